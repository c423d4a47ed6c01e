/** Reads the input `paths`: one pattern per line. */
import type { DesiredDeployment } from '../deploy/core/model.js'
import { problemOf } from '../repository/path-patterns.js'
import { isTag } from '../repository/refs.js'
import { sanitizeLine } from '../text/sanitize.js'
import type { Reading } from './reading.js'

/** A longer text is not a list of patterns. */
const MOST_CHARACTERS = 10_000

const ONE_A_LINE = 'Write one pattern per line'

/**
 * Lines that are valid patterns but probably mistakes: they would match no file and skip a deploy. A pattern is
 * checked without its `!`, and with `x` for characters in brackets, which stand for themselves (`[,]` is a comma).
 */
const SLIPS: readonly [slip: RegExp, problem: string][] = [
  [/^["“”„«`‘‚]/, 'is in quotes. Remove them.'],
  [/^paths(?:-ignore)? *:/, 'starts with a key. Write the pattern alone.'],
  [/^~\//, 'starts with ~/. Write it from the root of the repository.'],
  [/^ /, 'has a space after the !. Remove the space.'],
  [
    / #(?: |$)|^[^*]*\*.* #/,
    'has a comment after the pattern. Put the comment on its own line, or write [#] for the character.'
  ],
  [
    /, |\*[,;|]|^[^*/]*[*/].*[,;|]$|^[^,;|]*[,;|].*[*/]/,
    `contains a comma, semicolon or |. ${ONE_A_LINE}, or write [,] for the character.`
  ],
  [
    / !|\*\* |^[^*]*\*[^ ]* .*[*/]/,
    `contains a space between two patterns. ${ONE_A_LINE}, or write [ ] for a space in a name.`
  ]
]

/** `[ab]` is a set of characters; one that spans the line and holds a quote, a comma or a slash was meant as a list. */
function isList(pattern: string): boolean {
  if (!pattern.startsWith('[') || !pattern.endsWith(']')) return false
  return /^\[ *["'](?!\])/.test(pattern) || pattern.includes(', ') || /^\[[^\],/]*[,/][^\]]*\]$/.test(pattern)
}

function slipOf(line: string): string | undefined {
  const pattern = line.replace(/^!/, '')
  if (isList(pattern)) return `is a YAML or JSON list on one line. ${ONE_A_LINE}, without brackets and quotes.`
  const bare = pattern.replace(/\[[^[\]]*\]/g, 'x')
  return SLIPS.find(([slip]) => slip.test(bare))?.[1]
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
