/**
 * Whether two values of a field mean the same. Each field has one canonical form, and comparisons
 * know nothing else. Pure.
 */
import type { SourceConfigRequest, SourceRevisionConfigRequest } from '../contract/deployment.js'
import { withoutTrailingSlashes } from '../text/web-address.js'
import { canonicalImage, isResolvedFrom } from './image.js'
import { canonicalPath } from './path-patterns.js'
import { canonicalRef, sameCommit } from './refs.js'
import { repositoryKey } from './repository-url.js'

type Field = keyof SourceConfigRequest | keyof SourceRevisionConfigRequest | 'repo_commit_sha'

const lowerCase = (text: string) => text.trim().toLowerCase()

/**
 * The canonical form of each text field of §2.2 and §2.3 that has one beyond its text. The same
 * form means the same.
 */
const CANONICAL: Partial<Record<string, (text: string) => string>> = {
  repo_url: repositoryKey,
  repo_ref: (ref) => canonicalRef(ref.trim()),
  graph_config_path: canonicalPath,
  image_uri: canonicalImage,
  custom_url: canonicalWebAddress,
  integration_id: lowerCase,
  listener_id: lowerCase,
  repo_commit_sha: lowerCase
} satisfies Partial<Record<Field, (text: string) => string>>

/**
 * Returns the canonical form of a field's value. Absent, null and blank are null; other fields keep
 * their value.
 */
export function canonicalValue(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null
  return (CANONICAL[field]?.(value) ?? value.trim()) || null
}

export function isSameValue(field: string, a: unknown, b: unknown): boolean {
  if (field === 'repo_commit_sha' && typeof a === 'string' && typeof b === 'string')
    return sameCommit(a, b)
  return canonicalValue(field, a) === canonicalValue(field, b)
}

/**
 * Returns whether a service that was requested `asked` and shows `shown` shows what was requested.
 * Beyond `isSameValue`, it may show the digest that the tag of an image led to, collapse blanks,
 * and serve an address over https.
 */
export function isAskedValue(field: string, asked: unknown, shown: unknown): boolean {
  if (isSameValue(field, asked, shown)) return true
  if (typeof asked !== 'string' || typeof shown !== 'string') return false
  if (field === 'image_uri') return isResolvedFrom(asked, shown)
  const secured = withoutDoubleBlanks(asked).replace(/^http:/i, 'https:')
  return isSameValue(field, secured, withoutDoubleBlanks(shown))
}

const withoutDoubleBlanks = (text: string) => text.trim().replace(/\s+/g, ' ')

/**
 * Returns the address with its host in lower case, without default port and trailing slash; other
 * text is trimmed.
 */
function canonicalWebAddress(address: string): string {
  const text = address.trim()
  return URL.canParse(text) ? withoutTrailingSlashes(new URL(text).href) : text
}
