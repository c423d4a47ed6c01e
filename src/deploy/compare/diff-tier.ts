/**
 * Compares the size of a deployment of the public service. One that is not shown may differ, and is
 * no reason to send it. Pure.
 */
import type { DeploymentAnswer } from '../../contract/answers.js'
import type { Change, DesiredDeployment } from '../core/model.js'

const PATH = 'deployment_tier'

type Asked = Pick<DesiredDeployment, 'deployment_tier'>
type Shown = Pick<DeploymentAnswer, 'deployment_tier'>

/** Returns whether the service shows another size than the one that is asked for. */
export function showsOtherTier({ deployment_tier: asked }: Asked, shown: Shown): boolean {
  const { deployment_tier } = shown
  return asked !== undefined && deployment_tier != null && deployment_tier !== asked
}

/** Returns the change of the size, if the service shows another. */
export function diffTier(wanted: Asked, deployment: Shown): Change[] {
  if (!showsOtherTier(wanted, deployment)) return []
  const { deployment_tier: before } = deployment
  const { deployment_tier: after } = wanted
  return [{ path: PATH, difference: 'changed', before, after, new_revision: true }]
}

/**
 * Returns the size as a part of a patch that makes a revision anyway, if the service does not show
 * it.
 */
export function hiddenTier({ deployment_tier: after }: Asked, deployment: Shown): Change[] {
  if (after === undefined || deployment.deployment_tier != null) return []
  const note = 'the service does not show it'
  return [{ path: PATH, difference: 'unproven', after, note, new_revision: true }]
}

/** Returns the change of a create. */
export function addedTier({ deployment_tier: after }: Asked): Change[] {
  return after === undefined ? [] : [{ path: PATH, difference: 'added', after, new_revision: true }]
}
