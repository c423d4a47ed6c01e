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

/** The host of `NAME[:PORT]` or of an origin; undefined when it is neither. */
function hostOf(text: string): string | undefined {
  const url = text.includes('://') ? text : `http://${text}`
  return URL.canParse(url) ? new URL(url).hostname : undefined
}

/** @param names Under which this server is reached besides localhost and addresses. */
export function refuseOtherHosts(app: FastifyInstance, names: readonly string[]): void {
  const own = new Set(names.map((name) => name.toLowerCase()))
  app.addHook('onRequest', async ({ headers }, reply) => {
    for (const header of ['host', 'origin'] as const) {
      const value = headers[header]
      if (value === undefined) continue
      const host = hostOf(value)
      if (host !== undefined && isOwn(host, own)) continue
      const mend = host === undefined ? '' : `; if it is yours, start with --allow-host ${host}`
      await reply
        .code(421)
        .send({ detail: `This server is not reached from ${header} ${JSON.stringify(value)}${mend}` })
      return
    }
  })
}
