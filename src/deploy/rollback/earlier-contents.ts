/** What a failed deploy replaced besides the code, and what a rollback can restore of it. Pure. */
import type { DeploymentAnswer } from '../../contract/answers.js'
import type { DeploymentPatchRequest, SecretReference } from '../../contract/deployment.js'
import type { ServiceRules } from '../../contract/dialect.js'
import { fieldName, fieldsOf, valueAt } from '../../contract/fields.js'
import { RESOURCE_SPEC_FIELDS } from '../../contract/resource-spec.js'
import { restorableSecrets } from '../compare/diff-secrets.js'
import { diffSettings } from '../compare/diff-settings.js'
import type { DesiredDeployment } from '../core/model.js'
import { diffContents } from '../plan/plan-update.js'

/** What is to be restored besides the code. An absent field stays unchanged. */
export interface EarlierContents {
  source_config: Record<string, unknown>
  secrets?: { name: string; value: string }[]
  secret_references?: SecretReference[]
  deployment_tier?: string
}

/**
 * Returns what the failed deploy replaced. `unknown`: what the service did not show, or what a
 * patch cannot unset.
 *
 * @param sent The request of the failed deploy.
 * @param before The deployment before it; `now`, after it, shows whether the service shows the
 * values of secrets.
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
    const value = earlierValue(path, before, wanted.rules)
    if (value === undefined) unknown.push(fieldName(path))
    else source_config[fieldName(path)] = value
  }
  const contents: EarlierContents = { source_config }
  if (sent.secret_references != null) {
    const { secret_references: references } = before
    if (references === undefined) unknown.push('secret_references')
    else contents.secret_references = (references ?? []).map(withoutMore)
  }
  if (sent.deployment_tier != null) {
    if (before.deployment_tier == null) unknown.push('deployment_tier')
    else contents.deployment_tier = before.deployment_tier
  }
  if (sent.secrets == null) return { contents, unknown }
  const secrets = restorableSecrets(before.secrets, now.secrets, wanted)
  if (secrets === null)
    unknown.push('secrets (the service does not show all of their earlier values)')
  else if (secrets.length === 0 && wanted.rules?.ignoresEmptySecrets)
    unknown.push('secrets (the service ignores an empty list)')
  else contents.secrets = secrets
  return { contents, unknown }
}

/** Returns a reference with the fields that a request has. */
const withoutMore = ({ name, secret_name, secret_key }: SecretReference): SecretReference => ({
  name,
  secret_name,
  secret_key
})

/**
 * Returns the value of a field; undefined if the service showed none. Of a resource spec, the
 * fields of §2.4, or all if the service takes others.
 */
function earlierValue(path: string, before: DeploymentAnswer, rules?: ServiceRules): unknown {
  const value = valueAt(before, path)
  if (fieldName(path) === 'build_on_push') return value ?? false
  if (fieldName(path) !== 'resource_spec') return value ?? undefined
  const known = rules?.hasMoreResources ? Object.keys(value ?? {}) : RESOURCE_SPEC_FIELDS
  const fields = known.filter((field) => valueAt(value, field) != null)
  if (fields.length === 0) return undefined
  return Object.fromEntries(fields.map((field) => [field, valueAt(value, field)]))
}

/** Returns the fields that differ from the earlier state, each once. */
export function unrestored(earlier: DesiredDeployment, now: DeploymentAnswer): string[] {
  const changes = [...diffContents(earlier, now).changes, ...diffSettings(earlier, now)]
  const fields = changes.map(
    ({ path }) => /resource_spec|secrets|secret_references/.exec(path)?.[0] ?? fieldName(path)
  )
  return [...new Set(fields)]
}
