/** How long one write of the comment may wait: for the lock, for GitHub, before it looks at the result. */
import type { Clock } from '../../ports.js'

/** How long a write may take with all its waits, in milliseconds. */
const WRITE_MS = 60_000
const LONGEST_WAIT_MS = 4_000

/** The waits of one write. */
export interface Pace {
  /** Waits for 1 s, 2 s, then 4 s, or for `ms`, each time up to half as much more. False: there is no time to wait. */
  wait: (attempt: number, ms?: number) => Promise<boolean>
  /** Whether there is still time. */
  hasTime(): boolean
  /** Whether a later write replaces this one. */
  isSuperseded(): boolean
}

export interface PaceOptions {
  clock: Clock
  /** Between 0 and 1. */
  random: () => number
  /** Ends all waits, as a later write is to begin. */
  hurry: AbortSignal
}

/** The pace of a write that begins now. After a cancel, it has no time. */
export function startPace({ clock, random, hurry }: PaceOptions): Pace {
  const until = clock.now() + WRITE_MS
  let isCancelled = false
  const hasTime = () => !isCancelled && !hurry.aborted && clock.now() < until
  return {
    hasTime,
    isSuperseded: () => hurry.aborted,
    wait: async (attempt, ms = Math.min(1_000 * 2 ** attempt, LONGEST_WAIT_MS)) => {
      const jittered = ms * (1 + random() / 2)
      if (!hasTime() || clock.now() + jittered > until) return false
      isCancelled = await clock.sleep(jittered, hurry).then(
        () => false,
        () => true
      )
      return hasTime()
    }
  }
}
