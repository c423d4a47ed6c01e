/**
 * Sentences of a service, in the one words or the other. Prose has no schema, so only what can hardly be anything else is touched: a
 * branch, a secret or a namespace that happens to be called like a word stays what it is.
 */
import { type Position } from './positions.js'
import { ALL_WORDS, type Word, type Words } from './words.js'

/** A word by itself: not in quotes, nor part of a path, an address or a longer name. */
const alone = (word: string) => new RegExp(`(?<![\\w'"\`/@-])${word}(?![\\w'"\`/@-]|\\.\\w)`, 'g')
/** A word as the text of a value, in quotes or not. */
const whole = (word: string) => new RegExp(`(?<![\\w./@-])${word}(?![\\w/@-]|\\.\\w)`, 'g')
/** A plain word says what it is only where a source is spoken of. */
const besideSource = (word: string) =>
  new RegExp(`(?<=\\bsource(?: is|:)? ['"\`]?)${word}\\b(?![-/.]\\w)|(?<![\\w./@-])${word}(?=['"\`]? source\\b)`, 'g')

/**
 * In neutral words.
 *
 * @param at Where in the request the sentence is about: there, the values of that place are words.
 * @param kept Words that stay as the service has them.
 */
export function neutralWording(
  text: string,
  { words, at, kept }: { words: Words; at?: Position | undefined; kept: ReadonlySet<Word> }
): string {
  const values = at?.kind === 'value' ? at.words : []
  const changed = ALL_WORDS.filter((word) => words[word] !== word && !kept.has(word))
  return changed.reduce((said, word) => {
    const wire = words[word]
    if (values.includes(word)) return said.replace(whole(wire), word)
    if (wire.includes('_')) return said.replace(alone(wire), word)
    return word === 'git_host' || word === 'external_container' ? said.replace(besideSource(wire), word) : said
  }, text)
}

/** A sentence in neutral words as a service with these words says it. */
export function wireWording(text: string, { words, at }: { words: Words; at?: Position | undefined }): string {
  const values = at?.kind === 'value' ? at.words : []
  return ALL_WORDS.filter((word) => words[word] !== word).reduce((said, word) => {
    if (values.includes(word)) return said.replace(whole(word), words[word])
    if (word === 'cluster')
      return said.replace(/(?<=compute type (?:is )?)cluster\b|^cluster(?= is a value)/g, words[word])
    return said.replace(alone(word), words[word]).replaceAll(`/integrations/${word}/`, `/integrations/${words[word]}/`)
  }, text)
}
