/** What a GitHub Deployment carries of ours, so that a later run finds the deployment where nothing lists it. */
import * as z from 'zod'
import { Identifier } from '../contract/answers.js'

/** Written by us, but read as the text of a stranger: whoever may write deployments may have changed it. */
const Payload = z.looseObject({ name: z.string(), deployment_id: Identifier.optional().catch(undefined) })

export type Payload = { name: string; deployment_id?: string | undefined }

/** The payload of a record of ours; null for anything else. GitHub keeps it as an object or as text. */
export function readPayload(payload: unknown): Payload | null {
  return Payload.safeParse(typeof payload === 'string' ? parseJson(payload) : payload).data ?? null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
