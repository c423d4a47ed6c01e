/**
 * Deletes a deployment: by id, or by its exact name (docs/design.md, section 3). Absent already is
 * success.
 */
import { type DeploymentAnswer, shownUrl } from '../../contract/answers.js'
import { isBeingDeleted } from '../../contract/status.js'
import { DeployError, factsOfCause, isNotFound, StatusError } from '../../errors.js'
import type { DeleteOptions } from '../../ports.js'
import { assertServiceAnswers, NO_SUCH_OPERATION, noListError } from '../../requests/missing-api.js'
import { orNull, tryRequest, withRetry } from '../../requests/retry.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { webAddress } from '../../text/web-address.js'
import { assertConfirmed } from '../core/confirm.js'
import type { Deletion } from '../core/events.js'
import type { Confirm, OwnershipClaim, Target } from '../core/request.js'
import { retryOptions, type Session } from '../core/session.js'
import { SETTLES_MS, settle } from '../core/settle.js'
import {
  describeDeployment,
  describeTarget,
  type Found,
  findByNameOrRecord,
  nearName,
  noSuchDeployment
} from '../find/find-by-name.js'
import { findForeignReason, foreignError, otherRepository } from '../find/ownership.js'

/** How a delete makes sure that the deployment is of this repository. */
export interface DeleteOwnership {
  claim: OwnershipClaim
  /**
   * `keep`, of a preview, whose name is ours: one of another repository is left alone, with a
   * warning. `refuse`: it is an error.
   */
  if_foreign: 'keep' | 'refuse'
}

/** How a deployment is deleted. */
interface DeleteTerms extends DeleteOptions {
  /** Absent if the deployment certainly belongs to this run. */
  ownership?: DeleteOwnership | undefined
  /** Asks before one is deleted that is no preview. */
  confirm?: Confirm | undefined
}

/**
 * Deletes the deployment, or keeps it if it belongs to another repository.
 *
 * @throws DeployError if the deployment cannot be named, is refused, or the service cannot delete.
 */
export async function deleteDeployment(
  session: Session,
  target: Target,
  terms: DeleteTerms = {}
): Promise<void> {
  const { emit } = session
  const { ownership, confirm } = terms
  const found = await findForDelete(session, target, ownership)
  if (found.is === 'kept') {
    emit({ type: 'warning', message: found.reason })
    return emit({ type: 'skipped', reason: 'Nothing was deleted.' })
  }
  const asks = confirm !== undefined && ownership?.if_foreign !== 'keep'
  if (found.is === 'found' && asks) await confirmDelete(session, found.id, { ...terms, confirm })
  const deletion = found.is === 'found' ? await deleteById(session, found.id, terms) : found.is
  if (deletion === 'absent') await reportAbsent(session, target)
  emit({ type: 'operation_decided', operation: 'deleted', new_revision: false })
  emit({ type: 'deletion_read', deletion })
}

/** Says what goes, and asks. @throws DeployError `cancelled` if the person declines. */
async function confirmDelete(
  { controlPlane }: Session,
  id: string,
  { confirm, tracing_project }: DeleteOptions & { confirm: Confirm }
): Promise<void> {
  // What cannot be read is asked about, too.
  const deployment = (await orNull(controlPlane.readDeployment(id))) ?? {
    id,
    name: id,
    source_config: {}
  }
  const url = webAddress(shownUrl(deployment)) ?? 'without a URL'
  const scope = `all of its revisions${tracing_project ? ', and its traces' : ''}`
  const what = `This deletes ${describeDeployment(deployment)}, ${url}, with ${scope}.`
  await assertConfirmed(confirm, deployment, what)
}

/** Says what `deleteDeployment` would do. Sends reads only. */
export async function planDelete(
  session: Session,
  target: Target,
  { ownership, tracing_project }: DeleteTerms = {}
): Promise<void> {
  const found = await findForDelete(session, target, ownership)
  if (found.is === 'absent') await reportAbsent(session, target)
  const isFound = found.is === 'found'
  const warnings = found.is === 'kept' ? [found.reason] : []
  const traces = isFound && tracing_project ? ', with its traces' : ''
  const reasons = [explain(found, target) + traces]
  session.emit({
    type: 'planned',
    plan: {
      action: { do: isFound ? 'delete' : 'nothing' },
      new_revision: false,
      reasons,
      changes: [],
      warnings
    }
  })
  session.emit({ type: 'operation_decided', operation: 'planned', new_revision: false })
}

function explain(found: ForDelete, target: Target): string {
  switch (found.is) {
    case 'already_deleting':
      return 'the deployment is already being deleted'
    case 'absent':
      return noSuchDeployment(target)
    case 'found':
      return `deployment ${found.id} would be deleted`
    case 'kept':
      return 'the deployment belongs to another repository'
  }
}

/** Reports that nothing has the name or the ID, with the name that was probably meant. */
async function reportAbsent(
  session: Session,
  { deployment_id: id, name = '' }: Target
): Promise<void> {
  const meant = id === undefined ? await nearName(session, name) : undefined
  const what = { what: sanitizeLine(id ?? name), ...(id !== undefined && { by_id: true as const }) }
  session.emit({ type: 'deployment_not_found', ...what, meant: meant && sanitizeLine(meant) })
}

/** What is to be deleted, or why nothing is. */
type ForDelete =
  | { is: 'found'; id: string }
  /** It may be of another repository. */
  | { is: 'kept'; reason: string }
  | { is: 'absent' | 'already_deleting' }

