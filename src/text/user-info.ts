/** URLs without the user and the password in them: what authenticates is not shown. */

/** Slashes may be escaped, as some languages do in JSON. */
const USER_INFO = /(:(?:\\?\/){2})[^\s/?#\\"'<>]*@/g

/** The text with each URL in it as `https://host/path`. */
export function withoutUserInfo(text: string): string {
  return text.includes('@') ? text.replace(USER_INFO, '$1') : text
}
