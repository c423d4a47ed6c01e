/** Waits for exactly one revision until it is DEPLOYED or the time is up (§1, §3; docs/design.md, section 3). */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import { isNotFound } from '../../errors.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { emitCommit } from '../core/emit-revision.js'
import { pollOnce } from '../core/poll-once.js'
import { pollUntil } from '../core/poll-until.js'
import { type Session, waitDeadline } from '../core/session.js'
import { isBeingDeleted, type Verdict, verdictOf } from '../core/status.js'
import {
  deploymentDeleted,
  mustNotFollow,
  revisionFailed,
  revisionNotFound,
  supersededByNone,
  waitTimedOut
} from './failures.js'
import { elapsed, nextDelay, remaining, type WaitInput, type WaitState } from './wait-state.js'

/** How often the deployment is read: a newer revision may serve by now, or it is being deleted; in milliseconds. */
const DEPLOYMENT_READ_MS = 30_000
/** A service may say SKIPPED a moment before it shows what came in its place; in milliseconds. */
const NEWER_SHOWS_MS = 5_000
/** So many revisions that supersede each other are followed without a pause: a service may name a new one forever. */
const FOLLOWED_AT_ONCE = 5

/** What was waited for. */
export interface Waited {
  revision: RevisionAnswer
  /** Where another run's revision came in between and is followed: the deployment with that one as its latest. */
  followed?: DeploymentAnswer
}

/**
 * The revision once it is DEPLOYED; if it was superseded, the newest one instead.
 *
 * @throws RevisionFailedError, WaitTimeoutError; StatusError for 401, 403 and 404; CancelledError.
 */
export async function waitForRevision(session: Session, input: WaitInput): Promise<Waited> {
  const { previous, revision_id, startedAt } = input
  const wait: WaitState = {
    ...input,
    session,
    retrying: false,
    requests: 0,
    deploymentReadAt: startedAt + DEPLOYMENT_READ_MS,
    supersededIds: new Set(previous === null || previous === revision_id ? [] : [previous])
  }
  const delayMs = () => {
    wait.retrying = wait.problem !== undefined
    return delayOf(wait)
  }
  const options = { clock: session.clock, deadline: waitDeadline(session, input), delayMs }
  const waited = await pollUntil(
    options,
    () => poll(wait),
    (found) => found !== undefined
  )
  if (waited === undefined) throw waitTimedOut(wait)
  return waited
}

/** Reads the revision once. Undefined if the wait continues. One that is followed is polled at once. */
async function poll(wait: WaitState): Promise<Waited | undefined> {
  wait.problem = undefined
  const { controlPlane } = wait.session
  const revision = await readCounted(wait, (options) =>
    controlPlane.readRevision(wait.deployment_id, wait.revision_id, options)
  )
  const verdict = revision && recordStatus(wait, revision)
  if (revision !== undefined && verdict === 'deployed') return ended(wait, revision)
  if (revision !== undefined && verdict === 'failed') throw await revisionFailed(wait, revision)
  if (verdict !== 'superseded' && !isDeploymentReadDue(wait)) return undefined
  const isFollowed = await followNewest(wait, verdict)
  return isFollowed && wait.supersededIds.size <= FOLLOWED_AT_ONCE ? poll(wait) : undefined
}

/** At the deadline only if the revision could be read: there is no time left for a second read that may hang. */
function isDeploymentReadDue(wait: WaitState): boolean {
  return remaining(wait) > 0 ? wait.session.clock.now() >= wait.deploymentReadAt : wait.problem === undefined
}

/** What is read; undefined if the read failed in a way that may pass. */
async function readCounted<T>(wait: WaitState, read: Parameters<typeof pollOnce<T>>[1]): Promise<T | undefined> {
  wait.requests++
  const result = await pollOnce(remaining(wait), read).catch(async (error: unknown) => {
    throw isNotFound(error) ? await revisionNotFound(wait, error) : error
  })
  if ('value' in result) return result.value
  wait.problem = result.error
  return undefined
}

function recordStatus(wait: WaitState, revision: RevisionAnswer): Verdict {
  const { session, revision_id } = wait
  const { status } = revision
  if (wait.retrying) session.emit({ type: 'recovered' })
  wait.retrying = false
  if (status !== wait.status) session.emit({ type: 'status_read', revision_id, status, elapsed_ms: elapsed(wait) })
  wait.status = status
  const verdict = verdictOf(status)
  if (verdict === 'pending') wait.seenAt = session.clock.now()
  return verdict
}

function ended(wait: WaitState, revision: RevisionAnswer): Waited {
  const { session, requests, seenAt, followed } = wait
  const within = seenAt === undefined ? {} : { within_ms: session.clock.now() - seenAt }
  emitCommit(session, revision)
  session.emit({ type: 'wait_ended', status: revision.status, elapsed_ms: elapsed(wait), requests, ...within })
  return { revision, ...(followed && { followed }) }
}

/**
 * Follows the newest revision of the deployment, with the same deadline, if the one that is waited for was superseded,
 * or if the newest is serving, whatever the status of the other. False: it continues to wait for the same one.
 *
 * @throws RevisionFailedError if it was superseded by none, or must not be followed; or if the deployment is being
 * deleted.
 */
async function followNewest(wait: WaitState, verdict: Verdict | undefined): Promise<boolean> {
  const { session, deployment_id, revision_id, supersededIds, follow = true } = wait
  const isSuperseded = verdict === 'superseded'
  if (isSuperseded && !follow) throw mustNotFollow(wait)
  wait.deploymentReadAt = session.clock.now() + DEPLOYMENT_READ_MS
  const deployment = await readCounted(wait, (options) => session.controlPlane.readDeployment(deployment_id, options))
  if (deployment === undefined) return false
  if (isBeingDeleted(deployment)) throw deploymentDeleted(deployment_id)
  const { latest_revision_id: newest, active_revision_id: active } = deployment
  if (newest === null || newest === revision_id || supersededIds.has(newest)) {
    if (isSuperseded) assertSuccessorMayAppear(wait)
    return false
  }
  if (!isSuperseded && active !== newest) return false
  if (!follow) throw mustNotFollow(wait)
  supersededIds.add(revision_id)
  continueWith(wait, newest, deployment)
  return true
}

/** @throws RevisionFailedError once that is unlikely. */
function assertSuccessorMayAppear(wait: WaitState): void {
  const now = wait.session.clock.now()
  wait.successorDeadline ??= now + NEWER_SHOWS_MS
  if (now >= wait.successorDeadline || remaining(wait) <= 0) throw supersededByNone(wait)
}

/** Milliseconds until the next poll: a successor that does not appear is told soon, whatever the interval. */
function delayOf(wait: WaitState): number {
  const leftMs = (wait.successorDeadline ?? 0) - wait.session.clock.now()
  const delay = nextDelay(wait)
  return wait.problem === undefined && leftMs > 0 ? Math.min(delay, leftMs) : delay
}

/** Makes the newer revision the one that the run waits for. */
function continueWith(wait: WaitState, newest: string, deployment: DeploymentAnswer): void {
  const { session, revision_id: previous, status = '' } = wait
  const shown = sanitizeLine(session.redact(status), 40)
  const message = `Revision ${previous} (${shown}) was superseded by ${newest}. Now waiting for ${newest}.`
  session.emit({ type: 'warning', message })
  session.emit({ type: 'revision_identified', revision_id: newest, previous, superseded: true })
  wait.revision_id = newest
  wait.followed = deployment
  Object.assign(wait, { status: undefined, seenAt: undefined, successorDeadline: undefined })
}
