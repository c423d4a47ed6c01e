/** What cannot be changed after creation (§2.2, §2.5). */
import type { SourceConfigRequest } from '../../../src/contract/deployment.js'
import type { DeploymentRecord } from '../records.js'

const sameId = (a: string | null | undefined, b: string) => a?.toLowerCase() === b.toLowerCase()

/** The fields that a PATCH would change though they cannot be (§2.2, §2.5). The same value again is no change. */
export function changedImmutables(patch: SourceConfigRequest, deployment: DeploymentRecord, served: string): string[] {
  const now = deployment.source_config
  const changed: string[] = []
  for (const field of ['integration_id', 'listener_id'] as const) {
    const wanted = patch[field]
    if (wanted != null && !sameId(now[field], wanted)) changed.push(field)
  }
  for (const field of ['repo_url', 'deployment_type'] as const) {
    if (patch[field] != null && patch[field] !== now[field]) changed.push(field)
  }
  const namespace = patch.listener_config?.cluster_namespace
  if (namespace != null && namespace !== now.listener_config?.cluster_namespace) {
    changed.push('listener_config.cluster_namespace')
  }
  const url = patch.custom_url
  if (deployment.source === 'git_host' && url != null && url !== served) changed.push('custom_url')
  return changed
}
