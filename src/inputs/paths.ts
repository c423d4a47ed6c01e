/** Reads the inputs that name files of the repository: `graph_config_path`, and `paths`, one pattern per line. */
import type { DesiredDeployment, Origin } from '../deploy/core/model.js'
import { InputError } from '../errors.js'
import type { Checkout } from '../ports.js'
import { canonicalPath, problemOf } from '../repository/path-patterns.js'
import { isTag, shortCommit } from '../repository/refs.js'
import { withSlashes } from '../repository/slashes.js'
import { sanitizeLine } from '../text/sanitize.js'
import { quote } from './fields.js'
import { graphPathProblem } from './graph-path.js'
import type { Reading } from './reading.js'

/** Reads the path of the graph configuration file. A shell of Windows completes it with backslashes. */
export function readGraphPath({ field }: Reading): string | undefined {
  const path = field.text('graph_config_path', (text) => graphPathProblem(withSlashes(text)))
  return path && canonicalPath(withSlashes(path))
}

/**
 * Refuses a deploy of this run's commit whose tree has no file at `graph_config_path`. The build would fail after minutes.
 * If the commit is not pushed, the file may be in that one or in the last known one of the remote.
 *
 * @throws InputError
 */
export async function refuseMissingGraph(
  { wanted, origin }: { wanted: DesiredDeployment; origin: Origin },
  checkout: Pick<Checkout, 'findFile'>
): Promise<void> {
  if (wanted.source !== 'git_host') return
  const { commit, unpushed_commits = [] } = origin
  const path = wanted.source_revision_config.graph_config_path
  const commits = commit === undefined ? unpushed_commits : [commit]
  if (path === undefined || commits.length === 0) return
  const found = await Promise.all(commits.map((each) => checkout.findFile(each, path)))
  if (found.some((each) => each === undefined || each === 'file')) return
  const what = found[0] === 'folder' ? 'is a folder' : 'does not exist'
  const problem = `${quote(path, 100)} ${what} in commit ${commits.map(shortCommit).join(' or ')}. Commit the file, or set the path from the root of the repository.`
  throw new InputError([{ input: 'graph_config_path', problem }])
}

/** A longer text is not a list of patterns. */
const MOST_CHARACTERS = 10_000

/**
 * Begins a line that is a valid pattern but probably a mistake: it would match no file and skip a deploy. A pattern is
 * checked without its `!`, and with `x` for characters in brackets, which stand for themselves (`[,]` is a comma).
 */
const NOT_ALONE = /^["“”„«`‘‚ ]|^paths(?:-ignore)? *:|^~\//

/** Returns why a line is probably not the pattern that was meant; undefined if nothing says so. */
function slipOf(line: string): string | undefined {
  const pattern = line.replace(/^!/, '')
  const bare = pattern.replace(/\[[^[\]]*\]/g, 'x')
  if (NOT_ALONE.test(bare))
    return 'does not start with a file or folder. Write the pattern alone, without quotes.'
  if (isListed(bare) || isCommented(bare) || hasSecondPattern(bare) || isBracketedList(pattern))
    return 'looks like several patterns, or has a comment. Write one pattern per line, or a character in brackets, like [,].'
  return problemOf(line)
}

/** Returns whether a comma, `;` or `|` stands beside a pattern. */
function isListed(line: string): boolean {
  const separator = line.search(/[,;|]/)
  if (separator < 0) return false
  if (line.includes(', ') || /\*[,;|]/.test(line)) return true
  const isTrailing = /[,;|]$/.test(line) && /[*/]/.test(line)
  return isTrailing || /[*/]/.test(line.slice(separator))
}

/** Returns whether a `#` follows that may begin a comment. Names may contain ` #1`. */
function isCommented(line: string): boolean {
  return / #(?: |$)/.test(line) || fromStar(line).includes(' #')
}

/** Returns whether a second pattern follows behind a space. Names may contain spaces. */
function hasSecondPattern(line: string): boolean {
  if (line.includes(' !') || line.includes('** ')) return true
  const pattern = fromStar(line)
  const space = pattern.indexOf(' ')
  return space >= 0 && /[*/]/.test(pattern.slice(space))
}

/** `[ab]` is a set of characters; one that holds a quote or a comma was meant as a list. */
function isBracketedList(pattern: string): boolean {
  return /^\[.*\]$/s.test(pattern) && /["',]/.test(pattern)
}

function fromStar(line: string): string {
  return line.includes('*') ? line.slice(line.indexOf('*')) : ''
}

/** Reads the patterns in their order; undefined if unset or invalid. */
export function readPaths({ raw, problems }: Reading): string[] | undefined {
  const text = raw.paths
  if (text === undefined) return undefined
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim())
  const patterns = lines.filter((line) => line !== '' && !line.startsWith('#'))
  const wrong =
    text.length > MOST_CHARACTERS
      ? [TOO_LONG]
      : patterns.flatMap((pattern) => problemWith(pattern) ?? [])
  if (wrong.length === 0 && patterns.every((pattern) => pattern.startsWith('!')))
    wrong.push('needs at least one pattern that does not start with "!", such as **')
  for (const problem of wrong) problems.add('paths', problem)
  return wrong.length > 0 ? undefined : patterns
}

const TOO_LONG = `is longer than ${MOST_CHARACTERS} characters. Shorten it with * and **.`

function problemWith(pattern: string): string | undefined {
  const slip = slipOf(pattern)
  return slip && `${quote(pattern)} ${sanitizeLine(slip)}`
}

/** Notes that `paths` is ignored for a tag. */
export function notePaths({ raw }: Reading, wanted: DesiredDeployment): string[] {
  if (raw.paths === undefined || wanted.source !== 'git_host') return []
  const { repo_ref } = wanted.source_revision_config
  return isTag(repo_ref)
    ? [`\`paths\` applies to branches and is ignored for the tag ${sanitizeLine(repo_ref)}.`]
    : []
}
