/** What an answer about a list says besides its rows. The specification shows no list, so any form may come. Pure. */

/** What an answer about a page may say besides its rows. */
const PAGE_FIELDS: ReadonlySet<string> = new Set(['offset', 'limit'])

/** Whether an answer is a list without entries: null, `[]`, `{}`, `{"resources": null}`, `{"total": 0}`. */
export function isEmptyList(answer: unknown): boolean {
  if (answer === null) return true
  if (typeof answer !== 'object') return false
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
