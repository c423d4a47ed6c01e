/** Rolls back a deploy that failed to what served before it, if this run may. */
import { verdictOf } from '../../contract/status.js'
import { CancelledError, DeployError, type Fact } from '../../errors.js'
import { isBuiltOf } from '../../repository/refs.js'
import { tryRequest } from '../../requests/retry.js'
import { emitCode, emitServing, type RollbackReport } from '../core/events.js'
import type { DesiredDeployment, Written } from '../core/model.js'
import type { DeployRequest } from '../core/request.js'
import { readSnapshot, type Session, withDeadline } from '../core/session.js'
import { settle } from '../core/settle.js'
import { NOTHING, type Serving, servingOf, UNKNOWN } from '../core/snapshot.js'
import { targetAfterFailure } from './choose-target.js'
import { applyEarlier, followApplied } from './deploy-earlier.js'
import { unrestored } from './earlier-contents.js'
import {
  type FailedRevision,
  judgeRollback,
  type RollbackStates,
  refusalOf,
  showsStateBefore
} from './judge-rollback.js'
import { describeUnrestored, planRestore } from './plan-restore.js'
import { RollbackRefusedError } from './refused.js'
import { progressEmitter } from './rollback-progress.js'

/** A deploy that failed after its write. */
export interface FailedDeploy {
  /** `wait`: its limit is also for the whole rollback. */
  request: Pick<DeployRequest, 'wait' | 'build_logs' | 'rollback'>
  written: Written
  /** The revision that was deployed, once it has been. */
  deployed_id?: string | undefined
}

/** How a rollback ended, and what serves since. */
export interface RollbackEnd {
  report: RollbackReport
  serving: Serving
}

/**
 * Time for the last read of what serves, in milliseconds: the time limit may be used up by then.
 */
const SERVING_READ = { timeoutMs: 10_000, once: true }

/**
 * Rolls back if this run may, and emits the result.
 *
 * @throws CancelledError only; the report has all other errors.
 */
export async function rollBackFailed(
  session: Session,
  deploy: FailedDeploy,
  failed: FailedRevision
): Promise<RollbackEnd> {
  const deadline = session.clock.now() + deploy.request.wait.timeoutMs
  const end = await tryRollBack(withDeadline(session, deadline), deploy, failed).catch(
    async (error: unknown): Promise<RollbackEnd> => {
      if (error instanceof CancelledError || !(error instanceof DeployError)) throw error
      return { report: reportOf(error), serving: await readServingNow(session, deploy) }
    }
  )
  session.emit({ type: 'rollback_ended', rollback: end.report })
  return end
}

function reportOf(error: DeployError): RollbackReport {
  const { what, facts } = error
  if (error instanceof RollbackRefusedError) {
    const { code_unknown } = error
    return { result: 'not_possible', message: what, ...(code_unknown && { code_unknown }) }
  }
  return { result: 'failed', message: what, facts: facts.map(ofRollback) }
}

/** Returns a fact about the rollback, so that none reads as one about the failed deploy. */
function ofRollback({ label, value }: Fact): Fact {
  return { label: `${label} (rollback)`, value }
}

/** Reads once which revision serves, and emits it if the service says so. */
async function readServingNow(session: Session, { written }: FailedDeploy): Promise<Serving> {
  const { deployment, before } = written
  const reading = () => session.controlPlane.readDeployment(deployment.id, SERVING_READ)
  const read = await tryRequest(reading)
  if ('error' in read) return UNKNOWN
  const serving = servingOf(read.value, before?.serving ?? NOTHING)
  emitServing(session, serving)
  return serving
}

async function tryRollBack(
  session: Session,
  deploy: FailedDeploy,
  failed: FailedRevision
): Promise<RollbackEnd> {
  const is_of_run = await isOfRun(session, deploy.written, failed.id)
  const states = is_of_run ? await readStates(session, deploy.written, failed) : null
  const verdict = judgeRollback({ failed, is_of_run, states })
  if (verdict.is === 'still_serves') {
    const serving: Serving = { is: 'revision', id: verdict.id }
    emitServing(session, serving)
    const message = `No rollback needed: revision ${verdict.id} is still serving.`
    return { report: { result: 'not_needed', message }, serving }
  }
  if (verdict.is === 'rolls_back') return returnToEarlier(session, deploy, failed, verdict.states)
  throw new RollbackRefusedError(refusalOf(verdict, failed))
}

/** Returns whether this run made the revision, or resumed it, or pushed its commit. */
async function isOfRun(
  { controlPlane }: Session,
  { deployment, revision, before }: Written,
  id: string
): Promise<boolean> {
  if (revision?.origin === 'pushed') {
    const read = await tryRequest(() => controlPlane.readRevision(deployment.id, id))
    return 'value' in read && isBuiltOf(revision.commit, read.value)
  }
  if (revision?.id !== id) return false
  if (revision.origin !== 'kept') return true
  const { latest } = before ?? {}
  return latest?.id === id && verdictOf(latest.status) === 'pending'
}

/** Reads the deployment until it shows the failure; null if this run created it. */
async function readStates(
  session: Session,
  { before }: Written,
  failed: FailedRevision
): Promise<RollbackStates | null> {
  if (before === null) return null
  const read = () => readSnapshot(session, before.deployment.id, before.serving)
  const current = await settle(
    session,
    read,
    (snapshot) => !showsStateBefore({ before, current: snapshot }, failed)
  )
  return { before, current }
}

/** Deploys the earlier state, and verifies it. @throws as a deploy; RollbackRefusedError. */
async function returnToEarlier(
  session: Session,
  { request, written }: FailedDeploy,
  failed: FailedRevision,
  states: RollbackStates
): Promise<RollbackEnd> {
  const { before } = states
  const target = await targetAfterFailure(session, before, failed.id)
  const { wanted, unknown, rollback } = planRestore(written, target, states)
  const { plan, origin } = rollback
  const way = plan.action.do === 'patch' ? 'patch' : 'redeploy'
  emitCode(session, target)
  session.emit({ type: 'rollback_begun', to: target.id, commit_sha: origin.commit, way })
  const progress = { ...session, emit: progressEmitter(session.emit) }
  const applied = await applyEarlier(progress, rollback, before)
  const live = await followApplied(progress, request.wait, applied)
  const differing = await readUnrestored(session, before.deployment.id, wanted)
  const message = describeUnrestored(differing, unknown)
  return {
    report: { result: 'rolled_back', rolled_back_to: target.id, message },
    serving: live === undefined ? UNKNOWN : { is: 'revision', id: live.revision.id }
  }
}

/** Reads what differs from the earlier state; nothing if the deployment cannot be read. */
async function readUnrestored(
  { controlPlane }: Session,
  deployment_id: string,
  wanted: DesiredDeployment
): Promise<string[]> {
  const read = await tryRequest(() => controlPlane.readDeployment(deployment_id))
  return 'value' in read ? unrestored(wanted, read.value) : []
}
