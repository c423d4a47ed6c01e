/**
 * Pages of a list: an array, or an object with `resources` or one other list (docs/design.md,
 * section 3). Pure.
 */

/**
 * Rows of a list. `unread`: what is wrong with each row that was left out, because it could not be
 * read. `filtered_by_name`: the service was asked for the rows of one whole name.
 */
export type Page<T> = T[] & { unread?: string[]; filtered_by_name?: true }

/**
 * Returns how many rows an answer had. The next page begins behind those that were left out, too.
 */
export const sizeOf = ({ length, unread = [] }: Page<unknown>): number => length + unread.length

/**
 * Returns the rows of an answer. Null, `{}` and `{"total": 0, "offset": 0}` are an empty list; what
 * has another form is one row, which no schema reads.
 */
export function rowsIn(answer: unknown): unknown[] {
  if (isEmpty(answer)) return []
  if (Array.isArray(answer)) return answer
  if (typeof answer !== 'object' || answer === null) return [answer]
  if ('resources' in answer) return Array.isArray(answer.resources) ? answer.resources : [answer]
  const [list, another] = Object.values(answer).filter((value) => Array.isArray(value))
  return list === undefined || another !== undefined || 'id' in answer ? [answer] : list
}

/** What an answer may say of a page beside its rows. */
const ABOUT_PAGE: ReadonlySet<string> = new Set(['offset', 'limit'])

/** Returns whether an answer holds nothing. */
export function isEmpty(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return answer === null
  return Object.entries(answer).every(([field, value]) => ABOUT_PAGE.has(field) || isNothing(value))
}

const isNothing = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length === 0 : !value
