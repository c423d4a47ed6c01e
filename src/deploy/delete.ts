/** Deletes a deployment: by id, or by its exact name (design, section 3). Absent already is success. */
import { DeployError, StatusError } from '../errors.js'
import { describeTarget, findByName, type Target } from './find.js'
import { attempt } from './patience.js'
import { readPatiently, type Session } from './session.js'
import { isBeingDeleted } from './status.js'

/** @throws DeployError when the deployment cannot be named, or the service cannot delete. */
export async function deleteDeployment(session: Session, target: Target): Promise<void> {
  const { controlPlane, emit } = session
  const done = () => emit({ type: 'operation_known', operation: 'deleted', new_revision: false })
  const id = target.deployment_id ?? (await findForDelete(session, target))
  if (id === null) return done()
  emit({ type: 'deployment_named', deployment_id: id })
  try {
    // Deleting twice is deleting once, so an unanswered delete may simply be sent again.
    await readPatiently(session, () => controlPlane.deleteDeployment(id))
  } catch (error) {
    if (!(error instanceof StatusError) || error.status !== 404) throw error
    await refuseUndeleted(session, id, error)
    emit({ type: 'deployment_absent', what: describeTarget(target) })
  }
  done()
}

/** Says what `deleteDeployment` would do. Sends reads only. */
export async function planDelete(session: Session, target: Target): Promise<void> {
  const { emit } = session
  const id = target.deployment_id ?? (await findForDelete(session, target))
  if (id !== null) emit({ type: 'deployment_named', deployment_id: id })
  const operation = id === null ? 'unchanged' : 'delete'
  const reasons = [
    id === null ? `no deployment ${describeTarget(target)} is there` : `deployment ${id} would be deleted`
  ]
  emit({ type: 'planned', plan: { operation, new_revision: false, reasons, changes: [], warnings: [] } })
  emit({ type: 'operation_known', operation: 'planned', new_revision: false })
}

async function findForDelete(session: Session, target: Target): Promise<string | null> {
  const name = target.name ?? ''
  const found = await readPatiently(session, () => findByName(session.controlPlane, name, 'any'))
  if (found === 'unlisted') {
    throw new DeployError(`The service has no list of deployments, so ${describeTarget(target)} cannot be looked up.`, {
      advice: 'Give deployment_id.'
    })
  }
  if (found !== 'absent') return found.id
  session.emit({ type: 'deployment_absent', what: describeTarget(target) })
  return null
}

/** A 404 may mean that the deployment is gone, or that the service has no such operation (§4.1 names none). */
async function refuseUndeleted(session: Session, id: string, cause: StatusError): Promise<void> {
  const read = await attempt(() => readPatiently(session, () => session.controlPlane.readDeployment(id)))
  if ('error' in read) {
    if (read.error instanceof StatusError && read.error.status === 404) return
    throw read.error
  }
  if (isBeingDeleted(read.value)) return
  throw new DeployError(
    `${cause.message}\nDeployment ${id} is still there: this service has no operation to delete it.`,
    {
      advice: 'Delete it where the service lets you.',
      cause
    }
  )
}
