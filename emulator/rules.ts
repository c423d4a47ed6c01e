/** The rules of §2 and §3 that go beyond the shape of a request. Written from the specification alone. */
import type {
  DeploymentCreateRequest,
  DeploymentPatchRequest,
  Secret,
  Source,
  SourceConfigRequest,
  SourceRevisionConfigRequest
} from '../src/contract/deployment.js'
import type { Customs } from '../src/contract/dialect/customs.js'
import type { ValidationError } from '../src/contract/errors.js'
import { FIELD_SOURCE, TAG_PREFIX } from '../src/contract/vocabulary.js'
import { invalid, missing, type Refusal, refuse } from './answers.js'
import type { ListenerRecord } from './lookups.js'
import { type DeploymentRecord, latestRevision } from './state/records.js'

/** What the rules need to know of the service beside the request. */
export interface Surroundings {
  customs: Customs
  hasIntegration(id: string): boolean
  listener(id: string): ListenerRecord | undefined
  /** Where a deployment is served (§2.2: custom_url is set automatically for git_host). */
  servedAt(deployment: DeploymentRecord): string
}

type Config = SourceConfigRequest | SourceRevisionConfigRequest

const REQUIRED: Record<Source, readonly (readonly [section: string, field: string])[]> = {
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
    const owner = FIELD_SOURCE[field as keyof typeof FIELD_SOURCE]
    // custom_url is not foreign to git_host, only read-only there: that is a rule of its own, below.
    if (owner !== source && field !== 'custom_url') {
      const msg = `Value error, ${field} applies to ${owner} only, this deployment's source is ${source}`
      errors.push({ loc, msg, type: 'value_error' })
    } else if (value === '' && NOT_EMPTY.has(field)) {
      errors.push({ loc, msg: 'String should have at least 1 character', type: 'string_too_short' })
    }
  }
  return errors
}

function checkSources(source: Source, request: DeploymentCreateRequest | DeploymentPatchRequest): ValidationError[] {
  return [
    ...checkFields(source, 'source_config', request.source_config),
    ...checkFields(source, 'source_revision_config', request.source_revision_config)
  ]
}

function checkTag(build_on_push: boolean | null | undefined, repo_ref: string | null | undefined): Refusal | undefined {
  if (build_on_push !== true || !repo_ref?.startsWith(TAG_PREFIX)) return undefined
  return refuse(400, `build_on_push must not be enabled when repo_ref is a tag (${repo_ref})`)
}

/** §2.3: a branch is given by its bare name, and any other ref path than that of a tag is neither. */
function checkRef(repo_ref: string | null | undefined): Refusal | undefined {
  if (!repo_ref?.startsWith('refs/') || repo_ref.startsWith(TAG_PREFIX)) return undefined
  return refuse(400, `repo_ref must be the bare name of a branch, or a tag as ${TAG_PREFIX}…, not ${repo_ref}`)
}

/** §2.5: validated by the compute type of the listener. */
function checkListener(config: SourceConfigRequest, surroundings: Surroundings): Refusal | undefined {
  const listener = config.listener_id == null ? undefined : surroundings.listener(config.listener_id)
  if (config.listener_id != null && listener === undefined) {
    return refuse(400, `listener_id ${config.listener_id} is not known; GET /v2/listeners lists those that are`)
  }
  const namespace = config.listener_config?.cluster_namespace
  if (namespace == null) return undefined
  if (listener === undefined) return refuse(400, 'listener_config needs a listener_id')
  if (listener.compute_type !== 'cluster') {
    return refuse(
      400,
      `cluster_namespace applies only to listeners whose compute type is cluster; this one's is ${listener.compute_type}`
    )
  }
  const namespaces = listener.compute_config?.cluster_namespaces ?? []
  if (namespaces.length === 0 || namespaces.includes(namespace)) return undefined
  const known = namespaces.map((one) => JSON.stringify(one)).join(', ')
  return refuse(400, `cluster_namespace ${JSON.stringify(namespace)} is not among those of the listener: ${known}`)
}

