/**
 * Reads the JSON of a response, or makes the error of one that is not the expected answer: what
 * happened, and what to do.
 */
import { NEUTRAL_WORDS, translatePath, type Words } from '../../contract/dialect.js'
import { readErrorDetail } from '../../contract/errors.js'
import { isEmpty } from '../../contract/page.js'
import { AnswerError, StatusError } from '../../errors.js'
import { readDate } from '../../text/dates.js'
import { fieldPath, spellDuration } from '../../text/format.js'
import { DEEPEST, isDeeperThan, readJson } from '../../text/json.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { mayShowSecrets } from './mask-answers.js'
import type { HttpAnswer } from './sender.js'

/** The protocol says that the request was not processed: a write can be retried. */
const NOT_PROCESSED = new Set([425, 429])
/**
 * Returns whether a failure is temporary. After a write it is unknown whether the request was
 * processed (docs/design.md, section 3).
 */
const isAmbiguous = (status: number) =>
  status === 408 || (status >= 500 && status !== 501 && status !== 505)
/**
 * A server may process a write and then redirect to its result. 307 and 308 ask to send it
 * elsewhere (RFC 9110, 15.4).
 */
const REDIRECTED_AFTER = new Set([301, 302, 303])
/**
 * Returns whether a status is no valid response: no request asks to switch protocols, or whether a
 * resource changed.
 */
const isNoAnswer = (status: number) => status < 200 || status === 304
const isRedirect = (status: number) => status >= 300 && status <= 399

/** The action searches at most this part of a response for a text to quote, in characters. */
const MOST_QUOTED = 32 * 1024
/** The most lines that one response gets. */
const MOST_LINES = 20
/** Replaces a text that may contain secrets that are not masked yet. */
const NOT_SHOWN = '(not shown: it may contain secrets)'
/** The fallback advice. The action has already retried. */
const TRY_LATER =
  'The service, or a proxy in front of it, is overloaded or failing. ' +
  'Run again later: the run reads first and continues from what exists.'

/** How an error is explained: what happened, without the status, and what to do. */
export interface Explanation {
  headline?: string | undefined
  fix?: string | undefined
}

export interface Refusal {
  status: number
  text: string
  /** How the response describes the problem. */
  said: 'fields' | 'text' | 'nothing'
}

/** How the errors of one API are explained. */
export interface Advice {
  /** The responder, as the subject of a sentence. */
  subject: string
  /** The name of the service's address, such as its input. */
  address: string
  /** What is known about a refusal of this API. */
  explain(refusal: Refusal): Explanation
  /** What to do as well after a redirect, if the request may have been applied. */
  redirected?: string | undefined
  /** What to do as well if the address is right and the body of a response is unusable. */
  unusable?: string | undefined
}

export interface Answered {
  /** `METHOD path`, for messages. */
  request: string
  answer: HttpAnswer
  advice: Advice
  /** Removes secret values from the quoted response, before it is shortened or changed. */
  redact: (text: string) => string
  /**
   * For the path of a field (§2.7), absent if the service uses neutral words. Its sentences are
   * quoted unchanged.
   */
  words?: Words
}

/**
 * Returns the JSON of a 2xx response.
 *
 * @throws StatusError for any other valid status; AnswerError if it is not valid, or not JSON.
 */
export function parseJson(answered: Answered): unknown {
  const { status, text } = answered.answer
  if (status < 200 || status > 299) throw errorFromResponse(answered)
  const json = readJson(text)
  if (json === undefined)
    throw invalidResponse(answered, whyNotJson(text.trimStart().slice(0, MOST_QUOTED), answered))
  if (isDeeperThan(DEEPEST, json))
    throw invalidResponse(answered, `the body is nested more than ${DEEPEST} levels deep`)
  return json
}

/**
 * Explains why a text is not the JSON of the service. JSON is not quoted: it may contain secrets of
 * a deployment that are not masked yet.
 */
