/** YAML and JSON inputs: the one file that imports the YAML library. */
import { type CST, type Document, isScalar, Parser, parseDocument, visit } from 'yaml'

export { isAlias, isMap, isScalar, LineCounter, type ParsedNode } from 'yaml'

export type ParsedStructure = { value: unknown } | { problem: string }

/** What is wrong with a whole text, and the offset of it if it is at one place. */
export interface TextProblem {
  problem: string
  offset?: number
}

/** More aliases than this, once followed, are a bomb and not a document. */
const MOST_ALIASES = 100
/** The library follows a document by recursion; a stack that ends while it does takes the whole process along. */
export const DEEPEST = 100
/** In characters. A step can hardly be handed more: 128 KiB an input on Linux. */
export const LONGEST = 1024 * 1024

/** The library's error codes for common mistakes, in words. */
const REASONS: Partial<Record<string, string>> = {
  BAD_INDENT: 'the indentation is wrong',
  TAB_AS_INDENT: 'a tab is used for indentation',
  BLOCK_AS_IMPLICIT_KEY: 'a map starts at a wrong place, or the indentation is wrong',
  BLOCK_IN_FLOW: 'the indentation within brackets is wrong',
  MISSING_CHAR: 'a colon, comma, bracket or quote is missing',
  BAD_SCALAR_START: 'a text starts with a character that needs quotes',
  BAD_ALIAS: 'an alias has no anchor',
  DUPLICATE_KEY: 'a name occurs twice',
  MULTIPLE_DOCS: 'a second document starts (---)',
  UNEXPECTED_TOKEN: 'unexpected text',
  TAG_RESOLVE_FAILED: 'an unknown tag (!), or a text that starts with ! and needs quotes'
}

/** Parses one document. Problems name the line and never quote the text, which may be a secret. */
export function parseOne(text: string): Document.Parsed | TextProblem {
  if (text.length > LONGEST) return { problem: `is longer than ${LONGEST / 1024} KiB. Shorten it.` }
  try {
    return parseShort(text)
  } catch (error) {
    // The library recovers from some mistakes by recursion, and thousands of them end the stack.
    if (error instanceof RangeError) return { problem: 'is not valid YAML or JSON: it has too many mistakes.' }
    throw error
  }
}

function parseShort(text: string): Document.Parsed | TextProblem {
  if (isTooDeep(text)) return { problem: `is nested more than ${DEEPEST} levels deep. Make it flatter.` }
  // Repeated names are found below: the library compares each name with each, which takes quadratic time.
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false, logLevel: 'error' })
  const [error = repeatedKey(document)] = [...document.errors, ...document.warnings]
  if (error === undefined) return document
  const line = lineOf(text, error.pos[0])
  const open = MAY_BE_UNCLOSED.has(error.code) ? unclosed(text) : undefined
  if (open !== undefined) return { problem: unclosedProblem(text, open, error.pos[0]), offset: open.offset }
  const reason = REASONS[error.code] ?? 'a syntax error'
  return { problem: `is not valid YAML or JSON: ${reason} on line ${line}.`, offset: error.pos[0] }
}

/** The line of an offset; the first is 1. */
export const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length

/** The library's message about an unclosed bracket or quote usually names the text after it. */
const MAY_BE_UNCLOSED: ReadonlySet<string> = new Set(['BAD_INDENT', 'MISSING_CHAR', 'BLOCK_IN_FLOW'])
const CLOSING: Partial<Record<string, string>> = { '[': ']', '{': '}', '"': '"', "'": "'" }

interface Opening {
  char: string
  offset: number
}

/** The bracket or quote that opens last and has no end, by the tokens of the text; undefined when each has its own. */
function unclosed(text: string): Opening | undefined {
  let last: Opening | undefined
  const note = (char: string, offset: number) => {
    if (last === undefined || offset > last.offset) last = { char, offset }
  }
  const look = (token: unknown): void => {
    if (typeof token !== 'object' || token === null) return
    if (isFlow(token)) {
      const { source, offset } = token.start
      if (!token.end.some((end) => end.source === CLOSING[source])) note(source, offset)
    } else if (isQuoted(token)) {
      const { source, offset } = token
      if (source.length < 2 || !source.endsWith(source.charAt(0))) note(source.charAt(0), offset)
    }
    for (const inner of Object.values(token)) look(inner)
  }
  for (const token of new Parser().parse(text)) look(token)
  return last
}

const isFlow = (token: object): token is CST.FlowCollection => 'type' in token && token.type === 'flow-collection'
const isQuoted = (token: object): token is CST.FlowScalar =>
  'type' in token && (token.type === 'double-quoted-scalar' || token.type === 'single-quoted-scalar')

/** @param noticed Where the text went wrong for the library: what closes behind that closes too late, or too far left. */
function unclosedProblem(text: string, { char, offset }: Opening, noticed: number): string {
  const closing = CLOSING[char] ?? ''
  const what = `is not valid YAML or JSON: the ${char} on line ${lineOf(text, offset)}`
  return text.indexOf(closing, noticed) < 0 || closing === char
    ? `${what} is not closed. Close it with ${closing}`
    : `${what} is not closed, or its contents are not indented. Close it with ${closing}, or indent all its lines.`
}

/** By the tokens of the text, which the library reads without recursion. */
function isTooDeep(text: string): boolean {
  let level: unknown[] = [...new Parser().parse(text)]
  for (let depth = 0; level.length > 0; depth++) {
    // Between a collection and what it holds stand two levels of tokens: its items, and their keys and values.
    if (depth > 3 * DEEPEST) return true
    level = level.flatMap((token) =>
      typeof token === 'object' && token !== null
        ? Object.values(token).filter((inner) => typeof inner === 'object' && inner !== null)
        : []
    )
  }
  return false
}

/** The first name that comes twice in a map. */
function repeatedKey(document: Document.Parsed): { code: string; pos: [number, number] } | undefined {
  let found: [number, number] | undefined
  visit(document, {
    Map: (_key, map) => {
      const seen = new Set<unknown>()
      for (const { key } of map.items) {
        if (!isScalar(key) || found !== undefined) continue
        if (seen.has(key.value)) found = [key.range?.[0] ?? 0, key.range?.[1] ?? 0]
        seen.add(key.value)
      }
      return found === undefined ? undefined : visit.BREAK
    }
  })
  return found && { code: 'DUPLICATE_KEY', pos: found }
}

/** The value of a YAML or JSON text. */
export function parseStructure(text: string): ParsedStructure {
  const document = parseOne(text)
  if ('problem' in document) return document
  try {
    const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES })
    const odd = oddity(value)
    return odd === undefined ? { value } : { problem: `contains ${odd}. Remove it.` }
  } catch {
    return { problem: 'contains aliases without an anchor, or too many aliases. Write the values out.' }
  }
}

/** What no field can carry: it would be cut off, or dropped in silence. */
function oddity(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? 'a NUL character' : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const odd = key === '__proto__' ? 'the name __proto__' : (oddity(key) ?? oddity(inner))
    if (odd !== undefined) return odd
  }
  return undefined
}
