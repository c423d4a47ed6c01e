/** The time limit of a step (input `timeout`), for all its requests to the service and to GitHub. */
import { ConnectionError, TimeLimitError } from '../../errors.js'
import type { Clock } from '../../ports.js'
import { type HttpRequest, type HttpSender, nameRequest } from './sender.js'

/** Requests after the time limit get a share of the whole time, within bounds; in milliseconds. */
const GRACE = { share: 1 / 40, shortestMs: 300, longestMs: 30_000 }
/** The least time of a step for lookup and writes, in milliseconds. */
const SHORTEST_MS = 1_000
/** A write gets this share of the remaining time, because a read must still confirm it. */
const WRITE_SHARE = 0.8

/** The remaining time of a step, for every request. */
export interface TimeLimit {
  /** How long one request may take once the time is up, in milliseconds: to confirm a write, to close a record. */
  readonly graceMs: number
  /** Until the time is up, in milliseconds; below zero after that. */
  remainingMs(): number
  /** Does not count this time: the smoke check has its own limit. */
  extend(ms: number): void
}

export function startTimeLimit(clock: Pick<Clock, 'now'>, timeoutMs: number): TimeLimit {
  let deadline = clock.now() + Math.max(timeoutMs, SHORTEST_MS)
  return {
    graceMs: Math.min(Math.max(timeoutMs * GRACE.share, GRACE.shortestMs), GRACE.longestMs),
    remainingMs: () => deadline - clock.now(),
    extend: (ms) => {
      deadline += ms
    }
  }
}

/**
 * Bounds each request of `sender` by the remaining time. After the time limit, each request gets a moment to confirm
 * and clean up, until one of them times out.
 */
export function limitSender(sender: HttpSender, limit: TimeLimit): HttpSender {
  let isSpent = false
  return {
    send: async (request) => {
      if (isSpent) throw new TimeLimitError(nameRequest(request))
      const mostMs = requestTime(request.method, limit)
      if (mostMs >= request.timeoutMs) return sender.send(request)
      try {
        return await sender.send({ ...request, timeoutMs: mostMs })
      } catch (error) {
        if (!(error instanceof ConnectionError && error.timed_out)) throw error
        isSpent = limit.remainingMs() <= 0
        throw endedByLimit(error)
      }
    }
  }
}

function requestTime(method: HttpRequest['method'], limit: TimeLimit): number {
  const remainingMs = limit.remainingMs()
  return Math.max(method === 'GET' ? remainingMs : remainingMs * WRITE_SHARE, limit.graceMs)
}

function endedByLimit(error: ConnectionError): ConnectionError {
  const fix =
    'If the service only takes longer, set `timeout` to a longer time. Run again: it reads first and continues from what exists.'
  const message = `${error.message}, because the time limit of the step (\`timeout\`) ended`
  return new ConnectionError(message, { ...error, advice: `${error.advice ?? ''} ${fix}`.trim(), cause: error })
}
