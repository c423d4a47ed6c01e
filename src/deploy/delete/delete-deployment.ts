/** Deletes a deployment: by id, or by its exact name (docs/design.md, section 3). Absent already is success. */
import { DeployError, StatusError } from '../../errors.js'
import { NO_SUCH_OPERATION } from '../../requests/missing-api.js'
import { orNull, withRetry } from '../../requests/retry.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Deletion } from '../core/events.js'
import type { OwnershipClaim, Target } from '../core/request.js'
import { retryOptions, type Session } from '../core/session.js'
import { describeDeployment, describeTarget, noSuchId } from '../find/find-by-name.js'
import { assertComparable, findForeignReason, otherRepository } from '../find/ownership.js'
import { assertAbsent, type ForDelete, findForDelete, whyNotFound } from './find-for-delete.js'

/** How a delete makes sure that the deployment is of this repository. */
export interface DeleteOwnership {
  claim: OwnershipClaim
  /** `keep`: a deployment of another repository is left alone, with a warning. `refuse`: it is an error. */
  if_foreign: 'keep' | 'refuse'
}

/**
 * Deletes the deployment, or keeps it if it belongs to another repository.
 *
 * @param ownership Absent if the deployment certainly belongs to this run.
 * @throws DeployError if the deployment cannot be named, is refused, or the service cannot delete.
 */
export async function deleteDeployment(session: Session, target: Target, ownership?: DeleteOwnership): Promise<void> {
  const { emit } = session
  const end = (deletion: Deletion) => {
    emit({ type: 'operation_decided', operation: 'deleted', new_revision: false })
    emit({ type: 'deletion_read', deletion })
  }
  const found = await findForDelete(session, target)
  if (found === 'absent') return end('absent')
  if ('deleting' in found) {
    emit({ type: 'deployment_identified', deployment_id: found.deleting })
    return end('already_deleting')
  }
  const { id } = found
  const endAbsent = () => {
    const by_id = target.deployment_id !== undefined
    emit({ type: 'deployment_not_found', what: sanitizeLine(id), ...(by_id && { by_id }) })
    end('absent')
  }
  const checked = await checkFound(session, { id, target, ownership })
  if (checked === 'absent') return endAbsent()
  if ('kept' in checked) {
    emit({ type: 'warning', message: checked.kept })
    return emit({ type: 'skipped', reason: 'Nothing was deleted.' })
  }
  emit({ type: 'deployment_identified', deployment_id: id })
  const deletion = await deleteById(session, id)
  return deletion === 'absent' ? endAbsent() : end(deletion)
}

type Checked = { may_go: true } | { kept: string } | 'absent'
const MAY_GO: Checked = { may_go: true }

/** Reads the deployment if its name or its repository has to be compared: what is deleted does not come back. */
async function checkFound(
  session: Session,
  { id, target, ownership }: { id: string; target: Target; ownership: DeleteOwnership | undefined }
): Promise<Checked> {
  const { deployment_id, name } = target
  const named = deployment_id !== undefined && name !== undefined
  if (!named && ownership === undefined) return MAY_GO
  const deployment = await orNull(session.controlPlane.readDeployment(id))
  if (deployment === null) {
    await assertAbsent(session, id)
    return 'absent'
  }
  if (named && deployment.name !== name) {
    throw new DeployError(
      'name_conflict',
      `Deployment ${deployment_id} is named "${sanitizeLine(deployment.name)}", not "${sanitizeLine(name)}".`,
      {
        advice: 'Correct `deployment_id`, or remove `name`.'
      }
    )
  }
  if (ownership === undefined) return MAY_GO
  const { claim, if_foreign } = ownership
  if (if_foreign === 'keep') assertComparable(deployment, claim)
  const why =
    if_foreign === 'keep'
      ? await findForeignReason(session, { ...deployment, name: name ?? deployment.name }, claim)
      : otherRepository(deployment, claim)
  if (why === undefined) return MAY_GO
  const message = `Deployment ${describeDeployment(deployment)} belongs to another repository: ${why}.`
  if (if_foreign === 'keep') return { kept: `Kept: ${message}` }
  throw new DeployError('foreign_deployment', message, {
    advice:
      'Check `name` and `base_url`. To delete it nevertheless, set `repo_url` to the repository from which it is built.'
  })
}

/**
 * Deletes the deployment of this id, and says what the service made of that: `accepted`, or that there was nothing to delete.
 *
 * @throws RequestError when the service refuses; DeployError when it has no such operation.
 */
export async function deleteById(session: Session, id: string): Promise<Deletion> {
  let tries = 0
  try {
    // Deleting twice is deleting once, so an unanswered delete may simply be sent again.
    session.emit({ type: 'write_sent', request: `DELETE /v2/deployments/${id}` })
    await withRetry(retryOptions(session), () => {
      tries++
      return session.controlPlane.deleteDeployment(id)
    })
    return 'accepted'
  } catch (error) {
    if (!(error instanceof StatusError) || !NO_SUCH_OPERATION.has(error.status)) throw error
    const why = await whyNotFound(session, id, error)
    // If a retry finds no deployment, the first attempt may have deleted it.
    return tries > 1 ? 'accepted' : why
  }
}

/** Says what `deleteDeployment` would do. Sends reads only. */
export async function planDelete(session: Session, target: Target, ownership?: DeleteOwnership): Promise<void> {
  const { emit } = session
  const found = await findForDelete(session, target)
  const checked: Checked =
    found !== 'absent' && 'id' in found ? await checkFound(session, { id: found.id, target, ownership }) : MAY_GO
  if (found !== 'absent')
    emit({ type: 'deployment_identified', deployment_id: 'id' in found ? found.id : found.deleting })
  const [operation, reason] = plannedDelete(checked === 'absent' ? 'absent' : found, target, checked)
  const warnings = operation === 'unchanged' && checked !== 'absent' && 'kept' in checked ? [checked.kept] : []
  emit({ type: 'planned', plan: { operation, new_revision: false, reasons: [reason], changes: [], warnings } })
  emit({ type: 'operation_decided', operation: 'planned', new_revision: false })
}

function plannedDelete(found: ForDelete, target: Target, checked: Checked): ['unchanged' | 'delete', reason: string] {
  if (checked !== 'absent' && 'kept' in checked) return ['unchanged', 'the deployment belongs to another repository']
  if (found === 'absent') {
    const { deployment_id } = target
    if (deployment_id !== undefined) return ['unchanged', noSuchId(sanitizeLine(deployment_id))]
    return ['unchanged', `no deployment named "${describeTarget(target)}" exists`]
  }
  return 'id' in found
    ? ['delete', `deployment ${found.id} would be deleted`]
    : ['unchanged', `deployment ${found.deleting} is already being deleted`]
}
