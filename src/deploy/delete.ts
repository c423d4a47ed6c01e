/** Deletes a deployment: by id, or by its exact name (design, section 3). Absent already is success. */
import { DeployError, StatusError } from '../errors.js'
import { inert } from '../text/inert.js'
import type { Deletion } from './events.js'
import { describeTarget, type Found, type Target } from './find.js'
import { attempt } from './patience.js'
import { findOrRecall } from './recall.js'
import { readPatiently, type Session } from './session.js'
import { isBeingDeleted } from './status.js'

/** @throws DeployError when the deployment cannot be named, or the service cannot delete. */
export async function deleteDeployment(session: Session, target: Target): Promise<void> {
  const { emit } = session
  const end = (deletion: Deletion) => {
    emit({ type: 'operation_known', operation: 'deleted', new_revision: false })
    emit({ type: 'deletion_seen', deletion })
  }
  const found = await findForDelete(session, target)
  if (found === 'absent') return end('absent')
  if ('leaving' in found) {
    emit({ type: 'deployment_named', deployment_id: found.leaving })
    return end('begun_before')
  }
  const { id } = found
  await refuseOtherName(session, target)
  emit({ type: 'deployment_named', deployment_id: id })
  const deletion = await deleteById(session, id)
  if (deletion === 'absent') emit({ type: 'deployment_absent', what: inert(id) })
  end(deletion)
}

/** Where both are given, the id must lead to that name: what is deleted does not come back. */
async function refuseOtherName(session: Session, { deployment_id, name }: Target): Promise<void> {
  if (deployment_id === undefined || name === undefined) return
  const read = await attempt(() => readPatiently(session, () => session.controlPlane.readDeployment(deployment_id)))
  if ('error' in read) {
    if (read.error instanceof StatusError && read.error.status === 404) return
    throw read.error
  }
  if (read.value.name === name) return
  throw new DeployError(`Deployment ${deployment_id} is named ${inert(read.value.name)}, not ${inert(name)}.`, {
    advice: 'Nothing was deleted. Correct deployment_id, or leave name out.'
  })
}

/**
 * Deletes the deployment of this id, and says what the service made of that: `taken`, or that there was nothing to delete.
 *
 * @throws RequestError when the service refuses; DeployError when it has no such operation.
 */
export async function deleteById(session: Session, id: string): Promise<Deletion> {
  let tries = 0
  try {
    // Deleting twice is deleting once, so an unanswered delete may simply be sent again.
    session.emit({ type: 'write_sent' })
    await readPatiently(session, () => {
      tries++
      return session.controlPlane.deleteDeployment(id)
    })
    return 'taken'
  } catch (error) {
    if (!(error instanceof StatusError) || error.status !== 404) throw error
    const why = await whyNotFound(session, id, error)
    // What is not there any more at the second try may be gone by the first.
    return tries > 1 ? 'taken' : why
  }
}

/** Says what `deleteDeployment` would do. Sends reads only. */
export async function planDelete(session: Session, target: Target): Promise<void> {
  const { emit } = session
  const found = await findForDelete(session, target)
  if (found !== 'absent' && 'id' in found) await refuseOtherName(session, target)
  if (found !== 'absent') emit({ type: 'deployment_named', deployment_id: 'id' in found ? found.id : found.leaving })
  const [operation, reason] = plannedDelete(found, target)
  emit({ type: 'planned', plan: { operation, new_revision: false, reasons: [reason], changes: [], warnings: [] } })
  emit({ type: 'operation_known', operation: 'planned', new_revision: false })
}

function plannedDelete(found: ForDelete, target: Target): ['unchanged' | 'delete', reason: string] {
  if (found === 'absent') return ['unchanged', `no deployment ${describeTarget(target)} is there`]
  return 'id' in found
    ? ['delete', `deployment ${found.id} would be deleted`]
    : ['unchanged', `deployment ${found.leaving} is being deleted already`]
}

type ForDelete = Exclude<Found, 'unlisted'>

/** By id it is not looked for: the delete itself says whether it is there. */
async function findForDelete(session: Session, target: Target): Promise<ForDelete> {
  if (target.deployment_id !== undefined) return { id: target.deployment_id }
  const found = await findOrRecall(session, target.name ?? '')
  if (found === 'unlisted') {
    throw new DeployError(`The service has no list of deployments, so ${describeTarget(target)} cannot be looked up.`, {
      advice:
        'Check base_url. If it is right, give deployment_id, or the environment in which earlier runs recorded the deployment.'
    })
  }
  if (found === 'absent') session.emit({ type: 'deployment_absent', what: describeTarget(target) })
  return found
}

/**
 * A 404 may mean that the deployment is gone, or that the service has no such operation (§4.1 names none): only a read
 * that finds nothing either proves that it is gone.
 */
async function whyNotFound(session: Session, id: string, cause: StatusError): Promise<'absent' | 'begun_before'> {
  const { controlPlane, emit } = session
  const read = await attempt(() => readPatiently(session, () => controlPlane.readDeployment(id)))
  if ('value' in read) {
    if (isBeingDeleted(read.value)) return 'begun_before'
    throw new DeployError(
      `${cause.message}\nDeployment ${id} is still there: this service has no operation to delete it.`,
      { advice: 'Delete it where the service lets you.', cause }
    )
  }
  const gone = read.error instanceof StatusError && read.error.status === 404
  if (!gone) {
    throw new DeployError(`${cause.message}\n${read.error.message}\nWhether deployment ${id} is gone is not known.`, {
      advice: read.error.advice,
      cause
    })
  }
  const listed = await attempt(() => controlPlane.listDeployments({ name_contains: id, limit: 1, offset: 0 }))
  if ('value' in listed && listed.value !== null) return 'absent'
  const message = `Nothing is found at all below this base_url, so that deployment ${id} is gone is taken on trust: check base_url.`
  emit({ type: 'warned', message })
  return 'absent'
}
