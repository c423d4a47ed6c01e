/** The commands, with their help. Data only. */
import type { InputName } from '../../action-names.js'
import { isBehaviorInput, isStepInput } from '../../manifest/keys.js'
import type { InputFlag } from './input-flags.js'

/** Inputs that have an effect only in some commands. */
const forSweep = ({ group }: InputFlag) => group === 'Sweep'
const forRollback = ({ input }: InputFlag) => input === 'revision'
const forAll = (flag: InputFlag) => !forSweep(flag) && !forRollback(flag)
/** What describes one deployment stands in the manifest, and is no flag. */
const besideManifest = ({ input }: InputFlag) => isStepInput(input) || isBehaviorInput(input) || input === 'secrets'
const CONNECTION: ReadonlySet<string> = new Set([
  'base_url',
  'api_key',
  'tenant_id',
  'bearer_token',
  'api_dialect',
  'name',
  'deployment_id',
  'timeout'
])
const toRead = ({ input }: InputFlag) => CONNECTION.has(input)
/** A rollback deploys what the revision shows. */
const toRollBack = ({ input }: InputFlag) => CONNECTION.has(input) || ROLLBACK.has(input)
const ROLLBACK: ReadonlySet<string> = new Set([
  'revision',
  'repo_url',
  'dry_run',
  'wait',
  'poll_interval',
  'verify_serving',
  'smoke_assistant',
  'smoke_input',
  'smoke_stream_mode',
  'smoke_expect',
  'smoke_timeout',
  'agent_api_key',
  'github_token',
  'environment',
  'comment',
  'preview',
  'build_logs'
])
const HELP_TO_READ = { timeout: 'How long one read may take, with its retries.' }

/** A command, and what its help says. */
export interface CommandEntry {
  /** For the list of commands. */
  summary: string
  description: string
  examples: string
  /** The inputs that it takes. */
  inputs: (flag: InputFlag) => boolean
  /** For inputs that mean less there than in a deploy. */
  help?: Partial<Record<InputName, string>>
}

const NONE = () => false

/** What the files then say. */
const HELP_FOR_INIT: Partial<Record<InputName, string>> = {
  name: 'Name of the deployment. If unset: the name of the repository.',
  graph_config_path: 'The graph configuration file. If unset: the JSON file with a map "graphs".',
  source: '`git_host` or `external_container`. If unset: `external_container` if only a Dockerfile exists.',
  cluster_namespace: 'Namespace of an image. If unset: from the variable CLUSTER_NAMESPACE of the CI system.',
  repo_ref: 'Branch to deploy. If unset: the default branch.',
  api_dialect: '`neutral` or `langsmith`. If unset: `langsmith` if the file with graphs is langgraph.json.'
}

export const COMMANDS = {
  deploy: {
    summary: 'Create or update a deployment, and wait until it serves',
    description: 'Creates or updates a deployment, and waits until it serves. Prints its URL.',
    examples: `
Examples:
  deploy-agent-server deploy --name support --graph-config-path agent.json --secret OPENAI_API_KEY
  deploy-agent-server deploy --name reports --image-uri registry.example/reports@sha256:…
  deploy-agent-server deploy --name support --no-wait --json

The address and the key come from DEPLOY_AGENT_SERVER_BASE_URL and DEPLOY_AGENT_SERVER_API_KEY, too.`,
    inputs: forAll
  },
  plan: {
    summary: 'Show what a deploy would do; change nothing',
    description: 'Shows what a deploy would do, and changes nothing. Prints create, update or unchanged.',
    examples: `
Example:
  deploy-agent-server plan --name support --graph-config-path agent.json`,
    inputs: forAll
  },
  rollback: {
    summary: 'Deploy the code of an earlier revision again',
    description:
      'Deploys the code of an earlier revision again, and waits until it serves: that of --to, or of the last one that worked. Prints the URL.',
    examples: `
Examples:
  deploy-agent-server rollback --name support
  deploy-agent-server rollback --name support --to REVISION --dry-run`,
    inputs: toRollBack
  },
  delete: {
    summary: 'Delete a deployment',
    description: 'Deletes a deployment. One that does not exist is no error.',
    examples: `
Example:
  deploy-agent-server delete --name support`,
    inputs: forAll
  },
  sweep: {
    summary: 'Delete the previews of closed pull requests',
    description: 'Deletes the previews of closed pull requests. Prints their names.',
    examples: `
Example:
  deploy-agent-server sweep --name support --max-age 14d --dry-run`,
    inputs: (flag) => !forRollback(flag)
  },
  matrix: {
    summary: 'List the deployments of a manifest for a matrix of jobs',
    description: 'Lists the deployments of a manifest for a matrix of jobs, as JSON.',
    examples: `
Example:
  deploy-agent-server matrix --manifest deployments.yaml`,
    inputs: (flag) => forAll(flag) && besideManifest(flag)
  },
  status: {
    summary: 'Show what a deployment serves, and since when',
    description:
      'Shows a deployment: its latest and its active revision, commit, URL, and since when. Changes nothing.',
    examples: `
Example:
  deploy-agent-server status --name support --json`,
    inputs: toRead,
    help: HELP_TO_READ
  },
  logs: {
    summary: 'Print the log of a revision',
    description: 'Prints the log of a revision of a deployment: the latest, unless --revision is set.',
    examples: `
Examples:
  deploy-agent-server logs --name support --build
  deploy-agent-server logs --name support --follow
  deploy-agent-server logs --name support --revision ID`,
    inputs: toRead,
    help: HELP_TO_READ
  },
  init: {
    summary: 'Write the workflows that deploy this repository',
    description:
      'Looks at this repository, and writes the workflows that deploy it: pushes, previews, and a sweep. Never overwrites a file.',
    examples: `
Examples:
  deploy-agent-server init --secret OPENAI_API_KEY
  deploy-agent-server init --api-dialect langsmith
  deploy-agent-server init --ci gitlab --source external_container --cluster-namespace agents
  deploy-agent-server init --dry-run`,
    inputs: ({ input }) => input in HELP_FOR_INIT,
    help: HELP_FOR_INIT
  },
  emulator: {
    summary: 'Start a control plane on this machine',
    description: 'Starts a control plane on this machine.',
    examples: '',
    inputs: NONE
  },
  demo: {
    summary: 'Deploy to a control plane on this machine, step by step',
    description: 'Deploys to a control plane on this machine, step by step.',
    examples: '',
    inputs: NONE
  }
} as const satisfies Record<string, CommandEntry>

export type CommandName = keyof typeof COMMANDS

/** The commands that are no run: they have no outputs. */
export const OTHER_COMMANDS = ['status', 'logs', 'init', 'emulator', 'demo'] as const satisfies readonly CommandName[]

/** The commands that are a run: the ones that the action has. */
export type RunCommandName = Exclude<CommandName, (typeof OTHER_COMMANDS)[number]>

export const HELP_END = `
Try it without an account:
  deploy-agent-server demo

Every flag, variable and exit code: docs/command-line.md in the repository.`
