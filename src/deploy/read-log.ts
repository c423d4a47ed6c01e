/**
 * The last lines of the build or deploy log of a revision that failed. Outside the specification, so whatever goes wrong
 * here is silent, takes a few seconds at most, and changes nothing.
 */
import type { ReadEntry } from '../contract/revision-log-entry.js'
import { CancelledError, messageOf } from '../errors.js'
import type { RevisionLogQuery } from '../ports.js'
import type { RevisionLog } from './events.js'
import { type LogOrder, lastEntries, linesOf, MOST_LINES, orderOf } from './log-lines.js'
import type { Session } from './session.js'

/** For all pages together, in milliseconds. */
const LONGEST_READING_MS = 5_000
const PAGE_SIZE = 100
const MOST_PAGES = 10

export interface FailedRevision {
  deployment_id: string
  revision_id: string
  status: string
  source: string | null | undefined
}

type LogName = RevisionLogQuery['log']

/** Which logs may tell why, the likelier one first: by the status, else by what the source goes through. */
export function fittingLogs({ status, source }: Pick<FailedRevision, 'status' | 'source'>): LogName[] {
  if (status.includes('BUILD')) return ['build']
  if (status.includes('DEPLOY')) return ['deploy']
  return source === 'external_container' ? ['deploy'] : ['build', 'deploy']
}

/** Tells the last lines of the log, if there are any. @throws CancelledError only. */
export async function tellLog(session: Session, failed: FailedRevision): Promise<void> {
  const { clock, emit, redact } = session
  const giveUp = clock.now() + LONGEST_READING_MS
  for (const log of fittingLogs(failed)) {
    try {
      const { entries, is_end } = await readLast(session, { ...failed, log, giveUp })
      const lines = linesOf(entries, redact)
      if (lines.length === 0) continue
      const told: RevisionLog = { log, revision_id: failed.revision_id, lines, is_end }
      return emit({ type: 'log_read', log: told })
    } catch (error) {
      if (error instanceof CancelledError) throw error
      emit({ type: 'log_missing', problem: messageOf(error) })
    }
  }
}

interface Reading extends FailedRevision {
  log: LogName
  giveUp: number
}

/**
 * The last entries, oldest first. They are asked for newest first; a service that gives them oldest first all the same is
 * seen by its times, and read on to the end, within bounds: `is_end` says whether that was reached.
 */
async function readLast(session: Session, reading: Reading): Promise<{ entries: ReadEntry[]; is_end: boolean }> {
  const { controlPlane, clock } = session
  const { deployment_id, revision_id, log, giveUp } = reading
  const seen = new Set<string | number>()
  let order: LogOrder | undefined
  let entries: ReadEntry[] = []
  let offset: string | number | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const timeoutMs = giveUp - clock.now()
    if (timeoutMs <= 0) break
    const query = { log, order: 'desc', limit: PAGE_SIZE, ...(offset !== undefined && { offset }) } as const
    const answer = await nextPage(() => controlPlane.readRevisionLog(deployment_id, revision_id, query, { timeoutMs }))
    if (answer === null) break
    order ??= orderOf(answer.logs)
    const found = lastEntries(answer.logs, order ?? 'newest first')
    entries = order === 'oldest first' ? [...entries, ...found].slice(-MOST_LINES) : [...found, ...entries]
    const { next_offset } = answer
    const isLast = next_offset == null || next_offset === '' || seen.has(next_offset) || answer.logs.length === 0
    if (isLast || (order !== 'oldest first' && entries.length >= MOST_LINES)) return { entries, is_end: true }
    seen.add(next_offset)
    offset = next_offset
  }
  return { entries, is_end: order !== 'oldest first' }

  /** What has been read stays, whatever becomes of a further page. */
  async function nextPage<T>(read: () => Promise<T>): Promise<T | null> {
    try {
      return await read()
    } catch (error) {
      if (error instanceof CancelledError || entries.length === 0) throw error
      return null
    }
  }
}
