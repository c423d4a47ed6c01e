/**
 * Reads inputs by kind. Each reader returns undefined if the input is unset or invalid, and adds
 * the problem.
 */
import type { InputName } from '../action-names.js'
import { parseUrl, unsafeReason, withoutTrailingSlash } from '../adapters/http/safe-url.js'
import { nearest } from '../text/did-you-mean.js'
import { parseDuration } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import { webAddress } from '../text/web-address.js'
import type { Problems, RawInputs } from './raw-inputs.js'
import { isAddress, readRepositoryPage } from './web-pages.js'

const DAY_MS = 86_400_000
/**
 * Texts in which an invisible character is a mistake, because the action looks up or pulls exactly
 * this text.
 */
const EXACT: ReadonlySet<InputName> = new Set(['name', 'image_uri', 'repo_ref'])
/** The text of a UUID. */
export const GUID = /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/

/** Says what is wrong with the text of an input; undefined if nothing is. */
type Check = (text: string, input: InputName) => string | undefined

export type FieldReader = ReturnType<typeof fieldReader>

/** Creates the reader of the inputs `raw`. */
export function fieldReader(raw: RawInputs, problems: Problems) {
  /**
   * Reads a kind of input: a text that passes the check, converted. An invisible character passes
   * only in free text.
   */
  const kind =
    <T>(check: Check, convert: (text: string) => T, { isFree = false, isSecret = false } = {}) =>
    (input: InputName): T | undefined => {
      const text = raw[input]
      if (text === undefined) return undefined
      const judge = (value: string) =>
        (isFree ? undefined : invisibleProblem(value)) ?? check(value, input)
      const problem = judge(text)
      if (problem === undefined) return convert(text)
      problems.add(input, (isSecret ? undefined : quotesProblem(text, judge)) ?? problem)
      return undefined
    }
  return {
    /** One line of text. @param check Says what else is wrong with it. */
    text: (input: InputName, check: Check = () => undefined) =>
      kind((text) => (/\p{Cc}/u.test(text) ? NO_LINE : check(text, input)), asWritten, {
        isFree: !EXACT.has(input)
      })(input),
    choice: <T extends string>(input: InputName, choices: readonly T[]) =>
      kind(
        (text) => (choices.includes(text as T) ? undefined : notAChoice(text, choices)),
        (text) => text as T
      )(input),
    boolean: kind(
      (text) => (isTrue(text) || isFalse(text) ? undefined : notABoolean(text)),
      isTrue
    ),
    guid: kind((text) => (GUID.test(text) ? undefined : guidProblem(text)), asWritten),
    duration: kind(durationProblem, parseDuration),
    /** A value of an HTTP header. */
    credential: kind(credentialProblem, asWritten, { isSecret: true }),
    /** A URL to which requests or keys are sent: https, or http to this machine. */
    safeUrl: kind(unsafeReason, withoutTrailingSlash),
    /** A URL that is only passed to the service. Paths such as `/docs` are added to it. */
    webUrl: kind(
      (text) => (webAddress(text) === undefined || /[?#]/.test(text) ? NO_WEB_URL : undefined),
      asWritten
    ),
    repositoryUrl: kind(repositoryProblem, asWritten)
  }
}

const asWritten = (text: string) => text

const NO_LINE = 'contains a line break or another control character. Use one line of text.'
const NO_HEADER =
  'contains a line break or a character that an HTTP header cannot carry. ' +
  'Pass the key alone, on one line.'
const NO_WEB_URL =
  'is not a web address. Use the form https://host/path, without user, password, query or fragment.'
const NO_REPOSITORY =
  'is not the URL of a repository. Use the form https://host/owner/name, without user or password.'

/** Drops what is undefined. */
export function withoutUndefined<T extends object>(
  fields: { [K in keyof T]-?: T[K] | undefined }
): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}

/** A text in quotes, as problems show it. */
export const quote = (text: string, length = 60) => `"${sanitizeLine(text, length)}"`

const notABoolean = (text: string) => `must be true or false; got ${quote(text)}.`

/** Says that a text is no UUID. */
export const notAGuid = (text: string) =>
  `${quote(text)} is not a UUID. Use the form xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx.`

/**
 * Describes what is wrong with the text of an ID. The last ID of a page is the one of its thing;
 * `/o/` names the workspace.
 */
function guidProblem(text: string): string {
  const meant = isAddress(text) ? text.match(IDS)?.at(-1) : undefined
  if (meant === undefined) return notAGuid(text)
  return `${quote(text, 120)} is the address of a page. Write the ID alone: ${meant}.`
}

const IDS =
  /(?<!\/o\/|[0-9A-Fa-f-])[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}(?![0-9A-Fa-f-])/g

const QUOTED = /^(["'`])(.*)\1$/s

/** Describes a value that would be right without the quotes around it; undefined for others. */
function quotesProblem(
  text: string,
  judge: (value: string) => string | undefined
): string | undefined {
  const [, , inner = ''] = QUOTED.exec(text) ?? []
  const isMeant = inner !== '' && judge(inner) === undefined
  if (isMeant) return `${quote(text, 120)} has quotes around it. Write ${sanitizeLine(inner, 120)}.`
  return undefined
}

/**
 * A variable of a shell or an expression of a workflow, if it is the whole value. A key may have a
 * `$` anywhere.
 */
const REFERENCE = /^\$(?:[A-Za-z_]\w*|\{[^{}]*\}|\{\{.*\}\})$/s

/** Describes what is wrong with a credential, and never shows it. */
function credentialProblem(text: string, input: InputName): string | undefined {
  if (QUOTED.test(text)) return 'has quotes around it. Remove them.'
  if (REFERENCE.test(text))
    return (
      'is a reference that was not replaced by its value. ' +
      'In a workflow, write ${{ secrets.NAME }}; elsewhere, check that the variable is set.'
    )
  if (input === 'tenant_id' && isAddress(text))
    return 'is the address of a page. Write the ID alone, which stands there behind /o/.'
  return /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(text) ? undefined : NO_HEADER
}

/** Says that a text is none of the choices, and which one was probably meant. */
export function notAChoice(text: string, choices: readonly string[]): string {
  const word = text.toLowerCase()
  const meant = nearest(word, choices) ?? choices.find((choice) => word.startsWith(choice))
  const got = text === '' ? '' : `; got ${quote(text)}`
  const problem = `must be one of ${choices.join(', ')}${got}.`
  return meant === undefined ? problem : `${problem} Did you mean ${meant}?`
}

/**
 * Returns what is wrong with the duration of an input; undefined if nothing is. Only an age may be
 * long.
 */
export function durationProblem(text: string, input: InputName): string | undefined {
  const isAge = input === 'max_age'
  const ms = parseDuration(text)
  const longest = isAge ? 3650 * DAY_MS : DAY_MS
  let wrong = 'must be more than 0'
  if (ms === undefined) wrong = 'is not a duration'
  else if (ms > longest) wrong = 'is too long'
  else if (ms > 0) return undefined
  const form = isAge ? '14d or 36h, at most ten years' : '90s, 30m or 1h30m, at most 24h'
  const auto = input === 'poll_interval' ? 'auto, ' : ''
  return `${quote(text)} ${wrong}. Use a form like ${auto}${form}.`
}

/** Booleans in the spellings of YAML 1.2, like the runner's own toolkit. */
export const isTrue = (value: unknown): boolean =>
  typeof value === 'string' && /^(?:true|True|TRUE)$/.test(value)
export const isFalse = (value: unknown): boolean =>
  typeof value === 'string' && /^(?:false|False|FALSE)$/.test(value)

function repositoryProblem(text: string): string | undefined {
  if (!isRepositoryUrl(text)) return NO_REPOSITORY
  const page = readRepositoryPage(text)
  if (page === undefined) return undefined
  return (
    `${quote(text, 120)} is the address of a page in a repository. ` +
    `Write ${sanitizeLine(page.repository_url, 120)}.`
  )
}

function isRepositoryUrl(text: string): boolean {
  if (/^[\w.-]+@[\w.-]+:[^\s:][^\s]*$/.test(text)) return true
  const url = parseUrl(text)
  if (url === undefined) return false
  if (url.pathname.length < 2 || url.password !== '') return false
  return /^https?:$/.test(url.protocol) ? url.username === '' : /^(?:ssh|git):$/.test(url.protocol)
}

/**
 * Format characters, spaces that no keyboard has, and joiners beside ASCII. Between letters of
 * other scripts and in an emoji, including the tags of a flag, joiners are part of the text.
 */
const INVISIBLE = new RegExp(
  [
    /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Zl}\p{Zp}\u00a0\u2000-\u200a\u202f]/u,
    /(?<![^\p{ASCII}])[\u200c\u200d]/u,
    /[\u200c\u200d](?![^\p{ASCII}])/u
  ]
    .map(({ source }) => source)
    .join('|'),
  'u'
)

/**
 * Describes the first invisible character of a text; undefined if none. Such a text names another
 * thing than it seems to.
 */
export function invisibleProblem(text: string): string | undefined {
  const found = INVISIBLE.exec(text)
  if (found === null) return undefined
  const code = (text.codePointAt(found.index) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return (
    `contains the invisible character U+${code} at position ${found.index + 1}. ` +
    'Delete it, or retype that part.'
  )
}
