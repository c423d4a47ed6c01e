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
