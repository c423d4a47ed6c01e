import { INVISIBLE, sanitizeLine, withoutAnsi } from '../text/sanitize.js'

/** Shorter values also stand in other text of the log, which masking would hide. */
export const SHORTEST_MASKED = 4
/** Words that every log and every condition of a workflow is made of. */
const COMMON = /^(?:true|false|null|none)$/i
/** The longest word of letters alone that is taken for a setting. */
export const LONGEST_WORD = 15
/** A setting rather than a secret. Masked by the runner, it would blot out other steps and drop outputs of the job. */
const PLAIN_WORD = /^(?:[A-Za-z][a-z]*|[A-Z]+)$/
/** What is left of shorter values by letters and digits stands in other texts by chance. */
const SHORTEST_LETTERS = 8
/** A part of a secret that is as long as this gives it away; in letters and digits. */
const PART = 12

/** Splits a value into its lines, without white space around them. */
function linesOf(value: string): string[] {
  return value.split(/\r\n|\n|\r/).map((line) => line.trim())
}

function isMaskable(piece: string): boolean {
  const text = piece.trim()
  return text.length >= SHORTEST_MASKED && !COMMON.test(text)
}

/** Whether the value is one plain word, as a setting is. */
export function isPlainWord(value: string): boolean {
  const word = value.trim()
  return word.length <= LONGEST_WORD && PLAIN_WORD.test(word)
}

/** Whether the runner may mask the whole value; it masks each line separately. */
export function isFitForRunner(value: string): boolean {
  return linesOf(value).every((line) => line === '' || (isMaskable(line) && !isPlainWord(line)))
}

/** Whether the runner may mask at least a line of the value; one of blanks has nothing to hide. */
export function canBeMasked(value: string): boolean {
  return value.trim() === '' || linesOf(value).some((line) => isMaskable(line) && isFitForRunner(line))
}

/** Returns the value and each of its lines, if they can be searched for. */
export function piecesOf(value: string): string[] {
  return [...new Set([value, value.trim(), ...linesOf(value)])].filter(isMaskable)
}

/** What is looked for in a text and in everything that it can be decoded to. */
export interface Needles {
  /** Found in their plain form. */
  exact: Set<string>
  /** Found by their letters and digits alone, whatever else is dropped, escaped or put between. */
  letters: Set<string>
  /** Parts of `letters`, all of one length. */
  parts: Set<string>
  /** The length of the shortest of them. No decoding makes a text longer, so a shorter text holds none. */
  shortest: number
}

/** Returns needles that find nothing. */
export function noNeedles(): Needles {
  return { exact: new Set(), letters: new Set(), parts: new Set(), shortest: Number.POSITIVE_INFINITY }
}

/** Adds what finds the value in a text. */
export function addNeedles(needles: Needles, value: string): void {
  const { exact, letters, parts } = needles
  const add = (to: Set<string>, needle: string) => {
    to.add(needle)
    needles.shortest = Math.min(needles.shortest, needle.length)
  }
  for (const piece of piecesOf(value)) {
    const plain = withoutAnsi(piece)
    // A program that prints the value may drop what cannot be seen in it.
    const printed = [piece, sanitizeLine(piece, piece.length), plain, plain.replace(INVISIBLE, '')].filter(isMaskable)
    for (const form of printed) {
      add(exact, form)
      // Decoded bytes are one character each.
      add(exact, Buffer.from(form).toString('latin1'))
    }
    const whole = lettersOf(piece)
    if (whole.length >= SHORTEST_LETTERS) add(letters, whole)
    // Parts of prose occur in other prose. Only parts of a text without blanks identify it.
    for (const word of piece.split(/\s+/).map(lettersOf)) {
      if (word.length === PART) continue
      for (let at = 0; at + PART <= word.length; at++) add(parts, word.slice(at, at + PART))
    }
  }
}

const NO_LETTERS = /[^A-Za-z0-9]+/g
const lettersOf = (text: string) => text.replace(NO_LETTERS, '')

/** How to read a text by its letters and digits alone. What was redacted keeps its two sides apart. */
export const BY_LETTERS = { pattern: NO_LETTERS, decode: ([run]: RegExpExecArray) => (run.includes('***') ? '*' : '') }
/** The length of each of the parts. */
export const PART_LENGTH = PART
