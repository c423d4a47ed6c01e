/** Removes secret values from the facts from which a report is rendered. */
import type { Redactor } from './redactor.js'

/**
 * Members whose values are words of ours, whatever the secrets are: they decide what is rendered.
 */
const OURS = /^(?:command|operation|kind|code|deletion|difference|result|log|verdict|is)$/

/** The values of a change are of others, names of members included. */
const VALUES = new Set(['before', 'after'])

/** Returns the facts without secret values. */
export function redactFacts<T>(facts: T, redactor: Pick<Redactor, 'redact' | 'redactAll'>): T {
  return redactValue(facts, redactor) as T
}

function redactValue(value: unknown, redactor: Pick<Redactor, 'redact' | 'redactAll'>): unknown {
  if (typeof value === 'string') return redactor.redact(value)
  if (Array.isArray(value)) return value.map((item) => redactValue(item, redactor))
  if (typeof value !== 'object' || value === null) return value
  const isChange = 'difference' in value
  const redacted: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(value)) {
    if (OURS.test(name) && typeof member === 'string') redacted[name] = member
    else if (isChange && VALUES.has(name)) redacted[name] = redactor.redactAll(member)
    else redacted[name] = redactValue(member, redactor)
  }
  return redacted
}
