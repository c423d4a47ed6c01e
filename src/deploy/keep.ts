/** What carrying a plan out comes to; for a plan that changes nothing, all of it. */
import type { DeploymentAnswer, RevisionAnswer } from '../contract/answers.js'
import type { Current, KeptCode, UnchangedPlan, UpdatePlan } from './model.js'

/** A plan that was carried out. */
export interface Applied extends KeptCode {
  operation: 'created' | 'updated' | 'unchanged'
  deployment: DeploymentAnswer
  /** The deployment from which the write was planned, where there was one. */
  before?: DeploymentAnswer
  /** The latest revision now: this run's, where the plan makes one. */
  revision_id: string | null
  /** What was the latest revision before. */
  previous: string | null
  new_revision: boolean
  /** The revision of `revision_id`, where no new one was made and it has just been read. */
  latest?: RevisionAnswer
}

/** Nothing to send: the latest revision is the one. */
export function keepDeployment(plan: UnchangedPlan, { deployment, latest }: Current): Applied {
  const id = deployment.latest_revision_id
  const kept = { operation: 'unchanged', deployment, revision_id: id, previous: id } as const
  return outcome(plan, { ...kept, ...(latest && { latest }) })
}

/** What was made, with what the plan says of it. */
export function outcome(
  { new_revision, built_by_push, kept_commit }: UpdatePlan | UnchangedPlan,
  made: Omit<Applied, 'new_revision' | keyof KeptCode>
): Applied {
  return {
    ...made,
    new_revision,
    ...(built_by_push !== undefined && { built_by_push }),
    ...(kept_commit !== undefined && { kept_commit })
  }
}
