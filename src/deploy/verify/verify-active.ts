/** Which revision serves (`active_revision_id`, §2.1) after this run's was deployed. */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import { DeployError, type RequestError } from '../../errors.js'
import { nameRevision } from '../../repository/refs.js'
import { tryRequest } from '../../requests/retry.js'
import type { Applied } from '../apply/applied.js'
import { emitActive, emitCommit, emitRevision } from '../core/emit-revision.js'
import { type Session, withGrace } from '../core/session.js'
import { settle, TAKES_OVER_MS } from '../core/settle.js'
import { isBeingDeleted, meaningOf, verdictOf } from '../core/status.js'

/** What a wait came to. */
export interface CameUp {
  deployment: DeploymentAnswer
  revision: RevisionAnswer
  startedAt: number
  /** On the session's clock: nothing is waited for after it. */
  deadline: number
  applied: Applied
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
 * @throws DeployError `not_active` if an earlier one stays active, or nothing serves any more; `not_verified`.
 */
export async function findLive(session: Session, cameUp: CameUp): Promise<Live> {
  const { revision, applied, deadline, startedAt } = cameUp
  const extended = withGrace(session)
  const isOver = (seen: DeploymentAnswer) => servedBy(cameUp, seen) !== 'other'
  const forMs = Math.min(TAKES_OVER_MS, Math.max(0, deadline - session.clock.now()))
  const settled = isOver(cameUp.deployment)
    ? { value: cameUp.deployment }
    : await tryRequest(() =>
        settle(extended, () => extended.controlPlane.readDeployment(cameUp.deployment.id), isOver, { forMs })
      )
  if ('error' in settled) throw notVerified(revision.id, settled.error)
  const { value: deployment } = settled
  const by = servedBy(cameUp, deployment)
  if (by === 'ours') return { revision, deployment }
  const active = deployment.active_revision_id ?? null
  const other = await tryRequest(() =>
    extended.controlPlane.readRevision(deployment.id, active ?? deployment.latest_revision_id ?? revision.id)
  )
  const newest = 'value' in other ? other.value : null
  if (active === null && newest !== null && !hasTakenDown(newest)) return { revision, deployment }
  const serving = active === null ? null : newest
  if (by === 'newer' && serving !== null && verdictOf(serving.status) === 'deployed') {
    tellSuperseded(session, revision.id, serving, startedAt)
    return { revision: serving, deployment }
  }
  emitActive(session, active)
  if (serving !== null) emitCommit(session, serving)
  throw notActive({ revision, serving, active, isNew: applied.operation === 'created' })
}

/**
 * Whose revision serves. `newer`: another one, which is the latest and none of those before. `other`: one from before, or
 * none although the service named one, or would have.
 */
function servedBy({ revision, applied }: CameUp, seen: DeploymentAnswer): 'ours' | 'newer' | 'other' {
  const { active_revision_id: active, latest_revision_id: latest } = seen
  if (active === undefined || active === revision.id) return 'ours'
  if (active !== null) return active === latest && !earlierRevisions(applied).has(active) ? 'newer' : 'other'
  const isTold = applied.operation === 'created' || (applied.before ?? applied.deployment).active_revision_id != null
  return isTold && latest !== null && latest !== revision.id ? 'other' : 'ours'
}

/** Whether a newer revision has replaced the one that served and failed then, so that nothing serves. */
function hasTakenDown({ status }: RevisionAnswer): boolean {
  const { verdict, never_served } = meaningOf(status)
  return verdict === 'failed' && !never_served
}

/** Ids of the revisions before this run's. */
export function earlierRevisions({ previous, before, deployment }: Applied): ReadonlySet<string> {
  const ids = [previous, before?.active_revision_id, deployment.active_revision_id]
  return new Set(ids.filter((id) => id != null))
}

/** Says that another run's revision is serving, and outputs that one from now on. */
export function tellSuperseded(
  session: Session,
  revision_id: string,
  serving: RevisionAnswer,
  startedAt = session.clock.now()
): void {
  const { emit, clock } = session
  emit({ type: 'warning', message: `Revision ${revision_id} was superseded by ${serving.id}, which is serving now.` })
  emit({ type: 'revision_identified', revision_id: serving.id, previous: revision_id, superseded: true })
  emitRevision(session, serving, clock.now() - startedAt)
}

interface NotActive {
  revision: RevisionAnswer
  serving: RevisionAnswer | null
  active: string | null
  /** The run created the deployment. */
  isNew: boolean
}

function notActive({ revision, serving, active, isNew }: NotActive): DeployError {
  const nothing = isNew ? 'the service reports none as serving' : 'nothing is serving now'
  const what = active === null ? nothing : 'another one is active'
  const facts =
    active === null
      ? []
      : [`Serving: revision ${nameRevision(active, serving?.source_revision_config?.repo_commit_sha)}`]
  return new DeployError(
    'not_active',
    [
      `The revision was DEPLOYED, but ${what}.`,
      `Revision ${nameRevision(revision.id, revision.source_revision_config?.repo_commit_sha)}`,
      ...facts
    ].join('\n'),
    {
      advice:
        'Check in the service which revision is serving, and who deployed it. To deploy this commit again, run with `new_revision: always`.'
    }
  )
}

/** Reads the deployment after the wait. @throws DeployError `not_verified`, or that it was deleted. */
export async function readDeployed(session: Session, { id, revision_id }: { id: string; revision_id: string }) {
  const read = await tryRequest(() => withGrace(session).controlPlane.readDeployment(id))
  if ('error' in read) throw read.error.retryable ? notVerified(revision_id, read.error) : read.error
  session.emit({ type: 'deployment_read', deployment: read.value })
  assertStays(read.value)
  return read.value
}

/** The rollout succeeded, and nothing shows what serves. */
function notVerified(revision_id: string, cause: RequestError): DeployError {
  return new DeployError(
    'not_verified',
    `The revision is DEPLOYED, but it could not be verified that it is serving.\nRevision ${revision_id}\n${cause.message}`,
    { advice: 'Re-run the job once the service responds. It compares first, and makes no second revision.', cause }
  )
}

/** @throws DeployError when the deployment is being deleted: exit code 0 means that what was requested holds. */
export function assertStays(deployment: DeploymentAnswer): void {
  if (!isBeingDeleted(deployment)) return
  throw new DeployError(
    'deployment_deleted',
    `The deployment was deleted while this run deployed (AWAITING_DELETE).\nDeployment ${deployment.id}`,
    { advice: 'Run again after the deletion finished to create it again.' }
  )
}
