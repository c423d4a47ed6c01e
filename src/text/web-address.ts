/** Addresses that a server names. */

/**
 * Returns the URL without a trailing slash if it is one for the web and names no user; undefined
 * for anything else.
 */
export function webAddress(text: string | null | undefined): string | undefined {
  if (text == null || !/^https?:\/\/[^\s\p{Cc}\p{Cf}\\]+$/iu.test(text)) return undefined
  if (!URL.canParse(text)) return undefined
  const { username, password } = new URL(text)
  return username === '' && password === '' ? withoutTrailingSlashes(text) : undefined
}

/**
 * Returns the text without slashes at its end. In linear time: a row of slashes is tried once, from
 * its first one.
 */
export const withoutTrailingSlashes = (text: string): string => text.replace(/(?<!\/)\/+$/, '')
