/** Rolls back a failed deploy to what served before, and reports what is serving. The run fails in either case. */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import { CancelledError, DeployError } from '../../errors.js'
import { nameRevision, sameCommit } from '../../repository/refs.js'
import { tryRequest } from '../../requests/retry.js'
import { emitActive } from '../core/emit-revision.js'
import type { DeployEvent, Emit, RollbackReport } from '../core/events.js'
import type { DesiredDeployment } from '../core/model.js'
import type { PollInterval } from '../core/request.js'
import { type Session, withDeadline } from '../core/session.js'
import { settle } from '../core/settle.js'
import { isBeingDeleted } from '../core/status.js'
import { type RollbackTarget, readIfThere, refused, targetAfterFailure } from './choose-target.js'
import { deployEarlier } from './deploy-earlier.js'
import { earlierContents, planRollback, unrestored, wantedOf } from './plan-rollback.js'

/** The failed revision, and whether its rollout or its smoke check failed. */
export interface FailedDeploy {
  revision_id: string
  by: 'revision' | 'check'
}

/** A failed deploy and the data for its rollback. */
export interface RollbackInput {
  deployment_id: string
  failed: FailedDeploy
  wanted: DesiredDeployment
  /** The deployment at the start of this run; null if the run created it. */
  before: DeploymentAnswer | null
  interval: PollInterval
  /** For the whole rollback, in milliseconds. */
  timeoutMs: number
}

/** Time for the last read of what is serving, in milliseconds: the time limit may be used up by then. */
const LAST_LOOK_MS = 10_000

/**
 * Rolls back if there is a target and this run may. Emits the result.
 *
 * @throws CancelledError only; the report has all other errors.
 */
export async function rollBack(session: Session, input: RollbackInput): Promise<RollbackReport> {
  const extended = withDeadline(session, session.clock.now() + input.timeoutMs)
  const report = await tryRollBack(extended, input).catch(async (error: unknown): Promise<RollbackReport> => {
    if (error instanceof CancelledError || !(error instanceof DeployError)) throw error
    const isRefused = error.code === 'rollback_refused'
    // Of a revision that failed, the failure has said what serves.
    if (isRefused && input.failed.by === 'revision') return { result: 'not_possible', message: error.message }
    const live = await describeLive(session, input)
    if (isRefused) return { result: 'not_possible', message: `${error.message} ${live}` }
    return { result: 'failed', message: `The rollback failed: ${error.plain}\n${live}` }
  })
  session.emit({ type: 'rollback_ended', rollback: report })
  return report
}

async function tryRollBack(session: Session, input: RollbackInput): Promise<RollbackReport> {
  const { deployment_id, failed, wanted, before, interval, timeoutMs } = input
  const now = await readFailed(session, input)
  const stay = rollbackBlocker(failed, now, before)
  if (stay?.result === 'not_needed') return { result: 'not_needed', message: `No rollback needed: ${stay.why}.` }
  if (stay !== undefined) throw notRolledBack(stay.why)
  const target = await targetAfterFailure(session, { deployment_id, failed_id: failed.revision_id, before })
  if (target === null) {
    throw notRolledBack(
      before === null ? 'this run created the deployment' : 'no earlier revision that was DEPLOYED was found'
    )
  }
  const latest = await readIfThere(session, deployment_id, failed.revision_id)
  const sent = before && { wanted, before }
  const earlier = wantedOf(wanted.source, target.code, sent ? earlierContents(sent, now) : {})
  const planned = planRollback(earlier, { deployment: now, latest })
  if (planned.way === 'refused') throw notRolledBack(planned.why)
  const commit_sha = target.code.repo_commit_sha ?? undefined
  const way = planned.way === 'patch' ? 'patch' : 'redeploy'
  session.emit({ type: 'rollback_begun', to: target.id, commit_sha, way })
  const older = [target.id, before?.latest_revision_id, before?.active_revision_id].filter((id) => id != null)
  const wait = { enabled: true, interval, timeoutMs }
  const current = { deployment: now, latest }
  const progress = { ...session, emit: emitProgress(session.emit) }
  const { revision_id } = await deployEarlier(progress, { target, wanted: earlier, current, older, planned, wait })
  return rolledBack(session, { input, target, latest, made: revision_id ?? '' })
}

const notRolledBack = (why: string) => refused(`Not rolled back: ${why}.`)

interface Made {
  input: RollbackInput
  target: RollbackTarget
  /** The revision that failed, if it can be read. */
  latest: RevisionAnswer | null
  made: string
}

