/**
 * What a service speaks: its words, and its rules. The one table of the neutral words that stand where the public service
 * has its own (naming note of the specification): everything that speaks a dialect takes its words from here.
 */
import { LANGSMITH_SERVICE_RULES, type ServiceRules } from './service-rules.js'

/** Neutral word to the word of the public service. */
export const LANGSMITH_WORDS = {
  git_host: 'github',
  external_container: 'external_docker',
  graph_config_path: 'langgraph_config_path',
  cluster_namespace: 'k8s_namespace',
  cluster_namespaces: 'k8s_namespaces',
  cluster: 'k8s',
  cache_memory_mb: 'redis_memory_mb'
} as const

export type Word = keyof typeof LANGSMITH_WORDS
/** Neutral word to wire word, for every word. */
export type Words = Readonly<Record<Word, string>>

/** Every neutral word that a dialect may have another for. */
export const ALL_WORDS = Object.keys(LANGSMITH_WORDS) as readonly Word[]
export const NEUTRAL_WORDS = Object.fromEntries(ALL_WORDS.map((word) => [word, word])) as Words

export function isWord(text: string): text is Word {
  return Object.hasOwn(LANGSMITH_WORDS, text)
}

/** The words on the wire, and what the service asks for beyond the specification. */
export interface Dialect {
  words: Words
  serviceRules: ServiceRules
}

/** The words of the specification, and no rules beyond it. */
export const NEUTRAL: Dialect = { words: NEUTRAL_WORDS, serviceRules: {} }
export const LANGSMITH: Dialect = { words: LANGSMITH_WORDS, serviceRules: LANGSMITH_SERVICE_RULES }

/** Every dialect by its name, the value of `api_dialect`. */
export const DIALECTS: Readonly<Record<string, Dialect>> = { neutral: NEUTRAL, langsmith: LANGSMITH }

/** Whether an address is certain to be LangSmith in the cloud. */
export function isLangSmithCloud(base_url: string | undefined): boolean {
  if (base_url === undefined || !URL.canParse(base_url)) return false
  const { protocol, hostname } = new URL(base_url)
  return protocol === 'https:' && hostname.endsWith('.langchain.com')
}

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
