/** Replaces the address of an agent process by the public one, in the places from which clients take their next request. */

/** One agent server, as its process knows it and as clients reach it. */
export interface Addresses {
  /** Port of the process on this machine. */
  port: number
  /** Where clients reach it, without a path: `http://127.0.0.1:8124`. */
  origin: string
  /** The path of the agent server there: `/agents/{id}`. */
  prefix: string
}

const OWN_HOSTS: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]', '0.0.0.0'])

/** The URL if it leads to the process. */
function ownUrl(reference: string, port: number, base?: string): URL | undefined {
  if (!URL.canParse(reference, base)) return undefined
  const url = new URL(reference, base)
  return url.protocol === 'http:' && url.port === String(port) && OWN_HOSTS.has(url.hostname) ? url : undefined
}

/** The public path. A server that reads `X-Forwarded-Prefix` sends it already. */
function publicPath({ pathname, search, hash }: URL, prefix: string): string {
  const isPublic = pathname === prefix || pathname.startsWith(`${prefix}/`)
  return `${isPublic ? '' : prefix}${pathname}${search}${hash}`
}

/**
 * The target of a redirect, for clients. A target elsewhere stays unchanged.
 *
 * @param path The requested path at the process.
 */
export function publicLocation(location: string, path: string, { port, prefix }: Addresses): string {
  const url = ownUrl(location, port, `http://127.0.0.1:${port}${path}`)
  return url === undefined ? location : publicPath(url, prefix)
}

/** Whether a path at the process is the agent card, whose URLs clients send their requests to. */
export const isAgentCard = (path: string): boolean => path.split('?', 1)[0] === '/.well-known/agent-card.json'

/** The agent card for clients: each `url` that leads to the process is public. A text that is not JSON stays unchanged. */
export function publicCard(card: string, { port, origin, prefix }: Addresses): string {
  try {
    return JSON.stringify(JSON.parse(card), (key, value: unknown) => {
      const url = key === 'url' && typeof value === 'string' ? ownUrl(value, port) : undefined
      return url === undefined ? value : `${origin}${publicPath(url, prefix)}`
    })
  } catch {
    return card
  }
}
