/** Addresses that a server names. */

/** The URL without a trailing slash if it is one for the web and names no user; undefined for anything else. */
export function webAddress(text: string | null | undefined): string | undefined {
  if (text == null || !/^https?:\/\/[^\s\p{Cc}\p{Cf}\\]+$/iu.test(text) || !URL.canParse(text)) return undefined
  const { username, password } = new URL(text)
  return username === '' && password === '' ? withoutTrailingSlashes(text) : undefined
}

/**
 * Returns the text without slashes at its end. A regular expression would take very long for many slashes before
 * another character.
 */
export function withoutTrailingSlashes(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end--
  return text.slice(0, end)
}
