/**
 * What is waited for once a plan was carried out: this run's revision, the one that the service
 * builds, or nothing.
 */
import type { RevisionAnswer } from '../../contract/answers.js'
import { isDeployed, meaningOf } from '../../contract/status.js'
import { inOneLine } from '../../errors.js'
import { tryRequest } from '../../requests/retry.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { emitRevision } from '../core/events.js'
import { previousId, type Written } from '../core/model.js'
import type { WaitOptions } from '../core/request.js'
import type { Session } from '../core/session.js'
import { NOTHING } from '../core/snapshot.js'
import { requestsRevision } from '../plan/plan-update.js'
import { findPushRevision } from './find-push-revision.js'
import { waitForRevision } from './wait-for-revision.js'

/**
 * How the wait for what was applied ended. `standing`: the revision was DEPLOYED before.
 * `not_waited`: there is nothing to wait for, or `wait` is false. `not_built`: the service was
 * expected to build a push, and shows no revision of it.
 */
export type WaitOutcome =
  /**
   * The run waited for this revision. `started_at`: when the wait began, on the session's clock.
   */
  | { is: 'deployed'; revision: RevisionAnswer; started_at: number }
  | { is: 'standing' }
  | { is: 'not_waited' }
  | { is: 'not_built' }

/**
 * Waits until the revision that belongs to the applied plan is DEPLOYED.
 *
 * @param options.follow False: a revision that was superseded is a failure, and the newer one is
 * not followed.
 * @throws The errors of `waitForRevision`.
 */
export async function waitForApplied(
  session: Session,
  { wait, follow = true }: { wait: WaitOptions; follow?: boolean },
  written: Written
): Promise<WaitOutcome> {
  const { wanted, plan, before, deployment, revision } = written
  const mayHaveRollout = requestsRevision(wanted) || plan.new_revision
  if (!wait.enabled || !mayHaveRollout) {
    await emitLatest(session, written)
    return { is: 'not_waited' }
  }
  if (revision === null) return { is: 'not_waited' }
  const kept = revision.origin === 'kept' ? before?.latest : null
  if (kept != null && isDeployed(kept)) {
    emitRevision(session, kept, 0)
    return { is: 'standing' }
  }
  const started_at = session.clock.now()
  const { id: deployment_id } = deployment
  const previous = previousId(revision)
  const polling = { ...wait, session, deployment_id, previous, startedAt: started_at }
  const revision_id =
    revision.origin === 'pushed'
      ? await findPushRevision({ ...polling, commit: revision.commit })
      : revision.id
  if (revision_id === undefined) return { is: 'not_built' }
  const deployed = await waitForRevision({
    ...polling,
    revision_id,
    follow,
    serving_before: before?.serving ?? NOTHING
  })
  return { is: 'deployed', revision: deployed, started_at }
}

const UNSEEN_PUSH =
  'The service builds this push automatically. ' +
  'This run does not look for its revision, because wait is false.'

/** Reads the status of the latest revision once, without a wait. */
async function emitLatest(
  session: Session,
  { deployment, revision, before }: Written
): Promise<void> {
  const { controlPlane, emit } = session
  if (revision === null) return
  if (revision.origin === 'pushed') return emit({ type: 'info', message: UNSEEN_PUSH })
  const kept = revision.origin === 'kept' ? before?.latest : undefined
  const read = await tryRequest(
    async () => kept ?? controlPlane.readRevision(deployment.id, revision.id, { once: true })
  )
  if ('error' in read) {
    const message = `The state of the revision could not be read: ${inOneLine(read.error)}`
    return emit({ type: 'warning', message })
  }
  const { status } = read.value
  emitRevision(session, read.value, 0)
  const { verdict, may_pass } = meaningOf(status)
  if (verdict === 'pending' || may_pass) {
    const message = 'This run does not wait for the rollout, because `wait` is false.'
    const { id, name } = deployment
    return emit({ type: 'info', message, hint: { show: 'status', deployment: { id, name } } })
  }
  if (verdict === 'failed') {
    const message =
      `Revision ${revision.id} ended as ${sanitizeLine(status, 40)}. ` +
      'This step did not wait for it, so it does not fail.'
    emit({ type: 'warning', message })
  }
}
