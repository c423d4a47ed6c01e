/** A sender whose requests end with the time limit of the step. */
import { ConnectionError, TimeLimitError } from '../errors.js'
import { type HttpRequest, type HttpSender, nameRequest } from './sender.js'
import type { TimeLimit } from './time-limit.js'

/** Of the time that is left a write gets this share: whether it was applied must still be read. */
const WRITE_SHARE = 0.8

/**
 * Bounds each request of `sender` by what is left of the time limit. Once that is up, requests get a moment each, to
 * confirm and to clean up; the first that is not answered in it is the last one.
 */
export function limitSender(sender: HttpSender, limit: TimeLimit): HttpSender {
  let isSpent = false
  const bounded = async <T>(request: HttpRequest, send: (request: HttpRequest) => Promise<T>): Promise<T> => {
    if (isSpent) throw new TimeLimitError(nameRequest(request))
    const mostMs = requestTime(request.method, limit)
    if (mostMs >= request.timeoutMs) return send(request)
    try {
      return await send({ ...request, timeoutMs: mostMs })
    } catch (error) {
      if (!(error instanceof ConnectionError && error.timed_out)) throw error
      isSpent = limit.remainingMs() <= 0
      throw endedByLimit(error)
    }
  }
  return {
    send: (request) => bounded(request, (within) => sender.send(within)),
    stream: (request, maxBytes, onText) => bounded(request, (within) => sender.stream(within, maxBytes, onText)),
    close: () => sender.close()
  }
}

function requestTime(method: HttpRequest['method'], limit: TimeLimit): number {
  const remainingMs = limit.remainingMs()
  return Math.max(method === 'GET' ? remainingMs : remainingMs * WRITE_SHARE, limit.graceMs)
}

function endedByLimit(error: ConnectionError): ConnectionError {
  const { request, brief, mayHaveBeenApplied, retryable, advice } = error
  return new ConnectionError(`${error.message}, because the time limit of the step (\`timeout\`) ended`, {
    request,
    brief,
    mayHaveBeenApplied,
    retryable,
    timed_out: true,
    advice:
      `${advice ?? ''} If the service only takes longer, set \`timeout\` to a longer time. Re-run the job: it reads first and continues from what exists.`.trim(),
    cause: error
  })
}
