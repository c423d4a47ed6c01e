/** The real clock. Its sleep ends at once when the run is cancelled. */
import { setTimeout as delay } from 'node:timers/promises'
import { CancelledError } from '../../errors.js'
import type { Clock } from '../../ports.js'

/** What a timer can hold, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Makes the clock of a run; its sleep ends at once when `cancelled` is aborted. */
export function createClock(cancelled: AbortSignal): Clock {
  return {
    // Not `performance`, which Node loads when it is first used.
    now: () => Number(process.hrtime.bigint()) / 1e6,
    date: () => Date.now(),
    sleep: async (ms, until) => {
      const signal = until === undefined ? cancelled : AbortSignal.any([cancelled, until])
      try {
        await delay(Math.min(Math.max(0, ms), LONGEST_TIMER_MS), undefined, { signal })
      } catch (error) {
        if (!cancelled.aborted) return
        throw new CancelledError('cancelled', { cause: error, reason: cancelled.reason })
      }
    }
  }
}
