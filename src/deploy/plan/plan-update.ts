/** Plans the update of an existing deployment: a patch with only what differs, or nothing. */
import type { DeploymentAnswer } from '../../contract/answers.js'
import type { DeploymentPatchRequest } from '../../contract/deployment.js'
import { fieldsOf, valueAt } from '../../contract/fields.js'
import { verdictOf } from '../../contract/status.js'
import { PlanError } from '../../errors.js'
import { type ChangedFiles, isTag } from '../../repository/refs.js'
import { count } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { diffGitCode, diffImage } from '../compare/diff-code.js'
import { diffResourceSpec } from '../compare/diff-resource-spec.js'
import { diffSecrets, removedSecretWarnings } from '../compare/diff-secrets.js'
import { assertFixedFields, diffSettings } from '../compare/diff-settings.js'
import type { Change, DesiredDeployment, NewRevisionPolicy, Origin, Plan } from '../core/model.js'
import { type Snapshot, servesAnotherThanDeployed, servingId } from '../core/snapshot.js'
import { explainChanges, within } from './explain.js'

export interface UpdateInput {
  wanted: DesiredDeployment
  origin: Origin
  current: Snapshot
  new_revision: NewRevisionPolicy
  /** What differs between the deployed commit and this run's. If unknown, another commit is other code. */
  changed_files?: ChangedFiles | undefined
}

/** @throws PlanError if a field that is fixed differs, or nothing can be sent for a revision that is due. */
export function planUpdate(input: UpdateInput): Plan {
  const { wanted, origin, current, new_revision: policy } = input
  const { deployment, latest } = current
  assertFixedFields(wanted, deployment)
  const contents = diffContents(wanted, deployment)
  // A revision that this run makes anyway has the code of the push, too.
  const is_push = origin.is_push === true && contents.changes.length === 0
  const code =
    wanted.source === 'git_host'
      ? diffGitCode(wanted, { ...origin, is_push }, current, input.changed_files)
      : diffImage(wanted, current)
  const settings = [...diffSettings(wanted, deployment), ...offForTag(wanted, deployment)]
  const changes = [...code.changes, ...contents.changes, ...settings]
  const moved = changes.some((change) => change.new_revision)
  const pushed = moved || policy === 'always' ? undefined : code.pushed_commit
  const isDue = pushed === undefined && (!moved || servesAnotherThanDeployed(current))
  const note = isDue ? whyRepeat(wanted, current, policy) : undefined
  if (note !== undefined) changes.push(...repeatedChanges(wanted, current, { note, changes }))
  const made = changes.some((change) => change.new_revision)
  const status =
    latest === null ? [] : [`the latest revision is ${sanitizeLine(latest.status, 40)}`]
  const { retained_commit, compared } = code
  const common = {
    new_revision: made || pushed !== undefined,
    reasons: made ? explainChanges(changes) : [...code.unchanged, ...contents.unchanged, ...status],
    changes,
    warnings: removedSecretWarnings(changes),
    ...(pushed !== undefined && { pushed_commit: pushed }),
    ...(retained_commit !== undefined && { retained_commit }),
    ...(compared && { compared })
  }
  const in_progress = latest !== null && verdictOf(latest.status) === 'pending'
  if (changes.length === 0)
    return { action: { do: 'nothing' }, ...common, ...(in_progress && { in_progress }) }
  return { action: { do: 'patch', request: patchOf(changes, wanted) }, ...common }
}

/** With a tag, `build_on_push` must be off (§2.2): a deployment that follows a branch and is given a tag is switched. */
function offForTag(
  wanted: DesiredDeployment,
  { source_config, source_revision_config }: DeploymentAnswer
): Change[] {
  if (wanted.source !== 'git_host' || wanted.source_config.build_on_push !== undefined) return []
  const ref = wanted.source_revision_config.repo_ref ?? source_revision_config.repo_ref
  if (!isTag(ref) || !source_config.build_on_push) return []
  const [path, note] = ['source_config.build_on_push', 'must be off with a tag']
  return [{ path, difference: 'changed', before: true, after: false, note, new_revision: false }]
}

/** What else makes a revision: resource spec and secrets. Either is left alone if it was not given. */
export function diffContents(
  wanted: DesiredDeployment,
  deployment: DeploymentAnswer
): { changes: Change[]; unchanged: string[] } {
  const { source, source_config, secrets } = wanted
  const asked = source === 'external_container' ? source_config.resource_spec : undefined
  const spec = asked && diffResourceSpec(deployment.source_config.resource_spec, asked)
  const listed = secrets && diffSecrets(deployment.secrets, secrets, source)
  return {
    changes: [...(spec ?? []), ...(listed ?? [])],
    unchanged: [
      ...(spec?.length === 0 ? ['resource_spec unchanged'] : []),
      ...(listed?.length === 0 ? [`${count(secrets?.length ?? 0, 'secret')} unchanged`] : [])
    ]
  }
}

/** The PATCH body that makes the changes, and holds nothing else. A resource spec and secrets go whole (§2.4, §2.6). */
function patchOf(changes: readonly Change[], wanted: DesiredDeployment): DeploymentPatchRequest {
  const request: Record<string, unknown> = {}
  for (const { path } of [
    ...fieldsOf(wanted.source, 'setting'),
    ...fieldsOf(wanted.source, 'revision')
  ]) {
    const [change] = within(changes, path)
    if (change === undefined) continue
    const value = valueAt(wanted, path) ?? change.after
    const [section = path, field] = path.split('.')
    request[section] =
      field === undefined ? value : { ...(request[section] as object), [field]: value }
  }
  return request
}

/** Whether the request contains anything that a revision holds (§3). If not, the state of the latest one does not matter. */
export function requestsRevision(wanted: DesiredDeployment): boolean {
  return fieldsOf(wanted.source, 'revision').some(({ path }) => valueAt(wanted, path) !== undefined)
}

/** Why a revision is made although nothing that is compared differs; undefined if none is. */
function whyRepeat(
  wanted: DesiredDeployment,
  current: Snapshot,
  policy: NewRevisionPolicy
): string | undefined {
  const { latest, serving } = current
  if (policy === 'always') return '`new_revision` is always'
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
 * What is sent again to make a revision, beside the changes that are sent anyway: the ref or image, requested or
 * deployed. If another revision serves, all requested code: a service may start from that one.
 */
function repeatedChanges(
  wanted: DesiredDeployment,
  current: Snapshot,
  { note, changes }: { note: string; changes: readonly Change[] }
): Change[] {
  const main = wanted.source === 'git_host' ? 'repo_ref' : 'image_uri'
  const asked: Record<string, unknown> = wanted.source_revision_config
  const code = {
    [main]: current.deployment.source_revision_config[main],
    ...(servesAnotherThanDeployed(current) ? asked : {})
  }
  return Object.entries(code).flatMap(([field, deployed]): Change[] => {
    const path = `source_revision_config.${field}`
    const after = asked[field] ?? deployed
    if (after == null) {
      const problem = `A new revision is needed (${note}), but neither the inputs nor the deployment contain ${field}.`
      throw new PlanError('input_invalid', problem, { advice: `Set \`${field}\`.` })
    }
    if (within(changes, path).length > 0) return []
    return [{ path, difference: 'repeated', before: after, after, note, new_revision: true }]
  })
}
