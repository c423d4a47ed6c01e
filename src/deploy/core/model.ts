/** The types of the plan: the desired deployment, the deployed state, and the plan between them. */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import type {
  DeploymentCreateRequest,
  DeploymentPatchRequest,
  Secret,
  Source,
  SourceConfigRequest,
  SourceRevisionConfigRequest
} from '../../contract/deployment.js'
import type { FieldOf } from '../../contract/fields.js'
import type { Comparison } from '../../repository/refs.js'
import type { Snapshot } from './snapshot.js'

/** No key is null. An absent one is unset, and its field stays unchanged (docs/design.md, section 2). */
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
}

export type DesiredGitDeployment = DesiredFrom<'git_host'>

/** What a run knows of the code that it deploys, beyond what is sent. Nothing of it for an image. */
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
}

/** A deployment of an image that is built already. */
export interface DesiredContainerDeployment extends DesiredFrom<'external_container'> {
  /** The service takes no create without a `resource_spec`. */
  needs_resource_spec?: boolean
}

/** What the inputs ask for; a field of the other source cannot be written down. */
export type DesiredDeployment = DesiredGitDeployment | DesiredContainerDeployment

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
 * How a field differs. `unproven`: reads do not show whether it differs. `repeated`: it does not differ, and is sent
 * again only because that makes a revision (§3).
 */
export type Difference = 'added' | 'changed' | 'removed' | 'unproven' | 'repeated'

/** One field that a plan sends, or may have to send. */
export interface Change {
  /** Field path as in the API; a secret as `secrets.NAME`, without values. */
  path: string
  difference: Difference
  before?: unknown
  after?: unknown
  /** What cannot be seen from before and after: the commits of a branch, why a change is not proven. */
  note?: string
  /** The deployed commit and that of this run, if the same branch is at another one. */
  commits?: Comparison
  /** Whether this alone makes a new revision (§3). */
  new_revision: boolean
}

/** Where the code of a branch is not sent, why that is enough. */
export interface SkippedCode {
  /** Commit whose revision the service builds automatically (`build_on_push`), if the run waits for that one. */
  built_by_service?: string | undefined
  /** Commit that is deployed and stays so: no file under `paths` differs between it and this run's. */
  retained_commit?: string | undefined
}

/** The decision about a deployment; `request` is the request to send. */
interface PlanCommon extends SkippedCode {
  /** Whether a new revision results (§3). */
  new_revision: boolean
  /** Why a new revision results, or why none is needed. One short sentence each. */
  reasons: string[]
  changes: Change[]
  warnings: string[]
  /** The comparison with what is deployed, if `paths` asks for one and it decided. */
  compared?: ComparedPaths
}

export interface CreatePlan extends PlanCommon {
  operation: 'create'
  request: DeploymentCreateRequest
}

export interface UpdatePlan extends PlanCommon {
  operation: 'update'
  request: DeploymentPatchRequest
}

export interface UnchangedPlan extends PlanCommon {
  operation: 'unchanged'
  /** The latest revision is equal and in progress. */
  in_progress?: boolean
}

export interface DeletePlan extends PlanCommon {
  operation: 'delete' | 'unchanged'
}

/** What `rollback` does, or would do. */
export interface RollbackReportedPlan extends PlanCommon {
  operation: 'rollback' | 'unchanged'
  /** The revision whose code is deployed again. */
  rolls_back_to: string
}

export type Plan = CreatePlan | UpdatePlan | UnchangedPlan

export type ReportedPlan = Plan | DeletePlan | RollbackReportedPlan

export interface Applied extends SkippedCode {
  operation: 'created' | 'updated' | 'unchanged'
  /** As last read. Never the response to a write. */
  deployment: DeploymentAnswer
  /** The deployment from which the write was planned, if there was one. */
  before?: Snapshot
  sent?: DeploymentPatchRequest
  /** The response to the write did not name the revision: it may be another writer's. */
  adopted?: boolean
  /** The revision to wait for, if the plan makes one. */
  revision_id: string | null
  previous: string | null
  new_revision: boolean
  /** The revision of `revision_id`, if none was made and it has just been read. */
  latest?: RevisionAnswer | undefined
}

/** Nothing is made: the latest revision stays. */
export function keepRevision(plan: UnchangedPlan | UpdatePlan, before: Snapshot): Applied {
  const { deployment, latest } = before
  const { new_revision, built_by_service, retained_commit } = plan
  const { latest_revision_id: id } = deployment
  const kept = {
    deployment,
    before,
    revision_id: id,
    previous: id,
    latest: latest ?? undefined
  }
  return { operation: 'unchanged', ...kept, new_revision, built_by_service, retained_commit }
}

/** Whether a revision is in the place of the one to wait for. The service may name the one that it builds itself only later. */
export function hasSuperseded(
  { built_by_service, revision_id }: Pick<Applied, 'built_by_service' | 'revision_id'>,
  id: string | null
): boolean {
  return built_by_service === undefined && id !== revision_id
}
