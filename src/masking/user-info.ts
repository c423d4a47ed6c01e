/** Finds users and passwords in the URLs of a text. */
import querystring from 'node:querystring'

/** What stands between `://` and the last `@` before the path. */
const USER_INFO = /:\/\/([^\s/?#"'<>]*)@/g
/** A shorter word of letters alone is a name, such as `git`. */
const SHORTEST_SECRET_WORD = 16

/**
 * Returns users and passwords in the URLs of a text, as written and decoded. A user that is a plain
 * word is omitted.
 */
export function userInfoIn(text: string): string[] {
  const found: string[] = []
  for (const [, userInfo = ''] of text.matchAll(USER_INFO)) {
    const [user = '', ...password] = userInfo.split(':')
    if (looksSecret(user)) found.push(user, querystring.unescape(user))
    if (password.length === 0) continue
    const secret = password.join(':')
    found.push(secret, querystring.unescape(secret))
  }
  return found
}

/**
 * Returns whether a word may be secret. A plain word that is masked would hide our own messages
 * about it.
 */
export function looksSecret(word: string): boolean {
  return word.length >= SHORTEST_SECRET_WORD || /[^A-Za-z]/.test(word)
}
