/**
 * Waits for exactly one revision until it is DEPLOYED or the time is up (§1, §3; docs/design.md, section 3), and for the one
 * that the service builds automatically for a push (`build_on_push`, §2.2, §3).
 */
import type { RevisionAnswer } from '../../contract/answers.js'
import { verdictOf } from '../../contract/status.js'
import { DeployError, factsOfCause, isNotFound } from '../../errors.js'
import type { ReadOptions } from '../../ports.js'
import { isBuiltOf, shortCommit } from '../../repository/refs.js'
import { listNewestFirst } from '../../requests/lists.js'
import { orNull } from '../../requests/retry.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { emitCode } from '../core/events.js'
import type { Session } from '../core/session.js'
import { REVISION_APPEARS_MS } from '../core/settle.js'
import { servingId, servingOf } from '../core/snapshot.js'
import {
  assertStays,
  revisionFailed,
  revisionNotFound,
  superseded,
  waitTimedOut
} from './failures.js'
import {
  elapsed,
  type Polling,
  pollOnce,
  pollUntilFound,
  type RevisionWait,
  remaining,
  type WaitInput,
  type WaitLimits
} from './polling.js'

/** How often the deployment is read: a newer revision may serve by now, or it is being deleted; in milliseconds. */
const DEPLOYMENT_READ_MS = 30_000
/** A service may say SKIPPED a moment before it shows what came in its place; in milliseconds. */
const NEWER_SHOWS_MS = 5_000
/** So many revisions that supersede each other are followed without a pause: a service may name a new one forever. */
const FOLLOWED_AT_ONCE = 5

/** The revision once it is DEPLOYED, or the newest one if it was superseded. @throws DeployError; StatusError (401, 403). */
export async function waitForRevision(session: Session, input: WaitInput): Promise<RevisionAnswer> {
  const { previous, revision_id, startedAt } = input
  const wait: RevisionWait = {
    ...input,
    session,
    requests: 0,
    deploymentReadAt: startedAt + DEPLOYMENT_READ_MS,
    supersededIds: new Set(previous === null || previous === revision_id ? [] : [previous])
  }
  const deployed = await pollUntilFound(wait, () => poll(wait)).catch(async (error: unknown) => {
    throw isNotFound(error) ? await revisionNotFound(wait, error) : error
  })
  if (deployed === undefined) throw waitTimedOut(wait)
  const { requests, seenAt } = wait
  const within = seenAt === undefined ? {} : { within_ms: session.clock.now() - seenAt }
  session.emit({
    type: 'wait_ended',
    status: deployed.status,
    elapsed_ms: elapsed(wait),
    requests,
    ...within
  })
  return deployed
}

/** Reads the revision once. Undefined if the wait continues. One that is followed is polled at once. */
async function poll(wait: RevisionWait): Promise<RevisionAnswer | undefined> {
  const { session, deployment_id, revision_id } = wait
  const { controlPlane, clock, emit } = session
  const revision = await pollOnce(wait, (options) =>
    controlPlane.readRevision(deployment_id, revision_id, options)
  )
  if (revision === undefined) return undefined
  const { status } = revision
  const verdict = verdictOf(status)
  if (status !== wait.status)
    emit({ type: 'status_read', revision_id, status, elapsed_ms: elapsed(wait) })
  const commit = revision.source_revision_config?.repo_commit_sha
  if (commit !== wait.commit) emitCode(session, revision)
  Object.assign(wait, { status, commit })
  if (verdict === 'deployed') return revision
  if (verdict === 'failed') throw await revisionFailed(wait, revision)
  if (verdict === 'pending') wait.seenAt = clock.now()
  const isDeploymentDue = clock.now() >= wait.deploymentReadAt || remaining(wait) <= 0
  if (verdict === 'pending' && !isDeploymentDue) return undefined
  const isFollowed = await followNewest(wait, verdict === 'superseded')
  return isFollowed && wait.supersededIds.size <= FOLLOWED_AT_ONCE ? poll(wait) : undefined
}

/**
 * Follows the newest revision of the deployment, with the same deadline, if the one that is waited for was superseded,
 * or if the newest is serving, whatever the status of the other. False: it continues to wait for the same one.
 *
 * @throws DeployError if it was superseded by none, or must not be followed; or if the deployment is being deleted.
 */
