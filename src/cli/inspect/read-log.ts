/** Reads the log of a revision from its beginning, and follows it. */
import { readEntry } from '../../contract/revision-log-entry.js'
import { verdictOf } from '../../contract/status.js'
import { linesOf } from '../../deploy/build-log/read-log.js'
import { type Session, withDeadline } from '../../deploy/core/session.js'
import { DeployError } from '../../errors.js'
import type { RevisionLogQuery } from '../../ports.js'

const PAGE_SIZE = 500
/** In milliseconds. */
const FOLLOW_MS = 2_000

export interface LogRequest {
  deployment_id: string
  revision_id: string
  log: RevisionLogQuery['log']
  /** Continue with new lines: until the build ends, or the run is cancelled. */
  follow: boolean
  /** Time limit of one read, with its retries, in milliseconds. */
  timeoutMs: number
}

/** The end of what was read. */
interface Position {
  offset?: string | number
  /** Entries of the page at `offset` that were printed. */
  printed: number
}

/** Prints each line once, oldest first. @throws DeployError (`operation_unsupported`), RequestError, CancelledError. */
export async function readLog(
  session: Session,
  request: LogRequest,
  print: (lines: readonly string[]) => void
): Promise<void> {
  const { clock } = session
  let position: Position = { printed: 0 }
  for (;;) {
    const within = withDeadline(session, clock.now() + request.timeoutMs)
    const isOver = !request.follow || (await hasEnded(within, request))
    position = await printRest(within, request, { position, print })
    if (isOver) return
    await clock.sleep(FOLLOW_MS)
  }
}

/** A build ends. The log of an agent server does not. Read before the last lines, so that none is missed. */
async function hasEnded({ controlPlane }: Session, { deployment_id, revision_id, log }: LogRequest): Promise<boolean> {
  if (log === 'deploy') return false
  const { status } = await controlPlane.readRevision(deployment_id, revision_id)
  return verdictOf(status) !== 'pending'
}

async function printRest(
  { controlPlane, redact }: Session,
  { deployment_id, revision_id, log }: LogRequest,
  { position, print }: { position: Position; print: (lines: readonly string[]) => void }
): Promise<Position> {
  let { offset, printed } = position
  for (;;) {
    const query = { log, order: 'asc', limit: PAGE_SIZE, ...(offset !== undefined && { offset }) } as const
    const page = await controlPlane.readRevisionLog(deployment_id, revision_id, query)
    if (page === null) {
      const advice = 'Read the log in the service.'
      throw new DeployError('operation_unsupported', `This control plane does not offer the ${log} log.`, { advice })
    }
    const fresh = page.logs.slice(printed).flatMap((entry) => readEntry(entry) ?? [])
    print(linesOf(fresh, redact, Number.POSITIVE_INFINITY))
    const next = page.next_offset
    if (next == null || next === offset || page.logs.length === 0) {
      return { ...(offset !== undefined && { offset }), printed: page.logs.length }
    }
    offset = next
    printed = 0
  }
}
