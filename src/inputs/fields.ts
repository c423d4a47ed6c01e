/** Reads inputs by kind. Each reader returns undefined if the input is unset or invalid, and adds the problem. */

import type { InputName } from '../action-names.js'
import { parseUrl, unsafeReason, withoutTrailingSlash } from '../http/safe-url.js'
import { nearest } from '../text/did-you-mean.js'
import { parseDuration } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import { webAddress } from '../text/web-address.js'
import type { Problems, RawInputs } from './raw-inputs.js'

const DAY_MS = 86_400_000
const LONGEST_WAIT_MS = DAY_MS
const LONGEST_AGE_MS = 3650 * DAY_MS
/** Inputs in which an invisible character is a mistake, because the action looks up or pulls exactly this text. */
const EXACT: ReadonlySet<InputName> = new Set(['name', 'image_uri', 'repo_ref'])
/** The text of a UUID. */
export const GUID = /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/

export interface FieldReader {
  text(input: InputName): string | undefined
  choice<T extends string>(input: InputName, choices: readonly T[]): T | undefined
  boolean(input: InputName): boolean | undefined
  duration(input: InputName): number | undefined
  /** A duration that may be days. */
  age(input: InputName): number | undefined
  guid(input: InputName): string | undefined
  /** A URL to which requests or keys are sent: https, or http to this machine. */
  safeUrl(input: InputName): string | undefined
  /** A URL that is only passed to the service. */
  webUrl(input: InputName): string | undefined
  repositoryUrl(input: InputName): string | undefined
  /** A value of an HTTP header. */
  credential(input: InputName): string | undefined
}

/** Parses the text of an input. Adds `problem` if that fails. An invisible character is a problem, too. */
type ReadField = <T>(input: InputName, parse: (text: string) => T | undefined, problem: () => string) => T | undefined

/** Creates the reader of the inputs `raw`. */
export function fieldReader(raw: RawInputs, problems: Problems): FieldReader {
  const field: ReadField = (input, parse, problem) => {
    const text = raw[input]
    if (text === undefined) return undefined
    const hidden = parse === oneLine && !EXACT.has(input) ? undefined : invisibleProblem(text)
    const value = hidden === undefined ? parse(text) : undefined
    if (value === undefined) problems.add(input, hidden ?? problem())
    return value
  }
  return { ...textReaders(raw, field), ...durationReaders(raw, field), ...addressReaders(raw, field, problems) }
}

const quote = (text: string) => `"${sanitizeLine(text, 60)}"`
const quotedIn = (raw: RawInputs) => (input: InputName) => quote(raw[input] ?? '')

/** That a text is no UUID. */
export const notAGuid = (text: string) =>
  `${quote(text)} is not a UUID. Use the form xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx.`

function textReaders(raw: RawInputs, field: ReadField) {
  const quoted = quotedIn(raw)
  return {
    text: (input) =>
      field(input, oneLine, () => 'contains a line break or another control character. Use one line of text.'),
    choice: (input, choices) =>
      field(
        input,
        (text) => choices.find((choice) => choice === text),
        () => notAChoice(raw[input] ?? '', choices)
      ),
    boolean: (input) => field(input, parseBoolean, () => `must be true or false; got ${quoted(input)}.`),
    guid: (input) =>
      field(
        input,
        (text) => (GUID.test(text) ? text : undefined),
        () => notAGuid(raw[input] ?? '')
      ),
    credential: (input) =>
      field(
        input,
        (text) => (/^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(text) ? text : undefined),
        () => 'contains a line break or a character that an HTTP header cannot carry. Pass the key alone, on one line.'
      )
  } satisfies Partial<FieldReader>
}

/** That a text is none of the choices, with the one that was probably meant. */
export function notAChoice(text: string, choices: readonly string[]): string {
  const word = text.toLowerCase()
  const meant = nearest(word, choices) ?? choices.find((choice) => word.startsWith(choice))
  const got = text === '' ? '' : `; got "${sanitizeLine(text, 60)}"`
  const problem = `must be one of ${choices.join(', ')}${got}.`
  return meant === undefined ? problem : `${problem} Did you mean ${meant}?`
}

