/**
 * Sentences of a service, in the one words or the other. Prose has no schema, so only what can hardly be anything else is
 * touched: a branch, a secret or a namespace that happens to be called like a word stays what it is.
 */
import type { Position } from './positions.js'
import { ALL_WORDS, type Word, type Words } from './words.js'

/** A run of letters, digits and _ in a sentence, with what is around it. */
interface Token {
  text: string
  before: string
  after: string
}

function replaceTokens(text: string, replace: (token: Token) => string): string {
  return text.replace(/\w+/g, (token: string, at: number) => {
    const after = text.slice(at + token.length, at + token.length + AROUND)
    return replace({ text: token, before: text.slice(Math.max(0, at - AROUND), at), after })
  })
}

/** As much as any rule below looks at, in characters. */
const AROUND = 20

/** Part of a path, an address or a longer name. */
const isPart = ({ before, after }: Token) => /[/@-]$/.test(before) || /^(?:[/@-]|\.\w)/.test(after)
/** In quotes: more likely a value than a word. */
const isQuoted = ({ before, after }: Token) => /['"`]$/.test(before) || /^['"`]/.test(after)
/** A plain word says what it is only where a source, or deployments of one, are spoken of. */
const isSource = ({ before, after }: Token) =>
  /\bsource(?: is|:)? ['"`]?$/.test(before) ||
  (!before.endsWith('.') && /^['"`]? (?:source|deployments?)\b/.test(after))
/** Beside the other source: `for this one only; for that one …`. */
const isBeside = (token: Token) => /\b(?:for|to|of|or|and|from) $/.test(token.before) && !isQuoted(token)
const isComputeType = ({ before, after }: Token) =>
  /\bcompute type (?:is )?['"`]?$/.test(before) || /^['"`]? (?:compute type|listeners?)\b/.test(after)

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
  const tokens = new Set(text.match(/\w+/g))
  const bothSources = [words.git_host, words.external_container].every((wire) => tokens.has(wire))
  const isMeant = (word: Word, token: Token) => {
    if (isPart(token)) return false
    if (values.includes(word)) return !token.before.endsWith('.')
    if (token.text.includes('_')) return !isQuoted(token)
    if (word === 'cluster') return isComputeType(token)
    return (
      (word === 'git_host' || word === 'external_container') && (isSource(token) || (bothSources && isBeside(token)))
    )
  }
  return replaceTokens(text, (token) => {
    const said = changed.filter((word) => words[word] === token.text)
    return said.find((word) => isMeant(word, token)) ?? token.text
  })
}

/** A sentence in neutral words as a service with these words says it. */
export function wireWording(text: string, { words, at }: { words: Words; at?: Position | undefined }): string {
  const values = at?.kind === 'value' ? at.words : []
  const isMeant = (word: Word, token: Token) => {
    if (token.before.endsWith('/integrations/') && token.after.startsWith('/')) return true
    if (isPart(token)) return false
    if (values.includes(word)) return !token.before.endsWith('.')
    if (word !== 'cluster') return !isQuoted(token)
    return /compute type (?:is )?$/.test(token.before) || (token.before === '' && token.after.startsWith(' is a value'))
  }
  return replaceTokens(text, (token) => {
    const word = ALL_WORDS.find((one) => one === token.text)
    return word !== undefined && isMeant(word, token) ? words[word] : token.text
  })
}
