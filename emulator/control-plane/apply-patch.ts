/** What a PATCH that is allowed changes (§2, §3). */
import type { DeploymentPatchRequest, SourceConfigRequest } from '../../src/contract/deployment.js'
import type { DeploymentRecord } from './records.js'
import { addRevision, type RevisionContext, withoutNulls } from './revisions.js'
import { makesRevision } from './rules/rules.js'

/**
 * Applies it, with a new revision if §3 requires one. Returns whether any field was given: null leaves a field
 * unchanged.
 */
export function applyPatch(
  patch: DeploymentPatchRequest,
  deployment: DeploymentRecord,
  context: RevisionContext
): boolean {
  const given = withoutNulls(patch.source_config ?? {}) as SourceConfigRequest
  const revises = makesRevision(patch)
  if (Object.keys(given).length === 0 && !revises) return false
  const { listener_config, ...rest } = given
  // For git_host the URL is set automatically; repeating it is allowed and must not pin it.
  if (deployment.source === 'git_host') delete rest.custom_url
  const listener = withoutNulls({ ...deployment.source_config.listener_config, ...listener_config })
  // resource_spec is overwritten whole (§2.4); listener_config has one field, and that cannot change.
  Object.assign(deployment.source_config, rest, listener_config == null ? {} : { listener_config: listener })
  if (patch.secrets != null) deployment.secrets = patch.secrets
  deployment.updated_at = context.now()
  if (revises) addRevision(deployment, patch.source_revision_config ?? {}, context)
  return true
}
