/** Finds the deployment at the start of a run, or decides that a create is needed (docs/design.md, section 3). */

import { backoffDelay } from '../../requests/retry.js'
import { misspelled } from '../../text/nearest.js'
import type { DeployedState } from '../core/model.js'
import { pollUntil } from '../core/poll-until.js'
import type { Target } from '../core/request.js'
import { readCurrent, type Session } from '../core/session.js'
import { isBeingDeleted } from '../core/status.js'
import { findAndRead } from './find-and-read.js'
import { describeTarget, nameReservedError } from './find-by-name.js'
import { nearName } from './near-name.js'

/**
 * The deployed state. `current` is null if a create is needed; `deleting` is the deployment that still reserves the
 * name.
 */
export interface FoundDeployment {
  current: DeployedState | null
  deleting: string | null
  /** An existing name that differs from the requested one by a typo. Nothing acts on it. */
  near_name?: string | undefined
  /** What was assumed. A request that fails says more, so this is a warning only if none does. */
  assumed?: string
}

/** @throws DeployError when it is named by its id and is being deleted, or two have the name. */
export async function findCurrent(session: Session, target: Target): Promise<FoundDeployment> {
  const { emit } = session
  let current: DeployedState
  if (target.deployment_id === undefined) {
    const name = target.name ?? ''
    const found = await findAndRead(session, name, readWithRevision)
    if (found === 'unlisted') {
      const assumed =
        'This service has no list of deployments (404), so the run assumed that the deployment did not exist. Set `deployment_id` for later runs.'
      return { current: null, deleting: null, assumed }
    }
    if (typeof found === 'string') emit({ type: 'deployment_not_found', what: describeTarget(target) })
    if (found === 'absent')
      return { current: null, deleting: null, near_name: await nearName(session, name, misspelled) }
    if (typeof found === 'string') return { current: null, deleting: null }
    if ('deleting' in found) return { current: null, deleting: found.deleting }
    current = found
  } else current = await readWithRevision(session, target.deployment_id)
  const { id } = current.deployment
  const deleting = isBeingDeleted(current.deployment)
  if (deleting && target.deployment_id === undefined) return { current: null, deleting: id }
  emit({ type: 'deployment_read', deployment: current.deployment })
  if (deleting) throw nameReservedError(current.deployment.name, id)
  return { current, deleting: null }
}

/** How long a service may take to show the first revision of a deployment, which exists from the start (§1); in milliseconds. */
const FIRST_REVISION_MS = 15_000

/** Reads the deployment and its latest revision. A deployment that another run has just created may not show one yet. */
async function readWithRevision(session: Session, id: string): Promise<DeployedState> {
  const { clock, deadline } = session
  const giveUp = Math.min(deadline, clock.now() + FIRST_REVISION_MS)
  return pollUntil(
    { clock, deadline: giveUp, delayMs: (pause) => backoffDelay(pause) },
    () => readCurrent(session, id),
    ({ deployment, latest }) => latest !== null || isBeingDeleted(deployment)
  )
}
