/** A decoded text that knows where each part of it stands in the text it was decoded from. */

export type Span = [from: number, to: number]

export interface View {
  text: string
  /** Where the characters `from` to `to` (excluded) of this view stand in the original text. */
  source(from: number, to: number): Span
}

/** What one match was decoded to. */
interface Piece {
  /** In the decoded text. */
  at: number
  length: number
  /** In the text that was decoded. */
  from: number
  to: number
  /** Characters of that text per decoded character; 0 where the match only counts as a whole. */
  step: number
}

export interface Decoding {
  pattern: RegExp
  /** Each match has one of these characters: a text without any need not be searched. */
  marks?: readonly string[]
  decode: (match: RegExpExecArray) => string
  /** Characters before the first decoded one, where decoding does not start with the match. */
  skip?: number
  step?: number
  /** Separates decoded parts, instead of the text between them. If unset, that text stays. */
  between?: string
}

/** Returns the unchanged text as a view. */
export function viewOf(text: string): View {
  return { text, source: (from, to) => [from, to] }
}

/** Decodes every match in the view. Undefined if nothing matches. */
export function decodeIn(view: View, decoding: Decoding): View | undefined {
  const { pattern, marks, decode, skip = 0, step = 0, between } = decoding
  if (marks !== undefined && !marks.some((mark) => view.text.includes(mark))) return undefined
  const pieces: Piece[] = []
  let text = ''
  let end = 0
  for (const match of view.text.matchAll(pattern)) {
    text += between === undefined ? view.text.slice(end, match.index) : text === '' ? '' : between
    const decoded = decode(match)
    end = match.index + match[0].length
    pieces.push({ at: text.length, length: decoded.length, from: match.index + skip, to: end, step })
    text += decoded
  }
  if (pieces.length === 0) return undefined
  if (between === undefined) text += view.text.slice(end)
  const source = (from: number, to: number) => view.source(locate(pieces, from)[0], locate(pieces, to - 1)[1])
  return { text, source }
}

/** Where one decoded character stands in the text that was decoded. */
function locate(pieces: readonly Piece[], at: number): Span {
  let [low, high] = [0, pieces.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (pieces[middle]!.at <= at) low = middle + 1
    else high = middle
  }
  const piece = pieces[low - 1]
  if (piece === undefined) return [at, at + 1]
  const offset = at - piece.at
  if (offset >= piece.length) return [piece.to + offset - piece.length, piece.to + offset - piece.length + 1]
  if (piece.step === 0) return [piece.from, piece.to]
  return [piece.from + Math.floor(offset * piece.step), piece.from + Math.ceil((offset + 1) * piece.step)]
}
