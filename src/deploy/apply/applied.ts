/** The result of applying a plan. */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import type { DeploymentPatchRequest } from '../../contract/deployment.js'
import type { DeployedState, SkippedCode, UnchangedPlan, UpdatePlan } from '../core/model.js'

/** An applied plan. */
export interface Applied extends SkippedCode {
  operation: 'created' | 'updated' | 'unchanged'
  /** As last read. Never the response to a write. */
  deployment: DeploymentAnswer
  /** The deployment from which the write was planned, if there was one. */
  before?: DeploymentAnswer
  /** The request that was sent, if any. */
  sent?: DeploymentPatchRequest
  /** Only its code shows that the revision belongs to this run: the response to the write named none. */
  unconfirmed?: boolean
  /** The revision to wait for, if the plan makes one. */
  revision_id: string | null
  /** The latest revision before. */
  previous: string | null
  new_revision: boolean
  /** The revision of `revision_id`, if none was made and it has just been read. */
  latest?: RevisionAnswer | undefined
}

/** Nothing is made: the latest revision stays. */
export function keepRevision(plan: UnchangedPlan | UpdatePlan, { deployment, latest }: DeployedState): Applied {
  const { new_revision, built_by_service, retained_commit } = plan
  const skipped = {
    ...(built_by_service !== undefined && { built_by_service }),
    ...(retained_commit !== undefined && { retained_commit })
  }
  const id = deployment.latest_revision_id
  const kept = { revision_id: id, previous: id, latest: latest ?? undefined }
  return { operation: 'unchanged', deployment, before: deployment, ...kept, new_revision, ...skipped }
}
