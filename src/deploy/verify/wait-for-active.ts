/** Which revision serves, where a service tells that a moment after it has said DEPLOYED. */
import type { DeploymentAnswer } from '../../contract/answers.js'
import { readWithRetry, type Session } from '../core/session.js'

/** How much later, in milliseconds. */
const SERVES_MS = 10_000
const LOOK_AGAIN_MS = 1_000

/** The deployment as soon as `isOver` holds of it, or as it is when that has been waited for long enough (`forMs`). */
export async function waitForActive(
  session: Session,
  deploymentId: string,
  isOver: (deployment: DeploymentAnswer) => boolean,
  forMs = SERVES_MS
): Promise<DeploymentAnswer> {
  const { clock, controlPlane } = session
  const giveUp = Math.min(clock.now() + forMs, session.deadline)
  for (;;) {
    const deployment = await readWithRetry(session, () => controlPlane.readDeployment(deploymentId))
    if (isOver(deployment) || clock.now() >= giveUp) return deployment
    await clock.sleep(LOOK_AGAIN_MS)
  }
}
