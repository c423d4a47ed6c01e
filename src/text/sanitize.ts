/**
 * Text of others (a server, a branch name, a build tool) made fit to stand in a line, or in the
 * log, of ours.
 */

/**
 * Control characters, line separators, and the characters that turn the direction of text or cannot
 * be seen.
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/**
 * One line without control, bidirectional or invisible characters, in which URLs name no user and
 * password, shortened to `max` characters. It cannot begin a line of its own in the log, so it
 * cannot be a workflow command.
 */
export function sanitizeLine(text: string, max = 300): string {
  const line = withoutUserInfo(
    text.toWellFormed().replace(UNSAFE, ' ').replace(/ {2,}/g, ' ').trim()
  )
  return line.length <= max ? line : `${line.slice(0, max - 1).toWellFormed()}…`
}

/** Slashes may be escaped, as some languages do in JSON. */
const USER_INFO = /(:(?:\\?\/){2})[^\s/?#\\"'<>]*@/g

/** Returns the text with each URL in it as `https://host/path`. */
export function withoutUserInfo(text: string): string {
  return text.includes('@') ? text.replace(USER_INFO, '$1') : text
}

/**
 * Characters that cannot be seen, and control characters that break no line. The runner compares by
 * the rules of a language, where most of these count for nothing.
 */
const INVISIBLE = /[^\P{Cc}\n\r\t]|[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Breaks up workflow commands, visibly. The runner takes a line for a command when it begins with
 * `::` after white space, or holds `##[` anywhere; lines end at \r too (docs/design.md, section 3).
 * Control characters but \n and \t, and characters that cannot be seen, are dropped. URLs name no
 * user and password.
 */
export function escapeCommands(text: string): string {
  const plain = text
    .toWellFormed()
    .replace(/\r\n?|[\p{Zl}\p{Zp}\v\f\x85]/gu, '\n')
    .replace(INVISIBLE, '')
  return withoutUserInfo(plain)
    .split('\n')
    .map((line) => line.replace(/^(\s*):(?=:)/u, '$1: ').replaceAll('##[', '## ['))
    .join('\n')
}

/**
 * CSI (`ESC [ … m`), OSC (`ESC ] … BEL` or `ESC \`) with its kin, and the short ones; also by their
 * C1 characters.
 */
const SEQUENCE = new RegExp(
  [
    /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?/,
    /(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c\r\n]*(?:\x07|\x1b\\|\x9c)?/,
    /\x1b[ -/]*[0-~]?/
  ]
    .map(({ source }) => source)
    .join('|'),
  'g'
)

/** Returns the text without terminal sequences. One that is cut off goes too. */
export function withoutAnsi(text: string): string {
  return text.replace(SEQUENCE, '')
}

/**
 * Returns the text as it is seen: without terminal sequences and characters that cannot be seen.
 * Line breaks stay.
 */
export function withoutInvisible(text: string): string {
  return withoutAnsi(text).replace(INVISIBLE, '')
}

/** Redacts the lines as one text. @param redact Keeps line breaks. */
export function redactLines(lines: readonly string[], redact: (text: string) => string): string[] {
  return redact(lines.map((line) => line.replace(/[\r\n]+/g, ' ')).join('\n')).split('\n')
}

/**
 * A value of a field, on one line. An object that an answer carries may have no usable `toString`.
 */
export function showValue(value: unknown, most = 120): string {
  if (value == null) return 'unset'
  return sanitizeLine(typeof value === 'string' ? value : JSON.stringify(value), most)
}
