/** Text of others (a server, a branch name) made fit to stand inside a line of ours. */
import { withoutUserInfo } from './user-info.js'

/** Control characters, line separators, and the characters that turn the direction of text or cannot be seen. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/**
 * One line without control, bidirectional or invisible characters, in which URLs name no user and password, shortened to
 * `max` characters. It cannot begin a line of its own in the log, so it cannot be a workflow command.
 */
export function sanitizeLine(text: string, max = 300): string {
  const line = withoutUserInfo(text.toWellFormed().replace(UNSAFE, ' ').replace(/ {2,}/g, ' ').trim())
  if (line.length <= max) return line
  return `${line.slice(0, max - 1).toWellFormed()}…`
}
