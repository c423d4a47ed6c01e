/**
 * Makes a workflow of an example: its words are replaced in the parsed document, so that no value can become YAML. Pure.
 */
import { type Document, isMap, isScalar, type Pair, parseDocument, Scalar, visit, type YAMLMap } from 'yaml'

/** Texts of an example, and what stands for each. */
export type Words = Readonly<Record<string, string>>

/** As Ruby reads YAML, these are no texts. */
const NOT_TEXT = /^(?:y|n|yes|no|on|off|[^A-Za-z_./].*)$/i

export interface Fill {
  words: Words
  /** Changes the document after its words are replaced: a value of the user is not looked at again. */
  edit?: (document: Document) => void
  /** Longer texts are folded; never if 0. */
  lineWidth?: number
}

export function fillExample(example: string, { words, edit = () => {}, lineWidth = 0 }: Fill): string {
  const document = parseDocument(example) as Document
  const fill = replacer(words)
  document.commentBefore &&= fill(document.commentBefore)
  visit(document, {
    Node(_, node) {
      node.comment &&= fill(node.comment)
      node.commentBefore &&= fill(node.commentBefore)
      if (isScalar(node) && typeof node.value === 'string') fillScalar(node as Scalar<string>, fill)
    }
  })
  edit(document)
  return document.toString({ lineWidth, flowCollectionPadding: false })
}

function fillScalar(node: Scalar<string>, fill: (text: string) => string): void {
  const filled = fill(node.value)
  if (filled !== node.value && NOT_TEXT.test(filled)) node.type = Scalar.QUOTE_SINGLE
  node.value = filled
}

/** Replaces whole words only, all in one pass: what was put in is not looked at again. */
function replacer(words: Words): (text: string) => string {
  const escaped = Object.keys(words)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\w./])(?:${escaped.join('|')})(?![\\w/]|\\.\\w)`, 'g')
  return (text) => text.replace(pattern, (word) => words[word] ?? word)
}

/** Calls `change` for each map that has the key, such as the inputs of a step. */
export function editMaps(document: Document, key: string, change: (map: YAMLMap, pair: Pair) => void): void {
  const found: [YAMLMap, Pair][] = []
  visit(document, {
    Map(_, map) {
      const pair = map.items.find((item) => isScalar(item.key) && item.key.value === key)
      if (pair !== undefined) found.push([map, pair])
    }
  })
  for (const [map, pair] of found) change(map, pair)
}

/** A text of several lines. */
export function block(lines: readonly string[]): Scalar {
  const scalar = new Scalar(`${lines.join('\n')}\n`)
  scalar.type = Scalar.BLOCK_LITERAL
  return scalar
}

/** The map at a path, to be changed. @throws Error if the example has none there. */
export function mapAt(document: Document, path: readonly (string | number)[]): YAMLMap {
  const node = document.getIn(path)
  if (!isMap(node)) throw new Error(`The example has no map at ${path.join('.')}.`)
  return node
}
