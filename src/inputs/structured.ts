/** YAML and JSON inputs: the one file that imports the YAML library. */
import { type Document, isMap, isScalar, type Node, type ParsedNode, parseDocument } from 'yaml'

export type ParsedStructure = { value: unknown } | { problem: string }

/** More aliases than this, once followed, are a bomb and not a document. */
const MOST_ALIASES = 100

/** The library's codes that a slip of the pen leads to, in words. */
const REASONS: Partial<Record<string, string>> = {
  BAD_INDENT: 'the indentation is wrong',
  TAB_AS_INDENT: 'a tab is used for indentation',
  BLOCK_AS_IMPLICIT_KEY: 'a map begins where none may, or the indentation is wrong',
  BLOCK_IN_FLOW: 'the indentation is wrong within brackets',
  MISSING_CHAR: 'a colon, comma, bracket or quote is missing',
  BAD_SCALAR_START: 'a text begins with a character that needs quotes',
  BAD_ALIAS: 'an alias leads nowhere',
  DUPLICATE_KEY: 'a name is there twice',
  MULTIPLE_DOCS: 'a second document begins (---)',
  UNEXPECTED_TOKEN: 'something stands where it may not',
  TAG_RESOLVE_FAILED: 'a tag (!) is not known'
}

/** Parses one document. Problems name the line and never quote the text, which may be a secret. */
function parseOne(text: string): Document.Parsed | { problem: string } {
  try {
    const document = parseDocument(text, { prettyErrors: false, uniqueKeys: true, logLevel: 'error' })
    const [error] = [...document.errors, ...document.warnings]
    if (error === undefined) return document
    const line = text.slice(0, error.pos[0]).split('\n').length
    const reason = REASONS[error.code] ?? 'something is written in a way that it does not know'
    return { problem: `is not YAML or JSON: ${reason} on line ${line}: correct it there` }
  } catch {
    return { problem: 'is nested too deeply: make it flatter' }
  }
}

/** The value of a YAML or JSON text. */
export function parseStructure(text: string): ParsedStructure {
  const document = parseOne(text)
  if ('problem' in document) return document
  try {
    const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES })
    return hasNul(value) ? { problem: 'holds a NUL character: remove it' } : { value }
  } catch {
    return { problem: 'holds aliases that lead nowhere, or too many of them: write the values out' }
  }
}

/** Entries of a map of texts. A scalar is taken as it is written (`1.10` stays `1.10`). */
export function parseTextMap(text: string): { entries: [name: string, value: string][]; problems: string[] } {
  const document = parseOne(text)
  if ('problem' in document) return { entries: [], problems: [document.problem] }
  if (!isMap(document.contents))
    return { entries: [], problems: ['is not a map: give lines NAME=value, or a map of names to values'] }
  const entries: [string, string][] = []
  const problems: string[] = []
  for (const { key, value } of document.contents.items) {
    const name = sourceOf(key, document)
    const content = sourceOf(value, document)
    if (name === undefined) problems.push('has a name that is not text: give names as text')
    else if (content === undefined)
      problems.push(`${JSON.stringify(name)} has no text as its value: quote it, or give '' for an empty one`)
    else entries.push([name, content])
  }
  return { entries, problems }
}

function sourceOf(node: Node | ParsedNode | null, document: Document.Parsed): string | undefined {
  const resolved = node !== null && 'resolve' in node ? node.resolve(document) : node
  if (!isScalar(resolved) || resolved.value === null) return undefined
  return typeof resolved.value === 'string' ? resolved.value : (resolved.source ?? JSON.stringify(resolved.value))
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || hasNul(inner))
}
