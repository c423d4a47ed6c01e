/**
 * The rows of a comment as invisible data in the comment itself, as compressed JSON: as plain JSON, two hundred rows would
 * not fit. Anyone who may edit the comment may have changed it, so it is read as strictly as any answer. Pure.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as z from 'zod'
import { ERROR_CODES, type ErrorCode } from '../../error-codes.js'
import { EMPTY_RECORD } from '../../report/record.js'
import { compareAge } from './rows.js'
import { type CommentRow, LONGEST_MESSAGE, LONGEST_TEXT, MOST_ENTRIES, storedRow } from './stored-row.js'

/** Leaves at least half of the comment to what people read. */
const MOST_CHARACTERS = 30_000
const MOST_BYTES = 2_000_000
const MOST_ROWS = 1_000
/** The clocks of two runners may differ by so much, in milliseconds. */
const CLOCK_SKEW_MS = 3_600_000

const DATA = /^<!-- deploy-agent-server rows ([A-Za-z0-9+/]{1,60000}={0,2}) -->$/

/** Rows as data. */
export interface EncodedRows {
  /** One line, which no text in a row can end. */
  line: string
  /** The rows in it, some perhaps without their details. */
  kept: readonly CommentRow[]
}

/** Makes a line of all rows. If it would be too long, the oldest ones lose their details, then they are left out. */
export function encodeRows(rows: readonly CommentRow[]): EncodedRows {
  const oldest_first = rows.toSorted(compareAge)
  const at = (step: number): EncodedRows => {
    const kept = oldest_first.slice(Math.max(0, step - rows.length))
    return { kept, line: lineOf(kept.map((row, i) => storedRow(row, { details: i >= step }))) }
  }
  const isShort = ({ line }: EncodedRows) => line.length <= MOST_CHARACTERS
  let [low, high] = [0, 2 * rows.length]
  for (let middle = 0; low < high; middle = Math.floor((low + high) / 2)) {
    if (isShort(at(middle))) high = middle
    else low = middle + 1
  }
  return at(low)
}

function lineOf(stored: readonly object[]): string {
  return `<!-- deploy-agent-server rows ${deflateRawSync(JSON.stringify(stored)).toString('base64')} -->`
}

/**
 * The rows in the text of a comment whose last line is a marker. None if anything is wrong with them.
 *
 * @param now Milliseconds since 1970. A row from the future would never be replaced, so it is dropped.
 */
export function decodeRows(body: string, now: number): CommentRow[] {
  const [, data] = DATA.exec(body.trimEnd().split('\n').at(-2)?.trimEnd() ?? '') ?? []
  if (data === undefined) return []
  try {
    const json = inflateRawSync(Buffer.from(data, 'base64'), { maxOutputLength: MOST_BYTES }).toString()
    const rows = ROWS.parse(JSON.parse(json)).map(({ record, ...row }) => ({
      ...row,
      record: { ...EMPTY_RECORD, ...record }
    })) as CommentRow[]
    return rows.filter((row) => Math.max(row.run_started_at, row.updated_at) < now + CLOCK_SKEW_MS)
  } catch {
    return []
  }
}

const text = z.string().max(LONGEST_TEXT)
const texts = z.array(text).max(MOST_ENTRIES)
const known = z.union([text, z.null()])
const time = z.int().min(0).max(8_640_000_000_000)
const duration = z.number().min(-1e12).max(1e12)
const codes = Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]]

const CHANGE = z.strictObject({
  path: text,
  difference: z.enum(['added', 'changed', 'removed', 'unproven', 'repeated']),
  before: text.optional(),
  after: text.optional(),
  note: text.optional(),
  new_revision: z.boolean()
})

const PLAN = z.strictObject({
  operation: z.enum(['create', 'update', 'unchanged', 'delete']),
  new_revision: z.boolean(),
  reasons: texts,
  warnings: texts,
  changes: z.array(CHANGE).max(MOST_ENTRIES),
  built_by_service: text.optional()
})

const RECORD = z.strictObject({
  command: z.enum(['deploy', 'plan', 'delete']).optional(),
  operation: z.enum(['created', 'updated', 'unchanged', 'deleted', 'planned']).optional(),
  deletion: z.enum(['absent', 'already_deleting', 'accepted']).optional(),
  meant: text.optional(),
  new_revision: z.boolean().optional(),
  waited_ms: duration.optional(),
  deployment_id: text.optional(),
  revision_id: text.optional(),
  url: text.optional(),
  repo_url: text.optional(),
  wanted_commit: text.optional(),
  other_commit: text.optional(),
  rolled_back_by: text.optional(),
  warnings: texts.optional(),
  previous: known.optional(),
  active_before: known.optional(),
  serving: known.optional(),
  statuses: z
    .array(z.strictObject({ revision_id: text, status: text, elapsed_ms: duration }))
    .max(2)
    .optional(),
  commits: z
    .array(z.strictObject({ revision_id: text, commit_sha: text }))
    .max(MOST_ENTRIES)
    .optional(),
  rollback: z
    .strictObject({
      result: z.enum(['rolled_back', 'not_needed', 'not_possible', 'failed']),
      message: text,
      rolled_back_to: text.optional()
    })
    .optional(),
  check: z
    .strictObject({
      result: z.enum(['passed', 'failed']),
      assistant: text.optional(),
      asked: text.optional(),
      events: z.array(z.strictObject({ event: text, text })).max(MOST_ENTRIES),
      elapsed_ms: duration
    })
    .optional(),
  revision_log: z
    .strictObject({ log: z.enum(['build', 'deploy']), revision_id: text, lines: texts, is_end: z.boolean() })
    .optional(),
  plan: PLAN.optional()
})

const FAILURE = z.strictObject({
  kind: z.enum(['failure', 'error', 'cancelled']),
  code: z.enum(codes),
  docs_url: text.optional(),
  message: z.string().max(LONGEST_MESSAGE + 100),
  advice: text.optional(),
  unchanged: z.literal(true).optional()
})

const ROWS = z
  .array(
    z.strictObject({
      name: text,
      run_url: text.optional(),
      is_preview: z.boolean().optional(),
      position: z.int().min(0).max(MOST_ROWS).optional(),
      earlier: z.strictObject({ url: text.optional(), updated_at: time, run_started_at: time }).optional(),
      under_way: z.boolean(),
      updated_at: time,
      run_started_at: time,
      failure: FAILURE.optional(),
      record: RECORD
    })
  )
  .max(MOST_ROWS)
