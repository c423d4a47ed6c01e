/** Waits until the service shows which revision serves: it may do so a moment after DEPLOYED. */
import type { DeploymentAnswer } from '../../contract/answers.js'
import { tryRequest } from '../../requests/retry.js'
import { pollUntil } from '../core/poll-until.js'
import type { Session } from '../core/session.js'

/** How late a service may name what serves once a new revision is DEPLOYED, in milliseconds. */
export const TAKES_OVER_MS = 45_000
/** How much later, in milliseconds. */
const SERVES_MS = 10_000
const POLL_MS = 1_000

/**
 * Reads the deployment until `isOver` holds of it, or for so long (`forMs`), and returns what was read last.
 *
 * @throws RequestError if no read succeeds, or the service refuses one.
 */
export async function waitForActive(
  { clock, controlPlane, deadline }: Session,
  deploymentId: string,
  isOver: (deployment: DeploymentAnswer) => boolean,
  forMs = SERVES_MS
): Promise<DeploymentAnswer> {
  let last: DeploymentAnswer | undefined
  let isUnreadable = false
  // A read that fails does not undo what the reads before it showed.
  const readOrKeep = async (): Promise<DeploymentAnswer> => {
    const read = await tryRequest(() => controlPlane.readDeployment(deploymentId))
    if ('error' in read && (last === undefined || !read.error.retryable)) throw read.error
    isUnreadable = 'error' in read
    last = 'value' in read ? read.value : last
    return last as DeploymentAnswer
  }
  return pollUntil(
    { clock, deadline: Math.min(clock.now() + forMs, deadline), delayMs: POLL_MS },
    readOrKeep,
    (seen) => isUnreadable || isOver(seen)
  )
}
