/** Decides when to poll again. Pure functions. */
import { LONGEST_RETRY_AFTER_MS } from '../../../requests/retry.js'
import type { PollInterval } from '../../core/request.js'

const SHORTEST_MS = 500
const LONGEST_ARRIVAL_MS = 10_000
/** Looking again after a tenth of the time already waited costs a tenth of the wait at most. */
const SHARE_OF_ELAPSED = 0.1

export interface PollTiming {
  interval: PollInterval
  /** What `auto` comes to, in milliseconds. */
  autoMs: number
  /** Until the deadline, in milliseconds. */
  remainingMs: number
  /** What the service requested, in milliseconds. */
  retryAfterMs?: number | undefined
}

/**
 * Returns the milliseconds until the next poll. It never exceeds the deadline, so that the last poll is at the
 * deadline.
 */
export function pollDelay({ interval, autoMs, remainingMs, retryAfterMs }: PollTiming): number {
  const chosen = typeof interval === 'number' ? interval : autoMs
  const asked = Math.min(retryAfterMs ?? 0, LONGEST_RETRY_AFTER_MS)
  return Math.max(0, Math.min(Math.max(chosen, asked), remainingMs))
}

/** `auto` for an event of unknown duration, from the time already waited in milliseconds. */
export function arrivalDelay(elapsedMs: number): number {
  return Math.min(Math.max(SHORTEST_MS, elapsedMs * SHARE_OF_ELAPSED), LONGEST_ARRIVAL_MS)
}
