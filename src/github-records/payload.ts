/** The payload of our GitHub Deployments. A later run finds the deployment by it if the service has no list. */
import { IDENTIFIER } from '../contract/vocabulary.js'

export interface Payload {
  name: string
  /** Absent in payloads of other tools and people. */
  control_plane?: string
  deployment_id?: string
}

/**
 * Parses the payload of our own record; null for others. GitHub stores it as an object or as text. It is untrusted,
 * because everyone who may write deployments may have changed it.
 */
export function readPayload(payload: unknown): Payload | null {
  const found = typeof payload === 'string' ? parseJson(payload) : payload
  if (typeof found !== 'object' || found === null || !('name' in found) || typeof found.name !== 'string') return null
  const { name } = found
  const id = 'deployment_id' in found ? found.deployment_id : undefined
  const plane = 'control_plane' in found ? found.control_plane : undefined
  return {
    name,
    ...(typeof plane === 'string' && { control_plane: plane }),
    ...(typeof id === 'string' && IDENTIFIER.test(id) && { deployment_id: id })
  }
}

/**
 * Whether a record belongs to this deployment. One without a control plane may belong to any: its id is looked up
 * anyway.
 */
export function isOfDeployment(
  payload: unknown,
  { name, control_plane }: Payload & { control_plane: string }
): boolean {
  const read = readPayload(payload)
  return read?.name === name && (read.control_plane ?? control_plane) === control_plane
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
