/** Finds the word that the user probably meant. */
import { editDistance } from './edit-distance.js'

const MOST_SLIPS = 2
/** A shorter beginning could be that of any word. */
const LEAST_BEGINNING = 3

/** The known word that differs by at most two letters, whatever their case; undefined if none does. */
export function misspelled(word: string, known: readonly string[]): string | undefined {
  const judged = known
    .map((one) => ({ one, slips: editDistance(word.toLowerCase(), one.toLowerCase(), MOST_SLIPS) }))
    .filter(({ one, slips }) => slips <= MOST_SLIPS && slips < one.length)
    .sort((a, b) => a.slips - b.slips)
  return judged[0]?.one
}

/** The same, or else the known word that begins with the word. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const isBeginning = word.length >= LEAST_BEGINNING
  return misspelled(word, known) ?? (isBeginning ? known.find((one) => one.startsWith(word)) : undefined)
}

/** ` Did you mean "port"?`, or nothing. */
export function suggestion(word: string, known: readonly string[]): string {
  const meant = nearest(word, known)
  return meant === undefined ? '' : ` Did you mean ${JSON.stringify(meant)}?`
}
