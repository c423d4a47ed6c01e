/**
 * Sends the write of a rollback, and finds the revision that it made. Retries only if reads show that it had no effect.
 */
import type { DeploymentAnswer } from '../../contract/answers.js'
import { AnswerError, DeployError, type RequestError } from '../../errors.js'
import { tryRequest } from '../../requests/retry.js'
import { identifyRevision } from '../apply/identify-revision.js'
import { confirmedWrite, isConflict } from '../core/confirmed-write.js'
import type { Session } from '../core/session.js'
import { verdictOf } from '../core/status.js'
import { waitForActive } from '../verify/wait-for-active.js'
import type { RollbackTarget } from './find-target.js'

/** How long two readers of a service may disagree, in milliseconds. */
const SETTLES_MS = 10_000

export interface RollbackWrite {
  deployment_id: string
  /** The latest revision, as long as nothing has been made. */
  failed_id: string
  /** Revisions from before this run. A reader that is behind may name one of them as the latest for some seconds. */
  older: readonly string[]
  /** The earlier revision, if the write may reactivate it instead of making a new one. */
  target?: RollbackTarget | undefined
  /** False when the service has no such operation. */
  write: () => Promise<boolean>
}

/**
 * Returns the deployment with a newer revision as its latest, or with the earlier one reactivated (`isReactivated`);
 * null if the service has no such operation. The caller decides by its contents whose revision it is, because §4.1 does
 * not show the responses of these writes.
 *
 * @throws RequestError if the service refuses; DeployError if the result is unknown, or another writer made a revision.
 */
export async function sendRollback(session: Session, rollback: RollbackWrite): Promise<DeploymentAnswer | null> {
  const { clock, deadline } = session
  const { deployment_id, failed_id, target, write } = rollback
  const settlesMs = Math.min(SETTLES_MS, Math.max(0, deadline - clock.now()) / 4)
  // What was seen before the target was looked for may have changed by now; a reader that is behind shows less.
  const isOver = (seen: DeploymentAnswer) => !isBehind(seen, rollback) && !isReactivated(seen, rollback)
  const earlier = await waitForActive(session, deployment_id, isOver, settlesMs)
  if (isForeign(earlier, rollback)) throw supersededByOther(earlier.latest_revision_id)
  // Another run that rolls back at the same time may have reactivated the same one.
  if (isReactivated(earlier, rollback)) return earlier
  let sentAt = clock.now()
  let mayBeOurs = false
  const isAgain = (deployment: DeploymentAnswer) =>
    isAtWork(session, deployment, { ...rollback, isSettled: clock.now() - sentAt >= settlesMs })
  const done = async () => {
    const deployment = await session.controlPlane.readDeployment(deployment_id)
    const isNew = deployment.latest_revision_id !== failed_id && !isBehind(deployment, rollback)
    return isNew || (await isAgain(deployment)) ? deployment : null
  }
  const path = `/v2/deployments/${deployment_id}`
  return confirmedWrite<boolean, DeploymentAnswer | null>(session, {
    request: target === undefined ? `PATCH ${path}` : `POST ${path}/revisions/${target.id}/redeploy`,
    send: () => {
      sentAt = clock.now()
      return write()
    },
    accept: async (isThere) => (isThere ? identifyMade(session, rollback, isAgain) : null),
    find: done,
    // A yes that cannot be read may be that of a proxy, but it is a yes: it is not requested again.
    finalError: (error) => (error instanceof AnswerError ? error : undefined),
    beforeResend: async (error) => {
      mayBeOurs ||= error.mayHaveBeenApplied || isConflict(error)
      const late = await done()
      if (late !== null && !mayBeOurs && isForeign(late, rollback)) throw supersededByOther(late.latest_revision_id)
      return late
    }
  })
}

/** Waits for the revision that an accepted write makes. */
async function identifyMade(
  session: Session,
  { deployment_id, failed_id, older }: RollbackWrite,
  isAgain: (deployment: DeploymentAnswer) => Promise<boolean>
): Promise<DeploymentAnswer> {
  const options = { deployment_id, previous: failed_id, older }
  const made = await tryRequest(() => identifyRevision(session, options, isAgain))
  if ('value' in made) return made.value.deployment
  throw unseen(made.error)
}

/** Whether a reader that is behind shows a revision from before this run as the latest. */
function isBehind({ latest_revision_id: latest }: DeploymentAnswer, { older }: Pick<RollbackWrite, 'older'>): boolean {
  return latest !== null && older.includes(latest)
}

/** Whether the latest revision is neither the failed one nor the target. */
function isForeign(deployment: DeploymentAnswer, way: Way): boolean {
  return deployment.latest_revision_id !== way.failed_id && !isReactivated(deployment, way)
}

/** The target of the rollback, and the failed revision. */
interface Way {
  target?: RollbackTarget | undefined
  failed_id: string
}

/**
 * Whether the earlier revision itself is the latest once more, or serves while nothing newer has been made than the one
 * that failed: no other is made of it then.
 */
export function isReactivated(deployment: DeploymentAnswer, { target, failed_id }: Way): boolean {
  const { active_revision_id: active, latest_revision_id: latest } = deployment
  if (target === undefined) return false
  return latest === target.id || (latest === failed_id && active === target.id)
}

/**
 * Whether the earlier revision itself has been put back to work, or is being rolled out again. A reader that is behind
 * shows it at work from before this run: it counts once that has had time to pass.
 */
async function isAtWork(
  session: Session,
  deployment: DeploymentAnswer,
  way: Way & { isSettled: boolean }
): Promise<boolean> {
  const { target } = way
  if (target === undefined) return false
  if (isReactivated(deployment, way) && way.isSettled) return true
  const { status } = await session.controlPlane.readRevision(deployment.id, target.id)
  return status !== target.status && verdictOf(status) === 'pending'
}

/** The service said yes, and cannot be read: what it makes is deployed all the same. */
function unseen(cause: RequestError): DeployError {
  return new DeployError(
    'write_unconfirmed',
    `The rollback was requested, but reading its result failed: ${cause.message}`,
    { cause }
  )
}

/** Another writer made a newer revision, which stays. */
export function supersededByOther(newest: string | null, why = ''): DeployError {
  return new DeployError(
    'superseded',
    `Another run created ${newest === null ? 'a newer revision' : `revision ${newest}`}${why && ` (${why})`}, which stays.`
  )
}
