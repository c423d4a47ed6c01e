/** The time limit of a step (input `timeout`): one for everything that it asks of the service and of GitHub. */
import type { Clock } from '../ports.js'

/** What is still done once the time is up gets a share of the whole time, within bounds; in milliseconds. */
const GRACE = { share: 1 / 40, shortestMs: 300, longestMs: 30_000 }

/** No step has less time than this to find and to write, in milliseconds. */
const SHORTEST_MS = 1_000

/** The time that a step has left: for every request that it sends. */
export interface TimeLimit {
  /** How long one request may take once the time is up, in milliseconds: to confirm a write, to close a record. */
  readonly graceMs: number
  /** Until the time is up, in milliseconds; below zero after that. */
  remainingMs(): number
  /** Leaves time out of account: the smoke check has a limit of its own. */
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
