/** Chooses what is deployed, and from where, by the facts of a repository and the flags. Pure. */
import { posix } from 'node:path'
import { parseRemoteAddress } from '../../repository/remote-address.js'
import { suggestion } from '../../text/nearest.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { UsageError } from '../usage-error.js'
import { INIT_CI, type InitCi, type InitFlags, type RepositoryFacts } from './facts.js'

/** What the workflows are about. All its texts are fit for YAML and for expressions: letters, digits and `._/@-`. */
export type Setup = {
  ci: InitCi
  /** Whether the CI system has a configuration that stays. */
  is_configured: boolean
  branch: string
  /** Whether the flag names the branch. */
  is_branch_given: boolean
  /** `https://host/owner/name`; undefined without a remote. */
  web_url: string | undefined
  secrets: readonly string[]
  /** What the user may want to know of the choice. */
  notes: readonly string[]
} & (
  | { kind: 'graph'; name: string; graph_config_path: string }
  | { kind: 'image'; name: string; repository: string; dockerfile: string; cluster_namespace: string | undefined }
  | { kind: 'manifest'; deployments: readonly ManifestEntry[] | undefined }
)

export interface ManifestEntry {
  key: string
  graph_config_path: string
}

/** What a workflow can name without quotes: no line breaks, no globs, no expressions. */
const SAFE_PATH = /^(?![-@])[\w.@-]+(?:\/[\w.@-]+)*$/
const SAFE_BRANCH = /^\w[\w./-]*$/
const SAFE_NAME = /^[A-Za-z][\w-]{0,62}$/
const VARIABLE = /^[A-Za-z_]\w*$/
/** Graphs here are rarely what is deployed. */
const ASIDE = /(?:^|\/)(?:__tests__|tests?|fixtures?|examples?)\//

/** @throws UsageError if the facts leave a choice open, or a name does not fit. */
export function chooseSetup(facts: RepositoryFacts, flags: InitFlags): Setup {
  const address = parseRemoteAddress(facts.remote_url ?? '')
  const web_url = address && `${address.server_url}/${address.repository}`
  const repository = address?.repository ?? facts.folder
  const ci = chooseCi(facts, flags, address?.server_url)
  const common = {
    ci,
    is_configured: facts.configured.includes(ci),
    is_branch_given: flags.repo_ref !== undefined,
    branch: chooseBranch(facts, flags),
    web_url,
    secrets: flags.secrets.map((name) => fittingSecret(name, ci)),
    notes: [...ignored(facts), ...unlisted(facts, flags)]
  }
  const graphs = chooseGraphs(facts, flags)
  const source = chooseSource(facts, flags, graphs)
  const name =
    flags.name === undefined ? nameFrom(posix.basename(repository)) : fitting(flags.name, SAFE_NAME, '--name')
  if (source === 'external_container') {
    const image = fitting(repository.toLowerCase(), SAFE_PATH, 'The path of the remote')
    return { ...common, ...imageOf(facts, flags), name, repository: image }
  }
  if (facts.has_manifest && flags.graph_config_path === undefined)
    return { ...common, kind: 'manifest', deployments: undefined }
  const [only] = graphs
  if (graphs.length === 1 && only !== undefined) return { ...common, kind: 'graph', name, graph_config_path: only }
  if (flags.name !== undefined) {
    throw new UsageError(
      `--name names one deployment, and ${graphs.length} files list graphs: ${graphs.join(', ')}.`,
      'Choose one with --graph-config-path, or leave out --name.'
    )
  }
  return { ...common, kind: 'manifest', deployments: keyed(graphs, name) }
}

function fitting(text: string, form: RegExp, what: string): string {
  if (form.test(text)) return text
  throw new UsageError(
    `${what}: "${sanitizeLine(text, 80)}" has characters that need quotes in a workflow.`,
    'Use letters, digits, . _ / and -.'
  )
}

function fittingSecret(name: string, ci: InitCi): string {
  if (ci === 'github-actions' && /^github_/i.test(name)) {
    throw new UsageError(
      `--secret: GitHub refuses secrets whose names begin with GITHUB_, such as ${sanitizeLine(name, 60)}.`
    )
  }
  if (VARIABLE.test(name)) return name
  // What is not a name may be the secret itself.
  throw new UsageError('--secret: one is not a name of letters, digits and _.', 'Pass the name only: --secret NAME.')
}

