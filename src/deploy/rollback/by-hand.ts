/** `command: rollback`: deploys what an earlier revision shows of its code, and leaves everything else unchanged. */
import type { RevisionAnswer } from '../../contract/answers.js'
import { SOURCES } from '../../contract/deployment.js'
import { DeployError } from '../../errors.js'
import type { AgentChecks } from '../../ports.js'
import { nameRevision } from '../../repository/revision-name.js'
import { orNull } from '../../requests/retry.js'
import { shortenDigests } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { type Emit, emitCode, emitCompared } from '../core/events.js'
import { type Action, keepRevision, type Plan, type Planned, type Written } from '../core/model.js'
import {
  type Confirm,
  type OwnershipClaim,
  type Target,
  TYPE_NAME,
  type WaitOptions
} from '../core/request.js'
import type { Session } from '../core/session.js'
import type { Snapshot } from '../core/snapshot.js'
import { describeDeployment, notFoundError } from '../find/find-by-name.js'
import { findCurrent, unlistedError } from '../find/find-current.js'
import { foreignError, otherRepository } from '../find/ownership.js'
import { connectTo, liveDeployment } from '../verify/live-deployment.js'
import type { Live } from '../verify/verify-active.js'
import { verifyServing } from '../verify/verify-serving.js'
import { afterFailure } from './after-failure.js'
import {
  canServeAgain,
  type RollbackTarget,
  refused,
  targetByHand,
  targetOf
} from './choose-target.js'
import { applyEarlier, type Earlier, followApplied } from './deploy-earlier.js'
import { originOf, planRollback, wantedOf } from './plan-rollback.js'

export interface RollbackRequest {
  target: Target
  /** Whose the deployment must be; undefined if it was named by its ID. */
  claim?: OwnershipClaim | undefined
  /** The revision to return to; unset: the last one before the serving one that was DEPLOYED and has other code. */
  revision?: string | undefined
  wait: WaitOptions
  /** Shows the log of a revision that fails. */
  build_logs: boolean
  dry_run: boolean
}

/** Returns once the code is live. @throws DeployError `rollback_refused` before anything is sent; as a deploy. */
export async function rollBackByHand(
  session: Session,
  request: RollbackRequest,
  checks: AgentChecks = {},
  confirm?: Confirm
): Promise<void> {
  const current = await findExisting(session, request)
  const serving = await readServing(session, current)
  if (serving === null) throw refused('the deployment has no revision yet', 'Deploy it first.')
  const target = await targetByHand(session, current, serving, request.revision)
  const planned = planTo(target, current)
  const plan = explained(planned.plan, target)
  const earlier: Earlier = { ...planned, plan, target, original: current, wait: request.wait }
  emitCode(session, serving)
  emitCompared(session, current)
  emitCode(session, { id: target.id, source_revision_config: target.code })
  session.emit({ type: 'planned', plan })
  if (request.dry_run)
    return session.emit({
      type: 'operation_decided',
      operation: 'planned',
      new_revision: plan.new_revision
    })
  if (plan.action.do !== 'nothing' && confirm !== undefined)
    await assertConfirmed(earlier, serving, confirm)
  const written = await applyByHand(session, earlier)
  let live: Live | undefined
  try {
    live = await followApplied(session, earlier, written)
    if (live === undefined) return
    const deployed = liveDeployment(written, live)
    const expected = { revision_id: live.revision.id, written, is_new: plan.new_revision }
    await verifyServing(session, expected, connectTo(checks, deployed))
    if (plan.new_revision) session.emit({ type: 'rolled_back', to: target.id })
    await checks.smokeCheck?.(deployed)
  } catch (error) {
    const options = { ...request, rollback: false, by_hand: true as const }
    throw await afterFailure(
      session,
      { request: options, written, deployed_id: live?.revision.id },
      error
    )
  }
}

async function findExisting(
  session: Session,
  { target, claim }: RollbackRequest
): Promise<Snapshot> {
  const { current, near_name, assumed } = await findCurrent(session, target)
  if (assumed !== undefined) throw await unlistedError(session, target)
  if (current === null) throw notFoundError(target, near_name)
  const other = claim && otherRepository(current.deployment, claim)
  if (other === undefined) return current
  throw foreignError(current.deployment, other, 'Check `name`, `base_url` and `repo_url`.')
}

