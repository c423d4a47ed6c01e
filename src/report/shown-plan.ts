/** A plan as it may be shown: what is sent, and values that may hold credentials, are left out. Pure. */
import type { Change, ReportedPlan } from '../deploy/core/model.js'
import { withoutUserInfo } from '../text/sanitize.js'

/** A plan without the request, which holds the values of secrets. */
export type ShownPlan = Pick<
  ReportedPlan,
  'operation' | 'new_revision' | 'reasons' | 'changes' | 'warnings' | 'compared'
> & {
  built_by_service?: string | undefined
  in_progress?: boolean
  /** Of a rollback: the revision whose code is deployed again. */
  rolls_back_to?: string
}

/** Shell commands may hold tokens. */
const HIDDEN: ReadonlySet<string> = new Set(['source_config.install_command', 'source_config.build_command'])

/** The change without the values of commands, and with URLs that name no user and password. */
export function shownChange(change: Change): Change {
  const { before, after, ...rest } = change
  if (HIDDEN.has(change.path)) return rest
  return {
    ...rest,
    ...(before !== undefined && { before: shownValue(before) }),
    ...(after !== undefined && { after: shownValue(after) })
  }
}

function shownValue(value: unknown): unknown {
  if (typeof value === 'string') return withoutUserInfo(value)
  if (typeof value !== 'object' || value === null) return value
  return JSON.parse(withoutUserInfo(JSON.stringify(value)))
}

/** The plan without what is sent, its changes as they may be shown. */
export function shownPlan(plan: ReportedPlan): ShownPlan {
  const { operation, new_revision, reasons, changes, warnings, compared } = plan
  return {
    operation,
    new_revision,
    reasons,
    changes: changes.map(shownChange),
    warnings,
    ...(compared && { compared }),
    ...('in_progress' in plan && plan.in_progress && { in_progress: true }),
    ...('rolls_back_to' in plan && { rolls_back_to: plan.rolls_back_to }),
    ...(plan.built_by_service !== undefined && { built_by_service: plan.built_by_service })
  }
}

/** The plan, if the service still lists secrets that were to be removed: what happened is no longer what was planned. */
export function withKept(plan: ShownPlan, names: readonly string[]): ShownPlan {
  const kept = new Set(names.map((name) => `secrets.${name}`))
  const note = 'not removed: the service still lists it'
  return { ...plan, changes: plan.changes.map((change) => (kept.has(change.path) ? { ...change, note } : change)) }
}

/** The plan for outputs and events: what is sent stays out of it, as it holds the values of secrets. */
export function planFacts(plan: ShownPlan) {
  const { operation, new_revision, reasons, changes, warnings, compared, rolls_back_to } = plan
  return { operation, new_revision, rolls_back_to, reasons, changes, warnings, compared }
}
