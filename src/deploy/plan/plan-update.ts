/** Plans the update of an existing deployment: a patch with only what differs, or nothing. */
import type { DeploymentAnswer } from '../../contract/answers.js'
import type { DeploymentPatchRequest } from '../../contract/deployment.js'
import { fieldsOf, revisionFieldsOf, valueAt } from '../../contract/fields.js'
import { verdictOf } from '../../contract/status.js'
import { PlanError } from '../../errors.js'
import { type ChangedFiles, isTag } from '../../repository/refs.js'
import { count } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { type CodeChanges, diffGitCode, diffImage } from '../compare/diff-code.js'
import { diffReferences } from '../compare/diff-references.js'
import { completedSpec, diffResourceSpec } from '../compare/diff-resource-spec.js'
import { planSecrets, removedSecrets, removedSecretWarnings } from '../compare/diff-secrets.js'
import { assertFixedFields, diffSettings } from '../compare/diff-settings.js'
import { diffTier, hiddenTier } from '../compare/diff-tier.js'
import {
  type Change,
  type DesiredDeployment,
  type NewRevisionPolicy,
  type Origin,
  type Plan,
  resourcesOf
} from '../core/model.js'
import { type Snapshot, servesAnotherThanDeployed, servingId } from '../core/snapshot.js'
import { consequencesFirst } from './consequences.js'
import { explainChanges, within } from './explain.js'

export interface UpdateInput {
  wanted: DesiredDeployment
  origin: Origin
  current: Snapshot
  new_revision: NewRevisionPolicy
  /** What differs between the deployed commit and this run's. If unknown, another commit is other code. */
  changed_files?: ChangedFiles | undefined
}

/**
 * Plans in three steps: what changed; whether the service builds this run's push by itself; and what is sent again
 * because a revision is due although nothing that makes one changed.
 *
 * @throws PlanError if a field that is fixed differs, or nothing can be sent for a revision that is due.
 */
export function planUpdate(input: UpdateInput): Plan {
  const { wanted, current, new_revision: policy } = input
  assertFixedFields(wanted, current.deployment)
  const changed = findChanges(input)
  assertRemovable(wanted, changed.changes)
  const awaitsPush = policy !== 'always' && !makesRevision(changed.changes)
  const pushed_commit = awaitsPush ? changed.pushed_commit : undefined
  const repeated = pushed_commit === undefined ? repeatChanges(input, changed.changes) : []
  const changes = [...changed.changes, ...repeated]
  const tier = makesRevision(changes) ? hiddenTier(wanted, current.deployment) : []
  return planOf(input, { ...changed, pushed_commit }, [...changes, ...tier])
}

/** What differs from the request, and why the rest does not. */
interface Changed extends Pick<CodeChanges, 'pushed_commit' | 'retained_commit' | 'compared'> {
  changes: Change[]
  unchanged: string[]
}

/** Compares the deployed state with the request. */
function findChanges({ wanted, origin, current, changed_files }: UpdateInput): Changed {
  const { deployment } = current
  const contents = diffContents(wanted, deployment)
  const settings = [...diffSettings(wanted, deployment), ...offForTag(wanted, deployment)]
  // A revision that this run makes anyway has the code of the push, too.
  const isMade = contents.changes.length > 0 || makesRevision(settings)
  const is_push = origin.is_push === true && !isMade
  const code =
    wanted.source === 'git_host'
      ? diffGitCode(wanted, { ...origin, is_push }, current, changed_files)
      : diffImage(wanted, current)
  const { pushed_commit, retained_commit, compared } = code
  return {
    changes: consequencesFirst([...code.changes, ...contents.changes, ...settings]),
    unchanged: [...code.unchanged, ...contents.unchanged],
    pushed_commit,
    retained_commit,
    ...(compared && { compared })
  }
}

const makesRevision = (changes: readonly Change[]) => changes.some((change) => change.new_revision)

/** Returns whether a revision results by the specification (§3). A dialect only expects one of its own fields. */
export function surelyMakesRevision(
  { source }: Pick<DesiredDeployment, 'source'>,
  changes: readonly Change[]
): boolean {
  const making = changes.filter((change) => change.new_revision)
  const fields = fieldsOf(source, 'revision').filter(({ only }) => only === undefined)
  return fields.some(({ path }) => changesOfField(making, path).length > 0)
}

