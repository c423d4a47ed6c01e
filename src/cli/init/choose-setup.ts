/** Chooses by the facts of the repository and the flags what is deployed, and from where. */
import { posix } from 'node:path'
import { parseRemoteAddress } from '../../repository/repository-url.js'
import { UsageError } from '../usage-error.js'
import { type Agent, nameAgents } from './choose-agents.js'
import { type ChosenSecrets, chooseSecrets } from './choose-secrets.js'
import { chooseSource, type InitFlags, type Source } from './choose-source.js'
import { fitting, fittingName, SAFE_BRANCH, SAFE_PATH } from './fitting.js'
import { FILES, type RepositoryFacts } from './read-facts.js'
import { LANGSMITH_FILE } from './read-graph-file.js'

/**
 * The values for the examples. All texts fit into YAML, a shell and an expression: letters, digits
 * and `._/@-`. Without a graph file, an image is built of the Dockerfile; otherwise both are empty.
 * The URL is undefined without a remote.
 */
export type Setup = ReturnType<typeof chooseSetup>

/** @throws UsageError if the facts leave a choice open, or a value does not fit. */
export function chooseSetup(facts: RepositoryFacts, flags: InitFlags) {
  const { cluster_namespace: namespace, repo_ref } = flags
  const address = parseRemoteAddress(facts.remote_url ?? '')
  const repository = (address?.repository ?? posix.basename(facts.root)).toLowerCase()
  const ci = chooseCi(facts, flags.ci, address?.server_url ?? '')
  const source = chooseSource(facts, flags)
  const paths = source.graph_files.map(({ path }) => path)
  const isOfLangSmith =
    ci === 'github-actions' &&
    paths.length > 0 &&
    paths.every((path) => posix.basename(path) === LANGSMITH_FILE)
  const ownDialect = isOfLangSmith ? 'langsmith' : 'neutral'
  const api_dialect = flags.api_dialect ?? ownDialect
  const is_langsmith = api_dialect === 'langsmith'
  const words = posix.basename(repository).match(/[a-z\d]+/g) ?? []
  const is_image = source.dockerfile !== ''
  const chooseFor = (variables: Source['graph_files'][number]['variables']) =>
    chooseSecrets(flags.secrets, variables, { ci, is_langsmith, is_image })
  const name = chooseName(flags, words.join('-'), paths)
  const { agents, secrets, notes } = chooseAgents(source, name, chooseFor)
  const branch = fitting(
    repo_ref ?? facts.default_branch ?? 'main',
    SAFE_BRANCH,
    'The branch (--repo-ref)'
  )
  return {
    ci,
    has_gitlab: facts.has.gitlab,
    is_langsmith,
    service: is_langsmith ? 'LangSmith' : 'a control plane that is not LangSmith',
    name,
    // Several, which a manifest describes; empty if there is one.
    agents: agents.length > 1 ? agents : [],
    graph_config_path: agents.length > 1 ? '' : (paths[0] ?? ''),
    has_graphs: source.has_graphs,
    dockerfile: source.dockerfile,
    image: is_image ? fitting(`ghcr.io/${repository}`, SAFE_PATH, 'The path of the remote') : '',
    cluster_namespace: namespace && fittingName(namespace, '--cluster-namespace'),
    branch,
    is_branch_given: repo_ref !== undefined,
    secrets,
    web_url: address && `${address.server_url}/${address.repository}`,
    notes: [...source.notes, ...notes],
    // As flags, each of which changes one choice.
    chosen: [
      `--ci ${ci} --api-dialect ${api_dialect}`,
      ...describeSource(source, name),
      `--repo-ref ${branch}`
    ].join(' ')
  }
}

/** A name for one deployment. @throws UsageError if it does not fit, or names one of several. */
function chooseName({ name }: InitFlags, derived: string, paths: readonly string[]): string {
  if (name === undefined || paths.length < 2) return fittingName(name ?? derived, '--name')
  throw new UsageError(
    `--name: names one deployment, but ${paths.length} files list graphs: ${paths.join(', ')}.`,
    'Choose one of them with --graph-config-path, or leave out --name.'
  )
}

/** The flags for what is deployed. */
function describeSource({ graph_files, dockerfile }: Source, name: string): string[] {
  if (dockerfile !== '')
    return [`--source external_container --dockerfile ${dockerfile} --name ${name}`]
  const [only, another] = graph_files
  return another === undefined ? [`--graph-config-path ${only?.path} --name ${name}`] : []
}

/** Each graph file is an agent, and so is an image. The secrets are those of all. */
function chooseAgents(
  { graph_files }: Source,
  name: string,
  chooseFor: (variables: Source['graph_files'][number]['variables']) => ChosenSecrets
): { agents: Agent[]; secrets: string[]; notes: string[] } {
  const paths = graph_files.map(({ path }) => path)
  const names = nameAgents(paths, name)
  const chosen = graph_files.map((file) => ({ ...file, ...chooseFor(file.variables) }))
  const agents = chosen.map(({ path, secrets }) => ({
    name: fittingName(names.get(path) ?? name, path),
    graph_config_path: path,
    secrets
  }))
  const all = chosen.length > 0 ? chosen : [chooseFor(undefined)]
  return {
    agents,
    secrets: [...new Set(all.flatMap(({ secrets }) => secrets))],
    notes: [...new Set(all.flatMap(({ notes }) => notes))]
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
  const others = `For others, see ${FILES}/docs/other-ci.md`
  const advice = `Pass --ci github-actions or --ci gitlab. ${others}`
  throw new UsageError(
    'The CI system is unknown: the repository has no remote at GitHub or GitLab.',
    advice
  )
}
