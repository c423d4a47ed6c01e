/**
 * Compares commits in the checkout of this run, with git. The id of a commit depends only on its
 * content, so any checkout with both commits gives the right result.
 */
import { isUtf8 } from 'node:buffer'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Checkout, FileInCommit, NestedFile, ReadOptions } from '../../ports.js'
import { canonicalPath, leavesRepository } from '../../repository/path-patterns.js'
import {
  type Comparison,
  type FileDifferences,
  isCommitId,
  isFullCommit
} from '../../repository/refs.js'
import type { CheckoutPlace } from '../runner/environment.js'
import { type GitAnswer, type GitProcess, gitIn, lineOf } from './run-git.js'

/**
 * Git takes no longer than this, in milliseconds. Ours: a git that hangs must not cost the deploy
 * its time, and one tree is read faster than two are compared.
 */
const LONGEST_MS = 20_000
const TREE_MS = 5_000
/** Of a submodule and of a symbolic link. */
const LINK_MODES = new Set(['160000', '120000'])
const FOLDER_MODE = '040000'

type Git = ReturnType<typeof gitIn>

/** Reads the checkout of this run with git. What git cannot tell is unknown; it never fetches. */
export function createCheckout({
  workspace,
  ...process
}: CheckoutPlace & Pick<GitProcess, 'cancelled'>): Checkout {
  const within = (ms: number, { timeoutMs = ms }: ReadOptions = {}): Git | undefined =>
    workspace === undefined
      ? undefined
      : gitIn(workspace, { ...process, timeoutMs: Math.min(timeoutMs, ms) })
  return {
    readCommit: async (options) => readCommit(within(TREE_MS, options)),
    findNested: async (path, { timeoutMs = TREE_MS } = {}) => {
      const folder = workspace && nestedCheckout(workspace, canonicalPath(path))
      if (!folder) return undefined
      const git = gitIn(join(workspace, folder), {
        ...process,
        timeoutMs: Math.min(timeoutMs, TREE_MS)
      })
      return findNested(git, folder, canonicalPath(path))
    },
    findFile: async (commit, path, options) =>
      findFile(within(TREE_MS, options), { commit, path: canonicalPath(path) }),
    readFile: async (commit, path, options) =>
      readFile(within(TREE_MS, options), { commit, path: canonicalPath(path) }),
    listFiles: async (commit, options) => listFiles(within(TREE_MS, options), commit),
    containsCommit: async (comparison, options) =>
      containsCommit(within(TREE_MS, options), comparison),
    listChangedFiles: async (comparison, options) => {
      const git = within(LONGEST_MS, options)
      if (git === undefined) return { ...comparison, unknown: 'the runner has no workspace' }
      if (![comparison.from, comparison.to].every(isFullCommit))
        throw new Error('not the full id of a commit')
      const answer = await git(...diffOf(comparison))
      return {
        ...comparison,
        ...('unknown' in answer ? { unknown: answer.unknown } : readRaw(answer.output))
      }
    }
  }
}

/**
 * Runs `git merge-base --is-ancestor`: exit code 1 if it is none. An error, such as a missing
 * commit, has another.
 */
async function containsCommit(
  git: Git | undefined,
  { from, to }: Comparison
): Promise<boolean | undefined> {
  if (git === undefined || !isFullCommit(from)) return undefined
  if (!isCommitId(to)) return undefined
  const isAncestor = async (commit: string, of: string) => {
    const answer = await git('merge-base', '--is-ancestor', `${commit}^{commit}`, `${of}^{commit}`)
    if ('output' in answer) return true
    return answer.exit_code === 1 ? false : undefined
  }
  const contains = await isAncestor(from, to)
  if (contains !== false || (await isAncestor(to, from))) return contains
  // Of a shallow clone, the commits between the two may be missing.
  return lineOf(await git('rev-parse', '--is-shallow-repository')) === 'false' ? false : undefined
}

/**
 * Finds a file in a commit. What leads through a symbolic link or a submodule is not found: only
 * the checked-out files would show it.
 */
