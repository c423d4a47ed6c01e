/** Lists the revisions of a deployment newest first, whatever order and page size the service has (§2.8: not shown). */
import type { RevisionAnswer } from '../contract/answers.js'
import type { ControlPlane, ReadOptions } from '../ports.js'
import { readDate } from '../text/dates.js'
import { readAllPages } from './list-deployments.js'

/** The most pages that are read to find one revision. */
const MOST_PAGES = 20

interface RevisionsSought extends ReadOptions {
  deployment_id: string
  sought: string
  isEnough?: (rows: readonly RevisionAnswer[]) => boolean
}

/**
 * Reads pages until one contains the revision `sought`, and sorts them. Null if the service has no such operation. A
 * service without `offset` repeats a page: then its first page is complete.
 *
 * @param sought The latest revision, if the caller knows it.
 * @param isEnough Whether these rows, newest first, are enough for the caller. If not, more pages are read.
 */
export async function listNewestFirst(
  controlPlane: Pick<ControlPlane, 'listRevisions'>,
  { deployment_id, sought, isEnough = () => true, ...options }: RevisionsSought
): Promise<RevisionAnswer[] | null> {
  const listing = await readAllPages(
    (offset) => controlPlane.listRevisions(deployment_id, { ...options, ...(offset > 0 && { offset }) }),
    {
      mostPages: MOST_PAGES,
      isEnough: (rows) => rows.some(({ id }) => id === sought) && isEnough(newestFirst(rows, sought))
    }
  )
  return listing && newestFirst(listing.rows, sought)
}

/** Rows that begin with the latest revision are in order; others are sorted by when they were created, if all tell it. */
export function newestFirst(rows: readonly RevisionAnswer[], latest: string): RevisionAnswer[] {
  if (rows[0]?.id === latest) return [...rows]
  const createdAt = ({ created_at }: RevisionAnswer) => readDate(created_at)
  if (rows.some((row) => Number.isNaN(createdAt(row)))) {
    return rows.at(-1)?.id === latest ? rows.toReversed() : [...rows]
  }
  // Of two at the same time the later one in the list is the newer one, as the oldest stands first.
  return rows.toReversed().sort((a, b) => createdAt(b) - createdAt(a))
}
