/**
 * Whether two values mean the same to a service, whatever their spelling. Written without the code
 * that decides.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Secret } from '../src/contract/deployment.js'
import type { ScenarioRequest } from './story/scenario-request.js'
import { withDefaults } from './variations/filled-fields.js'

const CANONICAL: Record<string, (text: string) => string> = {
  image_uri: (image) => {
    const [, host, rest = image] = /^([^/]*[.:][^/]*)\/(.+)$/.exec(image) ?? []
    const isHub = host === undefined || host === 'docker.io'
    if (isHub) return rest.replace(/^library\//, '')
    return `${host.toLowerCase()}/${rest}`
  },
  graph_config_path: (path) => path.replace(/^(\.\/)+/, ''),
  repo_ref: (ref) => ref.replace(/^refs\/heads\//, '')
}

/** Whether a field of a deployment holds what was requested. */
export function sameField(field: string, a: unknown, b: unknown): boolean {
  const canonical = CANONICAL[field]
  const areTexts = typeof a === 'string' && typeof b === 'string'
  if (canonical === undefined || !areTexts) return a === b
  return canonical(a) === canonical(b)
}

/** Whether two images are of one repository, whatever their tags and digests. */
export function sameImageRepository(a: string, b: string): boolean {
  const bare = (image: string) => image.replace(/@.*$/, '').replace(/:[^/:]*$/, '')
  return sameField('image_uri', bare(a), bare(b))
}

/** Whether a spec is what a request asks for. */
export function meetsSpec(
  spec: object | null | undefined,
  { resource_spec = {}, keepsResources }: Pick<ScenarioRequest, 'resource_spec' | 'keepsResources'>
): boolean {
  if (keepsResources) return holdsSpec(spec, resource_spec)
  return sameSpec(spec, resource_spec)
}

function sameSpec(a: object | null | undefined, b: object): boolean {
  return (
    a != null && isDeepStrictEqual(withDefaults(withoutNulls(a)), withDefaults(withoutNulls(b)))
  )
}

/** Whether a spec holds each field that was requested. */
export function holdsSpec(a: object | null | undefined, asked: object): boolean {
  const full = withDefaults(withoutNulls(a ?? {}))
  return Object.entries(withoutNulls(asked)).every(([field, value]) =>
    isDeepStrictEqual(full[field], value)
  )
}

const withoutNulls = (spec: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(spec).filter(([, value]) => value != null))

export function sameSecrets(a: readonly Secret[], b: readonly Secret[]): boolean {
  const sorted = (secrets: readonly Secret[]) =>
    secrets.map(({ name, value }) => `${name}=${value}`).sort()
  return isDeepStrictEqual(sorted(a), sorted(b))
}

/** `owner/name` of a repository in any spelling; undefined for none. */
export function repositoryOf(url: string | null | undefined): string | undefined {
  return /[:/]([^/:]+\/[^/]+?)(?:\.git)?\/*$/.exec(url ?? '')?.[1]?.toLowerCase()
}

/**
 * A revision of another writer that replaced this run's, by the digest of the same image. It looks
 * the same as a revision whose tag the service has resolved.
 */
export function mayBeResolved(
  field: string,
  made: unknown,
  asked: string,
  isOthers: boolean
): boolean {
  const isDigest = field === 'image_uri' && String(made).includes('@') && !asked.includes('@')
  return isOthers && isDigest && sameImageRepository(String(made), asked)
}
