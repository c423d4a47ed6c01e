/** The `secrets` input: lines NAME=value, or a YAML or JSON map. Problems never show a value. */
import { parse as parseDotenv } from 'dotenv'
import type { Secret } from '../contract/deployment.js'
import { inert } from '../text/inert.js'
import { invisibleProblem } from '../text/invisible.js'
import { isMapText } from './map-text.js'
import type { Reading } from './reading.js'
import { structures } from './structures.js'

/** Where nothing is said of a limit (§8): what an orchestrator could still keep in one object, in bytes. */
const MOST_BYTES = 512 * 1024

/** What every container takes as the name of a variable. */
const NAME = /^[A-Za-z_][\w.-]*$/
/** What no environment can hold as a name. */
const NO_NAME = /[\s=\p{Cc}]/u

/** The secrets as they are wanted; undefined where none are given, and the deployment's stay. */
export function readSecrets({ raw, problems, notes }: Reading): Secret[] | undefined {
  if (raw.secrets === undefined) return undefined
  const parsed = parseSecrets(raw.secrets)
  for (const problem of parsed.problems) problems.add('secrets', problem)
  notes.push(...parsed.notes)
  return parsed.secrets
}

export interface ParsedSecrets {
  secrets: Secret[]
  problems: string[]
  /** What is sent as it is, and the service may refuse. */
  notes: string[]
  /** Text that was not understood: nobody knows which part of it is secret. */
  unread: string[]
}

/** The list of secrets, with every problem found. Line numbers count from 1. */
export function parseSecrets(text: string): ParsedSecrets {
  const problems: string[] = []
  const notes: string[] = []
  const unread: string[] = []
  if (/\r(?!\n)/.test(text))
    problems.push('hold a carriage return in the middle of a line: write line breaks as \\n in double quotes')
  const entries = isMapText(text) ? readMap(text, { problems, unread }) : readLines(text, { problems, unread })
  const seen = new Set<string>()
  for (const { name, value } of entries) {
    const shown = JSON.stringify(inert(name, 60))
    if (name === '') problems.push('has an entry without a name: put a name before the =')
    else if (!NAME.test(name)) {
      const problem = nameProblem(name)
      if (problem !== undefined) problems.push(`${shown} ${problem}`)
      else notes.push(`The secret ${shown} is sent as it is, but not every service takes that name: ${USUAL_NAME}.`)
    }
    if (value.includes('\0'))
      problems.push(`${shown} holds a NUL character, which no environment variable can: remove it`)
    if (seen.has(name) && name !== '') problems.push(`${shown} is there twice: keep one`)
    seen.add(name)
  }
  const bytes = entries.reduce((sum, { name, value }) => sum + Buffer.byteLength(name) + Buffer.byteLength(value), 0)
  if (bytes > MOST_BYTES)
    problems.push(`hold ${Math.ceil(bytes / 1024)} KiB, more than ${MOST_BYTES / 1024} KiB: keep large data elsewhere`)
  if (entries.length === 0 && problems.length === 0 && !/^\s*\{\s*\}\s*$/.test(text)) {
    problems.push('hold no secret at all: give {} to take all away, or leave the input out to keep what is deployed')
  }
  return { secrets: entries, problems, notes, unread }
}

const USUAL_NAME = 'one begins with a letter or _ and goes on with letters, digits, _, . and -'

/** Undefined for a name that some environment can hold. */
function nameProblem(name: string): string | undefined {
  const hidden = invisibleProblem(name)
  if (hidden !== undefined) return hidden
  return NO_NAME.test(name) ? `is not a name for an environment variable: ${USUAL_NAME}` : undefined
}

function readMap(text: string, { problems, unread }: Omit<ParsedSecrets, 'secrets' | 'notes'>): Secret[] {
  const parsed = structures().parseTextMap(text)
  problems.push(...parsed.problems)
  if (parsed.problems.length > 0) unread.push(text)
  return parsed.entries.map(([name, value]) => ({ name, value }))
}

/** In no name that anybody gives, but in addresses, base64 and JSON: a line of these is the rest of the value above it. */
const PART_OF_VALUE = /[/+:?@&"'`{}]/

/** As dotenv files have it, but nothing is dropped silently: what dotenv would cut off or skip is a problem. */
function readLines(text: string, { problems, unread }: Omit<ParsedSecrets, 'secrets' | 'notes'>): Secret[] {
  const entries: Secret[] = []
  const lines = text.split(/\r?\n/)
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? ''
    if (line.trim() === '' || line.trim().startsWith('#')) continue
    const equals = line.indexOf('=')
    if (equals < 0) {
      problems.push(`line ${i + 1} has no "=": give NAME=value, and quote a value that spans lines`)
      unread.push(line)
      continue
    }
    const name = line
      .slice(0, equals)
      .trim()
      .replace(/^export[ \t]+/, '')
    const rest = line.slice(equals + 1)
    if (PART_OF_VALUE.test(name)) {
      unread.push(line)
      problems.push(`line ${i + 1} has a name that looks like a part of a value: quote a value that spans lines`)
    } else if (/^[ \t]*["'`]/.test(rest)) {
      const { value, end, problem } = readQuoted(lines, i, rest.trimStart())
      if (problem === undefined) entries.push({ name, value })
      else {
        problems.push(problem)
        unread.push(rest, ...lines.slice(i + 1, end + 1))
      }
      i = end
    } else if (/\s#/.test(rest)) {
      unread.push(rest)
      problems.push(
        `line ${i + 1} has " #" in a value without quotes: put the value in quotes, so that it is clear whether it is a comment`
      )
    } else entries.push({ name, value: rest.trim() })
  }
  return entries
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
      return refuse(start, `line ${start + 1} opens a quote (${quote}) that is never closed: close it`)
    }
    before.push(last)
  }
  const at = last.indexOf(quote)
  if (!/^\s*(?:#.*)?$/.test(last.slice(at + 1))) {
    return refuse(
      end,
      `line ${end + 1} goes on after the closing quote (${quote}): put the value in other quotes (" ' or \`)`
    )
  }
  const raw = [...before, last.slice(0, at)].join('\n')
  return { value: quote === '"' ? unescape(raw) : raw, end }
}

const refuse = (end: number, problem: string) => ({ value: '', end, problem })

/** What dotenv makes of a text in double quotes. The full stop keeps a backslash at its end from escaping the quote. */
function unescape(raw: string): string {
  return parseDotenv(`VALUE="${raw}."`).VALUE?.slice(0, -1) ?? raw
}
