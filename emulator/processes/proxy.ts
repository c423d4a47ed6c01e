/** Passes requests on to the process of the revision that serves, streaming in both directions. */
import { type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http'
import { pipeline } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Serving } from '../control-plane/active-revision.js'
import type { Fleet } from './fleet.js'

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
  const named = new Set(
    (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  )
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !OWN.has(name) && !named.has(name))
  )
}

/**
 * The target of a redirect within the process, at the
 * path by which clients reach it; others unchanged.
 */
function publicLocation(location: string, port: number, prefix: string): string {
  const target =
    location.replace(new RegExp(`^http://(127\\.0\\.0\\.1|localhost):${port}(?=/|$)`), '') || '/'
  // A server that reads X-Forwarded-Prefix sends the public path already.
  const isPublic = target === prefix || target.startsWith(`${prefix}/`)
  return isPublic || !/^\/(?!\/)/.test(target) ? target : prefix + target
}

/** The response of the process, once its head has arrived. Aborted when the client disconnects. */
function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  { port, prefix }: { port: number; prefix: string }
): Promise<IncomingMessage> {
  const outgoing = send({
    host: '127.0.0.1',
    port,
    method: request.method,
    path: request.url.slice(prefix.length),
    headers: {
      ...handedOn(request.headers),
      'x-forwarded-host': request.host,
      'x-forwarded-prefix': prefix
    },
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
  servingOf: (request: FastifyRequest) => Serving
): void {
  // Bodies pass unchanged.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  app.all('/*', async (request, reply) => {
    const port = fleet.portOf(servingOf(request).revision.id)
    if (port === 'starting') return refuse(reply, 503, 'The agent server is starting.')
    if (port === 'failed') return refuse(reply, 502, 'The agent server did not start.')
    const prefix = /^\/agents\/[^/?]+/.exec(request.url)?.[0] ?? ''
    try {
      const response = await forward(request, reply, { port, prefix })
      const { location, ...headers } = handedOn(response.headers)
      const status = response.statusCode ?? 502
      reply.code(status).headers(headers)
      // In other responses, clients of agent servers put it behind their own base URL.
      const isRedirect = status >= 300 && status < 400
      if (location !== undefined)
        reply.header('location', isRedirect ? publicLocation(location, port, prefix) : location)
      return reply.send(response)
    } catch {
      return refuse(reply, 502, 'The agent server does not answer.')
    }
  })
}
