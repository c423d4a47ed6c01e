/**
 * What the values of a request may refer to: refs (§2.2, §2.3),
 * listeners (§2.5), and names that the service sets itself.
 */
import {
  type Secret,
  type Source,
  type SourceConfigRequest,
  TAG_PREFIX
} from '../../../src/contract/deployment.js'
import type { ServiceRules } from '../../../src/contract/dialect.js'
import { type Refusal, refuse } from '../answers.js'
import type { ListenerRecord } from '../lookups.js'

/** §2.2: not to be built on a push that never comes. */
export function checkTag(
  build_on_push: boolean | null | undefined,
  repo_ref: string | null | undefined
): Refusal | undefined {
  if (build_on_push !== true || !repo_ref?.startsWith(TAG_PREFIX)) return undefined
  return refuse(400, `build_on_push must not be enabled when repo_ref is a tag (${repo_ref})`)
}

/**
 * §2.3: a branch is given by its bare name, and any other ref path than that of a tag is neither.
 */
export function checkRef(repo_ref: string | null | undefined): Refusal | undefined {
  if (!repo_ref?.startsWith('refs/') || repo_ref.startsWith(TAG_PREFIX)) return undefined
  return refuse(
    400,
    `repo_ref must be the bare name of a branch, or a tag as ${TAG_PREFIX}…, not ${repo_ref}`
  )
}

/** Finds a listener by its id. */
type ListenerOf = (id: string) => ListenerRecord | undefined

/** §2.5: validated by the compute type of the listener. */
export function checkListener(
  config: SourceConfigRequest,
  listenerOf: ListenerOf
): Refusal | undefined {
  const listener = config.listener_id == null ? undefined : listenerOf(config.listener_id)
  if (config.listener_id != null && listener === undefined) {
    return refuse(
      400,
      `listener_id ${config.listener_id} does not exist. GET /v2/listeners lists the listeners.`
    )
  }
  const namespace = config.listener_config?.cluster_namespace
  if (namespace == null) return undefined
  if (listener === undefined) return refuse(400, 'listener_config needs a listener_id')
  if (listener.compute_type !== 'cluster') {
    return refuse(
      400,
      'cluster_namespace applies only to listeners of compute type cluster. ' +
        `This listener has compute type ${listener.compute_type}.`
    )
  }
  const namespaces = listener.compute_config?.cluster_namespaces ?? []
  if (namespaces.length === 0 || namespaces.includes(namespace)) return undefined
  const known = namespaces.map((one) => JSON.stringify(one)).join(', ')
  return refuse(
    400,
    `The listener does not have the cluster_namespace ${JSON.stringify(namespace)}. ` +
      `It has: ${known}.`
  )
}

/** The public service sets some names itself. */
export function checkSecrets(
  source: Source,
  secrets: readonly Secret[],
  { reservedSecrets }: ServiceRules
): Refusal | undefined {
  const reserved = secrets
    .map(({ name }) => name)
    .filter((name) => reservedSecrets?.[source].has(name))
  const [first, ...more] = new Set(reserved)
  if (first === undefined) return undefined
  return more.length === 0
    ? refuse(400, `The secret name ${first} is reserved: the service sets it.`)
    : refuse(
        400,
        `The secret names ${[first, ...more].join(', ')} are reserved: the service sets them.`
      )
}
