/**
 * Applies a plan. If the result of a write is unknown, reads decide before a retry (docs/design.md,
 * section 3).
 */
import { findMismatches, findOtherCode } from '../compare/find-mismatches.js'
import {
  type CreatePlan,
  type PatchPlan,
  type Planned,
  revisionId,
  sentFields,
  type Written,
  writtenWithoutRevision
} from '../core/model.js'
import type { DeployRequest } from '../core/request.js'
import { readSnapshot, type Session } from '../core/session.js'
import type { Snapshot } from '../core/snapshot.js'
import { describeDeployment } from '../find/find-by-name.js'
import { refuseForeign } from '../find/ownership.js'
import { keepSecrets } from '../plan/keep-secrets.js'
import type { PlannedDeploy } from '../plan/make-plan.js'
import { planDeployment } from '../plan/plan.js'
import { type Created, createDeployment } from './create-deployment.js'
import { type Identified, identifyRevision } from './identify-revision.js'
import { patchDeployment } from './patch-deployment.js'
import { describeCorrection } from './unplanned-revision.js'

/**
 * @throws RequestError if the service refuses; DeployError if reads cannot show whether the write
 * was applied.
 */
export async function applyPlan(
  session: Session,
  request: DeployRequest,
  planned: PlannedDeploy
): Promise<Written> {
  const { plan, before, deleting } = planned
  const written =
    before === null
      ? await create(session, request, { ...planned, plan: plan as CreatePlan }, deleting)
      : await update(session, request, { ...planned, before })
  emitWritten(session, written)
  return written
}

function emitWritten({ emit }: Session, { plan, deployment, revision }: Written): void {
  const { new_revision } = plan
  // A write emits it as soon as it is accepted.
  if (plan.action.do === 'nothing')
    emit({ type: 'operation_decided', operation: 'unchanged', new_revision })
  emit({ type: 'deployment_read', deployment })
  const revision_id = revisionId(revision)
  if (revision === null || revision_id === undefined) return
  const previous =
    revision.origin === 'made' || revision.origin === 'adopted' ? revision.previous : revision_id
  emit({ type: 'revision_identified', revision_id, previous })
}

async function update(
  session: Session,
  { new_revision: policy }: Pick<DeployRequest, 'new_revision'>,
  planned: Planned & { before: Snapshot }
): Promise<Written> {
  const { plan, before } = planned
  if (plan.action.do !== 'patch') return writtenWithoutRevision(planned, before.deployment)
  const written = await patchDeployment(session, { ...planned, plan: plan as PatchPlan })
  const { new_revision } = written.plan
  if (new_revision !== plan.new_revision) {
    const id = new_revision ? revisionId(written.revision) : undefined
    session.emit({ type: 'plan_corrected', new_revision, message: describeCorrection(id, policy) })
  }
  return written
}

async function create(
  session: Session,
  request: DeployRequest,
  planned: PlannedDeploy & { plan: CreatePlan },
  deleting: string | null
): Promise<Written> {
  const created = await createDeployment(session, planned.plan.action.request, deleting)
  const { id: deployment_id, answer } = created
  if (answer === undefined) return adopt(session, request, planned, created)
  emitCreated(session, deployment_id)
  const identified = await identifyRevision(session, { deployment_id, previous: null }, answer)
  return createdBy(planned, identified)
}

function createdBy(planned: Planned, { deployment, revision_id: id }: Identified): Written {
  return { ...planned, deployment, revision: { origin: 'made', id, previous: null } }
}

/**
 * Emits an accepted create at once. If the reads after it fail, its id must not be lost: a service
 * may have no list.
 */
function emitCreated({ emit }: Session, deployment_id: string): void {
  emit({ type: 'operation_decided', operation: 'created', new_revision: true })
  emit({ type: 'deployment_identified', deployment_id })
}

/**
 * Continues with a deployment that did not exist when the plan was made. It is this run's own
 * create (`ours`), unless it shows other code or another visible value. Then another run created
 * it, and this run updates it.
 */
async function adopt(
  session: Session,
  request: DeployRequest,
  planned: PlannedDeploy & { plan: CreatePlan },
  { id: found, ours }: Created
): Promise<Written> {
  const { wanted, plan } = planned
  const { revision_id } = await identifyRevision(session, { deployment_id: found, previous: null })
  const before = await readSnapshot(session, found)
  const { deployment, latest } = before
  const message =
    `Confirmed by reading: deployment ${describeDeployment(deployment)} exists. ` +
    'Continuing with it.'
  session.emit({ type: 'info', message })
  await refuseForeign(session, deployment, request.claim)
  const sent = sentFields(plan.action)
  const isOther =
    findOtherCode(wanted, latest, deployment).length > 0 ||
    findMismatches({ wanted, last: deployment, sent, isForeign: true }).length > 0
  if (ours && !isOther) {
    emitCreated(session, found)
    return createdBy(planned, { deployment, revision_id: latest?.id ?? revision_id })
  }
  const { new_revision } = request
  const merged = { ...planned, wanted: keepSecrets(session, wanted, deployment) }
  const updatePlan = planDeployment({ ...merged, current: before, new_revision })
  session.emit({ type: 'planned', plan: updatePlan })
  return update(session, request, { ...merged, plan: updatePlan, before })
}
