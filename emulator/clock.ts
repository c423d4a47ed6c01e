/** The local control plane's only source of time. */
import { LONGEST_MS } from './duration.js'
import { OptionError } from './option-error.js'

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /**
   * Sets the clock ahead. @throws OptionError if it
   * would be too far ahead; then it does not change.
   */
  advance(ms: number): void
  /**
   * Milliseconds ahead of its base. It is kept with the
   * state, so that a restart does not turn time back.
   */
  offset: number
}

/** Where a virtual clock starts, so that runs on it can be compared. */
const VIRTUAL_START = Date.UTC(2026, 0, 1)

/** A clock that runs with `base` (the real time when not given) and can be set ahead. */
export function createClock(base: () => number = Date.now): Clock {
  return {
    offset: 0,
    now() {
      return base() + this.offset
    },
    advance(ms) {
      if (this.offset + ms > LONGEST_MS) {
        throw new OptionError(
          'The clock cannot be more than 100 years ahead. Reset it with POST /_emulator/reset.'
        )
      }
      this.offset += ms
    }
  }
}

/** A clock that stands still until it is set ahead. */
export const createVirtualClock = (): Clock => createClock(() => VIRTUAL_START)
