/** What a service speaks: its words, and its customs. A value; the control plane client acts by the words. */
import { type Customs, LANGSMITH_CUSTOMS, NO_CUSTOMS } from './customs.js'
import { completeWords, LANGSMITH_WORDS, NEUTRAL_WORDS, type Word, type Words } from './words.js'

export interface Dialect {
  words: Words
  customs: Customs
  /** Words that the user wrote as the service has them: errors show them so. */
  written: ReadonlySet<Word>
}

export const NEUTRAL: Dialect = { words: NEUTRAL_WORDS, customs: NO_CUSTOMS, written: new Set() }
export const LANGSMITH: Dialect = {
  words: completeWords(LANGSMITH_WORDS),
  customs: LANGSMITH_CUSTOMS,
  written: new Set()
}

/** The dialects that have a name. */
export const DIALECTS: Readonly<Record<string, Dialect>> = { neutral: NEUTRAL, langsmith: LANGSMITH }
