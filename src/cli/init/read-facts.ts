/** Reads the facts of the repository around a folder: with git, and the files that may list graphs. Changes nothing. */
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readHead } from '../../adapters/git/read-head.js'
import { gitIn, lineOf } from '../../adapters/git/run-git.js'
import { readCheckoutPlace } from '../../adapters/runner/environment.js'
import { UsageError } from '../usage-error.js'

/** Paths are relative to the root, with slashes. They are untrusted: anyone who contributes names files. */
export interface RepositoryFacts {
  root: string
  remote_url: string | undefined
  /** The branch that the remote has as its default, else `main` or `master`, else the one that is checked out. */
  default_branch: string | undefined
  /** JSON files that list graphs. */
  graph_files: readonly string[]
  /** The one nearest to the root comes first. */
  dockerfiles: readonly string[]
  /** Files and folders that `init` respects. */
  has: { workflows: boolean; gitlab: boolean; manifest: boolean }
}

/** For listing the files of a large repository: milliseconds, and bytes for the paths of about a million files. */
const LIMITS = { timeoutMs: 20_000, mostBytes: 64 * 2 ** 20 }
const LISTED = ['--no-literal-pathspecs', 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--']
/** A graph configuration file is smaller, in bytes. */
const LARGEST = 262_144

/** @throws UsageError if the folder is in no git checkout. */
export async function readFacts(folder: string): Promise<RepositoryFacts> {
  const process = { ...readCheckoutPlace(folder), cancelled: new AbortController().signal }
  const head = await readHead(folder, process)
  if ('unknown' in head) {
    throw new UsageError(`init needs a git checkout: ${head.unknown}.`, 'Run it in your repository, after git init.')
  }
  const { root, remote, remote_url, ref } = head
  const git = gitIn(root, { ...process, ...LIMITS })
  const textOf = async (...args: string[]) => lineOf(await git(...args))?.split('\n', 1)[0]
  const listed = await git(...LISTED, '*.json', 'Dockerfile', '*/Dockerfile')
  if ('unknown' in listed) {
    throw new UsageError(`git ls-files fails here: ${listed.unknown}.`, 'Copy a workflow from examples/ by hand.')
  }
  const files = [...new Set(listed.output.toString('utf8').split('\0'))].sort()
  const place = `refs/remotes/${remote}/`
  const ofRemote = remote && (await textOf('symbolic-ref', '-q', `${place}HEAD`))
  const usual = await textOf('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/heads/master')
  const depth = (path: string) => path.split('/').length
  const has = (path: string) => existsSync(join(root, path))
  return {
    root,
    remote_url,
    default_branch: ofRemote?.slice(place.length) ?? (usual ?? ref)?.replace('refs/heads/', ''),
    graph_files: files.filter((path) => listsGraphs(root, path)),
    dockerfiles: files.filter((path) => basename(path) === 'Dockerfile').sort((a, b) => depth(a) - depth(b)),
    has: { workflows: has('.github/workflows'), gitlab: has('.gitlab-ci.yml'), manifest: has('deployments.yaml') }
  }
}

/** A JSON file with a map `graphs`: whatever it is called, the service reads that map. */
function listsGraphs(root: string, path: string): boolean {
  if (!path.endsWith('.json') || /(?:^|\/)node_modules\//.test(path)) return false
  try {
    const found = lstatSync(join(root, path))
    if (found.size > LARGEST || !found.isFile()) return false
    const { graphs } = JSON.parse(readFileSync(join(root, path), 'utf8'))
    const all: unknown[] = Array.isArray(graphs) ? [] : Object.values(graphs)
    const isGraph = (graph: unknown) => typeof ((graph as { path?: string }).path ?? graph) === 'string'
    return all.length > 0 && all.every(isGraph)
  } catch {
    return false
  }
}
