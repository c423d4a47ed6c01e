/** `command: rollback`: deploys what an earlier revision shows of its code, and leaves everything else unchanged. */
import type { RevisionAnswer } from '../../contract/answers.js'
import { DeployError } from '../../errors.js'
import { nameRevision, shortCommit } from '../../repository/refs.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { AgentChecks } from '../agent-checks.js'
import { type Applied, keepRevision } from '../apply/applied.js'
import { emitCommit } from '../core/emit-revision.js'
import type { DeployEvent, Emit } from '../core/events.js'
import type { Change, DeployedState, RollbackReportedPlan } from '../core/model.js'
import type { OwnershipClaim, Target, WaitOptions } from '../core/request.js'
import type { Session } from '../core/session.js'
import { describeDeployment, noSuchId } from '../find/find-by-name.js'
import { findCurrent } from '../find/find-current.js'
import { otherRepository } from '../find/ownership.js'
import { showValue } from '../plan/explain.js'
import type { DeployedRevision } from '../verify/verify-applied.js'
import { verifyServing } from '../verify/verify-serving.js'
import { afterFailure } from './after-failure.js'
import { type RollbackTarget, readIfThere, refused, targetBefore, targetNamed } from './choose-target.js'
import { applyEarlier, type Earlier, followApplied } from './deploy-earlier.js'
import { planRollback, type RollbackPlan, wantedOf } from './plan-rollback.js'

/** What a rollback by hand is asked to do. */
export interface RollbackRequest {
  target: Target
  /** Whose the deployment must be; undefined if it was named by its ID. */
  claim?: OwnershipClaim | undefined
  /** The revision to return to; unset: the last one before the serving one that was DEPLOYED and has other code. */
  revision?: string | undefined
  wait: WaitOptions
  /** Shows the log of a revision that fails. */
  build_logs: boolean
  /** Plans only. */
  dry_run: boolean
}

/**
 * Rolls back to an earlier revision. Returns once its code is live. Events report progress, even if it throws.
 *
 * @throws DeployError `rollback_refused` before anything is sent; the errors of a deploy.
 */
export async function rollBackByHand(
  session: Session,
  request: RollbackRequest,
  checks: AgentChecks = {}
): Promise<void> {
  const current = await findExisting(session, request)
  const { target, planned, wanted } = await planByHand(session, request, current)
  const { repo_commit_sha: commit_sha } = target.code
  if (commit_sha != null) session.emit({ type: 'commit_read', revision_id: target.id, commit_sha })
  session.emit({ type: 'planned', plan: reportedPlan(target, planned) })
  if (request.dry_run)
    return session.emit({ type: 'operation_decided', operation: 'planned', new_revision: planned.way !== 'none' })
  const older = [target.id, current.deployment.active_revision_id].filter((id) => id != null)
  const earlier = { target, wanted, current, older, planned, wait: request.wait }
  const applied = await applyByHand(session, earlier)
  let deployed: DeployedRevision | undefined
  try {
    deployed = (await followApplied(session, earlier, applied)).deployed
    if (deployed === undefined) return
    await verifyServing(session, { ...deployed, applied }, await checks.connectInfo?.())
    if (applied.new_revision) session.emit({ type: 'rolled_back', to: target.id })
    await checks.smokeCheck?.()
  } catch (error) {
    throw await afterFailure(
      session,
      { request: { ...request, wanted, current, rollback: false }, applied, deployed },
      error
    )
  }
}

async function findExisting(session: Session, { target, claim }: RollbackRequest): Promise<DeployedState> {
  const { current } = await findCurrent(session, target)
  if (current === null) {
    const what =
      target.deployment_id === undefined
        ? `No deployment named "${target.name}" exists`
        : noSuchId(target.deployment_id)
    throw new DeployError('not_found', `${what}.`, { advice: 'Check `name` or `deployment_id`, and `base_url`.' })
  }
  const other = claim && otherRepository(current.deployment, claim)
  if (other === undefined) return current
  const message = `Deployment ${describeDeployment(current.deployment)} belongs to another repository: ${other}.`
  throw new DeployError('foreign_deployment', message, { advice: 'Check `name`, `base_url` and `repo_url`.' })
}

