/**
 * What the reads of a service of certain traits show: whoever reads them can show what is here, and
 * nothing else.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Secret } from '../../src/contract/deployment.js'
import { sameField, sameImageRepository } from '../same.js'
import type { ScenarioRequest } from '../story/scenario-request.js'
import type { CommitForm } from '../variations/commits.js'
import type { Traits } from './traits.js'

/**
 * Returns whether a read shows that these secrets are others than those requested. Names beyond
 * those may be the service's own. A value proves something only beside all other requested values
 * in clear, and if it is no sentence.
 */
export function showsOtherSecrets(
  { secrets: { reads } }: Traits,
  actual: readonly Secret[],
  request: readonly Secret[]
): boolean {
  if (reads === 'absent' || reads === 'empty list' || actual.length === 0) return false
  const values = new Map(actual.map(({ name, value }) => [name, value]))
  if (request.some(({ name }) => !values.has(name))) return true
  const others = request.filter(({ name, value }) => values.get(name) !== value)
  const [other] = others
  if (reads !== 'values' || other === undefined || others.length > 1) return false
  return request.length > 1 && !/\s/.test(values.get(other.name) ?? '')
}

/** Whether only a commit shows whether a ref is the one requested: a service may show no tag. */
export function hidesRef(
  { code }: Traits,
  field: string,
  actual: unknown,
  request: unknown
): boolean {
  const isTag = [actual, request].some((ref) => String(ref).startsWith('refs/tags/'))
  return field === 'repo_ref' && code === 'built' && isTag
}

/**
 * Whether a read shows that a field of the code is another than the one requested. A digest of the
 * image may be what the tag that was requested leads to.
 */
export function showsOtherCode(
  traits: Traits,
  field: string,
  actual: unknown,
  request: unknown
): boolean {
  if (sameField(field, actual, request)) return false
  if (hidesRef(traits, field, actual, request)) return false
  const isDigest = /^[^@]*@/.test(String(actual)) && !String(request).includes('@')
  if (field !== 'image_uri' || !(isDigest || traits.forms.image === 'digest')) return true
  return !sameImageRepository(String(actual), String(request))
}

/**
 * Whether a read shows that a setting is another than the one requested; what is null may be
 * untold.
 */
export function showsOtherSetting(field: string, actual: unknown, request: unknown): boolean {
  return actual != null && !sameField(field, actual, request)
}

/** Whether a read shows that a field of the resource spec is another than the one requested. */
export function showsOtherSpec(actual: object | null | undefined, request: object): boolean {
  const shown: Record<string, unknown> = { ...actual }
  return Object.entries(request).some(
    ([field, value]) =>
      shown[field] != null && value != null && !isDeepStrictEqual(shown[field], value)
  )
}

/**
 * Whether reads of a deployment that holds what is requested prove it: nothing is left that may
 * differ.
 */
export function provesEqual(
  traits: Traits,
  request: ScenarioRequest,
  isRolledOut: boolean
): boolean {
  const { secrets, filled, timing } = traits
  if (timing.staleReaderMs > 0 || !provesCode(traits, request, isRolledOut)) return false
  if (request.resource_spec && filled.otherResources) return false
  if (request.secrets === undefined) return true
  return secrets.reads === 'values' && !filled.otherSecrets
}

function provesCode(
  traits: Traits,
  { source, code, commit }: ScenarioRequest,
  isRolledOut: boolean
): boolean {
  if (source !== 'git_host') return code.image_uri?.includes('@') === true
  const isTag = code.repo_ref?.startsWith('refs/tags/') === true
  if (isTag && traits.code === 'as requested') return true
  if (commit === undefined || hidesRef(traits, 'repo_ref', code.repo_ref, '')) return false
  return tellsCommitOf(traits, isRolledOut)
}

/**
 * Whether the commit is shown in full. Until it is rolled out, the deployment may still show that
 * of the one before.
 */
function tellsCommitOf(
  { commits, code, revisionsTellCode }: Traits,
  isRolledOut: boolean
): boolean {
  if (code === 'built' && (revisionsTellCode || isRolledOut)) return true
  const isWhole = (form: CommitForm) => /^(told|upper case|late)$/.test(form)
  if (revisionsTellCode && isWhole(commits.revisions)) return true
  return (isRolledOut || !revisionsTellCode) && isWhole(commits.deployments)
}
