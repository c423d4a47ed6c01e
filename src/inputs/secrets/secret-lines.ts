/** Secrets as lines NAME=value. As dotenv files have it, but nothing is dropped silently. Problems never show a value. */

export interface SecretLine {
  name: string
  value: string
  /** Line of the name; the first is 1. */
  line: number
}

export interface ReadLines {
  entries: SecretLine[]
  problems: string[]
  /** Text that was not understood: any part of it may be secret. */
  unread: string[]
}

/** In no name that people give, but in addresses, base64 and JSON: such a line is the rest of a value. */
const PART_OF_VALUE = /[/+:?@&"'`{}]/

/** Reads all lines. A line that is no entry is the rest of an unquoted value above it, or lacks its name. */
export function readSecretLines(text: string): ReadLines {
  const read: ReadLines = { entries: [], problems: [], unread: [] }
  const refuse = (problem: string, ...unread: string[]) => {
    read.problems.push(problem)
    read.unread.push(...unread)
  }
  const lines = text.split(/\r?\n/)
  let before: Before = { value: '', is_stray: false }
  for (let i = 0; i < lines.length; i++) {
    const [line, at] = [lines[i] ?? '', `line ${i + 1}`]
    if (/^\s*(?:#|$)/.test(line)) continue
    const entry = splitLine(line)
    if (entry === undefined || continues(entry, before)) {
      if (before.is_stray) read.unread.push(line)
      else refuse(`${at} is not NAME=value. ${STRAY}`, line)
      before = { value: '', is_stray: true }
      continue
    }
    const { name, rest } = entry
    before = { value: '', is_stray: false }
    if (/^\s*["'`]/.test(rest)) {
      const { value, end } = readQuoted(lines, i, rest.trimStart())
      if (value === undefined) refuse(`${at} opens a quote, ${UNCLOSED}`, rest, ...lines.slice(i + 1, end + 1))
      else read.entries.push({ name, value, line: i + 1 })
      i = end
    } else if (/\s#/.test(rest)) {
      refuse(`${at} has " #" in a value without quotes. Quote the value, or remove the comment.`, rest)
    } else {
      before = { value: rest.trim(), is_stray: false }
      read.entries.push({ name, value: before.value, line: i + 1 })
    }
  }
  return read
}

const STRAY = 'Quote a value that spans lines: NAME="…". Write an empty value as NAME="".'
const UNCLOSED = 'but no line ends with its closing quote. Close it, or put the value in other quotes (" \' or `).'

/** What the next line may continue: an unquoted value, or lines that are no entry. */
interface Before {
  value: string
  is_stray: boolean
}

/** Undefined for a line that is no NAME=value. */
function splitLine(line: string): { name: string; rest: string } | undefined {
  const equals = line.indexOf('=')
  if (equals < 0) return undefined
  const name = line
    .slice(0, equals)
    .trim()
    .replace(/^export[ \t]+/, '')
  return PART_OF_VALUE.test(name) ? undefined : { name, rest: line.slice(equals + 1) }
}

/** A name in one case, as people give it. */
const USUAL_NAME = /^(?:[A-Z][A-Z0-9_]*|[a-z][a-z0-9_]*)$/
/** A line of base64, of the length that programs wrap it to, at least. */
const WRAPPED = /^(?=.*[a-z])(?=.*[A-Z])[A-Za-z0-9+/]{40,}$/

/**
 * Whether `NAME=` is the end of base64 with its padding, and no empty secret. What stands there must not be shown. A usual
 * name counts as a name, unless the line above it is wrapped base64.
 */
function continues({ name, rest }: { name: string; rest: string }, { value, is_stray }: Before): boolean {
  const padding = rest.trim()
  if (!/^=?$/.test(padding) || !/^[\w-]+$/.test(name)) return false
  if (is_stray || padding === '=' || !USUAL_NAME.test(name)) return true
  return !name.includes('_') && WRAPPED.test(value)
}

/** A quoted value from line `start` on, undefined if it does not end well; and the line on which it ends. */
function readQuoted(lines: readonly string[], start: number, rest: string): { value?: string; end: number } {
  const quote = rest.charAt(0)
  const before: string[] = []
  let [end, last] = [start, rest.slice(1)]
  while (!last.includes(quote) && end + 1 < lines.length) {
    before.push(last)
    last = lines[++end] ?? ''
  }
  const at = last.indexOf(quote)
  if (at < 0 || !/^\s*(?:#.*)?$/.test(last.slice(at + 1))) return { end }
  const raw = [...before, last.slice(0, at)].join('\n')
  // What dotenv makes of it.
  return { value: quote === '"' ? raw.replaceAll('\\n', '\n').replaceAll('\\r', '\r') : raw, end }
}
