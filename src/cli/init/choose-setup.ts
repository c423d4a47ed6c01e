/** Chooses what is deployed, and from where, by the facts of a repository and the flags. Pure. */
import { posix } from 'node:path'
import { parseRemoteAddress } from '../../repository/remote-address.js'
import { didYouMean } from '../../text/did-you-mean.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { UsageError } from '../usage-error.js'
import { chooseDialect, dialectNotes, type InitDialect } from './choose-dialect.js'
import {
  INIT_CI,
  type InitCi,
  type InitFlags,
  MANIFEST,
  type ManifestEntry,
  type ManifestNames,
  type RepositoryFacts
} from './facts.js'
import {
  fitting,
  fittingName,
  fittingSecret,
  keyed,
  nameFrom,
  SAFE_BRANCH,
  SAFE_NAME,
  SAFE_PATH,
  secretProblem
} from './names.js'

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
  dialect: InitDialect
  secrets: readonly string[]
  /** What the user may want to know of the choice. */
  notes: readonly string[]
} & (
  | { kind: 'graph'; name: string; graph_config_path: string }
  | { kind: 'image'; name: string; repository: string; dockerfile: string; cluster_namespace: string | undefined }
  | { kind: 'manifest'; deployments: readonly ManifestEntry[] }
  /** A manifest that exists. */
  | { kind: 'their_manifest'; variables: readonly string[]; has_environments: boolean }
)

/** Graphs here are rarely what is deployed. */
const ASIDE = /(?:^|\/)(?:__tests__|tests?|fixtures?|examples?)\//

/** @throws UsageError if the facts leave a choice open, or a name does not fit. */
export function chooseSetup(facts: RepositoryFacts, flags: InitFlags): Setup {
  const address = parseRemoteAddress(facts.remote_url ?? '')
  const web_url = address && `${address.server_url}/${address.repository}`
  const repository = address?.repository ?? facts.folder
  const ci = chooseCi(facts, flags, address?.server_url)
  const graphs = chooseGraphs(facts, flags)
  const source = chooseSource(facts, flags, graphs)
  const dialect = chooseDialect(flags, source === 'git_host' && ci === 'github-actions' ? graphs : [])
  const common = {
    ci,
    is_configured: facts.configured.includes(ci),
    is_branch_given: flags.repo_ref !== undefined,
    branch: chooseBranch(facts, flags),
    web_url,
    dialect,
    secrets: flags.secrets.map((secret) => fittingSecret(secret, ci, dialect === 'langsmith' ? source : undefined)),
    notes: [...ignored(facts), ...unlisted(facts, flags), ...dialectNotes(dialect, flags, source, address?.server_url)]
  }
  const name =
    flags.name === undefined ? nameFrom(posix.basename(repository)) : fittingName(flags.name, dialect === 'langsmith')
  if (source === 'external_container') {
    const image = fitting(repository.toLowerCase(), SAFE_PATH, 'The path of the remote')
    return { ...common, ...imageOf(facts, flags), name, repository: image }
  }
  if (facts.manifest && flags.graph_config_path === undefined) return useManifest(facts.manifest, common, ci)
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

/** The workflow passes what the manifest names, if a workflow can. */
function useManifest<T extends Pick<Setup, 'secrets' | 'notes'>>(names: ManifestNames, common: T, ci: InitCi) {
  const { environments } = names
  const problems = new Set([...names.secrets, ...names.variables].flatMap((name) => secretProblem(name, ci) ?? []))
  const fits = (name: string) => secretProblem(name, ci) === undefined
  // The environments of the example.
  const has_environments = ['preview', 'production'].every((name) => environments.includes(name))
  const listed = environments.map((name) => sanitizeLine(name, 60)).join(', ')
  return {
    ...common,
    kind: 'their_manifest' as const,
    secrets: [...new Set([...common.secrets, ...names.secrets.filter(fits)])],
    variables: names.variables.filter(fits),
    has_environments,
    notes: [
      ...common.notes,
      ...[...problems].map((problem) => `${MANIFEST}: ${problem}`),
      ...(environments.length > 0 && !has_environments
        ? [`${MANIFEST} has these environments: ${listed}. Set the input environment of the workflow to one of them.`]
        : [])
    ]
  }
}

/** The flag, the only configuration, or the host. */
function chooseCi({ configured, remote_url }: RepositoryFacts, { ci }: InitFlags, server = ''): InitCi {
  const named = INIT_CI.find((known) => known === ci)
  if (named !== undefined) return named
  if (ci !== 'auto')
    throw new UsageError(
      `--ci: init writes no workflows for "${sanitizeLine(ci, 40)}".${didYouMean(ci, INIT_CI)}`,
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
  const hasGraphs = graphs.length > 0 || facts.manifest !== undefined
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
