/** How a service lists: §2.8 shows no list, so order, page size and paging are its own. */
import { type Emptiness, showEmptyList } from './emptiness.js'

export interface Lists {
  order: 'oldest first' | 'newest first'
  /** Rows on a page, whatever was requested. */
  pageSize: number
  /** `ignored`: every page is the first one. `cursor`: `offset` is ignored, and the answer names a cursor. */
  paging: 'offset' | 'ignored' | 'cursor'
  /** Whether `name_contains` has an effect. */
  filters: boolean
  shape: 'page' | 'array'
}

export function inOrder<T>(order: Lists['order'], oldestFirst: readonly T[]): readonly T[] {
  return order === 'oldest first' ? oldestFirst : oldestFirst.toReversed()
}

/** One page of what was found, as the body of an answer. */
export function pageOf(
  { pageSize, paging, shape }: Lists,
  rows: readonly unknown[],
  { query, emptyList }: { query: URLSearchParams; emptyList: Emptiness['emptyList'] }
): unknown {
  const start = { offset: Number(query.get('offset') ?? 0), ignored: 0, cursor: Number(query.get('cursor') ?? 0) }
  const offset = start[paging]
  const limit = Math.min(Number(query.get('limit') ?? 20), pageSize)
  const resources = rows.slice(offset, offset + limit)
  if (resources.length === 0) return showEmptyList(emptyList)
  if (shape === 'array') return resources
  const next = offset + limit < rows.length ? String(offset + limit) : null
  return { resources, ...(paging === 'cursor' ? { next_cursor: next } : { offset }) }
}
