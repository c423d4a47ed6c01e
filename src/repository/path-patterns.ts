/**
 * Matches the patterns of a workflow's `on.push.paths`: `*`, `**`, `?`, `+`, `[]`, and `!` to exclude. They differ from
 * the globs of libraries, in which `?` is any character, `**.js` stays in one folder, `*` omits dot files, and braces
 * expand. All states are followed at once, so that no pattern takes long.
 */

/** A file of which it is asked whether it is under `paths`. */
export interface NamedFile {
  /** From the root of the repository, with `/`. */
  path: string
  /** It is, or may be, a submodule or a symbolic link: what is reached through it has then changed as well. */
  may_be_link?: boolean
}

export interface PathPattern {
  negated: boolean
  states: readonly State[]
}

type Taker = (char: string) => boolean

interface State {
  /** Consumed in a transition to another state. */
  steps: { takes: Taker; to: number }[]
  /** States that it is also in. */
  also: number[]
}

const any: Taker = () => true
const notSlash: Taker = (char) => char !== '/'
const slash: Taker = (char) => char === '/'

/** Stars with the slash behind two of them, a class in brackets, or one character. */
function* tokensOf(pattern: string): Generator<string> {
  const lastClosing = pattern.lastIndexOf(']')
  for (let at = 0; at < pattern.length; ) {
    const start = at
    if (pattern[at] === '[' && at < lastClosing) at = pattern.indexOf(']', at) + 1
    else if (pattern[at] === '*') {
      while (pattern[at] === '*') at++
      if (at - start > 1 && pattern[at] === '/') at++
    } else at += pattern.codePointAt(at)! > 0xffff ? 2 : 1
    yield pattern.slice(start, at)
  }
}

const isClass = (token: string) => token.length > 1 && token.startsWith('[')

/** @param text A pattern in which `problemOf` finds nothing. */
export function parsePattern(text: string): PathPattern {
  const negated = text.startsWith('!')
  const states: State[] = [{ steps: [], also: [] }]
  const last = () => states[states.length - 1]!
  const add = () => states.push({ steps: [], also: [] }) - 1
  const step = (takes: Taker) => {
    const from = last()
    from.steps.push({ takes, to: add() })
    return from
  }
  const repeat = (takes: Taker) => {
    last().steps.push({ takes, to: states.length - 1 })
    last().also.push(add())
  }
  let before = '/'
  const tokens = [...tokensOf(text.slice(negated ? 1 : 0))]
  for (const [i, token] of tokens.entries()) {
    const next = tokens[i + 1]
    if (token.startsWith('**')) {
      const from = last()
      from.also.push(add())
      repeat(any)
      if (token.endsWith('/')) {
        step(slash)
        // At the beginning of a name, `**/` may also stand for no folder at all.
        if (before === '/') from.also.push(states.length - 1)
      }
    } else if (token === '*') repeat(notSlash)
    else if (token !== '?' && token !== '+') {
      const takes = takerOf(token)
      const from = step(takes)
      if (next === '?') from.also.push(states.length - 1)
      if (next === '+') last().steps.push({ takes, to: states.length - 1 })
    }
    before = token.at(-1)!
  }
  return { negated, states }
}

function takerOf(token: string): Taker {
  if (!isClass(token)) return (char) => char === token
  const inside = token.slice(1, -1)
  const ranges = [...inside.matchAll(RANGE)].map(([, from = '', to = '']) => [from, to] as const)
  const singles = new Set(inside.replace(RANGE, ''))
  return (char) => singles.has(char) || ranges.some(([from, to]) => from <= char && char <= to)
}

const RANGE = /([a-zA-Z0-9])-([a-zA-Z0-9])/g

/** Whether a file is under `paths`: of the patterns that match it, the last one decides. */
export function isUnder(patterns: readonly PathPattern[], { path, may_be_link = false }: NamedFile): boolean {
  let taken = false
  let below = false
  for (const { negated, states } of patterns) {
    const end = states.length - 1
    const at = follow(states, path)
    if (at.has(end)) taken = !negated
    if (!may_be_link) continue
    const inside = advance(states, at, '/')
    // A pattern with `!` excludes everything below a link only if it matches every possible path there.
    if (!negated) below ||= inside.size > 0
    else if (takesAll(states, inside)) below = false
  }
  return taken || below
}

function follow(states: readonly State[], path: string): Set<number> {
  let at = enter(states, [0])
  for (const char of path) {
    at = advance(states, at, char)
    if (at.size === 0) break
  }
  return at
}

function advance(states: readonly State[], at: ReadonlySet<number>, char: string): Set<number> {
  const next: number[] = []
  for (const state of at) for (const { takes, to } of states[state]!.steps) if (takes(char)) next.push(to)
  return enter(states, next)
}

/** The states with all that they lead to without a character. */
function enter(states: readonly State[], reached: readonly number[]): Set<number> {
  const at = new Set<number>()
  const open = [...reached]
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (at.has(state)) continue
    at.add(state)
    open.push(...states[state]!.also)
  }
  return at
}

/** Whether whatever may follow matches: the pattern is in a `**` at its very end. */
function takesAll(states: readonly State[], at: ReadonlySet<number>): boolean {
  const end = states.length - 1
  return [...at].some(
    (state) =>
      states[state]!.also.includes(end) && states[state]!.steps.some(({ takes, to }) => takes === any && to === state)
  )
}

/** The problem of a pattern and its fix; undefined if there is none. */
export function problemOf(text: string): string | undefined {
  const pattern = text.replace(/^!/, '')
  if (pattern === '') return 'has no pattern after the !. Add one.'
  if (/^- |^(['"]).*\1$/.test(pattern)) return 'is written like an item of a YAML list. Remove the - and the quotes.'
  if (pattern.startsWith('/'))
    return 'is an absolute path. Write it from the root of the repository, without a leading /.'
  if (pattern.includes('\\'))
    return 'contains a backslash. Write / between folders, and a special character in brackets, like [*].'
  if (/\p{Cc}/u.test(pattern)) return 'contains a control character. Write one pattern per line.'
  if (/(?:^|\/)\.{1,2}(?:\/|$)/.test(pattern))
    return 'contains . or .. as a folder. Write it from the root of the repository.'
  if (pattern.endsWith('/')) return `names a folder, but only files are compared. Write ${pattern}**.`
  if (pattern.includes('//')) return 'contains //. Write one /.'
  const tokens = [...tokensOf(pattern)]
  const bare = tokens.map((token) => (isClass(token) ? 'x' : token)).join('')
  if (bare.includes('[') || pattern.includes('[]'))
    return 'has a [ without a ]. Close it, or write [[] for the character.'
  if (/\[[!^]/.test(pattern))
    return 'contains [! or [^, which these patterns do not support. List the characters that match.'
  if (/[{}]/.test(bare))
    return 'contains a brace, which is literal here. Write one pattern per case, or [{] for the character.'
  if (/^[?+]|[*?+][?+]/.test(bare)) return 'has a ? or + without a character before it. Write [?] for the character.'
  const backwards = tokens
    .filter(isClass)
    .flatMap((token) => [...token.slice(1, -1).matchAll(RANGE)])
    .some(([, from = '', to = '']) => from > to)
  if (backwards) return 'has a range that ends before it starts. Swap its ends.'
  return undefined
}
