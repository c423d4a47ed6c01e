/** What is waited for once a plan was carried out: this run's revision, the one that the service builds, or nothing. */
import type { DeploymentAnswer } from '../../contract/answers.js'
import { tryRequest } from '../../requests/retry.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Applied } from '../apply/applied.js'
import { emitRevision } from '../core/emit-revision.js'
import type { DeployedState, DesiredDeployment } from '../core/model.js'
import type { WaitOptions } from '../core/request.js'
import type { Session } from '../core/session.js'
import { verdictOf } from '../core/status.js'
import { requestsRevision } from '../plan/repeat-revision.js'
import { findPushRevision } from './find-push-revision.js'
import { type Waited, waitForRevision } from './wait-for-revision.js'

/** What to wait for, and how. */
export interface AppliedWait {
  wanted: DesiredDeployment
  wait: WaitOptions
  /** The deployment at the start of the run; null if there was none. */
  current: DeployedState | null
  /** False: being superseded is a failure, and the newer revision is not followed. */
  follow?: boolean
}

/**
 * `came_up`: the run waited for a revision; with the deployment as read when the revision became known. `standing`: the
 * revision existed before, and is serving or DEPLOYED. `not_waited`: there is nothing to wait for, or `wait` is false.
 * `not_built`: the service was expected to build a push, and shows no revision of it.
 */
export type WaitOutcome =
  | ({ kind: 'came_up'; built: DeploymentAnswer; startedAt: number } & Waited)
  | { kind: 'standing' }
  | { kind: 'not_waited' }
  | 'not_built'

/**
 * Waits until the revision that belongs to the applied plan is DEPLOYED.
 *
 * @throws RevisionFailedError, WaitTimeoutError; StatusError for 401, 403 and 404; CancelledError.
 */
export async function waitForApplied(
  session: Session,
  { wait, wanted, current, follow = true }: AppliedWait,
  applied: Applied
): Promise<WaitOutcome> {
  if (!wait.enabled || !(requestsRevision(wanted) || applied.new_revision)) {
    await emitLatest(session, applied)
    return { kind: 'not_waited' }
  }
  const startedAt = session.clock.now()
  const { deployment, previous, built_by_service: commit } = applied
  const { interval, timeoutMs } = wait
  const timing = { deployment_id: deployment.id, previous, interval, timeoutMs, startedAt }
  const target =
    commit === undefined
      ? { revision_id: applied.revision_id, built: deployment }
      : await findPushRevision(session, { ...timing, commit })
  if (target === undefined) return 'not_built'
  const { revision_id, built } = target
  if (revision_id === null) return { kind: 'not_waited' }
  if (hasComeUp(applied)) {
    if (applied.latest) emitRevision(session, applied.latest, 0)
    return { kind: 'standing' }
  }
  const waited = await waitForRevision(session, {
    ...timing,
    revision_id,
    source: wanted.source,
    follow,
    before: current?.latest ?? undefined,
    active_before: (applied.before ?? current?.deployment)?.active_revision_id
  })
  return { kind: 'came_up', built, startedAt, ...waited }
}

/** Whether the revision existed before this run and is DEPLOYED, or is serving in any status. */
function hasComeUp({ latest, built_by_service, deployment, revision_id }: Applied): boolean {
  if (latest === undefined || built_by_service !== undefined) return false
  const isApart = deployment.active_revision_id === revision_id && deployment.latest_revision_id !== revision_id
  return isApart || verdictOf(latest.status) === 'deployed'
}

/** Without a wait: reads the status of the latest revision once. */
async function emitLatest(
  session: Session,
  { deployment, revision_id, built_by_service, latest }: Applied
): Promise<void> {
  const { controlPlane, emit } = session
  if (built_by_service !== undefined) {
    const message =
      'The service builds this push automatically. This run does not look for its revision, because wait is false.'
    return emit({ type: 'info', message })
  }
  if (revision_id === null) return
  const read = latest
    ? { value: latest }
    : await tryRequest(() => controlPlane.readRevision(deployment.id, revision_id, { once: true }))
  if ('error' in read)
    return emit({ type: 'warning', message: `The state of the revision could not be read: ${read.error.message}` })
  emitRevision(session, read.value, 0)
  const verdict = verdictOf(read.value.status)
  if (verdict === 'failed') {
    const message = `Revision ${revision_id} ended as ${sanitizeLine(read.value.status, 40)}. This step did not wait for it, so it does not fail.`
    emit({ type: 'warning', message })
  }
  if (verdict === 'pending') {
    const message =
      'Not waiting for DEPLOYED, because `wait` is false. The outputs status and commit_sha show the current state.'
    emit({ type: 'info', message })
  }
}
