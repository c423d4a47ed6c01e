/** What is waited for once a plan was carried out: this run's revision, the one that the service builds, or nothing. */
import type { RevisionAnswer } from '../../contract/answers.js'
import { verdictOf } from '../../contract/status.js'
import { inOneLine } from '../../errors.js'
import { tryRequest } from '../../requests/retry.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { emitRevision } from '../core/events.js'
import type { Written } from '../core/model.js'
import type { WaitOptions } from '../core/request.js'
import type { Session } from '../core/session.js'
import { NOTHING } from '../core/snapshot.js'
import { requestsRevision } from '../plan/plan-update.js'
import { findPushRevision, waitForRevision } from './wait-for-revision.js'

export interface AppliedWait {
  wait: WaitOptions
  /** False: being superseded is a failure, and the newer revision is not followed. */
  follow?: boolean
}

/** The run waited for this revision, which is DEPLOYED. */
export interface CameUp {
  revision: RevisionAnswer
  /** Time on the session's clock at which the wait began. */
  startedAt: number
}

/**
 * `standing`: the revision was DEPLOYED before. `not_waited`: there is nothing to wait for, or `wait` is false.
 * `not_built`: the service was expected to build a push, and shows no revision of it.
 */
export type WaitOutcome = CameUp | 'standing' | 'not_waited' | 'not_built'

/** Waits until the revision that belongs to the applied plan is DEPLOYED. @throws The errors of `waitForRevision`. */
export async function waitForApplied(
  session: Session,
  { wait, follow = true }: AppliedWait,
  written: Written
): Promise<WaitOutcome> {
  const { wanted, plan, before, deployment, revision: runRevision } = written
  if (!wait.enabled || !(requestsRevision(wanted) || plan.new_revision)) {
    await emitLatest(session, written)
    return 'not_waited'
  }
  if (runRevision === null) return 'not_waited'
  const { interval, timeoutMs } = wait
  const startedAt = session.clock.now()
  const previous = runRevision.origin === 'kept' ? runRevision.id : runRevision.previous
  const timing = { deployment_id: deployment.id, previous, interval, timeoutMs, startedAt }
  const latest = before?.latest ?? null
  const isKept = runRevision.origin === 'kept'
  if (isKept && latest !== null && verdictOf(latest.status) === 'deployed') {
    emitRevision(session, latest, 0)
    return 'standing'
  }
  const revision_id =
    runRevision.origin === 'pushed'
      ? await findPushRevision(session, { ...timing, commit: runRevision.commit })
      : runRevision.id
  if (revision_id === undefined) return 'not_built'
  const revision = await waitForRevision(session, {
    ...timing,
    revision_id,
    follow,
    serving_before: before?.serving ?? NOTHING
  })
  return { revision, startedAt }
}

const UNSEEN_PUSH =
  'The service builds this push automatically. This run does not look for its revision, because wait is false.'

/** Without a wait: reads the status of the latest revision once. */
async function emitLatest(
  session: Session,
  { deployment, revision, before }: Written
): Promise<void> {
  const { emit } = session
  if (revision?.origin === 'pushed') return emit({ type: 'info', message: UNSEEN_PUSH })
  if (revision === null) return
  const { id: revision_id } = revision
  const latest = revision.origin === 'kept' ? before?.latest : undefined
  const read = await tryRequest(
    async () =>
      latest ??
      (await session.controlPlane.readRevision(deployment.id, revision_id, { once: true }))
  )
  if ('error' in read)
    return emit({
      type: 'warning',
      message: `The state of the revision could not be read: ${inOneLine(read.error)}`
    })
  emitRevision(session, read.value, 0)
  const verdict = verdictOf(read.value.status)
  if (verdict === 'pending') {
    const message = 'This run does not wait for the rollout, because `wait` is false.'
    const { id, name } = deployment
    emit({ type: 'info', message, hint: { show: 'status', deployment: { id, name } } })
  }
  if (verdict !== 'failed') return
  const message = `Revision ${revision_id} ended as ${sanitizeLine(read.value.status, 40)}. This step did not wait for it, so it does not fail.`
  emit({ type: 'warning', message })
}
