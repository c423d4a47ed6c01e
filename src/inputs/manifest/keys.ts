/** Which inputs of action.yml belong to a deployment of the manifest, and which to the step. */
import { INPUT_DEFAULTS, type InputName } from '../../action-names.js'

const OF_COMMAND = [
  'command',
  'revision',
  'preview',
  'max_age',
  'dry_run',
  'delete_tracing_project'
] as const
const OF_ACCOUNT = ['base_url', 'tenant_id', 'api_dialect'] as const
const OF_FILE = ['manifest', 'select', 'variables', 'environment', 'comment'] as const
/** The inputs that only the step has, besides credentials and what is sent to the agent server. */
const STEP_INPUTS = [...OF_COMMAND, ...OF_ACCOUNT, ...OF_FILE] as const satisfies InputName[]

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

const OF_PLAN = ['repo_ref', 'new_revision', 'allow_empty_secrets'] as const
const OF_WAIT = ['wait', 'timeout', 'poll_interval', 'verify_serving', 'build_logs'] as const
/** Inputs about how a run behaves: a value on the step wins over the manifest, for all selected deployments. */
export const BEHAVIOR_INPUTS: readonly DeploymentKey[] = [
  ...OF_PLAN,
  ...OF_WAIT,
  'rollback',
  'smoke_timeout'
]

export const isBehaviorInput = (name: string) => BEHAVIOR_INPUTS.some((input) => input === name)

/** Whether only the manifest can set it. */
export const isDeploymentOnly = (name: string) =>
  name !== 'secrets' && !isBehaviorInput(name) && DEPLOYMENT_KEYS.some((key) => key === name)