function planOf({ wanted, current }: UpdateInput, changed: Changed, changes: Change[]): Plan {
  const { latest } = current
  const { pushed_commit, retained_commit, compared } = changed
  const isMade = makesRevision(changes)
  const status =
    latest === null ? [] : [`the latest revision is ${sanitizeLine(latest.status, 40)}`]
  const common = {
    new_revision: isMade || pushed_commit !== undefined,
    reasons: isMade ? explainChanges(changes) : [...changed.unchanged, ...status],
    changes,
    warnings: removedSecretWarnings(changes),
    ...(pushed_commit !== undefined && { pushed_commit }),
    ...(retained_commit !== undefined && { retained_commit }),
    ...(compared && { compared })
  }
  if (changes.length > 0)
    return {
      action: { do: 'patch', request: patchOf(changes, wanted, current.deployment) },
      ...common
    }
  const in_progress = latest !== null && verdictOf(latest.status) === 'pending'
  return { action: { do: 'nothing' }, ...common, ...(in_progress && { in_progress }) }
}

/** An empty list removes nothing on some services. @throws PlanError that names the secrets, if any are to be removed. */
function assertRemovable({ secrets, rules }: DesiredDeployment, changes: readonly Change[]): void {
  const isEmpty = rules?.ignoresEmptySecrets === true && secrets?.length === 0
  if (!isEmpty || within(changes, 'secrets').length === 0) return
  const names = removedSecrets(changes)
  const value = sanitizeLine(names.join(', '), 300)
  throw new PlanError('input_invalid', {
    what: 'This service ignores an empty list of secrets, so an update cannot remove the last ones.',
    facts: names.length === 0 ? [] : [{ label: 'Deployed', value }],
    fix: [
      'Keep at least one secret in `secrets` or `env_vars`: the update then removes the others.',
      'Or remove the empty list from the inputs, and the secrets in the service.'
    ]
  })
}

/** With a tag, `build_on_push` must be off (§2.2): a deployment that follows a branch and is given a tag is switched. */
function offForTag(
  wanted: DesiredDeployment,
  { source_config, source_revision_config }: DeploymentAnswer
): Change[] {
  if (wanted.source !== 'git_host' || wanted.source_config.build_on_push !== undefined) return []
  const ref = wanted.source_revision_config.repo_ref ?? source_revision_config.repo_ref
  if (!isTag(ref) || !source_config.build_on_push) return []
  return [
    {
      path: 'source_config.build_on_push',
      difference: 'changed',
      before: true,
      after: false,
      note: 'must be off with a tag',
      new_revision: false
    }
  ]
}

/** What else makes a revision: resource spec, secrets and references. Each is left alone if it was not given. */
export function diffContents(
  wanted: DesiredDeployment,
  deployment: DeploymentAnswer
): { changes: Change[]; unchanged: string[] } {
  const { secrets, secret_references, rules } = wanted
  const asked = resourcesOf(wanted)
  const spec = asked && diffResourceSpec(deployment.source_config.resource_spec, asked, rules)
  const listed = secrets && planSecrets(deployment.secrets, wanted)
  const references = secret_references && diffReferences(deployment, secret_references)
  return {
    changes: [
      ...(spec ?? []),
      ...(listed ?? []),
      ...(references ?? []),
      ...diffTier(wanted, deployment)
    ],
    unchanged: [
      ...(spec?.length === 0 ? ['resource_spec unchanged'] : []),
      ...(listed?.length === 0 ? [unchangedSecrets(wanted)] : []),
      ...(references?.length === 0 ? ['secret_references unchanged'] : [])
    ]
  }
}

function unchangedSecrets({ secrets = [], env_vars = [] }: DesiredDeployment): string {
  const variables = count(env_vars.length, 'variable')
  const hidden = count(secrets.length - env_vars.length, 'secret')
  if (env_vars.length === 0) return `${hidden} unchanged`
  return secrets.length === env_vars.length
    ? `${variables} unchanged`
    : `${hidden} and ${variables} unchanged`
}

