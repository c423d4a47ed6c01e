/** Which inputs of action.yml belong to a deployment of the manifest, and which to the step. */
import { INPUT_DEFAULTS, type InputName } from '../../action-names.js'

/** The inputs that only the step has, besides credentials and what is sent to the agent server. */
const STEP_INPUTS = [
  'command',
  'revision',
  'base_url',
  'tenant_id',
  'api_dialect',
  'preview',
  'environment',
  'comment',
  'max_age',
  'dry_run',
  'manifest',
  'select',
  'variables'
] as const satisfies InputName[]

/** An input that is a key of a deployment. */
export type DeploymentKey = Exclude<
  InputName,
  (typeof STEP_INPUTS)[number] | `${string}_key` | `${string}_token` | `agent_${string}`
>

export const isStepInput = (name: string) =>
  Object.hasOwn(INPUT_DEFAULTS, name) &&
  (STEP_INPUTS.some((input) => input === name) || /^agent_|_(?:key|token)$/.test(name))

/** The keys of a deployment, in the order of action.yml. */
export const DEPLOYMENT_KEYS = (Object.keys(INPUT_DEFAULTS) as InputName[]).filter(
  (name): name is DeploymentKey => !isStepInput(name)
)

/** Inputs about how a run behaves: a value on the step wins over the manifest, for all selected deployments. */
export const BEHAVIOR_INPUTS: readonly DeploymentKey[] = [
  'repo_ref',
  'new_revision',
  'allow_empty_secrets',
  'wait',
  'timeout',
  'poll_interval',
  'verify_serving',
  'build_logs',
  'rollback',
  'smoke_timeout'
]

export const isBehaviorInput = (name: string) => BEHAVIOR_INPUTS.some((input) => input === name)

/** Keys whose value must not be empty once they are written: without it, another deployment would be meant. */
export const NEVER_EMPTY: ReadonlySet<string> = new Set<DeploymentKey>(['name', 'deployment_id', 'image_uri'])

/** Keys that say which deployment is meant: they must not depend on what another deployment comes to. */
export const IDENTITY_KEYS: ReadonlySet<string> = new Set<DeploymentKey>(['name', 'deployment_id'])
