/** What is waited for once a plan was carried out: this run's revision, the one that the service builds, or nothing. */
import type { DeploymentAnswer } from '../../contract/answers.js'
import { shortCommit } from '../../repository/refs.js'
import { tryRequest } from '../../requests/retry.js'
import type { Applied } from '../apply/applied.js'
import { emitRevision } from '../core/emit-revision.js'
import type { DeployedState } from '../core/model.js'
import type { WaitOptions } from '../core/request.js'
import type { Session } from '../core/session.js'
import { verdictOf } from '../core/status.js'
import { requestsRevision } from '../plan/repeat-revision.js'
import { type RerunInput, whyRerunDeploys } from '../plan/rerun.js'
import { emitLatest } from './emit-latest.js'
import { findPushRevision } from './find-push-revision.js'
import { type Waited, waitForRevision } from './wait-for-revision.js'

/** What to wait for, and how. */
export interface AppliedWait extends RerunInput {
  wait: WaitOptions
  /** The deployment at the start of the run; null if there was none. */
  current: DeployedState | null
}

/**
 * `came_up`: the run waited for a revision; with the deployment as read when the revision became known. `standing`: the
 * revision existed before, and is serving or DEPLOYED. `not_waited`: there is nothing to wait for, or `wait` is false.
 * `not_built`: the service was expected to build a push, shows no commits, and has no newer revision.
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
  { wait, wanted, current, plan, new_revision }: AppliedWait,
  applied: Applied
): Promise<WaitOutcome> {
  if (!wait.enabled || !(requestsRevision(wanted) || applied.new_revision)) {
    await emitLatest(session, applied)
    return { kind: 'not_waited' }
  }
  const startedAt = session.clock.now()
  const { deployment, previous } = applied
  const { interval, timeoutMs } = wait
  const timing = { deployment_id: deployment.id, previous, interval, timeoutMs, startedAt }
  const before = current?.latest ?? undefined
  const pushed_at = wanted.source === 'git_host' ? wanted.pushed_at : undefined
  const target = await findTarget(session, applied, { ...timing, before, pushed_at })
  if (target === 'not_built') return 'not_built'
  if (target === undefined) return { kind: 'not_waited' }
  if (hasComeUp(applied)) {
    if (applied.latest) emitRevision(session, applied.latest, 0)
    return { kind: 'standing' }
  }
  const waited = await waitForRevision(session, {
    ...timing,
    revision_id: target.revision_id,
    source: wanted.source,
    before,
    active_before: (applied.before ?? current?.deployment)?.active_revision_id,
    rerun: whyRerunDeploys({ wanted, plan, new_revision })
  })
  return { kind: 'came_up', built: target.built, startedAt, ...waited }
}

/** Whether the revision existed before this run and is DEPLOYED, or is serving in any status. */
function hasComeUp({ latest, built_by_service, deployment, revision_id }: Applied): boolean {
  if (latest === undefined || built_by_service !== undefined) return false
  const isApart = deployment.active_revision_id === revision_id && deployment.latest_revision_id !== revision_id
  return isApart || verdictOf(latest.status) === 'deployed'
}

/** The revision to wait for, and the deployment as read when it became known. */
interface Target {
  revision_id: string
  built: DeploymentAnswer
}

/** Undefined if there is no revision at all. */
async function findTarget(
  session: Session,
  { revision_id, deployment, built_by_service, previous }: Applied,
  timing: Omit<Parameters<typeof findPushRevision>[1], 'commit'>
): Promise<Target | 'not_built' | undefined> {
  if (built_by_service === undefined) return revision_id === null ? undefined : { revision_id, built: deployment }
  const message = `Waiting for the revision that the service builds from commit ${shortCommit(built_by_service)}.`
  session.emit({ type: 'info', message })
  const found = await findPushRevision(session, { ...timing, commit: built_by_service })
  if (found === undefined) return 'not_built'
  session.emit({ type: 'revision_identified', revision_id: found, previous })
  // What this read shows is only compared later: that it fails does not end the wait.
  const read = await tryRequest(() => session.controlPlane.readDeployment(deployment.id, { once: true }))
  if ('error' in read && !read.error.retryable) throw read.error
  return { revision_id: found, built: 'value' in read ? read.value : deployment }
}
