/**
 * A deploy: find → plan → apply → wait → verify, and what follows a failure. Knows the ports,
 * nothing behind them.
 */
import type { AgentChecks, LiveDeployment } from '../ports.js'
import { assertServiceAnswers } from '../requests/missing-api.js'
import { applyPlan } from './apply/apply-plan.js'
import type { Confirm, DeployRequest } from './core/request.js'
import { readSnapshot, type Session } from './core/session.js'
import { emitUnlisted, type FoundDeployment, findCurrent } from './find/find-current.js'
import { confirmConsequences } from './plan/consequences.js'
import { emitPlanResult, makePlan } from './plan/make-plan.js'
import { afterFailure } from './rollback/after-failure.js'
import { liveFromSnapshot } from './verify/live-deployment.js'
import type { Live } from './verify/verify-active.js'
import { verifyApplied } from './verify/verify-applied.js'
import { confirmLive } from './verify/verify-serving.js'
import { waitForApplied } from './wait/wait-for-applied.js'

/** Reports what `deployRevision` would do, and returns what exists. Sends reads only. */
export async function planOnly(
  session: Session,
  request: DeployRequest
): Promise<LiveDeployment | undefined> {
  const found = await findCurrent(session, request.target, request.origin)
  // A plan creates nothing, so no answer to a create shows a wrong address.
  if (found.is_unlisted) await assertServiceAnswers(session)
  const planned = await makePlan(session, request, found)
  emitUnlisted(session, found)
  emitPlanResult(session, request.target, planned)
  return found.current === null ? undefined : liveFromSnapshot(found.current)
}

/** What a deploy asks of others: the agent server, and a person, if there is one. */
interface DeployChecks extends AgentChecks {
  confirm?: Confirm | undefined
}

/**
 * Deploys, and returns once the request is live. Events report progress, even if it throws.
 *
 * @param existing What was found already: it is not looked up again.
 * @throws InputError, PlanError before anything is sent; RequestError; DeployError; CancelledError;
 * as `smokeCheck`.
 */
export async function deployRevision(
  session: Session,
  request: DeployRequest,
  checks: DeployChecks = {},
  existing?: FoundDeployment
): Promise<LiveDeployment> {
  const found = existing ?? (await findCurrent(session, request.target, request.origin))
  const planned = await makePlan(session, request, found)
  await confirmConsequences(planned, checks.confirm)
  const written = await applyPlan(session, request, planned)
  emitUnlisted(session, found)
  let live: Live | undefined
  try {
    const waited = await waitForApplied(session, request, written)
    if (waited.is !== 'not_built') {
      live = await verifyApplied(session, { wait: request.wait, written, waited })
      const deployed = await confirmLive(session, written, live, checks)
      await checks.smokeCheck?.(deployed)
      return deployed
    }
  } catch (error) {
    throw await afterFailure(session, { request, written, deployed_id: live?.revision.id }, error)
  }
  session.emit({ type: 'warning', message: UNBUILT_PUSH })
  const current = await readSnapshot(session, written.deployment.id)
  const origin = { ...request.origin, is_push: false }
  const again = { ...request, wanted: written.wanted, origin }
  return deployRevision(session, again, checks, { current, deleting: null })
}

const UNBUILT_PUSH =
  'The service has shown no revision of this push, although build_on_push is true. ' +
  'Deploying the branch with an update.'
