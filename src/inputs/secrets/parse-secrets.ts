/** The `secrets` input: lines NAME=value as dotenv files have them, or what a map holds. Problems never show a value. */
import type { Secret } from '../../contract/deployment.js'
import { invisibleProblem } from '../fields.js'

/** The specification has no limit (§8): the size that an orchestrator can store in one object, in bytes. */
const MOST_BYTES = 512 * 1024

/** A name of a variable that every container accepts. */
export const SECRET_NAME = /^[A-Za-z_][\w.-]*$/

/** What a text in either form holds. */
export interface ReadLines {
  /** Each with the line of its name; the first is 1. */
  entries: { name: string; value: string; line: number }[]
  problems: string[]
  /** Text that was not understood: any part of it may be secret. */
  unread: string[]
}

/** The parsed input `secrets`. */
export interface ParsedSecrets extends Pick<ReadLines, 'problems' | 'unread'> {
  /** How they are written. */
  form: 'map' | 'lines'
  secrets: Secret[]
  /** Names whose value is written in a file without any secret in it: it is public on purpose. */
  written?: ReadonlySet<string>
}

/** Judges the entries of a text: the list of secrets, with every problem found. */
export function judgeSecrets(
  text: string,
  { entries, problems, unread }: ReadLines
): ParsedSecrets {
  if (/\r(?!\n)/.test(text))
    problems.unshift(
      'contain a carriage return within a line. Write line breaks as \\n in double quotes.'
    )
  problems.push(...nameProblems(entries))
  for (const { name, value, line } of entries) {
    // What is no name may be part of a value, so only its line is shown.
    const shown = `the secret named on line ${line}`
    if (name !== '' && !SECRET_NAME.test(name))
      problems.push(`${shown} ${invisibleProblem(name) ?? NO_NAME}`)
    if (value.includes('\0'))
      problems.push(
        `${shown} contains a NUL character, which environment variables cannot hold. Remove it.`
      )
  }
  const secrets = entries.map(({ name, value }) => ({ name, value }))
  const bytes = secrets.reduce(
    (sum, { name, value }) => sum + Buffer.byteLength(name) + Buffer.byteLength(value),
    0
  )
  const size = `${Math.ceil(bytes / 1024)} KiB, but at most ${MOST_BYTES / 1024} KiB are supported`
  if (bytes > MOST_BYTES) problems.push(`hold ${size}. Store large data elsewhere.`)
  if (entries.length === 0 && problems.length === 0 && !/^\s*\{\s*\}\s*$/.test(text))
    problems.push(
      'contain no secret. Set {} to remove all deployed secrets, or remove the input to keep them.'
    )
  return { form: isMapText(text) ? 'map' : 'lines', secrets, problems, unread }
}

/** That a name is none of a variable. */
export const NO_NAME =
  'has an invalid name for an environment variable. Names start with a letter or _, followed by letters, digits, _, . and -. Letters are A-Z and a-z.'

/** What is wrong with names of any kind: one that is missing, or there twice. Never shows a name. */
export function nameProblems(entries: ReadLines['entries']): string[] {
  const lineOf = new Map<string, number>()
  return entries.flatMap(({ name, line }) => {
    if (name === '') return `line ${line} has no name. Put a name before the =.`
    const first = lineOf.get(name)
    if (first !== undefined) return `line ${line} sets the name on line ${first} again. Keep one.`
    lineOf.set(name, line)
    return []
  })
}

const MAP_ENTRY = /^\s*(?:["'][^"']*["']|[\w.-]+)\s*:(?:\s|$)/
const LINE_ENTRY = /^(?:export\s+(?=\S))?(?:[^=\s]+\s*)?=/

/** Whether the text is a map, not lines NAME=value. */
export function isMapText(text: string): boolean {
  const first = text.split('\n').find((line) => !/^\s*(?:#.*|---\s*)?$/.test(line)) ?? ''
  return first.trim().startsWith('{') || (MAP_ENTRY.test(first) && !LINE_ENTRY.test(first.trim()))
}

/** Reads lines. Nothing is dropped silently: what is no entry is the rest of an unquoted value above it, or lacks its name. */
export function readSecretLines(text: string): ReadLines {
  const read: ReadLines = { entries: [], problems: [], unread: [] }
  const refuse = (problem: string, ...unread: string[]) => {
    read.problems.push(problem)
    read.unread.push(...unread)
  }
  const lines = text.split(/\r?\n/)
  // The unquoted value above, which a line may continue. Undefined below a line that is no entry.
  let before: string | undefined = ''
  for (let i = 0; i < lines.length; i++) {
    const [line, at] = [lines[i] ?? '', `line ${i + 1}`]
    if (/^\s*(?:#|$)/.test(line)) continue
    const entry = splitLine(line)
    if (entry === undefined || continues(entry, before)) {
      if (before === undefined) read.unread.push(line)
      else refuse(`${at} is not NAME=value. ${STRAY}`, line)
      before = undefined
      continue
    }
    const { name, rest } = entry
    before = ''
    if (/^\s*["'`]/.test(rest)) {
      const { value, end } = readQuoted(lines, i, rest.trimStart())
      if (value === undefined)
        refuse(`${at} opens a quote, ${UNCLOSED}`, rest, ...lines.slice(i + 1, end + 1))
      else read.entries.push({ name, value, line: i + 1 })
      i = end
    } else if (/\s#/.test(rest)) {
      refuse(
        `${at} has " #" in a value without quotes. Quote the value, or remove the comment.`,
        rest
      )
    } else {
      before = rest.trim()
      read.entries.push({ name, value: before, line: i + 1 })
    }
  }
  return read
}

const STRAY = 'Quote a value that spans lines: NAME="…". Write an empty value as NAME="".'
const UNCLOSED =
  'but no line ends with its closing quote. Close it, or put the value in other quotes (" \' or `).'
/** In no name that people give, but in addresses, base64 and JSON: such a line is the rest of a value. */
const PART_OF_VALUE = /[/+:?@&"'`{}]/

/** Undefined for a line that is no NAME=value. */
function splitLine(line: string): { name: string; rest: string } | undefined {
  const equals = line.indexOf('=')
  const written = line.slice(0, equals).trim()
  const name = written.replace(/^export[ \t]+/, '')
  return equals < 0 || PART_OF_VALUE.test(name) ? undefined : { name, rest: line.slice(equals + 1) }
}

/** A name in one case, as people give it. */
const USUAL_NAME = /^(?:[A-Z][A-Z0-9_]*|[a-z][a-z0-9_]*)$/
/** A line of base64, of the length that programs wrap it to, at least. */
const WRAPPED = /^(?=.*[a-z])(?=.*[A-Z])[A-Za-z0-9+/]{40,}$/

/**
 * Whether `NAME=` is the end of base64 with its padding, and no empty secret. What stands there must not be shown. A usual
 * name counts as a name, unless the line above it is wrapped base64.
 */
function continues(
  { name, rest }: { name: string; rest: string },
  before: string | undefined
): boolean {
  const padding = rest.trim()
  if (!/^=?$/.test(padding) || !/^[\w-]+$/.test(name)) return false
  if (before === undefined || padding === '=' || !USUAL_NAME.test(name)) return true
  return !name.includes('_') && WRAPPED.test(before)
}

/** A quoted value from line `start` on, undefined if it does not end well; and the line on which it ends. */
function readQuoted(
  lines: readonly string[],
  start: number,
  rest: string
): { value?: string; end: number } {
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
