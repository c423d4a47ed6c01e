/**
 * Reads lists over all pages, whatever their sizes and their order (docs/design.md, section 3;
 * §2.8: not shown).
 */
import type { DeploymentRow, RevisionAnswer } from '../contract/answers.js'
import { type Page, sizeOf } from '../contract/page.js'
import { DeployError } from '../errors.js'
import type { ControlPlane, ReadOptions } from '../ports.js'
import { readDate } from '../text/dates.js'
import { sanitizeLine } from '../text/sanitize.js'

/** The most the public service gives (docs/design.md, section 6). */
export const PAGE_SIZE = 100
const MOST_PAGES = 1000
/** The most pages that are read to find one revision. */
const MOST_PAGES_OF_REVISIONS = 20

export type List = Pick<ControlPlane, 'listDeployments'>

export interface Listing<Row = DeploymentRow> {
  rows: Row[]
  /** How many pages had rows of their own. */
  pages: number
  /** Why there may be more rows than these; undefined if these are all. */
  incomplete: string | undefined
  /** What is wrong with each row that could not be read. */
  unread: string[]
}

interface ListOptions<Row = DeploymentRow> {
  mostPages?: number
  /**
   * Whether these rows, of which the page is the last one, say all that the caller needs: the rest
   * is not read.
   */
  isEnough?: (rows: Row[], page: Page<Row>) => boolean
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

const UNREADABLE = 'no row of two pages can be read'
const CUT_OFF = 'the service ignores "offset", or has more rows than its pages contain'

/**
 * Reads the pages of the list of deployments.
 *
 * @param name What the names contain; empty for all deployments.
 */
export function readPages(
  controlPlane: List,
  name: string,
  options?: ListOptions
): Promise<Listing | null> {
  const query = { name_contains: name, limit: PAGE_SIZE }
  return readAllPages((offset) => controlPlane.listDeployments({ ...query, offset }), options)
}

/** Reads the pages with the deployments of a whole name. A service may answer with others, too. */
export function readPagesOfName(
  controlPlane: List,
  name: string,
  options?: ListOptions
): Promise<Listing | null> {
  const query = { name_contains: name, name, limit: PAGE_SIZE }
  return readAllPages((offset) => controlPlane.listDeployments({ ...query, offset }), options)
}

/** What one page adds to a list. */
type PageVerdict =
  /** New rows. */
  | { is: 'more' }
  /** No new row, and rows that cannot be read: it says nothing of the pages behind it. */
  | { is: 'unreadable' }
  /** No row, or only rows that came before. */
  | { is: 'end'; incomplete?: string }

/** Judges a page. Pure. @param newRows How many of its rows were not on earlier pages. */
function judgePage(
  page: { size: number; readable: number; newRows: number },
  { pages, offset }: { pages: number; offset: number }
): PageVerdict {
  if (page.newRows > 0) return { is: 'more' }
  if (page.size > page.readable) return { is: 'unreadable' }
  // One row that comes again is the whole list of a service without pages: no page has but one row.
  const isRepeated = pages === 1 && page.size > 1 && page.size >= offset
  return isRepeated ? { is: 'end', incomplete: CUT_OFF } : { is: 'end' }
}

/**
 * Reads page after page. A service may return fewer rows than requested, and pages of different
 * sizes. The last page is therefore empty, or has no new row.
 *
 * @param readPage Reads the page that begins at an offset; null if the service has no such list.
 */
export async function readAllPages<Row extends { id: string }>(
  readPage: (offset: number) => Promise<Page<Row> | null>,
  { mostPages = MOST_PAGES, isEnough = () => false }: ListOptions<Row> = {}
): Promise<Listing<Row> | null> {
  const rows = new Map<string, Row>()
  const unread: string[] = []
  const listing = (pages: number, incomplete?: string): Listing<Row> => ({
    rows: [...rows.values()],
    pages,
    incomplete,
    unread
  })
  let offset = 0
  let wasUnreadable = false
  for (let pages = 0; pages < mostPages; pages++) {
    const page = await readPage(offset)
    // Behind the end of its list, a service may answer 404.
    if (page === null && offset === 0) return null
    const rowsBefore = rows.size
    for (const row of page ?? []) rows.set(row.id, row)
    const size = sizeOf(page ?? [])
    const facts = { size, readable: page?.length ?? 0, newRows: rows.size - rowsBefore }
    const verdict = judgePage(facts, { pages, offset })
    if (verdict.is === 'end') return listing(pages, verdict.incomplete)
    if (verdict.is === 'unreadable' && wasUnreadable) return listing(pages, UNREADABLE)
    unread.push(...(page?.unread ?? []))
    wasUnreadable = verdict.is === 'unreadable'
    if (isEnough([...rows.values()], page ?? [])) return listing(pages + 1)
    offset += size
  }
  return listing(mostPages, `it has more than ${mostPages} pages`)
}

/** Returns the error of a list that may lack rows. */
export function unreadList(name: string, why: string): DeployError {
  const request = `GET /v2/deployments, name_contains=${sanitizeLine(name, 60)}`
  return new DeployError('invalid_response', {
    what: `The list of deployments is incomplete: ${why}.`,
    facts: [{ label: 'Request', value: request }],
    fix: [
      'The deployment may be on a page that the service does not show.',
      'If it exists, set `deployment_id`. ' +
        'Otherwise create it once in the service, then set `deployment_id`.'
    ]
  })
}

interface RevisionsSought extends ReadOptions {
  deployment_id: string
  sought: string
  isEnough?: (rows: readonly RevisionAnswer[]) => boolean
}

/**
 * Reads pages until one contains the revision `sought`, and sorts them. Null if the service has no
 * such operation. A service without `offset` repeats a page: then its first page is complete.
 *
 * @param sought The latest revision, if the caller knows it.
 * @param isEnough Whether these rows, newest first, are enough for the caller. If not, more pages
 * are read.
 */
export async function listNewestFirst(
  controlPlane: Pick<ControlPlane, 'listRevisions'>,
  { deployment_id, sought, isEnough = () => true, ...options }: RevisionsSought
): Promise<RevisionAnswer[] | null> {
  const listing = await readAllPages(
    (offset) =>
      controlPlane.listRevisions(deployment_id, { ...options, ...(offset > 0 && { offset }) }),
    {
      mostPages: MOST_PAGES_OF_REVISIONS,
      isEnough: (rows) =>
        rows.some(({ id }) => id === sought) && isEnough(newestFirst(rows, sought))
    }
  )
  return listing && newestFirst(listing.rows, sought)
}

/**
 * Rows that begin with the latest revision are in order; others are sorted by when they were
 * created, if all tell it.
 */
export function newestFirst(rows: readonly RevisionAnswer[], latest: string): RevisionAnswer[] {
  if (rows[0]?.id === latest) return [...rows]
  const createdAt = ({ created_at }: RevisionAnswer) => readDate(created_at)
  if (rows.some((row) => Number.isNaN(createdAt(row)))) {
    return rows.at(-1)?.id === latest ? rows.toReversed() : [...rows]
  }
  // Of two at the same time the later one in the list is the newer one, as the oldest stands first.
  return rows.toReversed().sort((a, b) => createdAt(b) - createdAt(a))
}
