/** Takes secret values out of what a report is rendered from. Words of ours stay: they decide what is rendered. */
import type { Redactor } from '../masking/redactor.js'

/** Members whose values are words of ours, whatever the secrets are. */
const OURS: ReadonlySet<string> = new Set([
  'command',
  'operation',
  'kind',
  'code',
  'deletion',
  'difference',
  'result',
  'log',
  'verdict'
])

/** Members whose values are of others, names of members included. */
const FOREIGN: ReadonlySet<string> = new Set(['before', 'after'])

/** The same facts without secret values. */
export function redactFacts<T>(facts: T, redactor: Pick<Redactor, 'redact' | 'redactAll'>): T {
  return redactEach(facts, redactor) as T
}

function redactEach(value: unknown, redactor: Pick<Redactor, 'redact' | 'redactAll'>): unknown {
  if (typeof value === 'string') return redactor.redact(value)
  if (Array.isArray(value)) return value.map((item) => redactEach(item, redactor))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]) => {
    if (OURS.has(name) && typeof inner === 'string') return [name, inner]
    return [name, FOREIGN.has(name) ? redactor.redactAll(inner) : redactEach(inner, redactor)]
  })
  return Object.fromEntries(entries)
}
