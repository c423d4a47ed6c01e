/** One request to the control plane and its response. */
import { type Dialect, NEUTRAL, translate, translatePath } from '../../contract/dialect.js'
import type { Page } from '../../contract/page.js'
import { CredentialsExpiredError, isNotFound, StatusError } from '../../errors.js'
import type { Clock } from '../../ports.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Wording } from '../http/refusal.js'
import { type HttpRequest, type HttpSender, nameRequest } from '../http/sender.js'
import { type Access, controlPlaneAdvice } from './advice.js'
import { type Answer, isWrite, type Operation, type Requested, readAnswer } from './answers.js'
import { rememberNamed } from './named-ids.js'

/** Time limits of one exchange, in milliseconds: writes may take longer. */
export const READ_TIMEOUT_MS = 30_000
const WRITE_TIMEOUT_MS = 60_000
/** The most rows of one page that the debug log names. */
const MOST_UNREAD = 5

export interface ExchangeParts {
  sender: HttpSender
  /** Absent if nothing waits for what was just made: then each 404 is final. */
  clock?: Pick<Clock, 'now'> | undefined
  /** Removes secret values from quotes in errors. */
  redact: (text: string) => string
  /** For a service with its own words: requests and responses use them on the wire, and neutral words here. */
  dialect?: Dialect | undefined
  /** Called for what an answer has and the run does not use, for the debug log. */
  debug?: ((line: string) => void) | undefined
  /** Named in errors: the address and the inputs with credentials. */
  access?: Access
}

/** How a request is sent; `timeoutMs` defaults to the limit of its kind. */
export type ExchangeRequest = Omit<HttpRequest, 'timeoutMs'> & Requested & { timeoutMs?: number | undefined }

/** Sends one request and reads its response. @throws RequestError or CancelledError. */
export type Exchange = <T extends Operation>(operation: T, request: ExchangeRequest) => Promise<Answer<T>>

/**
 * Returns a function that exchanges requests and responses over a sender, and remembers which operations the credentials
 * permitted, and which ids the service named. A 404 for a fresh id is retryable.
 */
export function openExchange(parts: ExchangeParts): Exchange {
  const { sender, clock, redact, dialect = NEUTRAL, debug, access = {} } = parts
  const named = clock && rememberNamed(clock)
  const wording = wordingOf(dialect)
  const permitted = new Set<Operation>()
  let has_answered = false
  return async (operation, { body, id, isRest, ...request }) => {
    const timeoutMs = request.timeoutMs ?? (request.method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS)
    const [path = ''] = request.path.split('?', 1)
    if (operation === 'deleteDeployment') named?.forget(path)
    // A slow answer tells of the time when it was asked for.
    const wasFresh = named?.isFresh(path)
    const sent = translate(body, dialect.words, 'write')
    const answer = await sender.send({ ...request, ...(sent !== undefined && { body: sent }), timeoutMs })
    if (answer.status >= 200 && answer.status <= 299) permitted.add(operation)
    const advice = controlPlaneAdvice({ ...access, has_answered }, operation, isWrite(operation))
    const answered = { request: nameRequest(request), answer, redact, wording, advice }
    try {
      const read = readAnswer(operation, answered, { id, isRest })
      has_answered = true
      named?.add(read)
      for (const problem of unreadIn(read)) debug?.(`${answered.request}: row left out: ${sanitizeLine(problem)}`)
      return read
    } catch (error) {
      if (isNotFound(error) && wasFresh) throw error.with({ retryable: true })
      throw hasExpired(error, operation, permitted) ? expired(error) : error
    }
  }
}

/** Whether a credential that worked before is refused. A permission is per operation, a credential applies to all. */
function hasExpired(error: unknown, operation: Operation, permitted: ReadonlySet<Operation>): error is StatusError {
  if (!(error instanceof StatusError)) return false
  return (error.status === 401 && permitted.size > 0) || (error.status === 403 && permitted.has(operation))
}

function expired({ message, request, status, cause }: StatusError): CredentialsExpiredError {
  const headline = `The control plane no longer accepts the credentials (${status}). They probably expired or were revoked.`
  return new CredentialsExpiredError([headline, ...message.split('\n').slice(1)].join('\n'), {
    request,
    status,
    mayHaveBeenApplied: false,
    retryable: false,
    advice: 'Run again with a fresh credential. The run reads first and continues from what exists.',
    cause
  })
}

function wordingOf({ words }: Dialect): Wording {
  return {
    value: (json) => translate(json, words, 'read'),
    path: ([root = '', ...path]) => [root, ...(root === 'body' ? translatePath(path, words, 'read') : path)]
  }
}

function unreadIn(read: unknown): string[] {
  return Array.isArray(read) ? ((read as Page<unknown>).unread ?? []).slice(0, MOST_UNREAD) : []
}
