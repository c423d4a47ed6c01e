/**
 * YAML and JSON texts: the one file that imports the YAML library. Problems name the line, and
 * never quote the text.
 */
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  Parser,
  parseDocument,
  visit
} from 'yaml'
import { isDeeperThan } from '../../text/json.js'

export { isMap, isScalar, type ParsedNode } from 'yaml'

export type ParsedStructure = { value: unknown } | { problem: string }

/** A place in a text. The first line and the first column are 1. */
export interface Place {
  line: number
  column: number
}

/** What is wrong with a whole text, and the place if it is at one. */
interface TextProblem {
  problem: string
  place?: Place
}

/** More aliases than this, once followed, are a bomb and not a document. */
const MOST_ALIASES = 1000
/**
 * The library follows a document by recursion; a stack that ends while it does takes the whole
 * process along.
 */
const DEEPEST = 100
const TOO_DEEP = `is nested more than ${DEEPEST} levels deep. Make it flatter.`
/** In characters. A step can hardly be handed more: 128 KiB an input on Linux. */
export const LONGEST = 1024 * 1024

/** The library's error codes for mistakes that its position does not explain, in words. */
const REASONS: Partial<Record<string, string>> = {
  TAB_AS_INDENT: 'a tab is used for indentation',
  BAD_SCALAR_START: 'a text starts with a character that needs quotes',
  BAD_ALIAS: 'an alias has no anchor',
  DUPLICATE_KEY: 'a name occurs twice',
  NON_STRING_KEY: 'a name is not plain text',
  MULTIPLE_DOCS: 'a second document starts (---)',
  TAG_RESOLVE_FAILED: 'an unknown tag (!), or a text that starts with ! and needs quotes'
}
/** What the library says of a bracket or a quote, and which one it is. */
const BRACKETS: readonly (readonly [message: RegExp, reason: (bracket: string) => string])[] = [
  [/end with a ([}\]])$/, (bracket) => `the closing ${bracket} is missing`],
  [/^Missing closing (["'])/, (quote) => `the closing ${quote} is missing`],
  [/^Unexpected flow-(?:map|seq)-end.* "([}\]])"$/, (bracket) => `${bracket} closes nothing`]
]
const OTHER_REASON = 'a bracket, quote, comma or colon is missing, or the indentation is wrong'

/** Parses one document. `placeOf` takes an offset in characters. */
export function parseOne(
  text: string
): { document: Document.Parsed; placeOf: (offset: number) => Place } | TextProblem {
  if (text.length > LONGEST) return { problem: `is longer than ${LONGEST / 1024} KiB. Shorten it.` }
  // By its tokens, which the library reads without recursion. Each level has three: a collection,
  // its items, their values.
  if (isDeeperThan(3 * DEEPEST + 2, [...new Parser().parse(text)])) return { problem: TOO_DEEP }
  const comment = commentIn(text)
  if (comment !== undefined) {
    const line = text.slice(0, comment).split('\n').length
    const column = comment - text.lastIndexOf('\n', comment)
    const problem = `has a comment (// or /*) on line ${line}. Remove it, or start it with #.`
    return { problem, place: { line, column } }
  }
  const lineCounter = new LineCounter()
  try {
    const document = parseDocument(text, {
      prettyErrors: false,
      logLevel: 'error',
      stringKeys: true,
      lineCounter
    })
    const placeOf = (offset: number): Place => {
      const { line, col } = lineCounter.linePos(offset)
      return { line, column: col }
    }
    const [error] = [...document.errors, ...document.warnings]
    if (error === undefined) return { document, placeOf }
    const place = placeOf(error.pos[0])
    const reason = REASONS[error.code] ?? bracketReason(error.message) ?? OTHER_REASON
    return { problem: `is not valid YAML or JSON: ${reason} on line ${place.line}.`, place }
  } catch (error) {
    // The library recovers from some mistakes by recursion, and thousands of them end the stack.
    if (error instanceof RangeError)
      return { problem: 'is not valid YAML or JSON: it has too many mistakes.' }
    throw error
  }
}

function bracketReason(message: string): string | undefined {
  for (const [pattern, reason] of BRACKETS) {
    const [, bracket] = pattern.exec(message) ?? []
    if (bracket !== undefined) return reason(bracket)
  }
  return undefined
}

const JSON_START = /^\s*(?:\/[/*]|[{[]\s*["{[}\]/])/
/**
 * A text in quotes, whole or not closed on its line; or the start of a comment, beside which no
 * text stands.
 */
const TEXT_OR_COMMENT = /"(?:[^"\\\n]|\\.)*(?:"|$|(?=[\n\\]))|(?<![^\s"\d,{}[\]])\/[/*]/gm

/** Returns where the first comment of a JSON text starts: YAML would take it for text. */
function commentIn(text: string): number | undefined {
  if (!JSON_START.test(text)) return undefined
  for (const match of text.matchAll(TEXT_OR_COMMENT))
    if (match[0].startsWith('/')) return match.index
  return undefined
}

/** Returns the value of a YAML or JSON text. */
export function parseStructure(text: string): ParsedStructure {
  const parsed = parseOne(text)
  return 'problem' in parsed ? parsed : valueOf(parsed.document)
}

/** Returns the plain value of a document. Aliases are followed. */
export function valueOf(document: Document.Parsed): ParsedStructure {
  try {
    const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES })
    const problem = problemOf(value)
    return problem === undefined ? { value } : { problem }
  } catch {
    return {
      problem: 'contains aliases without an anchor, or too many aliases. Write the values out.'
    }
  }
}

/**
 * Returns the value of a document that has one, with numbers and booleans as they are spelled:
 * `1.10` stays `1.10`.
 */
export function spelledValueOf(document: Document.Parsed): unknown {
  const spelled = document.clone()
  visit(spelled, {
    Scalar: (_key, node) => {
      if (typeof node.value === 'number' || typeof node.value === 'boolean')
        node.value = node.source ?? node.value
    }
  })
  return spelled.toJS({ maxAliasCount: MOST_ALIASES })
}

/**
 * Returns what no field can carry: it would be cut off, or dropped in silence. An alias may be a
 * part of itself.
 */
function problemOf(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string')
    return value.includes('\0') ? 'contains a NUL character. Remove it.' : undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > DEEPEST) return TOO_DEEP
  for (const [key, inner] of Object.entries(value)) {
    const problem =
      key === '__proto__'
        ? 'contains the name __proto__. Remove it.'
        : (problemOf(key) ?? problemOf(inner, depth + 1))
    if (problem !== undefined) return problem
  }
  return undefined
}

/**
 * Where the value at a path starts: at its key, or at the entry of a list, which may be named by
 * its text. If the path leads further than the document, where its last existing part starts.
 */
export function offsetOf(document: Document.Parsed, path: readonly (string | number)[]): number {
  let node: unknown = document.contents
  let offset = 0
  for (const part of path) {
    const at = isAlias(node) ? node.resolve(document) : node
    const pair = isMap(at)
      ? at.items.find(({ key }) => isScalar(key) && key.value === part)
      : undefined
    const item = isSeq(at)
      ? at.items.find((one, index) =>
          typeof part === 'number' ? index === part : isScalar(one) && one.value === part
        )
      : pair?.key
    const [start] = (item as { range?: [number] } | undefined)?.range ?? []
    if (start === undefined) break
    offset = start
    node = pair === undefined ? item : pair.value
  }
  return offset
}
