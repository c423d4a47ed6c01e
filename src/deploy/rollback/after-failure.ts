/** Follows a failed deploy: shows the log of the revision, and rolls back to what served before. The run still fails. */
import { isBeingDeleted, verdictOf } from '../../contract/status.js'
import { CancelledError, DeployError, type Fact, type Hint } from '../../errors.js'
import { isBuiltOf } from '../../repository/refs.js'
import { tryRequest } from '../../requests/retry.js'
import { explainLog, type LogAdvice } from '../build-log/read-log.js'
import {
  type DeployEvent,
  type Emit,
  emitCode,
  emitServing,
  type RollbackReport
} from '../core/events.js'
import { type Plan, sentFields, type Written } from '../core/model.js'
import type { DeployRequest } from '../core/request.js'
import { readSnapshot, type Session, withDeadline } from '../core/session.js'
import { settle } from '../core/settle.js'
import { NOTHING, type Snapshot, servingId, servingOf } from '../core/snapshot.js'
import { RevisionFailedError } from '../wait/failures.js'
import { CodeUnknownError, refused, targetAfterFailure } from './choose-target.js'
import { applyEarlier, type Earlier, followApplied } from './deploy-earlier.js'
import { earlierContents, originOf, planRollback, unrestored, wantedOf } from './plan-rollback.js'

export interface Sent {
  /** `wait`: its limit is also for the whole rollback. `by_hand`: the run is a rollback itself. */
  request: Pick<DeployRequest, 'wait' | 'build_logs' | 'rollback'> & { by_hand?: true }
  written: Written
  /** The revision that was deployed, once it has. */
  deployed_id?: string | undefined
}

/** The failed revision, and whether its rollout or its smoke check failed. */
export interface FailedDeploy {
  revision_id: string
  by: 'revision' | 'check'
}

/** Time for the last read of what is serving, in milliseconds: the time limit may be used up by then. */
const LAST_LOOK_MS = 10_000

/** The error to end with. @throws CancelledError. */
export async function afterFailure(session: Session, sent: Sent, error: unknown): Promise<unknown> {
  if (!(error instanceof DeployError) || error instanceof CancelledError) return error
  const failed = failedDeploy(sent, error)
  if (failed === undefined) return error
  const isOfRevision = error instanceof RevisionFailedError
  const { wanted, deployment } = sent.written
  const asked = { wanted, deployment, build_logs: sent.request.build_logs }
  const known = isOfRevision
    ? await explainLog(session, asked, error)
    : { fix: error.fix, hint: wayBack(sent, error) }
  const report = sent.request.rollback ? await rollBack(session, sent, failed) : undefined
  const result = report?.result ?? 'not_needed'
  if (!isOfRevision && result === 'not_needed' && known.hint === undefined) return error
  const isServing = !isOfRevision || result === 'rolled_back' || report?.result === 'not_needed'
  const { fix, hint } = isServing ? known : untilServing(sent, { known, failed: error.failed })
  const code = result === 'failed' ? 'rollback_failed' : error.code
  return new DeployError(code, {
    what: error.what,
    facts: [...error.facts, ...rollbackFacts(report)],
    fix,
    hint,
    cause: error
  })
}

/** Returns what became of the rollback, if one was due. */
function rollbackFacts(report: RollbackReport | undefined): Fact[] {
  if (report === undefined || report.result === 'not_needed' || report.message === '') return []
  return [{ label: 'Rollback', value: report.message }, ...(report.facts ?? [])]
}

/** Hints at how to leave what failed its check, and serves; undefined for other errors. */
function wayBack(sent: Sent, { code }: DeployError): Hint | undefined {
  const { written, request } = sent
  const hasReplaced = written.plan.new_revision && written.before?.serving.is === 'revision'
  const isLeft = code === 'check_failed' && hasReplaced && !request.rollback && !request.by_hand
  return isLeft ? rollbackHint(written.deployment) : undefined
}

