/**
 * The secrets in an answer (§2.1, §2.6): with their values, by name only, or in a shape of the
 * service's own.
 */

/**
 * The texts by name, undefined if only the name is listed. Of a name that is listed twice, the last
 * text counts.
 */
export type SecretList = ReadonlyMap<string, string | undefined>

interface Entry {
  name: string
  value?: unknown
}

/**
 * Reads the secrets of an answer; null if it has none, or has them in a shape that is not
 * understood.
 */
export function readSecretList(secrets: unknown): SecretList | null {
  const entries = entriesOf(secrets)
  if (entries === null) return null
  return new Map(
    entries.map(({ name, value }) => [name, typeof value === 'string' ? value : undefined])
  )
}

/** Reads a list of entries, a list of names, or a map of values by name. */
function entriesOf(secrets: unknown): Entry[] | null {
  if (typeof secrets !== 'object' || secrets === null) return null
  if (!Array.isArray(secrets))
    return Object.entries(secrets).map(([name, value]) => ({ name, value }))
  const entries: unknown[] = secrets.map((entry: unknown) =>
    typeof entry === 'string' ? { name: entry } : entry
  )
  return entries.every(isEntry) ? entries : null
}

function isEntry(entry: unknown): entry is Entry {
  return (
    typeof entry === 'object' && entry !== null && 'name' in entry && typeof entry.name === 'string'
  )
}
