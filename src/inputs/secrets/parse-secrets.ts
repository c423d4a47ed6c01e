/** The `secrets` input in either form: lines NAME=value, or a YAML or JSON map. Problems never show a value. */
import type { Secret } from '../../contract/deployment.js'
import { invisibleProblem } from '../fields.js'
import { type ReadLines, readSecretLines, type SecretLine } from './secret-lines.js'

/** The specification has no limit (§8): the size that an orchestrator can store in one object, in bytes. */
const MOST_BYTES = 512 * 1024

/** A name of a variable that every container accepts. */
export const SECRET_NAME = /^[A-Za-z_][\w.-]*$/

/** The parsed input `secrets`. */
export interface ParsedSecrets {
  /** How they are written. */
  form: 'map' | 'lines'
  secrets: Secret[]
  problems: string[]
  /** Text that could not be parsed: any part of it may be secret. */
  unread: string[]
  /** Names whose value is written in a file without any secret in it: it is public on purpose. */
  written?: ReadonlySet<string>
}

/** Parses lines NAME=value. */
export function parseSecretLines(text: string): ParsedSecrets {
  return judgeSecrets('lines', text, readSecretLines(text))
}

/** Judges the entries of a text: the list of secrets, with every problem found. Line numbers count from 1. */
export function judgeSecrets(
  form: 'map' | 'lines',
  text: string,
  { entries, problems, unread }: ReadLines
): ParsedSecrets {
  if (/\r(?!\n)/.test(text))
    problems.unshift('contain a carriage return within a line. Write line breaks as \\n in double quotes.')
  problems.push(...nameProblems(entries))
  for (const { name, value, line } of entries) {
    // What is no name may be part of a value, so only its line is shown.
    const shown = `the secret named on line ${line}`
    if (name !== '' && !SECRET_NAME.test(name)) problems.push(`${shown} ${invisibleProblem(name) ?? NO_NAME}`)
    if (value.includes('\0'))
      problems.push(`${shown} contains a NUL character, which environment variables cannot hold. Remove it.`)
  }
  const secrets = entries.map(({ name, value }) => ({ name, value }))
  const bytes = secrets.reduce((sum, { name, value }) => sum + Buffer.byteLength(name) + Buffer.byteLength(value), 0)
  if (bytes > MOST_BYTES)
    problems.push(
      `hold ${Math.ceil(bytes / 1024)} KiB, but at most ${MOST_BYTES / 1024} KiB are supported. Store large data elsewhere.`
    )
  if (entries.length === 0 && problems.length === 0 && !/^\s*\{\s*\}\s*$/.test(text)) {
    problems.push('contain no secret. Set {} to remove all deployed secrets, or remove the input to keep them.')
  }
  return { form, secrets, problems, unread }
}

/** That a name is none of a variable. */
export const NO_NAME =
  'has an invalid name for an environment variable. Names start with a letter or _, followed by letters, digits, _, . and -. Letters are A-Z and a-z.'

/** What is wrong with names of any kind: one that is missing, or there twice. Never shows a name. */
export function nameProblems(entries: readonly SecretLine[]): string[] {
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

/** Whether the text is a map, not lines NAME=value. */
export function isMapText(text: string): boolean {
  const first = text.split('\n').find((line) => !/^\s*(?:#.*|---\s*)?$/.test(line)) ?? ''
  return (
    first.trim().startsWith('{') ||
    (MAP_ENTRY.test(first) && !/^(?:export\s+(?=\S))?(?:[^=\s]+\s*)?=/.test(first.trim()))
  )
}
