/**
 * The agent servers (§4.2), each at the URL of its deployment:
 * a stock graph, or the process of the active revision.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Serving } from '../control-plane/active-revision.js'
import type { EmulatorCore } from '../emulator.js'
import { agentCredentialOf } from '../http/shown-credential.js'
import type { EmulatorOptions } from '../options.js'
import { proxyRoutes } from '../processes/proxy.js'
import { stockRoutes } from './routes.js'

/** What real agent servers offer besides. */
const OF_REAL_SERVERS =
  /^\/(assistants|threads|runs|store|mcp|a2a|ui|metrics)(\/|\?|$)|^\/runs\/crons/
const NOT_SERVED =
  'The stock agent does not offer this. To run a real agent server at this address, ' +
  'start the local control plane with --agent-command and --repo.'

const NO_WEBSOCKETS = 'WebSockets are not supported here. Send requests and read streams over HTTP.'

type OfDeployment = { deployment_id: string }

/** The path at the agent server, with its query. */
const pathOf = ({ url }: FastifyRequest) => url.replace(/^\/agents\/[^/?]+/, '')

/** Paths that need no key: browsers and probes do not send one. */
const OPEN = /^\/(ok|info|docs(\/.*)?|openapi\.json)$/

/**
 * Why a request does not reach the agent server (§5), in
 * plain text as from an ingress; undefined if it does.
 */
function turnAway(
  request: { path: string; headers: IncomingHttpHeaders },
  serving: Serving | 'unknown' | 'not up',
  apiKeys: readonly string[]
): { status: 401 | 403 | 404 | 503; text: string } | undefined {
  if (serving === 'unknown') return { status: 404, text: 'No deployment has this address.' }
  if (serving === 'not up')
    return { status: 503, text: 'Nothing is serving: no revision of this deployment is DEPLOYED.' }
  if (OPEN.test(request.path)) return undefined
  const key = request.headers['x-api-key']
  if (key === undefined || key === '')
    return { status: 401, text: 'Not authenticated. Send X-Api-Key.' }
  const valid = apiKeys.length === 0 || (typeof key === 'string' && apiKeys.includes(key))
  return valid ? undefined : { status: 403, text: 'The X-Api-Key is not valid.' }
}

/** Registers everything below `/agents`. */
export async function registerAgents(
  app: FastifyInstance,
  core: EmulatorCore,
  options: EmulatorOptions
): Promise<void> {
  const { apiKeys = [] } = options
  // For a swap in turns.
  let requests = 0
  const agents = async (scope: FastifyInstance) => {
    const admitted = new WeakMap<FastifyRequest, Serving>()
    const servingOf = (request: FastifyRequest) => {
      const serving = admitted.get(request)
      if (serving === undefined) throw new Error('The request was not admitted')
      return serving
    }
    scope.addHook('onRequest', async (request, reply) => {
      // A fault has answered already.
      if (reply.sent) return
      if (/\bwebsocket\b/i.test(request.headers.upgrade ?? '')) {
        return reply.code(501).header('connection', 'close').type('text/plain').send(NO_WEBSOCKETS)
      }
      const serving = core.controlPlane.serving(
        (request.params as OfDeployment).deployment_id,
        requests++
      )
      const path = pathOf(request).split('?', 1)[0] ?? ''
      const turned = turnAway({ path, headers: request.headers }, serving, apiKeys)
      if (turned !== undefined) await reply.code(turned.status).type('text/plain').send(turned.text)
      else if (typeof serving !== 'string') admitted.set(request, serving)
    })
    if (core.fleet !== undefined) return proxyRoutes(scope, core.fleet, servingOf)
    stockRoutes(scope, core, { servingOf, credential: agentCredentialOf(options) })
    scope.all('/*', (request, reply) => {
      const isOfRealServers = OF_REAL_SERVERS.test(pathOf(request))
      // Not 501: clients of agent servers repeat every status from 500 for half a minute.
      return reply
        .code(404)
        .type('text/plain')
        .send(isOfRealServers ? NOT_SERVED : 'Not Found')
    })
  }
  // Without a name, Fastify looks for one among all modules that are loaded.
  const named = Object.assign(agents, { [Symbol.for('fastify.display-name')]: 'agents' })
  await app.register(named, { prefix: '/agents/:deployment_id' })
}
