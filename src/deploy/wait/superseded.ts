/** Reads the deployment during a wait: which revision superseded ours, and whether the deployment is being deleted. */
import type { DeploymentAnswer } from '../../contract/answers.js'
import { isBeingDeleted } from '../core/status.js'
import { deploymentDeleted, RevisionFailedError } from './failures.js'
import { restartPace } from './poll-delay/pace.js'
import { countedRead } from './read-counted.js'
import { remaining, type WaitState } from './wait-state.js'

/** How often the deployment is looked at, for one that is being deleted: a share of the whole time, within bounds. */
const DEPLOYMENT_LOOKS = { share: 0.25, shortestMs: 2_000, longestMs: 450_000 }
/** A service may say SKIPPED a moment before it shows what came in its place; in milliseconds. */
const NEWER_SHOWS_MS = 15_000

/** How long it is until the deployment is looked at again, in milliseconds. */
export const deploymentLookMs = (timeoutMs: number) =>
  Math.min(Math.max(timeoutMs * DEPLOYMENT_LOOKS.share, DEPLOYMENT_LOOKS.shortestMs), DEPLOYMENT_LOOKS.longestMs)

/**
 * Follows the newest revision after a SKIPPED one, with the same deadline. False: it could not be read, or has not
 * appeared yet.
 *
 * @throws RevisionFailedError if there is no newer one, or it must not be followed.
 */
export async function followNewest(wait: WaitState): Promise<boolean> {
  const { session, revision_id, supersededIds, follow = true } = wait
  if (!follow) {
    throw new RevisionFailedError(
      'superseded',
      `A newer revision superseded that of this run (SKIPPED).\nRevision ${revision_id}`,
      { advice: 'Check in the service who changed the deployment.' }
    )
  }
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
    if (session.clock.now() < wait.successorDeadline) return false
    throw new RevisionFailedError(
      'superseded',
      `The revision was superseded (SKIPPED), but no newer revision exists.\nRevision ${revision_id}`,
      {
        advice: 'Run again to create a new revision.'
      }
    )
  }
  continueWith(wait, newest, deployment)
  return true
}

/** Makes the newer revision the one that the run waits for. */
function continueWith(wait: WaitState, newest: string, deployment: DeploymentAnswer): void {
  const { session, revision_id: previous } = wait
  const message = `Revision ${previous} was superseded (SKIPPED) by ${newest}. Now waiting for ${newest}.`
  session.emit({ type: 'warning', message })
  session.emit({ type: 'revision_identified', revision_id: newest, previous, superseded: true })
  wait.revision_id = newest
  wait.followed = deployment
  wait.successorDeadline = undefined
  wait.status = undefined
  restartPace(wait.pace, session.clock.now())
}

/** @throws RevisionFailedError when the deployment is being deleted. Looks only now and then. */
export async function assertNotDeleting(wait: WaitState): Promise<void> {
  const { session, deployment_id, problem } = wait
  if (session.clock.now() < wait.deploymentLookAt) return
  // The last poll failed: its error is reported.
  if (problem !== undefined && remaining(wait) <= 0) return
  wait.deploymentLookAt = session.clock.now() + deploymentLookMs(wait.timeoutMs)
  const deployment = await countedRead(wait, (options) => session.controlPlane.readDeployment(deployment_id, options))
  wait.problem ??= problem
  if (deployment !== undefined && isBeingDeleted(deployment)) throw deploymentDeleted(deployment_id)
}
