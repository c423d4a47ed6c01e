/**
 * Refuses what a web page in a browser on this machine could send: by a name that its owner lets point here (DNS
 * rebinding), or across origins. The local control plane asks for no key under `/_emulator/…`.
 */
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Addresses are no names, so nobody can let them point elsewhere. */
function isOwn(host: string, names: ReadonlySet<string>): boolean {
  const name = host.toLowerCase()
  return isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0 || /^(.+\.)?localhost$/.test(name) || names.has(name)
}

/** The host of `NAME[:PORT]`; undefined when it is something else. */
function hostOf(text: string): string | undefined {
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

/** @param names Under which this server is reached besides localhost and addresses. */
export function refuseOtherHosts(app: FastifyInstance, names: readonly string[]): void {
  const own = new Set(names.map((name) => name.toLowerCase()))
  app.addHook('onRequest', async ({ headers }, reply) => {
    const refuse = (header: string, value: string, mend = '') =>
      reply.code(421).send({ detail: `This server is not reached from ${header} ${JSON.stringify(value)}${mend}` })
    const { host: asked, origin } = headers
    const host = asked === undefined ? undefined : hostOf(asked)
    if (asked !== undefined && (host === undefined || !isOwn(host, own))) {
      const mend = host === undefined ? '' : `; if it is yours, start with --allow-host ${host}`
      return refuse('host', asked, mend)
    }
    if (origin !== undefined && !isOwnOrigin(origin, asked)) return refuse('origin', origin)
    return undefined
  })
}
