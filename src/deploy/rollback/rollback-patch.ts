/**
 * Makes the patch of a rollback, and tells what it did not restore. Pure.
 *
 * A patch names code by ref or image (§2.3): the commit is read-only. A patch can therefore roll back only if ref or
 * image differ from the failed ones, or still lead to the same code.
 */
import type { DeploymentAnswer } from '../../contract/answers.js'
import type { DeploymentPatchRequest } from '../../contract/deployment.js'
import type { ResourceSpec } from '../../contract/resource-spec.js'
import { toldSecrets } from '../../contract/returned-secrets.js'
import { RESOURCE_SPEC_FIELDS } from '../../contract/vocabulary.js'
import { isPinned } from '../../repository/image.js'
import { canonicalRef, isTag, sameCommit } from '../../repository/refs.js'
import { isSameValue } from '../../repository/same-value.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { diffResourceSpec } from '../compare/diff-resource-spec.js'
import { diffSecrets, restorableSecrets } from '../compare/diff-secrets.js'
import { isSameSetting, SETTINGS } from '../compare/diff-settings.js'
import { looksHidden } from '../compare/shown-secrets.js'
import type { DesiredDeployment } from '../core/model.js'
import { diffContents } from '../plan/plan-update.js'
import type { RollbackCode } from './compare-code.js'

/** What a rollback knows when it decides what to send. */
export interface RollbackRequest extends RollbackCode {
  wanted: DesiredDeployment
  /** The deployment before this run wrote; undefined where this run has not written. */
  before: DeploymentAnswer | undefined
  now: DeploymentAnswer
}

/** A patch that leads back. `restores_resources`: the earlier resource spec with it, which belongs to no revision (§2.4). */
export type RollbackPatch = { request: DeploymentPatchRequest; restores_resources: boolean } | { why: string }

/** The patch that rolls back, or why there is none. It sends only values that the service itself has shown. */
export function rollbackPatch(way: RollbackRequest): RollbackPatch {
  const code = way.wanted.source === 'git_host' ? gitBack(way) : imageBack(way)
  if ('why' in code) return code
  const { secrets, resource_spec } = contentsBack(way)
  const settings = settingsBack(way, code.source_revision_config.repo_ref)
  const source_config = { ...settings, ...(resource_spec && { resource_spec }) }
  const other = secrets !== undefined || Object.keys(source_config).length > 0
  if (code.is_same && !other) {
    return { why: 'the code is the same, and the earlier values of the other changes are unknown' }
  }
  const request = {
    ...(Object.keys(source_config).length > 0 && { source_config }),
    source_revision_config: code.source_revision_config,
    ...(secrets && { secrets })
  }
  return { request, restores_resources: resource_spec !== undefined }
}

type CodeBack =
  | { source_revision_config: { repo_ref?: string; graph_config_path?: string; image_uri?: string }; is_same: boolean }
  | { why: string }

function gitBack({ failed, target }: RollbackRequest): CodeBack {
  const { repo_ref, graph_config_path: path, repo_commit_sha: commit } = target
  if (repo_ref == null) return { why: 'the service does not show the code of that revision' }
  const ref = canonicalRef(repo_ref)
  const isSameRef = failed.repo_ref != null && canonicalRef(failed.repo_ref) === ref
  const { repo_commit_sha: failedCommit } = failed
  const areKnown = commit != null && failedCommit != null
  const isSameCommit = areKnown && sameCommit(commit, failedCommit)
  // Without a commit, a tag counts as unchanged: tags should not move.
  if (isSameRef && !isSameCommit && (areKnown || !isTag(ref))) {
    return { why: `a patch would build ${sanitizeLine(ref, 100)} again, which is at the commit that failed` }
  }
  const other = path != null && !isSameValue('graph_config_path', path, failed.graph_config_path)
  const source_revision_config = { repo_ref: ref, ...(other && { graph_config_path: path }) }
  return { source_revision_config, is_same: isSameRef && !other }
}

function imageBack({ failed, target }: RollbackRequest): CodeBack {
  const { image_uri } = target
  if (image_uri == null) return { why: 'the service does not show the image of that revision' }
  const isSame = isSameValue('image_uri', image_uri, failed.image_uri)
  if (isSame && !isPinned(image_uri)) {
    return { why: `a patch would run ${sanitizeLine(image_uri, 200)} again, and that tag is the image that failed` }
  }
  return { source_revision_config: { image_uri }, is_same: isSame }
}

