/** How a service lists: §2.8 shows no list, so order, page size and paging are its own. */
import { type Emptiness, showEmptyList } from './emptiness.js'

export interface Lists {
  order: 'oldest first' | 'newest first'
  /** Rows on a page, whatever was requested. */
  pageSize: number
  /** `ignored`: every page is the first one. */
  paging: 'offset' | 'ignored'
  /** Whether `name_contains` has an effect. */
  filters: boolean
  shape: 'page' | 'array'
  /** So many rows of a list of deployments, a page at most, are of a kind that nobody can read. */
  unreadable: number
}

/** A row without id and name. */
const UNREADABLE = { kind: 'template' }

/**
 * The rows with those that nobody can read behind the first page, so that they may fill the second
 * one. A list that begins with them is another one.
 */
export function withUnreadable(
  { pageSize, unreadable }: Lists,
  rows: readonly unknown[]
): readonly unknown[] {
  if (rows.length === 0) return rows
  const count = Math.min(unreadable, pageSize)
  const others = Array.from({ length: count }, () => UNREADABLE)
  return rows.toSpliced(pageSize, 0, ...others)
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
  const offset = paging === 'ignored' ? 0 : Number(query.get('offset') ?? 0)
  const limit = Math.min(Number(query.get('limit') ?? 20), pageSize)
  const resources = rows.slice(offset, offset + limit)
  if (resources.length === 0) return showEmptyList(emptyList)
  return shape === 'array' ? resources : { resources, offset }
}
