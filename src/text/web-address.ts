/** Addresses that a server names. */
import { withoutTrailingSlashes } from './trailing-slashes.js'

/** The URL without a trailing slash if it is one for the web and names no user; undefined for anything else. */
export function webAddress(text: string | null | undefined): string | undefined {
  if (text == null || /[\s\p{Cc}\p{Cf}]/u.test(text) || !URL.canParse(text)) return undefined
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === '' ? withoutTrailingSlashes(text) : undefined
}
