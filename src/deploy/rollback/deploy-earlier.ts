/** Deploys an earlier state: apply → wait → verify, as any deploy. It never replaces a revision of another writer. */
import type { DeployError } from '../../errors.js'
import { retryConflict } from '../../requests/retry.js'
import { findNewRevision, identifyRevision } from '../apply/identify-revision.js'
import { patchDeployment } from '../apply/patch-deployment.js'
import {
  type PatchPlan,
  type Planned,
  previousId,
  revisionId,
  type Written
} from '../core/model.js'
import type { WaitOptions } from '../core/request.js'
import { sendWrite } from '../core/send-write.js'
import type { Session } from '../core/session.js'
import type { Snapshot } from '../core/snapshot.js'
import { servingId } from '../core/snapshot.js'
import type { Live } from '../verify/verify-active.js'
import { verifyApplied } from '../verify/verify-applied.js'
import { supersededError } from '../wait/failures.js'
import { waitForApplied } from '../wait/wait-for-applied.js'
import { REVERT, type RollbackTarget, refused } from './choose-target.js'
import { codeOf } from './plan-rollback.js'

/** An earlier state, and how it is deployed. */
export interface Earlier extends Planned {
  target: RollbackTarget
  /** The state to leave. */
  before: Snapshot
  /** The deployment before this run. */
  original: Snapshot
  wait: WaitOptions
}

/** Revisions from before: a reader that is behind may name one of them as the latest for some seconds. */
function olderThan({ target, original }: Earlier): string[] {
  const { deployment, serving } = original
  const ids = [target.id, deployment.latest_revision_id, servingId(serving)]
  return ids.filter((id) => id != null)
}

/** Makes the revision. @throws as a deploy; `rollback_refused` if the service cannot redeploy; `superseded`. */
export function applyEarlier(session: Session, earlier: Earlier): Promise<Written> {
  const { plan } = earlier
  const careful = { ...session, controlPlane: overNoOther(session, earlier) }
  if (plan.action.do === 'redeploy') return redeploy(careful, earlier, plan.action.revision_id)
  return patchDeployment(careful, {
    ...earlier,
    plan: plan as PatchPlan,
    older: olderThan(earlier)
  })
}

/** Waits for the revision with the earlier code, and verifies it. Undefined without a wait. @throws as a deploy. */
export async function followApplied(
  session: Session,
  { wait }: Earlier,
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
  const live = await verifyApplied(session, { wait, written, waited, revert: REVERT })
  if (live !== undefined && live.revision.id !== revision_id) throw overtaken(live.revision.id)
  return live
}

/** The same control plane, which sends a write only while no other writer has made a newer revision. */
function overNoOther({ controlPlane }: Session, earlier: Earlier): Session['controlPlane'] {
  const { id, latest_revision_id: leaving } = earlier.before.deployment
  const known = new Set<string | null>([leaving, ...olderThan(earlier)])
  const assertLatest = async () => {
    const { latest_revision_id: latest } = await controlPlane.readDeployment(id)
    if (!known.has(latest)) throw overtaken(latest)
  }
  return {
    ...controlPlane,
    patchDeployment: (...sent) => assertLatest().then(() => controlPlane.patchDeployment(...sent)),
    redeployRevision: (...sent) => assertLatest().then(() => controlPlane.redeployRevision(...sent))
  }
}

function overtaken(newest: string | null): DeployError {
  const what = newest === null ? 'a newer revision' : `revision ${newest}`
  return supersededError({ what: `Another run created ${what}, which stays.` })
}

/** Makes a new revision of the earlier one, outside the specification. */
async function redeploy(session: Session, earlier: Earlier, target_id: string): Promise<Written> {
  const { controlPlane, emit } = session
  const { wanted, before } = earlier
  const { id: deployment_id, latest_revision_id: previous } = before.deployment
  const written = { deployment_id, previous, older: olderThan(earlier), before: before.latest }
  const sent = await sendWrite(session, {
    request: `POST /v2/deployments/${deployment_id}/revisions/${target_id}/redeploy`,
    send: () => retryConflict(controlPlane.redeployRevision(deployment_id, target_id)),
    find: () => findNewRevision(session, written)
  })
  if ('answer' in sent && !sent.answer)
    throw refused(
      `the service cannot redeploy a revision, and a patch would deploy what ${codeOf(wanted)} is now`,
      REVERT
    )
  emit({ type: 'operation_decided', operation: 'updated', new_revision: true })
  const made = 'found' in sent ? sent.found : await identifyRevision(session, written)
  const { deployment, revision_id: id } = made
  return { ...earlier, deployment, revision: { origin: 'made', id, previous } }
}
