/** What a deploy is asked to do: the inputs of the action, read and typed. */
import type { DeploymentAnswer } from '../../contract/answers.js'
import type { DesiredDeployment, NewRevisionPolicy, Origin } from './model.js'

export interface Target {
  /** Wins over the name. */
  deployment_id?: string
  name?: string
}

/** What a run may take for its own. */
export interface OwnershipClaim {
  /**
   * Of GitHub, for the head of a pull request; absent if the input `repo_url` states the
   * repository.
   */
  server_url?: string
  /**
   * URLs of this run's repository and of the head of its pull request, or the input `repo_url`
   * alone.
   */
  repositories: readonly string[]
  /** The head repository was deleted: its URL is unknown, and only a record on GitHub can show. */
  head_is_gone: boolean
  /**
   * The input `image_uri`. A deployment from an image tells no repository, but it shows its image.
   */
  image_uri?: string
  /** Runs here record nothing on GitHub, so a name never shows whose a deployment is. */
  unrecorded?: true
}

/** Between two polls: a fixed time in milliseconds, or `auto`. */
type PollInterval = number | 'auto'

export interface WaitOptions {
  enabled: boolean
  interval: PollInterval
  /** Of the whole wait, in milliseconds. */
  timeoutMs: number
  /**
   * What may keep this deployment from becoming DEPLOYED, for the error of a wait that timed out.
   */
  timeout_advice?: string
}

export interface DeployRequest {
  target: Target
  /** With a preview: it must not be deployed over another repository's. */
  claim?: OwnershipClaim | undefined
  wanted: DesiredDeployment
  origin: Origin
  /** Why the service may refuse the name on a create. */
  name_warning?: string | undefined
  new_revision: NewRevisionPolicy
  wait: WaitOptions
  /** Show the last lines of the log of a revision that failed. */
  build_logs: boolean
  /**
   * Roll back if the revision fails after replacing the serving one, or if the smoke check fails.
   */
  rollback: boolean
}

/** What a question says of a deployment is public. */
export type AskedDeployment = Pick<DeploymentAnswer, 'id' | 'name' | 'source_config' | 'url'>

/** Asks a person to type the name of a deployment. @param what Happens then, as a sentence. */
export type Confirm = (deployment: AskedDeployment, what: string) => Promise<boolean>