/** What this run has sent besides code. */
function sentContents({ wanted, before }: Pick<RollbackRequest, 'wanted' | 'before'>): {
  secrets: boolean
  resource_spec: boolean
} {
  const changes = before === undefined ? [] : diffContents(wanted, before).changes
  const touches = (prefix: string) => changes.some(({ path }) => path === prefix || path.startsWith(`${prefix}.`))
  return { secrets: touches('secrets'), resource_spec: touches('source_config.resource_spec') }
}

/** Earlier secrets and resource spec, if this run replaced them and the service showed them completely. */
function contentsBack(
  way: RollbackRequest
): Pick<DeploymentPatchRequest, 'secrets'> & { resource_spec?: ResourceSpec } {
  const sent = sentContents(way)
  const secrets = sent.secrets ? restorableSecrets(way.before?.secrets, way.now.secrets, way.wanted) : null
  const spec = sent.resource_spec ? knownSpec(way.before?.source_config.resource_spec) : undefined
  return { ...(secrets && { secrets }), ...(spec && { resource_spec: spec }) }
}

/** The fields of §2.4 as the service shows them. An unset field cannot be restored. */
function knownSpec(told: Record<string, unknown> | null | undefined): ResourceSpec | undefined {
  const known = RESOURCE_SPEC_FIELDS.filter((field) => told?.[field] != null)
  return known.length === 0 ? undefined : Object.fromEntries(known.map((field) => [field, told?.[field]]))
}

/** The earlier values of the settings that this run changed. */
function changedSettings({ wanted, before }: Pick<RollbackRequest, 'wanted' | 'before'>): [string, unknown][] {
  const ref = wanted.source === 'git_host' ? wanted.source_revision_config.repo_ref : undefined
  // A deployment that follows a branch and is given a tag is switched (tag-rule).
  const asked: Record<string, unknown> = { ...(isTag(ref) && { build_on_push: false }), ...wanted.source_config }
  const config: Record<string, unknown> = before?.source_config ?? {}
  const isChanged = (field: string) =>
    asked[field] !== undefined && !isSameSetting(field, config[field] ?? false, asked[field])
  return before === undefined ? [] : SETTINGS.filter(isChanged).map((field) => [field, config[field] ?? null])
}

/** Settings of before; with a tag `build_on_push` must be off (§2.2). A setting that was unset cannot be unset by PATCH. */
function settingsBack(way: RollbackRequest, repo_ref: string | undefined): Record<string, unknown> {
  const settings = Object.fromEntries(changedSettings(way).filter(([, value]) => value !== null))
  if (!isTag(repo_ref)) return settings
  const { build_on_push: _off, ...rest } = settings
  return way.now.source_config.build_on_push ? { ...rest, build_on_push: false } : rest
}

/** What the rollback did not restore: one short phrase each. */
export function unrestoredFields({
  wanted,
  before,
  now
}: Pick<RollbackRequest, 'wanted' | 'before' | 'now'>): string[] {
  if (before === undefined) return []
  const sent = sentContents({ wanted, before })
  const stays: string[] = []
  if (sent.secrets) stays.push(...secretsStay({ wanted, before, now }))
  if (sent.resource_spec) {
    const { resource_spec: spec } = now.source_config
    if (diffResourceSpec(spec, before.source_config.resource_spec ?? {}).length > 0) stays.push('resource_spec')
  }
  const config: Record<string, unknown> = now.source_config
  for (const [field, value] of changedSettings({ wanted, before }))
    if (!isSameSetting(field, config[field], value)) stays.push(field)
  return stays
}

/** Empty where the secrets are seen to be those of before. */
function secretsStay({
  wanted,
  before,
  now
}: Pick<RollbackRequest, 'wanted' | 'now'> & { before: DeploymentAnswer }): string[] {
  const told = toldSecrets(before.secrets)
  const values = told && [...told].map(([name, value]) => ({ name, value: value ?? '' }))
  if (values === null || values.some(({ value }) => looksHidden(value)))
    return ['secrets (the service does not show all of their earlier values)']
  return diffSecrets(now.secrets, values, wanted.source).length > 0 ? ['secrets'] : []
}
