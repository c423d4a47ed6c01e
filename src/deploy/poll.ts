/** When to look at the revision next: a pure function of the time that has passed. */

const SHORTEST_MS = 500
const LONGEST_MS = 10_000
/** Looking again after a tenth of the time already waited costs a tenth of the wait at most. */
const SHARE_OF_ELAPSED = 0.1

/** A fixed time in milliseconds, or `auto`. */
export type PollInterval = number | 'auto'

export interface PollTiming {
  interval: PollInterval
  /** Since the wait began, in milliseconds. */
  elapsedMs: number
  /** Until the deadline, in milliseconds. */
  remainingMs: number
  /** What the service asked for, in milliseconds. */
  retryAfterMs?: number | undefined
}

/** Milliseconds until the next look; never past the deadline, so that the last look is at the deadline. */
export function pollDelay({ interval, elapsedMs, remainingMs, retryAfterMs }: PollTiming): number {
  const chosen =
    interval === 'auto' ? Math.min(Math.max(SHORTEST_MS, elapsedMs * SHARE_OF_ELAPSED), LONGEST_MS) : interval
  return Math.max(0, Math.min(Math.max(chosen, retryAfterMs ?? 0), remainingMs))
}