/** The forms of a duration. */
const DURATIONS = '90s, 30m or 1h30m, at most 24h'
/** How long an input may let the run wait, in words. */
const formOf = (input: InputName) => (input === 'poll_interval' ? `auto, ${DURATIONS}` : DURATIONS)

/** What is wrong with the duration of an input; undefined if nothing is. */
export function durationProblem(
  text: string,
  input: InputName,
  { longest = LONGEST_WAIT_MS, form = formOf(input) } = {}
): string | undefined {
  const ms = parseDuration(text)
  if (within(ms, longest) !== undefined) return undefined
  const wrong = ms === undefined ? 'is not a duration' : ms > 0 ? 'is too long' : 'must be more than 0'
  return `${quote(text)} ${wrong}. Use a form like ${form}.`
}

function durationReaders(raw: RawInputs, field: ReadField) {
  const duration = (input: InputName, limit?: { longest: number; form: string }) => {
    const problem = durationProblem(raw[input] ?? '', input, limit)
    const parse = (text: string) => (problem === undefined ? parseDuration(text) : undefined)
    return field(input, parse, () => problem ?? '')
  }
  return {
    duration: (input) => duration(input),
    age: (input) => duration(input, { longest: LONGEST_AGE_MS, form: '14d or 36h, at most ten years' })
  } satisfies Partial<FieldReader>
}

function addressReaders(raw: RawInputs, field: ReadField, problems: Problems) {
  return {
    safeUrl: (input) => {
      const text = raw[input]
      const problem = text === undefined ? undefined : (invisibleProblem(text) ?? unsafeReason(text))
      if (problem !== undefined) problems.add(input, problem)
      return text === undefined || problem !== undefined ? undefined : withoutTrailingSlash(text)
    },
    webUrl: (input) =>
      field(
        input,
        webUrl,
        () => 'is not a web address. Use the form https://host/path, without user, password, query or fragment.'
      ),
    repositoryUrl: (input) =>
      field(
        input,
        repositoryUrl,
        () => 'is not the URL of a repository. Use the form https://host/owner/name, without user or password.'
      )
  } satisfies Partial<FieldReader>
}

function within(ms: number | undefined, longest: number): number | undefined {
  return ms !== undefined && ms > 0 && ms <= longest ? ms : undefined
}

function oneLine(text: string): string | undefined {
  return /\p{Cc}/u.test(text) ? undefined : text
}

/** Reads a boolean of YAML 1.2, like the runner's own toolkit. */
function parseBoolean(text: string): boolean | undefined {
  if (/^(?:true|True|TRUE)$/.test(text)) return true
  return isFalse(text) ? false : undefined
}

/** Whether a value is `false` in one of the spellings of YAML. */
export const isFalse = (value: unknown): boolean => typeof value === 'string' && /^(?:false|False|FALSE)$/.test(value)

/** Paths such as `/docs` are added to it, so nothing may follow its path. */
function webUrl(text: string): string | undefined {
  return webAddress(text) === undefined || /[?#]/.test(text) ? undefined : text
}

function repositoryUrl(text: string): string | undefined {
  if (/^[\w.-]+@[\w.-]+:[^\s:][^\s]*$/.test(text)) return text
  const url = parseUrl(text)
  if (url === undefined || url.pathname.length < 2 || url.password !== '') return undefined
  if (/^https?:$/.test(url.protocol)) return url.username === '' ? text : undefined
  return /^(?:ssh|git):$/.test(url.protocol) ? text : undefined
}

/**
 * Format characters, spaces that no keyboard has, and joiners beside ASCII. Between letters of other scripts and in an
 * emoji, including the tags of a flag, joiners are part of the text.
 */
const INVISIBLE =
  /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Zl}\p{Zp}\u00a0\u2000-\u200a\u202f]|(?<![^\p{ASCII}])[\u200c\u200d]|[\u200c\u200d](?![^\p{ASCII}])/u

/**
 * Describes the first invisible character of a text; undefined if there is none. Such a text names another thing than
 * it seems to.
 */
export function invisibleProblem(text: string): string | undefined {
  const found = INVISIBLE.exec(text)
  if (found === null) return undefined
  const code = (text.codePointAt(found.index) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return `contains the invisible character U+${code} at position ${found.index + 1}. Delete it, or retype that part.`
}
