/** Plans a rollback: the request is the earlier state, and the plan of any update says what to send. Pure. */
import type { DeploymentAnswer } from '../../contract/answers.js'
import { fieldName, fieldsOf } from '../../contract/fields.js'
import type { ResourceSpec } from '../../contract/resource-spec.js'
import { toldSecrets } from '../../contract/returned-secrets.js'
import { RESOURCE_SPEC_FIELDS, type Source } from '../../contract/vocabulary.js'
import { canonicalRef, isTag } from '../../repository/refs.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { diffResourceSpec } from '../compare/diff-resource-spec.js'
import { diffSecrets, looksHidden, restorableSecrets } from '../compare/diff-secrets.js'
import { isSameSetting } from '../compare/diff-settings.js'
import type { Change, DeployedState, DesiredDeployment, UnchangedPlan, UpdatePlan } from '../core/model.js'
import { diffContents, planUpdate } from '../plan/plan-update.js'
import type { RevisionCode } from './choose-target.js'

/**
 * How the earlier state is deployed. A patch names code by ref or image (§2.3). It cannot name a commit, so the code of a
 * branch is only restored by a redeploy of its revision.
 */
export type RollbackPlan =
  | { way: 'patch' | 'redeploy'; plan: UpdatePlan }
  | { way: 'none'; plan: UnchangedPlan }
  | { way: 'refused'; why: string }

/** What is to be restored beside the code. An absent field stays unchanged. */
export interface EarlierContents {
  source_config?: Record<string, unknown>
  secrets?: { name: string; value: string }[]
}

/** The earlier state as a request: the code of the revision, and what this run replaced. */
export function wantedOf(source: Source, code: RevisionCode, contents: EarlierContents = {}): DesiredDeployment {
  const { repo_ref, graph_config_path, image_uri, repo_commit_sha } = code
  const { source_config = {}, secrets } = contents
  const common = { source_config, ...(secrets && { secrets }) }
  if (source === 'external_container')
    return { source, ...common, source_revision_config: { ...(image_uri != null && { image_uri }) } }
  return {
    source,
    ...common,
    source_revision_config: {
      ...(repo_ref != null && { repo_ref: canonicalRef(repo_ref) }),
      ...(graph_config_path != null && { graph_config_path })
    },
    ...(repo_commit_sha != null && { commit: repo_commit_sha })
  }
}

/** @param current The state to leave, with the revision that failed or is to be replaced as its latest. */
export function planRollback(wanted: DesiredDeployment, current: DeployedState): RollbackPlan {
  if (codeOf(wanted) === undefined)
    return { way: 'refused', why: 'the service does not show the code of that revision' }
  const plan = planUpdate({ wanted, current, new_revision: 'auto' })
  if (plan.operation === 'unchanged') return { way: 'none', plan }
  const differs = plan.changes.filter(({ new_revision }) => new_revision)
  const isPatchable = differs.length > 0 && differs.every((change) => !needsRedeploy(wanted, change))
  return isPatchable ? { way: 'patch', plan } : { way: 'redeploy', plan }
}

/**
 * Whether a patch with this field would build or run the code that is to be left: the head of a branch, a tag at another
 * commit, or the same image tag.
 */
function needsRedeploy(wanted: DesiredDeployment, { path, difference, commits }: Change): boolean {
  if (!path.startsWith('source_revision_config.')) return false
  if (wanted.source === 'git_host' && !isTag(wanted.source_revision_config.repo_ref)) return true
  return difference === 'repeated' || difference === 'unproven' || commits !== undefined
}

/** Why a service that cannot redeploy a revision cannot return to it. */
export function noWayBack(wanted: DesiredDeployment): string {
  const code = sanitizeLine(codeOf(wanted) ?? '', 200)
  return `the service cannot redeploy a revision, and a patch would deploy what ${code} is now`
}

