/**
 * Paths within a repository, and the patterns of a workflow's `on.push.paths` for them: `*`, `**`, `?`, `+`, `[]`, and `!`
 * to exclude. They differ from the globs of libraries, in which `?` is any character, `**.js` stays in one folder, `*`
 * omits dot files, and braces expand.
 */
import { posix } from 'node:path'

/**
 * Returns the path as git writes it: without `.`, `..`, doubled, leading or trailing slashes. A `..` that leaves the
 * repository stays in front. Empty for the root.
 */
export function canonicalPath(path: string): string {
  const normal = posix.normalize(path.trim().replace(/^\/+/, '')).replace(/\/$/, '')
  return normal === '.' ? '' : normal
}

/** A file of which it is asked whether it is under `paths`. */
export interface NamedFile {
  /** From the root of the repository, with `/`. */
  path: string
  /** It is, or may be, a submodule or a symbolic link: what is reached through it has then changed as well. */
  may_be_link?: boolean
}

export interface PathPattern {
  negated: boolean
  /** Without the `!`. */
  text: string
  /** Matches whole paths. */
  whole: RegExp
}

/** A class in brackets, stars with the slash behind two of them, or one character. A `[` without a `]` is one. */
function tokensOf(pattern: string): string[] {
  const end = pattern.lastIndexOf(']') + 1
  const closed = pattern.slice(0, end).match(/\[[^\]]*\]|\*{2,}\/?|[^]/gu) ?? []
  return [...closed, ...(pattern.slice(end).match(/\*{2,}\/?|[^]/gu) ?? [])]
}

const isClass = (token: string) => token.length > 1 && token.startsWith('[')

/** @param text A pattern in which `problemOf` finds nothing. */
export function parsePattern(text: string): PathPattern {
  const negated = text.startsWith('!')
  const pattern = text.slice(negated ? 1 : 0)
  return { negated, text: pattern, whole: new RegExp(`^${translate(tokensOf(pattern))}$`, 'su') }
}

/**
 * The source of the regular expression. What stands between two stars is matched at the first place where it fits, and
 * nowhere else: a later star takes what is left. So the time grows with the length of a path, not with its power.
 */
function translate(tokens: readonly string[]): string {
  let groups = 0
  const first = (source: string) => {
    const group = `first${++groups}`
    return `(?=(?<${group}>${source}))\\k<${group}>`
  }
  const folders = splitBefore(tokens, (token) => token.startsWith('**'))
  const sources = folders.map(([start = '', ...rest], at) => {
    const isLast = at === folders.length - 1
    const parts = splitBefore(
      start.startsWith('**') ? rest : [start, ...rest],
      (token) => token === '*'
    )
    const [head = '', ...stars] = parts.map(withoutStar)
    const names = stars.map((name, i) =>
      isLast && i === stars.length - 1 ? `[^/]*${name}` : first(`[^/]*?${name}`)
    )
    const source = head + names.join('')
    if (!start.startsWith('**')) return source
    const isName = start.endsWith('/') && isStart(folders[at - 1]?.at(-1))
    // At the beginning of a name, `**/` may also stand for no folder at all.
    const lead = isName ? '(?:.*?/)??' : start.endsWith('/') ? '.*?/' : '.*?'
    return isLast ? lead + source : first(lead + source)
  })
  return sources.join('')
}

const withoutStar = (tokens: readonly string[]) =>
  tokens.flatMap((token) => (token === '*' ? [] : charOf(token))).join('')

/** The list in parts, of which each but the first begins with such a token. */
function splitBefore(tokens: readonly string[], isFirst: (token: string) => boolean): string[][] {
  const parts: string[][] = [[]]
  for (const token of tokens) {
    if (isFirst(token)) parts.push([])
    parts.at(-1)?.push(token)
  }
  return parts
}

/** A class, a quantifier, or one character. */
function charOf(token: string): string {
  if (isClass(token)) return classOf(token)
  return token === '?' || token === '+' ? `${token}?` : token.replace(/[$().[\\\]^{|}]/, '\\$&')
}

const isStart = (before: string | undefined) => before === undefined || before.endsWith('/')

function classOf(token: string): string {
  const inside = token.slice(1, -1)
  const ranges = [...inside.matchAll(RANGE)].map(([range]) => range)
  const singles = inside.replace(RANGE, '').replace(/[[\]^\\-]/g, '\\$&')
  return `[${ranges.join('')}${singles}]`
}

const RANGE = /([a-zA-Z0-9])-([a-zA-Z0-9])/g

/** Whether a file is under `paths`: of the patterns that match it, the last one decides. */
export function isUnder(
  patterns: readonly PathPattern[],
  { path, may_be_link = false }: NamedFile
): boolean {
  let taken = false
  let below = false
  for (const { negated, text, whole } of patterns) {
    if (whole.test(path)) taken = !negated
    if (!may_be_link) continue
    // A pattern with `!` excludes everything below a link only if it matches every possible path there.
    if (!negated) below ||= reachesBelow(text, path)
    else if (text.endsWith('**') && whole.test(`${path}/`)) below = false
  }
  return taken || below
}

/** Whether a pattern may match a path below this one: its beginning does, up to as many folders or to the first `**`. */
function reachesBelow(text: string, path: string): boolean {
  const head: string[] = []
  let folders = path.split('/').length
  for (const token of tokensOf(text)) {
    if (token.startsWith('**')) return new RegExp(`^${translate(head)}`, 'su').test(`${path}/`)
    head.push(token)
    if (token === '/') folders--
    if (folders === 0) return new RegExp(`^${translate(head)}$`, 'su').test(`${path}/`)
  }
  return false
}

/** The problem of a pattern and its fix; undefined if there is none. */
export function problemOf(text: string): string | undefined {
  const pattern = text.replace(/^!/, '')
  if (pattern === '') return 'has no pattern after the !. Add one.'
  if (/^- |^(['"]).*\1$/.test(pattern))
    return 'is written like an item of a YAML list. Remove the - and the quotes.'
  if (/^\/|\/\/|(?:^|\/)\.{1,2}(?:\/|$)|[\\\p{Cc}]/u.test(pattern))
    return 'is not a path as git writes it. Write it from the root of the repository: no leading /, no //, ./ or ../, no backslash (a special character stands in brackets, like [*]).'
  if (pattern.endsWith('/'))
    return `names a folder, but only files are compared. Write ${pattern}**.`
  const tokens = tokensOf(pattern)
  const classes = tokens.filter(isClass)
  const bare = tokens.map((token) => (isClass(token) ? 'x' : token)).join('')
  const ranges = classes.flatMap((token) => [...token.slice(1, -1).matchAll(RANGE)])
  const isBackwards = ranges.some(([, from = '', to = '']) => from > to)
  if (bare.includes('[') || isBackwards || classes.some((token) => /^\[[\]!^]|\//.test(token)))
    return 'has brackets that these patterns do not support. List the characters, like [abc] or [a-z], or write [[] for the character.'
  if (/[{}]/.test(bare))
    return 'contains a brace, which is literal here. Write one pattern per case, or [{] for the character.'
  if (/^[?+]|[*?+][?+]/.test(bare))
    return 'has a ? or + without a character before it. Write [?] for the character.'
  return /\/[?+]/.test(bare) ? 'has a / before ? or +. Write one pattern per case.' : undefined
}
