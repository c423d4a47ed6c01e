/** The commands, with their help. Data only. */
import type { InputName } from '../../action-names.js'
import { isBehaviorInput, isStepInput } from '../../manifest/keys.js'
import type { InputFlag } from './input-flags.js'

/** Inputs that have an effect only in some commands. */
const SWEEP: ReadonlySet<string> = new Set(['max_age', 'dry_run'])
const forSweep = ({ input }: InputFlag) => SWEEP.has(input)
const forRollback = ({ input }: InputFlag) => input === 'revision'
const forAll = (flag: InputFlag) => !forSweep(flag) && !forRollback(flag)
/** What describes one deployment stands in the manifest, and is no flag. */
const besideManifest = ({ input }: InputFlag) => isStepInput(input) || isBehaviorInput(input) || input === 'secrets'
const CONNECTION: readonly InputName[] = [
  'base_url',
  'api_key',
  'tenant_id',
  'bearer_token',
  'api_dialect',
  'name',
  'deployment_id',
  'timeout'
]
const toRead = ({ input }: InputFlag) => CONNECTION.includes(input)
/** A rollback deploys what the revision shows. */
const toRollBack = ({ input }: InputFlag) => CONNECTION.includes(input) || ROLLBACK.has(input)
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
  description: string
  examples: string
  /** The inputs that it takes. */
  inputs: (flag: InputFlag) => boolean
  /** Those that its help lists; --help-all lists the others, too. */
  common: readonly InputName[]
  /** For inputs that mean less there than in a deploy. */
  help?: Partial<Record<InputName, string>>
}

const NONE = { inputs: () => false, common: [], examples: '' }

const ACCESS = ['base_url', 'api_key', 'name'] as const
const TO_DEPLOY = [...ACCESS, 'graph_config_path', 'image_uri', 'secrets', 'preview', 'manifest', 'select'] as const
const TO_WAIT = ['wait', 'timeout', 'rollback', 'smoke_input'] as const

/** What the files then say. */
const HELP_FOR_INIT = {
  name: 'Name of the deployment. If unset: the name of the repository.',
  graph_config_path: 'The graph configuration file. If unset: the JSON file with a map "graphs".',
  source: '`git_host` or `external_container`. If unset: `external_container` if only a Dockerfile exists.',
  cluster_namespace: 'Namespace of an image. If unset: from the variable CLUSTER_NAMESPACE of the CI system.',
  repo_ref: 'Branch to deploy. If unset: the default branch.',
  api_dialect: '`neutral` or `langsmith`. If unset: `langsmith` if the file with graphs is langgraph.json.',
  dry_run: 'Print the files; write nothing.'
} as const satisfies Partial<Record<InputName, string>>

export const COMMANDS = {
  deploy: {
    description: 'Create or update a deployment, and wait until it serves',
    examples: `
Examples:
  deploy-agent-server deploy --name support --graph-config-path agent.json --secret OPENAI_API_KEY
  deploy-agent-server deploy --name reports --image-uri registry.example/reports@sha256:…

The address and the key come from DEPLOY_AGENT_SERVER_BASE_URL and DEPLOY_AGENT_SERVER_API_KEY, too.`,
    inputs: forAll,
    common: [...TO_DEPLOY, ...TO_WAIT]
  },
  plan: {
    description: 'Show what a deploy would do; change nothing',
    examples: `
Example:
  deploy-agent-server plan --name support --graph-config-path agent.json`,
    inputs: forAll,
    common: TO_DEPLOY
  },
  rollback: {
    description: 'Deploy the code of an earlier revision again',
    examples: `
Examples:
  deploy-agent-server rollback --name support
  deploy-agent-server rollback --name support --to REVISION --dry-run`,
    inputs: toRollBack,
    common: [...ACCESS, 'revision', 'dry_run', 'wait', 'timeout']
  },
  delete: {
    description: 'Delete a deployment; one that does not exist is no error',
    examples: `
Example:
  deploy-agent-server delete --name support`,
    inputs: forAll,
    common: [...ACCESS, 'deployment_id', 'repo_url', 'preview', 'manifest', 'select']
  },
  sweep: {
    description: 'Delete the previews of closed pull requests',
    examples: `
Example:
  deploy-agent-server sweep --name support --max-age 14d --dry-run`,
    inputs: (flag) => !forRollback(flag),
    common: [...ACCESS, 'github_token', 'max_age', 'dry_run']
  },
  matrix: {
    description: 'List the deployments of a manifest for a matrix of jobs, as JSON',
    examples: `
Example:
  deploy-agent-server matrix --manifest deployments.yaml`,
    inputs: (flag) => forAll(flag) && besideManifest(flag),
    common: ['base_url', 'api_key', 'manifest', 'select', 'environment', 'variables']
  },
  status: {
    description: 'Show what a deployment serves, and since when',
    examples: `
Example:
  deploy-agent-server status --name support --json`,
    inputs: toRead,
    common: CONNECTION,
    help: HELP_TO_READ
  },
  logs: {
    description: 'Print the log of a revision',
    examples: `
Examples:
  deploy-agent-server logs --name support --build
  deploy-agent-server logs --name support --follow
  deploy-agent-server logs --name support --revision ID`,
    inputs: toRead,
    common: CONNECTION,
    help: HELP_TO_READ
  },
  init: {
    description: 'Write the workflows that deploy this repository',
    examples: `
Examples:
  deploy-agent-server init --secret OPENAI_API_KEY
  deploy-agent-server init --api-dialect langsmith
  deploy-agent-server init --ci gitlab --source external_container --cluster-namespace agents
  deploy-agent-server init --dry-run`,
    inputs: ({ input }) => input in HELP_FOR_INIT,
    common: Object.keys(HELP_FOR_INIT) as InputName[],
    help: HELP_FOR_INIT
  },
  emulator: { ...NONE, description: 'Start a control plane on this machine' },
  demo: { ...NONE, description: 'Deploy to a control plane on this machine, step by step' }
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
