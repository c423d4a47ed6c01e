/** Which revision serves, where a service tells that a moment after it has said DEPLOYED. */
import type { DeploymentAnswer } from '../../contract/answers.js'
import { pollUntil } from '../core/poll-until.js'
import type { Session } from '../core/session.js'

/** How much later, in milliseconds. */
const SERVES_MS = 10_000
const POLL_MS = 1_000

/** Reads the deployment until `isOver` holds of it, or for so long (`forMs`), and returns what was read last. */
export function waitForActive(
  { clock, controlPlane, deadline }: Session,
  deploymentId: string,
  isOver: (deployment: DeploymentAnswer) => boolean,
  forMs = SERVES_MS
): Promise<DeploymentAnswer> {
  return pollUntil(
    { clock, deadline: Math.min(clock.now() + forMs, deadline), delayMs: POLL_MS },
    () => controlPlane.readDeployment(deploymentId),
    isOver
  )
}
