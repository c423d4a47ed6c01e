/** Waits for exactly one revision until it is DEPLOYED or the time is up (§1, §3; design, section 3). */
import type { DeploymentAnswer, RevisionAnswer } from '../contract/answers.js'
import { DeployError, type RequestError, StatusError } from '../errors.js'
import { formatDuration } from '../text/duration.js'
import { inert } from '../text/inert.js'
import { lookOnce } from './look.js'
import { attempt } from './patience.js'
import { type PollInterval, pollDelay } from './poll.js'
import type { Session } from './session.js'
import { isBeingDeleted, verdictOf } from './status.js'

/** How often the deployment is looked at, for one that is being deleted: a share of the whole time, within bounds. */
const DEPLOYMENT_LOOKS = { share: 0.1, shortestMs: 2_000, longestMs: 120_000 }
/** A service may say SKIPPED a moment before it shows what came in its place; in milliseconds. */
const NEWER_SHOWS_MS = 15_000
/** For the last read of a failed run, in milliseconds: it only adds to the message. */
const LAST_WORD_MS = 5_000

export interface WaitInput {
  deployment_id: string
  revision_id: string
  /** What was the latest revision before this run: never one that supersedes. */
  previous: string | null
  interval: PollInterval
  /** Of the whole wait, in milliseconds. */
  timeoutMs: number
  /** Time on the session's clock at which the wait began. */
  startedAt: number
}

/** The revision ended in a way that is not DEPLOYED. */
export class RevisionFailedError extends DeployError {}
/** The time was up first. */
export class WaitTimeoutError extends DeployError {}

/** What was waited for. */
export interface Waited {
  revision: RevisionAnswer
  /** Where another run's revision came in between and is followed: the deployment with that one as its latest. */
  followed?: DeploymentAnswer
}

/** A wait going on: one object for the one thing that changes, the revision that is followed. */
interface Wait extends WaitInput {
  session: Session
  followed?: DeploymentAnswer
  status: string | undefined
  /** Why the last look failed; undefined when it did not. */
  problem: RequestError | undefined
  /** The look before failed, and that was told. */
  retrying: boolean
  requests: number
  deploymentLookAt: number
  /** Revisions that were left behind. */
  left: Set<string>
  /** Until when the revision that takes the place of a SKIPPED one may still show. */
  newerBy: number | undefined
}

/**
 * The revision once it is DEPLOYED; where it was superseded, the newest one instead.
 *
 * @throws RevisionFailedError, WaitTimeoutError; StatusError for 401, 403 and 404; CancelledError.
 */
export async function waitForRevision(session: Session, input: WaitInput): Promise<Waited> {
  const wait = beginWait(session, input)
  for (;;) {
    const revision = await look(wait, (options) =>
      session.controlPlane.readRevision(wait.deployment_id, wait.revision_id, options)
    )
    if (revision !== undefined) {
      noteAnswer(wait)
      noteStatus(wait, revision.status)
      const verdict = verdictOf(revision.status)
      if (verdict === 'deployed') return ended(wait, revision)
      if (verdict === 'failed') throw await failure(wait, revision.status)
      if (verdict === 'superseded' && (await followNewest(wait))) continue
    }
    await refuseDeleted(wait)
    await pause(wait)
  }
}

function beginWait(session: Session, input: WaitInput): Wait {
  const { previous, revision_id, startedAt, timeoutMs } = input
  const left = new Set(previous === null || previous === revision_id ? [] : [previous])
  const deploymentLookAt = startedAt + deploymentLookMs(timeoutMs)
  return {
    ...input,
    session,
    status: undefined,
    problem: undefined,
    retrying: false,
    requests: 0,
    deploymentLookAt,
    left,
    newerBy: undefined
  }
}

const elapsed = ({ session, startedAt }: Wait) => session.clock.now() - startedAt
const remaining = (wait: Wait) => wait.timeoutMs - elapsed(wait)
const deploymentLookMs = (timeoutMs: number) =>
  Math.min(Math.max(timeoutMs * DEPLOYMENT_LOOKS.share, DEPLOYMENT_LOOKS.shortestMs), DEPLOYMENT_LOOKS.longestMs)

/** What is read; undefined when the look failed in a way that may pass. */
async function look<T>(wait: Wait, read: Parameters<typeof lookOnce<T>>[1]): Promise<T | undefined> {
  wait.requests++
  const result = await lookOnce(remaining(wait), read).catch((error: unknown) => {
    throw error instanceof StatusError && error.status === 404 ? goneMeanwhile(wait, error) : error
  })
  wait.problem = 'error' in result ? result.error : undefined
  return 'value' in result ? result.value : undefined
}

function noteAnswer(wait: Wait): void {
  if (wait.retrying) wait.session.emit({ type: 'answered_again' })
  wait.retrying = false
}

function noteStatus(wait: Wait, status: string): void {
  if (status === wait.status) return
  wait.status = status
  wait.session.emit({ type: 'status_seen', revision_id: wait.revision_id, status, elapsed_ms: elapsed(wait) })
}

