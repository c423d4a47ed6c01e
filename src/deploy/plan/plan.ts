/**
 * Decides which request to send, from the desired deployment and the deployed state
 * (docs/design.md, section 3). Pure.
 */
import type { Source } from '../../contract/deployment.js'
import { fieldName, valueAt } from '../../contract/fields.js'
import { DISCOURAGED_FIELDS } from '../../contract/resource-spec.js'
import { InputError, PlanError } from '../../errors.js'
import { isTag } from '../../repository/refs.js'
import { count } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { addedReferences } from '../compare/diff-references.js'
import { addedSecrets } from '../compare/diff-secrets.js'
import { addedTier } from '../compare/diff-tier.js'
import {
  type Change,
  type CreatePlan,
  type DesiredDeployment,
  type Origin,
  type Plan,
  resourcesOf
} from '../core/model.js'
import type { Snapshot } from '../core/snapshot.js'
import { pathWarnings } from './path-files.js'
import { planUpdate, type UpdateInput } from './plan-update.js'

export interface PlanInput extends Omit<UpdateInput, 'current'> {
  /** Null if there is no such deployment. */
  current: Snapshot | null
  /** For a create: an existing name that differs by a typo. */
  near_name?: string | undefined
  /** For a create: why the service may refuse the name. */
  name_warning?: string | undefined
}

/**
 * @throws InputError if a create is due and lacks an input.
 * @throws PlanError if a fixed field differs, `build_on_push` meets a tag, or `never` meets a
 * revision.
 */
export function planDeployment({ current, near_name, name_warning, ...input }: PlanInput): Plan {
  const { wanted, origin, new_revision } = input
  assertNoTagWithBuildOnPush(wanted, current)
  const plan = current === null ? planCreate(wanted) : planUpdate({ ...input, current })
  const causesRevision = plan.new_revision && plan.pushed_commit === undefined
  if (new_revision === 'never' && causesRevision) {
    throw new PlanError('new_revision_refused', {
      what: 'A new revision is needed, but `new_revision` is never.',
      facts: plan.reasons.map((reason) => ({ label: 'Reason', value: reason })),
      fix: ['Set `new_revision` to auto to allow it, or undo the change.']
    })
  }
  const warnings = [
    ...plan.warnings,
    ...(name_warning === undefined ? [] : [name_warning]),
    ...besideNearName(near_name),
    ...besidePush(wanted, origin, current),
    ...pathWarnings(origin),
    ...discouraged(wanted)
  ]
  return { ...plan, warnings }
}

/** With a tag, `build_on_push` must be off (§2.2, §2.3). */
function assertNoTagWithBuildOnPush(wanted: DesiredDeployment, current: Snapshot | null): void {
  if (wanted.source !== 'git_host' || !wanted.source_config.build_on_push) return
  const ref =
    wanted.source_revision_config.repo_ref ?? current?.deployment.source_revision_config.repo_ref
  if (!isTag(ref)) return
  throw new PlanError('input_invalid', {
    what: `build_on_push cannot be true while repo_ref is a tag (${sanitizeLine(ref)}).`,
    fix: ['Set `build_on_push` to false, or `repo_ref` to a branch.']
  })
}

/** What a create needs besides what every request has (§2.2, §2.3, docs/design.md, section 2). */
const REQUIRED: Readonly<Record<Source, readonly [path: string, what: string][]>> = {
  git_host: [
    ['name', 'the name of the deployment'],
    ['source_config.repo_url', 'the URL of the repository'],
    ['source_revision_config.repo_ref', 'a branch, or to a tag as refs/tags/…'],
    [
      'source_revision_config.graph_config_path',
      'the path of the graph configuration file in the repository'
    ],
    ['source_config.integration_id', 'the ID of an integration of the git host']
  ],
  external_container: [
    ['name', 'the name of the deployment'],
    ['source_revision_config.image_uri', 'the image to run']
  ]
}

/**
 * Plans a create with all that is wanted.
 * @throws InputError that names every input that a create lacks.
 */