/** @throws DeployError `rollback_refused` if the code of the target is unknown, or may be another. */
function planTo({ id, code }: RollbackTarget, current: Snapshot): Planned & { before: Snapshot } {
  const derived = code.repo_ref != null ? 'git_host' : 'external_container'
  const source = SOURCES.find((known) => known === current.deployment.source) ?? derived
  const wanted = wantedOf(source, code)
  const origin = originOf(code)
  const plan = planRollback({ wanted, origin, target_id: id }, current)
  return { wanted, origin, before: current, plan }
}

/** How a rollback reaches a revision. */
type WayBack = Extract<Action['do'], 'patch' | 'redeploy' | 'nothing'>

/** Returns how a rollback could return to the revision; `nothing` if it is refused, or would change nothing. */
export function wayBackTo(revision: RevisionAnswer, current: Snapshot): WayBack {
  if (!canServeAgain(revision)) return 'nothing'
  try {
    const { action } = planTo(targetOf(revision, current.deployment), current).plan
    return action.do === 'patch' || action.do === 'redeploy' ? action.do : 'nothing'
  } catch (error) {
    if (error instanceof DeployError) return 'nothing'
    throw error
  }
}

/** @throws DeployError `rollback_refused` if the person does not want it. */
async function assertConfirmed(
  { target, before }: Earlier,
  from: RevisionAnswer,
  confirm: Confirm
) {
  const [is, was] = [
    nameRevision(from.id, from.source_revision_config),
    nameRevision(target.id, target.code)
  ]
  const what = `This rolls back ${describeDeployment(before.deployment)} from revision ${is} to revision ${was}.`
  if (!(await confirm(before.deployment.name, shortenDigests(what))))
    throw refused(`"${sanitizeLine(before.deployment.name)}" was not typed`, TYPE_NAME)
}

/** The revision that serves; the latest one if the service names none. */
export async function readServing(
  { controlPlane }: Session,
  current: Snapshot
): Promise<RevisionAnswer | null> {
  const { deployment, latest, serving } = current
  if (serving.is !== 'revision' || serving.id === latest?.id) return latest
  return (await orNull(controlPlane.readRevision(deployment.id, serving.id))) ?? latest
}

/** Nothing is sent if the code is deployed already, or in progress. */
async function applyByHand(session: Session, earlier: Earlier): Promise<Written> {
  const { plan, before } = earlier
  if (plan.action.do === 'nothing') {
    session.emit({ type: 'operation_decided', operation: 'unchanged', new_revision: false })
    return keepRevision(earlier, before.deployment)
  }
  const emit: Emit = (event) =>
    session.emit(
      event.type === 'operation_decided' ? { ...event, operation: 'rolled_back' } : event
    )
  return applyEarlier({ ...session, emit }, earlier)
}

/** Returns the plan with reasons and notes that say what a rollback does. */
function explained(plan: Plan, { id, code }: RollbackTarget): Plan {
  const revision = nameRevision(id, code)
  if (plan.action.do === 'nothing') {
    const progress = plan.in_progress ? 'being deployed' : 'deployed'
    const reasons = [`the code of revision ${revision} is ${progress} already`]
    return { ...plan, new_revision: false, reasons, changes: [], warnings: [] }
  }
  const { repo_ref, image_uri } = code
  const source = sanitizeLine(image_uri ?? repo_ref ?? '', 200)
  const reasons =
    plan.action.do === 'redeploy'
      ? [
          `the service deploys revision ${revision} again, from ${source}`,
          // What it restores is up to the service (§4 has none).
          'a redeploy may bring back the secrets and the resource_spec of that revision; settings stay unchanged'
        ]
      : [
          `a patch deploys ${source} again, the code of revision ${revision}`,
          'secrets, resource_spec and settings stay unchanged'
        ]
  // The notes of a deploy are about the code of its run.
  const changes = plan.changes.map((change) =>
    change.new_revision && change.note !== undefined
      ? { ...change, note: `as of ${revision}` }
      : change
  )
  return { ...plan, new_revision: true, reasons, changes, warnings: [] }
}
