/** Parses the text of a manifest into plain values, and finds where each is written. */
import {
  DEEPEST,
  isAlias,
  isMap as isMapNode,
  isScalar,
  type ParsedNode,
  parseOne,
  type TextProblem
} from '../inputs/structured/yaml.js'
import type { Path } from './values.js'

/** A file with the values of its one document. */
export interface ParsedManifest {
  /** With numbers and booleans. */
  values: unknown
  /** The same values, but numbers and booleans as they are spelled: `1.10` stays `1.10`. */
  texts: unknown
  /** How much work a part of `texts` is: each value counts, and each 50 characters. Aliases count as what they stand for. */
  sizeOf: (part: unknown) => number
  /** Where the value at a path starts, or what is nearest above it: its key, or the entry of a list. */
  offsetOf: (path: Path) => number
}

/** More work than this is no manifest. `defaults` of 500 deployments count 500 times. */
export const MOST_WORK = 300_000
export const TOO_MUCH_WORK =
  'has too many values, with `defaults` and aliases (*) counted wherever they are used. Write fewer.'

/** Parses one YAML or JSON document. Aliases are followed; tags and merge keys are refused. */
export function parseManifest(text: string): ParsedManifest | TextProblem {
  const document = parseOne(text)
  if ('problem' in document) return withHint(document, text)
  const { contents } = document
  if (contents === null) return { problem: 'is empty. Describe your deployments in it.', offset: 0 }
  const reader = new Reader()
  try {
    const { value, text } = reader.read(contents, 0)
    const offsetOf = (path: Path) => reader.offsetOf(contents, path)
    return { values: value, texts: text, sizeOf: reader.sizeOf, offsetOf }
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.message, offset: error.offset }
    throw error
  }
}

/** YAML reads the { of an unquoted reference as the start of a map. */
function withHint({ problem, offset }: TextProblem, text: string): TextProblem {
  if (offset === undefined) return { problem }
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const [line = ''] = text.slice(start).split('\n', 1)
  const hint = line.includes('${') ? " Quote values with references: '${…}'." : ''
  return { problem: `${problem}${hint}`, offset }
}

/** Ends the reading at a value that no manifest may have. */
class Refusal extends Error {
  constructor(
    message: string,
    readonly offset: number
  ) {
    super(message)
  }
}

/** What a node stands for. */
interface Read {
  value: unknown
  text: unknown
  size: number
  /** Levels of lists and maps. */
  depth: number
}

interface Child {
  node: ParsedNode | null
  offset: number
}

/** Reads each node once, in the order of the text: an alias shares the value of its anchor. */
class Reader {
  /** What has an anchor. While it is being read, it has no value yet. */
  private readonly anchors = new Map<string, { node: ParsedNode; read?: Read }>()
  private readonly meant = new Map<ParsedNode, ParsedNode>()
  private readonly children = new Map<ParsedNode, Map<string | number, Child>>()
  private readonly sizes = new Map<unknown, number>()

  readonly sizeOf = (part: unknown): number => this.sizes.get(part) ?? 1

  read(node: ParsedNode | null, offset: number): Read {
    if (node === null) return { value: null, text: null, size: 1, depth: 0 }
    if (isAlias(node)) return this.follow(node, offset)
    if (node.tag !== undefined) throw new Refusal('has a tag (!) before a value. Remove it.', node.range[0])
    const anchored: { node: ParsedNode; read?: Read } = { node }
    if (node.anchor !== undefined) this.anchors.set(node.anchor, anchored)
    anchored.read = isScalar(node) ? readScalar(node, offset) : this.readCollection(node)
    const { size, depth } = anchored.read
    if (size > MOST_WORK) throw new Refusal(TOO_MUCH_WORK, offset)
    if (depth > DEEPEST) throw new Refusal(`is nested more than ${DEEPEST} levels deep. Make it flatter.`, offset)
    return anchored.read
  }

  /** Walks along a path until it ends, or the part of it that exists. */
  offsetOf(root: ParsedNode, path: Path): number {
    let at: Child = { node: root, offset: 0 }
    for (const part of path) {
      const node = at.node && (this.meant.get(at.node) ?? at.node)
      const child = node && this.children.get(node)?.get(part)
      if (!child) break
      at = child
    }
    return at.offset
  }

  private follow(alias: ParsedNode & { source: string }, offset: number): Read {
    const { node, read } = this.anchors.get(alias.source) ?? {}
    if (node === undefined || read === undefined)
      throw new Refusal(
        'has an alias (*) without an anchor before it, or of a value that it is part of. Write the value.',
        offset
      )
    this.meant.set(alias, node)
    return read
  }

  private readCollection(node: Exclude<ParsedNode, { source: unknown }>): Read {
    const children = isMapNode(node) ? childrenOf(node.items) : itemsOf(node.items)
    this.children.set(node, children)
    const read = [...children].map(([key, child]) => [String(key), this.read(child.node, child.offset)] as const)
    const isList = !isMapNode(node)
    const collect = (part: 'value' | 'text') =>
      isList ? read.map(([, one]) => one[part]) : Object.fromEntries(read.map(([key, one]) => [key, one[part]]))
    const text = collect('text')
    const size = read.reduce((sum, [key, one]) => sum + one.size + (isList ? 0 : key.length / 50), 1)
    this.sizes.set(text, size)
    const depth = 1 + read.reduce((most, [, one]) => Math.max(most, one.depth), 0)
    return { value: collect('value'), text, size, depth }
  }
}

function itemsOf(items: readonly ParsedNode[]): Map<number, Child> {
  return new Map(items.map((node, i) => [i, { node, offset: node.range[0] }]))
}

function childrenOf(items: readonly { key: ParsedNode; value: ParsedNode | null }[]): Map<string, Child> {
  const children = new Map<string, Child>()
  for (const { key, value } of items) {
    const [offset] = key.range
    const name = readKey(key, offset)
    if (children.has(name)) throw new Refusal('has a name that occurs twice in one map. Keep one.', offset)
    children.set(name, { node: value, offset })
  }
  return children
}

function readKey(key: ParsedNode, offset: number): string {
  if (!isScalar(key) || key.value === null) throw new Refusal('has a name that is not plain text. Quote it.', offset)
  if (key.tag !== undefined) throw new Refusal('has a tag (!) before a name. Remove it.', offset)
  const name = typeof key.value === 'string' ? key.value : (key.source ?? '')
  if (name === '__proto__') throw new Refusal('has the name __proto__. Remove it.', offset)
  if (name === '<<') throw new Refusal('has a merge key (<<). Use `defaults` or `environments` instead.', offset)
  if (name.includes('\0')) throw new Refusal('has a NUL character in a name. Remove it.', offset)
  return name
}

/** Numbers that JSON cannot have stay texts. */
function readScalar({ value, source = '' }: { value: unknown; source?: string }, offset: number): Read {
  if (value === null) return { value, text: value, size: 1, depth: 0 }
  const text = typeof value === 'string' ? value : source
  if (text.includes('\0')) throw new Refusal('has a NUL character in a value. Remove it.', offset)
  const isPlain = typeof value === 'boolean' || Number.isFinite(value)
  return { value: isPlain ? value : text, text, size: 1 + text.length / 50, depth: 0 }
}
