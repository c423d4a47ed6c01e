/** The web address of a git remote. Pure. */
import { webHost } from './repository-url.js'

/** A repository by its server and its path. */
export interface RemoteAddress {
  server_url: string
  /** The path, such as `owner/name`. */
  repository: string
}

/** Reads `https://…`, `ssh://…`, `git://…` or `user@host:path`. Undefined for anything else, such as a folder. */
export function parseRemoteAddress(url: string): RemoteAddress | undefined {
  const scp = /^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)([^\s]+)$/.exec(url)
  if (scp !== null) return addressOf(`https://${webHost(scp[1] ?? '')}`, scp[2] ?? '')
  if (!URL.canParse(url)) return undefined
  const { protocol, hostname, host, pathname } = new URL(url)
  if (protocol === 'https:' || protocol === 'http:') return addressOf(`${protocol}//${host}`, pathname)
  return protocol === 'ssh:' || protocol === 'git:' ? addressOf(`https://${webHost(hostname)}`, pathname) : undefined
}

function addressOf(server_url: string, path: string): RemoteAddress | undefined {
  const repository = path
    .replace(/^\/+/, '')
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\.git$/, '')
  return repository === '' || server_url === 'https://' ? undefined : { server_url, repository }
}