async function findForDelete(
  session: Session,
  target: Target,
  ownership?: DeleteOwnership
): Promise<ForDelete> {
  const { deployment_id, name = '' } = target
  const found: Found =
    deployment_id === undefined
      ? await findByNameOrRecord(session, name)
      : { is: 'found', id: deployment_id }
  if (found.is === 'absent') return found
  if (found.is === 'unlisted') {
    throw await noListError(session, {
      consequence: `"${describeTarget(target)}" cannot be found`,
      fix: 'Set `deployment_id`, or `environment` if earlier runs recorded the deployment there.'
    })
  }
  const { id } = found
  const checked: ForDelete =
    found.is === 'found'
      ? await checkFound(session, id, { target, ownership })
      : { is: 'already_deleting' }
  if (checked.is === 'found' || checked.is === 'already_deleting')
    session.emit({ type: 'deployment_identified', deployment_id: id })
  return checked
}

/**
 * Reads the deployment if its name or its repository has to be compared: what is deleted does not
 * come back. Otherwise the answer to the delete shows whether it exists.
 */
async function checkFound(
  session: Session,
  id: string,
  {
    target: { deployment_id, name },
    ownership
  }: { target: Target; ownership: DeleteOwnership | undefined }
): Promise<ForDelete> {
  const isNamed = deployment_id !== undefined && name !== undefined
  if (!isNamed && ownership === undefined) return { is: 'found', id }
  const deployment = await orNull(session.controlPlane.readDeployment(id))
  if (deployment === null) {
    await assertServiceAnswers(session, id)
    return { is: 'absent' }
  }
  if (isNamed && deployment.name !== name) {
    const what =
      `Deployment ${id} is named "${sanitizeLine(deployment.name)}", ` +
      `not "${sanitizeLine(name)}".`
    const fix = ['Correct `deployment_id`, or remove `name`.']
    throw new DeployError('name_conflict', { what, fix })
  }
  if (ownership === undefined) return { is: 'found', id }
  const { claim, if_foreign } = ownership
  const isKept = if_foreign === 'keep'
  const named = { ...deployment, name: name ?? deployment.name }
  const why = isKept
    ? await findForeignReason(session, named, claim)
    : otherRepository(deployment, claim)
  if (why === undefined) return { is: 'found', id }
  const fix =
    'Check `name` and `base_url`. ' +
    'To delete it nevertheless, set `repo_url` to the repository from which it is built.'
  const foreign = foreignError(deployment, why, fix)
  if (isKept) return { is: 'kept', reason: `Kept: ${foreign.what}` }
  throw foreign
}

/**
 * Deletes the deployment of this id, and says what the service made of that: `accepted`, or that
 * there was nothing to delete. A service that refuses to delete the tracing project still deletes
 * the deployment.
 *
 * @throws RequestError when the service refuses; DeployError when it has no such operation.
 */
export async function deleteById(
  session: Session,
  id: string,
  { tracing_project = false }: DeleteOptions = {}
): Promise<Deletion> {
  let tries = 0
  // Deleting twice is deleting once, so an unanswered delete may simply be sent again.
  const send = (options: DeleteOptions) =>
    withRetry(retryOptions(session), () => {
      tries++
      return session.controlPlane.deleteDeployment(id, options)
    })
  session.emit({ type: 'write_sent', request: `DELETE /v2/deployments/${id}` })
  let sent = await tryRequest(() => send({ tracing_project }))
  if (tracing_project && 'error' in sent && isRefusedAsInvalid(sent.error)) {
    const message =
      `The service does not delete the tracing project of ${id} (422). ` +
      'Deleting the deployment without it.'
    session.emit({ type: 'warning', message })
    // The service refused this attempt, so it has deleted nothing.
    tries--
    sent = await tryRequest(() => send({}))
  }
  if ('value' in sent) return 'accepted'
  const { error } = sent
  if (!(error instanceof StatusError) || !NO_SUCH_OPERATION.has(error.status)) throw error
  const why = await whyNotFound(session, id, error)
  // If a retry finds no deployment, the first attempt may have deleted it.
  return tries > 1 ? 'accepted' : why
}

const isRefusedAsInvalid = (error: Error) => error instanceof StatusError && error.status === 422

/**
 * A 404 may mean that the deployment does not exist, or that the service has no such operation
 * (§4.1 names none). Only a read that also returns 404 proves that it was deleted.
 */
async function whyNotFound(
  session: Session,
  id: string,
  cause: StatusError
): Promise<'absent' | 'already_deleting'> {
  const forMs = isNotFound(cause) ? SETTLES_MS : 0
  const readAgain = () => orNull(session.controlPlane.readDeployment(id))
  const isGoing = (left: DeploymentAnswer | null) => left === null || isBeingDeleted(left)
  const read = await tryRequest(() => settle(session, readAgain, isGoing, { forMs }))
  if ('error' in read) {
    throw new DeployError('write_unconfirmed', {
      what: 'It is unknown whether the deployment was deleted.',
      facts: [
        { label: 'Deployment', value: id },
        ...factsOfCause('Cause', cause),
        ...factsOfCause('Last read', read.error)
      ],
      fix: read.error.fix,
      cause
    })
  }
  if (read.value === null) {
    await assertServiceAnswers(session, id)
    return 'absent'
  }
  if (isBeingDeleted(read.value)) return 'already_deleting'
  throw new DeployError('operation_unsupported', {
    what: 'This service cannot delete deployments. The deployment still exists.',
    facts: [{ label: 'Deployment', value: id }, ...factsOfCause('Cause', cause)],
    fix: ['Delete it in the service.'],
    cause
  })
}
