/**
 * Other spellings of the same image, repository, path, ref and number: a service may show its own
 * (§2 requires none).
 */
import { createHash } from 'node:crypto'

export const IMAGE_FORMS = [
  'as given',
  'short',
  'docker.io',
  'digest',
  'tag@digest',
  'upper-case host'
] as const
export type ImageForm = (typeof IMAGE_FORMS)[number]

export const REPOSITORY_FORMS = [
  'as given',
  '.git',
  'slash',
  'ssh',
  'scp',
  'upper-case host',
  'mixed-case path'
] as const
export type RepositoryForm = (typeof REPOSITORY_FORMS)[number]

export interface NormalForms {
  image: ImageForm
  repository: RepositoryForm
  path: 'as given' | './' | 'bare'
  /** Branches only; a tag has one form (§2.3). */
  ref: 'as given' | 'refs/heads/'
  number: 'as given' | 'text'
}

const digestOf = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`

interface ImageParts {
  /** Undefined for Docker Hub without a host. */
  host: string | undefined
  path: string
  tag: string | undefined
  digest: string | undefined
}

function partsOf(image: string): ImageParts {
  const [named = '', digest] = image.split('@')
  const [first = '', ...rest] = named.split('/')
  const hasHost = rest.length > 0 && /[.:]|^localhost$/.test(first)
  const host = hasHost ? first : undefined
  const whole = hasHost ? rest.join('/') : named
  const colon = whole.lastIndexOf(':')
  if (colon <= 0) return { host, path: whole, tag: undefined, digest }
  return { host, path: whole.slice(0, colon), tag: whole.slice(colon + 1), digest }
}

const isHub = ({ host }: ImageParts) => host === undefined || host === 'docker.io'

function written({ host, path, tag, digest }: ImageParts): string {
  let image = path
  if (host !== undefined) image = `${host}/${image}`
  if (tag !== undefined) image += `:${tag}`
  if (digest) image += `@${digest}`
  return image
}

/** The image in another spelling of the same image; forms that do not apply leave it unchanged. */
export function showImage(form: ImageForm, image: string): string {
  const parts = partsOf(image)
  const resolved = {
    ...parts,
    digest: parts.digest ?? digestOf(`${parts.path}:${parts.tag ?? 'latest'}`)
  }
  const inLibrary = parts.path.includes('/') ? parts.path : `library/${parts.path}`
  switch (form) {
    case 'as given':
      return image
    case 'digest':
      return written({ ...resolved, tag: undefined })
    case 'tag@digest':
      return written(resolved)
    case 'short':
      if (!isHub(parts)) return image
      return written({ ...parts, host: undefined, path: parts.path.replace(/^library\//, '') })
    case 'docker.io':
      if (!isHub(parts)) return image
      return written({ ...parts, host: form, path: inLibrary })
    case 'upper-case host':
      return written({ ...parts, host: parts.host?.toUpperCase() })
  }
}

/** The repository in another spelling of the same address. */
export function showRepository(form: RepositoryForm, url: string): string {
  const match = /^https?:\/\/(?:www\.)?([^/]+)\/(.+?)(?:\.git)?\/*$/.exec(url)
  const [, host = '', path = ''] = match ?? []
  if (match === null || form === 'as given') return url
  const forms: Record<Exclude<RepositoryForm, 'as given'>, string> = {
    '.git': `https://${host}/${path}.git`,
    slash: `https://${host}/${path}/`,
    ssh: `ssh://git@${host}/${path}.git`,
    scp: `git@${host}:${path}.git`,
    'upper-case host': `https://${host.toUpperCase()}/${path}`,
    'mixed-case path': `https://${host}/${path.replace(/^[a-z]/, (letter) => letter.toUpperCase())}`
  }
  return forms[form]
}

export function showPath(form: NormalForms['path'], path: string): string {
  if (form === 'as given') return path
  const prefix = form === 'bare' ? '' : form
  return path.replace(/^(\.\/)*/, prefix)
}

export function showRef(form: NormalForms['ref'], ref: string): string {
  if (form === 'as given' || ref.startsWith('refs/')) return ref
  return `${form}${ref}`
}

/** Numbers as text, at every depth. */
export function showNumbers(form: NormalForms['number'], value: unknown): unknown {
  if (form === 'as given') return value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map((entry) => showNumbers(form, entry))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, showNumbers(form, inner)])
  )
}

/** The code of a revision in the forms of a service. */
export function showCode<T extends Record<string, string | null>>(forms: NormalForms, code: T): T {
  const show: Record<string, (value: string) => string> = {
    image_uri: (image) => showImage(forms.image, image),
    graph_config_path: (path) => showPath(forms.path, path),
    repo_ref: (ref) => showRef(forms.ref, ref)
  }
  const entries = Object.entries(code).map(([field, value]) => [
    field,
    value && (show[field]?.(value) ?? value)
  ])
  return Object.fromEntries(entries) as T
}
