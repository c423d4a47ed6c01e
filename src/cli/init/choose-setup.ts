/** Reads the facts of the repository around a folder, and chooses by them and the flags what is deployed, and from where. */
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readHead } from '../../adapters/git/read-head.js'
import { gitIn } from '../../adapters/git/run-git.js'
import { readCheckoutPlace } from '../../adapters/runner/environment.js'
import { VERSION } from '../../release.js'
import { parseRemoteAddress } from '../../repository/repository-url.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Inputs } from '../flags/input-flags.js'
import { UsageError } from '../usage-error.js'

/** Paths are relative to the root, with slashes. They are untrusted: anyone who contributes names files. */
export type RepositoryFacts = Awaited<ReturnType<typeof readFacts>>

/** Where the files of this release are, which the repository does not have. */
export const FILES = `https://github.com/deploy-agent-server/deploy-agent-server/blob/v${VERSION}`
/** For the paths of about a million files: milliseconds, and bytes. */
const LIMITS = { timeoutMs: 20_000, mostBytes: 64 * 2 ** 20 }
const LISTED = ['--no-literal-pathspecs', 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--']
/** The name of each ref, or of the one that it stands for. */
const TARGETS = '--format=%(if)%(symref)%(then)%(symref)%(else)%(refname)%(end)'
/** A graph configuration file is smaller, in bytes. */
const LARGEST = 262_144

/** @throws UsageError if the folder is in no git checkout. */
export async function readFacts(folder: string) {
  const process = { ...readCheckoutPlace(folder), cancelled: new AbortController().signal }
  const head = await readHead(folder, process)
  if ('unknown' in head) {
    throw new UsageError(`init needs a git checkout: ${head.unknown}.`, 'Run it in your repository, after git init.')
  }
  const { root, remote, remote_url, ref } = head
  const git = gitIn(root, { ...process, ...LIMITS })
  const listed = await git(...LISTED, '*.json', 'Dockerfile', '*/Dockerfile')
  if ('unknown' in listed) {
    throw new UsageError(`git ls-files fails here: ${listed.unknown}.`, `Copy a workflow by hand: ${FILES}/examples`)
  }
  const files = [...new Set(listed.output.toString('utf8').split('\0'))].sort()
  const place = `refs/remotes/${remote}/`
  const shown = await git('for-each-ref', TARGETS, `${place}HEAD`, 'refs/heads/main', 'refs/heads/master')
  const named = 'output' in shown ? shown.output.toString('utf8').trim().split('\n') : []
  // A `HEAD` that stands for no branch names none.
  const refs = named.filter((each) => each !== `${place}HEAD`)
  const branch = refs.find((each) => each.startsWith(place)) ?? (refs[0] || ref)
  const depth = (path: string) => path.split('/').length
  const has = (path: string) => existsSync(join(root, path))
  return {
    root,
    remote_url,
    // The branch that the remote has as its default, else `main` or `master`, else the one that is checked out.
    default_branch: branch?.replace(place, '').replace('refs/heads/', ''),
    // JSON files that list graphs.
    graph_files: files.filter((path) => listsGraphs(root, path)),
    // The one nearest to the root comes first.
    dockerfiles: files.filter((path) => posix.basename(path) === 'Dockerfile').sort((a, b) => depth(a) - depth(b)),
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

type CiSystem = 'github-actions' | 'gitlab'

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

/** Graphs here are rarely what is deployed. */
const ASIDE = /(?:^|\/)(?:__tests__|tests?|fixtures?|examples?)\//
/** A graph configuration file, for those who have none. */
export const GRAPH_FILE = '  { "graphs":\n    { "agent": "./agent.py:graph" } }'

/** @throws UsageError if the facts leave a choice open, or a value does not fit. */
export function chooseSetup(facts: RepositoryFacts, flags: InitFlags) {
  const { secrets, cluster_namespace: namespace, api_dialect, repo_ref } = flags
  const address = parseRemoteAddress(facts.remote_url ?? '')
  const repository = address?.repository ?? posix.basename(facts.root)
  const [ci, ciFrom] = chooseCi(facts, flags.ci, address?.server_url ?? '')
  const [graph, dockerfile, sourceFrom] = chooseSource(facts, flags)
  // The text is not shown: it may be a value.
  if (!secrets.every((name) => /^[A-Za-z_]\w*$/.test(name) && (ci === 'gitlab' || !/^github_/i.test(name)))) {
    const form = 'one is not a name of letters, digits and _, or begins with GITHUB_, which GitHub refuses'
    throw new UsageError(`--secret: ${form}.`, 'Pass only names: --secret NAME.')
  }
  // The file that LangSmith's own tools create.
  const isOfLangSmith = ci === 'github-actions' && posix.basename(graph) === 'langgraph.json'
  const is_langsmith = api_dialect === undefined ? isOfLangSmith : api_dialect === 'langsmith'
  const name = fitting(flags.name ?? nameFrom(posix.basename(repository)), SAFE_NAME, '--name')
  const branch = fitting(repo_ref ?? facts.default_branch ?? 'main', SAFE_BRANCH, 'The branch (--repo-ref)')
  const by = (flag: string, given: string | undefined, found: string) => `(${given === undefined ? found : flag})`
  const serviceBy = by('--api-dialect', api_dialect, isOfLangSmith ? 'langgraph.json' : 'default')
  const named = `name ${name} ${by('--name', flags.name, address ? 'remote' : 'folder')}`
  return {
    ci,
    has_gitlab: facts.has.gitlab,
    is_langsmith,
    name,
    graph_config_path: graph,
    has_graphs: facts.graph_files.includes(graph),
    dockerfile,
    image: graph === '' ? fitting(`ghcr.io/${repository.toLowerCase()}`, SAFE_PATH, 'The path of the remote') : '',
    cluster_namespace: namespace && fitting(namespace, SAFE_NAME, '--cluster-namespace'),
    branch,
    is_branch_given: repo_ref !== undefined,
    secrets,
    web_url: address && `${address.server_url}/${address.repository}`,
    // Two lines on what was chosen, and by what.
    chosen: [
      `CI ${ci} (${ciFrom}), service ${is_langsmith ? 'LangSmith' : 'not LangSmith'} ${serviceBy},`,
      `source ${graph || dockerfile} (${sourceFrom}), ${named}, branch ${branch} ${by('--repo-ref', repo_ref, 'git')}.`
    ]
  }
}

/** The flag, the only configuration, or the host; and which of them it was. */
function chooseCi({ has, remote_url }: RepositoryFacts, ci: string, server: string): [CiSystem, string] {
  if (ci === 'github-actions' || ci === 'gitlab') return [ci, '--ci']
  if (has.workflows !== has.gitlab) {
    return has.gitlab ? ['gitlab', '.gitlab-ci.yml'] : ['github-actions', '.github/workflows']
  }
  if (/\bgithub\b/.test(server)) return ['github-actions', 'remote']
  if (/\bgitlab\b/.test(server)) return ['gitlab', 'remote']
  const why = remote_url === undefined ? 'this repository has no remote' : 'its host is neither GitHub nor GitLab'
  const advice = `Pass --ci github-actions or --ci gitlab. For others, see ${FILES}/docs/other-ci.md`
  throw new UsageError(`The CI system is unknown: ${why}.`, advice)
}

/** The graph file or the Dockerfile, of which the other is empty; and what it was chosen by. */
function chooseSource(
  { graph_files, dockerfiles, has }: RepositoryFacts,
  { source, graph_config_path: given }: InitFlags
): [graph: string, dockerfile: string, from: string] {
  if (source !== 'external_container') {
    if (given !== undefined) return [fitting(given, SAFE_PATH, '--graph-config-path'), '', '--graph-config-path']
    const safe = graph_files.filter((path) => SAFE_PATH.test(path))
    const main = safe.filter((path) => !ASIDE.test(path))
    const [found, ...more] = main.length > 0 ? main : safe
    if (more.length > 0 || has.manifest) {
      const several = `${more.length + 1} files list graphs: ${[found, ...more].join(', ')}`
      throw new UsageError(
        `${has.manifest ? 'deployments.yaml exists' : several}, and init writes workflows for one deployment.`,
        `Choose its file with --graph-config-path. For several deployments, start from ${FILES}/examples/manifest.yml`
      )
    }
    if (found !== undefined) return [found, '', 'graphs']
  }
  const dockerfile = dockerfiles.find((path) => SAFE_PATH.test(path))
  if (dockerfile !== undefined && source !== 'git_host') {
    return ['', dockerfile, source === undefined ? 'no graph file' : '--source']
  }
  if (source === 'external_container') throw new UsageError('This repository has no Dockerfile.', 'Add a Dockerfile.')
  const advice = `Pass --graph-config-path PATH, or add a Dockerfile, or create agent.json with what it serves:\n${GRAPH_FILE}`
  throw new UsageError('This repository has no JSON file with a map "graphs", and no Dockerfile is chosen.', advice)
}

/** @throws UsageError if the text does not have the form. */
function fitting(text: string, form: RegExp, what: string): string {
  if (form.test(text)) return text
  const problem = `"${sanitizeLine(text, 80)}" has characters that need quotes in a workflow`
  throw new UsageError(`${what}: ${problem}.`, 'Use letters, digits, . _ / and -.')
}

/** A name that every service takes: a-z, 0-9 and -, beginning with a letter. */
function nameFrom(text: string): string {
  const base = text.toLowerCase().replace(/\.[a-z]+$/, '')
  const plain = (base.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 40)
  return /^[a-z]/.test(plain) ? plain : `agent${plain && '-'}${plain}`
}
