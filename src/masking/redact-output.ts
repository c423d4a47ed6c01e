/** Outputs without secret values, and still what they are for. */
import type { OutputName } from '../action-names.js'
import type { Redactor } from './redactor.js'

/** Our own words, which workflows compare. A secret that is the same word is not revealed by them. */
const WORDS = new Set<OutputName>(['operation', 'new_revision', 'smoke', 'error_code'])
/** JSON, in which a secret may be any piece of the syntax: what is redacted are the texts in it. */
export const JSON_OUTPUTS: ReadonlySet<OutputName> = new Set<OutputName>([
  'plan',
  'plans',
  'swept',
  'deployments',
  'deployed',
  'unchanged',
  'failed',
  'skipped',
  'matrix'
])

/** Facts of each deployment of a manifest, by its key. */
const MAPS: ReadonlySet<OutputName> = new Set<OutputName>(['deployments', 'plans'])

export function redactOutput(name: OutputName, value: string, redactor: Redactor): string {
  // An output that was set and is withdrawn becomes empty.
  if (WORDS.has(name) || value === '') return value
  if (!JSON_OUTPUTS.has(name)) return redactor.redact(value)
  const told: unknown = JSON.parse(value)
  if (name === 'plan') return JSON.stringify(redactFacts(told as object, redactor))
  if (!MAPS.has(name)) return JSON.stringify(redactor.redactAll(told))
  const entries = Object.entries(told as Record<string, object>)
  const redacted = entries.map(([key, facts]) => [redactor.redact(key), redactFacts(facts, redactor)])
  return JSON.stringify(Object.fromEntries(redacted))
}

function redactFacts(facts: object, redactor: Redactor): object {
  const words = Object.entries(facts).filter(([name]) => WORDS.has(name as OutputName))
  return { ...redactor.redactAll(facts), ...Object.fromEntries(words) }
}
