/** Names of container images, compared by the image they lead to. Pure. */

export interface Image {
  /** Registry and path, such as `docker.io/library/nginx`. */
  repository: string
  /** `latest` if neither tag nor digest is given; undefined if only a digest is. */
  tag: string | undefined
  /** Such as `sha256:…`, in lower case. */
  digest: string | undefined
}

const DEFAULT_REGISTRY = 'docker.io'
/** Other names of the default registry. */
const REGISTRY_ALIASES: ReadonlySet<string> = new Set(['index.docker.io', 'registry-1.docker.io'])

/**
 * Reads the name of an image by the rules of the container ecosystem: a first part with a dot or
 * port is a registry.
 */
export function parseImage(image: string): Image {
  const [name = '', digest] = image
    .trim()
    .replace(/^[a-z][a-z+-]*:\/\//i, '')
    .split('@', 2)
  const [, path = name, tag] = /^(.*?)(?::([^:/]*))?$/s.exec(name) ?? []
  return {
    repository: repositoryOf(path),
    tag: tag || (digest === undefined ? 'latest' : undefined),
    digest: digest?.toLowerCase()
  }
}

function repositoryOf(path: string): string {
  const slash = path.indexOf('/')
  const first = slash < 0 ? '' : path.slice(0, slash)
  const isHost = /[.:]|^localhost$/i.test(first)
  const host = isHost ? first.toLowerCase().replace(/:443$/, '') : DEFAULT_REGISTRY
  const registry = REGISTRY_ALIASES.has(host) ? DEFAULT_REGISTRY : host
  const rest = isHost ? path.slice(slash + 1) : path
  if (registry === DEFAULT_REGISTRY && !rest.includes('/')) return `${registry}/library/${rest}`
  return `${registry}/${rest}`
}

/**
 * Returns the full name of an image: registry, path, and what decides on its content: the digest,
 * or else the tag.
 */
export function canonicalImage(image: string): string {
  const { repository, tag, digest } = parseImage(image)
  return digest === undefined ? `${repository}:${tag}` : `${repository}@${digest}`
}

/**
 * Returns whether `shown` can be what a service made of the tag `asked`: the digest that the tag
 * led to, of the same repository.
 */
export function isResolvedFrom(asked: string, shown: string): boolean {
  const tagged = parseImage(asked)
  const resolved = parseImage(shown)
  if (tagged.digest !== undefined || resolved.digest === undefined) return false
  if (tagged.repository !== resolved.repository) return false
  return resolved.tag === undefined || resolved.tag === tagged.tag
}

/** Returns whether an image is given by its digest: a tag can move. */
export function isPinned(image: string): boolean {
  return /@[a-z0-9+._-]+:[0-9a-f]+$/i.test(image.trim())
}
