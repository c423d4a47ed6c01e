/** The commands, with their help. Data only. */
import type { InputName } from '../../action-names.js'
import { SOURCES } from '../../contract/deployment.js'
import {
  type Command,
  commandsOf,
  HEADER_INPUTS,
  isBehaviorInput,
  isStepInput
} from '../../input-table.js'
import { INPUT_FLAGS } from './input-flags.js'

/** A command, and what its help says. */
export interface CommandEntry {
  description: string
  /** Arguments, as a user would write them. */
  examples?: readonly string[]
  /** The inputs that it takes. */
  inputs: readonly InputName[]
  /** Those that its help lists; --help-all lists the others, too. */
  common?: readonly InputName[]
  /** For inputs that mean less there than in a deploy. */
  help?: Partial<Record<InputName, string>>
  /** The values that are possible. */
  choices?: Partial<Record<InputName, readonly string[]>>
}

/** The inputs that have an effect with a command. @param more Others that have none there. */
const inputsOf = (command: Command, ...more: InputName[]) => {
  const inputs = INPUT_FLAGS.map(({ input }) => input)
  return inputs.filter((name) => commandsOf(name).includes(command) && !more.includes(name))
}
const TO_DEPLOY = inputsOf('deploy')
/** What describes one deployment stands in the manifest, and is no flag. */
const BESIDE_MANIFEST = TO_DEPLOY.filter(
  (name) => isStepInput(name) || isBehaviorInput(name) || name === 'secrets'
)
const ACCOUNT: readonly InputName[] = ['base_url', ...HEADER_INPUTS, 'api_dialect']
const TO_READ: readonly InputName[] = [...ACCOUNT, 'name', 'deployment_id', 'timeout']
const HELP_TO_READ = { timeout: 'How long one read may take, with its retries.' }
const ACCESS = ['base_url', 'api_key', 'name'] as const
const OFTEN = [
  ...ACCESS,
  'graph_config_path',
  'image_uri',
  'secrets',
  'preview',
  'manifest',
  'select'
] as const

/** The CI systems for which it writes files. */
export const INIT_CI = ['github-actions', 'gitlab'] as const

/** What the files then say. */
const HELP_FOR_INIT = {
  name: 'Name of the deployment. If unset: the name of the repository.',
  graph_config_path:
    'The graph configuration file. ' +
    'If unset: each JSON file with a map "graphs"; a manifest describes several.',
  source:
    '`git_host` or `external_container`. ' +
    'If unset: `external_container` if only a Dockerfile exists.',
  cluster_namespace:
    'Namespace of an image. If unset: from the variable CLUSTER_NAMESPACE of the CI system.',
  repo_ref: 'Branch to deploy. If unset: the default branch.',
  api_dialect:
    '`neutral` or `langsmith`. If unset: `langsmith` if the file with graphs is langgraph.json.',
  dry_run: 'Print the files; write nothing.'
} as const satisfies Partial<Record<InputName, string>>

