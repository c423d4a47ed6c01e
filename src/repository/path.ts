/** Paths within a repository. Pure. */
import { posix } from 'node:path'

/**
 * Returns the path as git writes it: without `.`, `..`, doubled, leading or trailing slashes. A `..` that leaves the
 * repository stays in front. Empty for the root.
 */
export function canonicalPath(path: string): string {
  const normal = posix.normalize(path.trim().replace(/^\/+/, '')).replace(/\/$/, '')
  return normal === '.' ? '' : normal
}
