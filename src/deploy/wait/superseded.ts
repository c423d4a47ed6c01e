/** Reads the deployment during a wait: which revision superseded ours, and whether the deployment is being deleted. */
import type { DeploymentAnswer } from '../../contract/answers.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { isBeingDeleted } from '../core/status.js'
import { deploymentDeleted, RevisionFailedError } from './failures.js'
import { restartPace } from './poll-delay/pace.js'
import { countedRead } from './read-counted.js'
import { remaining, type WaitState } from './wait-state.js'

/** How often the deployment is looked at: a share of the whole time, within bounds. */
const DEPLOYMENT_LOOKS = { share: 0.25, shortestMs: 2_000, longestMs: 30_000 }
/** A service may say SKIPPED a moment before it shows what came in its place; in milliseconds. */
const NEWER_SHOWS_MS = 3_000

/** So many revisions that supersede each other are followed without a pause: a service may name a new one forever. */
export const FOLLOWED_AT_ONCE = 5

/** How long it is until the deployment is looked at again, in milliseconds. */
export const deploymentLookMs = (timeoutMs: number) =>
  Math.min(Math.max(timeoutMs * DEPLOYMENT_LOOKS.share, DEPLOYMENT_LOOKS.shortestMs), DEPLOYMENT_LOOKS.longestMs)

/**
 * Follows the newest revision after one that was superseded, with the same deadline. False: it could not be read, or has not
 * appeared yet.
 *
 * @throws RevisionFailedError if there is no newer one, or it must not be followed.
 */
export async function followNewest(wait: WaitState): Promise<boolean> {
  const { session, revision_id, supersededIds, follow = true } = wait
  if (!follow) throw mustNotFollow(wait)
  const deployment = await countedRead(wait, (options) =>
    session.controlPlane.readDeployment(wait.deployment_id, options)
  )
  if (deployment === undefined) {
    wait.pace.failedPolls++
    return false
  }
  supersededIds.add(revision_id)
  const newest = deployment.latest_revision_id
  if (newest === null || supersededIds.has(newest)) {
    wait.successorDeadline ??= session.clock.now() + NEWER_SHOWS_MS
    wait.pace.failedPolls++
    if (session.clock.now() < wait.successorDeadline && remaining(wait) > 0) return false
    throw new RevisionFailedError(
      'superseded',
      `The revision was superseded (${statusOf(wait)}), but no newer revision exists.\nRevision ${revision_id}`,
      {
        advice: 'Run again to create a new revision.'
      }
    )
  }
  continueWith(wait, newest, deployment)
  return true
}

/** How long the successor of a superseded revision is still looked for, in milliseconds; Infinity if none is. */
export function successorShowsMs({ successorDeadline, problem, session }: WaitState): number {
  const leftMs = (successorDeadline ?? 0) - session.clock.now()
  return problem === undefined && leftMs > 0 ? leftMs : Number.POSITIVE_INFINITY
}

function mustNotFollow({ revision_id }: WaitState): RevisionFailedError {
  return new RevisionFailedError(
    'superseded',
    `A newer revision superseded that of this run.\nRevision ${revision_id}`,
    { advice: 'Check in the service who changed the deployment.' }
  )
}

/** Makes the newer revision the one that the run waits for. */
function continueWith(wait: WaitState, newest: string, deployment: DeploymentAnswer): void {
  const { session, revision_id: previous } = wait
  const message = `Revision ${previous} (${statusOf(wait)}) was superseded by ${newest}. Now waiting for ${newest}.`
  session.emit({ type: 'warning', message })
  session.emit({ type: 'revision_identified', revision_id: newest, previous, superseded: true })
  wait.revision_id = newest
  wait.followed = deployment
  wait.successorDeadline = undefined
  wait.status = undefined
  restartPace(wait.pace, session.clock.now())
}

const statusOf = ({ status, session }: WaitState) => sanitizeLine(session.redact(status ?? ''), 40)

/**
 * Looks at the deployment now and then, and at the deadline: a newer revision may be DEPLOYED and serve by now, whatever
 * the status of this one. True: that one is followed.
 *
 * @throws RevisionFailedError when the deployment is being deleted, or the newer revision must not be followed.
 */
export async function followServing(wait: WaitState): Promise<boolean> {
  const { session, deployment_id, problem } = wait
  const isLast = remaining(wait) <= 0
  if (session.clock.now() < wait.deploymentLookAt && !isLast) return false
  // The last poll failed: its error is reported.
  if (problem !== undefined && isLast) return false
  wait.deploymentLookAt = session.clock.now() + deploymentLookMs(wait.timeoutMs)
  const deployment = await countedRead(wait, (options) => session.controlPlane.readDeployment(deployment_id, options))
  wait.problem ??= problem
  if (deployment === undefined) return false
  if (isBeingDeleted(deployment)) throw deploymentDeleted(deployment_id)
  const { latest_revision_id: latest, active_revision_id: active } = deployment
  const isOther = latest !== null && latest !== wait.revision_id && !wait.supersededIds.has(latest)
  if (!isOther || active !== latest || wait.supersededIds.size > FOLLOWED_AT_ONCE) return false
  if (wait.follow === false) throw mustNotFollow(wait)
  wait.supersededIds.add(wait.revision_id)
  continueWith(wait, latest, deployment)
  return true
}
