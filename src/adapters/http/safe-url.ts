/** Decides where a key may be sent: https, or this machine (docs/design.md, section 2). */
import { sanitizeLine } from '../../text/sanitize.js'
import { withoutTrailingSlashes } from '../../text/web-address.js'

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Returns whether a host is this machine. */
export const isLoopback = (hostname: string) => LOOPBACK.test(hostname)

/** Parses a URL without white space, control characters or backslashes in it. */
export function parseUrl(text: string): URL | undefined {
  return /[\s\p{Cc}\\]/u.test(text) || !URL.canParse(text) ? undefined : new URL(text)
}

/**
 * Returns all reasons why a key must not be sent there; undefined if it may. The text itself is not
 * shown: it may contain a password.
 */
export function unsafeReason(text: string): string | undefined {
  const url = parseUrl(text)
  if (url === undefined || !/^https?:$/.test(url.protocol))
    return 'is not a URL. Use the form https://host/path.'
  const reasons: string[] = []
  if (url.username !== '' || url.password !== '')
    reasons.push(
      'contains a user or password. ' +
        'Remove it, and pass the key as api_key, tenant_id or bearer_token.'
    )
  if (/[?#]/.test(text))
    reasons.push('contains a query or fragment (? or #). Use the form https://host/path.')
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    reasons.push(
      `is plain http to ${sanitizeLine(url.hostname, 80)}, which would expose the key. ` +
        'Use https. Plain http is only allowed to this machine.'
    )
  return reasons.length === 0 ? undefined : reasons.join(' It also ')
}

/** Returns origin and path of a URL that is safe, without a slash at the end. */
export function withoutTrailingSlash(text: string): string {
  const { origin, pathname } = new URL(text)
  return origin + withoutTrailingSlashes(pathname)
}
