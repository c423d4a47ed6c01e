/**
 * Names and defaults from action.yml, written by `npm run generate`: change them there.
 */

/** Default of each input; empty where it has none. */
export const INPUT_DEFAULTS = {
  command: 'deploy',
  base_url: '',
  api_key: '',
  name: '',
  graph_config_path: '',
  image_uri: '',
  secrets: '',
  preview: '',
  tenant_id: '',
  bearer_token: '',
  api_dialect: '',
  repo_ref: '',
  repo_url: '',
  paths: '',
  build_on_push: '',
  install_command: '',
  build_command: '',
  deployment_type: '',
  deployment_tier: '',
  cluster_namespace: '',
  resource_spec: '',
  custom_url: '',
  env_vars: '',
  secret_references: '',
  secrets_update_strategy: 'overwrite',
  allow_empty_secrets: 'false',
  new_revision: 'auto',
  wait: 'true',
  timeout: '30m',
  build_logs: 'true',
  smoke_assistant: '',
  smoke_input: '',
  smoke_expect: '',
  smoke_timeout: '2m',
  agent_api_key: '',
  rollback: 'false',
  revision: '',
  environment: '',
  comment: 'auto',
  github_token: '',
  manifest: '',
  select: '',
  variables: '',
  delete_tracing_project: 'auto',
  dry_run: 'false',
  deployment_id: '',
  source: '',
  integration_id: '',
  listener_id: '',
  max_age: '',
  poll_interval: 'auto',
  verify_serving: 'auto',
  smoke_stream_mode: 'updates'
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
  'dashboard_url',
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
