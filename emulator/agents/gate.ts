/** Decides whether a request reaches an agent server (§5), and refuses as an ingress would. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Serving } from '../control-plane/active-revision.js'

/** A refusal, in plain text like those of the public agent server. */
export interface Turned {
  status: 401 | 403 | 404 | 503
  text: string
}

/** Paths that need no key: browsers and probes do not send one. */
const OPEN = /^\/(ok|info|docs(\/.*)?|openapi\.json)$/

/** Why a request does not reach the agent server; undefined if it does. */
export function turnAway(
  request: { path: string; headers: IncomingHttpHeaders },
  serving: Serving | 'unknown' | 'not up',
  apiKeys: readonly string[]
): Turned | undefined {
  if (serving === 'unknown') return { status: 404, text: 'No deployment has this address.' }
  if (serving === 'not up')
    return { status: 503, text: 'Nothing is serving: no revision of this deployment is DEPLOYED.' }
  if (OPEN.test(request.path)) return undefined
  const key = request.headers['x-api-key']
  if (key === undefined || key === '') return { status: 401, text: 'Not authenticated. Send X-Api-Key.' }
  const valid = apiKeys.length === 0 || (typeof key === 'string' && apiKeys.includes(key))
  return valid ? undefined : { status: 403, text: 'The X-Api-Key is not valid.' }
}
