/** Decides whether a failed run rolls back. Pure. */
import type { DeploymentAnswer } from '../../contract/answers.js'
import type { DesiredDeployment } from '../core/model.js'
import type { PollInterval } from '../core/request.js'
import { isBeingDeleted } from '../core/status.js'

/** Why nothing is done. */
export interface RollbackBlocker {
  result: 'not_needed' | 'not_possible'
  why: string
}

/** The failed revision, and whether its rollout or its smoke check failed. */
export interface FailedDeploy {
  revision_id: string
  by: 'revision' | 'check'
}

/** A failed deploy and the data for its rollback. */
export interface RollbackInput {
  deployment_id: string
  failed: FailedDeploy
  wanted: DesiredDeployment
  /** The deployment at the start of this run; null if the run created it. */
  before: DeploymentAnswer | null
  interval: PollInterval
  /** For the whole rollback, in milliseconds. */
  timeoutMs: number
}

/** Why this run does not roll back, because it need not or must not; undefined if it rolls back. */
export function rollbackBlocker(
  { revision_id, by }: FailedDeploy,
  now: DeploymentAnswer,
  before?: DeploymentAnswer | null
): RollbackBlocker | undefined {
  const { latest_revision_id: latest, active_revision_id: active } = now
  if (isBeingDeleted(now)) return { result: 'not_possible', why: 'the deployment is being deleted' }
  if (latest !== revision_id) {
    return {
      result: 'not_possible',
      why: `another run created ${latest === null ? 'a newer revision' : `revision ${latest}`}, which stays`
    }
  }
  if (isUntold(now, before) && by === 'revision') {
    return { result: 'not_possible', why: 'the service names no serving revision' }
  }
  if (active != null && active !== revision_id)
    return { result: 'not_needed', why: `revision ${active} is still serving` }
  return undefined
}

/** Whether the service does not report what serves. If it named no revision before either, null means nothing. */
export function isUntold({ active_revision_id: active }: DeploymentAnswer, before?: DeploymentAnswer | null): boolean {
  return active === undefined || (active === null && before != null && before.active_revision_id == null)
}
