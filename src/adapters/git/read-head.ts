/** What is checked out in a folder: repository, branch and commit, and whether the remote has that commit. */
import { realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathWithin } from '../../repository/slashes.js'
import { type GitProcess, gitIn, lineOf } from './run-git.js'

const STATUS = [
  '--porcelain=v1',
  '-z',
  '--no-renames',
  '--untracked-files=normal',
  '--ignore-submodules=dirty'
]
/** Ours, in milliseconds: reading what is checked out takes a few. */
const LONGEST_MS = 5_000

/** A checkout. Members that git does not know are undefined. */
export interface Head {
  root: string
  /** Full ref of the branch; undefined if HEAD is detached. */
  ref: string | undefined
  commit: string | undefined
  /** Name and URL of the remote that the branch is pushed to. */
  remote: string | undefined
  remote_url: string | undefined
  /** Commit of the branch at the remote, as of the last fetch or push. */
  remote_commit: string | undefined
  /** Whether `remote_commit` holds `commit`. */
  is_pushed: boolean
  /** Paths that differ from the commit, also of files that git does not have yet. Empty if git cannot tell. */
  uncommitted: readonly string[]
}

/** Reads what is checked out in `folder`. Otherwise, why git cannot read it. @param written No changes of the code. */
export async function readHead(
  folder: string,
  {
    written = [],
    ...process
  }: Pick<GitProcess, 'variables' | 'cancelled'> & { written?: readonly string[] }
): Promise<Head | { unknown: string }> {
  const git = gitIn(folder, { ...process, timeoutMs: LONGEST_MS })
  const line = async (...args: string[]) => lineOf(await git(...args))
  const top = await git('rev-parse', '--show-toplevel')
  if ('unknown' in top) return top
  const root = top.output.toString('utf8').trim()
  // Of a path outside of the checkout, git says nothing.
  const own = written.flatMap((file) => pathWithin(root, realPath(file)) ?? [])
  const paths = [':(top)', ...own.map((path) => `:(top,exclude,literal)${path}`)]
  const [ref, commit, status] = await Promise.all([
    line('symbolic-ref', '-q', 'HEAD'),
    line('rev-parse', '-q', '--verify', 'HEAD^{commit}'),
    git('--no-literal-pathspecs', 'status', ...STATUS, '--', ...paths)
  ])
  const branch = ref?.replace(/^refs\/heads\//, '')
  const remote =
    (branch && (await line('config', '--get', `branch.${branch}.remote`))) ??
    onlyRemote(await line('remote'))
  const hasUrl = remote && (await line('config', '--get', `remote.${remote}.url`))
  // Sends nothing. Follows url.<base>.insteadOf, as git itself does.
  const remote_url = hasUrl && (await line('ls-remote', '--get-url', remote))
  const tracking = remote && branch && `refs/remotes/${remote}/${branch}`
  const remote_commit =
    tracking && (await line('rev-parse', '-q', '--verify', `${tracking}^{commit}`))
  const is_pushed =
    commit !== undefined &&
    remote_commit !== undefined &&
    'output' in (await git('merge-base', '--is-ancestor', commit, remote_commit))
  return {
    root,
    ref,
    commit,
    remote: remote || undefined,
    remote_url: remote_url || undefined,
    remote_commit: remote_commit || undefined,
    is_pushed,
    uncommitted: 'unknown' in status ? [] : changedPaths(status.output)
  }
}

/** The path of a file that may not exist, without links in it. As the system writes it, as git does: no `RUNNER~1`. */
function realPath(file: string): string {
  return join(realpathSync.native(dirname(file)), basename(file))
}

/** The paths of `status --porcelain=v1 -z`: two letters, a blank, the path. */
function changedPaths(output: Buffer): string[] {
  const entries = output.toString('utf8').split('\0')
  return entries.filter((entry) => entry !== '').map((entry) => entry.slice(3))
}

/** `origin`, or the only one. */
function onlyRemote(list: string | undefined): string | undefined {
  const names = list?.split('\n') ?? []
  return names.includes('origin') || names.length > 1 ? 'origin' : names[0]
}
