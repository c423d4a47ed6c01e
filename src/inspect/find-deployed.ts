/** Finds a deployment to look at. */
import type { DeployedState } from '../deploy/core/model.js'
import type { Target } from '../deploy/core/request.js'
import { readCurrent, type Session } from '../deploy/core/session.js'
import { describeTarget, nearName } from '../deploy/find/find-by-name.js'
import { findAndRead } from '../deploy/find/find-current.js'
import { DeployError } from '../errors.js'
import { noListError } from '../requests/missing-api.js'
import { sanitizeLine } from '../text/sanitize.js'

/** The deployment and its latest revision. @param forMs How long one that is found is read again. @throws DeployError (`not_found`, `operation_unsupported`); RequestError. */
export async function findDeployed(session: Session, target: Target, forMs = 0): Promise<DeployedState> {
  const found = await findAndRead(session, target, undefined, forMs)
  if (found === 'unlisted') {
    throw await noListError(session, {
      consequence: `"${describeTarget(target)}" cannot be found`,
      advice: 'Set `deployment_id`.'
    })
  }
  if (found === 'absent') {
    const near = await nearName(session, target.name ?? '')
    const message = `No deployment "${describeTarget(target)}" exists.`
    const meant = near === undefined ? '' : ` Did you mean "${sanitizeLine(near)}"?`
    const advice = 'Check `name`, and that the key belongs to this workspace.'
    throw new DeployError('not_found', message + meant, { advice })
  }
  return 'deleting' in found ? readCurrent(session, found.deleting) : found
}
