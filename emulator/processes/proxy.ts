/** Passes requests on to the process of the revision that serves, streaming in both directions. */
import { type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http'
import { pipeline } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AGENT_PREFIX } from '../agents/reference.js'
import type { Serving } from '../control-plane/active-revision.js'
import type { Fleet, Visit } from './fleet.js'

/** Headers of one connection only (RFC 9110, section 7.6.1), or set here. */
const OWN = new Set([
  'connection',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade'
])

function handedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name) && !named.has(name)))
}

/** The response of the process, once its head has arrived. Aborted when the client disconnects. */
function forward(request: FastifyRequest, reply: FastifyReply, { port }: Visit): Promise<IncomingMessage> {
  const prefix = /^\/agents\/[^/?]+/.exec(request.url)?.[0] ?? ''
  const outgoing = send({
    host: '127.0.0.1',
    port,
    method: request.method,
    path: request.url.slice(prefix.length),
    headers: { ...handedOn(request.headers), 'x-forwarded-host': request.host, 'x-forwarded-prefix': prefix },
    // A connection per request: one that is kept could close just when it is needed.
    agent: false
  })
  reply.raw.once('close', () => outgoing.destroy())
  return new Promise((resolve, reject) => {
    outgoing.once('response', resolve)
    // Also after the request is sent whole, when the pipeline has nothing to do with it any more.
    outgoing.on('error', reject)
    pipeline(request.raw, outgoing, (error) => {
      if (error != null) reject(error)
    })
  })
}

const refuse = (reply: FastifyReply, status: 502 | 503, text: string) =>
  reply.code(status).type('text/plain').send(text)

/** Everything below a deployment's URL goes to its process. */
export function proxyRoutes(
  app: FastifyInstance,
  fleet: Fleet,
  servingOf: (request: FastifyRequest) => Serving | undefined
): void {
  // Bodies pass unchanged.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  app.all(`${AGENT_PREFIX}/*`, { schema: { hide: true } }, async (request, reply) => {
    // Looked up again: meanwhile a newer revision may have taken over, and the old process may have ended.
    const serving = servingOf(request)
    const visit = serving && fleet.enter(serving.revision.id)
    if (visit === undefined || visit === 'starting') return refuse(reply, 503, 'The agent server is starting.')
    if (visit === 'failed') return refuse(reply, 502, 'The agent server did not start.')
    reply.raw.once('close', () => visit.leave())
    try {
      const answer = await forward(request, reply, visit)
      return reply
        .code(answer.statusCode ?? 502)
        .headers(handedOn(answer.headers))
        .send(answer)
    } catch {
      return refuse(reply, 502, 'The agent server does not answer.')
    }
  })
}
