/** One look-up of the list of deployments for many of them. */
import type { DeploymentRow } from '../../contract/answers.js'
import { isBeingDeleted } from '../../contract/status.js'
import type { Clock, ControlPlane } from '../../ports.js'
import { readPages } from '../../requests/list-deployments.js'

/** On a service with more deployments than these pages hold, each name is looked up alone. */
export const MOST_PAGES = 3

/** An older list says too little: a deployment may have waited for the end of others. In milliseconds. */
const FRESH_MS = 10_000

/**
 * Returns a decorator that all deployments of a run share. It reads the list once, and answers from it the first look-up
 * of each name that exactly one living deployment has. Any other look-up goes to the service: of a name that is not on
 * the list (it may exist since), each later one (it may confirm a write), and all once the list is old.
 *
 * @param names Exact names that will be looked up.
 */
export function createSharedList(names: readonly string[], { now }: Pick<Clock, 'now'>) {
  const open = new Set(names.length < 2 ? [] : names)
  let list: { readAt: number; rows: Promise<ReadonlyMap<string, DeploymentRow>> } | undefined
  return (controlPlane: ControlPlane): ControlPlane => ({
    ...controlPlane,
    listDeployments: async (query) => {
      const { name_contains: name, offset } = query
      if (offset !== 0 || !open.delete(name)) return controlPlane.listDeployments(query)
      list ??= { readAt: now(), rows: readUnique(controlPlane) }
      const { readAt, rows } = list
      const row = (await rows).get(name)
      if (row === undefined || now() - readAt > FRESH_MS) return controlPlane.listDeployments(query)
      return Object.assign([row], { more: false })
    }
  })
}

/** The living deployments whose name no other has, by name. None if the list cannot be read to its end. */
async function readUnique(controlPlane: ControlPlane): Promise<ReadonlyMap<string, DeploymentRow>> {
  // The look-ups of the single names say what is wrong with the service.
  const listing = await readPages(controlPlane, '', { mostPages: MOST_PAGES }).catch(() => null)
  if (listing === null || listing.incomplete !== undefined) return new Map()
  const unique = new Map(listing.rows.map((row) => [row.name, row]))
  for (const row of listing.rows) {
    if (unique.get(row.name) !== row || isBeingDeleted(row)) unique.delete(row.name)
  }
  return unique
}
