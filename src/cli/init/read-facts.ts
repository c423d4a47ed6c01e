/** Reads the facts of the repository around a folder: with git, and the files that may list graphs. Changes nothing. */
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { readHead } from '../../git/read-head.js'
import { gitOptions, runGit } from '../../git/run-git.js'
import { readCheckoutPlace } from '../../runner/environment.js'
import { UsageError } from '../usage-error.js'
import { type InitCi, MANIFEST, type ManifestNames, type RepositoryFacts } from './facts.js'
import { readManifestNames } from './manifest-names.js'

/** Ours, in milliseconds: listing the files of a large repository takes about one second. */
const LONGEST_MS = 20_000
const LISTED = ['-z', '--cached', '--others', '--exclude-standard']
/** The paths of about a million files, in bytes. */
const MOST_BYTES = 64 * 2 ** 20
/** The files that matter: in a large repository, the list of all would be long. */
const PATTERNS = ['*.json', 'Dockerfile', '*/Dockerfile']
/** A configuration file is smaller, in bytes. */
const LARGEST = 262_144
/** Default branches, for a clone that does not know that of its remote: what is checked out may be a topic branch. */
const USUAL = ['main', 'master']
const CONFIGURATIONS: readonly (readonly [InitCi, string])[] = [
  ['github-actions', '.github/workflows'],
  ['gitlab', '.gitlab-ci.yml']
]

/** @throws UsageError if the folder is in no git checkout. */
export async function readFacts(folder: string): Promise<{ root: string; facts: RepositoryFacts }> {
  const process = { ...readCheckoutPlace(folder), cancelled: new AbortController().signal }
  const head = await readHead(folder, process)
  if ('unknown' in head) {
    throw new UsageError(`init needs a git checkout: ${head.unknown}.`, 'Run it in your repository, after git init.')
  }
  const { root, remote, remote_url, ref } = head
  const limits = { timeoutMs: LONGEST_MS, mostBytes: MOST_BYTES }
  const answerOf = (...args: string[]) => runGit({ ...process, ...limits }, [...gitOptions(root), ...args])
  const git = async (...args: string[]) => {
    const answer = await answerOf(...args)
    return 'output' in answer ? answer.output.toString('utf8') : undefined
  }
  const listed = await answerOf('--no-literal-pathspecs', 'ls-files', ...LISTED, '--', ...PATTERNS)
  if ('unknown' in listed) {
    throw new UsageError(
      `git cannot list the files of this repository: ${listed.unknown}.`,
      'Check that `git ls-files` works here, or copy a workflow from examples/ by hand.'
    )
  }
  const files = listed.output.toString('utf8').split('\0')
  const remoteHead = remote && (await git('symbolic-ref', '-q', `refs/remotes/${remote}/HEAD`))
  const usual = await git('for-each-ref', '--format=%(refname:lstrip=2)', ...USUAL.map((name) => `refs/heads/${name}`))
  const default_branch =
    remoteHead?.trim().slice(`refs/remotes/${remote}/`.length) ??
    (usual?.split('\n', 1)[0] || ref?.replace('refs/heads/', ''))
  const facts = {
    folder: basename(root),
    remote_url,
    default_branch,
    graph_files: [...new Set(files)].filter((path) => listsGraphs(root, path)).sort(),
    dockerfiles: files.filter((path) => posix.basename(path) === 'Dockerfile').sort(),
    configured: CONFIGURATIONS.filter(([, path]) => existsSync(join(root, path))).map(([ci]) => ci),
    manifest: readManifest(join(root, MANIFEST))
  }
  return { root, facts }
}

function readManifest(path: string): ManifestNames | undefined {
  try {
    const found = lstatSync(path)
    return readManifestNames(found.isFile() && found.size <= LARGEST ? readFileSync(path, 'utf8') : '')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    return readManifestNames('')
  }
}

/** A JSON file with a map `graphs`: whatever it is called, the service reads that map. */
function listsGraphs(root: string, path: string): boolean {
  if (!path.endsWith('.json') || /(?:^|\/)node_modules\//.test(path)) return false
  try {
    const found = lstatSync(join(root, path))
    if (found.size > LARGEST || !found.isFile()) return false
    const text = readFileSync(join(root, path), 'utf8')
    return text.includes('"graphs"') && hasGraphs(JSON.parse(text))
  } catch {
    return false
  }
}

function hasGraphs(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('graphs' in value)) return false
  const { graphs } = value
  if (typeof graphs !== 'object' || graphs === null || Array.isArray(graphs)) return false
  const all = Object.values(graphs)
  return all.length > 0 && all.every((graph) => typeof graph === 'string' || typeof graph?.path === 'string')
}
