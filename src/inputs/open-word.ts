/** Words of a list that the service may extend at any time: it decides about them. */
import type { InputName } from '../action-names.js'
import { nearest } from '../text/did-you-mean.js'
import { quote } from './fields.js'
import type { Reading } from './reading.js'

/** Reads any word. Warns of one that is nearly a known word. */
export function readOpenWord(
  { field, warnings }: Reading,
  input: InputName,
  words: readonly string[]
): string | undefined {
  const word = field.text(input)
  if (word === undefined || words.includes(word)) return word
  const meant = nearest(word, words)
  if (meant !== undefined)
    warnings.push(`\`${input}\` is ${quote(word)}, and is sent so. Did you mean ${meant}?`)
  return word
}
