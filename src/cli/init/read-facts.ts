/** Reads the facts of the repository around a folder. */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readHead } from '../../adapters/git/read-head.js'
import { gitIn, lineOf } from '../../adapters/git/run-git.js'
import { readCheckoutPlace } from '../../adapters/runner/environment.js'
import { VERSION } from '../../release.js'
import { UsageError } from '../usage-error.js'
import { type FoundFile, readGraphFile } from './read-graph-file.js'

/**
 * Paths are relative to the root, with slashes. They are untrusted: anyone who contributes names
 * files.
 */
export type RepositoryFacts = Awaited<ReturnType<typeof readFacts>>

/** Where the files of this release are, which the repository does not have. */
export const FILES = `https://github.com/deploy-agent-server/deploy-agent-server/blob/v${VERSION}`
/** What can be deployed: tracked files and new ones, each path ended by a zero byte. */
const LISTED = [
  '--no-literal-pathspecs',
  'ls-files',
  '-zco',
  '--exclude-standard',
  '*.json',
  ':(glob)**/*Dockerfile*'
]

/** @throws UsageError if the folder is in no git checkout. */
export async function readFacts(folder: string) {
  const process = { ...readCheckoutPlace(folder), cancelled: new AbortController().signal }
  const head = await readHead(folder, process)
  if ('unknown' in head) {
    throw new UsageError(
      `init needs a git checkout: ${head.unknown}.`,
      'Run it in your repository, after git init.'
    )
  }
  const { root, remote, remote_url, ref } = head
  const git = gitIn(root, { ...process, timeoutMs: 20_000 })
  const listed = await git(...LISTED)
  if ('unknown' in listed) {
    throw new UsageError(
      `git ls-files fails here: ${listed.unknown}.`,
      `Copy a workflow by hand: ${FILES}/examples`
    )
  }
  const files = [...new Set(listed.output.toString('utf8').split('\0'))].sort()
  const place = `refs/remotes/${remote}/`
  const of_remote = lineOf(await git('for-each-ref', '--format=%(symref)', `${place}HEAD`))
  const usual = ['refs/heads/main', 'refs/heads/master']
  const local =
    lineOf(await git('for-each-ref', '--count=1', '--format=%(refname)', ...usual)) ?? ref
  const has = (path: string) => existsSync(join(root, path))
  const found = files
    .filter((path) => path.endsWith('.json'))
    .map((path) => readGraphFile(root, path))
  return {
    root,
    remote_url,
    // The branch that the remote has as its default, else `main` or `master`, else the one that is
    // checked out.
    default_branch: (of_remote ?? local)?.replace(place, '').replace('refs/heads/', ''),
    // JSON files that list graphs.
    graph_files: found.flatMap((file) => (file.is === 'graphs' ? [file.file] : [])),
    // JSON files that were probably meant to.
    broken_files: found.filter((file) => file.is === 'broken'),
    // Also those with another name, such as Dockerfile.agent.
    dockerfiles: files.filter((path) => posix.basename(path).includes('Dockerfile')),
    readGraphFile: (path: string): FoundFile => readGraphFile(root, path),
    has: {
      workflows: has('.github/workflows'),
      gitlab: has('.gitlab-ci.yml'),
      manifest: has('deployments.yaml')
    }
  }
}
