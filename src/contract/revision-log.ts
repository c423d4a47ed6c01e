/**
 * The log of a revision's build or deploy. Outside the specification: the request and the frame of the answer are the
 * public service's; the entries are not shown, so on the way in they are read leniently (`readEntry`).
 */
import * as z from 'zod'

export const LogQuery = z
  .strictObject({
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

/** A page as it is read: whatever is in the list, and where the next one begins. */
export const LogPageAnswer = z.looseObject({
  logs: z.array(z.unknown()),
  next_offset: z.union([z.string(), z.number()]).nullish().catch(undefined)
})
export type LogPageAnswer = z.infer<typeof LogPageAnswer>

/** What is known of an entry. */
export interface ReadEntry {
  message: string
  /** In the service's own measure; only the order means anything. */
  at: number | undefined
  level: string | undefined
}

const MESSAGE_FIELDS = ['message', 'msg', 'text', 'line', 'log', 'content', 'body'] as const
const TIME_FIELDS = ['timestamp', 'time', 'ts', 'created_at', 'date'] as const
const LEVEL_FIELDS = ['level', 'severity'] as const

/** An entry: a text, or an object with one under a likely name. Undefined for anything else. */
export function readEntry(entry: unknown): ReadEntry | undefined {
  if (typeof entry === 'string') return { message: entry, at: undefined, level: undefined }
  if (typeof entry !== 'object' || entry === null) return undefined
  const fields = new Map<string, unknown>(Object.entries(entry))
  const firstText = (names: readonly string[]) => names.map((name) => fields.get(name)).find(isText)
  const message = firstText(MESSAGE_FIELDS)
  if (message === undefined) return undefined
  return { message, at: timeOf(TIME_FIELDS.map((name) => fields.get(name))), level: firstText(LEVEL_FIELDS) }
}

const isText = (value: unknown): value is string => typeof value === 'string'

function timeOf(values: readonly unknown[]): number | undefined {
  for (const value of values) {
    const time = typeof value === 'number' ? value : typeof value === 'string' ? Date.parse(value) : Number.NaN
    if (Number.isFinite(time)) return time
  }
  return undefined
}
