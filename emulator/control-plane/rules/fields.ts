/**
 * Which fields a request may have: by source (§2.2, §2.3), by service, and after creation (§2.5).
 */
import type { Source, SourceConfigRequest } from '../../../src/contract/deployment.js'
import type { ServiceRules } from '../../../src/contract/dialect.js'
import type { ValidationError } from '../../../src/contract/errors.js'
import { FIELDS, valueAt } from '../../../src/contract/fields.js'
import { missing } from '../answers.js'
import type { ServiceBehavior } from '../behavior.js'
import type { DeploymentRecord } from '../records.js'
import type { CreateRequest, PatchRequest } from '../requests.js'

const REQUIRED: Record<Source, readonly string[]> = {
  git_host: [
    'source_config.integration_id',
    'source_config.repo_url',
    'source_revision_config.repo_ref',
    'source_revision_config.graph_config_path'
  ],
  external_container: ['source_revision_config.image_uri']
}

/** Fields of the source_config that the public service needs for git, too. */
export const GIT_SETTINGS = ['deployment_type', 'build_on_push'] as const

/** What must not be empty when it is given. */
const NOT_EMPTY: ReadonlySet<string> = new Set([
  'repo_url',
  'repo_ref',
  'graph_config_path',
  'image_uri'
])

/** Fields that are not of this source, or are given empty. */
export function checkSources(
  source: Source,
  request: CreateRequest | PatchRequest
): ValidationError[] {
  const given = (['source_config', 'source_revision_config'] as const).flatMap((section) =>
    Object.entries(request[section] ?? {}).map(([field, value]) => ({
      section,
      field,
      value: value as unknown
    }))
  )
  const errors = given.flatMap(({ section, field, value }): ValidationError[] => {
    if (value == null) return []
    const loc = ['body', section, field]
    const owner = FIELDS.find(({ path }) => path.startsWith(`${section}.${field}`))?.source
    // custom_url exists for git_host, too, but is read-only there: another rule checks that.
    const isForeign = owner !== source && owner !== 'both'
    if (isForeign && field !== 'custom_url') {
      return [ofOtherSource(loc, { field, owner, source })]
    }
    const isEmpty = value === '' && NOT_EMPTY.has(field)
    return isEmpty
      ? [{ loc, msg: 'String should have at least 1 character', type: 'string_too_short' }]
      : []
  })
  const isForeign = request.secret_references != null && source !== 'external_container'
  if (!isForeign) return errors
  const field = 'secret_references'
  return [...errors, ofOtherSource(['body', field], { field, owner: 'external_container', source })]
}

/** The error for a field that the source of a deployment does not have. */
function ofOtherSource(
  loc: string[],
  { field, owner, source }: { field: string; owner: string | undefined; source: Source }
): ValidationError {
  const limit = `${field} applies to ${owner} only`
  const msg = `Value error, ${limit}, this deployment's source is ${source}`
  return { loc, msg, type: 'value_error' }
}

/** What a create of this source needs and has not. */
export function checkRequired(
  request: CreateRequest,
  { needsGitSettings }: ServiceBehavior
): ValidationError[] {
  const settings = needsGitSettings && request.source === 'git_host' ? GIT_SETTINGS : []
  const required = [
    ...REQUIRED[request.source],
    ...settings.map((field) => `source_config.${field}`)
  ]
  const absent = required.filter((path) => valueAt(request, path) == null)
  return absent.map((path) => missing('body', ...path.split('.')))
}

/** What the public service asks of a create beyond the specification. */
export function checkServiceRules(
  { source, source_config }: CreateRequest,
  { needsResourceSpec }: ServiceRules
): ValidationError[] {
  const lacksSpec = source === 'external_container' && source_config.resource_spec == null
  return needsResourceSpec && lacksSpec ? [missing('body', 'source_config', 'resource_spec')] : []
}

const CONFIG = 'source_config.'
const FIXED = FIELDS.filter(
  ({ path, change }) => change === 'fixed' && path.startsWith(CONFIG)
).map(({ path }) => path.slice(CONFIG.length))

/** The letters of an id may have either case. */
function isSame(path: string, a: unknown, b: unknown): boolean {
  return path.endsWith('_id') ? String(a).toLowerCase() === String(b).toLowerCase() : a === b
}

/**
 * The fields that a PATCH would change though they cannot
 * be (§2.2, §2.5). The same value again is no change.
 */
export function changedImmutables(
  patch: SourceConfigRequest,
  deployment: DeploymentRecord,
  served: string
): string[] {
  const now = deployment.source_config
  const changed = FIXED.filter((path) => {
    const wanted = valueAt(patch, path)
    return wanted != null && !isSame(path, valueAt(now, path), wanted)
  })
  const url = patch.custom_url
  return deployment.source === 'git_host' && url != null && url !== served
    ? [...changed, 'custom_url']
    : changed
}
