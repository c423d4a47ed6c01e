/** The types of the plan: the desired deployment, the deployed state, and the plan between them. */
import type { DeploymentAnswer } from '../../contract/answers.js'
import type {
  DeploymentCreateRequest,
  DeploymentPatchRequest,
  Secret,
  SecretReference,
  Source,
  SourceConfigRequest,
  SourceRevisionConfigRequest
} from '../../contract/deployment.js'
import type { ServiceRules } from '../../contract/dialect.js'
import type { FieldOf } from '../../contract/fields.js'
import type { OuterDependencies } from '../../repository/graph-config.js'
import type { Comparison } from '../../repository/refs.js'
import type { Snapshot } from './snapshot.js'

/**
 * No key is null. An absent one is unset, and its field stays unchanged (docs/design.md,
 * section 2).
 */
type Given<T, Field extends string> = { [K in keyof T & Field]?: NonNullable<T[K]> }

/** What the inputs say of a deployment of one source (§2.2, §2.3). */
interface DesiredFrom<S extends Source> {
  source: S
  source_config: Given<SourceConfigRequest, FieldOf<S, 'source_config'>>
  source_revision_config: Given<SourceRevisionConfigRequest, FieldOf<S, 'source_revision_config'>>
  /** Absent when the deployment is named by its id alone. */
  name?: string
  /** The whole list; absent if it stays unchanged. */
  secrets?: Secret[]
  /** Names in `secrets` whose values are public; absent if none are. */
  env_vars?: readonly string[]
  /**
   * Names that `secrets` lacks keep their deployed values, if they are shown in clear. That is
   * either `proven` by the list, or the service is known for it (`shown`). Absent: they are
   * removed.
   */
  kept_secrets?: 'proven' | 'shown'
  /** Variables from Kubernetes Secrets, the whole list; absent if it stays unchanged. */
  secret_references?: SecretReference[]
  /** The size of the deployment; absent if it stays unchanged. */
  deployment_tier?: string
  /** What the service asks for beyond the specification; absent if nothing is known of it. */
  rules?: ServiceRules
}

/** How `secrets` changes the deployed list. */
export const SECRETS_UPDATE_STRATEGIES = ['overwrite', 'merge'] as const

export type DesiredGitDeployment = DesiredFrom<'git_host'>

/**
 * What a run knows of the code that it deploys, beyond what is sent. Nothing of it for an image.
 */
export interface Origin {
  /** Commit that `repo_ref` is at, if this run knows it. */
  commit?: string
  /** Commit that the ref was at before the push of this run. */
  commit_before?: string
  /** If `commit` is unknown: commits of the branch that may be near it. */
  unpushed_commits?: readonly string[]
  /** This run is the push of `commit` to the branch `repo_ref` of `repo_url`. */
  is_push?: boolean
  /** Patterns of the files that matter for a branch (`path-patterns.ts`); without them, all do. */
  paths?: string[]
  /** What the checkout shows of the files behind `paths`; absent until it was read. */
  path_files?: PathFiles
}

/** What the checkout shows, at the commit of the run, of the files behind `paths`. */
export interface PathFiles {
  /** The path of the graph configuration file; absent if it is unknown. */
  graph_config_path?: string
  /** What that file lists; absent if the checkout does not show it. */
  dependencies?: OuterDependencies
  /** Patterns that match no file. Empty if the checkout does not show the files. */
  unmatched: string[]
}

/** A deployment of an image that is built already. */
export type DesiredContainerDeployment = DesiredFrom<'external_container'>

/** What the inputs ask for; a field of the other source cannot be written down. */
export type DesiredDeployment = DesiredGitDeployment | DesiredContainerDeployment

/** Returns the resource spec that is asked for, which only an image has. */
export function resourcesOf({ source, source_config }: DesiredDeployment) {
  return source === 'external_container' ? source_config.resource_spec : undefined
}

/** The result of a comparison, for the report. */
export interface ComparedPaths extends Comparison {
  /** Number of files that differ; absent if unknown. */
  changed?: number
  /** The first of those that are under `paths`, shortened. */
  under_paths?: string[]
  /** Why the changed files are unknown. */
  unknown?: string
}

export const NEW_REVISION_POLICIES = ['auto', 'always', 'never'] as const
export type NewRevisionPolicy = (typeof NEW_REVISION_POLICIES)[number]

/**
 * How a field differs. `unproven`: reads do not show whether it differs. `repeated`: it does not
 * differ, and is sent again only because that makes a revision (§3).
 */
export type Difference = 'added' | 'changed' | 'removed' | 'unproven' | 'repeated'

