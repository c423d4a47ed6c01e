/** Reads the text of a manifest into values that know their place in the file. */
import {
  DEEPEST,
  isAlias,
  isMap,
  isScalar,
  type ParsedNode,
  parseOne,
  type TextProblem
} from '../inputs/structured/yaml.js'

/** Where a value is written. */
export interface Place {
  /** Of its key, or of the value in a list; from the start of the text. */
  offset: number
  /** Keys that lead there from the top of the file. */
  path: readonly (string | number)[]
}

/** A value of the file. Numbers and booleans keep their spelling in `text`. */
export type Value = ListValue | MapValue | PlainValue

export type PlainValue = { kind: 'text'; place: Place; text: string; value: string | number | boolean } | NullValue

interface NullValue {
  kind: 'null'
  place: Place
}

export interface ListValue {
  kind: 'list'
  place: Place
  items: readonly Value[]
}

export interface MapValue {
  kind: 'map'
  place: Place
  entries: ReadonlyMap<string, Value>
}

/** More values than this, with aliases followed, are not a manifest. */
const MOST_VALUES = 100_000

/** Reads one YAML or JSON document. Aliases are followed; tags are refused. */
export function readDocument(text: string): Value | TextProblem {
  const document = parseOne(text)
  if ('problem' in document) return withHint(document, text)
  if (document.contents === null) return { problem: 'is empty. Describe your deployments in it.', offset: 0 }
  try {
    return new Reader().read(document.contents, { offset: 0, path: [] })
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

/** Follows the nodes of one document in their order, so that an alias has the last anchor before it. */
class Reader {
  private readonly anchors = new Map<string, ParsedNode>()
  /** Values that are being read: an alias to one of them has no end. */
  private readonly open = new Set<ParsedNode>()
  private values = 0

  read(node: ParsedNode | null, place: Place): Value {
    const { offset } = place
    if (++this.values > MOST_VALUES)
      throw new Refusal(`has more than ${MOST_VALUES} values. Write fewer aliases or values.`, offset)
    if (this.open.size > DEEPEST)
      throw new Refusal(`is nested more than ${DEEPEST} levels deep. Make it flatter.`, offset)
    if (node === null) return { kind: 'null', place }
    if (isAlias(node)) return this.follow(node.source, place)
    if (node.tag !== undefined) throw new Refusal('has a tag (!) before a value. Remove it.', node.range[0])
    if (node.anchor !== undefined) this.anchors.set(node.anchor, node)
    if (isScalar(node)) return plainValue(node.value, node.source, place)
    this.open.add(node)
    const value = isMap(node) ? this.readMap(node.items, place) : this.readList(node.items, place)
    this.open.delete(node)
    return value
  }

  private follow(anchor: string, place: Place): Value {
    const meant = this.anchors.get(anchor)
    if (meant === undefined || this.open.has(meant))
      throw new Refusal(
        'has an alias (*) without an anchor before it, or of a value that it is part of. Write the value.',
        place.offset
      )
    return this.read(meant, place)
  }

  private readMap(items: readonly { key: ParsedNode; value: ParsedNode | null }[], place: Place): MapValue {
    const entries = new Map<string, Value>()
    for (const { key, value } of items) {
      const offset = key.range?.[0] ?? place.offset
      const name = this.readKey(key, offset)
      if (entries.has(name)) throw new Refusal('has a name that occurs twice in one map. Keep one.', offset)
      entries.set(name, this.read(value, { offset, path: [...place.path, name] }))
    }
    return { kind: 'map', place, entries }
  }

  private readKey(key: ParsedNode, offset: number): string {
    if (!isScalar(key) || key.value === null) throw new Refusal('has a name that is not plain text. Quote it.', offset)
    if (key.tag !== undefined) throw new Refusal('has a tag (!) before a name. Remove it.', offset)
    const name = typeof key.value === 'string' ? key.value : (key.source ?? '')
    if (name === '__proto__') throw new Refusal('has the name __proto__. Remove it.', offset)
    if (name === '<<') throw new Refusal('has a merge key (<<). Use `defaults` or `environments` instead.', offset)
    if (name.includes('\0')) throw new Refusal('has a NUL character in a name. Remove it.', offset)
    return name
  }

  private readList(items: readonly ParsedNode[], place: Place): ListValue {
    return {
      kind: 'list',
      place,
      items: items.map((item, i) => this.read(item, { offset: item.range[0], path: [...place.path, i] }))
    }
  }
}

function plainValue(value: unknown, source: string | undefined, place: Place): PlainValue {
  if (value === null) return { kind: 'null', place }
  if (typeof value === 'number' || typeof value === 'boolean')
    return { kind: 'text', place, text: source ?? String(value), value }
  const text = typeof value === 'string' ? value : (source ?? '')
  if (text.includes('\0')) throw new Refusal('has a NUL character in a value. Remove it.', place.offset)
  return { kind: 'text', place, text, value: text }
}

/** How much work a value is: each value counts, and each 50 characters. */
export function weightOf(value: Value): number {
  switch (value.kind) {
    case 'null':
      return 1
    case 'text':
      return 1 + value.text.length / 50
    case 'list':
      return value.items.reduce((sum, item) => sum + weightOf(item), 1)
    case 'map':
      return [...value.entries].reduce((sum, [key, inner]) => sum + weightOf(inner) + key.length / 50, 1)
  }
}

/** The value as JavaScript has it. Numbers that JSON cannot have stay texts. */
export function plainOf(value: Value): unknown {
  switch (value.kind) {
    case 'null':
      return null
    case 'text':
      return typeof value.value === 'number' && !Number.isFinite(value.value) ? value.text : value.value
    case 'list':
      return value.items.map(plainOf)
    case 'map':
      return Object.fromEntries([...value.entries].map(([key, inner]) => [key, plainOf(inner)]))
  }
}

/** The value at a path, or the deepest one above it with the part of the path that does not exist. */
export function deepestAt(value: Value, path: readonly PropertyKey[]): { value: Value; rest: readonly PropertyKey[] } {
  const [first, ...rest] = path
  if (first === undefined) return { value, rest: [] }
  const inner =
    value.kind === 'map'
      ? value.entries.get(String(first))
      : value.kind === 'list'
        ? value.items[Number(first)]
        : undefined
  return inner === undefined ? { value, rest: path } : deepestAt(inner, rest)
}
