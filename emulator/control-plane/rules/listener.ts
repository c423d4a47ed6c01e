/** Where a deployment may be placed (§2.5). */
import type { SourceConfigRequest } from '../../../src/contract/deployment.js'
import { type Refusal, refuse } from '../answers.js'
import type { ListenerRecord } from '../lookups.js'

/** Finds a listener by its id. */
type ListenerOf = (id: string) => ListenerRecord | undefined

/** §2.5: validated by the compute type of the listener. */
export function checkListener(config: SourceConfigRequest, listenerOf: ListenerOf): Refusal | undefined {
  const listener = config.listener_id == null ? undefined : listenerOf(config.listener_id)
  if (config.listener_id != null && listener === undefined) {
    return refuse(400, `listener_id ${config.listener_id} does not exist. GET /v2/listeners lists the listeners.`)
  }
  const namespace = config.listener_config?.cluster_namespace
  if (namespace == null) return undefined
  if (listener === undefined) return refuse(400, 'listener_config needs a listener_id')
  if (listener.compute_type !== 'cluster') {
    return refuse(
      400,
      `cluster_namespace applies only to listeners of compute type cluster. This listener has compute type ${listener.compute_type}.`
    )
  }
  const namespaces = listener.compute_config?.cluster_namespaces ?? []
  if (namespaces.length === 0 || namespaces.includes(namespace)) return undefined
  const known = namespaces.map((one) => JSON.stringify(one)).join(', ')
  return refuse(400, `The listener does not have the cluster_namespace ${JSON.stringify(namespace)}. It has: ${known}.`)
}
