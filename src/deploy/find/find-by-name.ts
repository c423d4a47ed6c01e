/**
 * Finds the deployment of an exact name, over all pages of the list (docs/design.md, section 3).
 * Without a list, by the id that an earlier run recorded. A record may have been edited, so it only
 * says where to look: the service itself has to say that this is the name.
 */
import type { DeploymentAnswer, DeploymentRow } from '../../contract/answers.js'
import type { Page } from '../../contract/page.js'
import { isBeingDeleted } from '../../contract/status.js'
import { DeployError } from '../../errors.js'
import { isPreviewName } from '../../repository/preview-name.js'
import {
  type List,
  type Listing,
  PAGE_SIZE,
  readPagesOfName,
  unreadList
} from '../../requests/lists.js'
import { assertServiceAnswers } from '../../requests/missing-api.js'
import { orNull, tryRequest } from '../../requests/retry.js'
import { misspelled } from '../../text/did-you-mean.js'
import { capitalized, count } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Target } from '../core/request.js'
import type { Session } from '../core/session.js'

/** What has a name. */
export type Found =
  | { is: 'found'; id: string }
  /** It is being deleted, and still reserves the name. */
  | { is: 'deleting'; id: string }
  | { is: 'absent' }
  /** The service has no list, so it is unknown whether the name is reserved. */
  | { is: 'unlisted' }

/**
 * Returns the deployment with exactly this name, case included.
 * @throws DeployError if two have it, or the list is incomplete.
 */
export async function findByName(controlPlane: List, name: string): Promise<Found> {
  const livingIn = ({ rows }: Pick<Listing, 'rows'>) =>
    rows.filter((row) => row.name === name && !isBeingDeleted(row))
  const isEnough = (rows: DeploymentRow[], page: Page<DeploymentRow>) => {
    const isOnlyOfName = page.filtered_by_name && rows.every((row) => row.name === name)
    return livingIn({ rows }).length >= (isOnlyOfName ? 1 : 2)
  }
  let listing = await readPagesOfName(controlPlane, name, { isEnough })
  // A row may move to another page while the list is read. One that is missing from two readings
  // does not exist.
  const mayHaveMoved = listing !== null && listing.pages > 1 && livingIn(listing).length === 0
  if (mayHaveMoved) listing = await readPagesOfName(controlPlane, name, { isEnough })
  if (listing === null) return { is: 'unlisted' }
  const [id, ...more] = livingIn(listing).map((row) => row.id)
  if (more.length > 0) {
    const what =
      `${count(more.length + 1, 'deployment')} are named "${sanitizeLine(name)}": ` +
      [id, ...more].join(', ')
    const fix = ['Set `deployment_id` to one of them, or delete the others.']
    throw new DeployError('name_conflict', { what, fix })
  }
  // A second one of the name may be behind a full page.
  const isFull = listing.rows.length >= PAGE_SIZE
  if (listing.incomplete !== undefined && (id === undefined || isFull))
    throw unreadList(name, listing.incomplete)
  if (id !== undefined) return { is: 'found', id }
  const deleting = listing.rows.find((row) => row.name === name)
  return deleting === undefined ? { is: 'absent' } : { is: 'deleting', id: deleting.id }
}

/**
 * Returns the deployment with exactly this name: from the list, else from the records. `unlisted`:
 * neither can show it.
 *
 * @throws DeployError if no record leads to a deployment, and nothing else shows that `base_url` is
 * right.
 */
export async function findByNameOrRecord(session: Session, name: string): Promise<Found> {
  const listed = await findByName(session.controlPlane, name)
  if (listed.is !== 'unlisted') return listed
  const found: Found[] = []
  // One that was recreated has several ids, the newest first.
  for (const id of new Set(await session.records.recordedIds(name))) {
    const named = await readNamed(session, id, name)
    if (named.is === 'found') return named
    found.push(named)
  }
  const deleting = found.find(({ is }) => is === 'deleting')
  if (deleting !== undefined) return deleting
  if (found.length === 0) return { is: 'unlisted' }
  await assertServiceAnswers(session, sanitizeLine(name))
  return { is: 'absent' }
}

/**
 * Returns whether the deployment of this id has the name: no list is needed for that.
 * @throws RequestError if it cannot be read.
 */
async function readNamed(session: Session, id: string, name: string): Promise<Found> {
  // A refusal says nothing about the deployment, and must not lead to a second one.
  const read = await orNull(session.controlPlane.readDeployment(id))
  if (read === null) return { is: 'absent' }
  if (read.name === name) return { is: isBeingDeleted(read) ? 'deleting' : 'found', id }
  const message =
    `A GitHub Deployment records ${id} as "${sanitizeLine(name)}", ` +
    `but its name is "${sanitizeLine(read.name)}". Ignoring it.`
  session.emit({ type: 'warning', message })
  return { is: 'absent' }
}

/** Returns why this run does not update a deployment that is being deleted. */
export function nameReservedError(name: string, id: string): DeployError {
  return new DeployError('name_conflict', {
    what:
      `Deployment "${sanitizeLine(name)}" (${id}) is being deleted (AWAITING_DELETE). ` +
      'Its name stays reserved until that finishes.',
    fix: ['Run again later, set `timeout` to a longer time, or use another `name`.']
  })
}

export function describeTarget(target: Target): string {
  return sanitizeLine(target.name ?? target.deployment_id ?? '')
}

/**
 * Says that nothing was found. By an ID, the answer is the same for credentials that cannot see the
 * deployment.
 */
export function noSuchDeployment({ deployment_id, name = '' }: Target): string {
  if (deployment_id === undefined) return `no deployment named "${sanitizeLine(name)}" exists`
  return (
    `no deployment has the ID ${sanitizeLine(deployment_id)}, ` +
    'or these credentials cannot see it'
  )
}

/**
 * Says that nothing was found, although the command needs it.
 * @param near An existing name that differs by a typo.
 */
export function notFoundError(target: Target, near: string | undefined): DeployError {
  const meant = near === undefined ? '' : ` Did you mean "${sanitizeLine(near)}"?`
  return new DeployError('not_found', {
    what: `${capitalized(noSuchDeployment(target))}.${meant}`,
    fix: [
      'Check `name` or `deployment_id`, `base_url`, and that the key belongs to this workspace.'
    ]
  })
}

/** Describes a deployment as `name (id)`, for messages. */
export function describeDeployment({ name, id }: Pick<DeploymentAnswer, 'name' | 'id'>): string {
  return `${sanitizeLine(name)} (${id})`
}

/**
 * An existing name that differs by a typo. It only helps, so one page is enough, and a failure does
 * not matter.
 */
export async function nearName(
  { controlPlane }: Pick<Session, 'controlPlane'>,
  name: string
): Promise<string | undefined> {
  if (isPreviewName(name)) return undefined
  const read = await tryRequest(() =>
    controlPlane.listDeployments({ name_contains: '', limit: PAGE_SIZE, offset: 0 })
  )
  const rows = 'value' in read ? (read.value ?? []) : []
  const names = rows
    .filter((row) => !isBeingDeleted(row) && !isPreviewName(row.name))
    .map((row) => row.name)
  return names.includes(name) ? undefined : misspelled(name, names)
}
