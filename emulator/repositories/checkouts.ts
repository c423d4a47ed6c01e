/** Checkouts of single commits in temporary folders. The repository of the user stays untouched. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askGit, hasCommit, runGit } from './git.js'

/** The files of one commit. */
export interface Checkout {
  folder: string
  /** Never rejects. */
  remove(): Promise<void>
}

const REMOVAL = { recursive: true, force: true, maxRetries: 3 } as const

function missing(repository: string, commit: string | null): Error {
  const what =
    commit === null
      ? 'The commit of this revision is unknown.'
      : `The commit ${commit.slice(0, 12)} does not exist in ${repository}.`
  return new Error(
    `${what} Fetch it or set it with --head, or set --uncommitted to run the files on disk.`
  )
}

/** The checkouts of a repository; `repository` may be a folder in it. */
export function createCheckouts(repository: string) {
  const revParse = (option: string) => {
    const answer = askGit(repository, ['rev-parse', option])
    return 'said' in answer ? answer.said : ''
  }
  const gitFolder = revParse('--absolute-git-dir')
  const below = revParse('--show-prefix')
  const standing = new Set<string>()
  const remove = async (place: string) => {
    await rm(place, REMOVAL).catch(() => {})
    standing.delete(place)
  }
  return {
    /** Rejects with the reason if the commit cannot be checked out. */
    async add(commit: string | null): Promise<Checkout> {
      if (!hasCommit(repository, commit)) throw missing(repository, commit)
      // The name says whose it is: several of these programs may run at once.
      const name = `emulator-checkout-${process.pid}-`
      const place = mkdtempSync(join(realpathSync(tmpdir()), name))
      standing.add(place)
      const files = join(place, 'files')
      mkdirSync(files)
      const args = [
        `--git-dir=${gitFolder}`,
        `--work-tree=${files}`,
        'checkout',
        '--quiet',
        commit,
        '--',
        '.'
      ]
      // With an index of its own, git changes nothing in the repository.
      const done = await runGit(files, args, { GIT_INDEX_FILE: join(place, 'index') })
      if ('said' in done) return { folder: join(files, below), remove: () => remove(place) }
      await remove(place)
      throw new Error(`git cannot check out the commit ${commit.slice(0, 12)}: ${done.problem}`)
    },
    /** Removes all, without waiting for anything: this program ends. */
    removeAll(): void {
      for (const place of standing) {
        try {
          rmSync(place, REMOVAL)
        } catch {
          // Such as a file of another user.
        }
      }
    }
  }
}
