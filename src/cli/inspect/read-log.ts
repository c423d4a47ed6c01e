/** Prints the log of a revision from its beginning, and follows it. */
import { readEntry } from '../../contract/revision-log.js'
import { verdictOf } from '../../contract/status.js'
import { fittingLogs, linesOf } from '../../deploy/build-log/read-log.js'
import { type Session, withDeadline } from '../../deploy/core/session.js'
import type { Snapshot } from '../../deploy/core/snapshot.js'
import { findRevision } from '../../deploy/find/find-revision.js'
import { DeployError } from '../../errors.js'
import type { RevisionLogQuery } from '../../ports.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Answer } from './read-command.js'

const PAGE_SIZE = 500
/** In milliseconds. */
const FOLLOW_MS = 2_000

export interface LogOptions {
  /**
   * The log of the build, or that of the agent server; neither: the one that shows why the revision
   * failed, if it has.
   */
  build?: boolean
  deploy?: boolean
  /** Continue with new lines: until the build ends, or the run is cancelled. */
  follow?: boolean
  /** The latest one, if it is absent or empty. */
  revision?: string
  /** Time limit of one read, with its retries, in milliseconds. */
  timeoutMs: number
  print: (line: string) => void
}

/**
 * Prints each line once, oldest first. The answer has only what is worth saying beside it.
 *
 * @throws DeployError (`operation_unsupported`, `not_found`), RequestError, CancelledError.
 */
export async function printLog(
  session: Session,
  current: Snapshot,
  options: LogOptions
): Promise<Answer> {
  const { build, deploy, revision, follow = false, timeoutMs } = options
  const read = revision
    ? await findRevision(session, current, { id: revision, input: '--revision' })
    : current.latest
  if (read === null)
    throw new DeployError('not_found', { what: 'The deployment has no revision yet.' })
  const ids = [current.deployment.id, read.id] as const
  const [fitting = 'deploy'] =
    verdictOf(read.status) === 'failed' ? fittingLogs(read.status, current.deployment.source) : []
  const chosen = deploy ? 'deploy' : fitting
  const log = build ? 'build' : chosen
  let isEmpty = true
  const printRest = logPrinter(ids, log, (line) => {
    isEmpty = false
    options.print(line)
  })
  for (;;) {
    const within = withDeadline(session, session.clock.now() + timeoutMs)
    // A build ends. The log of an agent server does not. Read before the last lines, so that none
    // is missed.
    const isOver =
      !follow ||
      (log === 'build' &&
        verdictOf((await within.controlPlane.readRevision(...ids)).status) !== 'pending')
    await printRest(within)
    if (isOver) break
    await session.clock.sleep(FOLLOW_MS)
  }
  const named = revision ? `revision ${sanitizeLine(read.id, 60)}` : 'the latest revision'
  const empty = `The ${log} log of ${named} (${sanitizeLine(read.status, 40)}) is empty.`
  const note = log === 'build' ? empty : `${empty} Its build has a log of its own: --build`
  return { report: {}, lines: [], ...(isEmpty && { note }) }
}

/** Returns what prints the lines that are new since its last call. */
function logPrinter(
  ids: readonly [deployment_id: string, revision_id: string],
  log: RevisionLogQuery['log'],
  print: (line: string) => void
): (session: Session) => Promise<void> {
  let offset: string | number | undefined
  /** Entries of the page at `offset` that were printed. */
  let printed = 0
  return async ({ controlPlane, redact }) => {
    for (;;) {
      const query = {
        log,
        order: 'asc',
        limit: PAGE_SIZE,
        ...(offset !== undefined && { offset })
      } as const
      const page = await controlPlane.readRevisionLog(...ids, query)
      if (page === null) {
        throw new DeployError('operation_unsupported', {
          what: `This control plane does not offer the ${log} log.`,
          fix: ['Read the log in the service.']
        })
      }
      const fresh = page.logs.slice(printed).flatMap((entry) => readEntry(entry) ?? [])
      for (const line of linesOf(fresh, redact, Number.POSITIVE_INFINITY)) print(line)
      printed = page.logs.length
      const next = page.next_offset
      if (next == null || next === offset || printed === 0) return
      offset = next
      printed = 0
    }
  }
}
