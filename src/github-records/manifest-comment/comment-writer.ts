/**
 * Writes rows into the comment that several runs share: takes the lock, reads the comment, merges, writes, and reads
 * again whether the comment has the rows. Without a lock it reads more often.
 */
import { GitHubError, GitHubRefusal } from '../../errors.js'
import { isConnectionRefused } from '../../github/retries.js'
import type { Clock, GitHub, GitHubComment } from '../../ports.js'
import { renderComment } from '../../report/markdown/comment.js'
import { findComment, isOurs } from '../sticky-comment.js'
import { type HeldLock, type Leftovers, lockComment } from './comment-lock.js'
import type { Pace } from './pace.js'
import { decodeRows, encodeRows } from './row-data.js'
import { compareTimes, mergeRows } from './rows.js'
import type { CommentRow } from './stored-row.js'

/** GitHub's limit is 65,536 characters. */
const MOST_CHARACTERS = 65_000
const MOST_ROUNDS = 20
/** So many equal reads, 1 s, 2 s and 4 s after the one before, show that no other run writes. */
const UNCHANGED_READS = 3
/** After so many failed rounds the comment is given up. */
const MOST_FAILURES = 3

export interface WriterOptions {
  pull: number
  /** Last line of the comment. */
  marker: string
  run_url: string | undefined
  /** Write a comment if there is none. */
  create: boolean
  clock: Clock
  /** Milliseconds since 1970. */
  now: () => number
}

/** Writes own rows into the comment, and keeps those of others. @throws GitHubError, CancelledError. */
export type CommentWriter = (github: GitHub, own: readonly CommentRow[], pace: Pace) => Promise<void>

/** A writer that remembers the comment, and what it left there. */
export function createCommentWriter(options: WriterOptions): CommentWriter {
  const memory: Memory = { comment: undefined, carried: [], leftovers: new Map() }
  return async (github, own, pace) => {
    for (let round = 0, failures = 0; round < MOST_ROUNDS; round++) {
      try {
        const isWritten = await writeOnce({ ...options, github, pace, memory }, own)
        // After a cancel there is time for one more attempt.
        if (isWritten || (round > 0 && !pace.hasTime())) return
        // Runs that overwrite each other must not do it again in step.
        await pace.wait(round)
      } catch (error) {
        failures += 1
        if (failures >= MOST_FAILURES || !isTemporary(error)) throw error
        if (!(await pace.wait(failures, error.retry_after_ms))) throw error
      }
    }
  }
}

interface Memory {
  comment: number | undefined
  /** Rows of others in a comment that this run has deleted. */
  carried: readonly CommentRow[]
  leftovers: Leftovers
}

interface Write extends WriterOptions {
  github: GitHub
  pace: Pace
  memory: Memory
}

/** One round. False if the comment was deleted, or if it lacks one of the rows. */
async function writeOnce(write: Write, own: readonly CommentRow[]): Promise<boolean> {
  const { github, memory, pace, clock } = write
  const comment = (memory.comment ??= await findOrCreate(write, own))
  if (comment === undefined) return true
  const lock = await lockComment(github, comment, { clock, wait: pace.wait, leftovers: memory.leftovers })
  if (lock === undefined && pace.isSuperseded()) return true
  const written = await mergeUnder(lock, () => mergeInto(write, comment, { own, lock }))
  if (written === 'gone') memory.comment = undefined
  return Array.isArray(written) && isKept(write, comment, { rows: written, isLocked: lock !== undefined })
}

async function mergeUnder<T>(lock: HeldLock | undefined, merge: () => Promise<T>): Promise<T> {
  try {
    return await merge()
  } finally {
    await lock?.release()
  }
}

