/** Reads one input of one kind. Each returns undefined when the input was not given or is wrong; the problem is noted. */

import type { InputName } from '../action-names.js'
import { parseUrl, unsafeReason, withoutTrailingSlash } from '../http/safe-url.js'
import { parseDuration } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import type { Problems, RawInputs } from './raw-inputs.js'

const DAY_MS = 86_400_000
const LONGEST_WAIT_MS = DAY_MS
const LONGEST_AGE_MS = 3650 * DAY_MS
/** Inputs in which an invisible character is a mistake, because the action looks up or pulls exactly this text. */
const EXACT: ReadonlySet<InputName> = new Set(['name', 'image_uri', 'repo_ref'])
const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export interface FieldReader {
  text(input: InputName): string | undefined
  choice<T extends string>(input: InputName, choices: readonly T[]): T | undefined
  boolean(input: InputName): boolean | undefined
  duration(input: InputName): number | undefined
  /** A length of time that may be days. */
  age(input: InputName): number | undefined
  guid(input: InputName): string | undefined
  /** A URL that requests or keys go to: https, or http to this machine. */
  safeUrl(input: InputName): string | undefined
  /** A URL that is only passed on. */
  webUrl(input: InputName): string | undefined
  repositoryUrl(input: InputName): string | undefined
  /** A value that goes into a header. */
  credential(input: InputName): string | undefined
}

/** Parses the text of an input. Reports `mend` where that does not succeed, or the text has an invisible character. */
type ReadField = <T>(input: InputName, parse: (text: string) => T | undefined, mend: string) => T | undefined

/** Creates the reader of the inputs `raw`. */
export function fieldReader(raw: RawInputs, problems: Problems): FieldReader {
  const field: ReadField = (input, parse, mend) => {
    const text = raw[input]
    if (text === undefined) return undefined
    const hidden = parse === oneLine && !EXACT.has(input) ? undefined : invisibleProblem(text)
    const value = hidden === undefined ? parse(text) : undefined
    if (value === undefined) problems.add(input, hidden ?? mend)
    return value
  }
  return { ...textReaders(raw, field), ...durationReaders(raw, field), ...addressReaders(raw, field, problems) }
}

const quotedIn = (raw: RawInputs) => (input: InputName) => `"${sanitizeLine(raw[input] ?? '', 60)}"`

function textReaders(raw: RawInputs, field: ReadField) {
  const quoted = quotedIn(raw)
  return {
    text: (input) => field(input, oneLine, 'holds a line break or another control character: give one line of text'),
    choice: (input, choices) =>
      field(
        input,
        (text) => choices.find((choice) => choice === text),
        `${quoted(input)} is not one of ${choices.join(', ')}: give one of these`
      ),
    boolean: (input) => field(input, parseBoolean, `${quoted(input)} is neither true nor false: give one of these`),
    guid: (input) =>
      field(
        input,
        (text) => (GUID.test(text) ? text : undefined),
        `${quoted(input)} is not a UUID: give it as xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx`
      ),
    credential: (input) =>
      field(
        input,
        (text) => (/^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(text) ? text : undefined),
        'holds a line break or a character that a header cannot carry: give the key alone, on one line'
      )
  } satisfies Partial<FieldReader>
}

function durationReaders(raw: RawInputs, field: ReadField) {
  const quoted = quotedIn(raw)
  const length = (input: InputName, longest: number, form: string) => {
    const ms = parseDuration(raw[input] ?? '')
    const wrong = ms === undefined ? 'is not a length of time' : ms > 0 ? 'is too long' : 'must be more than 0'
    return field(input, () => within(ms, longest), `${quoted(input)} ${wrong}: give it as ${form}`)
  }
  return {
    duration: (input) =>
      length(input, LONGEST_WAIT_MS, `${input === 'poll_interval' ? 'auto, or ' : ''}90s, 30m or 1h30m, at most 24h`),
    age: (input) => length(input, LONGEST_AGE_MS, '14d or 36h, at most ten years')
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
      field(input, webUrl, 'is not a web address: give it as https://host/path, without user or password'),
    repositoryUrl: (input) =>
      field(
        input,
        repositoryUrl,
        'is not the URL of a repository: give it as https://host/owner/name, without user or password'
      )
  } satisfies Partial<FieldReader>
}

function within(ms: number | undefined, longest: number): number | undefined {
  return ms !== undefined && ms > 0 && ms <= longest ? ms : undefined
}

function oneLine(text: string): string | undefined {
  return /\p{Cc}/u.test(text) ? undefined : text
}

/** As YAML 1.2 has it, and as the runner's own toolkit reads it. */
function parseBoolean(text: string): boolean | undefined {
  if (/^(?:true|True|TRUE)$/.test(text)) return true
  return /^(?:false|False|FALSE)$/.test(text) ? false : undefined
}

function webUrl(text: string): string | undefined {
  const url = parseUrl(text)
  return url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
    ? text
    : undefined
}

function repositoryUrl(text: string): string | undefined {
  if (/^[\w.-]+@[\w.-]+:[^\s:][^\s]*$/.test(text)) return text
  const url = parseUrl(text)
  if (url === undefined || url.pathname.length < 2 || url.password !== '') return undefined
  if (/^https?:$/.test(url.protocol)) return url.username === '' ? text : undefined
  return /^(?:ssh|git):$/.test(url.protocol) ? text : undefined
}

/**
 * Format characters, spaces that are none of the keyboard's, and joiners beside ASCII: between letters of other scripts,
 * and in an emoji (the tags of a flag, too), these belong there.
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
  return `holds U+${code}, which nobody sees, as character ${found.index + 1}: delete it, or type that part again`
}
