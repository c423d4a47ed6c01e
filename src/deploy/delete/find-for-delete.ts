/** Finds what is to be deleted, and says what a 404 means. */
import { DeployError, isNotFound, type StatusError } from '../../errors.js'
import type { ControlPlane } from '../../ports.js'
import { backoffDelay, tryRequest } from '../../requests/retry.js'
import { nearest } from '../../text/nearest.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { assertServiceAnswers, noListError } from '../core/no-api.js'
import { pollUntil } from '../core/poll-until.js'
import { isPreviewName } from '../core/preview-name.js'
import type { Target } from '../core/request.js'
import type { Session } from '../core/session.js'
import { isBeingDeleted } from '../core/status.js'
import { describeTarget, type Found, nearName } from '../find/find-by-name.js'
import { findByNameOrRecord } from '../find/find-recorded.js'

const mayExist = (what: string) => `Deployment ${what} may still exist.`

export type ForDelete = Exclude<Found, 'unlisted'>

/** Sends the delete without a lookup if the id is given: its response shows whether the deployment exists. */
export async function findForDelete(session: Session, target: Target): Promise<ForDelete> {
  if (target.deployment_id !== undefined) return { id: target.deployment_id }
  const { name = '' } = target
  const { controlPlane, names } = rememberNames(session.controlPlane)
  const found = await findByNameOrRecord({ ...session, controlPlane }, name)
  if (found === 'unlisted' || found === 'unknown') {
    const recorded = found === 'unknown' ? ', and no GitHub Deployment records it' : ''
    throw await noListError(session, {
      consequence: `"${describeTarget(target)}" cannot be found${recorded}`,
      advice: 'Set `deployment_id`, or `environment` if earlier runs recorded the deployment there.'
    })
  }
  if (found === 'gone') await assertServiceAnswers(session, mayExist(describeTarget(target)))
  if (typeof found === 'object') return found
  const near = similarName(name, names) ?? (await nearName(session, name))
  emitNotFound(session, name, near)
  return 'absent'
}

/** Reports that no deployment has the name, with the name that was probably meant. */
export function emitNotFound({ emit }: Session, name: string, near: string | undefined): void {
  const what = sanitizeLine(name)
  if (near === undefined) return emit({ type: 'deployment_not_found', what })
  emit({ type: 'deployment_not_found', what, meant: sanitizeLine(near) })
}

/** The same control plane, and the names of the deployments that its list has shown. */
function rememberNames(controlPlane: ControlPlane): { controlPlane: ControlPlane; names: ReadonlySet<string> } {
  const names = new Set<string>()
  const listDeployments: ControlPlane['listDeployments'] = async (query) => {
    const rows = await controlPlane.listDeployments(query)
    for (const row of rows ?? []) if (!isBeingDeleted(row)) names.add(row.name)
    return rows
  }
  return { controlPlane: { ...controlPlane, listDeployments }, names }
}

/**
 * The name that was probably meant. Previews do not count: after its pull request closed, only those of others are left.
 */
function similarName(name: string, names: ReadonlySet<string>): string | undefined {
  if (isPreviewName(name)) return undefined
  // The list has only names that contain the requested one, so the shortest is the most similar.
  const standing = [...names].filter((listed) => !isPreviewName(listed)).sort((a, b) => a.length - b.length)
  return nearest(name, standing) ?? standing[0]
}

/** A delayed reader may show a deployment for so long after another run deleted it; in milliseconds. */
const LONGEST_BEHIND_MS = 15_000

/**
 * A 404 may mean that the deployment does not exist, or that the service has no such operation (§4.1 names none). Only
 * a read that also returns 404 proves that it was deleted.
 */
export async function whyNotFound(
  session: Session,
  id: string,
  cause: StatusError
): Promise<'absent' | 'already_deleting'> {
  const { controlPlane, clock } = session
  const deadline = Math.min(session.deadline, clock.now() + (isNotFound(cause) ? LONGEST_BEHIND_MS : 0))
  const read = await pollUntil(
    { clock, deadline, delayMs: (pause) => backoffDelay(pause) },
    () => tryRequest(() => controlPlane.readDeployment(id)),
    (last) => 'error' in last || isBeingDeleted(last.value)
  )
  if ('value' in read) {
    if (isBeingDeleted(read.value)) return 'already_deleting'
    throw new DeployError(
      'operation_unsupported',
      `This service cannot delete deployments. The deployment still exists.\nDeployment ${id}\n${cause.message}`,
      { advice: 'Delete it in the service.', cause }
    )
  }
  const gone = isNotFound(read.error)
  if (!gone) {
    throw new DeployError(
      'write_unconfirmed',
      `It is unknown whether the deployment was deleted.\nDeployment ${id}\n${cause.message}\n${read.error.message}`,
      {
        advice: read.error.advice,
        cause
      }
    )
  }
  await assertAbsent(session, id)
  return 'absent'
}

/** Asserts that a 404 for this id is the answer of a control plane. @throws DeployError if nothing shows that. */
export async function assertAbsent(session: Session, id: string): Promise<void> {
  const { controlPlane } = session
  const listed = await tryRequest(() => controlPlane.listDeployments({ name_contains: id, limit: 1, offset: 0 }))
  if (!('value' in listed && listed.value !== null)) await assertServiceAnswers(session, mayExist(id))
}
