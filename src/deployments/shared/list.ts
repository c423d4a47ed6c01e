/** One look-up of the list of deployments for many of them. */
import type { DeploymentRow } from '../../contract/answers.js'
import { isBeingDeleted } from '../../contract/status.js'
import { READ_TIMEOUT_MS } from '../../control-plane/exchange.js'
import { RequestError } from '../../errors.js'
import type { TimeLimit } from '../../http/time-limit.js'
import type { Clock, ControlPlane } from '../../ports.js'
import { readPages } from '../../requests/list-deployments.js'

/** On a service with more deployments than these pages hold, each name is looked up alone. */
const MOST_PAGES = 10

/** What the list may cost: less than it saves, also if it has more pages. */
const pagesFor = (names: number) => Math.min(MOST_PAGES, 2 + Math.floor(names / 10))

/** An older list says too little: a deployment may have waited for the end of others. In milliseconds. */
const FRESH_MS = 10_000

/** After this time no further page is requested, and each name is looked up alone; in milliseconds. */
const LONGEST_MS = 30_000

/** The remaining time of the deployment that asks. */
export type Remaining = Pick<TimeLimit, 'remainingMs'>

export const UNLIMITED: Remaining = { remainingMs: () => Number.MAX_SAFE_INTEGER }

/** Shares the list with one deployment, whose requests have this limit. */
export type ShareList = (controlPlane: ControlPlane, limit?: Remaining) => ControlPlane

/**
 * Returns a decorator that all deployments of a run share. It reads the whole list once, and answers from it the first
 * look-up of each name that exactly one living deployment has. Any other look-up goes to the service: of a name that is
 * not on the list (it may exist since), each later one (it may confirm a write), and all once the list is old. A
 * deployment whose time may end before that of the shared look-up does not wait for it.
 *
 * @param names Exact names that will be looked up.
 */
export function createSharedList(names: readonly string[], { now }: Pick<Clock, 'now'>): ShareList {
  if (names.length < 2) return (controlPlane) => controlPlane
  const open = new Set(names)
  let list: { readAt: number; rows: Promise<ReadonlyMap<string, DeploymentRow>> } | undefined
  const pages = { left: pagesFor(names.length) }
  const readOnce = async (controlPlane: ControlPlane, limit: Remaining) => {
    try {
      return await readWhole(countPages(withinTime(controlPlane, limit), pages), pages.left)
    } catch (error) {
      // A refusal is left to the look-ups of the single names. After another failure the next look-up tries again.
      if (error instanceof RequestError && !error.retryable) return new Map<string, DeploymentRow>()
      list = undefined
      throw error
    }
  }
  return (controlPlane, limit = UNLIMITED) => ({
    ...controlPlane,
    listDeployments: async (query) => {
      const { name_contains: name, offset } = query
      const isLate = limit.remainingMs() < LONGEST_MS + READ_TIMEOUT_MS
      if (offset !== 0 || isLate || !open.has(name)) return controlPlane.listDeployments(query)
      list ??= { readAt: now(), rows: readOnce(controlPlane, limit) }
      const { readAt, rows } = list
      const found = (await rows).get(name)
      open.delete(name)
      const row = now() - readAt < FRESH_MS ? found : undefined
      return row === undefined ? controlPlane.listDeployments(query) : Object.assign([row], { more: false })
    }
  })
}

/** Counts the pages that were answered. One that failed may be requested again. */
function countPages(controlPlane: ControlPlane, pages: { left: number }): ControlPlane {
  return {
    ...controlPlane,
    listDeployments: async (query) => {
      const page = await controlPlane.listDeployments(query)
      pages.left--
      return page
    }
  }
}

function withinTime(controlPlane: ControlPlane, { remainingMs }: Remaining): ControlPlane {
  const atStart = remainingMs()
  return {
    ...controlPlane,
    listDeployments: async (query) => {
      if (atStart - remainingMs() > LONGEST_MS) {
        throw new RequestError('control_plane_unreachable', 'The list of deployments takes too long.', {
          request: 'GET /v2/deployments',
          mayHaveBeenApplied: false,
          retryable: false
        })
      }
      return controlPlane.listDeployments(query)
    }
  }
}

/** The deployments whose name no other has, by name. None if the list cannot be read to its end in that many pages. */
async function readWhole(controlPlane: ControlPlane, mostPages: number): Promise<ReadonlyMap<string, DeploymentRow>> {
  const unique = new Map<string, DeploymentRow>()
  const listing = await readPages(controlPlane, '', { mostPages })
  if (listing === null || listing.incomplete !== undefined) return unique
  const repeated = new Set<string>()
  for (const row of listing.rows) {
    if (unique.has(row.name)) repeated.add(row.name)
    unique.set(row.name, row)
  }
  for (const [name, row] of unique) if (repeated.has(name) || isBeingDeleted(row)) unique.delete(name)
  return unique
}