/** The ref or the image; undefined if the service does not show it. */
function codeOf({ source_revision_config }: DesiredDeployment): string | undefined {
  const { repo_ref, image_uri }: { repo_ref?: string; image_uri?: string } = source_revision_config
  return image_uri ?? repo_ref
}

/** What this run has sent besides code. */
export interface SentContents {
  wanted: DesiredDeployment
  /** The deployment from which the write was planned. */
  before: DeploymentAnswer
}

/** What was before, of what this run replaced: if the service showed it in clear. `now`: after the failure. */
export function earlierContents({ wanted, before }: SentContents, now: DeploymentAnswer): EarlierContents {
  const sent = replaced({ wanted, before })
  const secrets = sent.secrets ? restorableSecrets(before.secrets, now.secrets, wanted) : null
  const resource_spec = sent.resource_spec ? knownSpec(before.source_config.resource_spec) : undefined
  // A setting that was unset cannot be unset by PATCH.
  const settings = Object.fromEntries(changedSettings({ wanted, before }).filter(([, value]) => value !== null))
  return {
    source_config: { ...settings, ...(resource_spec && { resource_spec }) },
    ...(secrets && { secrets })
  }
}

/** What the rollback did not restore, of what this run replaced: one short phrase each. */
export function unrestored({ wanted, before }: SentContents, now: DeploymentAnswer): string[] {
  const sent = replaced({ wanted, before })
  const config: Record<string, unknown> = now.source_config
  const settings = changedSettings({ wanted, before }).filter(
    ([field, value]) => !isSameSetting(field, config[field], value)
  )
  const { resource_spec } = before.source_config
  const isSpecOther =
    sent.resource_spec && diffResourceSpec(now.source_config.resource_spec, resource_spec ?? {}).length > 0
  return [
    ...(sent.secrets ? otherSecrets({ wanted, before }, now) : []),
    ...(isSpecOther ? ['resource_spec'] : []),
    ...settings.map(([field]) => field)
  ]
}

/** Empty where the secrets are seen to be those of before. */
function otherSecrets({ wanted, before }: SentContents, now: DeploymentAnswer): string[] {
  const told = toldSecrets(before.secrets)
  const values = told && [...told].map(([name, value]) => ({ name, value: value ?? '' }))
  if (values === null || values.some(({ value }) => looksHidden(value)))
    return ['secrets (the service does not show all of their earlier values)']
  return diffSecrets(now.secrets, values, wanted.source).length > 0 ? ['secrets'] : []
}

function replaced({ wanted, before }: SentContents): { secrets: boolean; resource_spec: boolean } {
  const { changes } = diffContents(wanted, before)
  const touches = (prefix: string) => changes.some(({ path }) => path === prefix || path.startsWith(`${prefix}.`))
  return { secrets: touches('secrets'), resource_spec: touches('source_config.resource_spec') }
}

/** The fields of §2.4 as the service shows them. */
function knownSpec(told: Record<string, unknown> | null | undefined): ResourceSpec | undefined {
  const known = RESOURCE_SPEC_FIELDS.filter((field) => told?.[field] != null)
  return known.length === 0 ? undefined : Object.fromEntries(known.map((field) => [field, told?.[field]]))
}

/** The earlier values of the settings that this run changed. */
function changedSettings({ wanted, before }: SentContents): [string, unknown][] {
  const ref = wanted.source === 'git_host' ? wanted.source_revision_config.repo_ref : undefined
  // A deployment that follows a branch and is given a tag is switched.
  const asked: Record<string, unknown> = { ...(isTag(ref) && { build_on_push: false }), ...wanted.source_config }
  const config: Record<string, unknown> = before.source_config
  const settings = fieldsOf(wanted.source, 'setting').map(({ path }) => fieldName(path))
  return settings
    .filter((field) => asked[field] !== undefined && !isSameSetting(field, config[field] ?? false, asked[field]))
    .map((field) => [field, config[field] ?? null])
}
