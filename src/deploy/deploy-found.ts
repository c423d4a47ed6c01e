/** From what is there to what is wanted: decide, apply, wait, verify. Knows the ports and nothing behind them. */
import { applyPlan } from './apply/apply-plan.js'
import { emitRevision } from './core/emit-revision.js'
import { activeOf, type DesiredDeployment } from './core/model.js'
import { readCurrent, type Session } from './core/session.js'
import type { DeployRequest } from './deploy.js'
import { describeTarget } from './find/find-by-name.js'
import type { FoundDeployment } from './find/find-current.js'
import { decideDeployment } from './plan/make-plan.js'
import { requestsRevision } from './plan/plan-update.js'
import { settleRevision } from './settle.js'
import { assertContentsMatch } from './verify/verify-deployed.js'
import { emitLatest } from './wait/emit-latest.js'

/** Says what `deployFound` would do. Sends reads only. */
export async function planFound(session: Session, request: DeployRequest, present: FoundDeployment): Promise<void> {
  const { leaving } = present
  const { plan, current } = await decideDeployment(session, request, present)
  if (leaving !== null) {
    const message = `Deployment ${describeTarget(request.target)} (${leaving}) is being deleted: a deploy would wait until its name is free.`
    session.emit({ type: 'warning', message })
  }
  const latest = current && activeOf(current).latest
  const revision_id = latest?.id ?? current?.deployment.latest_revision_id
  if (revision_id != null) session.emit({ type: 'revision_identified', revision_id })
  if (latest) emitRevision(session, latest, 0)
  session.emit({ type: 'operation_decided', operation: 'planned', new_revision: plan.new_revision })
}

/** Deploys; as `deployRevision`, which see. */
export async function deployFound(
  session: Session,
  request: DeployRequest,
  { present, check }: { present: FoundDeployment; check: () => Promise<void> }
): Promise<void> {
  const decided = await decideDeployment(session, request, present)
  const { wanted, current } = decided
  const applied = await applyPlan(session, { ...decided, new_revision: request.new_revision })
  const { operation, new_revision, deployment, revision_id, previous, built_by_service } = applied
  session.emit({ type: 'operation_decided', operation, new_revision })
  session.emit({ type: 'deployment_read', deployment })
  if (revision_id !== null && built_by_service === undefined) {
    session.emit({ type: 'revision_identified', revision_id, previous: new_revision ? previous : revision_id })
  }
  const asked = { ...request, wanted, current }
  // Where a revision was made, what it holds is told once it came up: a service may show it no sooner.
  if (operation === 'updated' && !new_revision) {
    await assertContentsMatch(session, { wanted, applied, deployment, revision_id: null, deadline: session.deadline })
  }
  let deployed: { revision_id: string } | undefined
  try {
    if (requestsRevision(wanted) || new_revision) {
      const settled = await settleRevision(session, asked, applied)
      if (settled === 'not_built') return await deployUnbuilt(session, asked, { id: deployment.id, check })
      deployed = settled
    } else await emitLatest(session, applied)
    await check()
  } catch (error) {
    const { followUp } = await import('./rollback/after-failure.js')
    throw await followUp(session, { request: asked, applied, current, deployed }, error)
  }
}

/** The service has not shown that it builds the push, and tells no commits by which it might have: this run deploys it. */
async function deployUnbuilt(
  session: Session,
  request: DeployRequest & { wanted: DesiredDeployment },
  { id, check }: { id: string; check: () => Promise<void> }
): Promise<void> {
  const message =
    'No new revision appeared for this push, and the service tells no commits, so nothing shows whether it was built. Deploying the branch without build_on_push.'
  session.emit({ type: 'warning', message })
  const current = await readCurrent(session, id)
  const wanted = { ...request.wanted, is_push_to_ref: false }
  return deployFound(session, { ...request, wanted }, { present: { current, leaving: null }, check })
}
