/** The entries of a revision's log in the shape that the public service documents; anything else is not shown. */
import { readDate } from '../text/dates.js'

/** What is read of an entry. */
export interface ReadEntry {
  message: string
  /** Milliseconds since 1970; undefined if the entry has no valid date. */
  at: number | undefined
  level: string | undefined
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Reads `{timestamp, level, message}`. Undefined for an entry without a message. */
export function readEntry(entry: unknown): ReadEntry | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const { message, timestamp, level }: { message?: unknown; timestamp?: unknown; level?: unknown } = entry
  if (!isText(message)) return undefined
  const time = readDate(isText(timestamp) ? timestamp : undefined)
  return { message, at: Number.isNaN(time) ? undefined : time, level: isText(level) ? level : undefined }
}
