/**
 * The rules of §2 and §3 that go beyond the shape of
 * a request. Written from the specification alone.
 */
import { isDeepStrictEqual } from 'node:util'
import type { ServiceRules } from '../../../src/contract/dialect.js'
import { FIELDS, type Field, valueAt } from '../../../src/contract/fields.js'
import { invalid, type Refusal, refuse } from '../answers.js'
import type { ServiceBehavior } from '../behavior.js'
import type { ListenerRecord } from '../lookups.js'
import { type DeploymentRecord, latestRevision } from '../records.js'
import type { CreateRequest, PatchRequest } from '../requests.js'
import { changedImmutables, checkRequired, checkServiceRules, checkSources } from './fields.js'
import { checkListener, checkRef, checkSecrets, checkTag } from './references.js'

/** What the rules need to know besides the request. */
export interface Surroundings {
  serviceRules: ServiceRules
  behavior: ServiceBehavior
  hasIntegration: (id: string) => boolean
  listener: (id: string) => ListenerRecord | undefined
  /** The URL of a deployment (§2.2: custom_url is set automatically for git_host). */
  servedAt: (deployment: DeploymentRecord) => string
}

/** Whether a create that has the right shape may be carried out. */
export function checkCreate(
  request: CreateRequest,
  surroundings: Surroundings
): Refusal | undefined {
  const errors = [
    ...checkServiceRules(request, surroundings.serviceRules),
    ...checkSources(request.source, request),
    ...checkRequired(request, surroundings.behavior)
  ]
  if (errors.length > 0) return invalid(...errors)

  const { source, source_config: config, source_revision_config: revision } = request
  if (source === 'git_host' && config.custom_url != null) {
    return refuse(
      400,
      'custom_url can be set for external_container only; for git_host it is set automatically'
    )
  }
  if (config.integration_id != null && !surroundings.hasIntegration(config.integration_id)) {
    return refuse(
      400,
      `integration_id ${config.integration_id} does not exist. ` +
        'GET /v1/integrations/git_host/install lists the integrations.'
    )
  }
  return (
    checkRef(revision.repo_ref) ??
    checkTag(config.build_on_push, revision.repo_ref) ??
    checkListener(config, surroundings.listener) ??
    checkSecrets(source, request.secrets, surroundings.serviceRules)
  )
}

/**
 * Whether a PATCH that has the right shape may be carried
 * out; build_on_push is judged on what would result.
 */
export function checkPatch(
  patch: PatchRequest,
  deployment: DeploymentRecord,
  surroundings: Surroundings
): Refusal | undefined {
  const errors = checkSources(deployment.source, patch)
  if (errors.length > 0) return invalid(...errors)

  const changed = changedImmutables(
    patch.source_config ?? {},
    deployment,
    surroundings.servedAt(deployment)
  )
  if (changed.length > 0) {
    const fields = changed.map((field) => `source_config.${field}`).join(', ')
    return refuse(400, `${fields} cannot be changed after creation`)
  }
  const wanted = patch.source_revision_config?.repo_ref
  return (
    checkRef(wanted) ??
    checkSecrets(deployment.source, patch.secrets ?? [], surroundings.serviceRules) ??
    checkTag(
      patch.source_config?.build_on_push ?? deployment.source_config.build_on_push,
      wanted ?? latestRevision(deployment).source_revision_config.repo_ref
    )
  )
}

const ROWS: readonly Field[] = FIELDS
/** The five fields of §3. */
const REVISION_FIELDS = ROWS.filter(
  ({ change, only }) => change === 'revision' && only === undefined
)
/** Fields whose change makes a revision where the service is the public one. */
const COMMANDS = ROWS.filter(({ dialects }) => dialects?.langsmith === 'revision')
const MORE_FIELDS = ROWS.filter(({ only }) => only === 'langsmith')

/**
 * Whether a PATCH makes a new revision: exactly if one of the five fields of
 * §3 is non-null. The public service has more fields, whose change makes one.
 */
export function makesRevision(
  patch: PatchRequest,
  deployment: DeploymentRecord,
  { commandsMakeRevisions, hasMoreFields }: ServiceBehavior
): boolean {
  const isNonNull = REVISION_FIELDS.some(({ path }) => valueAt(patch, path) != null)
  const changed = [
    ...(commandsMakeRevisions ? COMMANDS : []),
    ...(hasMoreFields ? MORE_FIELDS : [])
  ].some(({ path }) => changes(valueAt(patch, path), valueAt(deployment, path)))
  return isNonNull || changed
}

/** Whether a value that is given is another one; no list and an empty one are the same. */
function changes(value: unknown, before: unknown): boolean {
  const isEmpty = (of: unknown) => Array.isArray(of) && of.length === 0
  if (value == null) return false
  if (isEmpty(value) && before == null) return false
  return !isDeepStrictEqual(value, before)
}
