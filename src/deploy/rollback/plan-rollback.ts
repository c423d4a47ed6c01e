/** Plans a rollback: the request is the earlier state, and the plan of any update says what to send. Pure. */
import type { DeploymentAnswer } from '../../contract/answers.js'
import type { DeploymentPatchRequest, Source } from '../../contract/deployment.js'
import { fieldName, fieldsOf, valueAt } from '../../contract/fields.js'
import { RESOURCE_SPEC_FIELDS } from '../../contract/resource-spec.js'
import { isPinned } from '../../repository/image.js'
import { canonicalRef, isTag } from '../../repository/refs.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { restorableSecrets } from '../compare/diff-secrets.js'
import { diffSettings } from '../compare/diff-settings.js'
import type { Change, DesiredDeployment, Origin, Plan } from '../core/model.js'
import type { Snapshot } from '../core/snapshot.js'
import { diffContents, planUpdate } from '../plan/plan-update.js'
import { CodeUnknownError, type RevisionCode } from './choose-target.js'

/** What is to be restored beside the code. An absent field stays unchanged. */
export interface EarlierContents {
  source_config?: Record<string, unknown>
  secrets?: { name: string; value: string }[]
}

/** The earlier state as a request: the code of the revision, and what this run replaced. */
export function wantedOf(
  source: Source,
  code: RevisionCode,
  contents: EarlierContents = {}
): DesiredDeployment {
  const { repo_ref, graph_config_path, image_uri } = code
  const common = { source_config: {}, ...contents }
  if (source === 'external_container')
    return {
      source,
      ...common,
      source_revision_config: { ...(image_uri != null && { image_uri }) }
    }
  const source_revision_config = {
    ...(repo_ref != null && { repo_ref: canonicalRef(repo_ref) }),
    ...(graph_config_path != null && { graph_config_path })
  }
  return { source, ...common, source_revision_config }
}

/** Returns the commit that a rollback has to build, if the service shows it. */
export function originOf({ repo_commit_sha }: RevisionCode): Origin {
  return repo_commit_sha == null ? {} : { commit: repo_commit_sha }
}

/** The revision whose code is deployed again, and how it is asked for. */
interface RollbackInput {
  wanted: DesiredDeployment
  origin: Origin
  target_id: string
}

/**
 * Plans to deploy an earlier state. A patch names code by ref or image (§2.3). It cannot name a commit, so the code of a
 * branch is only restored by a redeploy of its revision.
 *
 * @param before The state to leave.
 * @throws DeployError `rollback_refused` if the code is unknown, or may be another.
 */
export function planRollback({ wanted, origin, target_id }: RollbackInput, before: Snapshot): Plan {
  const code = codeOf(wanted)
  if (code === '') throw new CodeUnknownError('the service does not show the code of that revision')
  const plan = planUpdate({ wanted, origin, current: before, new_revision: 'auto' })
  const rollback = { ...plan, rolls_back_to: target_id }
  if (plan.action.do === 'nothing') return rollback
  const making = plan.changes.filter(({ new_revision }) => new_revision)
  if (making.length > 0 && !making.some((change) => needsRedeploy(wanted, change))) return rollback
  const isImage = wanted.source === 'external_container'
  if (isImage && !isPinned(wanted.source_revision_config.image_uri ?? ''))
    throw new CodeUnknownError(`the tag ${code} may name another image by now`)
  return { ...rollback, action: { do: 'redeploy', revision_id: target_id } }
}

/**
 * Whether a patch with this field would build or run the code that is to be left: the head of a branch, a tag at another
 * commit, or the same image tag.
 */
function needsRedeploy(wanted: DesiredDeployment, { path, difference, commits }: Change): boolean {
  if (!path.startsWith('source_revision_config.')) return false
  if (
    wanted.source === 'external_container' &&
    isPinned(wanted.source_revision_config.image_uri ?? '')
  )
    return false
  if (wanted.source === 'git_host' && !isTag(wanted.source_revision_config.repo_ref)) return true
  return difference === 'repeated' || difference === 'unproven' || commits !== undefined
}

/** The ref or the image, for a message; empty if the service does not show it. */
export function codeOf({ source_revision_config }: DesiredDeployment): string {
  const { repo_ref, image_uri }: { repo_ref?: string; image_uri?: string } = source_revision_config
  return sanitizeLine(image_uri ?? repo_ref ?? '', 200)
}

/**
 * What the failed deploy replaced. `unknown`: what the service did not show, or what a patch cannot unset.
 *
 * @param sent The request of the failed deploy.
 * @param before The deployment before it; `now`, after it, shows whether the service shows the values of secrets.
 */
export function earlierContents(
  wanted: DesiredDeployment,
  sent: DeploymentPatchRequest,
  { before, now }: { before: DeploymentAnswer; now: DeploymentAnswer }
): { contents: EarlierContents; unknown: string[] } {
  const { source } = wanted
  const source_config: Record<string, unknown> = {}
  const unknown: string[] = []
  for (const { path } of [...fieldsOf(source, 'setting'), ...fieldsOf(source, 'revision')]) {
    if (!path.startsWith('source_config.') || valueAt(sent, path) == null) continue
    const value = earlierValue(path, before)
    if (value === undefined) unknown.push(fieldName(path))
    else source_config[fieldName(path)] = value
  }
  const secrets =
    sent.secrets == null ? undefined : restorableSecrets(before.secrets, now.secrets, wanted)
  if (secrets === null)
    unknown.push('secrets (the service does not show all of their earlier values)')
  return { contents: { source_config, ...(secrets && { secrets }) }, unknown }
}

/** Undefined if the service showed none. Of a resource spec, the fields of §2.4. */
function earlierValue(path: string, before: DeploymentAnswer): unknown {
  const value = valueAt(before, path)
  if (fieldName(path) === 'build_on_push') return value ?? false
  if (fieldName(path) !== 'resource_spec') return value ?? undefined
  const fields = RESOURCE_SPEC_FIELDS.filter((field) => valueAt(value, field) != null)
  return fields.length === 0
    ? undefined
    : Object.fromEntries(fields.map((field) => [field, valueAt(value, field)]))
}

/** What differs from the earlier contents, one field each. */
export function unrestored(earlier: DesiredDeployment, now: DeploymentAnswer): string[] {
  const changes = [...diffContents(earlier, now).changes, ...diffSettings(earlier, now)]
  return [
    ...new Set(
      changes.map(({ path }) => /resource_spec|secrets/.exec(path)?.[0] ?? fieldName(path))
    )
  ]
}