async function followNewest(wait: RevisionWait, isSuperseded: boolean): Promise<boolean> {
  const { session, deployment_id, revision_id, supersededIds, follow = true } = wait
  const now = session.clock.now()
  wait.deploymentReadAt = now + DEPLOYMENT_READ_MS
  const deployment = await pollOnce(wait, (options) =>
    session.controlPlane.readDeployment(deployment_id, options)
  )
  if (deployment === undefined) return false
  assertStays(deployment)
  const { latest_revision_id: newest } = deployment
  const isNewer = newest !== null && newest !== revision_id && !supersededIds.has(newest)
  if (isNewer && (isSuperseded || servingId(servingOf(deployment)) === newest)) {
    if (!follow) throw superseded(wait, newest)
    continueWith(wait, newest)
    return true
  }
  if (isSuperseded && !isNewer) {
    wait.successorDeadline ??= now + NEWER_SHOWS_MS
    if (now >= wait.successorDeadline || remaining(wait) <= 0) throw superseded(wait)
  }
  return false
}

/** Makes the newer revision the one that the run waits for. */
function continueWith(wait: RevisionWait, newest: string): void {
  const { session, revision_id: previous, status = '' } = wait
  const shown = sanitizeLine(session.redact(status), 40)
  const message = `Revision ${previous} (${shown}) was superseded. Now waiting for ${newest}.`
  session.emit({ type: 'warning', message })
  session.emit({ type: 'revision_identified', revision_id: newest, previous, superseded: true })
  wait.supersededIds.add(previous)
  wait.revision_id = newest
  Object.assign(wait, {
    status: undefined,
    commit: undefined,
    seenAt: undefined,
    successorDeadline: undefined
  })
}

export interface PushInput extends WaitLimits {
  deployment_id: string
  commit: string
  /** The latest revision before, which was not of this commit. */
  previous: string | null
}

/**
 * Waits until the service builds the push. Returns its revision, or the newest one if that has superseded
 * it; undefined if none appears in time.
 *
 * @throws DeployError at the deadline, and if the deployment is deleted; StatusError for 401, 403 and 404; CancelledError.
 */
export async function findPushRevision(
  session: Session,
  input: PushInput
): Promise<string | undefined> {
  const { commit, previous, timeoutMs } = input
  const short = shortCommit(commit)
  session.emit({
    type: 'info',
    message: `Waiting for the revision that the service builds from commit ${short}.`
  })
  const polling: Polling = { ...input, session, requests: 0 }
  const poll = () => pollOnce(polling, (options) => findBuilt(session, input, options))
  const appearsWithinMs = Math.min(REVISION_APPEARS_MS, timeoutMs / 2)
  const isTooLate = () => polling.problem === undefined && elapsed(polling) >= appearsWithinMs
  const found = await pollUntilFound(polling, poll, isTooLate)
  if (found !== undefined)
    session.emit({ type: 'revision_identified', revision_id: found, previous })
  const { problem } = polling
  if (problem === undefined) return found
  throw new DeployError('wait_timeout', {
    what: `The service created no revision for commit ${short}, although build_on_push is true.`,
    facts: factsOfCause('Last poll', problem),
    fix: [
      'Check that the integration still receives pushes from the git host.',
      'To deploy without it, set `build_on_push` to false or `new_revision` to always.'
    ],
    cause: problem
  })
}

/** Reads once whether the latest revision is that of the push, or has superseded it. */
async function findBuilt(
  session: Session,
  input: PushInput,
  options: ReadOptions
): Promise<string | undefined> {
  const { controlPlane, emit } = session
  const { deployment_id, commit, previous } = input
  const deployment = await controlPlane.readDeployment(deployment_id, options)
  assertStays(deployment)
  const { latest_revision_id: latest } = deployment
  if (latest === null) return undefined
  // A new revision may be 404 for some seconds.
  const revision = await orNull(controlPlane.readRevision(deployment_id, latest, options))
  if (revision === null) return undefined
  if (isBuiltOf(commit, revision)) return latest
  if (latest === previous) return undefined
  const message =
    revision.source_revision_config?.repo_commit_sha == null
      ? `The service shows no commit for revision ${latest}. Assuming that it was built from this push (${shortCommit(commit)}).`
      : await whySuperseded(session, input, { ...options, sought: latest })
  if (message === undefined) return undefined
  emit({ type: 'warning', message })
  return latest
}

/** A push that came later may have superseded this one: the newest revision is the one to wait for, as after SKIPPED. */
async function whySuperseded(
  { controlPlane }: Session,
  { deployment_id, commit, previous }: PushInput,
  options: ReadOptions & { sought: string }
): Promise<string | undefined> {
  const isPrevious = ({ id }: RevisionAnswer) => id === previous
  const isEnough = (rows: readonly RevisionAnswer[]) => rows.some(isPrevious)
  const rows = (await listNewestFirst(controlPlane, { ...options, deployment_id, isEnough })) ?? []
  const end = rows.findIndex(isPrevious)
  const ours = rows
    .slice(0, end < 0 ? rows.length : end)
    .find((revision) => isBuiltOf(commit, revision))
  const { sought } = options
  return ours && `Revision ${ours.id} of this push was superseded. Now waiting for ${sought}.`
}