async function rolledBack(session: Session, { input, target, latest, made }: Made): Promise<RollbackReport> {
  const { wanted, before, deployment_id } = input
  const serves = (seen: DeploymentAnswer) => seen.active_revision_id === made || isUntold(seen, before)
  const now = await settle(session, () => session.controlPlane.readDeployment(deployment_id), serves)
  if (!serves(now)) throw new DeployError('not_active', `Revision ${made} is DEPLOYED, but is not serving.`)
  const commit = target.code.repo_commit_sha
  const stays = before === null ? [] : unrestored({ wanted, before }, now)
  emitActive(session, now.active_revision_id ?? undefined)
  const failedCommit = latest?.source_revision_config?.repo_commit_sha
  return {
    result: 'rolled_back',
    rolled_back_to: target.id,
    is_same_commit: commit != null && failedCommit != null && sameCommit(commit, failedCommit),
    message: [
      `Revision ${made} is serving now, with the code of ${nameRevision(target.id, commit)}.`,
      ...(stays.length === 0 ? [] : [`Not restored by the rollback: ${stays.join(', ')}.`])
    ].join('\n')
  }
}

/** The deployment. That what passed for DEPLOYED serves may show a moment later. */
async function readFailed(
  session: Session,
  { deployment_id, failed, before }: RollbackInput
): Promise<DeploymentAnswer> {
  const lags = ({ active_revision_id: active, latest_revision_id: latest }: DeploymentAnswer) =>
    (latest !== null && latest !== failed.revision_id && latest === before?.latest_revision_id) ||
    (failed.by === 'check' && active != null && active === before?.active_revision_id)
  return settle(
    session,
    () => session.controlPlane.readDeployment(deployment_id),
    (now) => !lags(now)
  )
}

/** Why this run does not roll back, because it need not or must not; undefined if it rolls back. */
export function rollbackBlocker(
  { revision_id, by }: FailedDeploy,
  now: DeploymentAnswer,
  before?: DeploymentAnswer | null
): { result: 'not_needed' | 'not_possible'; why: string } | undefined {
  const { latest_revision_id: latest, active_revision_id: active } = now
  if (isBeingDeleted(now)) return { result: 'not_possible', why: 'the deployment is being deleted' }
  if (latest !== revision_id) {
    return {
      result: 'not_possible',
      why: `another run created ${latest === null ? 'a newer revision' : `revision ${latest}`}, which stays`
    }
  }
  if (isUntold(now, before) && by === 'revision')
    return { result: 'not_possible', why: 'the service names no serving revision' }
  if (active != null && active !== revision_id)
    return { result: 'not_needed', why: `revision ${active} is still serving` }
  return undefined
}

/** Whether the service does not report what serves. If it named no revision before either, null means nothing. */
function isUntold({ active_revision_id: active }: DeploymentAnswer, before?: DeploymentAnswer | null): boolean {
  return active === undefined || (active === null && before != null && before.active_revision_id == null)
}

/** The messages of this deploy concern the rollback, not the requested revision. */
function emitProgress(emit: Emit): Emit {
  return (event: DeployEvent) => {
    if (event.type === 'status_read')
      emit({ type: 'rollback_progressed', status: event.status, elapsed_ms: event.elapsed_ms })
    else if (event.type === 'revision_identified') {
      // That of another run is only the reason why this rollback fails.
      if (!event.superseded) emit({ type: 'rollback_revision_known', revision_id: event.revision_id })
    } else if (!OF_THE_DEPLOY.has(event.type)) emit(event)
  }
}

const OF_THE_DEPLOY = new Set<DeployEvent['type']>([
  'operation_decided',
  'deployment_read',
  'wait_ended',
  'secrets_kept'
])

/** Reads once what is serving. */
async function describeLive(session: Session, input: RollbackInput): Promise<string> {
  const read = await tryRequest(() =>
    session.controlPlane.readDeployment(input.deployment_id, { timeoutMs: LAST_LOOK_MS, once: true })
  )
  return 'value' in read ? liveNow(session, read.value, input) : 'Reading which revision is serving failed.'
}

/** What is serving, if the service shows it (`isUntold`). */
function liveNow(session: Session, now: DeploymentAnswer, { before, failed }: RollbackInput): string {
  const { active_revision_id: active } = now
  // It was DEPLOYED, so that a service names none says nothing, if it has named none before.
  const isSilent = active === null && before === null && failed.by === 'check'
  if (active === undefined || isSilent || isUntold(now, before)) return 'The service names no serving revision.'
  emitActive(session, active)
  return active === null ? 'Nothing is serving now.' : `Revision ${active} is serving now.`
}
