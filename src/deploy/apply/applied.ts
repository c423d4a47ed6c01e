/** The result of applying a plan. */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import type { DeploymentPatchRequest } from '../../contract/deployment.js'
import { activeOf, type DeployedState, type SkippedCode, type UnchangedPlan, type UpdatePlan } from '../core/model.js'

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
  latest?: RevisionAnswer
}

/** Nothing to send: returns the latest revision, or the active one if that serves instead. */
export function unchangedResult(plan: UnchangedPlan, current: DeployedState): Applied {
  const { deployment } = current
  return appliedResult(plan, { operation: 'unchanged', deployment, before: deployment, ...revisionKept(current) })
}

/** The current revision, if this run makes none. */
export function revisionKept(current: DeployedState): Pick<Applied, 'revision_id' | 'previous' | 'latest'> {
  const { latest } = activeOf(current)
  const id = latest?.id ?? current.deployment.latest_revision_id
  return { revision_id: id, previous: id, ...(latest && { latest }) }
}

/** The revision that was made, with the plan's changes. */
export function appliedResult(
  { new_revision, built_by_service, retained_commit }: UpdatePlan | UnchangedPlan,
  made: Omit<Applied, 'new_revision' | keyof SkippedCode>
): Applied {
  return {
    ...made,
    new_revision,
    ...(built_by_service !== undefined && { built_by_service }),
    ...(retained_commit !== undefined && { retained_commit })
  }
}
