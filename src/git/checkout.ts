/**
 * Compares commits in the checkout of this run, with git. Besides `cli/`, only this file of `src/` starts a process. It
 * is loaded only if there are commits to compare. The id of a commit depends only on its content, so any checkout with
 * both commits gives the right result.
 */
import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { CancelledError } from '../errors.js'
import type { Checkout, FileInCommit } from '../ports.js'
import type { Comparison } from '../repository/changed-files.js'
import type { NamedFile } from '../repository/path-patterns.js'
import { isFullCommit } from '../repository/refs.js'
import { sanitizeLine } from '../text/sanitize.js'
import { judgePath, parseTree, pathAndFolders, pathInGit, similarFiles } from './tree.js'

/**
 * Git takes no longer than this, in milliseconds, and says no more than so many bytes. Ours: a git that hangs must not
 * cost the deploy its time, and one tree is read faster than two are compared.
 */
const LONGEST_MS = 20_000
const TREE_MS = 5_000
const MOST_BYTES = 4 * 2 ** 20
/** Of a submodule and of a symbolic link. */
const LINK_MODES = new Set(['160000', '120000'])

export interface CheckoutOptions {
  /** Folder of the checkout; undefined if the runner names none. */
  workspace: string | undefined
  /** All the variables that git sees besides its own. */
  variables: Record<string, string>
  cancelled: AbortSignal
  /** The most that git gets, in milliseconds. */
  timeoutMs?: number
}

/** Reads the checkout of this run with git. What git cannot tell is unknown; it never fetches. */
export function createCheckout(options: CheckoutOptions): Checkout {
  return {
    findFile: (commit, path, { timeoutMs = TREE_MS } = {}) =>
      findFile({ timeoutMs: Math.min(timeoutMs, TREE_MS), ...options }, commit, pathInGit(path)),
    listChangedFiles: async (comparison, { timeoutMs = LONGEST_MS } = {}) => {
      const mostMs = Math.min(timeoutMs, options.timeoutMs ?? LONGEST_MS)
      const { from, to } = comparison
      if (options.workspace === undefined) return { ...comparison, unknown: 'the runner has no workspace' }
      if (![from, to].every(isFullCommit)) throw new Error('not the full id of a commit')
      const answer = await runGit({ ...options, timeoutMs: mostMs }, [
        ...gitOptions(options.workspace),
        ...diffOptions(comparison)
      ])
      return { ...comparison, ...('unknown' in answer ? answer : readRaw(answer.output)) }
    }
  }
}

async function findFile(
  options: CheckoutOptions & { timeoutMs: number },
  commit: string,
  path: string
): Promise<FileInCommit | undefined> {
  const { workspace } = options
  if (workspace === undefined || !isFullCommit(commit) || path === '') return undefined
  const listTree = async (...args: string[]) => {
    const list = ['ls-tree', '-z', '--full-tree', ...args]
    const answer = await runGit(options, [...gitOptions(workspace), ...list])
    return 'unknown' in answer ? undefined : parseTree(answer.output)
  }
  const entries = await listTree('-t', `${commit}^{tree}`, '--', ...pathAndFolders(path))
  if (entries === undefined) return undefined
  const found = judgePath(path, entries)
  if (found === 'link') return undefined
  if (found === 'file') return { found, similar: [] }
  const files = (await listTree('-r', `${commit}^{tree}`)) ?? []
  return {
    found,
    similar: similarFiles(
      path,
      files.map((file) => file.path)
    )
  }
}

/** Ignores the repository's configuration, which could change the result, start a program or fetch. */
function gitOptions(workspace: string): string[] {
  const settings = ['core.fsmonitor=false', 'core.commitGraph=false', 'diff.relative=false', 'diff.orderFile=']
  return ['-C', workspace, '--no-pager', '--no-replace-objects', ...settings.flatMap((setting) => ['-c', setting])]
}

function diffOptions({ from, to }: Comparison): string[] {
  const plain = ['--no-renames', '--no-ext-diff', '--no-textconv', '--ignore-submodules=none']
  return ['diff-tree', '-r', '--raw', '-z', '--no-abbrev', ...plain, `${from}^{commit}`, `${to}^{commit}`, '--']
}

const VARIABLES = {
  LC_ALL: 'C',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_NO_LAZY_FETCH: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0'
}

type Answer = { output: Buffer } | { unknown: string }

/** @throws CancelledError if the run was cancelled. */
function runGit(
  { variables, cancelled, timeoutMs }: CheckoutOptions & { timeoutMs: number },
  args: string[]
): Promise<Answer> {
  const options = {
    // If a program is looked for in the current folder first, the checkout is not the place.
    cwd: dirname(process.execPath),
    env: { ...variables, ...VARIABLES },
    encoding: 'buffer' as const,
    timeout: Math.max(1, Math.ceil(timeoutMs)),
    killSignal: 'SIGKILL' as const,
    maxBuffer: MOST_BYTES,
    signal: cancelled,
    windowsHide: true
  }
  return new Promise((resolve, reject) => {
    execFile('git', args, options, (error, output, problem) => {
      if (cancelled.aborted) reject(new CancelledError())
      else resolve(error === null ? { output } : { unknown: whyNot(error, problem.toString('utf8')) })
    })
  })
}

/** git's last message, by words that have not changed for many years. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/not a git repository|cannot change to/i, 'no code is checked out'],
  [/dubious ownership/i, 'git does not trust the owner of the checkout (safe.directory)'],
  [
    /bad (?:object|revision)|unknown revision|ambiguous argument|unable to read|could not fetch/i,
    'the checkout does not contain both commits (set fetch-depth: 0)'
  ]
]

function whyNot(error: Error & { code?: unknown; killed?: boolean }, problem: string): string {
  if (error.code === 'ENOENT') return 'git is not installed'
  if (error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return 'too many files changed'
  if (error.killed) return 'git took too long'
  const known = REASONS.find(([words]) => words.test(problem))?.[1]
  return known ?? `git failed: ${sanitizeLine(problem || error.message, 150)}`
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
