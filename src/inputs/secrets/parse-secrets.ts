/**
 * The inputs `secrets` and `env_vars`: lines NAME=value as in dotenv files, or a map. Problems
 * never show a value.
 */
import type { Secret } from '../../contract/deployment.js'
import { invisibleProblem } from '../fields.js'

/**
 * The specification has no limit (§8): the size that an orchestrator can store in one object, in
 * bytes.
 */
const MOST_BYTES = 512 * 1024

/** A name of a variable that every container accepts. */
export const SECRET_NAME = /^[A-Za-z_][\w.-]*$/

/** The end of a name for a credential. */
const CREDENTIAL_NAME = /(?:^|[_.-])(?:KEY|TOKEN|SECRET|PASSWORD)$/i

/** Returns whether a variable is probably a secret by its name. */
export const namesCredential = (name: string) => CREDENTIAL_NAME.test(name)

/** What a text in either form holds. */
export interface ReadLines {
  /** Each with the line of its name; the first is 1. */
  entries: { name: string; value: string; line: number }[]
  problems: string[]
  /** Text that was not understood: any part of it may be secret. */
  unread: string[]
}

/** The parsed input `secrets` or `env_vars`. */
export interface ParsedSecrets extends Pick<ReadLines, 'problems' | 'unread'> {
  /** How they are written. */
  form: 'map' | 'lines'
  secrets: Secret[]
  /** Names whose value is written in a file without any secret in it: it is public on purpose. */
  written?: ReadonlySet<string>
}

/** What an entry is called in a message. */
export type EntryNoun = 'secret' | 'variable'

/** Returns the secrets or variables among the entries of a text, with every problem found. */
export function judgeSecrets(
  text: string,
  { entries, problems, unread }: ReadLines,
  noun: EntryNoun = 'secret'
): ParsedSecrets {
  if (/\r(?!\n)/.test(text))
    problems.unshift(
      'contain a carriage return within a line. Write line breaks as \\n in double quotes.'
    )
  problems.push(...nameProblems(entries))
  for (const { name, value, line } of entries) {
    // What is no name may be part of a value, so only its line is shown.
    const shown = `the ${noun} named on line ${line}`
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
      `contain no ${noun}. Remove the input to keep the deployed list, or set {} for an empty one.`
    )
  return { form: isMapText(text) ? 'map' : 'lines', secrets, problems, unread }
}

/** Says that a name cannot be that of an environment variable. */
export const NO_NAME =
  'has an invalid name for an environment variable. Names start with a letter or _, ' +
  'followed by letters, digits, _, . and -. Letters are A-Z and a-z.'

/**
 * Returns what is wrong with names of any kind: one that is missing, or is set twice. Never shows a
 * name.
 */
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