function whyNotJson(text: string, { redact }: Answered): string {
  if (text === '') return 'the body is empty'
  if (/^[[{"]/.test(text)) return 'the body is JSON that is cut off or broken'
  return `the body is not JSON: ${sanitizeLine(quoted(text, redact), 80)}`
}

export function invalidResponse(
  { request, answer, advice }: Answered,
  problem: string
): AnswerError {
  const check =
    `Check that ${advice.address} is the address of the service itself, ` +
    'not of a web page or a proxy.'
  return new AnswerError({
    what: `Unexpected response body (HTTP ${answer.status}).`,
    facts: [
      { label: 'Request', value: request },
      { label: 'Response', value: problem }
    ],
    fix: advice.unusable === undefined ? [check] : [check, advice.unusable],
    request,
    brief: `${request}: unexpected response body (HTTP ${answer.status})`,
    mayHaveBeenApplied: true,
    retryable: true
  })
}

/** Returns the text without secrets, unless it may contain unknown ones. */
function quoted(text: string, redact: Answered['redact']): string {
  const clean = redact(text)
  return mayShowSecrets(clean) ? NOT_SHOWN : clean
}

/** Returns the error of a response that is not 2xx. */
export function errorFromResponse(answered: Answered): StatusError | AnswerError {
  const { request, answer } = answered
  const { status } = answer
  if (isNoAnswer(status))
    return invalidResponse(answered, `the status ${status} does not answer this request`)
  const retryable = NOT_PROCESSED.has(status) || isAmbiguous(status)
  const [said, lines] = linesOf(answered)
  const { headline, fix } = explain(answered, said)
  const brief = `${request} answered ${status}`
  const pauseMs = retryAfterMs(answer)
  const pause = pauseMs ? [{ label: 'Retry after', value: spellDuration(pauseMs) }] : []
  const lastResort = retryable ? [TRY_LATER] : []
  return new StatusError({
    what: headline,
    facts: [
      { label: 'Request', value: brief },
      ...lines.map((line) => ({ label: 'Response', value: line })),
      ...pause
    ],
    fix: fix.length > 0 ? fix : lastResort,
    request,
    brief,
    status,
    mayHaveBeenApplied: isAmbiguous(status) || REDIRECTED_AFTER.has(status),
    retryable,
    retryAfterMs: pauseMs
  })
}

/** Returns what happened, and what to do. */
function explain(
  { advice, answer: { status, text } }: Answered,
  said: Refusal['said']
): { headline: string; fix: string[] } {
  const { subject, address, redirected } = advice
  const known = advice.explain({ status, said, text: text.slice(0, MOST_QUOTED) })
  if (isRedirect(status)) {
    const fix =
      `Set ${address} to the address that the redirect leads to, if you trust it. ` +
      'Redirects are not followed, because they would forward the key.'
    const headline = `${subject} answered with a redirect (${status}).`
    const isOpen = redirected !== undefined && REDIRECTED_AFTER.has(status)
    return { headline, fix: isOpen ? [fix, redirected] : [fix] }
  }
  // An API answers with JSON, so a proxy or a firewall most likely wrote this page.
  if (status === 403 && /^\s*</.test(text)) {
    const fix =
      `Ask the owner of the proxy or firewall between this runner and ${address} ` +
      'to allow the request.'
    const headline =
      'The request was refused with a web page (403), most likely by a proxy or a firewall.'
    return { headline, fix: known.fix === undefined ? [fix] : [fix, `Otherwise: ${known.fix}`] }
  }
  return {
    fix: known.fix === undefined ? [] : [known.fix],
    headline: `${known.headline ?? `${subject} ${whatItDid(status)}`} (${status}).`
  }
}

function whatItDid(status: number): string {
  if (status === 404) return 'does not have what was requested'
  if (status === 409) return 'reported a conflict'
  if (status === 429) return 'limits the number of requests'
  const isUnready = status === 408 || status === 425
  if (status >= 500 || isUnready) return 'failed to process the request'
  return 'refused the request'
}

type Quote = [said: Refusal['said'], lines: string[]]

/** Returns what an answer says, as lines to quote. */
function linesOf({ answer, redact: redactAll, words = NEUTRAL_WORDS }: Answered): Quote {
  const { status, text, location } = answer
  const redact = (part: string) => quoted(part.slice(0, MOST_QUOTED), redactAll)
  // Lines without a word say nothing, and neither does a text that is not shown.
  const inWords = (...all: string[]): Quote => {
    const lines = all.filter((line) => /[\p{L}\p{N}]/u.test(line))
    return [lines.some((line) => line !== NOT_SHOWN) ? 'text' : 'nothing', lines]
  }
  if (isRedirect(status) && location !== undefined)
    return inWords(`redirect to ${sanitizeLine(redact(location))}`)
  const json = readJson(text)
  if (json === undefined)
    return inWords(sanitizeLine(redactAll(redact(text).replace(/<[^<>]{0,200}>/g, ' ')), 200))
  if (isEmpty(json)) return inWords()
  const detail = readErrorDetail(json).slice(0, MOST_LINES)
  if (detail.length === 0) return inWords(sanitizeLine(redact(text), 200))
  const lines = detail.map((entry) => {
    if (typeof entry === 'string') return sanitizeLine(redact(entry), 1000)
    const path =
      entry.loc[0] === 'body' ? translatePath(entry.loc.slice(1), words, 'read') : entry.loc
    return sanitizeLine(`${redactAll(fieldPath(path))}: ${redact(entry.msg)}`)
  })
  return detail.every((entry) => typeof entry === 'string') ? inWords(...lines) : ['fields', lines]
}

/**
 * Returns `Retry-After` in milliseconds: it comes in seconds or as a date (RFC 9110, 10.2.3). The
 * service names a date by its own clock, which its Date header shows: the runner's may be off by
 * hours.
 */
export function retryAfterMs(
  answer: Pick<HttpAnswer, 'retryAfter' | 'date' | 'receivedAt'>
): number | undefined {
  const { retryAfter, date, receivedAt } = answer
  if (retryAfter === undefined) return undefined
  if (/^\d+(\.\d+)?$/.test(retryAfter.trim())) return Number(retryAfter) * 1000
  const at = readDate(retryAfter)
  const sentAt = readDate(date)
  if (Number.isNaN(at)) return undefined
  return Math.max(0, at - (Number.isNaN(sentAt) ? receivedAt : sentAt))
}
