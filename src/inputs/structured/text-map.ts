/**
 * A YAML or JSON map of names to texts. What YAML would change or drop without a word is a problem.
 */
import type { ReadLines } from '../secrets/parse-secrets.js'
import { isMap, isScalar, type ParsedNode, parseOne } from './yaml.js'

/**
 * Reads the entries. Numbers and booleans keep their spelling (`1.10` stays `1.10`). Problems show
 * no value.
 */
export function parseTextMap(text: string): ReadLines {
  const read: ReadLines = { entries: [], problems: [], unread: [] }
  const parsed = parseOne(text)
  const refuseAll = (problem: string) => ({ ...read, problems: [problem], unread: [text] })
  if ('problem' in parsed) return refuseAll(parsed.problem)
  const { contents } = parsed.document
  if (!isMap(contents) || contents.anchor !== undefined || contents.tag !== undefined)
    return refuseAll('is not a map. Use lines NAME=value, or a map of names to values.')
  for (const { key, value } of contents.items) {
    const [start, , end] = key.range
    const { line } = parsed.placeOf(start)
    const content =
      key.anchor === undefined && key.tag === undefined ? textIn(text, end, value) : undefined
    if (isScalar(key) && content !== undefined) {
      read.entries.push({ name: String(key.value), value: content, line })
      continue
    }
    // Within { }, what follows a comma in an unquoted value looks like a name.
    const isName = value !== null && isScalar(key) && USUAL_NAME.test(String(key.value))
    read.problems.push(
      `${isName ? `"${String(key.value)}"` : 'the value'} ` +
        `on line ${line} is not text on one line. ${QUOTE}`
    )
    read.unread.push(text.slice(isName ? end : start, value?.range?.[2] ?? end))
  }
  return read
}

const USUAL_NAME = /^[A-Za-z_][\w.-]{0,60}$/
const QUOTE = 'Quote it, and write line breaks as \\n in double quotes or use a block (|).'

/**
 * Returns the text of a value; undefined if YAML makes something else of it: it drops comments,
 * anchors and tags, joins lines, and takes what follows a comma within { } for a name. Null is an
 * empty text: most often a secret that is not set.
 *
 * @param from Where the value may start.
 */
function textIn(text: string, from: number, node: ParsedNode | null): string | undefined {
  if (!isScalar(node)) return undefined
  if (node.anchor !== undefined || node.tag !== undefined) return undefined
  const { value, source, type } = node
  const [start, end] = node.range
  const isBlock = type?.startsWith('BLOCK')
  if (/[#&!]/.test(text.slice(from, start))) return undefined
  if (type === 'PLAIN' && /^[ \t]*#/.test(text.slice(end))) return undefined
  if (!isBlock && text.slice(start, end).includes('\n')) return undefined
  if (value === null) return ''
  return typeof value === 'string' ? value : source
}
