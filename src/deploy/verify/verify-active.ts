/** Which revision serves (`active_revision_id`, §2.1) after this run's was deployed. */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import { DeployError, type RequestError } from '../../errors.js'
import { nameRevision } from '../../repository/refs.js'
import { tryRequest } from '../../requests/retry.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Applied } from '../apply/applied.js'
import { emitActive, emitCommit, emitRevision } from '../core/emit-revision.js'
import { type Session, withGrace } from '../core/session.js'
import { meaningOf, verdictOf } from '../core/status.js'
import { TAKES_OVER_MS, waitForActive } from './wait-for-active.js'

/** How long the deployment may take to be read after the wait, in milliseconds. */
const LAST_READ_MS = 30_000

/** What a wait came to. */
export interface CameUp {
  deployment: DeploymentAnswer
  revision: RevisionAnswer
  startedAt: number
  /** On the session's clock: nothing is waited for after it. */
  deadline: number
  applied: Applied
}

/** Returns the revision that serves after the rollout: that one, or a newer one of another writer. */
export interface Live {
  revision: RevisionAnswer
  deployment: DeploymentAnswer
}

/**
 * Waits until the service names the revision as the active one, or a newer one in its place; that one is followed as
 * after SKIPPED. A service that names none is believed.
 *
 * @throws DeployError when an earlier one stays active, or nothing serves any more.
 */
export async function findLive(session: Session, cameUp: CameUp): Promise<Live> {
  const { revision, applied, deadline } = cameUp
  const { clock } = session
  const earlier = earlierRevisions(applied)
  const isBehind = ({ active_revision_id: active }: DeploymentAnswer) => active != null && active !== revision.id
  const isNewer = (seen: DeploymentAnswer) => isBehind(seen) && !earlier.has(seen.active_revision_id ?? '')
  const isOver = (seen: DeploymentAnswer) =>
    !isBehind(seen) || (isNewer(seen) && seen.latest_revision_id === seen.active_revision_id)
  const extended = extendedForLastRead(session)
  const forMs = Math.min(TAKES_OVER_MS, Math.max(0, deadline - clock.now()))
  const read = await tryRequest(async (): Promise<Live> => {
    const { deployment } = isOver(cameUp.deployment)
      ? cameUp
      : { deployment: await waitForActive(extended, cameUp.deployment.id, isOver, forMs) }
    const active = deployment.active_revision_id
    if (active == null || !isBehind(deployment)) return { revision, deployment }
    if (!isNewer(deployment)) throw await stillActive(extended, { revision, deployment_id: deployment.id, active })
    const serving = await extended.controlPlane.readRevision(deployment.id, active)
    if (verdictOf(serving.status) !== 'deployed') {
      throw await stillActive(extended, { revision, deployment_id: deployment.id, active })
    }
    return { revision: serving, deployment }
  })
  if ('error' in read) {
    warnUnread(session, revision, read.error)
    return { revision, deployment: cameUp.deployment }
  }
  const live = read.value
  if (live.revision.id === revision.id) await assertStillActive(session, { ...cameUp, ...live })
  else tellSuperseded(session, revision.id, live.revision, cameUp.startedAt)
  return live
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

/** Reads which revision serves instead, and returns the error. */
async function stillActive(
  session: Session,
  { revision, deployment_id, active }: { revision: RevisionAnswer; deployment_id: string; active: string }
): Promise<DeployError> {
  const read = await tryRequest(() => session.controlPlane.readRevision(deployment_id, active))
  if ('value' in read) emitCommit(session, read.value)
  emitActive(session, active)
  const serving = 'value' in read ? read.value.source_revision_config?.repo_commit_sha : undefined
  const { id, source_revision_config: code } = revision
  return new DeployError(
    'not_active',
    [
      'The revision is DEPLOYED, but another one is still active.',
      `Revision ${nameRevision(id, code?.repo_commit_sha)}`,
      `Serving: revision ${nameRevision(active, serving)}`
    ].join('\n'),
    {
      advice:
        'Check in the service which revision is serving. To deploy this commit again, run with `new_revision: always`.'
    }
  )
}

/**
 * Asserts that a revision is serving. If none is, a newer revision of another writer replaced the DEPLOYED one and
 * failed. If the service named no active revision before this run, a missing one proves nothing. A late one is waited
 * for.
 *
 * @throws DeployError
 */
async function assertStillActive(
  session: Session,
  { deployment, revision, applied }: Pick<CameUp, 'deployment' | 'revision' | 'applied'>
): Promise<void> {
  const { id, latest_revision_id: latest } = deployment
  const isNew = applied.operation === 'created'
  const isTold = isNew || (applied.before ?? applied.deployment).active_revision_id != null
  const isDown = ({ active_revision_id: active }: DeploymentAnswer) => active === null
  if (!isTold || !isDown(deployment) || latest === null || latest === revision.id) return
  const extended = extendedForLastRead(session)
  const read = await tryRequest(async () => {
    const newest = await extended.controlPlane.readRevision(id, latest)
    const { verdict, never_served } = meaningOf(newest.status)
    if (verdict !== 'failed' || never_served) return null
    return isDown(await waitForActive(extended, id, (seen) => !isDown(seen))) ? newest : null
  })
  if ('error' in read) return warnUnread(session, revision, read.error)
  if (read.value === null) return
  throw new DeployError(
    'not_active',
    [
      `The revision was DEPLOYED, but ${isNew ? 'the service reports none as serving' : 'nothing is serving now'}. A revision of another run replaced it and failed (${sanitizeLine(read.value.status, 40)}).`,
      `Revision ${revision.id}`,
      `Replaced by: revision ${latest}`
    ].join('\n'),
    {
      advice:
        'Check who created that revision and why it failed. To build this commit again, run with `new_revision: always`.'
    }
  )
}

/** Warns only: a failed read of what serves does not undo the deploy. */
function warnUnread({ emit }: Session, { id }: RevisionAnswer, error: RequestError): void {
  const message = `Revision ${id} is DEPLOYED, but reading whether it is still serving failed: ${error.brief}`
  emit({ type: 'warning', message })
}

/** Leaves time to read the result, although the wait may have used up the time limit. */
const extendedForLastRead = (session: Session): Session => withGrace(session, LAST_READ_MS)

/** Reads the deployment after the wait. A failed read does not undo the deploy; a deleted deployment does. */
export async function readDeployed(session: Session, deploymentId: string): Promise<DeploymentAnswer | null> {
  const { emit } = session
  const read = await tryRequest(() => extendedForLastRead(session).controlPlane.readDeployment(deploymentId))
  if ('value' in read) {
    emit({ type: 'deployment_read', deployment: read.value })
    return read.value
  }
  if (!read.error.retryable) throw read.error
  const message = `The revision is DEPLOYED, but reading the deployment afterwards failed: ${read.error.brief}`
  emit({ type: 'warning', message })
  return null
}
