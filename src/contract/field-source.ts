/** Which fields belong to which source. Apart from the schemas, as inputs are read without them. */
import type { SourceConfigRequest, SourceRevisionConfigRequest } from './deployment.js'
import type { Source } from './vocabulary.js'

/** Which source a field of the two configs belongs to (§2.2, §2.3). */
export const FIELD_SOURCE = {
  integration_id: 'git_host',
  repo_url: 'git_host',
  deployment_type: 'git_host',
  build_on_push: 'git_host',
  install_command: 'git_host',
  build_command: 'git_host',
  repo_ref: 'git_host',
  graph_config_path: 'git_host',
  custom_url: 'external_container',
  resource_spec: 'external_container',
  listener_id: 'external_container',
  listener_config: 'external_container',
  image_uri: 'external_container'
} as const satisfies Record<keyof SourceConfigRequest | keyof SourceRevisionConfigRequest, Source>
