/** Which revision is this run's: the latest one, once it is another than before (design, section 3). */
import type { DeploymentAnswer } from '../contract/answers.js'
import { DeployError, type RequestError } from '../errors.js'
import { describeDeployment } from './find.js'
import { readPatiently, type Session } from './session.js'

/** How long a service may take to show the revision that a write made, in milliseconds. */
const REVISION_APPEARS_MS = 60_000
const LOOK_AGAIN_MS = 1_000

export interface Written {
  /** As the write itself answered, or as it was read after it. */
  deployment: DeploymentAnswer
  /** Id of the latest revision before the write; null when there was none. */
  previous: string | null
  /** Why the answer of the write itself says nothing, where it does not. */
  unreadable?: RequestError
}

/**
 * The deployment with the new revision as its latest: mostly the answer of the write itself.
 *
 * @throws DeployError when no new revision appears.
 */
export async function identifyRevision(session: Session, written: Written): Promise<DeploymentAnswer> {
  const { controlPlane, clock } = session
  const giveUp = Math.min(session.deadline, clock.now() + REVISION_APPEARS_MS)
  let { deployment } = written
  while (deployment.latest_revision_id === written.previous) {
    if (clock.now() + LOOK_AGAIN_MS > giveUp) throw neverAppeared(written)
    await clock.sleep(LOOK_AGAIN_MS)
    deployment = await readPatiently(session, () => controlPlane.readDeployment(written.deployment.id))
  }
  return deployment
}

function neverAppeared({ deployment, unreadable: cause }: Written): DeployError {
  const problem = `The write to ${describeDeployment(deployment)} was taken, but no new revision has appeared.`
  if (cause !== undefined) return new DeployError(`${cause.message}\n${problem}`, { advice: cause.advice, cause })
  return new DeployError(problem, {
    advice: 'Look at the deployment in the service. Running again is safe: it compares first.'
  })
}
