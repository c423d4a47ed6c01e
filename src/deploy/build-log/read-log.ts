/**
 * Reads the last lines of the build or deploy log of a failed revision. It is outside the specification, so any error
 * here is silent, takes a few seconds at most, and has no other effect.
 */
import { CancelledError, messageOf } from '../../errors.js'
import type { RevisionLogQuery } from '../../ports.js'
import type { RevisionLog } from '../core/events.js'
import type { Session } from '../core/session.js'
import { meaningOf } from '../core/status.js'
import { isNewestFirst, linesOf, readEntries } from './log-lines.js'

/** For all logs together, in milliseconds: the log only adds to a message. */
const LONGEST_READING_MS = 5_000
const PAGE_SIZE = 100

export interface FailedRevision {
  deployment_id: string
  revision_id: string
  status: string
  source: string | null | undefined
}

type LogName = RevisionLogQuery['log']

/** The logs that may show the reason, the likelier one first: by the status, otherwise by the source. */
export function fittingLogs({ status, source }: Pick<FailedRevision, 'status' | 'source'>): LogName[] {
  const { log } = meaningOf(status)
  if (log !== undefined) return [log]
  return source === 'external_container' ? ['deploy'] : ['build', 'deploy']
}

/** Tells the last lines of the log, and returns them; undefined if there are none. @throws CancelledError only. */
export async function emitLog(session: Session, failed: FailedRevision): Promise<RevisionLog | undefined> {
  const { controlPlane, clock, emit, redact } = session
  const giveUp = clock.now() + LONGEST_READING_MS
  for (const log of fittingLogs(failed)) {
    try {
      const { deployment_id, revision_id } = failed
      const query = { log, order: 'desc', limit: PAGE_SIZE } as const
      const timeoutMs = giveUp - clock.now()
      if (timeoutMs <= 0) return undefined
      const page = await controlPlane.readRevisionLog(deployment_id, revision_id, query, { timeoutMs })
      if (page === null) continue
      const { logs, next_offset } = page
      const lines = linesOf(readEntries(logs), redact)
      if (lines.length === 0) continue
      const told: RevisionLog = { log, revision_id, lines, is_end: !next_offset || isNewestFirst(logs) }
      emit({ type: 'log_read', log: told })
      return told
    } catch (error) {
      if (error instanceof CancelledError) throw error
      emit({ type: 'log_missing', problem: messageOf(error) })
    }
  }
  return undefined
}
