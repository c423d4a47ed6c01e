/** Over a whole drawn history: what git and GitHub tell of two commits never hides a change under `paths`. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Random } from '../../../simulation/story/random.js'
import { createCheckout } from '../../../src/adapters/git/checkout.js'
import { isUnder, parsePattern } from '../../../src/repository/path-patterns.js'
import type { ChangedFiles } from '../../../src/repository/refs.js'
import { GitHubServer } from '../../github/server/index.js'
import {
  type Entry,
  git,
  type NewCommit,
  writeRepository
} from '../../support/repositories/repository.js'
import { gitHubAt } from '../../support/servers/github-at.js'
import { matchesPatterns } from '../../support/workflow-harness/patterns.js'
import { scratchFolder } from './scratch.js'

const [COMMITS, PAIRS, SEED] = [60, 120, 4]
const RULES = [
  ['agents/support/**', 'lib/shared/**', 'vendor/kit/**'],
  ['**', '!docs/**', '!**.md', '!data/**', 'agents/**.md']
]
const FOLDERS = ['docs', 'agents/billing', 'agents/support', 'lib/shared'] as const
const NAMES = ['main.py', 'prompt.md', 'notes "draft".md', 'grün.txt'] as const
/** More than GitHub names. */
const MANY = 350

const random = new Random(SEED, 'history')
const file = (content: number): Entry => ({
  mode: '100644',
  content: `${content}\n${'the same line\n'.repeat(8)}`
})
const named = () => `${random.pick(FOLDERS)}/${random.pick(NAMES)}`

/** Every kind of change that has to be judged. */
const CHANGES: ((tree: Map<string, Entry>) => void)[] = [
  // Few different contents, so that an edit sometimes restores an earlier one.
  (tree) => tree.set(named(), file(random.between(1, 4))),
  (tree) => tree.delete(named()),
  (tree) => {
    const name = named()
    const entry = tree.get(name)
    if (entry !== undefined && tree.delete(name)) tree.set(named(), entry)
  },
  (tree) => {
    const name = named()
    const entry = tree.get(name)
    if (entry !== undefined)
      tree.set(name, { ...entry, mode: entry.mode === '100755' ? '100644' : '100755' })
  },
  (tree) =>
    tree.set('vendor/kit', { mode: '160000', content: String(random.between(1, 3)).repeat(40) }),
  (tree) =>
    tree.set('agents/support/data', {
      mode: '120000',
      content: `../../data/${random.between(1, 3)}`
    }),
  (tree) => {
    if (random.chance(0.8)) return
    for (let i = 0; i < MANY; i++) tree.set(`data/${i}.json`, file(random.between(1, 99)))
  }
]

/** Commits on the latest or an earlier one, some of them merges: a branch that goes on, is set back, or is rewritten. */
function drawHistory(): NewCommit[] {
  const start = FOLDERS.flatMap((folder) =>
    NAMES.map((name): [string, Entry] => [`${folder}/${name}`, file(1)])
  )
  const commits: NewCommit[] = [{ parents: [], tree: new Map(start) }]
  while (commits.length < COMMITS) {
    const parents = [Math.max(0, commits.length - (random.chance(0.7) ? 1 : random.between(1, 5)))]
    const merged = random.between(0, commits.length - 1)
    if (random.chance(0.2) && !parents.includes(merged)) parents.push(merged)
    const tree = new Map(parents.flatMap((parent) => [...(commits[parent]?.tree ?? [])]))
    for (let left = random.between(0, 3); left > 0; left--)
      random.pick(CHANGES as [(typeof CHANGES)[0]])(tree)
    commits.push({ parents, tree })
  }
  return commits
}

const at = scratchFolder()
let server: GitHubServer
let ids: string[]
beforeAll(async () => {
  ids = writeRepository(at('code'), drawHistory())
  server = await GitHubServer.start()
  server.repository.code = at('code')
})
afterAll(() => server.close())

/** What matters of a commit, found another way: the listing of its tree, by the patterns of the workflow harness. */
function whatMatters(commit: string, patterns: string[]): string {
  const rows = git(at('code'), ['ls-tree', '-r', '-z', '--full-tree', commit])
    .toString('utf8')
    .split('\0')
  const matters = rows.filter((row) => {
    const name = row.slice(row.indexOf('\t') + 1)
    return (
      matchesPatterns(patterns, name) ||
      (/^1[26]0000/.test(row) && matchesPatterns(patterns, `${name}/x`))
    )
  })
  return matters.join('\0')
}

test.each<[string, (pair: { from: string; to: string }) => Promise<ChangedFiles>]>([
  [
    'git',
    (pair) => {
      const variables = { PATH: process.env.PATH ?? '' }
      const cancelled = new AbortController().signal
      return createCheckout({ workspace: at('code'), variables, cancelled }).listChangedFiles(pair)
    }
  ],
  ['GitHub', (pair) => gitHubAt(server.url).listChangedFiles(pair)]
])(
  '%s hides no change under paths, and spares revisions',
  async (_, listChangedFiles) => {
    let [needed, spared] = [0, 0]
    for (let i = 0; i < PAIRS; i++) {
      const at = random.between(3, COMMITS - 1)
      const pair = [ids[at], ids[at - random.between(1, 3)]] as [string, string]
      const [from, to] = random.chance(0.7) ? (pair.toReversed() as [string, string]) : pair
      const changed = await listChangedFiles({ from, to })
      for (const patterns of RULES) {
        const isNeeded = whatMatters(from, patterns) !== whatMatters(to, patterns)
        const parsed = patterns.map(parsePattern)
        const isMade =
          'unknown' in changed ||
          changed.links.length > 0 ||
          changed.files.some((path) => isUnder(parsed, path))
        if (isNeeded) expect({ from, to, isMade }).toEqual({ from, to, isMade: true })
        needed += isNeeded ? 1 : 0
        spared += isMade ? 0 : 1
      }
    }
    expect(needed).toBeGreaterThan(50)
    expect(spared).toBeGreaterThan(10)
    expect(server.violations).toEqual([])
  },
  120_000
)