/** What the public service asks of a create beyond the specification. */
function checkCustoms({ name, source, source_config }: DeploymentCreateRequest, customs: Customs): ValidationError[] {
  const errors: ValidationError[] = []
  if (customs.names !== undefined && !customs.names.pattern.test(name)) {
    const msg = `Value error, name must be of ${customs.names.said}`
    errors.push({ loc: ['body', 'name'], msg, type: 'value_error' })
  }
  const lacksSpec = source === 'external_container' && source_config.resource_spec == null
  if (customs.needsResourceSpec && lacksSpec) errors.push(missing('body', 'source_config', 'resource_spec'))
  return errors
}

/** The public service sets some names itself. */
function checkSecrets(source: Source, secrets: readonly Secret[], { reservedSecrets }: Customs): Refusal | undefined {
  const reserved = secrets.map(({ name }) => name).filter((name) => reservedSecrets?.[source].has(name))
  const [first, ...more] = new Set(reserved)
  if (first === undefined) return undefined
  return more.length === 0
    ? refuse(400, `Secret name ${first} is reserved: the service sets it itself`)
    : refuse(400, `Secret names ${[first, ...more].join(', ')} are reserved: the service sets them itself`)
}

/** Whether a create that has the right shape may be carried out. */
export function checkCreate(request: DeploymentCreateRequest, surroundings: Surroundings): Refusal | undefined {
  const errors = [...checkCustoms(request, surroundings.customs), ...checkSources(request.source, request)]
  for (const [section, field] of REQUIRED[request.source]) {
    const config: Record<string, unknown> = request[section as 'source_config' | 'source_revision_config']
    if (config[field] == null) errors.push(missing('body', section, field))
  }
  if (errors.length > 0) return invalid(...errors)

  const { source, source_config: config, source_revision_config: revision } = request
  if (source === 'git_host' && config.custom_url != null) {
    return refuse(400, 'custom_url can be set for external_container only; for git_host it is set automatically')
  }
  if (config.integration_id != null && !surroundings.hasIntegration(config.integration_id)) {
    return refuse(
      400,
      `integration_id ${config.integration_id} is not known; GET /v1/integrations/git_host/install lists those that are`
    )
  }
  return (
    checkRef(revision.repo_ref) ??
    checkTag(config.build_on_push, revision.repo_ref) ??
    checkListener(config, surroundings) ??
    checkSecrets(source, request.secrets, surroundings.customs)
  )
}

const sameId = (a: string | null | undefined, b: string) => a?.toLowerCase() === b.toLowerCase()

/** The fields that a PATCH would change though they cannot be (§2.2, §2.5). The same value again is no change. */
function changedImmutables(patch: SourceConfigRequest, deployment: DeploymentRecord, served: string): string[] {
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

/** Whether a PATCH that has the right shape may be carried out; build_on_push is judged on what would result. */
export function checkPatch(
  patch: DeploymentPatchRequest,
  deployment: DeploymentRecord,
  surroundings: Surroundings
): Refusal | undefined {
  const errors = checkSources(deployment.source, patch)
  if (errors.length > 0) return invalid(...errors)

  const changed = changedImmutables(patch.source_config ?? {}, deployment, surroundings.servedAt(deployment))
  if (changed.length > 0) {
    const fields = changed.map((field) => `source_config.${field}`).join(', ')
    return refuse(400, `${fields} cannot be changed after creation`)
  }
  const wanted = patch.source_revision_config?.repo_ref
  return (
    checkRef(wanted) ??
    checkSecrets(deployment.source, patch.secrets ?? [], surroundings.customs) ??
    checkTag(
      patch.source_config?.build_on_push ?? deployment.source_config.build_on_push,
      wanted ?? latestRevision(deployment).source_revision_config.repo_ref
    )
  )
}

/** §3: exactly when one of these five is non-null, a PATCH makes a new revision. */
export function makesRevision(patch: DeploymentPatchRequest): boolean {
  const revision = patch.source_revision_config
  return (
    revision?.repo_ref != null ||
    revision?.graph_config_path != null ||
    revision?.image_uri != null ||
    patch.secrets != null ||
    patch.source_config?.resource_spec != null
  )
}
