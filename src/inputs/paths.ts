/** Reads the input `paths`: one pattern per line. */
import type { DesiredDeployment } from '../deploy/core/model.js'
import { problemOf } from '../repository/path-patterns.js'
import { isTag } from '../repository/refs.js'
import { sanitizeLine } from '../text/sanitize.js'
import type { Reading } from './reading.js'

/** A longer text is not a list of patterns. */
const MOST_CHARACTERS = 10_000

/**
 * Lines that are valid patterns but probably mistakes: they would match no file and skip a deploy. A pattern is
 * checked without its `!`, and with `x` for characters in brackets, which stand for themselves (`[,]` is a comma).
 */
const NOT_ALONE = /^["“”„«`‘‚ ]|^paths(?:-ignore)? *:|^~\//
/** Several patterns, or a comment: a comma, `;` or `|` beside a pattern, ` #`, or a space beside a star or a slash. */
const SEVERAL =
  /, |\*[,;|]|^[^*/]*[*/].*[,;|]$|^[^,;|]*[,;|].*[*/]| #(?: |$)|^[^*]*\*.* #| !|\*\* |^[^*]*\*[^ ]* .*[*/]/

function slipOf(line: string): string | undefined {
  const pattern = line.replace(/^!/, '')
  const bare = pattern.replace(/\[[^[\]]*\]/g, 'x')
  if (NOT_ALONE.test(bare)) return 'does not start with a file or folder. Write the pattern alone, without quotes.'
  // `[ab]` is a set of characters; one that holds a quote or a comma was meant as a list.
  const isList = pattern.startsWith('[') && pattern.endsWith(']') && /["',]/.test(pattern)
  if (SEVERAL.test(bare) || isList)
    return 'looks like several patterns, or has a comment. Write one pattern per line, or a character in brackets, like [,].'
  return undefined
}

/** Reads the patterns in their order; undefined if unset or invalid. */
export function readPaths({ raw, problems }: Reading): string[] | undefined {
  const text = raw.paths
  if (text === undefined) return undefined
  if (text.length > MOST_CHARACTERS) {
    problems.add('paths', `is longer than ${MOST_CHARACTERS} characters. Shorten it with * and **.`)
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
  problems.add('paths', 'needs at least one pattern that does not start with "!", such as **')
  return undefined
}

/** Notes that `paths` is ignored for a tag. */
export function notePaths({ raw }: Reading, wanted: DesiredDeployment): string[] {
  if (raw.paths === undefined || wanted.source !== 'git_host') return []
  const { repo_ref } = wanted.source_revision_config
  return isTag(repo_ref) ? [`\`paths\` applies to branches and is ignored for the tag ${sanitizeLine(repo_ref)}.`] : []
}
