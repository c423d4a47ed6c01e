/** Names and defaults from action.yml, written by `npm run generate`: change them there. */

/** Default of each input; empty where it has none. */
export const INPUT_DEFAULTS = {
  command: 'deploy',
  revision: '',
  base_url: '',
  api_key: '',
  tenant_id: '',
  bearer_token: '',
  api_dialect: '',
  name: '',
  deployment_id: '',
  source: '',
  preview: '',
  deployment_tier: '',
  graph_config_path: '',
  repo_url: '',
  repo_ref: '',
  integration_id: '',
  deployment_type: '',
  build_on_push: '',
  install_command: '',
  build_command: '',
  paths: '',
  image_uri: '',
  custom_url: '',
  listener_id: '',
  cluster_namespace: '',
  resource_spec: '',
  secrets: '',
  env_vars: '',
  secrets_update_strategy: 'overwrite',
  allow_empty_secrets: 'false',
  secret_references: '',
  new_revision: 'auto',
  wait: 'true',
  timeout: '30m',
  poll_interval: 'auto',
  verify_serving: 'auto',
  build_logs: 'true',
  rollback: 'false',
  smoke_assistant: '',
  smoke_input: '',
  smoke_stream_mode: 'updates',
  smoke_expect: '',
  smoke_timeout: '2m',
  agent_api_key: '',
  github_token: '',
  environment: '',
  comment: 'auto',
  manifest: '',
  select: '',
  variables: '',
  max_age: '',
  dry_run: 'false'
} as const

/** The name of an input. */
export type InputName = keyof typeof INPUT_DEFAULTS

/** Names of the outputs, in the order of action.yml. */
export const OUTPUT_NAMES = [
  'deployment_id',
  'revision_id',
  'url',
  'operation',
  'new_revision',
  'status',
  'commit_sha',
  'docs_url',
  'smoke',
  'serving_revision_id',
  'rolled_back_to',
  'error_code',
  'plan',
  'plans',
  'swept',
  'deployments',
  'deployed',
  'unchanged',
  'failed',
  'skipped',
  'matrix'
] as const

/** The name of an output. */
export type OutputName = (typeof OUTPUT_NAMES)[number]
