/** What of a write takes effect, although the service answers with success. */
import type {
  DeploymentCreateRequest,
  DeploymentPatchRequest
} from '../../src/contract/deployment.js'
import { FIELDS, type Field, fieldName, valueAt } from '../../src/contract/fields.js'

/** By what is left out: which fields. */
const LEFT_OUT = {
  'not secrets': ({ path }: Field) => path === 'secrets',
  'not code': ({ path }: Field) => path.startsWith('source_revision_config.'),
  'not settings': ({ change }: Field) => change === 'setting',
  'not resources': ({ path }: Field) => path === 'source_config.resource_spec'
}

export type AppliedParts = 'all' | 'nothing' | keyof typeof LEFT_OUT
export const APPLIED_PARTS = [
  'all',
  'nothing',
  ...(Object.keys(LEFT_OUT) as (keyof typeof LEFT_OUT)[])
] as const

/**
 * What takes effect of a patch: what makes a revision repeats the old value, so that one is made
 * all the same.
 */
export function appliedPatch(
  parts: AppliedParts,
  body: DeploymentPatchRequest,
  before: Required<
    Pick<DeploymentPatchRequest, 'source_config' | 'source_revision_config' | 'secrets'>
  >
): DeploymentPatchRequest {
  if (parts === 'nothing') return {}
  return without(parts, body, (field) => {
    if (field.change !== 'revision') return undefined
    const none = LEFT_OUT['not resources'](field) ? {} : null
    return valueAt(before, field.path) ?? none
  })
}

/** What takes effect of a create; without its code or as a whole, nothing can be created. */
export function appliedCreate(
  parts: AppliedParts,
  body: DeploymentCreateRequest
): DeploymentCreateRequest {
  if (parts === 'not code') return body
  return without(parts, body, ({ path }) => (path === 'secrets' ? [] : undefined))
}

/** The body with another value for each field that is left out, if it has one. */
function without<T extends object>(
  parts: AppliedParts,
  body: T,
  valueOf: (field: Field) => unknown
): T {
  if (parts === 'all' || parts === 'nothing') return body
  const applied = structuredClone(body)
  for (const field of FIELDS.filter(LEFT_OUT[parts])) {
    if (valueAt(body, field.path) == null) continue
    const [config = ''] = field.path.split('.')
    const within = config === field.path ? applied : (valueAt(applied, config) as object)
    Object.assign(within, { [fieldName(field.path)]: valueOf(field) })
  }
  return applied
}
