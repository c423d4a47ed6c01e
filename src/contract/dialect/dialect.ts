/** What a service speaks: its words, and its serviceRules. A value; the control plane client acts by the words. */
import { LANGSMITH_SERVICE_RULES, NO_SERVICE_RULES, type ServiceRules } from './service-rules.js'
import { LANGSMITH_WORDS, NEUTRAL_WORDS, type Words } from './words.js'

export interface Dialect {
  words: Words
  serviceRules: ServiceRules
}

export const NEUTRAL: Dialect = { words: NEUTRAL_WORDS, serviceRules: NO_SERVICE_RULES }
export const LANGSMITH: Dialect = { words: LANGSMITH_WORDS, serviceRules: LANGSMITH_SERVICE_RULES }

/** Every dialect by its name, the value of `api_dialect`. */
export const DIALECTS: Readonly<Record<string, Dialect>> = { neutral: NEUTRAL, langsmith: LANGSMITH }
