/** Reads variables in the form of a `.env` file. Pure. */
import { parseEnv } from 'node:util'

/**
 * The variables, or the numbers of the lines that are not `NAME=value`. Node's own parser would
 * leave these out.
 */
export type DotenvFile = { variables: Readonly<Record<string, string>> } | { wrong_lines: number[] }

const ENTRY = /^\s*(?:export\s+)?[A-Za-z_][\w.-]*\s*=\s*(.*)$/s
const IGNORED = /^\s*(?:#.*)?$/

/**
 * Parses the text. Node reads each entry alone: its parser takes an indented comment for a part of
 * the next one.
 */
export function parseDotenv(text: string): DotenvFile {
  const lines = text.split(/\r?\n/)
  const wrong_lines: number[] = []
  const variables: Record<string, string> = {}
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (IGNORED.test(line)) continue
    const [, value] = ENTRY.exec(line) ?? []
    const end = value === undefined ? undefined : findEnd(lines, at, value)
    if (end === undefined) {
      wrong_lines.push(at + 1)
      continue
    }
    const entry = lines.slice(at, end + 1).join('\n')
    Object.assign(variables, parseEnv(entry.trimStart()))
    at = end
  }
  return wrong_lines.length > 0 ? { wrong_lines } : { variables }
}

/**
 * Returns the index of the line where the value ends; undefined if its quote does not, or other
 * text follows it.
 */
function findEnd(lines: readonly string[], start: number, value: string): number | undefined {
  const quote = value.charAt(0)
  if (!['"', "'", '`'].includes(quote)) return start
  const later = lines.slice(start + 1)
  for (const [offset, text] of [value.slice(1), ...later].entries()) {
    const at = text.indexOf(quote)
    if (at >= 0) return IGNORED.test(text.slice(at + 1)) ? start + offset : undefined
  }
  return undefined
}
