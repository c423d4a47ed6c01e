/** Waits for exactly one revision until it is DEPLOYED or the time is up (§1, §3; design, section 3). */
import type { DeploymentAnswer, RevisionAnswer } from '../contract/answers.js'
import { DeployError, RequestError, StatusError } from '../errors.js'
import { formatDuration } from '../text/duration.js'
import { inert } from '../text/inert.js'
import { attempt } from './patience.js'
import { type PollInterval, pollDelay } from './poll.js'
import type { Session } from './session.js'
import { isBeingDeleted, verdictOf } from './status.js'

/** Refusals that no further look will change (design, section 3). */
const FINAL_STATUSES = new Set([401, 403, 404])
/** A look takes no longer than this, so that a hanging one does not cost the whole wait. In milliseconds. */
const LONGEST_READ_MS = 30_000
/** A service may say SKIPPED before it shows what came in its place. In milliseconds. */
const NEWER_SHOWS_MS = 15_000
/** How often the deployment is looked at, for one that is being deleted: a share of the whole time, within bounds. */
const DEPLOYMENT_LOOKS = { share: 0.1, shortestMs: 2_000, longestMs: 120_000 }

export interface WaitInput {
  deployment_id: string
  revision_id: string
  /** The latest revision before it, which can never take its place. */
  previous?: string | null
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
  requests: number
  deploymentLookAt: number
  /** Until when the revision that has taken the place of a SKIPPED one may still show. */
  newerBy: number | undefined
}

/**
 * The revision once it is DEPLOYED; where it was superseded, the newest one instead.
 *
 * @throws RevisionFailedError, WaitTimeoutError; StatusError for 401, 403 and 404; CancelledError.
 */
export async function waitForRevision(session: Session, input: WaitInput): Promise<Waited> {
  const wait: Wait = { ...input, session, status: undefined, requests: 0, deploymentLookAt: 0, newerBy: undefined }
  wait.deploymentLookAt = input.startedAt + deploymentLookMs(input.timeoutMs)
  for (;;) {
    const read = await look(wait, (timeoutMs) =>
      session.controlPlane.readRevision(wait.deployment_id, wait.revision_id, { timeoutMs })
    )
    if ('value' in read) {
      const revision = read.value
      noteStatus(wait, revision.status)
      const verdict = verdictOf(revision.status)
      if (verdict === 'deployed') return ended(wait, revision)
      if (verdict === 'failed') throw await failure(wait, revision.status)
      if (verdict === 'superseded' && (await followNewest(wait))) continue
    }
    await refuseDeleted(wait)
    await pause(wait, 'error' in read ? read.error : undefined)
  }
}

const elapsed = ({ session, startedAt }: Wait) => session.clock.now() - startedAt
const remaining = (wait: Wait) => wait.timeoutMs - elapsed(wait)
const deploymentLookMs = (timeoutMs: number) =>
  Math.min(Math.max(timeoutMs * DEPLOYMENT_LOOKS.share, DEPLOYMENT_LOOKS.shortestMs), DEPLOYMENT_LOOKS.longestMs)

/** One read. A failing one does not end the wait, unless it is a refusal that stays. */
async function look<T>(wait: Wait, read: (timeoutMs: number) => Promise<T>) {
  wait.requests++
  const result = await attempt(() => read(Math.min(LONGEST_READ_MS, Math.max(1_000, remaining(wait)))))
  if ('error' in result && result.error instanceof StatusError && FINAL_STATUSES.has(result.error.status)) {
    throw result.error
  }
  return result
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
async function pause(wait: Wait, error: RequestError | undefined): Promise<void> {
  const { session, interval } = wait
  const remainingMs = remaining(wait)
  if (remainingMs <= 0) throw timeout(wait)
  const delay = pollDelay({ interval, elapsedMs: elapsed(wait), remainingMs, retryAfterMs: error?.retryAfterMs })
  if (error !== undefined) session.emit({ type: 'retrying', problem: error.message, delay_ms: delay })
  await session.clock.sleep(delay)
}

function timeout(wait: Wait): WaitTimeoutError {
  const state = wait.status === undefined ? 'could not be read' : `is still ${inert(wait.status, 40)}`
  const { requests } = wait
  wait.session.emit({ type: 'wait_ended', status: 'timeout', elapsed_ms: elapsed(wait), requests })
  return new WaitTimeoutError(
    `Revision ${wait.revision_id} ${state} after ${formatDuration(wait.timeoutMs)}, the time limit of this step.`,
    {
      advice:
        'The service goes on with it. Run again to pick this revision up where it is, without building it twice; if builds take this long, raise timeout.'
    }
  )
}

/** The newest revision takes the place of one that was SKIPPED, under the same deadline. False: it is not to be seen yet. */
async function followNewest(wait: Wait): Promise<boolean> {
  const { session, revision_id } = wait
  const read = await look(wait, (timeoutMs) => session.controlPlane.readDeployment(wait.deployment_id, { timeoutMs }))
  if ('error' in read) return false
  const newest = read.value.latest_revision_id
  if (newest === null || newest === revision_id || newest === wait.previous) {
    wait.newerBy ??= session.clock.now() + NEWER_SHOWS_MS
    if (session.clock.now() < wait.newerBy) return false
    throw new RevisionFailedError(`Revision ${revision_id} ended as SKIPPED, and there is no newer one.`, {
      advice: 'Run again to have a new revision made.'
    })
  }
  const message = `Revision ${revision_id} was superseded (SKIPPED) by ${newest}, which is followed now.`
  session.emit({ type: 'warned', message })
  session.emit({ type: 'revision_known', revision_id: newest, previous: revision_id, superseded: true })
  wait.previous = revision_id
  wait.revision_id = newest
  wait.newerBy = undefined
  wait.followed = read.value
  wait.status = undefined
  return true
}

/** @throws RevisionFailedError when the deployment is being deleted. Looks only now and then. */
async function refuseDeleted(wait: Wait): Promise<void> {
  const { session, deployment_id } = wait
  if (session.clock.now() < wait.deploymentLookAt) return
  wait.deploymentLookAt = session.clock.now() + deploymentLookMs(wait.timeoutMs)
  const read = await look(wait, (timeoutMs) => session.controlPlane.readDeployment(deployment_id, { timeoutMs }))
  if ('value' in read && isBeingDeleted(read.value)) {
    throw new RevisionFailedError(`Deployment ${deployment_id} is being deleted (AWAITING_DELETE).`, {
      advice: 'Somebody deleted it while this run waited. Run again once it is gone to create it anew.'
    })
  }
}

async function failure(wait: Wait, status: string): Promise<RevisionFailedError> {
  const { session, revision_id, deployment_id } = wait
  const after = formatDuration(elapsed(wait))
  session.emit({ type: 'wait_ended', status, elapsed_ms: elapsed(wait), requests: wait.requests })
  const read = await attempt(() =>
    session.controlPlane.readDeployment(deployment_id, { timeoutMs: Math.min(5_000, LONGEST_READ_MS) })
  )
  const active = 'value' in read ? read.value.active_revision_id : undefined
  const serving = active == null || active === revision_id ? '' : ` ${active} is still the one that serves.`
  return new RevisionFailedError(`Revision ${revision_id} ended as ${inert(status, 40)} after ${after}.${serving}`, {
    advice: `${
      status.includes('BUILD')
        ? 'Fix the build, then push again'
        : 'Look at the logs of the revision in the service, then run again'
    }${serving === '' ? '.' : '; what served before is unharmed.'}`
  })
}
