/** Makes the error of a response that is not the expected answer: what happened, and what to do. */
import { readErrorDetail } from '../contract/error-answer.js'
import { isEmpty } from '../contract/page.js'
import { AnswerError, StatusError } from '../errors.js'
import { mayShowSecrets } from '../masking/mask-answers.js'
import { fieldPath, spellDuration } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import { retryAfterMs } from './retry-after.js'
import type { HttpAnswer } from './sender.js'

/** The protocol says that the request was not processed: a write can be retried. */
const NOT_PROCESSED = new Set([425, 429])

/** Temporary. After a write it is unknown whether the request was processed (docs/design.md, section 3). */
const isAmbiguous = (status: number) => status === 408 || (status >= 500 && status !== 501 && status !== 505)

/** A server may process a write and then redirect to its result. 307 and 308 ask to send it elsewhere (RFC 9110, 15.4). */
const REDIRECTED_AFTER = new Set([301, 302, 303])

/** No request asks to switch protocols or whether a resource changed, so these are not valid responses. */
const isNoAnswer = (status: number) => status < 200 || status === 304

/** The action searches at most this part of a response for a text to quote, in characters. */
export const MOST_QUOTED = 32 * 1024

/** The most lines that one response gets. */
const MOST_LINES = 20

/** Replaces a text that may contain secrets that are not masked yet. */
const NOT_SHOWN = '(not shown: it may contain secrets)'

/** The fallback advice. The action has already retried. */
const TRY_LATER =
  'The service, or a proxy in front of it, is overloaded or failing. Run again later: the run reads first and continues from what exists.'

/** How an error is explained: its first line without the status, and what to do. */
export interface Explanation {
  headline?: string
  fix: string
}

/** How the errors of one API are explained. */
export interface Advice {
  /** The responder, as the subject of a sentence. */
  subject: string
  /** The name of the service's address, such as its input. */
  address: string
  byStatus: Readonly<Record<number, Explanation>>
  /** A refused request (400, 422): the response names fields, has a text, or is empty. */
  refused?: Readonly<Record<Said, string>>
  /** Better advice, if the answer says this. The first that fits wins. */
  byText?: readonly { status: number; says: RegExp; fix: string }[]
  /** What to do as well after a redirect, if the request may have been applied. */
  redirected?: string
  /** What to do as well if the address is right and the body of a response is unusable. */
  unusable?: string
}

/** How a response describes the problem. */
type Said = 'fields' | 'text' | 'nothing'

const REFUSED = new Set([400, 422])

/** How the responses of a service with its own words are read. */
export interface Wording {
  value(json: unknown): unknown
  /** The path of a field in a 422 (§2.7). The service's sentences are quoted unchanged. */
  path(loc: readonly (string | number)[]): readonly (string | number)[]
}

export interface Answered {
  /** `METHOD path`, for messages. */
  request: string
  answer: HttpAnswer
  advice: Advice
  /** Removes secret values from the quoted response, before it is shortened or changed. */
  redact: (text: string) => string
  /** Absent if the service uses neutral words. */
  wording?: Wording | undefined
}

export function invalidResponse({ request, answer, advice }: Answered, problem: string): AnswerError {
  return new AnswerError(`Unexpected response body (HTTP ${answer.status}).\n${request}: ${problem}`, {
    request,
    brief: `${request}: unexpected response body (HTTP ${answer.status})`,
    mayHaveBeenApplied: true,
    retryable: true,
    advice: [
      `Check that ${advice.address} is the address of the service itself, not of a web page or a proxy.`,
      ...(advice.unusable === undefined ? [] : [advice.unusable])
    ].join(' ')
  })
}

/** The text without secrets, unless it may contain unknown ones. */
export function quoted(text: string, redact: Answered['redact']): string {
  const clean = redact(text)
  return mayShowSecrets(clean) ? NOT_SHOWN : clean
}

/** The error of a response that is not 2xx. */
export function errorFromResponse(answered: Answered): StatusError | AnswerError {
  const { request, answer, advice } = answered
  const { status } = answer
  if (isNoAnswer(status)) return invalidResponse(answered, `the status ${status} does not answer this request`)
  const redirect = status >= 300 && status < 400
  const retryable = NOT_PROCESSED.has(status) || isAmbiguous(status)
  const detail = detailOf(answered)
  const brief = `${request} answered ${status}`
  const pauseMs = retryAfterMs(answer)
  const pause = pauseMs ? [`The service asks to wait ${spellDuration(pauseMs)}.`] : []
  const lines = [headlineOf(advice, answer), describeDetail(brief, detail), ...pause]
  return new StatusError(lines.join('\n'), {
    request,
    brief,
    status,
    mayHaveBeenApplied: isAmbiguous(status) || REDIRECTED_AFTER.has(status),
    retryable,
    retryAfterMs: pauseMs,
    advice: redirect
      ? redirectAdvice(advice, status)
      : (adviceFor(advice, answer, detail.said) ?? (retryable ? TRY_LATER : undefined))
  })
}

