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
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name) && !named.has(name)))
}

/** An agent server: the port of its process, and the path at which clients reach it. */
interface Place {
  port: number
  prefix: string
}

/** The target of a redirect, for clients: at the public path if it leads to the process, otherwise unchanged. */
function publicLocation(location: string, path: string, { port, prefix }: Place): string {
  const own = `http://127.0.0.1:${port}`
  if (!URL.canParse(location, own + path)) return location
  const { origin, pathname, search, hash } = new URL(location, own + path)
  if (origin !== own && origin !== `http://localhost:${port}`) return location
  // A server that reads X-Forwarded-Prefix sends the public path already.
  return `${pathname.startsWith(prefix) ? '' : prefix}${pathname}${search}${hash}`
}

/** The response of the process, once its head has arrived. Aborted when the client disconnects. */
function forward(request: FastifyRequest, reply: FastifyReply, { port, prefix }: Place): Promise<IncomingMessage> {
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

/**
 * Sends the response to the client. Only redirects get another `Location`: in other responses, clients of agent servers
 * put it behind their own base URL.
 */
function answer(request: FastifyRequest, reply: FastifyReply, response: IncomingMessage, at: Place): FastifyReply {
  const { statusCode: status = 502, headers } = response
  const { location, ...others } = handedOn(headers)
  reply.code(status).headers(others)
  if (location !== undefined) {
    const isRedirect = status >= 300 && status < 400
    reply.header('location', isRedirect ? publicLocation(location, request.url.slice(at.prefix.length), at) : location)
  }
  return reply.send(response)
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
  app.all('/*', async (request, reply) => {
    // Looked up again: meanwhile a newer revision may have taken over, and the old process may have ended.
    const serving = servingOf(request)
    const visit = serving && fleet.enter(serving.revision.id)
    if (visit === undefined || visit === 'starting') return refuse(reply, 503, 'The agent server is starting.')
    if (visit === 'failed') return refuse(reply, 502, 'The agent server did not start.')
    reply.raw.once('close', () => visit.leave())
    try {
      const at = { port: visit.port, prefix: /^\/agents\/[^/?]+/.exec(request.url)?.[0] ?? '' }
      return answer(request, reply, await forward(request, reply, at), at)
    } catch {
      return refuse(reply, 502, 'The agent server does not answer.')
    }
  })
}