/** Id of the comment; undefined if there is none and none is wanted. */
async function findOrCreate(write: Write, own: readonly CommentRow[]): Promise<number | undefined> {
  const { github, pull, marker, create, run_url, memory } = write
  const found = await findComment(github, write)
  if (found !== undefined || !create) return found?.id
  // GitHub mails the first version with its source, so that one has no data. The next write follows at once.
  const body = `${renderComment({ deployments: mergeRows(own, []), run_url })}\n\n${marker}\n`
  const made = await github.createComment(pull, body)
  const oldest = await findComment(github, write)
  if (oldest === undefined || oldest.id === made.id) return made.id
  // Another run has created one at the same time: each run keeps the oldest. A third may have written into this one.
  memory.carried = mergeRows(memory.carried, rowsIn(write, await github.readComment(made.id)))
  await github.deleteComment(made.id)
  return oldest.id
}

/** Writes the rows over those in the comment. Returns its own rows that the comment has now. */
async function mergeInto(
  write: Write,
  comment: number,
  { own, lock }: { own: readonly CommentRow[]; lock: HeldLock | undefined }
): Promise<CommentRow[] | 'gone' | 'late'> {
  const { github, marker, run_url, memory } = write
  const found = await github.readComment(comment)
  if (found === undefined || !found.is_trusted || !isOurs(found.body, marker)) return 'gone'
  // Of equal rows the first stays: an own row that the comment already has counts as kept.
  const rows = mergeRows(own, mergeRows(rowsIn(write, found), memory.carried))
  const { body, kept } = bodyOf(rows, { marker, run_url })
  if (lock?.isOver() === true) return 'late'
  try {
    if (body !== found.body) await github.updateComment(comment, body, { once: true })
  } catch (error) {
    if (error instanceof GitHubRefusal && error.status === 404) return 'gone'
    throw error
  }
  return own.filter((row) => kept.some((one) => one.name === row.name && compareTimes(one, row) === 0))
}

/** The text with all rows, its data, and the marker; and the rows in the data. */
export function bodyOf(
  rows: readonly CommentRow[],
  { marker, run_url }: { marker: string; run_url: string | undefined }
): { body: string; kept: readonly CommentRow[] } {
  const { line, kept } = encodeRows(rows)
  const tail = `${line}\n${marker}`
  const text = renderComment({ deployments: rows, run_url }, MOST_CHARACTERS - tail.length)
  return { body: `${text}\n\n${tail}\n`, kept }
}

const rowsIn = ({ now }: Write, comment: GitHubComment | undefined) =>
  comment === undefined ? [] : decodeRows(comment.body, now())

/**
 * Reads after 1 s whether the comment still has the rows, or newer ones. Without a lock it reads until no run has written for
 * some seconds: only then no other run can have read the comment before these rows, and overwrite them. If there is no time,
 * it reads at once, or not at all if the lock has protected the rows.
 */
async function isKept(
  write: Write,
  comment: number,
  { rows, isLocked }: { rows: readonly CommentRow[]; isLocked: boolean }
): Promise<boolean> {
  let before: string | undefined
  for (let unchanged = 0; unchanged < UNCHANGED_READS; ) {
    const hasTime = await write.pace.wait(unchanged)
    if (!hasTime && isLocked) return true
    const found = await write.github.readComment(comment)
    if (isMissingIn(rowsIn(write, found), rows)) return false
    if (!hasTime || isLocked) return true
    unchanged = found?.body === before ? unchanged + 1 : 1
    before = found?.body
  }
  return true
}

/** Whether one of the rows is missing, or older there. */
function isMissingIn(found: readonly CommentRow[], rows: readonly CommentRow[]): boolean {
  const byName = new Map(found.map((row) => [row.name, row]))
  return rows.some((row) => {
    const other = byName.get(row.name)
    return other === undefined || compareTimes(other, row) < 0
  })
}

/** Whether another attempt may succeed: no answer, a limit, or a failure of GitHub. A refused connection was retried. */
function isTemporary(error: unknown): error is GitHubError {
  if (!(error instanceof GitHubError) || error instanceof GitHubRefusal || isConnectionRefused(error)) return false
  const { status = 500, retry_after_ms } = error
  return status >= 500 || retry_after_ms !== undefined
}
