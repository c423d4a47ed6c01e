/** Where secrets stand in a text. */
import { viewsOf } from './decode.js'
import { BY_LETTERS, type Needles, PART_LENGTH } from './forms.js'
import { decodeIn, type Span, type View } from './view.js'

/** Longer texts are read in windows, of which each begins this long before the end of the one before. */
const WINDOW = 64 * 1024
const OVERLAP = 8 * 1024

/** The positions of secrets in the text, in any encoding; with `decoded_only`, only encoded ones. */
export function findSpans(text: string, needles: Needles, { decoded_only = false } = {}): Span[] {
  if (text.length < needles.shortest) return []
  const spans: Span[] = []
  for (let from = 0; ; from += WINDOW - OVERLAP) {
    const window = text.slice(from, from + WINDOW)
    for (const view of viewsOf(window, needles.shortest)) {
      if (decoded_only && view.text === window) continue
      for (const [start, end] of spansIn(view, needles)) spans.push([from + start, from + end])
    }
    if (from + WINDOW >= text.length) return spans
  }
}

function spansIn(view: View, { exact, letters, parts }: Needles): Span[] {
  const spans = allOccurrences(exact, view)
  if (letters.size === 0) return spans
  const byLetters = decodeIn(view, BY_LETTERS) ?? view
  spans.push(...allOccurrences(letters, byLetters))
  if (parts.size > 0) spans.push(...partsIn(byLetters, parts))
  return spans
}

function allOccurrences(needles: ReadonlySet<string>, view: View): Span[] {
  const spans: Span[] = []
  for (const needle of needles) spans.push(...occurrences(needle, view))
  return spans
}

/** Where the needle stands. */
export function occurrences(needle: string, view: View): Span[] {
  const starts: number[] = []
  for (let at = view.text.indexOf(needle); at >= 0; at = view.text.indexOf(needle, at + 1)) starts.push(at)
  return spansAt(starts, needle.length, view)
}

function partsIn(view: View, parts: ReadonlySet<string>): Span[] {
  const starts: number[] = []
  for (let at = 0; at + PART_LENGTH <= view.text.length; at++) {
    if (parts.has(view.text.slice(at, at + PART_LENGTH))) starts.push(at)
  }
  return spansAt(starts, PART_LENGTH, view)
}

/** Those that overlap are one span: megabytes of one character are, too. */
function spansAt(starts: readonly number[], length: number, view: View): Span[] {
  const spans: Span[] = []
  for (const at of starts) {
    const last = spans.at(-1)
    if (last !== undefined && at < last[1]) last[1] = at + length
    else spans.push([at, at + length])
  }
  return spans.map(([from, to]) => view.source(from, to))
}
