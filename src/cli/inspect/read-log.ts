/** Prints the log of a revision from its beginning, and follows it. */
import { readEntry } from '../../contract/revision-log.js'
import { verdictOf } from '../../contract/status.js'
import { linesOf } from '../../deploy/build-log/read-log.js'
import type { DeployedState } from '../../deploy/core/model.js'
import { type Session, withDeadline } from '../../deploy/core/session.js'
import { findRevision } from '../../deploy/find/find-revision.js'
import { DeployError } from '../../errors.js'
import type { RevisionLogQuery } from '../../ports.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Answer } from './answer.js'

const PAGE_SIZE = 500
/** In milliseconds. */
const FOLLOW_MS = 2_000

export interface LogOptions {
  /** The log of the build, instead of that of the agent server. */
  build?: boolean
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
export async function printLog(session: Session, current: DeployedState, options: LogOptions): Promise<Answer> {
  const { build = false, revision, follow = false, timeoutMs } = options
  const read = revision ? await findRevision(session, current, { id: revision, input: '--revision' }) : current.latest
  if (read === null) throw new DeployError('not_found', 'The deployment has no revision yet.')
  const of = { deployment_id: current.deployment.id, revision_id: read.id, log: build ? 'build' : 'deploy' } as const
  let printed = 0
  const print = (line: string) => {
    printed++
    options.print(line)
  }
  let position: Position = { printed: 0 }
  for (;;) {
    const within = withDeadline(session, session.clock.now() + timeoutMs)
    const isOver = !follow || (await hasEnded(within, of))
    position = await printRest(within, of, { position, print })
    if (isOver) break
    await session.clock.sleep(FOLLOW_MS)
  }
  const named = revision ? `revision ${sanitizeLine(read.id, 60)}` : 'the latest revision'
  const empty = `The ${of.log} log of ${named} (${sanitizeLine(read.status, 40)}) is empty.`
  const note = build ? empty : `${empty} Its build has a log of its own: --build`
  return { report: {}, lines: [], ...(printed === 0 && { note }) }
}

interface LogOf {
  deployment_id: string
  revision_id: string
  log: RevisionLogQuery['log']
}

/** A build ends. The log of an agent server does not. Read before the last lines, so that none is missed. */
async function hasEnded({ controlPlane }: Session, { deployment_id, revision_id, log }: LogOf): Promise<boolean> {
  if (log === 'deploy') return false
  const { status } = await controlPlane.readRevision(deployment_id, revision_id)
  return verdictOf(status) !== 'pending'
}

/** The end of what was read. */
interface Position {
  offset?: string | number
  /** Entries of the page at `offset` that were printed. */
  printed: number
}

async function printRest(
  { controlPlane, redact }: Session,
  { deployment_id, revision_id, log }: LogOf,
  { position, print }: { position: Position; print: (line: string) => void }
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
    for (const line of linesOf(fresh, redact, Number.POSITIVE_INFINITY)) print(line)
    const next = page.next_offset
    if (next == null || next === offset || page.logs.length === 0) {
      return { ...(offset !== undefined && { offset }), printed: page.logs.length }
    }
    offset = next
    printed = 0
  }
}
