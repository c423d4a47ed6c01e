/** A sender whose requests end with the time limit of the step. */
import { ConnectionError, TimeLimitError } from '../errors.js'
import { type HttpRequest, type HttpSender, nameRequest } from './sender.js'
import type { TimeLimit } from './time-limit.js'

/** A write gets this share of the remaining time, because a read must still confirm it. */
const WRITE_SHARE = 0.8

/**
 * Bounds each request of `sender` by the remaining time. After the time limit, each request gets a moment to confirm
 * and clean up, until one of them times out.
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
