/** Which fields of the two configs belong to which source (§2.2, §2.3). */
import type {
  DeploymentCreateRequest,
  DeploymentPatchRequest,
  Source,
  SourceConfigRequest,
  SourceRevisionConfigRequest
} from '../../../src/contract/deployment.js'
import type { ValidationError } from '../../../src/contract/errors.js'
import { FIELDS } from '../../../src/contract/fields.js'
import { missing } from '../answers.js'

type Config = SourceConfigRequest | SourceRevisionConfigRequest

const REQUIRED: Record<
  Source,
  readonly (readonly [section: 'source_config' | 'source_revision_config', field: string])[]
> = {
  git_host: [
    ['source_config', 'integration_id'],
    ['source_config', 'repo_url'],
    ['source_revision_config', 'repo_ref'],
    ['source_revision_config', 'graph_config_path']
  ],
  external_container: [['source_revision_config', 'image_uri']]
}

/** What must not be empty when it is given. */
const NOT_EMPTY: ReadonlySet<string> = new Set(['repo_url', 'repo_ref', 'graph_config_path', 'image_uri'])

function checkFields(source: Source, section: string, config: Config | null | undefined): ValidationError[] {
  const errors: ValidationError[] = []
  for (const [field, value] of Object.entries(config ?? {})) {
    if (value == null) continue
    const loc = ['body', section, field]
    const owner = FIELDS.find(({ path }) => path.startsWith(`${section}.${field}`))?.source
    // custom_url exists for git_host, too, but is read-only there: another rule checks that.
    if (owner !== source && field !== 'custom_url') {
      const msg = `Value error, ${field} applies to ${owner} only, this deployment's source is ${source}`
      errors.push({ loc, msg, type: 'value_error' })
    } else if (value === '' && NOT_EMPTY.has(field)) {
      errors.push({ loc, msg: 'String should have at least 1 character', type: 'string_too_short' })
    }
  }
  return errors
}

/** Fields that are not of this source, or are given empty. */
export function checkSources(
  source: Source,
  request: DeploymentCreateRequest | DeploymentPatchRequest
): ValidationError[] {
  return [
    ...checkFields(source, 'source_config', request.source_config),
    ...checkFields(source, 'source_revision_config', request.source_revision_config)
  ]
}

/** What a create of this source needs and has not. */
export function checkRequired(request: DeploymentCreateRequest): ValidationError[] {
  return REQUIRED[request.source].flatMap(([section, field]) => {
    const config: Record<string, unknown> = request[section]
    return config[field] == null ? [missing('body', section, field)] : []
  })
}