/** The flag, the only configuration, or the host. */
function chooseCi({ configured, remote_url }: RepositoryFacts, { ci }: InitFlags, server = ''): InitCi {
  const named = INIT_CI.find((known) => known === ci)
  if (named !== undefined) return named
  if (ci !== 'auto')
    throw new UsageError(
      `--ci: init writes no workflows for "${sanitizeLine(ci, 40)}".${suggestion(ci, INIT_CI)}`,
      `Use ${INIT_CI.join(' or ')}. For others, see docs/other-ci.md.`
    )
  const [first] = configured
  if (configured.length === 1 && first !== undefined) return first
  if (/\bgithub\b/.test(server)) return 'github-actions'
  if (/\bgitlab\b/.test(server)) return 'gitlab'
  const why =
    remote_url === undefined ? 'this repository has no remote' : 'the remote is neither on GitHub nor on GitLab'
  throw new UsageError(`The CI system is unknown: ${why}.`, 'Pass --ci github-actions or --ci gitlab.')
}

function chooseBranch({ default_branch = 'main' }: RepositoryFacts, { repo_ref }: InitFlags): string {
  if (repo_ref !== undefined) return fitting(repo_ref, SAFE_BRANCH, '--repo-ref')
  return fitting(default_branch, SAFE_BRANCH, 'The default branch (set another with --repo-ref)')
}

function chooseGraphs({ graph_files }: RepositoryFacts, { graph_config_path }: InitFlags): readonly string[] {
  if (graph_config_path !== undefined) return [fitting(graph_config_path, SAFE_PATH, '--graph-config-path')]
  const safe = graph_files.filter((path) => SAFE_PATH.test(path))
  const main = safe.filter((path) => !ASIDE.test(path))
  return main.length > 0 ? main : safe
}

/** Files whose names no workflow can have. */
function ignored({ graph_files, dockerfiles }: RepositoryFacts): string[] {
  return [...graph_files, ...dockerfiles]
    .filter((path) => !SAFE_PATH.test(path))
    .map((path) => `Ignored "${sanitizeLine(path, 100)}": its name has characters that need quotes in a workflow.`)
}

/** A file that is given, but not found yet. */
function unlisted({ graph_files }: RepositoryFacts, { graph_config_path: path }: InitFlags): string[] {
  return path === undefined || graph_files.includes(path) ? [] : [`${sanitizeLine(path, 100)} lists no graphs yet.`]
}

type Source = 'git_host' | 'external_container'

/** The flag, else what the repository has: a graph configuration file comes first. */
function chooseSource(facts: RepositoryFacts, { source }: InitFlags, graphs: readonly string[]): Source {
  const hasGraphs = graphs.length > 0 || facts.has_manifest
  const hasImage = facts.dockerfiles.some((path) => SAFE_PATH.test(path))
  if (source !== undefined && source !== 'git_host' && source !== 'external_container') {
    throw new UsageError(`--source: "${sanitizeLine(source, 40)}" is unknown.`, 'Use git_host or external_container.')
  }
  if (hasGraphs && source !== 'external_container') return 'git_host'
  if (hasImage && source !== 'git_host') return 'external_container'
  const missing = source === 'external_container' ? 'Dockerfile' : 'JSON file with a map "graphs"'
  throw new UsageError(
    `This repository has no ${missing}${source === undefined ? ', and no Dockerfile' : ''}.`,
    source === 'external_container' ? 'Add a Dockerfile.' : 'Add the file, or pass --graph-config-path PATH.'
  )
}

/** The image is built from the Dockerfile nearest to the root, and pushed beside the repository. */
function imageOf({ dockerfiles }: RepositoryFacts, { cluster_namespace }: InitFlags) {
  const [dockerfile = 'Dockerfile'] = dockerfiles
    .filter((path) => SAFE_PATH.test(path))
    .sort((a, b) => a.split('/').length - b.split('/').length)
  return {
    kind: 'image' as const,
    dockerfile,
    cluster_namespace: cluster_namespace && fitting(cluster_namespace, SAFE_NAME, '--cluster-namespace')
  }
}

/** A name that every service takes: a-z, 0-9 and -, beginning with a letter. */
function nameFrom(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/\.[a-z]+$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
  return /^[a-z]/.test(plain) ? plain : `agent${plain && '-'}${plain}`
}

/** A key for each file: the first of folder, file and path whose names differ. */
function keyed(paths: readonly string[], fallback: string): ManifestEntry[] {
  const forms = [
    (path: string) => nameFrom(posix.basename(posix.dirname(path)).replace(/^\.$/, fallback)),
    (path: string) => nameFrom(posix.basename(path)),
    (path: string) => nameFrom(path)
  ]
  const form = forms.find((keyOf) => new Set(paths.map(keyOf)).size === paths.length)
  if (form === undefined) {
    throw new UsageError(
      `The names of these files are too alike to name deployments after them: ${paths.join(', ')}.`,
      'Write deployments.yaml yourself (docs/manifest.md), then run init again.'
    )
  }
  return paths.map((path) => ({ key: form(path), graph_config_path: path }))
}
