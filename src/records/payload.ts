/** What a GitHub Deployment carries of ours, so that a later run finds the deployment where nothing lists it. */
import { IDENTIFIER } from '../contract/vocabulary.js'

export type Payload = { name: string; deployment_id?: string | undefined }

/**
 * The payload of a record of ours; null for anything else. GitHub keeps it as an object or as text. Written by us, but
 * read as the text of a stranger: whoever may write deployments may have changed it.
 */
export function readPayload(payload: unknown): Payload | null {
  const found = typeof payload === 'string' ? parseJson(payload) : payload
  if (typeof found !== 'object' || found === null || !('name' in found) || typeof found.name !== 'string') return null
  const { name } = found
  const id = 'deployment_id' in found ? found.deployment_id : undefined
  return typeof id === 'string' && IDENTIFIER.test(id) ? { name, deployment_id: id } : { name }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
