/** The secrets in an answer (§2.1, §2.6): with their values, by name only, or in a shape of the service's own. */
import type { Secret } from './deployment.js'

type Entry = { name?: unknown; value?: unknown }

/** Secrets with their values; null when the service keeps any of them to itself: then nothing can be proven. */
export function returnedSecrets(secrets: unknown): Secret[] | null {
  const entries = entriesOf(secrets)
  const whole = entries?.flatMap(({ name, value }) =>
    typeof name === 'string' && typeof value === 'string' ? [{ name, value }] : []
  )
  return whole !== undefined && whole.length === entries?.length ? whole : null
}

/** The names; undefined when not even these are told. */
export function namedSecrets(secrets: unknown): string[] | undefined {
  const entries = entriesOf(secrets)
  const names = entries?.flatMap(({ name }) => (typeof name === 'string' ? [name] : []))
  return names?.length === entries?.length ? names : undefined
}

/** Every value that is there, whatever else is in the list: what must be masked. */
export function returnedValues(secrets: unknown): string[] {
  return entriesOf(secrets)?.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])) ?? []
}

/** Undefined for what is no list. */
function entriesOf(secrets: unknown): Entry[] | undefined {
  if (!Array.isArray(secrets)) return undefined
  return secrets.map((entry: unknown) => (typeof entry === 'object' && entry !== null ? entry : {}))
}
