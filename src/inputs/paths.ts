/** The input `paths`: patterns, one a line. */
import type { DesiredDeployment } from '../deploy/core/model.js'
import { problemOf } from '../repository/path-patterns.js'
import { isTag } from '../repository/refs.js'
import { sanitizeLine } from '../text/sanitize.js'
import type { Reading } from './reading.js'

/** A longer text is not a list of patterns. */
const MOST_CHARACTERS = 10_000

const ONE_A_LINE = 'give one pattern a line'

/**
 * Lines that are valid patterns but mean something unintended: they would match no file and skip a deploy. A pattern is
 * checked without its `!`, and with `x` for characters in brackets, which stand for themselves (`[,]` is a comma).
 */
const SLIPS: readonly [slip: RegExp, problem: string][] = [
  [/^["“”„«`‘‚]/, 'is in quotes: give the pattern alone, without them'],
  [/^paths(?:-ignore)? *:/, 'begins with a key, as in a workflow: give the pattern alone'],
  [/^~\//, 'begins with ~/: give it from the root of the repository'],
  [/^ /, 'has a blank after the !: leave it out'],
  [/ #(?: |$)|^[^*]*\*.* #/, 'has a comment behind the pattern: put the comment on a line of its own, or write [#]'],
  [
    /\*[,;|]|^[^*/]*[*/].*[,;|]$|^[^,;|]*[,;|].*[*/]/,
    `holds a comma, semicolon or |: ${ONE_A_LINE}, or write [,] for the character itself`
  ],
  [
    / !|\*\* |^[^*]*\*[^ ]* .*[*/]/,
    `holds a blank between two patterns: ${ONE_A_LINE}, or write [ ] for a blank in a name`
  ]
]

/** `[ab]` is a set of characters; one that spans the line and holds a quote, a comma or a slash was meant as a list. */
const LIST = /^\[ *["'](?!\])[^]*\]$|^\[(?=.*, ).*\]$|^\[(?=[^\]]*[,/])[^\]]*\]$/

function slipOf(line: string): string | undefined {
  const pattern = line.replace(/^!/, '')
  if (LIST.test(pattern)) return `is a list of YAML or JSON on one line: ${ONE_A_LINE}, without brackets and quotes`
  const bare = pattern.replace(/\[[^[\]]*\]/g, 'x')
  return SLIPS.find(([slip]) => slip.test(bare))?.[1]
}

/** Reads the patterns in their order; undefined when not given or wrong. */
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

/** Says that `paths` decides nothing for a tag. */
export function notePaths({ raw }: Reading, wanted: DesiredDeployment): string[] {
  if (raw.paths === undefined || wanted.source !== 'git_host') return []
  const { repo_ref } = wanted.source_revision_config
  return isTag(repo_ref) ? [`paths is for branches, and does nothing for ${sanitizeLine(repo_ref)}.`] : []
}
