/** Plans the rollback of a failed deploy: to its code, and to what it replaced besides. Pure. */
import type { RevisionAnswer } from '../../contract/answers.js'
import { type DesiredDeployment, type Plan, sentFields, type Written } from '../core/model.js'
import { earlierContents } from './earlier-contents.js'
import type { RollbackStates } from './judge-rollback.js'
import { desiredFrom, type PlannedRollback, planRollback } from './plan-rollback.js'

/** A rollback to what served before a failed deploy. */
interface Restoration {
  /** The earlier state, whatever way leads to it. */
  wanted: DesiredDeployment
  /** What the service did not show of it, or what a patch cannot unset. */
  unknown: string[]
  rollback: PlannedRollback
}

/**
 * Plans the rollback of a failed deploy.
 *
 * @param written The failed deploy.
 * @param target The revision whose code served before.
 * @throws RollbackRefusedError if the code is unknown, or may be another.
 */
export function planRestore(
  { wanted: requested, plan: failedPlan }: Written,
  target: RevisionAnswer,
  { before, current }: RollbackStates
): Restoration {
  const sent = sentFields(failedPlan.action) ?? {}
  const reads = { before: before.deployment, now: current.deployment }
  const { contents, unknown } = earlierContents(requested, sent, reads)
  const wanted = desiredFrom(requested.source, target, { ...contents, ...rulesOf(requested) })
  const planned = planRollback(wanted, target, current)
  if (planned.plan.action.do === 'patch') return { wanted, unknown, rollback: planned }
  // It is due even if the same code is deployed, because that may be failing.
  const action: Plan['action'] = { do: 'redeploy', revision_id: target.id }
  const plan = { ...planned.plan, new_revision: true, action }
  // A redeploy restores the code alone, whatever the service restores with it.
  const rollback = { ...planned, wanted: desiredFrom(requested.source, target), plan }
  return { wanted, unknown, rollback }
}

/** A resource spec is restored as a whole, so that what the failed deploy added to it goes. */
function rulesOf({ rules }: DesiredDeployment): Pick<DesiredDeployment, 'rules'> {
  return rules === undefined ? {} : { rules: { ...rules, completesResourceSpecs: false } }
}

/** Words what a rollback did not restore; empty if nothing shows that anything is left. */
export function describeUnrestored(
  differing: readonly string[],
  unknown: readonly string[]
): string {
  const sentences: string[] = []
  if (differing.length > 0)
    sentences.push(
      `After the rollback, these differ from before this run: ${differing.join(', ')}.`
    )
  if (unknown.length > 0)
    sentences.push(`The rollback may not have restored: ${unknown.join(', ')}.`)
  return sentences.join(' ')
}
