/** Polls until a condition holds: the one loop of its kind. */
import type { Clock } from '../../ports.js'

/** When to poll, and until when. */
export interface PollOptions {
  clock: Pick<Clock, 'now' | 'sleep'>
  /** Time on `clock` after which there is no further poll; the last poll is at that time. */
  deadline: number
  /** Milliseconds until the next poll, or what they are after so many polls. */
  delayMs: number | ((polls: number, remainingMs: number) => number)
  /** Called before each pause, with the number of polls so far and the milliseconds until the deadline. */
  onPending?: (polls: number, remainingMs: number) => void
}

/**
 * Reads until `isDone` holds of what was read, or the deadline is reached, and returns what was read last. What `read` or
 * `isDone` throws ends it.
 */
export async function pollUntil<T>(
  { clock, deadline, delayMs, onPending }: PollOptions,
  read: () => Promise<T>,
  isDone: (value: T) => boolean | Promise<boolean>
): Promise<T> {
  for (let polls = 1; ; polls++) {
    const value = await read()
    if (await isDone(value)) return value
    const remainingMs = deadline - clock.now()
    if (remainingMs <= 0) return value
    onPending?.(polls, remainingMs)
    const delay = typeof delayMs === 'number' ? delayMs : delayMs(polls, remainingMs)
    await clock.sleep(Math.min(delay, remainingMs))
  }
}