/** What to do, where code that works may not serve. */
function untilServing(
  { written, request }: Sent,
  { known, failed }: { known: LogAdvice; failed: RevisionFailedError['failed'] }
): LogAdvice {
  const { before, deployment } = written
  // If none was named before this run, there may be nothing that it could have returned to.
  const hasTried = request.rollback && before !== null && before.serving.is !== 'unnamed'
  if (hasTried || (request.by_hand && failed.is_down)) return { ...known, fix: [SERVE_FIRST] }
  return failed.is_down ? { ...known, hint: rollbackHint(deployment) } : known
}

const rollbackHint = ({ id }: { id: string }): Hint => ({ show: 'rollback', deployment: { id } })

const SERVE_FIRST =
  'Revert the change and push, so that code that works serves again. Then find the cause in the logs of the revision.'

/** The revision that failed, or that did not pass the smoke check; undefined for other errors. */
function failedDeploy({ deployed_id }: Sent, error: DeployError): FailedDeploy | undefined {
  if (error instanceof RevisionFailedError) return { ...error.failed, by: 'revision' }
  return deployed_id === undefined ? undefined : { revision_id: deployed_id, by: 'check' }
}

/** Rolls back if this run may. Emits the result. @throws CancelledError only; the report has all other errors. */
async function rollBack(
  session: Session,
  sent: Sent,
  failed: FailedDeploy
): Promise<RollbackReport> {
  const extended = withDeadline(session, session.clock.now() + sent.request.wait.timeoutMs)
  const report = await tryRollBack(extended, sent, failed).catch(
    async (error: unknown): Promise<RollbackReport> => {
      if (error instanceof CancelledError || !(error instanceof DeployError)) throw error
      await emitLive(session, sent)
      const { code, what, facts } = error
      if (code === 'rollback_refused') {
        const isUnknown = error instanceof CodeUnknownError
        return { result: 'not_possible', message: what, ...(isUnknown && { code_unknown: true }) }
      }
      return { result: 'failed', message: `The rollback failed: ${what}`, facts }
    }
  )
  session.emit({ type: 'rollback_ended', rollback: report })
  return report
}

async function tryRollBack(
  session: Session,
  sent: Sent,
  failed: FailedDeploy
): Promise<RollbackReport> {
  const { wait } = sent.request
  const { wanted: asked, before, plan: failedPlan } = sent.written
  if (!(await isOurs(session, sent, failed.revision_id)))
    throw refused(`this run did not make revision ${failed.revision_id}`)
  if (before === null) throw refused('this run created the deployment')
  const { id } = before.deployment
  const isSettled = (current: Snapshot) => !isBehind(current, before, failed)
  const current = await settle(session, () => readSnapshot(session, id, before.serving), isSettled)
  const other = servesInstead(failed, current)
  if (other !== undefined) {
    emitServing(session, current.serving)
    return {
      result: 'not_needed',
      message: `No rollback needed: revision ${other} is still serving.`
    }
  }
  const target = await targetAfterFailure(session, before, failed.revision_id)
  const states = { before: before.deployment, now: current.deployment }
  const { contents, unknown } = earlierContents(asked, sentFields(failedPlan.action) ?? {}, states)
  const wanted = wantedOf(asked.source, target.code, contents)
  const origin = originOf(target.code)
  const plan = planRollback({ wanted, origin, target_id: target.id }, current)
  emitCode(session, { id: target.id, source_revision_config: target.code })
  const commit_sha = target.code.repo_commit_sha ?? undefined
  const way = plan.action.do === 'patch' ? 'patch' : 'redeploy'
  session.emit({ type: 'rollback_begun', to: target.id, commit_sha, way })
  // A redeploy restores the code alone, whatever the service restores with it.
  const deployable = way === 'redeploy' ? wantedOf(asked.source, target.code) : wanted
  const earlier: Earlier = {
    target,
    wanted: deployable,
    origin,
    plan: redeployed(plan, target.id),
    before: current,
    original: before,
    wait
  }
  const progress = { ...session, emit: emitProgress(session.emit) }
  await followApplied(progress, earlier, await applyEarlier(progress, earlier))
  const read = await tryRequest(() => session.controlPlane.readDeployment(id))
  const differs = 'value' in read ? unrestored(wanted, read.value) : []
  const told = [
    ...(differs.length > 0
      ? [`After the rollback, these differ from before this run: ${differs.join(', ')}.`]
      : []),
    ...(unknown.length > 0 ? [`The rollback may not have restored: ${unknown.join(', ')}.`] : [])
  ]
  return { result: 'rolled_back', rolled_back_to: target.id, message: told.join(' ') }
}

