/** The input `paths`: patterns, one a line. */
import { problemOf } from '../repository/path-patterns.js'
import { sanitizeLine } from '../text/sanitize.js'
import { slipOf } from './path-slips.js'
import type { Reading } from './reading.js'

/** More is no list of patterns that anybody has written. */
const MOST_CHARACTERS = 10_000

/** The patterns in their order; undefined when not given or wrong. */
export function readPaths({ raw, problems }: Reading): string[] | undefined {
  const text = raw.paths
  if (text === undefined) return undefined
  if (text.length > MOST_CHARACTERS) {
    problems.add('paths', `is longer than ${MOST_CHARACTERS} characters: shorten it with * and **`)
    return undefined
  }
  const patterns = text
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  const wrong = patterns.flatMap((pattern) => {
    const problem = slipOf(pattern) ?? problemOf(pattern)
    return problem === undefined ? [] : [`"${sanitizeLine(pattern, 60)}" ${sanitizeLine(problem)}`]
  })
  for (const problem of wrong) problems.add('paths', problem)
  if (wrong.length > 0) return undefined
  if (patterns.some((pattern) => !pattern.startsWith('!'))) return patterns
  problems.add('paths', 'holds no pattern that takes a file, only such as take away: give what matters first, as **')
  return undefined
}