/** The PATCH body that makes the changes, and holds nothing else. A resource spec and secrets go whole (§2.4, §2.6). */
function patchOf(
  changes: readonly Change[],
  wanted: DesiredDeployment,
  deployment: DeploymentAnswer
): DeploymentPatchRequest {
  const request: Record<string, unknown> = {}
  for (const { path } of [
    ...fieldsOf(wanted.source, 'setting'),
    ...fieldsOf(wanted.source, 'revision')
  ]) {
    const [change] = changesOfField(changes, path)
    if (change === undefined) continue
    const value = valueToSend(path, wanted, deployment) ?? change.after
    const [section = path, field] = path.split('.')
    request[section] =
      field === undefined ? value : { ...(request[section] as object), [field]: value }
  }
  return request
}

/** Returns the whole value of a field; undefined if it is not requested. */
function valueToSend(path: string, wanted: DesiredDeployment, deployment: DeploymentAnswer) {
  const value = valueAt(wanted, path)
  const spec = resourcesOf(wanted)
  const isKept = wanted.rules?.completesResourceSpecs === true && value === spec
  return isKept && spec ? completedSpec(deployment.source_config.resource_spec, spec) : value
}

/** Returns the changes of a field that is sent. Variables are sent with the secrets. */
function changesOfField(changes: readonly Change[], path: string): Change[] {
  const variables = path === 'secrets' ? within(changes, 'env_vars') : []
  return [...within(changes, path), ...variables]
}

/** Whether the request contains anything that a revision holds (§3). If not, the state of the latest one does not matter. */
export function requestsRevision(wanted: DesiredDeployment): boolean {
  const fields = revisionFieldsOf(wanted.source, wanted.rules?.fields)
  return fields.some(({ path }) => valueAt(wanted, path) !== undefined)
}

/** Returns why a revision is due although nothing that is compared differs; undefined if none is. */
function whyRepeat({ wanted, current, new_revision }: UpdateInput): string | undefined {
  const { latest, serving } = current
  if (new_revision === 'always') return '`new_revision` is always'
  if (!requestsRevision(wanted)) return undefined
  if (latest === null) return 'the deployment has no revision yet'
  if (servesAnotherThanDeployed(current)) {
    const active = sanitizeLine(servingId(serving) ?? '')
    return `the latest revision ${sanitizeLine(latest.id)} is DEPLOYED, but ${active} is still active`
  }
  const isFine = ['deployed', 'pending'].includes(verdictOf(latest.status))
  return isFine ? undefined : `the last attempt ended as ${sanitizeLine(latest.status, 40)}`
}

/**
 * Returns what is sent again to make a revision: the ref or image, requested or deployed. If another revision serves,
 * all requested code: a service may start from that one. Nothing if other changes make the revision from the latest.
 *
 * @throws PlanError if the deployment does not show its ref or image, and none is requested.
 */
function repeatChanges(input: UpdateInput, changes: readonly Change[]): Change[] {
  const { wanted, current, origin } = input
  if (surelyMakesRevision(wanted, changes) && !servesAnotherThanDeployed(current)) return []
  const note = whyRepeat(input)
  if (note === undefined) return []
  const requested: Record<string, unknown> = wanted.source_revision_config
  const main = wanted.source === 'git_host' ? 'repo_ref' : 'image_uri'
  // A rollback may name its code by the commit alone.
  const deployed = current.deployment.source_revision_config[main]
  const main_value = requested[main] ?? deployed ?? origin.commit
  if (main_value == null) {
    throw new PlanError('input_invalid', {
      what:
        `A new revision is needed (${note}), ` +
        `but neither the inputs nor the deployment contain ${main}.`,
      fix: [`Set \`${main}\`.`]
    })
  }
  const others = servesAnotherThanDeployed(current) ? requested : {}
  return Object.entries({ [main]: main_value, ...others }).flatMap(([field, value]): Change[] => {
    const path = `source_revision_config.${field}`
    if (within(changes, path).length > 0) return []
    return [{ path, difference: 'repeated', before: value, after: value, note, new_revision: true }]
  })
}
