/** Chooses what is deployed, and from where, by the facts of a repository and the flags. Pure. */
import { posix } from 'node:path'
import { parseRemoteAddress } from '../../repository/repository-url.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Inputs } from '../flags/input-flags.js'
import { UsageError } from '../usage-error.js'
import type { RepositoryFacts } from './read-facts.js'

/** What the user gives, by the flags of the same name. */
export type InitFlags = Omit<Inputs, 'secrets'> & { ci: string; secrets: readonly string[] }

/** The values for the examples. All texts fit into YAML, a shell and an expression: letters, digits and `._/@-`. */
export interface Setup {
  ci: 'github-actions' | 'gitlab'
  is_langsmith: boolean
  name: string
  /** Empty if an image is deployed. */
  graph_config_path: string
  /** Whether the file lists graphs. */
  has_graphs: boolean
  /** Of the image that the workflow builds; empty if the service builds from git. */
  dockerfile: string
  image: string
  cluster_namespace: string | undefined
  branch: string
  /** Whether the flag names the branch. */
  is_branch_given: boolean
  secrets: readonly string[]
  /** `https://host/owner/name`; undefined without a remote. */
  web_url: string | undefined
}

/** What a workflow can name without quotes: no line breaks, no globs, no expressions. */
const SAFE_PATH = /^(?![-@])[\w.@-]+(?:\/[\w.@-]+)*$/
const SAFE_BRANCH = /^\w[\w./-]*$/
const SAFE_NAME = /^[A-Za-z][\w-]{0,62}$/

/** Graphs here are rarely what is deployed. */
const ASIDE = /(?:^|\/)(?:__tests__|tests?|fixtures?|examples?)\//
/** A graph configuration file, for those who have none. */
export const GRAPH_FILE = '  { "graphs":\n    { "agent": "./agent.py:graph" } }'

/** @throws UsageError if the facts leave a choice open, or a value does not fit. */
export function chooseSetup(facts: RepositoryFacts, flags: InitFlags): Setup {
  const { secrets, cluster_namespace: namespace, api_dialect } = flags
  const address = parseRemoteAddress(facts.remote_url ?? '')
  const repository = address?.repository ?? posix.basename(facts.root)
  const ci = chooseCi(facts, flags, address?.server_url ?? '')
  const graph = flags.source === 'external_container' ? '' : chooseGraph(facts, flags)
  // The text is not shown: it may be a value.
  if (!secrets.every((name) => /^[A-Za-z_]\w*$/.test(name) && (ci === 'gitlab' || !/^github_/i.test(name)))) {
    const form = 'one is not a name of letters, digits and _, or begins with GITHUB_, which GitHub refuses'
    throw new UsageError(`--secret: ${form}.`, 'Pass only names: --secret NAME.')
  }
  // The file that LangSmith's own tools create.
  const isOfLangSmith = ci === 'github-actions' && posix.basename(graph) === 'langgraph.json'
  const image = `ghcr.io/${repository.toLowerCase()}`
  return {
    ci,
    is_langsmith: api_dialect === undefined ? isOfLangSmith : api_dialect === 'langsmith',
    name: fitting(flags.name ?? nameFrom(posix.basename(repository)), SAFE_NAME, '--name'),
    graph_config_path: graph,
    has_graphs: facts.graph_files.includes(graph),
    dockerfile: graph === '' ? chooseDockerfile(facts, flags) : '',
    image: graph === '' ? fitting(image, SAFE_PATH, 'The path of the remote') : '',
    cluster_namespace: namespace && fitting(namespace, SAFE_NAME, '--cluster-namespace'),
    branch: fitting(flags.repo_ref ?? facts.default_branch ?? 'main', SAFE_BRANCH, 'The branch (--repo-ref)'),
    is_branch_given: flags.repo_ref !== undefined,
    secrets,
    web_url: address && `${address.server_url}/${address.repository}`
  }
}

/** The flag, the only configuration, or the host. */
function chooseCi({ has, remote_url }: RepositoryFacts, { ci }: InitFlags, server: string): Setup['ci'] {
  if (ci === 'github-actions' || ci === 'gitlab') return ci
  if (has.workflows !== has.gitlab) return has.gitlab ? 'gitlab' : 'github-actions'
  if (/\bgithub\b/.test(server)) return 'github-actions'
  if (/\bgitlab\b/.test(server)) return 'gitlab'
  const why = remote_url === undefined ? 'this repository has no remote' : 'its host is neither GitHub nor GitLab'
  const advice = 'Pass --ci github-actions or --ci gitlab. For others, see docs/other-ci.md.'
  throw new UsageError(`The CI system is unknown: ${why}.`, advice)
}

/** The flag, else the only file with graphs; empty if the repository has none. */
function chooseGraph({ graph_files, has }: RepositoryFacts, { graph_config_path }: InitFlags): string {
  if (graph_config_path !== undefined) return fitting(graph_config_path, SAFE_PATH, '--graph-config-path')
  const safe = graph_files.filter((path) => SAFE_PATH.test(path))
  const main = safe.filter((path) => !ASIDE.test(path))
  const found = main.length > 0 ? main : safe
  if (found.length < 2 && !has.manifest) return found[0] ?? ''
  const why = has.manifest ? 'deployments.yaml exists' : `${found.length} files list graphs: ${found.join(', ')}`
  throw new UsageError(
    `${why}, and init writes workflows for one deployment.`,
    'Choose its file with --graph-config-path. For several deployments, start from examples/manifest.yml.'
  )
}

/** The one nearest to the root. */
function chooseDockerfile({ dockerfiles }: RepositoryFacts, { source }: InitFlags): string {
  const dockerfile = dockerfiles.find((path) => SAFE_PATH.test(path))
  if (dockerfile !== undefined && source !== 'git_host') return dockerfile
  if (source === 'external_container') throw new UsageError('This repository has no Dockerfile.', 'Add a Dockerfile.')
  const advice = `Create agent.json with what it serves, or pass --graph-config-path PATH:\n${GRAPH_FILE}`
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
  const words =
    text
      .toLowerCase()
      .replace(/\.[a-z]+$/, '')
      .match(/[a-z0-9]+/g) ?? []
  const plain = words.join('-').slice(0, 40)
  return /^[a-z]/.test(plain) ? plain : `agent${plain && '-'}${plain}`
}
