/** Decides what is sent: a pure function of what is wanted and what is there (design, section 3). */
import { DISCOURAGED_FIELDS } from '../contract/resource-spec.js'
import { PlanError } from '../errors.js'
import type { Current, NewRevisionPolicy, Plan, UnchangedPlan, UpdatePlan, Wanted } from './model.js'
import { planCreate } from './plan-create.js'
import { planUpdate } from './plan-update.js'

export interface PlanInput {
  wanted: Wanted
  /** Null when there is no such deployment. */
  current: Current | null
  new_revision: NewRevisionPolicy
}

/**
 * What `deploy` would do. Nothing has been sent when it throws.
 *
 * @throws InputError when a create is due and lacks an input.
 * @throws PlanError when a fixed field differs, `build_on_push` meets a tag, or `never` meets a revision.
 */
export function planDeployment(input: PlanInput & { current: Current }): UpdatePlan | UnchangedPlan
export function planDeployment(input: PlanInput): Plan
export function planDeployment({ wanted, current, new_revision }: PlanInput): Plan {
  const plan = current === null ? planCreate(wanted) : planUpdate(wanted, current, new_revision)
  const causesRevision = plan.new_revision && !('built_by_push' in plan)
  if (new_revision === 'never' && causesRevision) {
    throw new PlanError(['new_revision is never, but a new revision would result:', ...plan.reasons].join('\n  '), {
      advice: 'Nothing was sent. Set new_revision to auto to allow it, or undo what asks for it.'
    })
  }
  return { ...plan, warnings: [...plan.warnings, ...discouragedFields(wanted)] }
}

function discouragedFields(wanted: Wanted): string[] {
  if (wanted.source !== 'external_container') return []
  const spec = wanted.source_config.resource_spec ?? {}
  return DISCOURAGED_FIELDS.filter((field) => spec[field] != null).map(
    (field) => `resource_spec.${field} is marked "do not use" by the service; it was passed on as it is.`
  )
}

/** Whether the plan holds a difference that is seen, not one that merely cannot be ruled out. */
export function hasDefiniteChange({ changes }: Plan): boolean {
  return changes.some(({ difference }) => difference !== 'unproven' && difference !== 'repeated')
}
