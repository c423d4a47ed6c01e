/** Removes secret values from the outputs of the step. */
import type { OutputName } from '../action-names.js'
import type { Redactor } from './redactor.js'

/** How an output is redacted. */
interface OutputRow {
  /**
   * JSON, in which a secret may be any piece of the syntax: what is redacted are the texts in it.
   */
  json?: true
  /**
   * One of our own words, which workflows compare. A secret that is the same word is not revealed
   * by it.
   */
  word?: true
  /** JSON with facts that have such words: of one deployment, or a map of them by key. */
  facts?: 'one' | 'map'
}

/** Those that are no plain text. */
const OUTPUTS: Partial<Record<OutputName, OutputRow>> = {
  operation: { word: true },
  new_revision: { word: true },
  smoke: { word: true },
  error_code: { word: true },
  plan: { json: true, facts: 'one' },
  plans: { json: true, facts: 'map' },
  swept: { json: true },
  deployments: { json: true, facts: 'map' },
  deployed: { json: true },
  unchanged: { json: true },
  failed: { json: true },
  skipped: { json: true },
  matrix: { json: true }
}

export function isJsonOutput(name: OutputName): boolean {
  return OUTPUTS[name]?.json === true
}

/** Returns an output as it may be printed. */
export function redactOutput(name: OutputName, value: string, redactor: Redactor): string {
  const { json, word, facts } = OUTPUTS[name] ?? {}
  // An output that was set and is withdrawn becomes empty.
  if (word || value === '') return value
  if (!json) return redactor.redact(value)
  const parsed: unknown = JSON.parse(value)
  if (facts === 'one') return JSON.stringify(redactMembers(parsed as object, redactor))
  if (facts === 'map') return JSON.stringify(redactMap(parsed as Record<string, object>, redactor))
  return JSON.stringify(redactor.redactAll(parsed))
}

function redactMap(map: Record<string, object>, redactor: Redactor): Record<string, object> {
  const redacted: Record<string, object> = {}
  for (const [key, facts] of Object.entries(map))
    redacted[redactor.redact(key)] = redactMembers(facts, redactor)
  return redacted
}

function redactMembers(facts: object, redactor: Redactor): object {
  const words = Object.entries(facts).filter(([name]) => isWord(name))
  return { ...redactor.redactAll(facts), ...Object.fromEntries(words) }
}

function isWord(name: string): boolean {
  return Object.hasOwn(OUTPUTS, name) && OUTPUTS[name as OutputName]?.word === true
}