function ended(wait: Wait, revision: RevisionAnswer): Waited {
  const { status } = revision
  wait.session.emit({ type: 'wait_ended', status, elapsed_ms: elapsed(wait), requests: wait.requests })
  return { revision, ...(wait.followed && { followed: wait.followed }) }
}

/** Sleeps until the next look. @throws WaitTimeoutError when the last look, at the deadline, has been. */
async function pause(wait: Wait): Promise<void> {
  const { session, interval, problem } = wait
  const remainingMs = remaining(wait)
  if (remainingMs <= 0) throw timeout(wait)
  const delay = pollDelay({ interval, elapsedMs: elapsed(wait), remainingMs, retryAfterMs: problem?.retryAfterMs })
  if (problem !== undefined) session.emit({ type: 'retrying', problem: problem.message, delay_ms: delay })
  wait.retrying = problem !== undefined
  await session.clock.sleep(delay)
}

function timeout(wait: Wait): WaitTimeoutError {
  const { requests, revision_id, status, problem } = wait
  wait.session.emit({ type: 'wait_ended', status: 'timeout', elapsed_ms: elapsed(wait), requests })
  const state = status === undefined ? 'could not be read' : `is still ${inert(status, 40)}`
  const why = problem === undefined ? '' : `\nThe last look failed: ${problem.message}`
  const goOn =
    'The service goes on with it. Run again: where nothing changed and everything can be compared, this very revision is waited for. If rollouts take this long, raise timeout.'
  return new WaitTimeoutError(
    `Revision ${revision_id} ${state} after ${formatDuration(wait.timeoutMs)}, the time limit of this step.${why}`,
    { advice: problem?.advice ?? goOn, cause: problem }
  )
}

/**
 * The newest revision takes the place of one that was SKIPPED, under the same deadline. False: it could not be read, or does not show yet.
 *
 * @throws RevisionFailedError when there is none that is newer.
 */
async function followNewest(wait: Wait): Promise<boolean> {
  const { session, revision_id, left } = wait
  const deployment = await look(wait, (options) => session.controlPlane.readDeployment(wait.deployment_id, options))
  if (deployment === undefined) return false
  left.add(revision_id)
  const newest = deployment.latest_revision_id
  if (newest === null || left.has(newest)) {
    wait.newerBy ??= session.clock.now() + NEWER_SHOWS_MS
    if (session.clock.now() < wait.newerBy) return false
    throw new RevisionFailedError(`Revision ${revision_id} ended as SKIPPED, and there is no newer one.`, {
      advice: 'Run again to have a new revision made.'
    })
  }
  const message = `Revision ${revision_id} was superseded (SKIPPED) by ${newest}, which is followed now.`
  session.emit({ type: 'warned', message })
  session.emit({ type: 'revision_known', revision_id: newest, previous: revision_id, superseded: true })
  wait.revision_id = newest
  wait.followed = deployment
  wait.newerBy = undefined
  wait.status = undefined
  return true
}

/** @throws RevisionFailedError when the deployment is being deleted. Looks only now and then. */
async function refuseDeleted(wait: Wait): Promise<void> {
  const { session, deployment_id, problem } = wait
  if (session.clock.now() < wait.deploymentLookAt) return
  wait.deploymentLookAt = session.clock.now() + deploymentLookMs(wait.timeoutMs)
  const deployment = await look(wait, (options) => session.controlPlane.readDeployment(deployment_id, options))
  wait.problem ??= problem
  if (deployment !== undefined && isBeingDeleted(deployment)) throw deletedMeanwhile(deployment_id)
}

function goneMeanwhile({ deployment_id }: Wait, cause: StatusError): RevisionFailedError {
  return new RevisionFailedError(`${cause.message}\nDeployment ${deployment_id} was there when this wait began.`, {
    advice: 'Somebody deleted it while this run waited. Run again to create it anew.',
    cause
  })
}

/** Somebody deleted the deployment while a run waited. */
export function deletedMeanwhile(deploymentId: string): RevisionFailedError {
  return new RevisionFailedError(`Deployment ${deploymentId} is being deleted (AWAITING_DELETE).`, {
    advice: 'Somebody deleted it while this run waited. Run again once it is gone to create it anew.'
  })
}

async function failure(wait: Wait, status: string): Promise<RevisionFailedError> {
  const { session, revision_id, deployment_id, requests } = wait
  const after = formatDuration(elapsed(wait))
  session.emit({ type: 'wait_ended', status, elapsed_ms: elapsed(wait), requests })
  const read = await attempt(() => session.controlPlane.readDeployment(deployment_id, { timeoutMs: LAST_WORD_MS }))
  const active = 'value' in read ? read.value.active_revision_id : undefined
  const serves = active != null && active !== revision_id
  const serving = serves ? ` ${active} is still the one that serves.` : active === null ? ' Nothing serves yet.' : ''
  const mend = status.includes('BUILD')
    ? 'Fix the build, then push again'
    : 'Look at the logs of the revision in the service, then run again'
  return new RevisionFailedError(`Revision ${revision_id} ended as ${inert(status, 40)} after ${after}.${serving}`, {
    advice: `${mend}${serves ? '; what served before is unharmed.' : '.'}`
  })
}
