/** Reads the facts of the repository around a folder, and chooses by them and the flags what is deployed, and from where. */
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import * as z from 'zod'
import { readHead } from '../../adapters/git/read-head.js'
import { gitIn, lineOf } from '../../adapters/git/run-git.js'
import { readCheckoutPlace } from '../../adapters/runner/environment.js'
import { VERSION } from '../../release.js'
import { parseRemoteAddress } from '../../repository/repository-url.js'
import { decodeText } from '../../text/decode-text.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Inputs } from '../flags/input-flags.js'
import { UsageError } from '../usage-error.js'

/** Paths are relative to the root, with slashes. They are untrusted: anyone who contributes names files. */
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
  ':(glob)**/Dockerfile'
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
  return {
    root,
    remote_url,
    // The branch that the remote has as its default, else `main` or `master`, else the one that is checked out.
    default_branch: (of_remote ?? local)?.replace(place, '').replace('refs/heads/', ''),
    // JSON files that list graphs.
    graph_files: files.filter((path) => listsGraphs(root, path)),
    // That of the root comes first.
    dockerfiles: files
      .filter((path) => posix.basename(path) === 'Dockerfile')
      .sort((a, b) => a.length - b.length),
    has: {
      workflows: has('.github/workflows'),
      gitlab: has('.gitlab-ci.yml'),
      manifest: has('deployments.yaml')
    }
  }
}

const GRAPHS = z.object({
  graphs: z.record(z.string(), z.union([z.string(), z.object({ path: z.string() })]))
})

/** A JSON file with a map `graphs`: whatever it is called, the service reads that map. */
function listsGraphs(root: string, path: string): boolean {
  try {
    if (!lstatSync(join(root, path)).isFile()) return false
    const decoded = decodeText(readFileSync(join(root, path)))
    return 'text' in decoded && GRAPHS.safeParse(JSON.parse(decoded.text)).success
  } catch {
    return false
  }
}

/** What the user gives, by the flags of the same name. */
export type InitFlags = Omit<Inputs, 'secrets'> & { ci: string; secrets: readonly string[] }

/**
 * The values for the examples. All texts fit into YAML, a shell and an expression: letters, digits and `._/@-`. Without a
 * graph file, an image is built of the Dockerfile; otherwise both are empty. The URL is undefined without a remote.
 */
export type Setup = ReturnType<typeof chooseSetup>

/** What a workflow can name without quotes: no line breaks, no globs, no expressions. */
const SAFE_PATH = /^(?![-@])[\w.@-]+(?:\/[\w.@-]+)*$/
const SAFE_BRANCH = /^\w[\w./-]*$/
const SAFE_NAME = /^[A-Za-z][\w-]{0,62}$/
/** GitHub refuses those that begin with `GITHUB_`. */
const SECRET_NAME = { gitlab: /^[a-z_]\w*$/i, 'github-actions': /^(?!github_)[a-z_]\w*$/i }
/** A graph configuration file, for those who have none. */
export const GRAPH_FILE = '{ "graphs": { "agent": "./agent.py:graph" } }'

