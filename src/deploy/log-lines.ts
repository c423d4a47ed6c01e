/** The last lines of a revision's log, made fit to be shown. Pure; the entries are a stranger's (contract/revision-log). */
import { type ReadEntry, readEntry } from '../contract/revision-log-entry.js'
import { withoutAnsi } from '../text/ansi.js'
import { inert } from '../text/inert.js'

/** How many lines are kept, and how many characters of each. */
export const MOST_LINES = 50
const LONGEST_LINE = 300
/** Of a message that goes on for megabytes only its end is cut into lines; in characters. */
const LONGEST_MESSAGE = 20_000
/** Entries looked at for the direction at each end of a page. */
const SAMPLE = 20

export type LogOrder = 'oldest first' | 'newest first'

/** Which way the entries of a page run, by their times; undefined where these do not tell. */
export function orderOf(logs: readonly unknown[]): LogOrder | undefined {
  const sample = logs.length > 2 * SAMPLE ? [...logs.slice(0, SAMPLE), ...logs.slice(-SAMPLE)] : logs
  const times = sample.flatMap((entry) => readEntry(entry)?.at ?? [])
  const [first, last] = [times[0], times.at(-1)]
  if (first === undefined || last === undefined || first === last) return undefined
  return first < last ? 'oldest first' : 'newest first'
}

/** The last entries of a page, oldest first. No more than can give the lines that are kept. */
export function lastEntries(logs: readonly unknown[], order: LogOrder): ReadEntry[] {
  const last = order === 'oldest first' ? logs.slice(-MOST_LINES) : logs.slice(0, MOST_LINES).toReversed()
  return last.flatMap((entry) => readEntry(entry) ?? [])
}

/**
 * Lines of text, oldest first, without terminal sequences, control characters, or lines without any text.
 *
 * @param redact Takes secret values out, before a line is shortened: half a secret is not recognised any more.
 */
export function linesOf(entries: readonly ReadEntry[], redact: (text: string) => string): string[] {
  const lines = entries.flatMap(({ message, level }) => {
    // What a terminal would not show may stand inside a secret, so it is looked for before and after.
    const clean = redact(withoutAnsi(redact(message)))
    const texts = clean
      .slice(-LONGEST_MESSAGE)
      .split(/\r\n|[\r\n]/)
      .flatMap((line) => shownLine(line))
    return texts.map((text) => (isAlarming(level) ? inert(`${level}  ${text}`, LONGEST_LINE) : text))
  })
  return lines.slice(-MOST_LINES)
}

/** Indented as it was, as far as that can be read. */
function shownLine(line: string): string[] {
  const text = inert(line, LONGEST_LINE)
  if (text === '') return []
  const indent = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '  ').length ?? 0
  return [' '.repeat(Math.min(indent, 20)) + text]
}

function isAlarming(level: string | undefined): level is string {
  return level !== undefined && /^(?:error|fatal|critical|warn|warning)$/i.test(level)
}