/** Returns whether the text is a map, not lines NAME=value. */
export function isMapText(text: string): boolean {
  const first = text.split('\n').find((line) => !/^\s*(?:#.*|---\s*)?$/.test(line)) ?? ''
  return first.trim().startsWith('{') || (MAP_ENTRY.test(first) && !LINE_ENTRY.test(first.trim()))
}

/** Reads lines NAME=value. Nothing is dropped silently: a line that is no entry is refused. */
export function readSecretLines(text: string): ReadLines {
  const read: ReadLines = { entries: [], problems: [], unread: [] }
  const lines = text.split(/\r?\n/)
  let next = 0
  while (next < lines.length) next = readFrom(lines, next, read)
  return read
}

/** Reads what begins on line `at`. Returns the index of the line behind it. */
function readFrom(lines: readonly string[], at: number, read: ReadLines): number {
  const line = lines[at] ?? ''
  if (isIgnored(line)) return at + 1
  const entry = splitLine(line)
  if (entry === undefined) return refuseStrayLines(lines, at, read)
  const { name, rest } = entry
  if (/^\s*["'`]/.test(rest)) return readQuoted(lines, at, { name, rest: rest.trimStart() }, read)
  if (/\s#/.test(rest)) {
    const problem = 'has " #" in a value without quotes. Quote the value, or remove the comment.'
    read.problems.push(`line ${at + 1} ${problem}`)
    read.unread.push(rest)
  } else {
    read.entries.push({ name, value: rest.trim(), line: at + 1 })
  }
  return at + 1
}

/** Returns whether a line is empty or a comment. */
function isIgnored(line: string): boolean {
  return /^\s*(?:#|$)/.test(line)
}

/**
 * In no name that people give, but in addresses, base64 and JSON: such a line is the rest of a
 * value.
 */
const PART_OF_VALUE = /[/+:?@&"'`{}]/
/**
 * A name in one case, as people give it. Another one before an empty value may be the end of a
 * value in base64.
 */
const USUAL_NAME = /^(?:[A-Z][A-Z0-9_]*|[a-z][a-z0-9_]*)$/

/** Splits a line into name and value; undefined if it is not NAME=value. */
function splitLine(line: string): { name: string; rest: string } | undefined {
  const equals = line.indexOf('=')
  if (equals < 0) return undefined
  const name = line
    .slice(0, equals)
    .trim()
    .replace(/^export[ \t]+/, '')
  const rest = line.slice(equals + 1)
  const isEnd = rest.trim() === '=' || (rest.trim() === '' && !USUAL_NAME.test(name))
  return PART_OF_VALUE.test(name) || (isEnd && name !== '') ? undefined : { name, rest }
}

function hasValue(entry: { rest: string } | undefined): boolean {
  return entry !== undefined && entry.rest.trim() !== ''
}

/**
 * Refuses lines up to the next entry with a value: they continue an unquoted value, or lack a name.
 */
function refuseStrayLines(lines: readonly string[], at: number, read: ReadLines): number {
  const isEntry = (line: string) => !isIgnored(line) && hasValue(splitLine(line))
  let end = at + 1
  while (end < lines.length && !isEntry(lines[end] ?? '')) end++
  read.unread.push(...lines.slice(at, end).filter((line) => !isIgnored(line)))
  read.problems.push(`line ${at + 1} is not NAME=value. ${fixOfStrayLine(lines, at, read)}`)
  return end
}

/** Names the secret on the line above: its value most likely continues here. */
function fixOfStrayLine(lines: readonly string[], at: number, { entries }: ReadLines): string {
  const above = entries.at(-1)
  const isContinued = above?.line === at && USUAL_NAME.test(above.name)
  const name = isContinued ? above.name : 'NAME'
  const quote = lines[at]?.includes('"') ? "'" : '"'
  return (
    `Quote a value that spans lines: ${name}=${quote}line 1⏎line 2${quote}. ` +
    'Write an empty value as NAME="".'
  )
}

/** Reads a quoted value, which may span lines. Returns the index of the line behind it. */
function readQuoted(
  lines: readonly string[],
  at: number,
  { name, rest }: { name: string; rest: string },
  read: ReadLines
): number {
  const quote = rest.charAt(0)
  const pieces = [rest.slice(1)]
  let isOpen = !rest.slice(1).includes(quote)
  let next = at + 1
  while (isOpen && next < lines.length) {
    const line = lines[next] ?? ''
    pieces.push(line)
    isOpen = !line.includes(quote)
    next++
  }
  const text = pieces.join('\n')
  const end = text.indexOf(quote)
  if (end < 0 || !isIgnored(text.slice(end + 1))) {
    read.problems.push(`line ${at + 1} opens a quote, ${UNCLOSED}`)
    read.unread.push(rest, ...lines.slice(at + 1, next))
    return next
  }
  const raw = text.slice(0, end)
  // What dotenv makes of it.
  const value = quote === '"' ? raw.replaceAll('\\n', '\n').replaceAll('\\r', '\r') : raw
  read.entries.push({ name, value, line: at + 1 })
  return next
}

const UNCLOSED =
  'but no line ends with its closing quote. Close it, or put the value in other quotes (" \' or `).'