/** One field that a plan sends, or may have to send. */
export interface Change {
  /**
   * Field path as in the API; a secret as `secrets.NAME`, without values; a variable that is none
   * as `env_vars.NAME`.
   */
  path: string
  difference: Difference
  before?: unknown
  after?: unknown
  /**
   * What cannot be seen from before and after: the commits of a branch, why a change is not proven.
   */
  note?: string
  /** The deployed commit and that of this run, if the same branch is at another one. */
  commits?: Comparison
  /** Whether this alone makes a new revision (§3). */
  new_revision: boolean
}

/** The one thing that a plan does. */
export type Action =
  | { do: 'create'; request: DeploymentCreateRequest }
  | { do: 'patch'; request: DeploymentPatchRequest }
  | { do: 'redeploy'; revision_id: string }
  | { do: 'delete' }
  | { do: 'nothing' }

/** The decision about a deployment: what is sent, and why. */
export interface Plan {
  action: Action
  /** Whether a new revision results (§3): by the action, or by the push that the service builds. */
  new_revision: boolean
  /** Why a new revision results, or why none is needed. One short sentence each. */
  reasons: string[]
  changes: Change[]
  warnings: string[]
  /**
   * Commit of the push whose revision the service builds automatically (`build_on_push`). The run
   * waits for it.
   */
  pushed_commit?: string | undefined
  /**
   * Commit that is deployed and stays so: no file under `paths` differs between it and this run's.
   */
  retained_commit?: string | undefined
  /** The comparison with what is deployed, if `paths` asks for one and it decided. */
  compared?: ComparedPaths | undefined
  /** With nothing to do: the latest revision is equal and in progress. */
  in_progress?: boolean
  /** Of a rollback: the revision whose code is deployed again. */
  rolls_back_to?: string
}

/** A plan that creates, or that patches. */
export type CreatePlan = Plan & { action: Extract<Action, { do: 'create' }> }
export type PatchPlan = Plan & { action: Extract<Action, { do: 'patch' }> }

/** Returns the fields that an action sends; undefined if it sends none. */
export function sentFields(action: Action): DeploymentPatchRequest | undefined {
  if (action.do === 'patch') return action.request
  if (action.do !== 'create') return undefined
  const { name: _name, source: _source, ...fields } = action.request
  return fields
}

/** What a plan was made from, and the plan. */
export interface Planned {
  wanted: DesiredDeployment
  origin: Origin
  /** The deployment when the plan was made; null if it did not exist. */
  before: Snapshot | null
  plan: Plan
}

/** The revision that a run brings about, or the one that it leaves in place. */
export type RunRevision =
  /**
   * Made by this run's write. `adopted`: the response to the write did not name it, so it may be
   * another writer's.
   */
  | { origin: 'made' | 'adopted'; id: string; previous: string | null }
  /** Made by the service for this run's push. Its id is known once the service shows it. */
  | { origin: 'pushed'; commit: string; previous: string | null }
  /** The latest revision stays. */
  | { origin: 'kept'; id: string }

/** The plan was carried out. */
export interface Written extends Planned {
  /** As last read. Never the response to a write. */
  deployment: DeploymentAnswer
  /** Null if the deployment has none. */
  revision: RunRevision | null
}

/** Returns whether the plan deploys the code of an earlier revision again. */
export function isRollback({ plan }: Pick<Planned, 'plan'>): boolean {
  return plan.rolls_back_to !== undefined
}

/**
 * Returns a plan that sends nothing that makes a revision as carried out.
 * @param deployment As last read.
 */
export function writtenWithoutRevision(
  planned: Planned & { before: Snapshot },
  deployment: DeploymentAnswer
): Written {
  const { plan, before } = planned
  const { latest_revision_id: id } = before.deployment
  const { pushed_commit: commit } = plan
  if (commit !== undefined)
    return { ...planned, deployment, revision: { origin: 'pushed', commit, previous: id } }
  return { ...planned, deployment, revision: id === null ? null : { origin: 'kept', id } }
}

/**
 * Returns the id of the revision that a run brings about; undefined if none, or if it is not known
 * yet.
 */
export function revisionId(revision: RunRevision | null): string | undefined {
  return revision === null || revision.origin === 'pushed' ? undefined : revision.id
}

/** Returns the id of the latest revision before a new one; null if there was none. */
export function previousId(revision: RunRevision | null): string | null {
  return revision === null || revision.origin === 'kept' ? null : revision.previous
}

/**
 * Returns whether another revision is in the place of the run's. The one of a push is known by its
 * commit alone.
 */
export function isReplacedBy({ revision }: Pick<Written, 'revision'>, id: string | null): boolean {
  return revision?.origin !== 'pushed' && id !== (revisionId(revision) ?? null)
}
