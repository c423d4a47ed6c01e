/** What a workflow asks for, and the facts that all stories share. */
import type { Secret, Source } from '../src/contract/deployment.js'
import type { ResourceSpec } from '../src/contract/resource-spec.js'

export const REPO_URL = 'https://github.com/acme/support-agent'
export const BRANCH = 'main'
export const TAG = 'refs/tags/v1.2.0'
export const NAMESPACE = 'agents'
/** The commit of the run's push or tag. */
export const HEAD = 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00'

export interface Asked {
  command: 'deploy' | 'plan' | 'delete'
  name: string
  by: 'name' | 'id'
  source: Source
  code: { repo_ref?: string; graph_config_path?: string; image_uri?: string }
  settings: { build_on_push?: boolean; build_command?: string; custom_url?: string }
  /** Absent: left as it is. */
  secrets?: Secret[]
  resource_spec?: ResourceSpec
  /** The listener is looked up by this namespace. */
  cluster_namespace?: string
  /** Commit of the run, where the branch is the run's own. */
  commit?: string
  new_revision: 'auto' | 'always' | 'never'
  wait: boolean
  rollback: boolean
  timeoutMs: number
  poll_interval: string
}
