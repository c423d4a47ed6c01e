/** Outputs without secret values, and still what they are for. */
import type { OutputName } from '../action-names.js'
import type { Redactor } from './redactor.js'

/** Our own words, which workflows compare. A secret that is the same word is not revealed by them. */
const WORDS = new Set<OutputName>(['operation', 'new_revision', 'smoke', 'error_code'])
/** JSON, in which a secret may be any piece of the syntax: what is redacted are the texts in it. */
export const JSON_OUTPUTS: ReadonlySet<OutputName> = new Set<OutputName>([
  'plan',
  'swept',
  'deployments',
  'deployed',
  'unchanged',
  'failed',
  'skipped',
  'matrix'
])

/** The value that may be written to the output. */
export function redactOutput(name: OutputName, value: string, redactor: Redactor): string {
  // An output that was set and is withdrawn becomes empty.
  if (WORDS.has(name) || value === '') return value
  if (!JSON_OUTPUTS.has(name)) return redactor.redact(value)
  const told: unknown = JSON.parse(value)
  const redacted = redactor.redactAll(told)
  const operation = name === 'plan' ? { operation: (told as { operation: string }).operation } : {}
  return JSON.stringify(Array.isArray(redacted) ? redacted : { ...(redacted as object), ...operation })
}
