/** A plan as it may be shown: without what it sends, and without credentials in its values. Pure. */
import type { RollbackWay } from '../deploy/core/events.js'
import type { Change, Plan } from '../deploy/core/model.js'
import { given } from '../inputs/fields.js'
import { withoutUserInfo } from '../text/sanitize.js'

/** What a plan does, in the words of the output `plan`. */
export type PlanOperation = 'create' | 'update' | 'unchanged' | 'rollback' | 'delete'

/** A plan without the request, which holds the values of secrets. */
export interface ShownPlan extends Omit<Plan, 'action' | 'retained_commit'> {
  operation: PlanOperation
  /** How a rollback restores the code. */
  way?: RollbackWay
}

/** Returns what a plan does, in the words of the output `plan`. */
export function planOperation({ action, rolls_back_to }: Plan): PlanOperation {
  if (action.do === 'nothing') return 'unchanged'
  if (action.do === 'create' || action.do === 'delete') return action.do
  return rolls_back_to === undefined ? 'update' : 'rollback'
}

/** Shell commands may hold tokens. */
const HIDDEN: ReadonlySet<string> = new Set([
  'source_config.install_command',
  'source_config.build_command'
])

/** Returns the change without the values of commands, and without users and passwords in its URLs. */
export function shownChange(change: Change): Change {
  const { before, after, ...rest } = change
  if (HIDDEN.has(change.path)) return rest
  return { ...rest, ...given({ before: shownValue(before), after: shownValue(after) }) }
}

function shownValue(value: unknown): unknown {
  if (typeof value === 'string') return withoutUserInfo(value)
  if (typeof value !== 'object' || value === null) return value
  return JSON.parse(withoutUserInfo(JSON.stringify(value)))
}

/** Returns the plan without what is sent, its changes as they may be shown. */
export function shownPlan(plan: Plan): ShownPlan {
  const { action, retained_commit: _retained, ...facts } = plan
  const operation = planOperation(plan)
  const changes = plan.changes.map(shownChange)
  const isRollback = operation === 'rollback'
  if (!isRollback || !(action.do === 'patch' || action.do === 'redeploy'))
    return { ...facts, operation, changes }
  return { ...facts, operation, changes, way: action.do }
}

/** Notes in the plan that the service still lists secrets that were to be removed. */
export function noteKeptSecrets(plan: ShownPlan, names: readonly string[]): ShownPlan {
  const kept = new Set(names.map((name) => `secrets.${name}`))
  const note = 'not removed: the service still lists it'
  return {
    ...plan,
    changes: plan.changes.map((change) => (kept.has(change.path) ? { ...change, note } : change))
  }
}

/** Returns the members of the plan that outputs and events have. */
export function planFacts(plan: ShownPlan) {
  const { operation, new_revision, reasons, changes, warnings, compared, rolls_back_to } = plan
  return { operation, new_revision, rolls_back_to, reasons, changes, warnings, compared }
}
