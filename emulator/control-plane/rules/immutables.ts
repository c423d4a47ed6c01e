/** What cannot be changed after creation (§2.2, §2.5). */
import type { SourceConfigRequest } from '../../../src/contract/deployment.js'
import { FIELDS, valueAt } from '../../../src/contract/fields.js'
import type { DeploymentRecord } from '../records.js'

const CONFIG = 'source_config.'
const FIXED = FIELDS.filter(({ path, change }) => change === 'fixed' && path.startsWith(CONFIG)).map(({ path }) =>
  path.slice(CONFIG.length)
)

/** The letters of an id may have either case. */
function isSame(path: string, a: unknown, b: unknown): boolean {
  return path.endsWith('_id') ? String(a).toLowerCase() === String(b).toLowerCase() : a === b
}

/** The fields that a PATCH would change though they cannot be (§2.2, §2.5). The same value again is no change. */
export function changedImmutables(patch: SourceConfigRequest, deployment: DeploymentRecord, served: string): string[] {
  const now = deployment.source_config
  const changed = FIXED.filter((path) => {
    const wanted = valueAt(patch, path)
    return wanted != null && !isSame(path, valueAt(now, path), wanted)
  })
  const url = patch.custom_url
  return deployment.source === 'git_host' && url != null && url !== served ? [...changed, 'custom_url'] : changed
}
