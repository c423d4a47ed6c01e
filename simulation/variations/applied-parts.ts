/** What of a write takes effect, although the service answers with success. */
import type {
  DeploymentCreateRequest,
  DeploymentPatchRequest,
  Secret,
  SourceConfigRequest,
  SourceRevisionConfigRequest
} from '../../src/contract/deployment.js'

export const APPLIED_PARTS = ['all', 'nothing', 'not secrets', 'not code', 'not settings', 'not resources'] as const
export type AppliedParts = (typeof APPLIED_PARTS)[number]

/** What a deployment has before the write. */
export interface Before {
  secrets: Secret[]
  source_config: SourceConfigRequest
  source_revision_config: SourceRevisionConfigRequest
}

/** The patch that takes effect: what is not applied repeats the old value, so that a revision is made all the same. */
export function appliedPatch(
  parts: AppliedParts,
  body: DeploymentPatchRequest,
  before: Before
): DeploymentPatchRequest {
  switch (parts) {
    case 'all':
      return body
    case 'nothing':
      return {}
    case 'not secrets':
      return body.secrets == null ? body : { ...body, secrets: before.secrets }
    case 'not code':
      return body.source_revision_config == null
        ? body
        : { ...body, source_revision_config: kept(body.source_revision_config, before.source_revision_config) }
    case 'not settings': {
      const { resource_spec } = body.source_config ?? {}
      return { ...body, source_config: resource_spec == null ? {} : { resource_spec } }
    }
    case 'not resources':
      return body.source_config?.resource_spec == null
        ? body
        : {
            ...body,
            source_config: { ...body.source_config, resource_spec: before.source_config.resource_spec ?? {} }
          }
  }
}

/** The same fields with the values of before. */
function kept(sent: SourceRevisionConfigRequest, before: SourceRevisionConfigRequest): SourceRevisionConfigRequest {
  const fields = Object.keys(sent) as (keyof SourceRevisionConfigRequest)[]
  return Object.fromEntries(fields.map((field) => [field, before[field]]))
}

/** The create that takes effect; without its code or as a whole nothing can be created. */
export function appliedCreate(parts: AppliedParts, body: DeploymentCreateRequest): DeploymentCreateRequest {
  const { build_on_push, custom_url, install_command, build_command, resource_spec, ...fixed } = body.source_config
  const settings = { build_on_push, custom_url, install_command, build_command }
  switch (parts) {
    case 'all':
    case 'nothing':
    case 'not code':
      return body
    case 'not secrets':
      return { ...body, secrets: [] }
    case 'not settings':
      return { ...body, source_config: { ...fixed, ...(resource_spec && { resource_spec }) } }
    case 'not resources':
      return { ...body, source_config: { ...fixed, ...settings } }
  }
}
