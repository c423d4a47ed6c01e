/** A folder on this machine as the repository: its branches, remote branches and tags. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { TAG_PREFIX } from '../../src/contract/vocabulary.js'
import { OptionError } from '../option-error.js'
import type { CommitSource, Ref } from './heads.js'

/** What git says, or why it does not. */
function ask(folder: string, args: string[]): { said: string } | { problem: string } {
  const { status, stdout, stderr, error } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' })
  if (error !== undefined) return { problem: error.message }
  return status === 0 ? { said: stdout.trim() } : { problem: stderr.trim().split('\n', 1)[0] ?? '' }
}

/** Whether git keeps that folder. Throws an OptionError where it does, and git cannot read it. */
function isRepository(folder: string): boolean {
  const asked = ask(folder, ['rev-parse', '--git-dir'])
  if ('said' in asked) return true
  if (!existsSync(join(folder, '.git'))) return false
  throw new OptionError(
    `--repo ${folder}: git cannot read it (${asked.problem}); if it is somebody else's, git config --global --add safe.directory DIR lets git read it`
  )
}

/** What git reads as more than a name, and no ref can be called (git-check-ref-format). */
const EXPRESSION = /[~^:?*[\\\s]|\.\.|@\{/

function problemOf({ ref }: Ref, folder: string): string {
  const what = ref.startsWith(TAG_PREFIX) ? 'tag' : 'branch'
  return `repo_ref: there is no ${what} ${ref} in ${folder}; fetch it, or say its commit (--head ${ref}=SHA)`
}

/** `acme/agent` of `https://host/acme/agent.git` and `git@host:acme/agent`; undefined where that is a folder. */
function pathOf(url: string): string | undefined {
  const [, path] = /^(?:(?:https?|ssh|git):\/\/[^/]+\/|[^/\s:]{2,}:(?!\/\/))(.+)$/i.exec(url) ?? []
  return path
    ?.replace(/^\/+|\/+$/g, '')
    .replace(/\.git$/i, '')
    .toLowerCase()
    .split('/')
    .slice(-2)
    .join('/')
}

/** Whether the folder's `origin` names a repository, and another; hosts have too many names to tell by them. */
function isAnother(origin: string | undefined, repo_url: string): boolean {
  const [from, wanted] = [origin, repo_url].map((url) => (url === undefined ? undefined : pathOf(url)))
  return from !== undefined && wanted !== undefined && from !== wanted
}

/**
 * Of a git folder: a ref that is not there cannot be built. A folder without git has no say, and is built as it lies
 * there; nor has one whose `origin` is another repository. Throws an OptionError where git cannot read the folder.
 */
export function gitFolder(folder: string): CommitSource {
  if (!isRepository(folder)) return { resolve: () => undefined }
  const asked = ask(folder, ['config', '--get', 'remote.origin.url'])
  const origin = 'said' in asked ? asked.said : undefined
  return {
    resolve(wanted) {
      const { repo_url, ref } = wanted
      if (isAnother(origin, repo_url)) return undefined
      // Full names only: a bare name could be read by git as an option.
      const full = ref.startsWith('refs/') ? [ref] : [`refs/heads/${ref}`, `refs/remotes/origin/${ref}`]
      const names = EXPRESSION.test(ref) ? [] : full
      for (const name of names) {
        const asked = ask(folder, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])
        if ('said' in asked) return asked.said
      }
      return { problem: problemOf(wanted, folder) }
    }
  }
}