function planCreate(wanted: DesiredDeployment): CreatePlan {
  const problems = REQUIRED[wanted.source]
    .filter(([path]) => valueAt(wanted, path) === undefined)
    .map(([path, what]) => ({
      input: fieldName(path),
      problem: `is required to create the deployment. Set it to ${what}.`
    }))
  if (problems.length > 0) throw new InputError(problems)
  const { name = '', source, source_revision_config, secrets = [] } = wanted
  const { secret_references, deployment_tier } = wanted
  const source_config = withNeededConfig(wanted)
  return {
    action: {
      do: 'create',
      request: {
        name,
        source,
        source_config,
        source_revision_config,
        secrets,
        ...(secret_references && { secret_references }),
        ...(deployment_tier !== undefined && { deployment_tier })
      }
    },
    new_revision: true,
    reasons: [
      `no deployment named "${sanitizeLine(name)}" exists; creating it creates its first revision`
    ],
    changes: [
      ...added('source_config', source_config),
      ...added('source_revision_config', source_revision_config),
      ...addedSecrets(wanted),
      ...addedReferences(secret_references),
      ...addedTier(wanted)
    ],
    warnings: withoutType(wanted)
  }
}

/** Warns of a type that the service needs in its cloud; elsewhere it may choose one. */
function withoutType({ source, source_config, rules }: DesiredDeployment): string[] {
  if (source !== 'git_host' || !rules?.needsGitSettings) return []
  if (source_config.deployment_type !== undefined) return []
  return [
    'deployment_type is not set. The cloud of LangSmith needs it to create a deployment: ' +
      'set it to dev or prod. It cannot be changed later.'
  ]
}

/** Adds what the service wants of each create, with the values that change nothing. */
function withNeededConfig({
  source,
  source_config,
  rules
}: DesiredDeployment): DesiredDeployment['source_config'] {
  if (source === 'git_host') {
    const lacksSetting = rules?.needsGitSettings && source_config.build_on_push === undefined
    return { ...source_config, ...(lacksSetting && { build_on_push: false }) }
  }
  const lacksSpec = rules?.needsResourceSpec && source_config.resource_spec === undefined
  return { ...source_config, ...(lacksSpec && { resource_spec: {} }) }
}

function added(section: string, values: object): Change[] {
  return Object.entries(values).flatMap(([field, after]: [string, unknown]) => {
    if (field === 'listener_config') return added(`${section}.${field}`, after as object)
    const size = field === 'resource_spec' ? Object.keys(after as object).length : 0
    const new_revision = section === 'source_revision_config' || field === 'resource_spec'
    return {
      path: `${section}.${field}`,
      difference: 'added',
      after: size > 0 ? count(size, 'field') : after,
      new_revision
    }
  })
}

function besideNearName(near_name: string | undefined): string[] {
  if (near_name === undefined) return []
  const name = `"${sanitizeLine(near_name)}"`
  return [
    `A deployment named ${name} exists. If this run is meant to update it, set \`name\` to ${name}.`
  ]
}

/** Warns that `paths` has less effect than it seems to. */
function besidePush(wanted: DesiredDeployment, origin: Origin, current: Snapshot | null): string[] {
  if (wanted.source !== 'git_host' || origin.paths === undefined) return []
  const { build_on_push = current?.deployment.source_config.build_on_push } = wanted.source_config
  if (!build_on_push) return []
  return [
    'build_on_push is true, so the service builds every push to the branch automatically, ' +
      'whatever files it changes. paths applies only to runs that are not such a push. ' +
      'To let paths decide, set build_on_push to false.'
  ]
}

function discouraged(wanted: DesiredDeployment): string[] {
  const spec = resourcesOf(wanted)
  const why = wanted.rules?.hasMoreResources
    ? 'is no longer in the reference of the service'
    : 'is marked "do not use" by the service'
  return DISCOURAGED_FIELDS.filter((field) => spec?.[field] != null).map(
    (field) => `resource_spec.${field} ${why}. It is sent unchanged.`
  )
}
