/** Facts as they may be shown: a plan without what it sends, values without credentials, and all without secrets. Pure. */
import type { Change, Plan } from '../deploy/core/model.js'
import { given } from '../inputs/fields.js'
import type { Redactor } from '../masking/redactor.js'
import { withoutUserInfo } from '../text/sanitize.js'

/** What a plan does, in the words of the output `plan`. */
export type PlanOperation = 'create' | 'update' | 'unchanged' | 'rollback' | 'delete'

/** A plan without the request, which holds the values of secrets. */
export type ShownPlan = Omit<Plan, 'action' | 'retained_commit'> & { operation: PlanOperation }

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

/** The change without the values of commands, and with URLs that name no user and password. */
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
  const { action: _action, retained_commit: _retained, ...facts } = plan
  return { ...facts, operation: planOperation(plan), changes: plan.changes.map(shownChange) }
}

/** The plan, if the service still lists secrets that were to be removed: what happened is no longer what was planned. */
export function withKept(plan: ShownPlan, names: readonly string[]): ShownPlan {
  const kept = new Set(names.map((name) => `secrets.${name}`))
  const note = 'not removed: the service still lists it'
  return {
    ...plan,
    changes: plan.changes.map((change) => (kept.has(change.path) ? { ...change, note } : change))
  }
}

/** The plan for outputs and events: what is sent stays out of it, as it holds the values of secrets. */
export function planFacts(plan: ShownPlan) {
  const { operation, new_revision, reasons, changes, warnings, compared, rolls_back_to } = plan
  return { operation, new_revision, rolls_back_to, reasons, changes, warnings, compared }
}

/** Members whose values are words of ours, whatever the secrets are: they decide what is rendered. */
const OURS = /^(?:command|operation|kind|code|deletion|difference|result|log|verdict)$/

/** The facts from which a report is rendered, without secret values. */
export function redactFacts<T>(facts: T, redactor: Pick<Redactor, 'redact' | 'redactAll'>): T {
  const redactEach = (value: unknown): unknown => {
    if (typeof value === 'string') return redactor.redact(value)
    if (Array.isArray(value)) return value.map(redactEach)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([name, inner]) => {
      if (OURS.test(name) && typeof inner === 'string') return [name, inner]
      // The values are of others, names of members included.
      return [
        name,
        name === 'before' || name === 'after' ? redactor.redactAll(inner) : redactEach(inner)
      ]
    })
    return Object.fromEntries(entries)
  }
  return redactEach(facts) as T
}
