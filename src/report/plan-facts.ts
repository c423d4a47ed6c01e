/**
 * A plan as it may be shown: without what it sends, and without credentials in its values. Pure.
 */

import type { DeploymentCreateRequest } from '../contract/deployment.js'
import { shownResource } from '../deploy/compare/diff-resource-spec.js'
import type { RollbackWay } from '../deploy/core/events.js'
import type { Change, Plan } from '../deploy/core/model.js'
import { withoutUndefined } from '../inputs/fields.js'
import { withoutUserInfo } from '../text/sanitize.js'

/** What a plan does, in the words of the output `plan`. */
export type PlanOperation = 'create' | 'update' | 'unchanged' | 'rollback' | 'delete'

/** A plan without the request, which holds the values of secrets. */
export interface ShownPlan extends Omit<Plan, 'action' | 'retained_commit'> {
  operation: PlanOperation
  /** How a rollback restores the code. */
  way?: RollbackWay
  /** The fields of the resource spec of a create, which are one change of the plan. */
  resource_spec?: Readonly<Record<string, unknown>>
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

/**
 * Returns the change without the values of commands, and without users and passwords in its URLs.
 */
export function shownChange(change: Change): Change {
  const { before, after, ...rest } = change
  if (HIDDEN.has(change.path)) return rest
  return { ...rest, ...withoutUndefined({ before: shownValue(before), after: shownValue(after) }) }
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
  const shown: ShownPlan = { ...facts, operation, changes }
  if (action.do === 'create') return { ...shown, resource_spec: resourceFields(action.request) }
  const isSent = action.do === 'patch' || action.do === 'redeploy'
  return operation === 'rollback' && isSent ? { ...shown, way: action.do } : shown
}

/** Returns the fields that the resource spec of a create sets, as they may be shown. */
function resourceFields({ source_config }: DeploymentCreateRequest): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(source_config.resource_spec ?? {})) {
    if (value != null) fields[field] = shownValue(shownResource(value))
  }
  return fields
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
