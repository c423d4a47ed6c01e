/** What tells control planes apart in what is left on GitHub. */
import { createHash } from 'node:crypto'
import { parseUrl, withoutTrailingSlash } from '../http/safe-url.js'

/** Long enough that two control planes of one repository never share it. */
const LENGTH = 16

/**
 * A short digest of `base_url` in its canonical form: host in lower case, no default port, no trailing slash, no user.
 * The URL itself may be kept as a secret, and comments are public.
 */
export function controlPlaneKey(base_url: string): string {
  const canonical = parseUrl(base_url) === undefined ? base_url : withoutTrailingSlash(base_url)
  return createHash('sha256').update(canonical).digest('hex').slice(0, LENGTH)
}
