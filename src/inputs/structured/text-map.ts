/** A YAML or JSON map of names to texts. What YAML would change or drop without a word is a problem. */
import type { ReadLines, SecretLine } from '../secrets/secret-lines.js'
import { isMap, isScalar, lineOf, type ParsedNode, parseOne } from './yaml.js'

/** Reads the entries. Numbers and booleans keep their spelling (`1.10` stays `1.10`). Problems show no value. */
export function parseTextMap(text: string): ReadLines {
  const read: ReadLines = { entries: [], problems: [], unread: [] }
  const document = parseOne(text)
  const refuseAll = (problem: string) => ({ ...read, problems: [problem], unread: [text] })
  if ('problem' in document) return refuseAll(document.problem)
  const { contents } = document
  if (!isMap(contents)) return refuseAll('is not a map. Use lines NAME=value, or a map of names to values.')
  if (contents.anchor !== undefined || contents.tag !== undefined)
    return refuseAll('has an anchor or a tag before the map. Remove it.')
  let [line, counted] = [1, 0]
  for (const { key, value } of contents.items) {
    const [start] = key.range
    line += lineOf(text.slice(counted, start), start - counted) - 1
    counted = start
    const entry = readEntry({ text, line, key, value })
    if ('name' in entry) read.entries.push(entry)
    else {
      read.problems.push(entry.problem)
      read.unread.push(text.slice(entry.from, entry.to))
    }
  }
  return read
}

type Refused = { problem: string; from: number; to: number }

interface WrittenEntry {
  text: string
  line: number
  key: ParsedNode
  value: ParsedNode | null
}

function readEntry({ text, line, key, value }: WrittenEntry): SecretLine | Refused {
  const [start, , end] = key.range
  const to = value?.range?.[2] ?? end
  if (!isScalar(key) || key.value === null || key.anchor !== undefined || key.tag !== undefined)
    return { problem: `line ${line} has a name that is not plain text. Quote it.`, from: start, to }
  // Within { }, what follows a comma in an unquoted value looks like a name.
  if (value === null) return { problem: `line ${line} has a name without a value. Quote values.`, from: start, to }
  const between = text.slice(end, value.range[0])
  const oddity = oddityOf(text, value) ?? (/[#&!]/.test(between) ? ODD.comment : undefined)
  const content = isScalar(value) ? textOf(value) : undefined
  if (oddity === undefined && content !== undefined)
    return { name: typeof key.value === 'string' ? key.value : (key.source ?? ''), value: content, line }
  const shown = USUAL_NAME.test(key.source ?? '') ? `"${key.source}"` : 'the value'
  return { problem: `${shown} on line ${line} ${oddity ?? ODD.other}`, from: end, to }
}

const USUAL_NAME = /^[A-Za-z_][\w.-]{0,60}$/
const QUOTE = 'Quote the value.'
const ODD = {
  comment: `has a comment, an anchor or a tag. ${QUOTE}`,
  alias: `is an alias (*). ${QUOTE}`,
  lines: 'spans lines, which YAML would join. Use a block (|), or write line breaks as \\n in double quotes.',
  other: `is not text. ${QUOTE}`
}

/** The part of a value that YAML would drop; undefined for none. */
function oddityOf(text: string, value: ParsedNode): string | undefined {
  if (!isScalar(value)) return 'source' in value ? ODD.alias : undefined
  if (value.anchor !== undefined || value.tag !== undefined) return ODD.comment
  const [start, end] = value.range
  if (value.type?.startsWith('BLOCK')) return undefined
  if (text.slice(start, end).includes('\n')) return ODD.lines
  return value.type === 'PLAIN' && /^[ \t]*#/.test(text.slice(end)) ? ODD.comment : undefined
}

/** A value that is null counts as an empty text: most often it is a secret that is not set. */
function textOf({ value, source = '' }: { value: unknown; source?: string }): string {
  if (value === null) return ''
  return typeof value === 'string' ? value : source
}
