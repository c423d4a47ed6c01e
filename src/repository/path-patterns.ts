/**
 * Paths within a repository, and the patterns of a workflow's `on.push.paths` for them: `*`, `**`,
 * `?`, `+`, `[]`, and `!` to exclude. They differ from the globs of libraries, in which `?` is any
 * character, `**.js` stays in one folder, `*` omits dot files, and braces expand.
 */
import { posix } from 'node:path'

/**
 * Returns the path as git writes it: without `.`, `..`, doubled, leading or trailing slashes. A
 * `..` that leaves the repository stays in front. Empty for the root.
 */
export function canonicalPath(path: string): string {
  const normal = posix.normalize(path.trim().replace(/^\/+/, '')).replace(/\/$/, '')
  return normal === '.' ? '' : normal
}

/** Returns whether a canonical path leads out of the repository. */
export function leavesRepository(path: string): boolean {
  return /^\.\.(?:\/|$)/.test(path)
}

/** One step of a pattern: which character it takes, and how many of them. */
interface Step {
  takes: (char: string) => boolean
  count: 'one' | 'optional' | 'any'
  /** It ends where a name begins: at the start of the path or after a slash. */
  endsAtName?: true
}

interface PathPattern {
  negated: boolean
  steps: readonly Step[]
}

/** @param text A pattern in which `problemOf` finds nothing. */
export function parsePattern(text: string): PathPattern {
  const negated = text.startsWith('!')
  const steps: Step[] = []
  let previous = '/'
  for (const token of tokensOf(text.slice(negated ? 1 : 0))) {
    const last = steps.at(-1)
    if (last !== undefined && token === '?') last.count = 'optional'
    else if (last !== undefined && token === '+') steps.push({ ...last, count: 'any' })
    else steps.push(...stepsOf(token, previous.endsWith('/')))
    previous = token
  }
  return { negated, steps }
}

function stepsOf(token: string, isAtName: boolean): Step[] {
  if (isClass(token)) return [{ takes: inClass(token), count: 'one' }]
  if (token === '*') return [{ takes: (char) => char !== '/', count: 'any' }]
  if (!token.startsWith('**')) return [{ takes: (char) => char === token, count: 'one' }]
  const anything: Step = { takes: () => true, count: 'any' }
  if (!token.endsWith('/')) return [anything]
  // At the beginning of a name, `**/` may also stand for no folder at all.
  return isAtName ? [{ ...anything, endsAtName: true }] : [anything, ...stepsOf('/', false)]
}

/** Splits into classes in brackets, stars with the slash behind two of them, and characters. */
function tokensOf(pattern: string): string[] {
  const tokens: string[] = []
  let at = 0
  while (at < pattern.length) {
    const end = pattern.indexOf(']', at)
    const stars = /\*{2,}\/?/y
    stars.lastIndex = at
    const isOpened = pattern[at] === '[' && end > 0
    const character = String.fromCodePoint(pattern.codePointAt(at) ?? 0)
    const token = isOpened ? pattern.slice(at, end + 1) : (stars.exec(pattern)?.[0] ?? character)
    tokens.push(token)
    at += token.length
  }
  return tokens
}

const isClass = (token: string) => token.length > 1 && token.startsWith('[')

const RANGE = /([a-zA-Z0-9])-([a-zA-Z0-9])/g

/**
 * Returns a test for the characters of a class: ranges of letters or digits, and single characters.
 */
function inClass(token: string): Step['takes'] {
  const inside = token.slice(1, -1)
  const ranges = [...inside.matchAll(RANGE)]
  const singles = inside.replace(RANGE, '')
  return (char) =>
    singles.includes(char) || ranges.some(([, from = '', to = '']) => from <= char && char <= to)
}

/** Returns whether a file counts by the patterns: of those that match it, the last one decides. */
export function isUnder(patterns: readonly PathPattern[], path: string): boolean {
  const pattern = patterns.findLast(({ steps }) => matchesWhole(steps, path))
  return pattern !== undefined && !pattern.negated
}

