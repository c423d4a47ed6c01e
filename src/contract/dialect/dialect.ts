/** What a service speaks: its words, and its customs. A value; the control plane client acts by the words. */
import { type Customs, LANGSMITH_CUSTOMS, NO_CUSTOMS } from './customs.js'
import { LANGSMITH_WORDS, NEUTRAL_WORDS, type Words } from './words.js'

export interface Dialect {
  words: Words
  customs: Customs
}

export const NEUTRAL: Dialect = { words: NEUTRAL_WORDS, customs: NO_CUSTOMS }
export const LANGSMITH: Dialect = { words: LANGSMITH_WORDS, customs: LANGSMITH_CUSTOMS }

/** Every dialect by its name, the value of `api_dialect`. */
export const DIALECTS: Readonly<Record<string, Dialect>> = { neutral: NEUTRAL, langsmith: LANGSMITH }
