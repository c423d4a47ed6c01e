/** What is there when a run begins: the deployment, or that a create is due (design, section 3, Find). */
import { beingDeleted, describeTarget, type Target } from './find.js'
import type { Current } from './model.js'
import { findOrRecall } from './recall.js'
import { readCurrent, type Session } from './session.js'
import { isBeingDeleted } from './status.js'

/** What is there; `current` is null when a create is due, and `leaving` is what still has its name then. */
export interface Present {
  current: Current | null
  leaving: string | null
}

/** @throws DeployError when it is named by its id and is being deleted, or two have the name. */
export async function findCurrent(session: Session, target: Target): Promise<Present> {
  const { emit } = session
  let id = target.deployment_id
  if (id === undefined) {
    const name = target.name ?? ''
    const found = await findOrRecall(session, name)
    if (found === 'unlisted') {
      const message =
        'The service has no list of deployments, so the name cannot be looked up and is taken for a new one. If it has one, check base_url.'
      emit({ type: 'warned', message })
    }
    if (found === 'absent') emit({ type: 'deployment_absent', what: describeTarget(target) })
    if (typeof found === 'string') return { current: null, leaving: null }
    if ('leaving' in found) return { current: null, leaving: found.leaving }
    id = found.id
  }
  const current = await readCurrent(session, id)
  const leaving = isBeingDeleted(current.deployment)
  if (leaving && target.deployment_id === undefined) return { current: null, leaving: id }
  emit({ type: 'deployment_known', deployment: current.deployment })
  if (leaving) throw beingDeleted(current.deployment.name, id)
  return { current, leaving: null }
}
