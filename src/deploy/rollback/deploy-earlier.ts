/**
 * Deploys an earlier state: apply → wait → verify, as any deploy. It never replaces a revision of
 * another writer.
 */
import type { DeployError } from '../../errors.js'
import { retryConflict } from '../../requests/retry.js'
import { findNewRevision, identifyRevision } from '../apply/identify-revision.js'
import { patchDeployment } from '../apply/patch-deployment.js'
import { type PatchPlan, previousId, revisionId, type Written } from '../core/model.js'
import type { WaitOptions } from '../core/request.js'
import { sendWrite } from '../core/send-write.js'
import type { Session } from '../core/session.js'
import { type Snapshot, servingId } from '../core/snapshot.js'
import type { Live } from '../verify/verify-active.js'
import { verifyApplied } from '../verify/verify-applied.js'
import { REVERT, supersededError } from '../wait/failures.js'
import { waitForApplied } from '../wait/wait-for-applied.js'
import { codeName, type PlannedRollback } from './plan-rollback.js'
import { RollbackRefusedError } from './refused.js'

/**
 * Returns ids of earlier revisions: a reader that is behind may name one of them as the latest for
 * some seconds.
 */
function olderThan({ target }: PlannedRollback, { deployment, serving }: Snapshot): string[] {
  const ids = [target.id, deployment.latest_revision_id, servingId(serving)]
  return ids.filter((id) => id != null)
}

/**
 * Makes the revision.
 *
 * @param original The deployment before this run.
 * @throws as a deploy; RollbackRefusedError if the service cannot redeploy; DeployError
 * `superseded`.
 */
export function applyEarlier(
  session: Session,
  rollback: PlannedRollback,
  original: Snapshot
): Promise<Written> {
  const older = olderThan(rollback, original)
  const guarded = { ...session, controlPlane: guardLatest(session, rollback.before, older) }
  if (rollback.plan.action.do === 'redeploy') return redeploy(guarded, rollback, older)
  return patchDeployment(guarded, { ...rollback, plan: rollback.plan as PatchPlan, older })
}

/**
 * Waits for the revision with the earlier code, and verifies it. Undefined without a wait.
 *
 * @throws as a deploy.
 */
export async function followApplied(
  session: Session,
  wait: WaitOptions,
  written: Written
): Promise<Live | undefined> {
  const { deployment, revision } = written
  const revision_id = revisionId(revision)
  session.emit({ type: 'deployment_read', deployment })
  if (revision_id !== undefined) {
    const previous = previousId(revision) ?? revision_id
    session.emit({ type: 'revision_identified', revision_id, previous })
  }
  const waited = await waitForApplied(session, { wait, follow: false }, written)
  if (waited.is === 'not_built') throw new Error('a rollback waits for no push')
  const live = await verifyApplied(session, { wait, written, waited })
  if (live !== undefined && live.revision.id !== revision_id) throw overtaken(live.revision.id)
  return live
}

/**
 * Returns the same control plane, which sends a write only while no other writer has made a newer
 * revision.
 */
function guardLatest(
  { controlPlane }: Session,
  { deployment }: Snapshot,
  older: readonly string[]
): Session['controlPlane'] {
  const { id, latest_revision_id } = deployment
  const expected = new Set<string | null>([latest_revision_id, ...older])
  const assertLatest = async () => {
    const { latest_revision_id: latest } = await controlPlane.readDeployment(id)
    if (!expected.has(latest)) throw overtaken(latest)
  }
  return {
    ...controlPlane,
    patchDeployment: (...sent) => assertLatest().then(() => controlPlane.patchDeployment(...sent)),
    redeployRevision: (...sent) => assertLatest().then(() => controlPlane.redeployRevision(...sent))
  }
}

function overtaken(newest: string | null): DeployError {
  const revision = newest === null ? 'a newer revision' : `revision ${newest}`
  return supersededError({ what: `Another run created ${revision}, which stays.` })
}

/** Makes a new revision of the earlier one, outside the specification. */
async function redeploy(
  session: Session,
  rollback: PlannedRollback,
  older: readonly string[]
): Promise<Written> {
  const { controlPlane, emit } = session
  const { wanted, before, target } = rollback
  const { id: deployment_id, latest_revision_id: previous } = before.deployment
  const write = { deployment_id, previous, older, before: before.latest }
  const sent = await sendWrite(session, {
    request: `POST /v2/deployments/${deployment_id}/revisions/${target.id}/redeploy`,
    send: () => retryConflict(controlPlane.redeployRevision(deployment_id, target.id)),
    find: () => findNewRevision(session, write)
  })
  if ('answer' in sent && !sent.answer) {
    const isGit = wanted.source === 'git_host'
    const isByCommit = isGit && wanted.source_revision_config.repo_ref === undefined
    const code = codeName(rollback)
    const patch = isByCommit ? `cannot deploy ${code}` : `would deploy what ${code} is now`
    const reason = `the service cannot redeploy a revision, and a patch ${patch}`
    throw new RollbackRefusedError(reason, { fix: REVERT })
  }
  emit({ type: 'operation_decided', operation: 'rolled_back', new_revision: true })
  const identified = 'found' in sent ? sent.found : await identifyRevision(session, write)
  const { deployment, revision_id: id } = identified
  return { ...rollback, deployment, revision: { origin: 'made', id, previous } }
}
