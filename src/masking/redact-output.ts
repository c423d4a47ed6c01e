/** Outputs without secret values, and still what they are for. */
import type { OutputName } from '../action-names.js'
import type { Redactor } from './redactor.js'

/** Words of ours, which workflows compare: a secret that happens to be the same word is not told by them. */
const WORDS = new Set<OutputName>(['operation', 'new_revision', 'smoke', 'error_code'])
/** JSON, in which a secret may be any piece of the syntax: what is redacted are the texts in it. */
const JSON_OUTPUTS = new Set<OutputName>(['plan', 'swept'])

/** The value as it may be put out. */
export function redactOutput(name: OutputName, value: string, redactor: Redactor): string {
  // What was put out before and is taken back is empty.
  if (WORDS.has(name) || value === '') return value
  if (!JSON_OUTPUTS.has(name)) return redactor.redact(value)
  const told: unknown = JSON.parse(value)
  const redacted = redactor.redactAll(told)
  const operation = name === 'plan' ? { operation: (told as { operation: string }).operation } : {}
  return JSON.stringify(Array.isArray(redacted) ? redacted : { ...(redacted as object), ...operation })
}
