/** Which revision serves (`active_revision_id`, §2.1) after this run's was deployed. */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import { isBeingDeleted, verdictOf } from '../../contract/status.js'
import { DeployError, type RequestError } from '../../errors.js'
import { nameRevision } from '../../repository/revision-name.js'
import { tryRequest } from '../../requests/retry.js'
import { emitCode, emitRevision, emitServing } from '../core/events.js'
import { previousId, type Written } from '../core/model.js'
import { type Session, withGrace } from '../core/session.js'
import { settle, TAKES_OVER_MS } from '../core/settle.js'
import { NOTHING, type Serving, servingId, servingOf } from '../core/snapshot.js'
import { assertStays } from '../wait/failures.js'
import type { CameUp } from '../wait/wait-for-applied.js'

/** A revision that is DEPLOYED, and how it was made. */
export interface Rollout extends CameUp {
  written: Written
  /** On the session's clock: nothing is waited for after it. */
  deadline: number
}

/** The revision that serves after the rollout: that one, or a newer one of another writer. */
export interface Live {
  revision: RevisionAnswer
  deployment: DeploymentAnswer
}

/**
 * Waits until the service names the revision as the active one, or a newer one in its place; that one is followed as
 * after SKIPPED. A service that names none is believed, unless it named one before and another writer's revision came.
 *
 * @throws DeployError `not_active` if an earlier one stays active, or nothing serves any more; `not_verified`;
 * `deployment_deleted`.
 */
export async function findLive(session: Session, rollout: Rollout): Promise<Live> {
  const { revision, written, deadline } = rollout
  const extended = withGrace(session)
  const forMs = Math.min(TAKES_OVER_MS, Math.max(0, deadline - session.clock.now()))
  const isSettled = (seen: DeploymentAnswer) =>
    isBeingDeleted(seen) || servedBy(rollout, seen) !== 'other'
  const reading = () => extended.controlPlane.readDeployment(written.deployment.id)
  const read = await tryRequest(() => settle(extended, reading, isSettled, { forMs }))
  if ('error' in read)
    throw read.error.retryable ? notVerified(revision.id, read.error) : read.error
  const { value: deployment } = read
  session.emit({ type: 'deployment_read', deployment })
  assertStays(deployment)
  const by = servedBy(rollout, deployment)
  if (by === 'ours') return { revision, deployment }
  const serving = servingNow(written, deployment)
  const other = await readServing(extended, deployment, serving)
  if (by === 'newer' && other !== null && verdictOf(other.status) === 'deployed') {
    emitSuperseded(session, rollout, other)
    return { revision: other, deployment }
  }
  emitServing(session, serving)
  if (other !== null) emitCode(session, other)
  throw notActive(revision, serving)
}

/** Returns which revision serves by now. Before a create, nothing did. */
function servingNow({ before }: Written, deployment: DeploymentAnswer): Serving {
  return servingOf(deployment, before?.serving ?? NOTHING)
}

/**
 * Whose revision serves. `newer`: another one, which is the latest and none of those before. `other`: one from before, or
 * none although the service named one, or would have, and another revision is the latest.
 */
function servedBy(
  { revision, written }: Rollout,
  seen: DeploymentAnswer
): 'ours' | 'newer' | 'other' {
  const { latest_revision_id: latest } = seen
  const serving = servingNow(written, seen)
  if (serving.is === 'revision') {
    if (serving.id === revision.id) return 'ours'
    const isNewer = serving.id === latest && !earlierRevisions(written).has(serving.id)
    return isNewer ? 'newer' : 'other'
  }
  const isReplaced = latest !== null && latest !== revision.id
  return serving.is === 'nothing' && isReplaced ? 'other' : 'ours'
}

/** Reads the revision that serves; null if none does, or it cannot be read. */
async function readServing(
  { controlPlane }: Session,
  { id }: DeploymentAnswer,
  serving: Serving
): Promise<RevisionAnswer | null> {
  if (serving.is !== 'revision') return null
  const read = await tryRequest(() => controlPlane.readRevision(id, serving.id))
  return 'value' in read ? read.value : null
}

/** Ids of the revisions before this run's. */
export function earlierRevisions(written: Written): ReadonlySet<string> {
  const { revision, before, deployment } = written
  const servings = [before?.serving ?? NOTHING, servingOf(deployment)]
  const ids = [previousId(revision), ...servings.map(servingId)]
  return new Set(ids.filter((id) => id != null))
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

/** @throws DeployError if the service named a serving revision before an update without a revision, and none since. */
export function assertServes(
  session: Session,
  { before, deployment }: Written,
  latest: RevisionAnswer
): void {
  if (before === null) return
  const serving = servingOf(deployment, before.serving)
  if (serving.is !== 'nothing') return
  emitServing(session, serving)
  throw notActive(latest, serving)
}

/** @param serving What serves instead, which was emitted. */
function notActive(
  { id, source_revision_config: code }: RevisionAnswer,
  serving: Serving
): DeployError {
  const what =
    serving.is === 'nothing' ? 'the service reports none as serving' : 'another one is active'
  const message = `The revision was DEPLOYED, but ${what}.\nRevision ${nameRevision(id, code)}`
  return new DeployError('not_active', message, {
    advice:
      'Check in the service which revision is serving, and who deployed it. To deploy this commit again, run with `new_revision: always`.'
  })
}

/** The rollout succeeded, and nothing shows what serves. */
function notVerified(revision_id: string, cause: RequestError): DeployError {
  const message = `The revision is DEPLOYED, but it could not be verified that it is serving.\nRevision ${revision_id}\n${cause.message}`
  const advice =
    'Run again once the service responds. It compares first, and makes no second revision.'
  return new DeployError('not_verified', message, { advice, cause })
}
