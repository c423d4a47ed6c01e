/** Which revision is this run's: the latest one, once it is another than before (design, section 3). */
import type { DeploymentAnswer } from '../contract/answers.js'
import { DeployError } from '../errors.js'
import { formatDuration } from '../text/duration.js'
import { describeDeployment } from './find.js'
import { readPatiently, type Session } from './session.js'

/** How long a service may take to show the revision that a write made, in milliseconds. */
const REVISION_APPEARS_MS = 60_000
const LOOK_AGAIN_MS = 1_000

export interface Written {
  /** As the write itself answered. */
  deployment: DeploymentAnswer
  /** Id of the latest revision before the write; null when there was none. */
  previous: string | null
}

/**
 * The deployment with the new revision as its latest: mostly the answer of the write itself.
 *
 * @param isOther Where a write may show in another way than by a new revision: whether it does.
 * @throws DeployError when no new revision appears.
 */
export async function identifyRevision(
  session: Session,
  written: Written,
  isOther: (deployment: DeploymentAnswer) => Promise<boolean> = async () => false
): Promise<DeploymentAnswer> {
  const { controlPlane, clock, emit } = session
  const giveUp = Math.min(session.deadline, clock.now() + REVISION_APPEARS_MS)
  let { deployment } = written
  const isNew = ({ latest_revision_id: latest }: DeploymentAnswer) => latest !== null && latest !== written.previous
  const isShown = async () => isNew(deployment) || (await isOther(deployment))
  for (let looks = 1; !(await isShown()); looks++) {
    if (looks === 1) {
      const most = formatDuration(Math.max(0, giveUp - clock.now()))
      const message = `The service has taken the request and does not show its new revision yet. Waiting for that, ${most} at most.`
      emit({ type: 'noted', message })
    }
    if (clock.now() + LOOK_AGAIN_MS > giveUp) throw neverAppeared(written)
    await clock.sleep(LOOK_AGAIN_MS)
    deployment = await readPatiently(session, () => controlPlane.readDeployment(written.deployment.id))
  }
  return deployment
}

function neverAppeared({ deployment }: Written): DeployError {
  return new DeployError(
    `The write to ${describeDeployment(deployment)} was taken, but no new revision has appeared.`,
    {
      advice: 'Look at the deployment in the service. Running again is safe: it compares first.'
    }
  )
}
