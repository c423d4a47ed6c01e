/** What stands before an agent server: is there one, and may this request pass (§5)? It answers as an ingress would. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Serving } from '../control-plane/active-revision.js'

/** A refusal, in plain text as the public agent server has it. */
export interface Turned {
  status: 401 | 403 | 404 | 503
  text: string
}

/** What needs no key: a browser cannot send one with the address of a page, and a probe has none. */
const OPEN = /^\/(ok|info|docs(\/.*)?|openapi\.json)$/

/** Why a request to the agent server does not get there; undefined when it does. */
export function turnAway(
  request: { path: string; headers: IncomingHttpHeaders },
  serving: Serving | 'unknown' | 'not up',
  apiKeys: readonly string[]
): Turned | undefined {
  if (serving === 'unknown') return { status: 404, text: 'No deployment is served here' }
  if (serving === 'not up') return { status: 503, text: 'No revision of this deployment is DEPLOYED yet' }
  if (OPEN.test(request.path)) return undefined
  const key = request.headers['x-api-key']
  if (key === undefined || key === '') return { status: 401, text: 'Not authenticated: send X-Api-Key' }
  const valid = apiKeys.length === 0 || (typeof key === 'string' && apiKeys.includes(key))
  return valid ? undefined : { status: 403, text: 'The X-Api-Key is not valid' }
}
