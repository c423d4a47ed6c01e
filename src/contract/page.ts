/** Pages of a list: an array, or an object with `resources` or one other list (docs/design.md, section 3). Pure. */

/** Rows of a list. `unread`: what is wrong with each row that was left out, because it could not be read. */
export type Page<T> = T[] & { unread?: string[] }

/** How many rows an answer had. The next page begins behind those that were left out, too. */
export const sizeOf = ({ length, unread = [] }: Page<unknown>): number => length + unread.length

/** The rows of an answer. Null and `{}` are an empty list; what has another form is one row, which no schema reads. */
export function rowsIn(answer: unknown): unknown[] {
  if (answer === null) return []
  if (typeof answer !== 'object') return [answer]
  const rows: object = 'resources' in answer ? (answer.resources ?? []) : answer
  if (Array.isArray(rows)) return rows
  const [list, another] = Object.values(rows).filter((value) => Array.isArray(value))
  if (list !== undefined && another === undefined && !('id' in rows)) return list
  return Object.keys(rows).length === 0 ? [] : [answer]
}
