/** The forms that a list without entries takes: the specification shows no list, so that any of them may come. Pure. */

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
