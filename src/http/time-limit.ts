/** The time limit of a step (input `timeout`), for all its requests to the service and to GitHub. */
import type { Clock } from '../ports.js'

/** Requests after the time limit get a share of the whole time, within bounds; in milliseconds. */
const GRACE = { share: 1 / 40, shortestMs: 300, longestMs: 30_000 }

/** The least time of a step for lookup and writes, in milliseconds. */
const SHORTEST_MS = 1_000

/** The remaining time of a step, for every request. */
export interface TimeLimit {
  /** How long one request may take once the time is up, in milliseconds: to confirm a write, to close a record. */
  readonly graceMs: number
  /** Until the time is up, in milliseconds; below zero after that. */
  remainingMs(): number
  /** Does not count this time: the smoke check has its own limit. */
  extend(ms: number): void
}

/** Starts the time limit of a step. */
export function startTimeLimit(clock: Pick<Clock, 'now'>, timeoutMs: number): TimeLimit {
  let deadline = clock.now() + Math.max(timeoutMs, SHORTEST_MS)
  return {
    graceMs: graceOf(timeoutMs),
    remainingMs: () => deadline - clock.now(),
    extend: (ms) => {
      deadline += ms
    }
  }
}

/** How long one request may take after a time limit, in milliseconds. */
export function graceOf(timeoutMs: number): number {
  return Math.min(Math.max(timeoutMs * GRACE.share, GRACE.shortestMs), GRACE.longestMs)
}