/**
 * Returns the patterns of what a path names: a file, or a folder with all its contents. Empty for
 * the root.
 */
export function patternsOfPath(path: string): string[] {
  return path === '' ? ['**'] : [literalPattern(path), `${literalPattern(path)}/**`]
}

/** Returns a pattern that matches exactly this path. */
export function literalPattern(path: string): string {
  return path.replace(/[!*?+[]/g, '[$&]')
}

/**
 * Adds to a plain name, which matches no file if it is a folder, the pattern of all its contents.
 */
export function withContents(pattern: string): string[] {
  return /[!*?+[]/.test(pattern) ? [pattern] : [pattern, `${pattern}/**`]
}

/**
 * Returns the patterns that match none of the files. One that excludes may: it then makes no
 * difference.
 */
export function findUnmatched(patterns: readonly string[], files: readonly string[]): string[] {
  return patterns.filter((pattern) => {
    const parsed = withContents(pattern).map(parsePattern)
    return !pattern.startsWith('!') && !files.some((file) => isUnder(parsed, file))
  })
}

/** Follows all ways to match at once, so that the time grows only with the lengths of both. */
function matchesWhole(steps: readonly Step[], path: string): boolean {
  let open = withSkipped(steps, new Set([0]), '/')
  for (const char of path) {
    const next = new Set<number>()
    for (const at of open) {
      const step = steps[at]
      if (step?.takes(char)) next.add(step.count === 'any' ? at : at + 1)
    }
    // Most files differ from most patterns in their first folder.
    if (next.size === 0) return false
    open = withSkipped(steps, next, char)
  }
  return open.has(steps.length)
}

/**
 * Adds the steps behind those that need no further character. The loop also visits what it adds.
 */
function withSkipped(steps: readonly Step[], open: Set<number>, previous: string): Set<number> {
  for (const at of open) {
    const step = steps[at]
    const maySkip = step !== undefined && step.count !== 'one'
    if (maySkip && (!step.endsAtName || previous === '/')) open.add(at + 1)
  }
  return open
}

/** Returns the problem of a pattern and its fix; undefined if there is none. */
export function problemOf(text: string): string | undefined {
  const pattern = text.replace(/^!/, '')
  if (pattern === '') return 'has no pattern after the !. Add one.'
  if (/^- |^(['"]).*\1$/.test(pattern))
    return 'is written like an item of a YAML list. Remove the - and the quotes.'
  if (/^\/|\/\/|(?:^|\/)\.{1,2}(?:\/|$)|[\\\p{Cc}]/u.test(pattern))
    return (
      'is not a path as git writes it. Write it from the root of the repository: ' +
      'no leading /, no //, ./ or ../, no backslash ' +
      '(a special character stands in brackets, like [*]).'
    )
  if (pattern.endsWith('/'))
    return `names a folder, but only files are compared. Write ${pattern}**.`
  const tokens = tokensOf(pattern)
  const classes = tokens.filter(isClass)
  const bare = tokens.map((token) => (isClass(token) ? 'x' : token)).join('')
  const ranges = classes.flatMap((token) => [...token.slice(1, -1).matchAll(RANGE)])
  const isBackwards = ranges.some(([, from = '', to = '']) => from > to)
  const isUnsupported = isBackwards || classes.some((token) => /^\[[\]!^]|\//.test(token))
  if (bare.includes('[') || isUnsupported)
    return (
      'has brackets that these patterns do not support. ' +
      'List the characters, like [abc] or [a-z], or write [[] for the character.'
    )
  if (/[{}]/.test(bare))
    return (
      'contains a brace, which is literal here. ' +
      'Write one pattern per case, or [{] for the character.'
    )
  if (/^[?+]|[*?+][?+]/.test(bare))
    return 'has a ? or + without a character before it. Write [?] for the character.'
  return /\/[?+]/.test(bare) ? 'has a / before ? or +. Write one pattern per case.' : undefined
}
