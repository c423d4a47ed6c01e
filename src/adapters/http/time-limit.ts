/**
 * When a request may be sent: the time limit of a step (input `timeout`), and the pause that a
 * service asks for.
 */
import { ConnectionError, TimeLimitError } from '../../errors.js'
import type { Clock } from '../../ports.js'
import { LONGEST_RETRY_AFTER_MS } from '../../requests/retry.js'
import { retryAfterMs } from './answer.js'
import { type HttpSender, nameRequest } from './sender.js'

/** Requests after the time limit get a share of the whole time, within bounds; in milliseconds. */
const GRACE = { share: 1 / 40, shortestMs: 300, longestMs: 30_000 }
/** The least time of a step for lookup and writes, in milliseconds. */
const SHORTEST_MS = 1_000
/** A write gets this share of the remaining time, because a read must still confirm it. */
const WRITE_SHARE = 0.8

/** The remaining time of a step, for every request. */
export interface TimeLimit {
  /**
   * How long one request may take once the time is up, in milliseconds: to confirm a write, to
   * close a record.
   */
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
 * Bounds each request of `sender` by the remaining time. After the time limit, each request gets a
 * moment to confirm and clean up, until one of them times out.
 */
export function limitSender(sender: HttpSender, limit: TimeLimit): HttpSender {
  let isSpent = false
  return {
    send: async (request) => {
      if (isSpent) throw new TimeLimitError(nameRequest(request))
      const remainingMs = limit.remainingMs()
      const shareMs = request.method === 'GET' ? remainingMs : remainingMs * WRITE_SHARE
      const mostMs = Math.max(shareMs, limit.graceMs)
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

function endedByLimit(error: ConnectionError): ConnectionError {
  const { what, facts, fix, request, brief, mayHaveBeenApplied, retryable } = error
  return new ConnectionError({
    what,
    facts: [...facts, { label: 'Time limit', value: 'that of the step (`timeout`) ended' }],
    fix: [
      ...fix,
      'If the service only takes longer, set `timeout` to a longer time.',
      'Run again: it reads first and continues from what exists.'
    ],
    request,
    brief,
    mayHaveBeenApplied,
    retryable,
    timed_out: true,
    cause: error
  })
}

/** An answer of that status says when to ask again. */
const PAUSED = { status: 429, text: '', location: undefined, date: undefined }

/**
 * For several deployments at a time. Sends nothing until the time that a 429 names: a pause that
 * the service asks for holds for all. Until then, every request gets the same answer, with the time
 * that is left. Of a longer time than a minute, the service is asked again whether it still holds.
 */
export function pauseTogether(sender: HttpSender, clock: Pick<Clock, 'now' | 'date'>): HttpSender {
  let until = Number.NEGATIVE_INFINITY
  return {
    send: async (request) => {
      const leftMs = until - clock.now()
      // A timer may end within the last millisecond.
      if (leftMs >= 1)
        return {
          ...PAUSED,
          retryAfter: String(Math.ceil(leftMs) / 1_000),
          receivedAt: clock.date()
        }
      const answer = await sender.send(request)
      const namedMs = answer.status === PAUSED.status ? retryAfterMs(answer) : undefined
      if (namedMs !== undefined)
        until = Math.max(until, clock.now() + Math.min(namedMs, LONGEST_RETRY_AFTER_MS))
      return answer
    }
  }
}
