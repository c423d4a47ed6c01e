/** Reads inputs by kind. Each reader returns undefined if the input is unset or invalid, and adds the problem. */
import type { InputName } from '../action-names.js'
import { parseUrl, unsafeReason, withoutTrailingSlash } from '../adapters/http/safe-url.js'
import { nearest } from '../text/did-you-mean.js'
import { parseDuration } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import { webAddress } from '../text/web-address.js'
import type { Problems, RawInputs } from './raw-inputs.js'

const DAY_MS = 86_400_000
/** Inputs in which an invisible character is a mistake, because the action looks up or pulls exactly this text. */
const EXACT: ReadonlySet<InputName> = new Set(['name', 'image_uri', 'repo_ref'])
/** The text of a UUID. */
export const GUID = /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/

export type FieldReader = ReturnType<typeof fieldReader>

/** Creates the reader of the inputs `raw`. */
export function fieldReader(raw: RawInputs, problems: Problems) {
  /** Parses the text of an input. An invisible character is a problem, too. @param problem Of a text without a value. */
  const read = <T>(input: InputName, parse: (text: string) => T | undefined, problem: string): T | undefined => {
    const text = raw[input]
    if (text === undefined) return undefined
    const hidden = parse === oneLine && !EXACT.has(input) ? undefined : invisibleProblem(text)
    const value = hidden === undefined ? parse(text) : undefined
    if (value === undefined) problems.add(input, hidden ?? problem)
    return value
  }
  const textOf = (input: InputName) => raw[input] ?? ''
  const duration = (input: InputName) => {
    const problem = durationProblem(textOf(input), input)
    return read(input, (text) => (problem === undefined ? parseDuration(text) : undefined), problem ?? '')
  }
  return {
    text: (input: InputName) =>
      read(input, oneLine, 'contains a line break or another control character. Use one line of text.'),
    choice: <T extends string>(input: InputName, choices: readonly T[]) =>
      read(input, (text) => choices.find((choice) => choice === text), notAChoice(textOf(input), choices)),
    boolean: (input: InputName) =>
      read(
        input,
        (text) => (isTrue(text) ? true : isFalse(text) ? false : undefined),
        `must be true or false; got ${quote(textOf(input))}.`
      ),
    guid: (input: InputName) => read(input, (text) => (GUID.test(text) ? text : undefined), notAGuid(textOf(input))),
    duration,
    /** A value of an HTTP header. */
    credential: (input: InputName) =>
      read(
        input,
        (text) => (/^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(text) ? text : undefined),
        'contains a line break or a character that an HTTP header cannot carry. Pass the key alone, on one line.'
      ),
    /** A URL to which requests or keys are sent: https, or http to this machine. */
    safeUrl: (input: InputName) => {
      const unsafe = unsafeReason(textOf(input))
      return read(input, (text) => (unsafe === undefined ? withoutTrailingSlash(text) : undefined), unsafe ?? '')
    },
    /** A URL that is only passed to the service. Paths such as `/docs` are added to it. */
    webUrl: (input: InputName) =>
      read(
        input,
        (text) => (webAddress(text) === undefined || /[?#]/.test(text) ? undefined : text),
        'is not a web address. Use the form https://host/path, without user, password, query or fragment.'
      ),
    repositoryUrl: (input: InputName) =>
      read(
        input,
        repositoryUrl,
        'is not the URL of a repository. Use the form https://host/owner/name, without user or password.'
      )
  }
}

const quote = (text: string) => `"${sanitizeLine(text, 60)}"`

/** That a text is no UUID. */
export const notAGuid = (text: string) =>
  `${quote(text)} is not a UUID. Use the form xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx.`

/** That a text is none of the choices, with the one that was probably meant. */
export function notAChoice(text: string, choices: readonly string[]): string {
  const word = text.toLowerCase()
  const meant = nearest(word, choices) ?? choices.find((choice) => word.startsWith(choice))
  const problem = `must be one of ${choices.join(', ')}${text === '' ? '' : `; got ${quote(text)}`}.`
  return meant === undefined ? problem : `${problem} Did you mean ${meant}?`
}

/** What is wrong with the duration of an input; undefined if nothing is. Only an age may be long. */
export function durationProblem(text: string, input: InputName): string | undefined {
  const isAge = input === 'max_age'
  const ms = parseDuration(text)
  if (ms !== undefined && ms > 0 && ms <= (isAge ? 3650 : 1) * DAY_MS) return undefined
  const wrong = ms === undefined ? 'is not a duration' : ms > 0 ? 'is too long' : 'must be more than 0'
  const form = isAge ? '14d or 36h, at most ten years' : '90s, 30m or 1h30m, at most 24h'
  return `${quote(text)} ${wrong}. Use a form like ${input === 'poll_interval' ? 'auto, ' : ''}${form}.`
}

function oneLine(text: string): string | undefined {
  return /\p{Cc}/u.test(text) ? undefined : text
}

/** Booleans in the spellings of YAML 1.2, like the runner's own toolkit. */
export const isTrue = (value: unknown): boolean => typeof value === 'string' && /^(?:true|True|TRUE)$/.test(value)
export const isFalse = (value: unknown): boolean => typeof value === 'string' && /^(?:false|False|FALSE)$/.test(value)

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
