/** What a workflow asks for, and the facts that all stories share. */
import type { Secret, Source } from '../../src/contract/deployment.js'
import type { ResourceSpec } from '../../src/contract/resource-spec.js'
import type { NormalForms } from '../variations/normal-forms.js'

export const REPO_URL = 'https://github.com/acme/support-agent'
/** Of another writer. */
export const OTHER_REPO_URL = 'https://github.com/other/agent'
export const BRANCH = 'main'
export const TAG = 'refs/tags/v1.2.0'
/** Pull requests: those from here on are closed, but for one. */
export const CLOSED_PULL = 7
export const OPEN_PULL = 3
export const NAMESPACE = 'agents'
/** The commit of the run's push or tag. */
export const HEAD = 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00'
/** What the branch was at before the push that the run is about. */
export const PARENT = 'a'.repeat(40)

/** Other spellings of what is requested. */
export type Spelling = Pick<NormalForms, 'image' | 'repository' | 'path'>

export const PLAIN_SPELLING: Spelling = {
  image: 'as given',
  repository: 'as given',
  path: 'as given'
}

export interface ScenarioRequest {
  command: 'deploy' | 'plan' | 'delete' | 'sweep'
  /** The whole name of the deployment, that of a preview included; previews of it for a sweep. */
  name: string
  /** The pull request whose preview it is. */
  preview?: number
  /** Whether a preview is deleted by the event that closes it, or by the command. */
  isClosing?: boolean
  /** How the inputs are spelled. */
  spelling: Spelling
  by: 'name' | 'id'
  source: Source
  code: { repo_ref?: string; graph_config_path?: string; image_uri?: string }
  settings: {
    build_on_push?: boolean
    build_command?: string
    custom_url?: string
    deployment_type?: string
  }
  /** Absent: stays unchanged. */
  secrets?: Secret[]
  resource_spec?: ResourceSpec
  /** The listener is looked up by this namespace. */
  cluster_namespace?: string
  /** Commit of the run, if the branch is the run's own. */
  commit?: string
  new_revision: 'auto' | 'always' | 'never'
  wait: boolean
  rollback: boolean
  timeoutMs: number
  poll_interval: string
}