async function findFile(
  git: Git | undefined,
  { commit, path }: { commit: string; path: string }
): Promise<FileInCommit | undefined> {
  if (git === undefined || !isFullCommit(commit)) return undefined
  if (path === '') return undefined
  const asked = path.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'))
  const answer = await git('ls-tree', '-z', '-t', '--full-tree', `${commit}^{tree}`, '--', ...asked)
  if ('unknown' in answer) return undefined
  // Of each entry: `mode type id`, a tab, the path.
  const entries = answer.output.toString('utf8').split('\0')
  const modes = new Map(
    entries.map((entry) => [entry.slice(entry.indexOf('\t') + 1), entry.split(' ', 1)[0] ?? ''])
  )
  if (asked.some((name) => LINK_MODES.has(modes.get(name) ?? ''))) return undefined
  const mode = modes.get(path)
  if (mode === undefined) return 'missing'
  return mode === FOLDER_MODE ? 'folder' : 'file'
}

async function readCommit(git: Git | undefined): Promise<string | undefined> {
  const answer = await git?.('rev-parse', '-q', '--verify', 'HEAD^{commit}')
  return answer && lineOf(answer)
}

/**
 * Returns the innermost folder of the workspace that is a checkout of its own and has the file.
 * Starts no program.
 */
function nestedCheckout(workspace: string, path: string): string | undefined {
  if (!existsSync(join(workspace, path))) return undefined
  const names = path.split('/').slice(0, -1)
  for (let depth = names.length; depth > 0; depth--) {
    const folder = names.slice(0, depth).join('/')
    if (existsSync(join(workspace, folder, '.git'))) return folder
  }
  return undefined
}

async function findNested(git: Git, folder: string, path: string): Promise<NestedFile | undefined> {
  const commit = await readCommit(git)
  if (commit === undefined) return undefined
  const inner = path.slice(folder.length + 1)
  const isInner = (await findFile(git, { commit, path: inner })) === 'file'
  const isMissing = (await findFile(git, { commit, path })) === 'missing'
  if (!isInner || !isMissing) return undefined
  return { folder, path: inner, remote_url: lineOf(await git('config', '--get', REMOTE_URL)) }
}

const REMOTE_URL = 'remote.origin.url'

async function readFile(
  git: Git | undefined,
  { commit, path }: { commit: string; path: string }
): Promise<string | undefined> {
  if (git === undefined || !isFullCommit(commit)) return undefined
  if (leavesRepository(path)) return undefined
  return textOf(await git('cat-file', 'blob', `${commit}:${path}`))
}

async function listFiles(git: Git | undefined, commit: string): Promise<string[] | undefined> {
  if (git === undefined || !isFullCommit(commit)) return undefined
  const tree = `${commit}^{tree}`
  const names = textOf(await git('ls-tree', '-r', '-z', '--name-only', '--full-tree', tree))
  return names?.split('\0').slice(0, -1)
}

function textOf(answer: GitAnswer): string | undefined {
  const isText = 'output' in answer && isUtf8(answer.output)
  return isText ? answer.output.toString('utf8') : undefined
}

function diffOf({ from, to }: Comparison): string[] {
  const plain = ['--no-renames', '--no-ext-diff', '--no-textconv', '--ignore-submodules=none']
  return [
    'diff-tree',
    '-r',
    '--raw',
    '-z',
    '--no-abbrev',
    ...plain,
    `${from}^{commit}`,
    `${to}^{commit}`,
    '--'
  ]
}

/** Returns the files of `diff-tree --raw -z`: `:mode mode id id status`, then the name. */
function readRaw(output: Buffer): FileDifferences | { unknown: string } {
  if (!isUtf8(output)) return { unknown: 'the name of a changed file is not UTF-8' }
  const text = output.toString('utf8')
  const entries = [
    ...text.matchAll(/:([0-7]{6}) ([0-7]{6}) [0-9a-f]+ [0-9a-f]+ [ADMT]\0([^\0]+)\0/gy)
  ]
  if (entries.map(([entry]) => entry).join('') !== text)
    return { unknown: 'the output of git has an unknown form' }
  const files: string[] = []
  const links: string[] = []
  for (const [, before = '', after = '', path = ''] of entries) {
    files.push(path)
    if (LINK_MODES.has(before) || LINK_MODES.has(after)) links.push(path)
  }
  return { files, links }
}
