/** Prepares the last lines of a revision's log for display. Pure; the entries are untrusted (contract/revision-log). */
import { type ReadEntry, readEntry } from '../../contract/revision-log-entry.js'
import { redactLines, sanitizeLine, withoutAnsi } from '../../text/sanitize.js'

/** Number of lines, and of characters per line. */
export const MOST_LINES = 50
const LONGEST_LINE = 300
/** Only the end of a very long message is split into lines; in characters. */
const LONGEST_MESSAGE = 20_000
/** A cut message may begin with a part of a secret: this many characters after the cut are not shown. */
const CUT_OFF = 200

/** Reads the entries of a page that was requested newest first, and returns them oldest first. */
export function readEntries(logs: readonly unknown[]): ReadEntry[] {
  const entries = logs.flatMap((entry) => readEntry(entry) ?? [])
  // If a service still answers oldest first, its dates show it.
  return isNewestFirst(logs) ? entries.toReversed() : entries
}

/** Whether a page is in the requested order, by its dates: then its first entry is the last of the log. */
export function isNewestFirst(logs: readonly unknown[]): boolean {
  const [first, last] = [readEntry(logs[0])?.at, readEntry(logs.at(-1))?.at]
  return first === undefined || last === undefined || first >= last
}

/**
 * Lines of text, oldest first, without terminal sequences, control characters, or empty lines.
 *
 * @param redact Removes secret values before a line is shortened, because a partial secret would not be recognized.
 * @param most How many lines, the last ones.
 */
export function linesOf(entries: readonly ReadEntry[], redact: (text: string) => string, most = MOST_LINES): string[] {
  const lines = entries
    .flatMap(({ message, level }) => {
      const text = withoutAnsi(message.slice(-LONGEST_MESSAGE))
      const isCut = message.length > LONGEST_MESSAGE
      return text.split(/\r\n|[\r\n]/).map((line, at) => ({ line, level, isCut: isCut && at === 0 }))
    })
    .filter(({ line }) => sanitizeLine(line) !== '')
    .slice(-most)
  // Redacts all lines at once: a secret may continue in the next line or entry.
  const clean = redactLines(
    lines.map(({ line }) => line),
    redact
  )
  return lines.flatMap(({ level, isCut }, at) => {
    const text = shownLine((clean[at] ?? '').slice(isCut ? CUT_OFF : 0))
    return isAlarming(level) ? text.map((shown) => sanitizeLine(`${level}  ${shown}`, LONGEST_LINE)) : text
  })
}

/** Keeps the indentation if it is readable. */
function shownLine(line: string): string[] {
  const text = sanitizeLine(line, LONGEST_LINE)
  if (text === '') return []
  const indent = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '  ').length ?? 0
  return [' '.repeat(Math.min(indent, 20)) + text]
}

function isAlarming(level: string | undefined): level is string {
  return level !== undefined && /^(?:error|fatal|critical|warn|warning)$/i.test(level)
}