function redirectAdvice({ address, redirected }: Advice, status: number): string {
  const fix = `Set ${address} to the address that the redirect leads to, if you trust it. Redirects are not followed, because they would forward the key.`
  return redirected === undefined || !REDIRECTED_AFTER.has(status) ? fix : `${fix} ${redirected}`
}

function adviceFor(
  { address, byStatus, byText = [], refused }: Advice,
  { status, text }: HttpAnswer,
  said: Said
): string | undefined {
  const known = byStatus[status]?.fix
  if (isBlocked({ status, text }))
    return `Ask the owner of the proxy or firewall between this runner and ${address} to allow the request.${known === undefined ? '' : ` Otherwise: ${known}`}`
  const quoted = text.slice(0, MOST_QUOTED)
  const better = byText.find((entry) => entry.status === status && entry.says.test(quoted))?.fix
  return better ?? (REFUSED.has(status) ? refused?.[said] : undefined) ?? known
}

/** Whether a web page refuses the request: an API answers with JSON, so a proxy or a firewall most likely wrote it. */
const isBlocked = ({ status, text }: Pick<HttpAnswer, 'status' | 'text'>) => status === 403 && /^\s*</.test(text)

/** The first line: what happened, by the status. */
function headlineOf({ subject, byStatus }: Advice, { status, text }: HttpAnswer): string {
  if (isBlocked({ status, text }))
    return 'The request was refused with a web page (403), most likely by a proxy or a firewall.'
  return `${byStatus[status]?.headline ?? `${subject} ${whatItDid(status)}`} (${status}).`
}

function whatItDid(status: number): string {
  if (status < 400) return 'answered with a redirect'
  if (status === 404) return 'does not have what was requested'
  if (status === 409) return 'reported a conflict'
  if (status === 429) return 'limits the number of requests'
  return status >= 500 || isAmbiguous(status) || NOT_PROCESSED.has(status)
    ? 'failed to process the request'
    : 'refused the request'
}

/** What an answer says, as lines to quote. */
interface Detail {
  said: Said
  lines: string[]
}

/** The request, its status and what the answer says: on one line, or a line for each field or text. */
function describeDetail(brief: string, { said, lines }: Detail): string {
  if (lines.length === 0) return brief
  return said === 'fields' || lines.length > 1 ? [`${brief}:`, ...lines].join('\n  ') : `${brief}: ${lines.join(' ')}`
}

function detailOf({ answer, redact: redactAll, wording }: Answered): Detail {
  const redact = (text: string) => quoted(text.slice(0, MOST_QUOTED), redactAll)
  const isRedirect = answer.status >= 300 && answer.status <= 399
  if (isRedirect && answer.location !== undefined)
    return textDetail([`redirect to ${sanitizeLine(redact(answer.location))}`])
  let json: unknown
  try {
    json = JSON.parse(answer.text)
  } catch {
    return textDetail([sanitizeLine(redactAll(redact(answer.text).replace(/<[^<>]{0,200}>/g, ' ')), 200)])
  }
  if (isEmpty(json)) return textDetail([])
  const detail = readErrorDetail(json)
  if (detail.length === 0) return textDetail([sanitizeLine(redact(answer.text), 200)])
  const lines = detail.slice(0, MOST_LINES).map((entry) => {
    if (typeof entry === 'string') return sanitizeLine(redact(entry), 1000)
    const loc = wording?.path(entry.loc) ?? entry.loc
    return sanitizeLine(`${redactAll(fieldPath(loc[0] === 'body' ? loc.slice(1) : loc))}: ${redact(entry.msg)}`)
  })
  return detail.every((entry) => typeof entry === 'string') ? textDetail(lines) : { said: 'fields', lines }
}

/** Lines without a word say nothing, and neither does a text that is not shown. */
function textDetail(all: readonly string[]): Detail {
  const lines = all.filter((line) => /[\p{L}\p{N}]/u.test(line))
  return { said: lines.some((line) => line !== NOT_SHOWN) ? 'text' : 'nothing', lines }
}
