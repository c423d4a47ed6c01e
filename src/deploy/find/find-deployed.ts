/** Finds a deployment that must exist. */
import { DeployError } from '../../errors.js'
import { noListError } from '../../requests/missing-api.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { DeployedState } from '../core/model.js'
import type { Target } from '../core/request.js'
import { readCurrent, type Session } from '../core/session.js'
import { describeTarget, nearName } from './find-by-name.js'
import { findAndRead } from './find-current.js'

/** @param forMs How long one that is found is read again. @throws DeployError (`not_found`, `operation_unsupported`). */
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
