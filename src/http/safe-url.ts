/** Where a key may go: https, or this machine (docs/design.md, section 2). */
import { sanitizeLine } from '../text/sanitize.js'
import { withoutTrailingSlashes } from '../text/web-address.js'

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** A URL without white space, control characters or backslashes in it. */
export function parseUrl(text: string): URL | undefined {
  return /[\s\p{Cc}\\]/u.test(text) || !URL.canParse(text) ? undefined : new URL(text)
}

/** Why a key must not be sent there; undefined when it may. The text itself is not shown: it may hold a password. */
export function unsafeReason(text: string): string | undefined {
  const url = parseUrl(text)
  if (url === undefined || !/^https?:$/.test(url.protocol)) return 'is not a URL: give it as https://host/path'
  if (url.username !== '' || url.password !== '')
    return 'holds a user or password: leave it out, and give the key in api_key, tenant_id or bearer_token'
  if (/[?#]/.test(text)) return 'holds a query or fragment (? or #): give only https://host/path'
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname))
    return `is plain http to ${sanitizeLine(url.hostname, 80)}, where anybody on the way could read the key: use https (http is for this machine only)`
  return undefined
}

/** Origin and path of a URL that is safe, without a slash at the end. */
export function withoutTrailingSlash(text: string): string {
  const { origin, pathname } = new URL(text)
  return origin + withoutTrailingSlashes(pathname)
}