/** Returns the plan as a redeploy, unless a patch does it: the same code may be deployed, and failing. */
function redeployed(plan: Plan, revision_id: string): Plan {
  if (plan.action.do === 'patch') return plan
  return { ...plan, new_revision: true, action: { do: 'redeploy', revision_id } }
}

/** Whether a reader may still show what was before this run: its latest revision, or after a check its serving one. */
function isBehind(current: Snapshot, before: Snapshot, { revision_id, by }: FailedDeploy): boolean {
  const isOld = (id: string | null | undefined, was: string | null | undefined) =>
    id != null && id === was && id !== revision_id
  if (isOld(current.deployment.latest_revision_id, before.deployment.latest_revision_id))
    return true
  return by === 'check' && isOld(servingId(current.serving), servingId(before.serving))
}

/** Whether this run made the revision, or resumed it, or pushed its commit. */
async function isOurs({ controlPlane }: Session, { written }: Sent, id: string): Promise<boolean> {
  const { deployment, revision, before } = written
  if (revision?.origin === 'pushed') {
    const read = await tryRequest(() => controlPlane.readRevision(deployment.id, id))
    return 'value' in read && isBuiltOf(revision.commit, read.value)
  }
  if (revision?.id !== id) return false
  if (revision.origin !== 'kept') return true
  const { latest } = before ?? {}
  return latest?.id === id && verdictOf(latest.status) === 'pending'
}

/** The revision that serves, so that no rollback is needed. @throws DeployError `rollback_refused` if this run must not. */
export function servesInstead(
  { revision_id, by }: FailedDeploy,
  { deployment, serving }: Snapshot
): string | undefined {
  const latest = deployment.latest_revision_id
  if (isBeingDeleted(deployment)) throw refused('the deployment is being deleted')
  if (latest !== revision_id)
    throw refused(
      `another run created ${latest === null ? 'a newer revision' : `revision ${latest}`}, which stays`
    )
  const isNamed = serving.is === 'revision' || serving.is === 'nothing'
  if (!isNamed && by === 'revision')
    throw refused('this run replaced no revision that the service names as serving')
  const id = servingId(serving)
  return id === revision_id ? undefined : id
}

/** The messages of this deploy concern the rollback, not the requested revision. */
function emitProgress(emit: Emit): Emit {
  return (event: DeployEvent) => {
    if (event.type === 'status_read')
      emit({ type: 'rollback_progressed', status: event.status, elapsed_ms: event.elapsed_ms })
    else if (event.type === 'revision_identified') {
      // That of another run is only the reason why this rollback fails.
      if (!event.superseded)
        emit({ type: 'rollback_revision_known', revision_id: event.revision_id })
    } else if (!OF_THE_DEPLOY.has(event.type)) emit(event)
  }
}

const OF_THE_DEPLOY = new Set([
  'operation_decided',
  'deployment_read',
  'wait_ended',
  'secrets_kept'
])

/** Reads once which revision serves, and emits it if the service says so. */
async function emitLive(session: Session, sent: Sent): Promise<void> {
  const options = { timeoutMs: LAST_LOOK_MS, once: true }
  const read = await tryRequest(() =>
    session.controlPlane.readDeployment(sent.written.deployment.id, options)
  )
  if ('value' in read)
    emitServing(session, servingOf(read.value, sent.written.before?.serving ?? NOTHING))
}
