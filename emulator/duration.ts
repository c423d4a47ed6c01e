/** Durations as a user writes them: `90s`, `1h30m`, `250ms`, `0`. */

import { parseDuration } from '../src/text/format.js'
import { OptionError } from './option-error.js'

/** What a written duration looks like. */
export const DURATION = /^(0|(\d+(\.\d+)?(ms|s|m|h))+)$/

/** The milliseconds of a duration given as such or in writing. */
export function durationMs(value: number | string): number {
  const ms = typeof value === 'number' ? value : written(value)
  if (ms === undefined || !Number.isFinite(ms) || ms < 0) {
    throw new OptionError(`"${value}" is not a duration; write it like 250ms, 90s, 30m or 1h30m`)
  }
  return ms
}

function written(text: string): number | undefined {
  if (text === '0') return 0
  return DURATION.test(text) ? parseDuration(text) : undefined
}
