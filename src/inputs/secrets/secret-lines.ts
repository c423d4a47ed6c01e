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
  const lines = text.split(/\r?\n/)
  let open: OpenValue | undefined
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? ''
    if (line.trim() === '' || line.trim().startsWith('#')) continue
    const entry = splitLine(line)
    if (entry === undefined || continues(entry, open)) {
      read.unread.push(line)
      if (open?.continued !== true) read.problems.push(strayProblem(i + 1, line, open))
      open = { line: open?.line, value: '', continued: true }
      continue
    }
    const { name, rest } = entry
    open = undefined
    if (/^[ \t]*["'`]/.test(rest)) {
      const { value, end, problem } = readQuoted(lines, i, rest.trimStart())
      if (problem === undefined) read.entries.push({ name, value, line: i + 1 })
      else {
        read.problems.push(problem)
        read.unread.push(rest, ...lines.slice(i + 1, end + 1))
      }
      i = end
    } else if (/\s#/.test(rest)) {
      read.unread.push(rest)
      read.problems.push(`line ${i + 1} has " #" in a value without quotes. Quote the value, or remove the comment.`)
    } else {
      open = { line: i + 1, value: rest.trim(), continued: false }
      read.entries.push({ name, value: open.value, line: i + 1 })
    }
  }
  return read
}

/** An unquoted value, which the next line may continue. */
interface OpenValue {
  /** Line of its name; undefined for text without one. */
  line: number | undefined
  value: string
  /** Whether a line after it continued it. */
  continued: boolean
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
function continues({ name, rest }: { name: string; rest: string }, open: OpenValue | undefined): boolean {
  const padding = rest.trim()
  if (!/^=?$/.test(padding) || !/^[\w-]+$/.test(name)) return false
  if (open?.continued || padding === '=' || !USUAL_NAME.test(name)) return true
  return open !== undefined && !name.includes('_') && WRAPPED.test(open.value)
}

function strayProblem(line: number, text: string, open: OpenValue | undefined): string {
  const empty = text.trimEnd().endsWith('=') ? ' Write an empty value as NAME="".' : ''
  if (open?.line !== undefined)
    return `line ${line} is not NAME=value. If it continues the value on line ${open.line}, quote that value: NAME="…".${empty}`
  return `line ${line} is not NAME=value. Write each as NAME=value, and quote a value that spans lines.${empty}`
}

/** A quoted value from line `start` on; `end` is the line on which its closing quote stands. */
function readQuoted(
  lines: readonly string[],
  start: number,
  rest: string
): { value: string; end: number; problem?: string } {
  const quote = rest.charAt(0)
  let end = start
  let last = rest.slice(1)
  const before: string[] = []
  for (; last.indexOf(quote) < 0; last = lines[++end] ?? '') {
    if (end + 1 >= lines.length) {
      return refuse(end, `line ${start + 1} opens a quote (${quote}) without closing it. Close it.`)
    }
    before.push(last)
  }
  const at = last.indexOf(quote)
  if (!/^\s*(?:#.*)?$/.test(last.slice(at + 1))) {
    return refuse(
      end,
      `line ${end + 1} has text after the closing quote (${quote}). Put the value in other quotes (" ' or \`).`
    )
  }
  const raw = [...before, last.slice(0, at)].join('\n')
  return { value: quote === '"' ? unescape(raw) : raw, end }
}

const refuse = (end: number, problem: string) => ({ value: '', end, problem })

/** What dotenv makes of a text in double quotes, without its package: that would take 1 ms of every start. */
function unescape(raw: string): string {
  return raw.replaceAll('\\n', '\n').replaceAll('\\r', '\r')
}
