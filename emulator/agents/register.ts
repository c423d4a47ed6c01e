/** The agent servers (§4.2), each at the URL of its deployment: a stock graph, or the process of the active revision. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Serving } from '../control-plane/active-revision.js'
import type { EmulatorCore } from '../emulator.js'
import { registerScope } from '../http/scope.js'
import { proxyRoutes } from '../processes/proxy.js'
import { turnAway } from './gate.js'
import { AGENT_PREFIX } from './reference.js'
import { stockRoutes } from './routes.js'

/** What real agent servers offer besides. */
const OF_REAL_SERVERS = /^\/(assistants|threads|runs|store|mcp|a2a|ui|metrics)(\/|\?|$)|^\/runs\/crons/
const NOT_SERVED =
  'The stock agent does not offer this. To run a real agent server at this address, start the local control plane with --agent-command and --repo.'

const NO_WEBSOCKETS = 'WebSockets are not supported here. Send requests and read streams over HTTP.'

type OfDeployment = { deployment_id: string }

/** Registers everything below `/agents`. */
export async function registerAgents(
  app: FastifyInstance,
  core: EmulatorCore,
  apiKeys: readonly string[]
): Promise<void> {
  const turns = new WeakMap<FastifyRequest, number>()
  let requests = 0
  const lookUp = (request: FastifyRequest) => {
    const turn = turns.get(request) ?? requests++
    turns.set(request, turn)
    return core.controlPlane.serving((request.params as OfDeployment).deployment_id, turn)
  }
  await registerScope(app, { name: 'agents' }, async (agents) => {
    const admitted = new WeakMap<FastifyRequest, Serving>()
    agents.addHook('onRequest', async (request, reply) => {
      // A fault has answered already.
      if (reply.sent) return
      if (/\bwebsocket\b/i.test(request.headers.upgrade ?? '')) {
        return reply.code(501).header('connection', 'close').type('text/plain').send(NO_WEBSOCKETS)
      }
      const serving = lookUp(request)
      const path = request.url.replace(/^\/agents\/[^/?]+/, '').split('?', 1)[0] ?? ''
      const turned = turnAway({ path, headers: request.headers }, serving, apiKeys)
      if (turned !== undefined) await reply.code(turned.status).type('text/plain').send(turned.text)
      else if (typeof serving !== 'string') admitted.set(request, serving)
    })
    if (core.fleet !== undefined) {
      proxyRoutes(agents, core.fleet, (request) => {
        const serving = lookUp(request)
        return typeof serving === 'string' ? undefined : serving
      })
      return
    }
    await stockRoutes(agents, core, (request) => {
      const serving = admitted.get(request)
      if (serving === undefined) throw new Error('The request was not admitted')
      return serving
    })
    agents.all(`${AGENT_PREFIX}/*`, { schema: { hide: true } }, (request, reply) => {
      const isOfRealServers = OF_REAL_SERVERS.test(request.url.replace(/^\/agents\/[^/?]+/, ''))
      const [status, text] = isOfRealServers ? ([501, NOT_SERVED] as const) : ([404, 'Not Found'] as const)
      return reply.code(status).type('text/plain').send(text)
    })
  })
}
