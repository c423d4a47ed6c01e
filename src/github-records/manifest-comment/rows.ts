/** The rows of a comment that several runs write, and how those of two runs become one list. Pure. */
import { type EarlierAddress, isUnread, servingUrl } from '../../report/markdown/commented-deployment.js'
import { type CommentRow, storedRow } from './stored-row.js'

/**
 * The rows of both, in the order of the manifest. Of two rows for one deployment the newer one stays, so neither the order of merges nor
 * their number matters.
 */
export function mergeRows(some: readonly CommentRow[], others: readonly CommentRow[]): CommentRow[] {
  const newest = new Map<string, CommentRow>()
  for (const row of [...some, ...others]) {
    const known = newest.get(row.name)
    if (known === undefined) newest.set(row.name, row)
    else if (compareAge(known, row) < 0) newest.set(row.name, withEarlier(withDeletion(row, known), known))
    else newest.set(row.name, withEarlier(withDeletion(known, row), row))
  }
  return [...newest.values()].sort((a, b) => placeOf(a) - placeOf(b) || compareTexts(a.name, b.name))
}

/** A run that finds nothing does not undo what the run said that deleted it. */
function withDeletion(row: CommentRow, older: CommentRow): CommentRow {
  const isDeleted = older.record.operation === 'deleted' && older.record.deletion !== 'absent'
  return row.record.deletion === 'absent' && isDeleted ? { ...row, record: older.record } : row
}

/** A row of a run that has not read the deployment keeps the last address that another run has read. */
function withEarlier(row: CommentRow, older: CommentRow): CommentRow {
  if (!isUnread(row)) return row
  const { run_started_at, updated_at } = older
  const told = isUnread(older) ? older.earlier : { url: servingUrl(older), run_started_at, updated_at }
  const isLater = told !== undefined && (row.earlier === undefined || compareAddresses(row.earlier, told) < 0)
  return isLater ? { ...row, earlier: told } : row
}

const compareAddresses = (a: EarlierAddress, b: EarlierAddress) =>
  compareTimes(a, b) || compareTexts(a.url ?? '', b.url ?? '')

/**
 * Negative if the first row is the older one. The run that began later decides, whichever ends last; then the later state
 * of one run. Between two that say the same, the one with more details stays.
 */
export function compareAge(a: CommentRow, b: CommentRow): number {
  const known = compareTimes(a, b)
  if (known !== 0) return known
  const [left, right] = [a, b].map(({ earlier: _earlier, ...row }) => JSON.stringify(storedRow(row))) as [
    string,
    string
  ]
  return Number(b.under_way) - Number(a.under_way) || left.length - right.length || compareTexts(left, right)
}

/** Negative if the first row is of an earlier run, or an earlier state of the same run. */
export function compareTimes(a: Times, b: Times): number {
  return a.run_started_at - b.run_started_at || a.updated_at - b.updated_at
}

type Times = Pick<CommentRow, 'run_started_at' | 'updated_at'>

const placeOf = ({ position = Number.MAX_SAFE_INTEGER }: CommentRow) => position

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