/** Nothing is sent if the code is deployed already, or in progress. */
async function applyByHand(session: Session, earlier: Earlier): Promise<Applied> {
  const { planned, current } = earlier
  if (planned.way !== 'none') return applyEarlier({ ...session, emit: emitRolledBack(session.emit) }, earlier)
  session.emit({ type: 'operation_decided', operation: 'unchanged', new_revision: false })
  return keepRevision(planned.plan, current)
}

async function planByHand(session: Session, { revision }: RollbackRequest, current: DeployedState) {
  const { deployment } = current
  const serving = await readServing(session, current)
  if (serving === null) throw refused('The deployment has no revision yet.', 'Deploy it first.')
  const target =
    revision === undefined
      ? await targetBefore(session, deployment.id, serving)
      : await targetNamed(session, { deployment, serving }, revision)
  emitCommit(session, serving)
  const source = target.code.image_uri == null ? 'git_host' : 'external_container'
  const wanted = wantedOf(source, target.code)
  const planned = planRollback(wanted, current)
  if (planned.way !== 'refused') return { target, wanted, planned }
  throw refused(
    `Revision ${target.id} cannot be restored: ${planned.why}.`,
    'Deploy its commit as a tag, or its image.'
  )
}

/** The revision that serves; the latest one if the service names none. */
async function readServing(session: Session, { deployment, latest }: DeployedState): Promise<RevisionAnswer | null> {
  const { id, active_revision_id: active } = deployment
  if (active == null || active === latest?.id) return latest
  return (await readIfThere(session, id, active)) ?? latest
}

/** What a redeploy restores is up to the service (§4 has none). */
const REST = {
  patch: 'secrets, resource_spec and settings stay unchanged',
  redeploy: 'a redeploy may bring back the secrets and the resource_spec of that revision; settings stay unchanged'
}

function reportedPlan(
  target: RollbackTarget,
  { way, plan }: Exclude<RollbackPlan, { way: 'refused' }>
): RollbackReportedPlan {
  const { repo_commit_sha, repo_ref, image_uri } = target.code
  const to = nameRevision(target.id, repo_commit_sha)
  const common = { rolls_back_to: target.id, warnings: [] }
  if (way === 'none') {
    const is = plan.in_progress ? 'is being deployed already' : 'is deployed already'
    const reasons = [`the code of revision ${to} ${is}`]
    return { ...common, operation: 'unchanged', new_revision: false, reasons, changes: [] }
  }
  const code = sanitizeLine(image_uri ?? repo_ref ?? '', 200)
  const how =
    way === 'redeploy'
      ? `the service deploys revision ${to} again, from ${code}`
      : `a patch deploys ${code} again, the code of revision ${to}`
  const changes = plan.changes.map((change) => ({ ...change, ...noteOf(change, to) }))
  return { ...common, operation: 'rollback', new_revision: true, reasons: [how, REST[way]], changes }
}

/** The notes of a deploy are about the code of its run. */
function noteOf({ difference, commits, after }: Change, to: string): Pick<Change, 'note'> {
  if (commits !== undefined)
    return { note: `${showValue(after)} at ${shortCommit(commits.from)} → ${shortCommit(commits.to)}` }
  return difference === 'repeated' || difference === 'unproven' ? { note: `as of ${to}` } : {}
}

/** A patch or a redeploy of a rollback is reported as that. */
function emitRolledBack(emit: Emit): Emit {
  return (event: DeployEvent) =>
    emit(event.type === 'operation_decided' ? { ...event, operation: 'rolled_back', new_revision: true } : event)
}
