/** Repository URLs, compared by the repository they lead to. Pure. */

/** The port that a scheme implies. A URL that writes it out means the same. */
const DEFAULT_PORTS: Readonly<Record<string, string>> = {
  http: '80',
  https: '443',
  ssh: '22',
  git: '9418'
}
/** Hosts for ssh over the port of https. Their web servers have the plain name. */
const SSH_HOST = /^(?:alt)?ssh\.((?:github|gitlab)\.com|bitbucket\.org)(?::443)?$/i

/**
 * Returns `host/owner/name` in lower case, for every form of a repository URL: https, ssh, git and
 * scp-like, with or without `.git`, `www.`, user, default port, query, and doubled or trailing
 * slashes.
 */
export function repositoryKey(url: string): string {
  const { host, path } = partsOf(url.trim())
  const parts = path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter((part) => part !== '' && part !== '.')
  return [host, ...parts]
    .join('/')
    .toLowerCase()
    .replace(/\.git$/, '')
}

/** Returns the owner in a repository URL, in lower case; undefined if there is none. */
export function repositoryOwner(url: string): string | undefined {
  return repositoryKey(url).split('/').at(-2)
}

export interface RemoteAddress {
  server_url: string
  /** The path, such as `owner/name`. */
  repository: string
}

/**
 * Returns the web address of a git remote: of `https://…`, `ssh://…`, `git://…` or
 * `user@host:path`; undefined for other texts, and for a host that only the ssh configuration of
 * this machine knows.
 */
export function parseRemoteAddress(url: string): RemoteAddress | undefined {
  const { scheme, host, path } = partsOf(url)
  const repository = path.replace(/^\/+|(?<!\/)\/+$/g, '').replace(/\.git$/, '')
  if (repository === '' || host === '') return undefined
  if (/[\s\\]/.test(url)) return undefined
  if (sshAliasOf(url) !== undefined) return undefined
  if (scheme === 'https' || scheme === 'http')
    return { server_url: `${scheme}://${host}`, repository }
  // The port of ssh is not that of the web server.
  const isGit = scheme === 'ssh' || scheme === 'git'
  return isGit ? { server_url: `https://${host.replace(/:\d+$/, '')}`, repository } : undefined
}

/**
 * Returns the host of a remote in an ssh form if it has no dot, and is not this machine: a name of
 * the ssh configuration.
 */
export function sshAliasOf(url: string): string | undefined {
  const { scheme, host } = partsOf(url)
  const name = host.replace(/:\d+$/, '')
  const isAlias = scheme === 'ssh' && /^[^.:[]+$/.test(name) && name.toLowerCase() !== 'localhost'
  return isAlias ? name : undefined
}

/**
 * Returns the scheme without the `git+` in front, if there is one; the host with a port that the
 * scheme does not imply; the path.
 */
function partsOf(url: string) {
  const [, scheme = '', rest = url] = /^(?:git\+)?([a-z]+)(?:\+git)?:\/\/(.*)$/is.exec(url) ?? []
  if (scheme === '') {
    // A host alone before the colon may as well have a port behind it, as in the form that this
    // file returns.
    const [, authority, path] =
      /^((?:[^@/\s]+@)[^:/\s]+|[^@:/\s]+(?!:\d+(?:\/|$))):(.+)$/.exec(url) ?? []
    if (authority !== undefined && path !== undefined)
      return onWebServer({ scheme: 'ssh', host: hostOf(authority, 'ssh'), path })
  }
  const [, authority = '', path = ''] = /^([^/?#]*)(.*)$/s.exec(rest) ?? []
  const host = hostOf(authority, scheme.toLowerCase())
  return onWebServer({ scheme: scheme.toLowerCase(), host, path })
}

/** Azure DevOps has other paths for ssh, on hosts that have no web server. */
const AZURE_SSH = /^(?:ssh\.dev\.azure\.com|vs-ssh\.visualstudio\.com)(?::22)?$/i
const AZURE_PATH = /^\/?v3\/([^/]+)\/([^/]+)\/([^/]+?)\/?$/

/** Returns the address with the host and the path that its web server has. */
function onWebServer<T extends { host: string; path: string }>(address: T): T {
  const [, organization, project, name] = AZURE_PATH.exec(address.path) ?? []
  if (!AZURE_SSH.test(address.host) || name === undefined) return address
  return { ...address, host: 'dev.azure.com', path: `${organization}/${project}/_git/${name}` }
}

function hostOf(authority: string, scheme: string): string {
  let host = authority.slice(authority.lastIndexOf('@') + 1).replace(/^(?:www\.)+/i, '')
  const implied = DEFAULT_PORTS[scheme]
  if (implied !== undefined && host.endsWith(`:${implied}`))
    host = host.slice(0, -implied.length - 1)
  return scheme === 'ssh' ? host.replace(SSH_HOST, '$1') : host
}
