/** Polls until a condition holds: the one loop of its kind. */
import type { Clock } from '../../ports.js'

/** When to poll, and until when. */
export interface PollOptions {
  clock: Pick<Clock, 'now' | 'sleep'>
  /** Time on `clock` after which there is no further poll; the last poll is at that time. */
  deadline: number
  /** Milliseconds of each pause, or what they are for the pause of this number, counted from 1. */
  delayMs: number | ((pause: number, remainingMs: number) => number)
  /** Pauses before the first poll too, where what was just read is the reason to poll. */
  pauseFirst?: boolean
  /** Called after each poll that a pause follows, with the number of polls so far and the milliseconds until the deadline. */
  onPending?: (polls: number, remainingMs: number) => void
}

/**
 * Reads until `isDone` holds of what was read, or the deadline is reached, and returns what was read last. What `read` or
 * `isDone` throws ends it.
 */
export async function pollUntil<T>(
  { clock, deadline, delayMs, pauseFirst = false, onPending }: PollOptions,
  read: () => Promise<T>,
  isDone: (value: T) => boolean | Promise<boolean>
): Promise<T> {
  let pauses = 0
  const pause = (remainingMs: number) => {
    pauses++
    const delay = typeof delayMs === 'number' ? delayMs : delayMs(pauses, remainingMs)
    return clock.sleep(Math.min(delay, remainingMs))
  }
  if (pauseFirst) await pause(Math.max(0, deadline - clock.now()))
  for (let polls = 1; ; polls++) {
    const value = await read()
    if (await isDone(value)) return value
    const remainingMs = deadline - clock.now()
    if (remainingMs <= 0) return value
    onPending?.(polls, remainingMs)
    await pause(remainingMs)
  }
}
