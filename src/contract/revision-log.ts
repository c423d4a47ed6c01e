/**
 * The log of a revision's build or deploy. It is outside the specification: the request and the
 * frame of the response are those of the public service. The entries are undocumented, so they are
 * read leniently.
 */
import * as z from 'zod'
import { readDate } from '../text/dates.js'

const moment = () => z.iso.datetime({ offset: true }).nullish()

export const LogQuery = z
  .strictObject({
    level: z
      .enum(['DEBUG', 'INFO', 'WARNING', 'ERROR', 'CRITICAL'])
      .nullish()
      .describe('Only lines of this level.'),
    query: z
      .string()
      .nullish()
      .describe('Only lines that contain this text, in upper or lower case.'),
    start_time: moment().describe('Only lines since then.'),
    end_time: moment().describe('Only lines until then.'),
    order: z.enum(['asc', 'desc']).nullish().describe('By time. asc when not given.'),
    limit: z.int().min(1).max(1000).nullish().describe('50 when not given.'),
    offset: z.string().nullish().describe('Where the page begins: next_offset of the page before.')
  })
  .meta({ id: 'LogQuery' })

export const LogEntry = z
  .strictObject({
    id: z.string(),
    timestamp: z.iso.datetime(),
    level: z.string(),
    message: z.string()
  })
  .meta({ id: 'LogEntry' })

export const LogPage = z
  .strictObject({
    logs: z.array(LogEntry),
    next_offset: z.string().nullable().describe('null on the last page.')
  })
  .meta({ id: 'LogPage' })

/** What is read of an entry. */
export interface ReadEntry {
  message: string
  /** Milliseconds since 1970; undefined if the entry has no valid date. */
  at: number | undefined
  level: string | undefined
}

const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * Reads an entry in the shape that the public service documents. Undefined for one without a
 * message.
 */
export function readEntry(entry: unknown): ReadEntry | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const { message, timestamp, level }: { message?: unknown; timestamp?: unknown; level?: unknown } =
    entry
  if (!isText(message)) return undefined
  const time = readDate(isText(timestamp) ? timestamp : undefined)
  return {
    message,
    at: Number.isNaN(time) ? undefined : time,
    level: isText(level) ? level : undefined
  }
}
