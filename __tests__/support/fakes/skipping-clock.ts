import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Clock } from '../../../src/ports.js'

/** Time passes as it does outside, except that a sleep ends at once and sets the clock ahead. */
export class SkippingClock implements Clock {
  private skippedMs = 0

  now = () => performance.now() + this.skippedMs
  date = () => Date.now() + this.skippedMs

  sleep = async (ms: number): Promise<void> => {
    this.pass(ms)
    await nextTurn()
  }

  /** Sets the clock ahead. */
  pass(ms: number): void {
    this.skippedMs += ms
  }
}
