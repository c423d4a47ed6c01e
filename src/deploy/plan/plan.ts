/**
 * Decides which request to send: a pure function of the desired deployment and the deployed state (docs/design.md,
 * section 3).
 */
import { DISCOURAGED_FIELDS } from '../../contract/vocabulary.js'
import { PlanError } from '../../errors.js'
import type { ChangedFiles } from '../../repository/changed-files.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type {
  DeployedState,
  DesiredDeployment,
  NewRevisionPolicy,
  Plan,
  UnchangedPlan,
  UpdatePlan
} from '../core/model.js'
import { planCreate } from './plan-create.js'
import { planUpdate } from './plan-update.js'

export interface PlanInput {
  wanted: DesiredDeployment
  /** Null when there is no such deployment. */
  current: DeployedState | null
  new_revision: NewRevisionPolicy
  /** What differs between the deployed commit and this run's, if that was asked (`comparisonDue`). */
  changed_files?: ChangedFiles | undefined
  /** For a create: an existing name that differs by a typo. */
  near_name?: string | undefined
}

/**
 * What `deploy` would do. Nothing has been sent when it throws.
 *
 * @throws InputError when a create is due and lacks an input.
 * @throws PlanError when a fixed field differs, `build_on_push` meets a tag, or `never` meets a revision.
 */
export function planDeployment(input: PlanInput & { current: DeployedState }): UpdatePlan | UnchangedPlan
export function planDeployment(input: PlanInput): Plan
export function planDeployment({ wanted, current, near_name, ...how }: PlanInput): Plan {
  const { new_revision } = how
  const plan = current === null ? planCreate(wanted) : planUpdate({ wanted, current, ...how })
  const causesRevision = plan.new_revision && !('built_by_service' in plan)
  if (new_revision === 'never' && causesRevision) {
    throw new PlanError(
      'new_revision_refused',
      ['A new revision is needed, but `new_revision` is never.', ...plan.reasons].join('\n'),
      {
        advice: 'Set `new_revision` to auto to allow it, or undo the change.'
      }
    )
  }
  return {
    ...plan,
    warnings: [
      ...plan.warnings,
      ...besideNearName(near_name),
      ...pathsBesidePush(wanted, current),
      ...discouragedFields(wanted)
    ]
  }
}

function besideNearName(near_name: string | undefined): string[] {
  if (near_name === undefined) return []
  const name = `"${sanitizeLine(near_name)}"`
  return [`A deployment named ${name} exists. If this run is meant to update it, set \`name\` to ${name}.`]
}

/** Warns if `paths` has less effect than it seems to. */
function pathsBesidePush(wanted: DesiredDeployment, current: DeployedState | null): string[] {
  if (wanted.source !== 'git_host' || wanted.paths === undefined) return []
  const { build_on_push = current?.deployment.source_config.build_on_push } = wanted.source_config
  if (!build_on_push) return []
  return [
    'build_on_push is true, so the service builds every push to the branch automatically, whatever files it changes. paths applies only to runs that are not such a push. To let paths decide, set build_on_push to false.'
  ]
}

function discouragedFields(wanted: DesiredDeployment): string[] {
  if (wanted.source !== 'external_container') return []
  const spec = wanted.source_config.resource_spec ?? {}
  return DISCOURAGED_FIELDS.filter((field) => spec[field] != null).map(
    (field) => `resource_spec.${field} is marked "do not use" by the service. It is sent unchanged.`
  )
}
