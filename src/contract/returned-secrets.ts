/** The secrets in an answer (§2.1, §2.6): with their values, by name only, or in a shape of the service's own. */

type Entry = { name?: unknown; value?: unknown }

/** The values by name, undefined if only the name is shown. For a duplicate name, the last value counts. */
export type ToldSecrets = ReadonlyMap<string, string | undefined>

/** What an answer shows of the secrets; null when it shows nothing, or in a shape that is not understood. */
export function toldSecrets(secrets: unknown): ToldSecrets | null {
  const entries = entriesOf(secrets)
  if (entries === undefined || entries.some(({ name }) => typeof name !== 'string')) return null
  return new Map(entries.map(({ name, value }) => [name as string, typeof value === 'string' ? value : undefined]))
}

/** A list of entries or of names, or a map of values by name. Undefined for what is neither. */
function entriesOf(secrets: unknown): Entry[] | undefined {
  if (typeof secrets !== 'object' || secrets === null) return undefined
  if (!Array.isArray(secrets)) return Object.entries(secrets).map(([name, value]) => ({ name, value }))
  return secrets.map((entry: unknown) => {
    if (typeof entry === 'string') return { name: entry }
    return typeof entry === 'object' && entry !== null ? entry : {}
  })
}
