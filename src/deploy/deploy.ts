/** The main job: find, plan, apply, wait, verify. Knows the ports and nothing behind them. */
import { followUp } from './after-failure.js'
import { applyPlan } from './apply.js'
import { decideDeployment } from './decide.js'
import { describeTarget, type Target } from './find.js'
import { refuseOtherContents } from './holds.js'
import type { NewRevisionPolicy, Wanted } from './model.js'
import { noteRevision } from './note.js'
import { noteLatest } from './note-latest.js'
import { asksForRevision } from './plan-update.js'
import type { PollInterval } from './poll.js'
import type { Session } from './session.js'
import { settleRevision } from './settle.js'

export interface WaitOptions {
  enabled: boolean
  interval: PollInterval
  /** Of the whole wait, in milliseconds. */
  timeoutMs: number
}

export interface DeployRequest {
  target: Target
  wanted: Wanted
  new_revision: NewRevisionPolicy
  wait: WaitOptions
  /** Show the last lines of the log of a revision that failed. */
  build_logs: boolean
  /** Go back to what served before when the revision fails after it took its place, or the check does. */
  rollback: boolean
}

/** Says what `deployRevision` would do. Sends reads only. */
export async function planOnly(session: Session, request: DeployRequest): Promise<void> {
  const { plan, current, leaving } = await decideDeployment(session, request)
  if (leaving !== null) {
    const message = `Deployment ${describeTarget(request.target)} (${leaving}) is being deleted: a deploy would wait until its name is free.`
    session.emit({ type: 'warned', message })
  }
  const revision_id = current?.deployment.latest_revision_id
  if (revision_id != null) session.emit({ type: 'revision_known', revision_id })
  if (current?.latest) noteRevision(session, current.latest, 0)
  session.emit({ type: 'operation_known', operation: 'planned', new_revision: plan.new_revision })
}

/**
 * Deploys. Returns once what was asked for holds; what became known on the way has been emitted, also when it throws.
 *
 * @param check Of what came up; its failure is one of the deploy.
 * @throws InputError, PlanError before anything is sent; RequestError; DeployError; CancelledError; what `check` throws.
 */
export async function deployRevision(
  session: Session,
  request: DeployRequest,
  check: () => Promise<void> = async () => {}
): Promise<void> {
  const decided = await decideDeployment(session, request)
  const { wanted, current } = decided
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
    throw await followUp(session, { request: asked, applied, current, deployed }, error)
  }
}
