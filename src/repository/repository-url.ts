/** Repository URLs, compared by the repository they lead to. Pure. */

/** The port that a scheme implies. A URL that writes it out means the same. */
const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: '80', https: '443', ssh: '22', git: '9418' }

/** Hosts for ssh over the port of https. Their web servers have the plain name. */
const SSH_HOST = /^(?:alt)?ssh\.((?:github|gitlab)\.com|bitbucket\.org)(?::443)?$/i

/** Returns the host of the web server for a host that may be one for ssh only, such as `ssh.github.com:443`. */
export const webHost = (host: string) => host.replace(SSH_HOST, '$1')

/**
 * Returns `host/owner/name` in lower case, for every form of a repository URL: https, ssh, git and scp-like, with or
 * without `.git`, `www.`, user, default port, query, and doubled or trailing slashes.
 */
export function repositoryKey(url: string): string {
  const { scheme, authority, path } = partsOf(url.trim())
  const parts = path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter((part) => part !== '' && part !== '.')
  return withoutGit([hostOf(authority, scheme), ...parts].join('/').toLowerCase())
}

/** Without any `.git` at the end; a name that consists only of it stays. */
function withoutGit(key: string): string {
  let end = key.length
  while (key.endsWith('.git', end) && !/^\/?$/.test(key.charAt(end - 5))) end -= 4
  return key.slice(0, end)
}

/** Returns the owner in a repository URL, in lower case; undefined if there is none. */
export function repositoryOwner(url: string): string | undefined {
  return repositoryKey(url).split('/').at(-2)
}

interface Parts {
  /** Without the `git+` in front; empty if there is none. */
  scheme: string
  /** User, host and port. */
  authority: string
  path: string
}

function partsOf(url: string): Parts {
  const [, scheme = '', rest = url] = /^(?:git\+)?([a-z]+)(?:\+git)?:\/\/(.*)$/is.exec(url) ?? []
  if (scheme === '') {
    // A host alone before the colon may as well have a port behind it, as in the form that this file returns.
    const [, authority, path] = /^((?:[^@/\s]+@)[^:/\s]+|[^@:/\s]+(?!:\d+(?:\/|$))):(.+)$/.exec(url) ?? []
    if (authority !== undefined && path !== undefined) return { scheme: 'ssh', authority, path }
  }
  const [, authority = '', path = ''] = /^([^/?#]*)(.*)$/s.exec(rest) ?? []
  return { scheme: scheme.toLowerCase(), authority, path }
}

function hostOf(authority: string, scheme: string): string {
  const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/^(?:www\.)+/i, '')
  const implied = DEFAULT_PORTS[scheme]
  const plain = implied !== undefined && host.endsWith(`:${implied}`) ? host.slice(0, -implied.length - 1) : host
  return scheme === 'ssh' ? webHost(plain) : plain
}
