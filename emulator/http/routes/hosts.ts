/**
 * Refuses requests of foreign web pages in a browser on this machine: by a host name that
 * points here (DNS rebinding), or across origins. Requests to `/_emulator/…` need no key.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Whether a host is ours. Addresses always are: unlike
 * a name, an address cannot be made to point elsewhere.
 */
function isOwn(host: string, names: ReadonlySet<string>): boolean {
  const name = host.toLowerCase()
  return (
    isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0 ||
    /^(.+\.)?localhost$/.test(name) ||
    names.has(name)
  )
}

/** The host of `NAME[:PORT]`; undefined for other texts. */
function hostOf(text: string): string | undefined {
  const url = `http://${text}`
  return URL.canParse(url) ? new URL(url).hostname : undefined
}

const LOOPBACK = /^(?:(.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Whether a page of this origin is ours: from the same
 * address, or from this machine and the same port.
 */
function isOwnOrigin(origin: string, host: string | undefined): boolean {
  const own = `http://${host ?? ''}`
  if (!URL.canParse(origin) || !URL.canParse(own)) return false
  const from = new URL(origin)
  const to = new URL(own)
  const isThisMachine = from.hostname === to.hostname || LOOPBACK.test(from.hostname)
  return isThisMachine && from.port === to.port
}

/**
 * Whether a foreign page made the browser fetch this without an origin (an image, a script).
 * Such a request would use up a scripted fault. Following a link to this server is fine.
 */
function isFetchedByOthers({
  'sec-fetch-site': site,
  'sec-fetch-mode': mode
}: IncomingHttpHeaders): boolean {
  return site !== undefined && site !== 'same-origin' && site !== 'none' && mode !== 'navigate'
}

/** Why these headers are refused; undefined if they are not. */
function whyRefused(headers: IncomingHttpHeaders, own: ReadonlySet<string>): string | undefined {
  const because = (header: string, value: string) =>
    `Refused: ${header} ${JSON.stringify(value)} is not allowed here.`
  const { host: asked, origin } = headers
  const host = asked === undefined ? undefined : hostOf(asked)
  const isForeign = host === undefined || !isOwn(host, own)
  if (asked !== undefined && isForeign) {
    const mend = host === undefined ? '' : ` To allow it, start with --allow-host ${host}.`
    return because('host', asked) + mend
  }
  if (origin !== undefined && !isOwnOrigin(origin, asked)) return because('origin', origin)
  return isFetchedByOthers(headers)
    ? because('sec-fetch-site', String(headers['sec-fetch-site']))
    : undefined
}

/** Refuses all others. @param names Host names of this server besides localhost and addresses. */
export function refuseOtherHosts(app: FastifyInstance, names: readonly string[]): void {
  const own = new Set(names.map((name) => name.toLowerCase()))
  app.addHook('onRequest', (request, reply, done) => {
    const detail = whyRefused(request.headers, own)
    if (detail === undefined) done()
    else void reply.code(421).send({ detail })
  })
}
