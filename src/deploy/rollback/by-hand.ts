/**
 * `command: rollback`: deploys what an earlier revision shows of its code, and leaves everything
 * else unchanged.
 */
import type { RevisionAnswer } from '../../contract/answers.js'
import type { AgentChecks } from '../../ports.js'
import { nameRevision } from '../../repository/revision-name.js'
import { shortenDigests } from '../../text/format.js'
import { assertConfirmed } from '../core/confirm.js'
import { emitCode, emitCompared } from '../core/events.js'
import { type Written, writtenWithoutRevision } from '../core/model.js'
import type { Confirm, OwnershipClaim, Target, WaitOptions } from '../core/request.js'
import type { Session } from '../core/session.js'
import type { Snapshot } from '../core/snapshot.js'
import { describeDeployment, notFoundError } from '../find/find-by-name.js'
import { findCurrent, unlistedError } from '../find/find-current.js'
import { foreignError, otherRepository } from '../find/ownership.js'
import type { Live } from '../verify/verify-active.js'
import { confirmLive } from '../verify/verify-serving.js'
import { afterFailure } from './after-failure.js'
import { namedTarget, previousTarget, readServing } from './choose-target.js'
import { applyEarlier, followApplied } from './deploy-earlier.js'
import { explainRollback } from './explain-rollback.js'
import { type PlannedRollback, planReturn } from './plan-rollback.js'
import { RollbackRefusedError } from './refused.js'

export interface RollbackRequest {
  target: Target
  /** Whose the deployment must be; undefined if it was named by its ID. */
  claim?: OwnershipClaim | undefined
  /**
   * The revision to return to; unset: the last one before the serving one that was DEPLOYED and has
   * other code.
   */
  revision?: string | undefined
  wait: WaitOptions
  /** Shows the log of a revision that fails. */
  build_logs: boolean
  dry_run: boolean
}

/**
 * Returns once the code is live.
 *
 * @throws RollbackRefusedError before anything is sent; as a deploy.
 */
export async function rollBackByHand(
  session: Session,
  request: RollbackRequest,
  checks: AgentChecks = {},
  confirm?: Confirm
): Promise<void> {
  const current = await findExisting(session, request)
  const serving = await readServing(session, current)
  if (serving === null) {
    const fix = 'Deploy it first.'
    throw new RollbackRefusedError('the deployment has no revision yet', { fix })
  }
  const target =
    request.revision === undefined
      ? await previousTarget(session, current, serving)
      : await namedTarget(session, current, { serving, named: request.revision })
  const planned = planReturn(target, current)
  const rollback = { ...planned, plan: explainRollback(planned, serving) }
  emitRollbackPlan(session, rollback, serving)
  const { action, new_revision } = rollback.plan
  if (request.dry_run)
    return session.emit({ type: 'operation_decided', operation: 'planned', new_revision })
  if (action.do !== 'nothing' && confirm !== undefined)
    await confirmRollback(rollback, serving, confirm)
  const written = await applyByHand(session, rollback)
  await followByHand(session, request, checks, written)
}

async function findExisting(
  session: Session,
  { target, claim }: RollbackRequest
): Promise<Snapshot> {
  const { current, near_name, is_unlisted } = await findCurrent(session, target)
  if (is_unlisted) throw await unlistedError(session, target)
  if (current === null) throw notFoundError(target, near_name)
  const other = claim && otherRepository(current.deployment, claim)
  if (other === undefined) return current
  throw foreignError(current.deployment, other, 'Check `name`, `base_url` and `repo_url`.')
}

function emitRollbackPlan(
  session: Session,
  { before, target, plan }: PlannedRollback,
  serving: RevisionAnswer
): void {
  emitCode(session, serving)
  emitCompared(session, before)
  emitCode(session, target)
  session.emit({ type: 'planned', plan })
}

/** Names both revisions, and asks. @throws DeployError `cancelled` if the person declines. */
async function confirmRollback(
  { before: { deployment }, target }: PlannedRollback,
  serving: RevisionAnswer,
  confirm: Confirm
): Promise<void> {
  const from = nameRevision(serving.id, serving.source_revision_config)
  const to = nameRevision(target.id, target.source_revision_config)
  const what =
    `This rolls back ${describeDeployment(deployment)} ` +
    `from revision ${from} to revision ${to}.`
  await assertConfirmed(confirm, deployment, shortenDigests(what))
}

/** Sends nothing if the code is deployed already, or in progress. */
async function applyByHand(session: Session, planned: PlannedRollback): Promise<Written> {
  const { plan, before } = planned
  if (plan.action.do !== 'nothing') return applyEarlier(session, planned, before)
  session.emit({ type: 'operation_decided', operation: 'unchanged', new_revision: false })
  return writtenWithoutRevision(planned, before.deployment)
}

/** Waits, verifies and checks, as after a deploy. */
async function followByHand(
  session: Session,
  request: RollbackRequest,
  checks: AgentChecks,
  written: Written
): Promise<void> {
  const { new_revision, rolls_back_to } = written.plan
  let live: Live | undefined
  try {
    live = await followApplied(session, request.wait, written)
    if (live === undefined) return
    const deployed = await confirmLive(session, written, live, checks)
    if (new_revision && rolls_back_to !== undefined)
      session.emit({ type: 'rolled_back', to: rolls_back_to })
    await checks.smokeCheck?.(deployed)
  } catch (error) {
    const deployed_id = live?.revision.id
    const failed = { request: { ...request, rollback: false }, written, deployed_id }
    throw await afterFailure(session, failed, error)
  }
}
