/**
 * Refuses what a web page in a browser on this machine could send: by a name that its owner lets point here (DNS
 * rebinding), or across origins. The local control plane asks for no key under `/_emulator/…`.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Addresses are no names, so nobody can let them point elsewhere. */
function isOwn(host: string, names: ReadonlySet<string>): boolean {
  const name = host.toLowerCase()
  return isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0 || /^(.+\.)?localhost$/.test(name) || names.has(name)
}

/** What nearly every request says, and `new URL` would take its time for. */
const PLAIN = /^(localhost|127\.0\.0\.1)(?::\d{1,5})?$/

/** The host of `NAME[:PORT]`; undefined when it is something else. */
function hostOf(text: string): string | undefined {
  const plain = PLAIN.exec(text)?.[1]
  if (plain !== undefined) return plain
  const url = `http://${text}`
  return URL.canParse(url) ? new URL(url).hostname : undefined
}

const LOOPBACK = /^(?:(.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Whether a page from there is one of this server: it comes from the address that is asked, or from this machine by the same port. */
function isOwnOrigin(origin: string, host: string | undefined): boolean {
  if (!URL.canParse(origin) || host === undefined || !URL.canParse(`http://${host}`)) return false
  const [from, to] = [new URL(origin), new URL(`http://${host}`)]
  return from.port === to.port && (from.hostname === to.hostname || LOOPBACK.test(from.hostname))
}

/**
 * What a page of elsewhere makes a browser fetch without saying where it is from (an image, a script): such a request
 * would meet a scripted fault that is not meant for it. Following a link to this server is fine.
 */
function isFetchedByOthers({ 'sec-fetch-site': site, 'sec-fetch-mode': mode }: IncomingHttpHeaders): boolean {
  return site !== undefined && site !== 'same-origin' && site !== 'none' && mode !== 'navigate'
}

/** Why these headers are refused; undefined when they are not. */
function whyRefused(headers: IncomingHttpHeaders, own: ReadonlySet<string>): string | undefined {
  const because = (header: string, value: string) =>
    `This server is not reached from ${header} ${JSON.stringify(value)}`
  const { host: asked, origin } = headers
  const host = asked === undefined ? undefined : hostOf(asked)
  if (asked !== undefined && (host === undefined || !isOwn(host, own))) {
    const mend = host === undefined ? '' : `; if it is yours, start with --allow-host ${host}`
    return because('host', asked) + mend
  }
  if (origin !== undefined && !isOwnOrigin(origin, asked)) return because('origin', origin)
  return isFetchedByOthers(headers) ? because('sec-fetch-site', String(headers['sec-fetch-site'])) : undefined
}

/** @param names Under which this server is reached besides localhost and addresses. */
export function refuseOtherHosts(app: FastifyInstance, names: readonly string[]): void {
  const own = new Set(names.map((name) => name.toLowerCase()))
  app.addHook('onRequest', (request, reply, done) => {
    const detail = whyRefused(request.headers, own)
    if (detail === undefined) done()
    else void reply.code(421).send({ detail })
  })
}
