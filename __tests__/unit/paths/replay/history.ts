/** A history as a repository with several agents has it, drawn from a seed: every kind of push that has to be judged. */
import { Random } from '../../../../simulation/story/random.js'
import type { Entry, NewCommit, Tree } from '../../../support/repositories/repository.js'

export interface Push {
  kind: PushKind
  /** Where the branch was, and where it is now: indexes of commits. */
  before: number
  after: number
}

export interface History {
  commits: NewCommit[]
  pushes: Push[]
}

const KINDS = [
  [34, 'edit'],
  [12, 'merge'],
  [10, 'rename'],
  [8, 'revert'],
  [8, 'link'],
  [6, 'delete'],
  [5, 'reset'],
  [5, 'rewritten'],
  [4, 'mode'],
  [4, 'configuration'],
  [3, 'many files'],
  [1, 'nothing']
] as const
export type PushKind = (typeof KINDS)[number][1]

/** Folders, weighted by how often they are edited. */
const FOLDERS = [
  [8, 'docs'],
  [6, 'agents/billing'],
  [3, 'agents/support'],
  [2, 'lib/shared'],
  [2, '.github/workflows'],
  [2, '.']
] as const
const NAMES = ['main.py', 'tools.py', 'prompt.md', 'notes "draft".md', 'grün.txt'] as const
/** More than GitHub names. */
const MANY = 350

/** The same seed gives the same history. */
export function drawHistory(seed: number, pushes: number): History {
  const random = new Random(seed, 'history')
  const history: History = { commits: [{ parents: [], tree: firstTree() }], pushes: [] }
  let head = 0
  while (history.pushes.length < pushes) {
    const kind = random.weighed<PushKind>(KINDS)
    const after = push(kind, { ...history, head, random })
    history.pushes.push({ kind, before: head, after })
    head = after
  }
  return history
}

interface Work extends History {
  head: number
  random: Random
}

function push(kind: PushKind, work: Work): number {
  const { head, random, pushes } = work
  const earlier = pushes.at(-random.between(1, 4))?.before ?? 0
  switch (kind) {
    case 'merge': {
      const topic = repeat(work, earlier, edit)
      const merged = new Map([...treeOf(work, head), ...changesOf(work, earlier, topic)])
      return commit(work, [head, topic], merged)
    }
    case 'revert':
      return commit(work, [head], treeOf(work, earlier))
    case 'reset':
      return earlier
    case 'rewritten':
      return repeat(work, earlier, edit)
    case 'edit':
      return repeat(work, head, edit)
    case 'rename':
      return change(work, head, rename)
    case 'delete':
      return change(work, head, remove)
    case 'mode':
      return change(work, head, changeMode)
    case 'link':
      return change(work, head, changeLink)
    case 'configuration':
      return change(work, head, (tree) =>
        tree.set('agents/support/agent.json', file(`{"n": ${work.commits.length}}\n`))
      )
    case 'many files':
      return change(work, head, (tree) => {
        for (let i = 0; i < MANY; i++) tree.set(`data/${i}.json`, file(`${work.commits.length} ${i}\n`))
        // After all those in the order of names, so that it is not among the first 300.
        edit(tree, random, 'lib/shared')
      })
    case 'nothing':
      return commit(work, [head], treeOf(work, head))
  }
}

type Edit = (tree: Map<string, Entry>, random: Random, folder?: string) => void

const file = (content: string): Entry => ({ mode: '100644', content })
const treeOf = ({ commits }: History, index: number): Tree => commits[index]?.tree ?? new Map()

function commit({ commits }: Work, parents: number[], tree: Tree): number {
  return commits.push({ parents, tree }) - 1
}

function change(work: Work, parent: number, edit: Edit): number {
  const tree = new Map(treeOf(work, parent))
  edit(tree, work.random)
  return commit(work, [parent], tree)
}

/** One to three commits. */
function repeat(work: Work, from: number, edit: Edit): number {
  let head = from
  for (let left = work.random.between(1, 3); left > 0; left--) head = change(work, head, edit)
  return head
}

function changesOf(history: History, from: number, to: number): [string, Entry][] {
  const before = treeOf(history, from)
  return [...treeOf(history, to)].filter(([name, { content }]) => before.get(name)?.content !== content)
}

const inFolder = (folder: string, name: string) => (folder === '.' ? name : `${folder}/${name}`)

const edit: Edit = (tree, random, folder) => {
  for (let left = random.between(1, 3); left > 0; left--) {
    // Few different contents, so that an edit sometimes restores an earlier one.
    const name = inFolder(folder ?? random.weighed<string>(FOLDERS), random.pick(NAMES))
    tree.set(name, file(`${random.between(1, 6)}\n${'the same line\n'.repeat(8)}`))
  }
}

function someFile(tree: Map<string, Entry>, random: Random): [string, Entry] | undefined {
  const files = [...tree].filter(([name, { mode }]) => mode.startsWith('100') && !name.endsWith('agent.json'))
  return files[random.between(0, Math.max(0, files.length - 1))]
}

const rename: Edit = (tree, random) => {
  const [name, entry] = someFile(tree, random) ?? []
  if (name === undefined || entry === undefined) return
  tree.delete(name)
  tree.set(inFolder(random.weighed<string>(FOLDERS), `moved ${random.between(1, 99)}.py`), entry)
}

const remove: Edit = (tree, random) => {
  const [name] = someFile(tree, random) ?? []
  if (name !== undefined) tree.delete(name)
}

const changeMode: Edit = (tree, random) => {
  const [name, entry] = someFile(tree, random) ?? []
  if (name === undefined || entry === undefined) return
  tree.set(name, { ...entry, mode: entry.mode === '100755' ? '100644' : '100755' })
}

const changeLink: Edit = (tree, random) => {
  if (random.chance(0.5)) tree.set('vendor/kit', { mode: '160000', content: String(random.between(1, 3)).repeat(40) })
  else tree.set('agents/billing/data', { mode: '120000', content: `../../data/${random.between(1, 3)}` })
}

function firstTree(): Tree {
  const names = FOLDERS.flatMap(([, folder]) => NAMES.map((name) => inFolder(folder, name)))
  return new Map([
    ...names.map((name): [string, Entry] => [name, file(`1\n${'the same line\n'.repeat(8)}`)]),
    ['agents/support/agent.json', file('{}\n')],
    ['vendor/kit', { mode: '160000', content: '1'.repeat(40) }],
    ['agents/billing/data', { mode: '120000', content: '../../data/1' }]
  ])
}
