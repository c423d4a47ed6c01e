/** Addresses of the web, compared by where they lead. Pure. */

/** Returns the address with its host in lower case, without default port and trailing slash; other text is trimmed. */
export function canonicalWebAddress(address: string): string {
  const text = address.trim()
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return text
  const { protocol, host, pathname, search, hash, username, password } = new URL(text)
  const user = username === '' && password === '' ? '' : `${username}:${password}@`
  return `${protocol}//${user}${host}${pathname.replace(/(?<!\/)\/+$/, '')}${search}${hash}`
}
