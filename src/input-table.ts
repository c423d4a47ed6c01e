/**
 * The inputs, one row each: what is known of an input beside its text in action.yml, its default
 * and its reader. The keys of a manifest, the flags of a command, masking and the headers of
 * requests derive from here. An input without a row does not compile.
 */
import type { InputName } from './action-names.js'

/** What a step does. */
export const COMMANDS = ['deploy', 'plan', 'rollback', 'delete', 'sweep'] as const
export type Command = (typeof COMMANDS)[number]

/** A header of each request to the control plane. §5 names X-Api-Key; the others are our choice. */
export interface InputHeader {
  name: string
  /** What stands before the value. */
  prefix?: string
  /** What messages call the value. */
  noun: string
}

interface InputRow {
  /**
   * Where it may stand. `step`: on the step alone. `deployment`: as a key of each deployment of a
   * manifest. `both`: as such a key, which a value on the step replaces, since it is about how a
   * run behaves.
   */
  scope: 'step' | 'deployment' | 'both'
  /** The commands for which it has an effect; absent: all. */
  commands?: readonly Command[]
  /**
   * What it holds, for masking. `credential`: what a run authenticates with. `fact`: a name, ref or
   * id that is public. `url`: an address, public but for its user. `shell`: a command, which may
   * have an address in it.
   */
  holds?: 'credential' | 'fact' | 'url' | 'shell'
  /** How it is sent to the control plane. */
  header?: InputHeader
}

/** What a rollback deploys is what a revision shows. */
const TO_DEPLOY = ['deploy', 'plan', 'delete', 'sweep'] as const

export const INPUTS = {
  command: { scope: 'step' },
  base_url: { scope: 'step', holds: 'url' },
  api_key: { scope: 'step', holds: 'credential', header: { name: 'x-api-key', noun: 'key' } },
  name: { scope: 'deployment', holds: 'fact' },
  graph_config_path: { scope: 'deployment', commands: TO_DEPLOY, holds: 'fact' },
  image_uri: { scope: 'deployment', commands: TO_DEPLOY, holds: 'fact' },
  secrets: { scope: 'deployment', commands: TO_DEPLOY },
  preview: { scope: 'step' },
  tenant_id: { scope: 'step', header: { name: 'x-tenant-id', noun: 'tenant ID' } },
  bearer_token: {
    scope: 'step',
    holds: 'credential',
    header: { name: 'authorization', prefix: 'Bearer ', noun: 'token' }
  },
  api_dialect: { scope: 'step' },
  repo_ref: { scope: 'both', commands: TO_DEPLOY, holds: 'fact' },
  // It says whose deployment is rolled back.
  repo_url: { scope: 'deployment', holds: 'url' },
  paths: { scope: 'deployment', commands: TO_DEPLOY },
  build_on_push: { scope: 'deployment', commands: TO_DEPLOY },
  install_command: { scope: 'deployment', commands: TO_DEPLOY, holds: 'shell' },
  build_command: { scope: 'deployment', commands: TO_DEPLOY, holds: 'shell' },
  deployment_type: { scope: 'deployment', commands: TO_DEPLOY },
  deployment_tier: { scope: 'deployment', commands: TO_DEPLOY },
  cluster_namespace: { scope: 'deployment', commands: TO_DEPLOY, holds: 'fact' },
  resource_spec: { scope: 'deployment', commands: TO_DEPLOY },
  custom_url: { scope: 'deployment', commands: TO_DEPLOY, holds: 'url' },
  env_vars: { scope: 'deployment', commands: TO_DEPLOY },
  secret_references: { scope: 'deployment', commands: TO_DEPLOY },
  secrets_update_strategy: { scope: 'deployment', commands: TO_DEPLOY },
  allow_empty_secrets: { scope: 'both' },
  new_revision: { scope: 'both', commands: TO_DEPLOY },
  wait: { scope: 'both' },
  timeout: { scope: 'both' },
  build_logs: { scope: 'both' },
  smoke_assistant: { scope: 'deployment', holds: 'fact' },
  smoke_input: { scope: 'deployment' },
  smoke_expect: { scope: 'deployment' },
  smoke_timeout: { scope: 'both' },
  agent_api_key: { scope: 'step', holds: 'credential' },
  rollback: { scope: 'both', commands: TO_DEPLOY },
  revision: { scope: 'step', commands: ['rollback'] },
  environment: { scope: 'step', holds: 'fact' },
  comment: { scope: 'step' },
  github_token: { scope: 'step', holds: 'credential' },
  manifest: { scope: 'step' },
  select: { scope: 'step' },
  variables: { scope: 'step' },
  delete_tracing_project: { scope: 'step', commands: TO_DEPLOY },
  dry_run: { scope: 'step', commands: ['sweep', 'rollback'] },
  deployment_id: { scope: 'deployment', holds: 'fact' },
  source: { scope: 'deployment', commands: TO_DEPLOY },
  integration_id: { scope: 'deployment', commands: TO_DEPLOY, holds: 'fact' },
  listener_id: { scope: 'deployment', commands: TO_DEPLOY, holds: 'fact' },
  max_age: { scope: 'step', commands: ['sweep'] },
  poll_interval: { scope: 'both' },
  verify_serving: { scope: 'both' },
  smoke_stream_mode: { scope: 'deployment' }
} as const satisfies Record<InputName, InputRow>

type Rows = typeof INPUTS
/** An input whose row has this member. */
type InputWith<Member> = {
  [Name in InputName]: Rows[Name] extends Member ? Name : never
}[InputName]

/** An input that is a key of a deployment. */
export type DeploymentKey = InputWith<{ scope: 'deployment' | 'both' }>
/** An input that is sent to the control plane as a header. */
export type HeaderInput = InputWith<{ header: object }>

const ROWS = Object.entries(INPUTS) as [InputName, InputRow][]
const namesOf = (isMeant: (row: InputRow) => boolean) =>
  ROWS.filter(([, row]) => isMeant(row)).map(([name]) => name)

/** Returns the inputs that hold this. */
export const inputsThatHold = (holds: InputRow['holds']) => namesOf((row) => row.holds === holds)

/** The keys of a deployment, in the order of action.yml. */
export const DEPLOYMENT_KEYS = namesOf(({ scope }) => scope !== 'step') as DeploymentKey[]
/** Those that a value on the step replaces, for all selected deployments. */
export const BEHAVIOR_INPUTS = namesOf(({ scope }) => scope === 'both') as DeploymentKey[]
/** In the order in which messages name them: a credential before what only says whose it is. */
export const HEADER_INPUTS = [
  ...namesOf(({ header, holds }) => header !== undefined && holds === 'credential'),
  ...namesOf(({ header, holds }) => header !== undefined && holds !== 'credential')
] as HeaderInput[]

const scopeOf = (name: string): InputRow['scope'] | undefined =>
  ROWS.find(([input]) => input === name)?.[1].scope

/** Returns whether it is an input that only the step has. */
export const isStepInput = (name: string) => scopeOf(name) === 'step'
export const isBehaviorInput = (name: string) => scopeOf(name) === 'both'
/**
 * Returns whether only the manifest can set it. The step has secrets that those of a manifest refer
 * to.
 */
export const isDeploymentOnly = (name: string) =>
  scopeOf(name) === 'deployment' && name !== 'secrets'

/** Returns the commands for which an input has an effect. */
export function commandsOf(name: InputName): readonly Command[] {
  const { commands }: InputRow = INPUTS[name]
  return commands ?? COMMANDS
}
