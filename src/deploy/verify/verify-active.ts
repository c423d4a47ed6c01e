/** Which revision serves after this run's was deployed, as the control plane shows it (§2.1). */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import { isBeingDeleted, isDeployed } from '../../contract/status.js'
import { DeployError, factsOfCause, type RequestError } from '../../errors.js'
import { nameRevision } from '../../repository/revision-name.js'
import { tryRequest } from '../../requests/retry.js'
import { emitCode, emitRevision, emitServing } from '../core/events.js'
import { previousId, type Written } from '../core/model.js'
import { type Session, withGrace } from '../core/session.js'
import { settle, TAKES_OVER_MS } from '../core/settle.js'
import { NOTHING, type Serving, servingId, servingOf } from '../core/snapshot.js'
import { assertStays } from '../wait/failures.js'

/** A revision that is DEPLOYED, and the run that waited for it. */
export interface Rollout {
  revision: RevisionAnswer
  /** Time on the session's clock at which the wait began. */
  startedAt: number
  written: Written
  /** On the session's clock: nothing is waited for after it. */
  deadline: number
}

/** The revision that serves after the rollout: that one, or a newer one of another writer. */
export interface Live {
  revision: RevisionAnswer
  deployment: DeploymentAnswer
  /** Whether it was DEPLOYED while this run waited for it. */
  is_new: boolean
}

/** Which revision serves in relation to the one that this run deployed. */
export type ServingVerdict =
  /** This run's, or the service does not say. */
  | { is: 'deployed' }
  /** The latest one, made by another writer after this run's. */
  | { is: 'newer'; id: string }
  /** One from before this run. */
  | { is: 'earlier'; id: string }
  /** None any more, and another writer made a revision. */
  | { is: 'nothing' }

/** Judges a read of the deployment after its revision was DEPLOYED. Pure. */
export function judgeServing(
  { revision, written }: Pick<Rollout, 'revision' | 'written'>,
  deployment: DeploymentAnswer
): ServingVerdict {
  const { latest_revision_id: latest } = deployment
  const serving = servingAfter(written, deployment)
  if (serving.is === 'revision') {
    const { id } = serving
    if (id === revision.id) return { is: 'deployed' }
    const isNewer = id === latest && !earlierRevisions(written).has(id)
    return { is: isNewer ? 'newer' : 'earlier', id }
  }
  const isReplaced = latest !== null && latest !== revision.id
  return { is: serving.is === 'nothing' && isReplaced ? 'nothing' : 'deployed' }
}

/** Returns which revision serves by now. Before a create, nothing did. */
function servingAfter({ before }: Written, deployment: DeploymentAnswer): Serving {
  return servingOf(deployment, before?.serving ?? NOTHING)
}

/** Returns the ids of the revisions from before this run's. */
export function earlierRevisions(written: Written): ReadonlySet<string> {
  const { revision, before, deployment } = written
  const servings = [before?.serving ?? NOTHING, servingOf(deployment)]
  const ids = [previousId(revision), ...servings.map(servingId)]
  return new Set(ids.filter((id) => id != null))
}

/**
 * Waits until the service names the revision as the serving one, or a newer one in its place; that
 * one is followed as after SKIPPED.
 *
 * @throws DeployError `not_active` if an earlier one stays active, or nothing serves any more;
 * `not_verified`; `deployment_deleted`.
 */
export async function findLive(session: Session, rollout: Rollout): Promise<Live> {
  const { revision } = rollout
  const extended = withGrace(session)
  const deployment = await readUntilServing(extended, rollout)
  session.emit({ type: 'deployment_read', deployment })
  assertStays(deployment)
  const verdict = judgeServing(rollout, deployment)
  if (verdict.is === 'deployed') return { revision, deployment, is_new: true }
  const other = verdict.is === 'nothing' ? null : await readRevision(extended, deployment, verdict)
  const isReplaced = verdict.is === 'newer' && other !== null
  if (isReplaced && isDeployed(other)) {
    emitSuperseded(session, rollout, other)
    return { revision: other, deployment, is_new: true }
  }
  emitServing(session, servingAfter(rollout.written, deployment))
  if (other !== null) emitCode(session, other)
  throw notActive(revision, verdict.is === 'nothing')
}

/**
 * Reads the deployment until it shows this run's revision or a newer one as serving, or the time is
 * up.
 */
async function readUntilServing(session: Session, rollout: Rollout): Promise<DeploymentAnswer> {
  const { revision, written, deadline } = rollout
  const forMs = Math.min(TAKES_OVER_MS, Math.max(0, deadline - session.clock.now()))
  const isSettled = (deployment: DeploymentAnswer) => {
    const { is } = judgeServing(rollout, deployment)
    return isBeingDeleted(deployment) || is === 'deployed' || is === 'newer'
  }
  const onWait = () => {
    const message = `Waiting until the service names revision ${revision.id} as the serving one.`
    session.emit({ type: 'info', message })
  }
  const reading = () => session.controlPlane.readDeployment(written.deployment.id)
  const read = await tryRequest(() => settle(session, reading, isSettled, { forMs, onWait }))
  if ('value' in read) return read.value
  throw read.error.retryable ? notVerifiedError(revision.id, read.error) : read.error
}

/** Reads a revision; null if it cannot be read. */
async function readRevision(
  { controlPlane }: Session,
  deployment: DeploymentAnswer,
  { id }: { id: string }
): Promise<RevisionAnswer | null> {
  const read = await tryRequest(() => controlPlane.readRevision(deployment.id, id))
  return 'value' in read ? read.value : null
}

/** Says that another run's revision is serving, and outputs that one from now on. */
function emitSuperseded(
  { emit, clock }: Session,
  { revision, startedAt }: Rollout,
  serving: RevisionAnswer
): void {
  emit({
    type: 'warning',
    message: `Revision ${revision.id} was superseded by ${serving.id}, which is serving now.`
  })
  emit({
    type: 'revision_identified',
    revision_id: serving.id,
    previous: revision.id,
    superseded: true
  })
  emitRevision({ emit }, serving, clock.now() - startedAt)
}

/**
 * @throws DeployError if the service named a serving revision before an update without a revision,
 * and none since.
 */
export function assertServes(
  session: Session,
  { before, deployment }: Written,
  latest: RevisionAnswer
): void {
  if (before === null) return
  const serving = servingOf(deployment, before.serving)
  if (serving.is !== 'nothing') return
  emitServing(session, serving)
  throw notActive(latest, true)
}

function notActive(
  { id, source_revision_config: code }: RevisionAnswer,
  servesNothing: boolean
): DeployError {
  const what = servesNothing ? 'the service reports none as serving' : 'another one is active'
  return new DeployError('not_active', {
    what: `The revision was DEPLOYED, but ${what}.`,
    facts: [{ label: 'Revision', value: nameRevision(id, code) }],
    fix: [
      'Check in the service which revision is serving, and who deployed it.',
      'To deploy this commit again, run with `new_revision: always`.'
    ]
  })
}

/** Reports that the rollout succeeded, and nothing shows what serves. */
function notVerifiedError(revision_id: string, cause: RequestError): DeployError {
  return new DeployError('not_verified', {
    what: 'The revision is DEPLOYED, but it could not be verified that it is serving.',
    facts: [{ label: 'Revision', value: revision_id }, ...factsOfCause('Cause', cause)],
    fix: ['Run again once the service responds. It compares first, and makes no second revision.'],
    cause
  })
}