/** @throws UsageError if the facts leave a choice open, or a value does not fit. */
export function chooseSetup(facts: RepositoryFacts, flags: InitFlags) {
  const { secrets, cluster_namespace: namespace, repo_ref } = flags
  const address = parseRemoteAddress(facts.remote_url ?? '')
  const repository = (address?.repository ?? posix.basename(facts.root)).toLowerCase()
  const ci = chooseCi(facts, flags.ci, address?.server_url ?? '')
  const [graph, dockerfile] = chooseSource(facts, flags)
  // It is not shown: it may be the value.
  if (!secrets.every((name) => SECRET_NAME[ci].test(name))) {
    const form = 'letters, digits and _, on GitHub without GITHUB_ at the beginning'
    throw new UsageError(
      '--secret: one of them is no name of a secret.',
      `Pass its name only, of ${form}.`
    )
  }
  // The file that LangSmith's own tools create.
  const isOfLangSmith = ci === 'github-actions' && posix.basename(graph) === 'langgraph.json'
  const api_dialect = flags.api_dialect ?? (isOfLangSmith ? 'langsmith' : 'neutral')
  const is_langsmith = api_dialect === 'langsmith'
  const words = posix.basename(repository).match(/[a-z\d]+/g) ?? []
  const name = fitting(flags.name ?? words.join('-'), SAFE_NAME, '--name')
  const branch = fitting(
    repo_ref ?? facts.default_branch ?? 'main',
    SAFE_BRANCH,
    'The branch (--repo-ref)'
  )
  const source =
    graph === '' ? `--source external_container (${dockerfile})` : `--graph-config-path ${graph}`
  return {
    ci,
    has_gitlab: facts.has.gitlab,
    is_langsmith,
    service: is_langsmith ? 'LangSmith' : 'a control plane that is not LangSmith',
    name,
    graph_config_path: graph,
    has_graphs: facts.graph_files.includes(graph),
    dockerfile,
    image:
      graph === '' ? fitting(`ghcr.io/${repository}`, SAFE_PATH, 'The path of the remote') : '',
    cluster_namespace: namespace && fitting(namespace, SAFE_NAME, '--cluster-namespace'),
    branch,
    is_branch_given: repo_ref !== undefined,
    secrets: [...new Set(secrets)],
    web_url: address && `${address.server_url}/${address.repository}`,
    // As flags, each of which changes one choice.
    chosen: `--ci ${ci} --api-dialect ${api_dialect} ${source} --name ${name} --repo-ref ${branch}`
  }
}

/** The flag, the only configuration, or the host. */
function chooseCi(
  { has }: RepositoryFacts,
  ci: string,
  server: string
): 'github-actions' | 'gitlab' {
  if (ci === 'github-actions' || ci === 'gitlab') return ci
  if (has.workflows !== has.gitlab) return has.gitlab ? 'gitlab' : 'github-actions'
  if (/\bgithub\b/.test(server)) return 'github-actions'
  if (/\bgitlab\b/.test(server)) return 'gitlab'
  const advice = `Pass --ci github-actions or --ci gitlab. For others, see ${FILES}/docs/other-ci.md`
  throw new UsageError(
    'The CI system is unknown: the repository has no remote at GitHub or GitLab.',
    advice
  )
}

/** The graph file or the Dockerfile; the other is empty. */
function chooseSource(
  { graph_files, dockerfiles, has }: RepositoryFacts,
  { source, graph_config_path: given }: InitFlags
): [graph: string, dockerfile: string] {
  const isImage = source === 'external_container'
  if (given !== undefined && !isImage) return [fitting(given, SAFE_PATH, '--graph-config-path'), '']
  const [found, ...more] = isImage ? [] : graph_files.filter((path) => SAFE_PATH.test(path))
  if (more.length > 0 || (has.manifest && !isImage)) {
    const several = `${more.length + 1} files list graphs: ${[found, ...more].join(', ')}`
    throw new UsageError(
      `${has.manifest ? 'deployments.yaml exists' : several}, and init writes workflows for one deployment.`,
      `Choose its file with --graph-config-path. For several deployments, start from ${FILES}/examples/manifest.yml`
    )
  }
  if (found !== undefined) return [found, '']
  const dockerfile =
    source === 'git_host' ? undefined : dockerfiles.find((path) => SAFE_PATH.test(path))
  if (dockerfile !== undefined) return ['', dockerfile]
  if (isImage)
    throw new UsageError(
      'This repository has no Dockerfile.',
      'Add a Dockerfile, or leave out --source.'
    )
  throw new UsageError(
    'Nothing to deploy is found: no valid JSON file has a map "graphs".',
    'Pass --graph-config-path PATH, or create agent.json with what it serves:',
    GRAPH_FILE
  )
}

/** @throws UsageError if the text does not have the form. */
function fitting(text: string, form: RegExp, what: string): string {
  if (form.test(text)) return text
  const problem = `"${sanitizeLine(text, 80)}" cannot be written into a workflow as it is`
  throw new UsageError(
    `${what}: ${problem}.`,
    'Pass one of letters, digits, . _ / and -. A name begins with a letter.'
  )
}
