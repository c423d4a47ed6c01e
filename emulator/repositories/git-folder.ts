/** A folder on this machine as the repository: its branches, remote branches and tags. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { TAG_PREFIX } from '../../src/contract/deployment.js'
import { OptionError } from '../option-error.js'
import type { EmulatorOptions } from '../options.js'
import { askGit } from './git.js'
import type { CommitSource, Ref } from './heads.js'

/** Whether a folder is a git repository. @throws OptionError if it is one that git cannot read. */
function isRepository(folder: string): boolean {
  const asked = askGit(folder, ['rev-parse', '--git-dir'])
  if ('said' in asked) return true
  if (!existsSync(join(folder, '.git'))) return false
  throw new OptionError(
    `--repo: git cannot read "${folder}" (${asked.problem}). If it belongs to another user, ` +
      'run git config --global --add safe.directory DIR.'
  )
}

/** Characters that git does not take for a name, so no ref has them (git-check-ref-format). */
const EXPRESSION = /[~^:?*[\\\s]|\.\.|@\{/

function problemOf({ ref }: Ref, folder: string): string {
  const what = ref.startsWith(TAG_PREFIX) ? 'tag' : 'branch'
  return (
    `repo_ref: the ${what} "${ref}" does not exist in ${folder}. ` +
    `Fetch it, or set its commit with --head ${ref}=SHA.`
  )
}

/**
 * `acme/agent` of `https://host/acme/agent.git` and `git@host:acme/agent`; undefined for a folder.
 */
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

/**
 * Whether the folder's `origin` is another repository.
 * Hosts are not compared: one host can have many names.
 */
function isAnother(origin: string | undefined, repo_url: string): boolean {
  const from = origin === undefined ? undefined : pathOf(origin)
  const wanted = pathOf(repo_url)
  return from !== undefined && wanted !== undefined && from !== wanted
}

/**
 * Resolves refs in a git folder: a missing ref cannot be built. A
 * folder whose `origin` is another repository resolves nothing, and
 * so does one without git, which is allowed only with `uncommitted`.
 *
 * @throws OptionError if git cannot read it.
 */
export function gitFolder(
  folder: string,
  {
    uncommitted = false,
    onNotice: notice = () => {}
  }: Pick<EmulatorOptions, 'uncommitted' | 'onNotice'>
): CommitSource {
  if (!isRepository(folder)) {
    if (uncommitted) return { resolve: () => undefined }
    throw new OptionError(
      `--repo: "${folder}" is not a git repository. Commit its files with git, ` +
        'or set --uncommitted to use its files on disk.'
    )
  }
  const asked = askGit(folder, ['config', '--get', 'remote.origin.url'])
  const origin = 'said' in asked ? asked.said : undefined
  let noticed = false
  return {
    resolve(wanted) {
      const { repo_url, ref } = wanted
      if (isAnother(origin, repo_url)) {
        if (!noticed)
          notice(
            `The commits of ${folder} are not used for ${repo_url}, ` +
              'because its origin is another repository.'
          )
        noticed = true
        return undefined
      }
      // Full names only: a bare name could be read by git as an option.
      const full = ref.startsWith('refs/')
        ? [ref]
        : [`refs/heads/${ref}`, `refs/remotes/origin/${ref}`]
      const names = EXPRESSION.test(ref) ? [] : full
      for (const name of names) {
        const asked = askGit(folder, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])
        if ('said' in asked) return asked.said
      }
      return { problem: problemOf(wanted, folder) }
    }
  }
}
