/** Pages of a list. The specification shows no list, so any form may come. Pure. */

/**
 * Rows of a list. `more`: whether the answer says that others follow; undefined if it does not say. `unread`: what is
 * wrong with each row that was left out, because it could not be read.
 */
export type Page<T> = T[] & { more?: boolean; unread?: string[] }

/** How many rows an answer had. The next page begins behind those that were left out, too. */
export const sizeOf = ({ length, unread = [] }: Page<unknown>): number => length + unread.length

/** The rows of a bare array, under `resources`, or in the only list of an object; otherwise it is one record alone. */
export function rowsIn(answer: unknown): unknown[] {
  if (isEmpty(answer)) return []
  if (Array.isArray(answer)) return answer
  if (typeof answer !== 'object' || answer === null) return [answer]
  if ('resources' in answer) return Array.isArray(answer.resources) ? answer.resources : [answer]
  const [list, another] = Object.values(answer).filter((value) => Array.isArray(value))
  return list === undefined || another !== undefined || 'id' in answer ? [answer] : list
}

/** What an answer about a page may say besides its rows. */
const PAGE_FIELDS: ReadonlySet<string> = new Set(['offset', 'limit'])

/** Whether an answer holds nothing, such as a list without entries: null, `[]`, `{}`, `{"resources": null}`, `{"total": 0}`. */
export function isEmpty(answer: unknown): boolean {
  if (answer === null) return true
  if (typeof answer !== 'object') return false
  if (Array.isArray(answer)) return answer.length === 0
  return Object.entries(answer).every(([field, value]) => isNothing(value) || PAGE_FIELDS.has(field))
}

function isNothing(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0
  return value === null || value === 0 || value === false || value === ''
}

/** Members that lead to the next page: null or empty behind the last one. */
const NEXT =
  /^(?:next|cursor|(?:next|after|continuation)_?(?:cursor|token|page|page_?token|offset|link|url))$|^page_?token$/i
/** Members that say whether there is one. */
const HAS_MORE = /^(?:has_?)?(?:more|next|next_?page)$/i
/** Members that hold the two above. */
const ABOUT_PAGES = /^(?:pagination|paging|page_?info|meta(?:data)?|links)$/i

/** Whether a page says that others follow; undefined if it does not say. */
export function saysMore(answer: unknown): boolean | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined
  const members = Object.entries(answer).flatMap(([field, value]): [string, unknown][] =>
    ABOUT_PAGES.test(field) && typeof value === 'object' && value !== null ? Object.entries(value) : [[field, value]]
  )
  const said = members.flatMap(([field, value]) => {
    if (HAS_MORE.test(field) && typeof value === 'boolean') return [value]
    const isLink = value === null || typeof value === 'string' || typeof value === 'number'
    return NEXT.test(field) && isLink ? [value !== null && value !== ''] : []
  })
  return said.length === 0 ? undefined : said.some(Boolean)
}
