/** Durations as a user writes them: `90s`, `1h30m`, `250ms`, `0`. */

import { OptionError } from './option-error.js'

/** What a written duration looks like. */
export const DURATION = /^(0|(\d+(\.\d+)?(ms|s|m|h))+)$/

const UNIT_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 } as const

/** The milliseconds of a written duration, or undefined where it is none. */
export function parseDuration(text: string): number | undefined {
  if (!DURATION.test(text)) return undefined
  let total = 0
  for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)) {
    total += Number(amount) * UNIT_MS[unit as keyof typeof UNIT_MS]
  }
  return total
}

/** The milliseconds of a duration given as such or in writing. */
export function durationMs(value: number | string): number {
  const ms = typeof value === 'number' ? value : parseDuration(value)
  if (ms === undefined || !Number.isFinite(ms) || ms < 0) {
    throw new OptionError(`"${value}" is not a duration; write it like 250ms, 90s, 30m or 1h30m`)
  }
  return ms
}
