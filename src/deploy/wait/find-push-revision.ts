/** Finds the revision that the service builds automatically for a push (`build_on_push`, §2.2, §3). */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import { isNotFound } from '../../errors.js'
import type { ReadOptions } from '../../ports.js'
import { isBuiltOf, shortCommit } from '../../repository/refs.js'
import { listNewestFirst } from '../core/list-revisions.js'
import { pollOnce } from '../core/poll-once.js'
import { pollUntil } from '../core/poll-until.js'
import type { PollInterval } from '../core/request.js'
import { type Session, waitDeadline } from '../core/session.js'
import { isBeingDeleted } from '../core/status.js'
import { deploymentDeleted, neverBuilt } from './failures.js'
import { elapsed, nextDelay, type Polling, remaining } from './wait-state.js'

/** A push without a revision by then is not built by the service; in milliseconds. */
const APPEARS_WITHIN_MS = 60_000

export interface PushInput {
  deployment_id: string
  commit: string
  /** The latest revision before, which was not of this commit. */
  previous: string | null
  interval: PollInterval
  timeoutMs: number
  startedAt: number
}

/** A revision to wait for, and the deployment as read when it became known. */
export interface Target {
  revision_id: string
  built: DeploymentAnswer
}

/**
 * Waits until the service builds the push. Returns its revision, or the newest one if that has superseded
 * it; undefined if none appears in time.
 *
 * @throws WaitTimeoutError at the deadline; StatusError for 401, 403 and 404; RevisionFailedError; CancelledError.
 */
export async function findPushRevision(session: Session, input: PushInput): Promise<Target | undefined> {
  const { clock, emit } = session
  const { commit, previous } = input
  emit({
    type: 'info',
    message: `Waiting for the revision that the service builds from commit ${shortCommit(commit)}.`
  })
  const polling: Polling = { ...input, session }
  const poll = async (): Promise<Target | undefined> => {
    const read = await pollOnce(remaining(polling), (options) => findBuilt(session, input, options))
    polling.problem = 'error' in read ? read.error : undefined
    return 'value' in read ? read.value : undefined
  }
  const appearsWithinMs = Math.min(APPEARS_WITHIN_MS, input.timeoutMs / 2)
  const isTooLate = () => polling.problem === undefined && elapsed(polling) >= appearsWithinMs
  const options = { clock, deadline: waitDeadline(session, input), delayMs: () => nextDelay(polling) }
  const found = await pollUntil(options, poll, (target) => target !== undefined || isTooLate())
  if (found !== undefined) emit({ type: 'revision_identified', revision_id: found.revision_id, previous })
  else if (polling.problem !== undefined) throw neverBuilt(commit, polling.problem)
  return found
}

/** Reads once whether the latest revision is that of the push, or has superseded it. */
async function findBuilt(session: Session, input: PushInput, options: ReadOptions): Promise<Target | undefined> {
  const { controlPlane, emit } = session
  const { deployment_id, commit, previous } = input
  const built = await controlPlane.readDeployment(deployment_id, options)
  if (isBeingDeleted(built)) throw deploymentDeleted(deployment_id)
  const { latest_revision_id: revision_id } = built
  if (revision_id === null) return undefined
  const latest = await controlPlane.readRevision(deployment_id, revision_id, options).catch(notYetShown)
  if (latest === undefined) return undefined
  if (isBuiltOf(commit, latest)) return { revision_id, built }
  if (revision_id === previous) return undefined
  const message =
    latest.source_revision_config?.repo_commit_sha == null
      ? `The service shows no commit for revision ${revision_id}. Assuming that it was built from this push (${shortCommit(commit)}).`
      : await whySuperseded(session, input, { ...options, sought: revision_id })
  if (message === undefined) return undefined
  emit({ type: 'warning', message })
  return { revision_id, built }
}

/** A new revision may be 404 for some seconds. */
function notYetShown(error: unknown): undefined {
  if (!isNotFound(error)) throw error
}

/** A push that came later may have superseded this one: the newest revision is the one to wait for, as after SKIPPED. */
async function whySuperseded(
  { controlPlane }: Session,
  { deployment_id, commit, previous }: PushInput,
  options: ReadOptions & { sought: string }
): Promise<string | undefined> {
  const isEnough = (rows: readonly RevisionAnswer[]) => rows.some(({ id }) => id === previous)
  const rows = (await listNewestFirst(controlPlane, { ...options, deployment_id, isEnough })) ?? []
  const end = rows.findIndex(({ id }) => id === previous)
  const ours = rows.slice(0, end < 0 ? rows.length : end).find((revision) => isBuiltOf(commit, revision))
  const { sought } = options
  return ours && `Revision ${ours.id} of this push was superseded by ${sought}. Now waiting for ${sought}.`
}
