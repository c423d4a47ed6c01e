/** Rolls back to the revision that served before, and reports what is serving. The run fails in either case. */

import type { DeploymentAnswer } from '../../contract/answers.js'
import { CancelledError, DeployError, StatusError } from '../../errors.js'
import { tryRequest } from '../../requests/retry.js'
import type { RollbackReport } from '../core/events.js'
import { type Session, withDeadline } from '../core/session.js'
import { waitForActive } from '../verify/wait-for-active.js'
import { type CodeFields, codeMismatch } from './compare-code.js'
import { type RollbackInput, rollbackBlocker } from './decide-rollback.js'
import { findTarget, type RollbackTarget } from './find-target.js'
import { type RollbackPatch, rollbackPatch } from './rollback-patch.js'
import { isReactivated, sendRollback, supersededByOther } from './send-rollback.js'
import { LAST_LOOK_MS, liveNow, waitForRollback } from './wait-for-rollback.js'

/**
 * The service says that it cannot redeploy this revision, for example because its image was deleted. Nothing changed.
 */
const REFUSED = new Set([400, 422])

/**
 * Rolls back if there is a target and this run may. Emits the result.
 *
 * @throws CancelledError only; the report has all other errors.
 */
export async function rollBack(session: Session, input: RollbackInput): Promise<RollbackReport> {
  const extended = withDeadline(session, session.clock.now() + input.timeoutMs)
  const report = await tryRollBack(extended, input).catch(async (error: unknown): Promise<RollbackReport> => {
    if (error instanceof CancelledError || !(error instanceof DeployError)) throw error
    const live = await describeLive(session, input)
    return { result: 'failed', message: `The rollback failed: ${error.plain}\n${live}` }
  })
  session.emit({ type: 'rollback_ended', rollback: report })
  return report
}

async function tryRollBack(session: Session, input: RollbackInput): Promise<RollbackReport> {
  const { deployment_id, failed, wanted, before } = input
  const now = await readFailed(session, input)
  const stay = rollbackBlocker(failed, now, before)
  if (stay?.result === 'not_needed') return { result: 'not_needed', message: `No rollback needed: ${stay.why}.` }
  // Of a revision that failed, the failure has said what serves.
  const live = failed.by === 'revision' ? '' : ` ${liveNow(session, now, input)}`
  if (stay !== undefined) return notPossible(stay.why, live)
  const target = await findTarget(session, { deployment_id, failed_id: failed.revision_id, before })
  if (target === null) {
    const first =
      before === null ? 'this run created the deployment' : 'no earlier revision that was DEPLOYED was found'
    return notPossible(first, live)
  }
  const code = await readFailedCode(session, input, now)
  const patch = rollbackPatch({ wanted, before: before ?? undefined, now, failed: code, target: target.code })
  const made = await makeRevision(session, input, { target, code, patch })
  if (made === undefined) {
    const why = 'why' in patch ? patch.why : ''
    return notPossible(`the service cannot redeploy a revision, and ${why}. Revert the change and deploy it`, live)
  }
  return waitForRollback(session, input, { target, failed: code, made })
}

/** The deployment. That what passed for DEPLOYED serves may show a moment later. */
async function readFailed(
  session: Session,
  { deployment_id, failed, before }: RollbackInput
): Promise<DeploymentAnswer> {
  const lags = ({ active_revision_id: active, latest_revision_id: latest }: DeploymentAnswer) =>
    (latest !== null && latest !== failed.revision_id && latest === before?.latest_revision_id) ||
    (failed.by === 'check' && active != null && active === before?.active_revision_id)
  return waitForActive(session, deployment_id, (now) => !lags(now))
}

function notPossible(why: string, live: string): RollbackReport {
  return { result: 'not_possible', message: `Not rolled back: ${why}.${live}` }
}

/** The revision shows its own commit; the deployment's copy may be older. */
async function readFailedCode({ controlPlane }: Session, input: RollbackInput, now: DeploymentAnswer) {
  const read = await tryRequest(() =>
    controlPlane.readRevision(input.deployment_id, input.failed.revision_id, { once: true })
  )
  return ('value' in read ? read.value.source_revision_config : undefined) ?? now.source_revision_config
}

interface Ways {
  target: RollbackTarget
  /** Code of the revision that failed. */
  code: CodeFields
  patch: RollbackPatch
}

/**
 * Makes the revision of the rollback: by redeploy, otherwise by a patch. A resource spec belongs to no revision. If
 * this run replaced it and can send the earlier one, the patch comes first. Undefined: neither is possible.
 */
async function makeRevision(
  session: Session,
  input: RollbackInput,
  { target, code, patch }: Ways
): Promise<string | undefined> {
  const { controlPlane, emit } = session
  const { deployment_id, failed } = input
  const commit_sha = target.code.repo_commit_sha ?? undefined
  const begin = (way: 'redeploy' | 'patch') => emit({ type: 'rollback_begun', to: target.id, commit_sha, way })
  const send = async (write: () => Promise<boolean>, again?: RollbackTarget) => {
    const known = [target.id, input.before?.latest_revision_id, input.before?.active_revision_id]
    const older = known.filter((id) => id != null && id !== failed.revision_id) as string[]
    const { revision_id: failed_id } = failed
    const found = await sendRollback(session, { deployment_id, failed_id, older, target: again, write })
    return found && ownRevision(session, found, { target, failed_id, failed: code })
  }
  const request = 'request' in patch ? patch.request : undefined
  const needsPatch = 'request' in patch && patch.restores_resources
  if (!needsPatch) {
    begin('redeploy')
    const redeploy = () => controlPlane.redeployRevision(deployment_id, target.id)
    const made = await send(redeploy, target).catch((error: unknown) => {
      if (request !== undefined && error instanceof StatusError && REFUSED.has(error.status)) return null
      throw error
    })
    if (made !== null) return made
  }
  if (request === undefined) return undefined
  begin('patch')
  const made = await send(() => controlPlane.patchDeployment(deployment_id, request).then(() => true))
  return made ?? undefined
}

/**
 * Returns the revision of the rollback: the earlier one itself if it was reactivated, otherwise the newest one if it
 * has the code of the target.
 *
 * @throws DeployError if it belongs to another writer.
 */
async function ownRevision(
  session: Session,
  found: DeploymentAnswer,
  { target, failed_id, failed }: { target: RollbackTarget; failed_id: string; failed: CodeFields }
): Promise<string | null> {
  const { controlPlane, emit } = session
  const isItself = isReactivated(found, { target, failed_id }) || found.latest_revision_id === failed_id
  const id = isItself ? target.id : found.latest_revision_id
  if (id === null) throw supersededByOther(null)
  if (!isItself) {
    const revision = await controlPlane.readRevision(found.id, id)
    const other = codeMismatch(
      revision.source_revision_config ?? found.source_revision_config,
      { target: target.code, failed },
      ['repo_ref', 'graph_config_path', 'image_uri']
    )
    if (other !== undefined) throw supersededByOther(id, other)
  }
  emit({ type: 'rollback_revision_known', revision_id: id })
  return id
}

/** Reads once what is serving. */
async function describeLive(session: Session, input: RollbackInput): Promise<string> {
  const { controlPlane } = session
  const read = await tryRequest(() =>
    controlPlane.readDeployment(input.deployment_id, { timeoutMs: LAST_LOOK_MS, once: true })
  )
  return 'value' in read ? liveNow(session, read.value, input) : 'Reading which revision is serving failed.'
}
