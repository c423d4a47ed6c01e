/** Durations as a user writes them: `90s`, `1h30m`, `250ms`, `0`. */
import * as z from 'zod'
import { parseDuration } from '../src/text/format.js'
import { OptionError } from './option-error.js'

/** What a written duration looks like. */
const DURATION = /^(0|(\d+(\.\d+)?(ms|s|m|h))+)$/

/** A written duration, in JSON. */
export const Duration = z.string().regex(DURATION, 'must be a duration such as 500ms, 90s or 5m')

/** 100 years, in milliseconds: later dates have another form, and clients cannot read them. */
export const LONGEST_MS = 100 * 365.25 * 86_400_000

/**
 * The milliseconds of a duration given as such or in
 * writing. @throws OptionError if it is none, or too long.
 */
export function durationMs(value: number | string): number {
  const ms = typeof value === 'number' ? value : written(value)
  const isDuration = ms !== undefined && Number.isFinite(ms) && ms >= 0
  if (!isDuration) {
    throw new OptionError(`"${value}" is not a duration. Use a form like 250ms, 90s, 30m or 1h30m.`)
  }
  if (ms > LONGEST_MS)
    throw new OptionError(`"${value}" is longer than 100 years. Use a shorter duration.`)
  return ms
}

function written(text: string): number | undefined {
  if (text === '0') return 0
  return DURATION.test(text) ? parseDuration(text) : undefined
}
