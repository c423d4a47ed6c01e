/** Checkouts of single commits in temporary folders, so that the work tree of the user stays untouched. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { askGit, hasCommit, runGit } from './git.js'

/** The files of one commit. */
export interface Checkout {
  folder: string
  /** Never rejects: what it cannot remove, the next start removes. */
  remove(): Promise<void>
}

/** The port through which a revision gets the files of its commit. */
export interface Checkouts {
  /** Rejects with the reason if the commit cannot be checked out. */
  add(commit: string | null): Promise<Checkout>
  /** Removes all, without waiting for anything: this program ends. */
  removeAll(): void
}

/** The id of the process is in the name, so that a later one knows whose it was. */
const PREFIX = 'emulator-checkout-'
const OURS = new RegExp(`^${PREFIX}(\\d{1,10})-\\w{6}$`)
const REMOVAL = { recursive: true, force: true, maxRetries: 3 } as const

/** Those of this process, for any repository. */
const standing = new Set<string>()

/** `--force`: an agent may have written files. Only this one is removed, and no other stale worktree of the user. */
const removal = (path: string) => ['worktree', 'remove', '--force', path]

function removeNow(repository: string, path: string): void {
  askGit(repository, removal(path))
  try {
    rmSync(path, REMOVAL)
  } catch {
    // Such as a file of another user.
  }
  standing.delete(path)
}

async function remove(repository: string, path: string): Promise<void> {
  await runGit(repository, removal(path))
  await rm(path, REMOVAL).catch(() => {})
  standing.delete(path)
}

/** Whether another process of this id runs. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists, and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Removes what a killed local control plane has left. */
function removeLeftovers(repository: string): void {
  const asked = askGit(repository, ['worktree', 'list', '--porcelain'])
  const lines = 'said' in asked ? asked.said.split('\n') : []
  for (const line of lines) {
    const path = line.replace(/^worktree /, '')
    const pid = OURS.exec(basename(path))?.[1]
    if (pid !== undefined && !standing.has(path) && !isAlive(Number(pid))) removeNow(repository, path)
  }
}

function missing(repository: string, commit: string | null): Error {
  const what =
    commit === null
      ? 'The commit of this revision is unknown.'
      : `The commit ${commit.slice(0, 12)} does not exist in ${repository}.`
  return new Error(`${what} Fetch it or set it with --head, or set --uncommitted to run the files on disk.`)
}

/** The checkouts of a repository; `repository` may be a folder in it. */
export function createCheckouts(repository: string): Checkouts {
  removeLeftovers(repository)
  const asked = askGit(repository, ['rev-parse', '--show-prefix'])
  const below = 'said' in asked ? asked.said : ''
  const added = new Set<string>()
  return {
    async add(commit) {
      if (!hasCommit(repository, commit)) throw missing(repository, commit)
      // As git writes it: the temporary folder may be a link.
      const path = mkdtempSync(join(realpathSync(tmpdir()), `${PREFIX}${process.pid}-`))
      standing.add(path)
      added.add(path)
      const done = await runGit(repository, ['worktree', 'add', '--quiet', '--detach', path, commit])
      if ('said' in done) return { folder: join(path, below), remove: () => remove(repository, path) }
      await remove(repository, path)
      throw new Error(`git cannot check out the commit ${commit.slice(0, 12)}: ${done.problem}`)
    },
    removeAll() {
      for (const path of added) if (standing.has(path)) removeNow(repository, path)
    }
  }
}