export const COMMANDS = {
  deploy: {
    description: 'Create or update a deployment, and wait until it serves',
    examples: [
      'deploy --name support --graph-config-path agent.json --secret OPENAI_API_KEY',
      'deploy --name bot --image-uri registry.example/bot@sha256:…'
    ],
    inputs: TO_DEPLOY,
    common: [...OFTEN, 'wait', 'timeout', 'rollback', 'smoke_input']
  },
  plan: {
    description: 'Show what a deploy would do; change nothing',
    examples: [
      'plan --name support --graph-config-path agent.json',
      'plan --manifest deployments.yaml --fail-on-changes'
    ],
    inputs: TO_DEPLOY,
    common: OFTEN,
    help: { preview: 'true: plan a preview named <name>-pr-<number>.' }
  },
  rollback: {
    description: 'Deploy the code of an earlier revision again; status --history lists them',
    examples: ['rollback --name support', 'rollback --name support --to REVISION --dry-run'],
    inputs: inputsOf('rollback', 'manifest', 'select', 'variables', 'allow_empty_secrets'),
    common: [...ACCESS, 'revision', 'dry_run', 'wait', 'timeout']
  },
  delete: {
    description: 'Delete a deployment; one that does not exist is no error',
    examples: ['delete --name support'],
    inputs: TO_DEPLOY,
    common: [
      ...ACCESS,
      'deployment_id',
      'repo_url',
      'preview',
      'delete_tracing_project',
      'manifest',
      'select'
    ],
    help: {
      preview: 'true: delete the preview named <name>-pr-<number>.',
      repo_url: 'Repository of the deployment. Others with its name are not deleted.'
    }
  },
  sweep: {
    description: 'Delete previews of closed pull requests, or older than --max-age',
    examples: ['sweep --name support --max-age 14d --dry-run'],
    inputs: inputsOf('sweep'),
    common: [...ACCESS, 'github_token', 'max_age', 'dry_run', 'delete_tracing_project'],
    help: {
      name: 'Name of the deployment whose previews are deleted.',
      github_token: 'Token for GitHub, to read the state of pull requests.',
      max_age:
        'Also delete previews of open pull requests whose latest revision is older than this, ' +
        'such as 14d.'
    }
  },
  matrix: {
    description: 'List the deployments of a manifest for a matrix of jobs, as JSON',
    examples: ['matrix --manifest deployments.yaml'],
    inputs: BESIDE_MANIFEST,
    common: ['base_url', 'api_key', 'manifest', 'select', 'environment', 'variables'],
    help: { environment: 'Environment of --manifest whose values count.' }
  },
  list: {
    description: 'List all deployments: status, what serves, since when, URL',
    examples: ['list', 'list --previews --json'],
    inputs: [...ACCOUNT, 'timeout'],
    help: HELP_TO_READ
  },
  status: {
    description: 'Show what a deployment serves, and since when; with --history its revisions',
    examples: ['status --name support --json', 'status --name support --history'],
    inputs: TO_READ,
    help: {
      ...HELP_TO_READ,
      name: 'Exact name of the deployment. If no name and no ID is set: lists all.'
    }
  },
  logs: {
    description: 'Print the log of a revision',
    examples: [
      'logs --name support --build',
      'logs --name support --follow',
      'logs --name support --revision ID'
    ],
    inputs: TO_READ,
    help: { ...HELP_TO_READ, name: 'Exact name of the deployment.' }
  },
  init: {
    description: 'Write the workflows that deploy this repository',
    examples: [
      'init --secret OPENAI_API_KEY',
      'init --api-dialect langsmith',
      'init --ci gitlab --source external_container --cluster-namespace agents',
      'init --dry-run'
    ],
    inputs: Object.keys(HELP_FOR_INIT) as InputName[],
    help: HELP_FOR_INIT,
    choices: { source: SOURCES, api_dialect: ['neutral', 'langsmith'], dry_run: ['true', 'false'] }
  },
  emulator: { description: 'Start a control plane on this machine', inputs: [] },
  demo: { description: 'Deploy to a control plane on this machine, step by step', inputs: [] }
} as const satisfies Record<string, CommandEntry>

export type CommandName = keyof typeof COMMANDS

/** The commands that only read. */
export type InspectCommandName = 'list' | 'status' | 'logs'

/** The commands that are no run: they have no outputs. */
export const OTHER_COMMANDS = [
  'list',
  'status',
  'logs',
  'init',
  'emulator',
  'demo'
] as const satisfies CommandName[]

/** The commands that are a run: the ones that the action has. */
export type RunCommandName = Exclude<CommandName, (typeof OTHER_COMMANDS)[number]>

export const HELP_END = `
Try it without an account:
  deploy-agent-server demo

Flags and variables: docs/command-line.md, exit codes: docs/errors.md in the repository.`
