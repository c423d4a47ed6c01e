/** From what is there to what is wanted: decide, apply, wait, verify. Knows the ports and nothing behind them. */
import { applyPlan } from './apply.js'
import { decideDeployment } from './decide.js'
import type { DeployRequest } from './deploy.js'
import { describeTarget } from './find.js'
import { refuseOtherContents } from './holds.js'
import { noteRevision } from './note.js'
import { noteLatest } from './note-latest.js'
import { asksForRevision } from './plan-update.js'
import type { Present } from './present.js'
import type { Session } from './session.js'
import { settleRevision } from './settle.js'

/** Says what `deployFound` would do. Sends reads only. */
export async function planFound(session: Session, request: DeployRequest, present: Present): Promise<void> {
  const { current, leaving } = present
  const { plan } = await decideDeployment(session, request, present)
  if (leaving !== null) {
    const message = `Deployment ${describeTarget(request.target)} (${leaving}) is being deleted: a deploy would wait until its name is free.`
    session.emit({ type: 'warned', message })
  }
  const revision_id = current?.deployment.latest_revision_id
  if (revision_id != null) session.emit({ type: 'revision_known', revision_id })
  if (current?.latest) noteRevision(session, current.latest, 0)
  session.emit({ type: 'operation_known', operation: 'planned', new_revision: plan.new_revision })
}

/** Deploys; as `deployRevision`, which see. */
export async function deployFound(
  session: Session,
  request: DeployRequest,
  { present, check }: { present: Present; check: () => Promise<void> }
): Promise<void> {
  const { current } = present
  const decided = await decideDeployment(session, request, present)
  const { wanted } = decided
  const applied = await applyPlan(session, { ...decided, new_revision: request.new_revision })
  const { operation, new_revision, deployment, revision_id, previous, built_by_push } = applied
  session.emit({ type: 'operation_known', operation, new_revision })
  session.emit({ type: 'deployment_known', deployment })
  if (revision_id !== null && built_by_push === undefined) {
    session.emit({ type: 'revision_known', revision_id, previous: new_revision ? previous : revision_id })
  }
  if (built_by_push === undefined) refuseOtherContents(wanted, applied, deployment)
  const asked = { ...request, wanted, current }
  let deployed: { revision_id: string } | undefined
  try {
    if (asksForRevision(wanted) || new_revision) deployed = await settleRevision(session, asked, applied)
    else await noteLatest(session, applied)
    await check()
  } catch (error) {
    const { followUp } = await import('./after-failure.js')
    throw await followUp(session, { request: asked, applied, current, deployed }, error)
  }
}
