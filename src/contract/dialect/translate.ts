/** Renames the words of the contract to those of a dialect and back, wherever they stand in a value. */
import { NEUTRAL_WORDS, type Word, type Words } from './dialect.js'

/**
 * `write`: neutral to wire. `read`: wire to neutral; a neutral word stays. `swap`: both at once, for a service to which a
 * neutral word is an unknown one.
 */
export type Way = 'write' | 'read' | 'swap'

/** The words that name fields. */
const FIELDS: readonly Word[] = ['graph_config_path', 'cluster_namespace', 'cluster_namespaces', 'cache_memory_mb']
/** The words that a field may hold. */
const VALUES: Readonly<Record<string, readonly Word[]>> = {
  source: ['git_host', 'external_container'],
  compute_type: ['cluster']
}
/** What these fields hold is the user's own, and is left alone. */
const OWN: ReadonlySet<string> = new Set([
  'labels',
  'annotations',
  'secrets',
  'env',
  'volumes',
  'volume_mounts',
  'init_containers',
  'sidecars'
])

/** The value in the other words. Unknown fields and values stay unchanged. */
export function translate(value: unknown, words: Words, way: Way): unknown {
  if (words === NEUTRAL_WORDS || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((entry) => translate(entry, words, way))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      rename(key, FIELDS, words, way),
      OWN.has(key) ? inner : translateField(key, inner, words, way)
    ])
  )
}

function translateField(key: string, value: unknown, words: Words, way: Way): unknown {
  const known = Object.hasOwn(VALUES, key) ? VALUES[key] : undefined
  return known !== undefined && typeof value === 'string'
    ? rename(value, known, words, way)
    : translate(value, words, way)
}

/** Translates the path of a field (§2.7, `loc`). */
export function translatePath<Part extends PropertyKey>(
  path: readonly Part[],
  words: Words,
  way: Way
): (Part | string)[] {
  const own = path.findIndex((part) => OWN.has(String(part)))
  return path.map((part, at) =>
    typeof part !== 'string' || (own >= 0 && at > own) ? part : rename(part, FIELDS, words, way)
  )
}

function rename(text: string, known: readonly Word[], words: Words, way: Way): string {
  const neutral = way === 'write' ? undefined : known.find((word) => words[word] === text)
  if (neutral !== undefined) return neutral
  const word = way === 'read' ? undefined : known.find((one) => one === text)
  return word === undefined ? text : words[word]
}
