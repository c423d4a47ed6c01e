/** Applies a plan. If the result of a write is unknown, reads decide before a retry (docs/design.md, section 3). */
import type { DeploymentCreateRequest } from '../../contract/deployment.js'
import { findMismatches, findOtherCode } from '../compare/find-mismatches.js'
import { type Applied, type CreatePlan, keepRevision } from '../core/model.js'
import { readSnapshot, type Session } from '../core/session.js'
import { describeDeployment } from '../find/find-by-name.js'
import { refuseForeign } from '../find/ownership.js'
import type { Planned } from '../plan/make-plan.js'
import { planDeployment } from '../plan/plan.js'
import { type Created, createDeployment } from './create-deployment.js'
import { type Identified, identifyRevision } from './identify-revision.js'
import { patchDeployment } from './patch-deployment.js'

/** @throws RequestError if the service refuses; DeployError if reads cannot show whether the write was applied. */
export async function applyPlan(session: Session, planned: Planned): Promise<Applied> {
  const applied = await carryOut(session, planned)
  const { operation, new_revision, deployment, revision_id, previous, built_by_service } = applied
  // A write emits it as soon as it is accepted.
  if (operation === 'unchanged')
    session.emit({ type: 'operation_decided', operation, new_revision })
  session.emit({ type: 'deployment_read', deployment })
  if (revision_id !== null && built_by_service === undefined) {
    session.emit({
      type: 'revision_identified',
      revision_id,
      previous: new_revision ? previous : revision_id
    })
  }
  return applied
}

async function carryOut(session: Session, input: Planned): Promise<Applied> {
  const { plan, current } = input
  if (plan.operation === 'create') {
    const made = await createDeployment(session, plan, input.deleting)
    const { id: deployment_id, answer } = made
    if (answer === undefined) return adopt(session, { ...input, plan }, made)
    emitCreated(session, deployment_id)
    return created(plan, await identifyRevision(session, { deployment_id, previous: null }, answer))
  }
  if (current === null) throw new Error('an update needs a deployment')
  if (plan.operation === 'unchanged') return keepRevision(plan, current)
  return patchDeployment(session, { ...input, plan, current })
}

function created({ request }: CreatePlan, { deployment, revision_id }: Identified): Applied {
  const made = { revision_id, previous: null, new_revision: true }
  return { operation: 'created', deployment, sent: sentBy(request), ...made }
}

/** Emits an accepted create at once. If the reads after it fail, its id must not be lost: a service may have no list. */
function emitCreated({ emit }: Session, deployment_id: string): void {
  emit({ type: 'operation_decided', operation: 'created', new_revision: true })
  emit({ type: 'deployment_identified', deployment_id })
}

const sentBy = ({ name: _name, source: _source, ...sent }: DeploymentCreateRequest) => sent

/**
 * Continues with a deployment that did not exist when the plan was made. It is this run's own create (`ours`), unless
 * it shows other code or another visible value. Then another run created it, and this run updates it.
 */
async function adopt(
  session: Session,
  input: Planned & { plan: CreatePlan },
  { id: found, ours }: Created
): Promise<Applied> {
  const { wanted, plan } = input
  const { revision_id } = await identifyRevision(session, { deployment_id: found, previous: null })
  const current = await readSnapshot(session, found)
  const { deployment, latest } = current
  const message = `Confirmed by reading: deployment ${describeDeployment(deployment)} exists. Continuing with it.`
  session.emit({ type: 'info', message })
  await refuseForeign(session, deployment, input.claim)
  const sent = sentBy(plan.request)
  const isOther =
    findOtherCode(wanted, latest, deployment).length > 0 ||
    findMismatches({ wanted, last: deployment, sent, isForeign: true }).length > 0
  if (ours && !isOther) {
    emitCreated(session, found)
    return created(plan, { deployment, revision_id: latest?.id ?? revision_id })
  }
  const update = planDeployment({ ...input, current })
  session.emit({ type: 'planned', plan: update })
  return carryOut(session, { ...input, plan: update, current })
}
