/** Finds the deployment: by id, or by its exact name over all pages of the list (docs/design.md, section 3). */
import type { DeploymentAnswer, DeploymentRow } from '../../contract/answers.js'
import { sizeOf } from '../../contract/page.js'
import { DeployError } from '../../errors.js'
import type { ControlPlane } from '../../ports.js'
import { tryRequest } from '../../requests/retry.js'
import { count } from '../../text/format.js'
import { nearest } from '../../text/nearest.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { isPreviewName } from '../core/preview-name.js'
import type { Target } from '../core/request.js'
import type { Session } from '../core/session.js'
import { isBeingDeleted } from '../core/status.js'

/** The most the public service gives (docs/design.md, section 6). */
const PAGE_SIZE = 100
const MOST_PAGES = 1000

/**
 * `deleting`: the deployment is being deleted. `unlisted`: the service has no list, so it is unknown whether the name
 * is reserved.
 */
export type Found = { id: string } | { deleting: string } | 'absent' | 'unlisted'
type Listed = Exclude<Found, 'unlisted'>

type List = Pick<ControlPlane, 'listDeployments'>

/** What is read of a list. */
export interface Listing {
  rows: DeploymentRow[]
  /** How many pages had rows of their own. */
  pages: number
  /** Why there may be more rows than these; undefined if these are all. */
  incomplete?: string
}

/**
 * Lists all deployments whose name contains `name`; null if the service has no list.
 *
 * @throws DeployError if the list cannot be read to its end.
 */
export async function listAll(controlPlane: List, name: string): Promise<DeploymentRow[] | null> {
  const listing = await readPages(controlPlane, name)
  if (listing?.incomplete !== undefined) throw unreadList(name, listing.incomplete)
  return listing && listing.rows
}

const REPEATS = 'the service ignores "offset" and repeats its first page'
const CUT_OFF = 'the service reports more deployments than its pages contain'

/** When not all pages are read. */
interface PageLimits {
  /** Whether the first page is sufficient. */
  isEnough?: (rows: readonly DeploymentRow[]) => boolean
  mostPages?: number
}

/**
 * Reads page after page. A service may return fewer rows than requested, and pages of different sizes. The last page is
 * therefore empty, has no new row, or is marked as the last.
 *
 * @param name What the names contain; empty for all deployments.
 */
export async function readPages(
  controlPlane: List,
  name: string,
  { isEnough = () => false, mostPages = MOST_PAGES }: PageLimits = {}
): Promise<Listing | null> {
  const rows = new Map<string, DeploymentRow>()
  let first: DeploymentRow[] = []
  let hasMore: boolean | undefined
  let offset = 0
  let pages = 0
  const listed = () => ({ rows: [...rows.values()], pages })
  for (let page = 1; page <= mostPages; page++) {
    const found = await controlPlane.listDeployments({ name_contains: name, limit: PAGE_SIZE, offset })
    // Behind the end of its list, a service may answer 404.
    if (found === null && page === 1) return null
    const known = rows.size
    for (const row of found ?? []) rows.set(row.id, row)
    if (rows.size > known) pages++
    const size = sizeOf(found ?? [])
    if (page === 1) first = found ?? []
    // One row that comes again is the whole list of a service without pages: no page has but one row.
    const repeats = page === 2 && size >= sizeOf(first) && size > 1 && rows.size === known
    if (repeats) return { ...listed(), incomplete: REPEATS }
    if (found?.more === false) return listed()
    hasMore = found?.more ?? hasMore
    if (rows.size === known) return { ...listed(), ...(hasMore && { incomplete: CUT_OFF }) }
    if (page === 1 && isEnough(first)) return { rows: first, pages }
    offset += size
  }
  return { ...listed(), incomplete: `it has more than ${mostPages} pages` }
}

function unreadList(name: string, why: string): DeployError {
  return new DeployError(
    'invalid_response',
    `The list of deployments is incomplete: ${why}.\nGET /v2/deployments, name_contains=${sanitizeLine(name, 60)}`,
    {
      advice:
        'The deployment may be on a page that the service does not show. If it exists, set `deployment_id`. Otherwise create it once in the service, then set `deployment_id`.'
    }
  )
}

/**
 * Finds the deployment with exactly this name, case included: one whose name only resembles it is another deployment.
 *
 * @throws DeployError if two have the name, or if the list is incomplete.
 */
export async function findByName(controlPlane: List, name: string): Promise<Found> {
  const isNamed = (row: DeploymentRow) => row.name === name && !isBeingDeleted(row)
  const limits: PageLimits = { isEnough: (rows) => rows.length === 1 && rows.every(isNamed) }
  let listing = await readPages(controlPlane, name, limits)
  // A row may move to another page while the list is read. One that is missing from two readings does not exist.
  const mayHaveMoved = listing !== null && listing.pages > 1 && !listing.rows.some(isNamed)
  if (mayHaveMoved) listing = await readPages(controlPlane, name, limits)
  if (listing === null) return 'unlisted'
  const exact = pickOne(listing.rows.filter((row) => row.name === name))
  if (exact !== 'absent' && 'id' in exact) return exact
  if (listing.incomplete !== undefined) throw unreadList(name, listing.incomplete)
  return exact
}

/** The one that lives, or else one that is being deleted. @throws DeployError if two live. */
function pickOne(rows: readonly DeploymentRow[]): Listed {
  const living = rows.filter((row) => !isBeingDeleted(row))
  const [first, second] = living
  if (first !== undefined && second !== undefined) {
    throw new DeployError(
      'name_conflict',
      `${count(living.length, 'deployment')} are named "${sanitizeLine(first.name)}": ${living.map(({ id }) => id).join(', ')}`,
      {
        advice: 'Set `deployment_id` to one of them, or delete the others.'
      }
    )
  }
  if (first !== undefined) return { id: first.id }
  return rows[0] === undefined ? 'absent' : { deleting: rows[0].id }
}

/** Why this run does not update a deployment that is being deleted. */
export function nameReservedError(name: string, id: string): DeployError {
  return new DeployError(
    'name_conflict',
    `Deployment "${sanitizeLine(name)}" (${id}) is being deleted (AWAITING_DELETE). Its name stays reserved until that finishes.`,
    {
      advice: 'Run again later, set `timeout` to a longer time, or use another `name`.'
    }
  )
}

/** A short name for the target, for messages. */
export function describeTarget(target: Target): string {
  return sanitizeLine(target.name ?? target.deployment_id ?? '')
}

/** That a read by an ID found nothing: the answer is the same for credentials that cannot see the deployment. */
export const noSuchId = (id: string) => `no deployment has the ID ${id}, or these credentials cannot see it`

/** `name (id)` of a deployment, for messages. */
export function describeDeployment({ name, id }: Pick<DeploymentAnswer, 'name' | 'id'>): string {
  return `${sanitizeLine(name)} (${id})`
}

/** So many names are compared: the suggestion is a help, and no reason to read a long list. */
const COMPARED_NAMES = 100

/** An existing name that differs by a typo. That it cannot be read does not matter. */
export async function nearName(
  { controlPlane }: Pick<Session, 'controlPlane'>,
  name: string,
  choose: typeof nearest = nearest
): Promise<string | undefined> {
  if (isPreviewName(name)) return undefined
  const read = await tryRequest(() =>
    controlPlane.listDeployments({ name_contains: '', limit: COMPARED_NAMES, offset: 0 })
  )
  const rows = 'value' in read ? (read.value ?? []) : []
  const names = rows.filter((row) => !isBeingDeleted(row) && !isPreviewName(row.name)).map((row) => row.name)
  return names.includes(name) ? undefined : choose(name, names)
}
