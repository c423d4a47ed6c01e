/** The local control plane's only source of time. */

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Skip ahead. */
  advance(ms: number): void
  /** How far ahead of its base the clock is; kept with the state, so that a restart does not turn time back. */
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
      this.offset += ms
    }
  }
}

/** A clock that stands still until it is set ahead. */
export const createVirtualClock = (): Clock => createClock(() => VIRTUAL_START)
