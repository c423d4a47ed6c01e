/** Polls until a condition holds: the one loop of its kind. */
import type { Clock } from '../ports.js'

export interface PollOptions {
  clock: Pick<Clock, 'now' | 'sleep'>
  /** Time on `clock` after which there is no further poll; the last poll is at that time. */
  deadline: number
  /** Milliseconds of each pause, or what they are for the pause of this number, counted from 1. */
  delayMs: number | ((pause: number) => number)
}

/**
 * Reads until `isDone` holds of what was read, or the deadline is reached, and returns what was read last. What `read` or
 * `isDone` throws ends it.
 */
export async function pollUntil<T>(
  { clock, deadline, delayMs }: PollOptions,
  read: () => Promise<T>,
  isDone: (value: T) => boolean | Promise<boolean>
): Promise<T> {
  for (let polls = 1; ; polls++) {
    const value = await read()
    if (await isDone(value)) return value
    const remainingMs = deadline - clock.now()
    if (remainingMs <= 0) return value
    const delay = typeof delayMs === 'number' ? delayMs : delayMs(polls)
    await clock.sleep(Math.min(delay, remainingMs))
  }
}
