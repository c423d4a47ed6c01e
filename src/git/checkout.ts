/**
 * Compares commits in the checkout of this run, with git. The id of a commit depends only on its
 * content, so any checkout with both commits gives the right result.
 */
import type { Checkout, FileInCommit } from '../ports.js'
import type { Comparison } from '../repository/changed-files.js'
import { canonicalPath } from '../repository/path.js'
import type { NamedFile } from '../repository/path-patterns.js'
import { isCommitId, isFullCommit } from '../repository/refs.js'
import { type GitProcess, gitOptions, runGit } from './run-git.js'
import { isFile, judgePath, parseTree, pathAndFolders, similarFiles, type TreeEntry } from './tree.js'

/**
 * Git takes no longer than this, in milliseconds. Ours: a git that hangs must not cost the deploy its time, and one tree
 * is read faster than two are compared.
 */
const LONGEST_MS = 20_000
const TREE_MS = 5_000
/** Of a submodule and of a symbolic link. */
const LINK_MODES = new Set(['160000', '120000'])

export interface CheckoutOptions extends Omit<GitProcess, 'timeoutMs'> {
  workspace: string | undefined
  /** The most that git gets, in milliseconds. */
  timeoutMs?: number
}

/** Reads the checkout of this run with git. What git cannot tell is unknown; it never fetches. */
export function createCheckout(options: CheckoutOptions): Checkout {
  const trees: Trees = new Map()
  return {
    findFile: (commit, path, { timeoutMs = TREE_MS } = {}) =>
      findFile({ timeoutMs: Math.min(timeoutMs, TREE_MS), ...options }, { commit, path: canonicalPath(path), trees }),
    listChangedFiles: async (comparison, { timeoutMs = LONGEST_MS } = {}) => {
      const mostMs = Math.min(timeoutMs, options.timeoutMs ?? LONGEST_MS)
      const { from, to } = comparison
      if (options.workspace === undefined) return { ...comparison, unknown: 'the runner has no workspace' }
      if (![from, to].every(isFullCommit)) throw new Error('not the full id of a commit')
      const answer = await runGit({ ...options, timeoutMs: mostMs }, [
        ...gitOptions(options.workspace),
        ...diffOptions(comparison)
      ])
      return { ...comparison, ...('unknown' in answer ? { unknown: answer.unknown } : readRaw(answer.output)) }
    },
    containsCommit: (comparison, { timeoutMs = LONGEST_MS } = {}) =>
      containsCommit({ ...options, timeoutMs: Math.min(timeoutMs, TREE_MS) }, comparison)
  }
}

/** Of `git merge-base --is-ancestor`: exit code 1 if it is none. An error, such as a missing commit, has another. */
async function containsCommit(
  options: CheckoutOptions & { timeoutMs: number },
  { from, to }: Comparison
): Promise<boolean | undefined> {
  const { workspace } = options
  if (workspace === undefined || !isFullCommit(from) || !isCommitId(to)) return undefined
  const git = (...args: string[]) => runGit(options, [...gitOptions(workspace), ...args])
  const isAncestor = async (commit: string, of: string) => {
    const answer = await git('merge-base', '--is-ancestor', `${commit}^{commit}`, `${of}^{commit}`)
    return 'output' in answer ? true : answer.exit_code === 1 ? false : undefined
  }
  const contains = await isAncestor(from, to)
  if (contains !== false || (await isAncestor(to, from))) return contains
  // Of a shallow clone, the commits between the two may be missing.
  const shallow = await git('rev-parse', '--is-shallow-repository')
  return 'output' in shallow && shallow.output.toString('utf8').trim() === 'false' ? false : undefined
}

/** The whole trees that were read, by commit; undefined for a commit of which one path was looked for so far. */
type Trees = Map<string, Promise<TreeEntry[] | undefined> | undefined>

async function findFile(
  options: CheckoutOptions & { timeoutMs: number },
  { commit, path, trees }: { commit: string; path: string; trees: Trees }
): Promise<FileInCommit | undefined> {
  const { workspace } = options
  if (workspace === undefined || !isFullCommit(commit) || path === '') return undefined
  const listTree = async (...args: string[]) => {
    const list = ['ls-tree', '-z', '--full-tree', ...args]
    const answer = await runGit(options, [...gitOptions(workspace), ...list])
    return 'unknown' in answer ? undefined : parseTree(answer.output)
  }
  // Several deployments look for a file each in one commit: from the second on, the whole tree is read, once.
  const readWhole = () => trees.get(commit) ?? listTree('-r', '-t', `${commit}^{tree}`)
  if (trees.has(commit)) trees.set(commit, readWhole())
  else trees.set(commit, undefined)
  const whole = await trees.get(commit)
  const entries = whole ?? (await listTree('-t', `${commit}^{tree}`, '--', ...pathAndFolders(path)))
  if (entries === undefined) return undefined
  const found = judgePath(path, entries)
  if (found === 'link') return undefined
  if (found === 'file') return { found, similar: [] }
  const files = (whole ?? (await readWhole()) ?? []).filter(isFile)
  return {
    found,
    similar: similarFiles(
      path,
      files.map((file) => file.path)
    )
  }
}

function diffOptions({ from, to }: Comparison): string[] {
  const plain = ['--no-renames', '--no-ext-diff', '--no-textconv', '--ignore-submodules=none']
  return ['diff-tree', '-r', '--raw', '-z', '--no-abbrev', ...plain, `${from}^{commit}`, `${to}^{commit}`, '--']
}

/** The files of `diff-tree --raw -z`: `:mode mode id id status`, then the name. */
function readRaw(output: Buffer): { files: NamedFile[] } | { unknown: string } {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(output)
  } catch {
    return { unknown: 'the name of a changed file is not UTF-8' }
  }
  const parts = text.split('\0')
  const strange = { unknown: 'the output of git has an unknown form' }
  if (parts.pop() !== '' || parts.length % 2 !== 0) return strange
  const files: NamedFile[] = []
  for (let i = 0; i < parts.length; i += 2) {
    const [, before = '', after = ''] = /^:([0-7]{6}) ([0-7]{6}) [0-9a-f]+ [0-9a-f]+ [ADMT]$/.exec(parts[i] ?? '') ?? []
    const path = parts[i + 1] ?? ''
    if (before === '' || path === '') return strange
    files.push({ path, may_be_link: LINK_MODES.has(before) || LINK_MODES.has(after) })
  }
  return { files }
}
