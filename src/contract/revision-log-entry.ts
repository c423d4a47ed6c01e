/** The entries of a revision's log, whose shape is not shown: read leniently, and without a schema. */

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
