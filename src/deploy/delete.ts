/** Deletes a deployment: by id, or by its exact name (design, section 3). Absent already is success. */
import { DeployError, StatusError } from '../errors.js'
import { inert } from '../text/inert.js'
import { describeTarget, type Target } from './find.js'
import { attempt } from './patience.js'
import { findOrRecall } from './recall.js'
import { readPatiently, type Session } from './session.js'
import { isBeingDeleted } from './status.js'

/** @throws DeployError when the deployment cannot be named, or the service cannot delete. */
export async function deleteDeployment(session: Session, target: Target): Promise<void> {
  const { emit } = session
  const done = () => emit({ type: 'operation_known', operation: 'deleted', new_revision: false })
  const id = target.deployment_id ?? (await findForDelete(session, target))
  if (id === null) return done()
  await refuseOtherName(session, target)
  emit({ type: 'deployment_named', deployment_id: id })
  const { was_there } = await deleteById(session, id)
  if (!was_there) emit({ type: 'deployment_absent', what: inert(id) })
  done()
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
 * Deletes the deployment of this id; `was_there` is false when it is gone already.
 *
 * @throws RequestError when the service refuses; DeployError when it has no such operation.
 */
export async function deleteById(session: Session, id: string): Promise<{ was_there: boolean }> {
  try {
    // Deleting twice is deleting once, so an unanswered delete may simply be sent again.
    session.emit({ type: 'write_sent' })
    await readPatiently(session, () => session.controlPlane.deleteDeployment(id))
    return { was_there: true }
  } catch (error) {
    if (!(error instanceof StatusError) || error.status !== 404) throw error
    await refuseUndeleted(session, id, error)
    return { was_there: false }
  }
}

/** Says what `deleteDeployment` would do. Sends reads only. */
export async function planDelete(session: Session, target: Target): Promise<void> {
  const { emit } = session
  const id = target.deployment_id ?? (await findForDelete(session, target))
  if (id !== null) {
    await refuseOtherName(session, target)
    emit({ type: 'deployment_named', deployment_id: id })
  }
  const operation = id === null ? 'unchanged' : 'delete'
  const reasons = [
    id === null ? `no deployment ${describeTarget(target)} is there` : `deployment ${id} would be deleted`
  ]
  emit({ type: 'planned', plan: { operation, new_revision: false, reasons, changes: [], warnings: [] } })
  emit({ type: 'operation_known', operation: 'planned', new_revision: false })
}

async function findForDelete(session: Session, target: Target): Promise<string | null> {
  const name = target.name ?? ''
  const found = await findOrRecall(session, name)
  if (found === 'unlisted') {
    throw new DeployError(`The service has no list of deployments, so ${describeTarget(target)} cannot be looked up.`, {
      advice:
        'Check base_url. If it is right, give deployment_id, or the environment in which earlier runs recorded the deployment.'
    })
  }
  if (typeof found === 'object' && 'id' in found) return found.id
  session.emit({ type: 'deployment_absent', what: describeTarget(target) })
  return null
}

/**
 * A 404 may mean that the deployment is gone, or that the service has no such operation (§4.1 names none): only a read
 * that finds nothing either proves that it is gone.
 */
async function refuseUndeleted(session: Session, id: string, cause: StatusError): Promise<void> {
  const { controlPlane, emit } = session
  const read = await attempt(() => readPatiently(session, () => controlPlane.readDeployment(id)))
  if ('value' in read) {
    if (isBeingDeleted(read.value)) return
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
  if ('value' in listed && listed.value !== null) return
  const message = `Nothing is found at all below this base_url, so that deployment ${id} is gone is taken on trust: check base_url.`
  emit({ type: 'warned', message })
}
