/** The ways in which a wait ends without DEPLOYED, each with what to do. */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import { isBeingDeleted, meaningOf } from '../../contract/status.js'
import { DeployError, type ErrorDetails, factsOfCause, type StatusError } from '../../errors.js'
import { nameRevision } from '../../repository/revision-name.js'
import { tryRequest } from '../../requests/retry.js'
import { spellDuration } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { emitServing } from '../core/events.js'
import { type Serving, servingOf, UNKNOWN } from '../core/snapshot.js'
import type { WaitState } from './judge-deployment.js'
import type { RevisionWait } from './polling.js'

/** The last read of a failed run: it only adds to the message. */
const LAST_READ = { timeoutMs: 5_000, once: true }

/** The revision ended in a way that is no success. */
export class RevisionFailedError extends DeployError {
  /** The revision, its status, and what serves since. */
  readonly failed: { revision_id: string; status: string; serving: Serving }

  constructor(failed: RevisionFailedError['failed'], details: ErrorDetails) {
    super('revision_failed', details)
    this.failed = failed
  }
}

/** What to do if the service cannot return to the code of a revision, or nothing serves. */
export const REVERT =
  'Deploy code that works: revert the change and push, or deploy a tag or a digest.'

/** What to do about a rollout that continues. */
export const RESUMES =
  'Run again to resume waiting. ' +
  'After a change, or with `new_revision: always`, it starts a new revision.'
const TAKES_LONG = 'If rollouts take this long, set `timeout` to a longer time.'

export function waitTimedOut(
  { timeoutMs, timeout_advice, deployment_id }: RevisionWait,
  { revision_id, revision, problem }: WaitState
): DeployError {
  const { status = '' } = revision ?? {}
  const { in_progress, advice } = meaningOf(status)
  const progress = in_progress ? ', and the rollout continues' : ''
  const is = status && `is still ${sanitizeLine(status, 40)}${progress}`
  const state = is || 'could not be read. Its rollout may continue'
  const name = nameRevision(revision_id, revision?.source_revision_config)
  const reasons = [advice, timeout_advice].filter((reason) => reason !== undefined)
  return new DeployError('wait_timeout', {
    what: `Timed out after ${spellDuration(timeoutMs)}. The revision ${state}.`,
    facts: [
      { label: 'Revision', value: name },
      ...(problem === undefined ? [] : factsOfCause('Last poll', problem))
    ],
    fix: [
      ...reasons,
      RESUMES,
      TAKES_LONG,
      ...(problem?.fix ?? []).map((fix) => `About the last poll: ${fix}`)
    ],
    hint: { show: 'status', deployment: { id: deployment_id } },
    cause: problem
  })
}

export async function revisionNotFound(
  { deployment_id, session }: RevisionWait,
  cause: StatusError
): Promise<DeployError> {
  const read = await tryRequest(() => session.controlPlane.readDeployment(deployment_id, LAST_READ))
  if (!('value' in read) || isBeingDeleted(read.value))
    return deploymentDeleted(deployment_id, cause)
  return new DeployError('not_found', {
    what: 'The revision no longer exists, but its deployment does.',
    facts: factsOfCause('Cause', cause),
    fix: ['Run again. The run compares first and continues from what exists.'],
    cause
  })
}

/**
 * @throws DeployError when the deployment is being deleted: nothing of it becomes or stays DEPLOYED
 * (§3).
 */
export function assertStays(deployment: DeploymentAnswer): void {
  if (isBeingDeleted(deployment)) throw deploymentDeleted(deployment.id)
}

export function deploymentDeleted(deploymentId: string, cause?: StatusError): DeployError {
  return new DeployError('deployment_deleted', {
    what: 'The deployment was deleted during this run.',
    facts: [
      { label: 'Deployment', value: deploymentId },
      ...(cause === undefined ? [] : factsOfCause('Cause', cause))
    ],
    fix: ['Run again after the deletion finished to create it again.'],
    cause
  })
}

/**
 * Returns the error of a wait whose revision was superseded.
 * @param newest The one in its place, which must not be followed; absent: none came.
 */
export function supersededInWait(
  { session }: RevisionWait,
  { revision_id, revision }: WaitState,
  newest?: string
): DeployError {
  const facts = [{ label: 'Revision', value: revision_id }]
  if (newest !== undefined)
    return supersededError({ what: 'A newer revision superseded that of this run.', facts })
  const shown = sanitizeLine(session.redact(revision?.status ?? ''), 40)
  return supersededError({
    what: `The revision was superseded (${shown}), but no newer revision exists.`,
    facts,
    fix: ['Run again to create a new revision.']
  })
}

/** Returns the error of a run that another writer was faster than, with these details. */
export function supersededError(details: ErrorDetails): DeployError {
  return new DeployError('superseded', { fix: [ASK_WHO], ...details })
}

/**
 * Returns the error of a run whose revision another writer replaced.
 * @param revision The one in its place.
 */
export function supersededBy({ id, source_revision_config }: RevisionAnswer): DeployError {
  const name = nameRevision(id, source_revision_config)
  return supersededError({ what: `Superseded by revision ${name}, deployed by another run.` })
}

const ASK_WHO = 'Check in the service who changed the deployment.'

/** Returns the error of a revision that failed. Emits which revision serves. */
export async function revisionFailed(
  { session, deployment_id, serving_before }: RevisionWait,
  revision: RevisionAnswer
): Promise<RevisionFailedError> {
  const { id: revision_id, status, status_message, source_revision_config } = revision
  const read = await tryRequest(() => session.controlPlane.readDeployment(deployment_id, LAST_READ))
  const serving = 'value' in read ? servingOf(read.value, serving_before) : UNKNOWN
  emitServing(session, serving)
  const { failure = 'The revision failed', advice } = meaningOf(status)
  const facts = [{ label: 'Revision', value: nameRevision(revision_id, source_revision_config) }]
  if (status_message) {
    const value = sanitizeLine(session.redact(status_message), 500)
    facts.push({ label: 'Service', value })
  }
  const details = {
    what: `${failure} (${sanitizeLine(session.redact(status), 40)}).`,
    facts,
    ...(advice !== undefined && { fix: [advice] })
  }
  return new RevisionFailedError({ revision_id, status, serving }, details)
}
