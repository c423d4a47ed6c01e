/**
 * Finds fields that do not match the request after a write. Compares only reads with reads:
 * services show values in their own way. A field that this run did not send, because it was equal,
 * must still be equal. One that it sent must not show its old value. If the latest revision is
 * another writer's, any visible difference counts. Pure.
 */
import { isDeepStrictEqual } from 'node:util'
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import type { DeploymentPatchRequest } from '../../contract/deployment.js'
import { valueAt } from '../../contract/fields.js'
import { normalizedSpec } from '../../contract/resource-spec.js'
import { readSecretList } from '../../contract/returned-secrets.js'
import type { Fact } from '../../errors.js'
import { isTag } from '../../repository/refs.js'
import { isAskedValue, isSameValue } from '../../repository/same-value.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { DesiredDeployment } from '../core/model.js'
import { diffReferences, placesOf } from './diff-references.js'
import { includesAsked, isSameResource } from './diff-resource-spec.js'
import { diffSecrets, removedSecrets, unprovenSecrets } from './diff-secrets.js'
import { askedFields, isShown } from './diff-settings.js'
import { showsOtherTier } from './diff-tier.js'

/** The reads to compare, and what was sent between them. */
export interface ContentsInput {
  wanted: DesiredDeployment
  /** The last read before the write; undefined if there was nothing. */
  before?: DeploymentAnswer | undefined
  last: DeploymentAnswer
  /** The request that was sent; undefined if none was. */
  sent?: DeploymentPatchRequest | undefined
  /** The revision that `last` shows may be another writer's. */
  isForeign?: boolean | undefined
  /** It is the latest since this run's write, whose response did not name it. */
  isUnnamed?: boolean | undefined
}

/**
 * `not_applied`: the value from before the write. `changed_since`: another one than this run
 * requested.
 */
export interface Mismatch {
  path: string
  kind: 'not_applied' | 'changed_since'
}

/**
 * Returns the fields that visibly show another value than was requested, with the verdict on them.
 */
export function findMismatches(input: ContentsInput): Mismatch[] {
  const others = [
    ...otherSecrets(input),
    ...otherReferences(input),
    ...otherSpecFields(input),
    ...otherSettings(input),
    ...otherTier(input)
  ]
  return others.flatMap((other): Mismatch[] => {
    const kind = kindOf(other, input)
    return kind === undefined ? [] : [{ path: other.path, kind }]
  })
}

/** A field that shows another value than was requested. */
interface OtherField {
  path: string
  /** The path of the field that is sent, if that is another. */
  field?: string
  isAsBefore: boolean
}

/**
 * A third value of a field that was sent is how this service shows the new one, or another
 * writer's.
 */
function kindOf(
  { path, field = path, isAsBefore }: OtherField,
  { sent, isForeign, isUnnamed }: ContentsInput
): Mismatch['kind'] | undefined {
  const isSent = valueAt(sent, field) != null
  if (isAsBefore) return isSent ? 'not_applied' : undefined
  const mayBeOthers = isForeign === true || isUnnamed === true
  return !isSent || mayBeOthers ? 'changed_since' : undefined
}

function otherSecrets({ wanted, before, last }: ContentsInput): OtherField[] {
  if (wanted.secrets === undefined) return []
  const listAfter = readSecretList(last.secrets)
  // Before a create, there were none.
  const listBefore = before === undefined ? new Map() : readSecretList(before.secrets)
  const changes = diffSecrets(last.secrets, wanted.secrets, wanted.source, before?.secrets)
  const others = changes.filter(
    ({ difference }) => difference === 'added' || difference === 'changed'
  )
  return others.map(({ path }) => {
    const name = path.slice('secrets.'.length)
    const isAsBefore = listBefore !== null && listBefore.get(name) === listAfter?.get(name)
    return { path, field: 'secrets', isAsBefore }
  })
}

/** Finds references that differ. A list that is not shown proves nothing. */
function otherReferences({ wanted, before, last }: ContentsInput): OtherField[] {
  const { secret_references: asked } = wanted
  if (asked === undefined || last.secret_references === undefined) return []
  const shownBefore = placesOf(before?.secret_references ?? [])
  const shownAfter = placesOf(last.secret_references ?? [])
  return diffReferences(last, asked).map(({ path }) => {
    const name = path.slice('secret_references.'.length)
    const isAsBefore = shownBefore.get(name) === shownAfter.get(name)
    return { path, field: 'secret_references', isAsBefore }
  })
}

function otherSpecFields({ wanted, before, last, isForeign }: ContentsInput): OtherField[] {
  if (wanted.source !== 'external_container') return []
  const requested: Record<string, unknown> = wanted.source_config.resource_spec ?? {}
  const desired = normalizedSpec(requested)
  const specAfter = normalizedSpec(last.source_config.resource_spec) ?? {}
  const specBefore = normalizedSpec(before?.source_config.resource_spec) ?? {}
  // A missing field counts only in the spec of another writer. The service may fill in unset
  // fields.
  const countsMissing = isForeign && Object.keys(specAfter).length > 0
  const spec = 'source_config.resource_spec'
  const others: OtherField[] = []
  for (const field of Object.keys(requested)) {
    const isRequested = requested[field] != null && desired[field] !== undefined
    const isComparable = specAfter[field] !== undefined || countsMissing
    if (!isRequested || !isComparable) continue
    const values = { asked: desired[field], shown: specAfter[field] }
    if (isSameResource(field, values, wanted.rules)) continue
    if (includesAsked(specAfter[field], desired[field])) continue
    const isAsBefore = isDeepStrictEqual(specAfter[field], specBefore[field])
    others.push({ path: `${spec}.${field}`, field: spec, isAsBefore })
  }
  return others
}

function otherSettings({ wanted, before, last }: ContentsInput): OtherField[] {
  return askedFields(wanted, last, 'setting')
    .filter(({ field, asked, shown }) => isShown(shown) && !isAskedValue(field, asked, shown))
    .map(({ path, field, shown }) => ({
      path,
      isAsBefore: isSameValue(field, shown, valueAt(before, path))
    }))
}

function otherTier({ wanted, before, last }: ContentsInput): OtherField[] {
  if (!showsOtherTier(wanted, last)) return []
  return [{ path: 'deployment_tier', isAsBefore: before?.deployment_tier === last.deployment_tier }]
}

/** Returns the secrets that this run sent, and whose values the last read does not show. */
export function unverifiedSecrets({ wanted, last, sent }: ContentsInput): string[] {
  const { secrets, source } = wanted
  if (secrets === undefined || sent?.secrets == null) return []
  return unprovenSecrets(last.secrets, secrets, source)
}

/**
 * Returns the secrets that this run asked to remove, by whether the service still lists them: it
 * may add them itself.
 */
export function judgeRemoved({ wanted, before, last, sent }: ContentsInput): {
  kept: string[]
  removed: string[]
} {
  const { secrets, source } = wanted
  if (secrets === undefined || sent?.secrets == null) return { kept: [], removed: [] }
  const extraBefore = removedSecrets(diffSecrets(before?.secrets, secrets, source))
  const extraAfter = removedSecrets(diffSecrets(last.secrets, secrets, source))
  const kept = extraBefore.filter((name) => extraAfter.includes(name))
  if (readSecretList(last.secrets) === null) return { kept, removed: [] }
  return { kept, removed: extraBefore.filter((name) => !extraAfter.includes(name)) }
}

/**
 * Lists the shown code fields that differ from the request, one line each. Missing fields do not
 * count.
 */
export function findOtherCode(
  wanted: DesiredDeployment,
  revision: RevisionAnswer | null,
  told?: DeploymentAnswer
): Fact[] {
  const own = revision?.source_revision_config
  const deployed = told?.source_revision_config
  const code: Record<string, unknown> = own ?? deployed ?? {}
  return Object.entries(wanted.source_revision_config).flatMap(([field, asked]) => {
    const value = field === 'repo_ref' ? shownRef(own, deployed, asked) : code[field]
    if (typeof value !== 'string' || value === '') return []
    if (isAskedValue(field, asked, value)) return []
    const requested = `this run requested ${sanitizeLine(asked)}`
    return [{ label: field, value: `the service shows ${sanitizeLine(value)}, ${requested}` }]
  })
}

type ShownCode = DeploymentAnswer['source_revision_config'] | null | undefined

/**
 * Returns the ref that is deployed, if the service shows it. The branch that a deployment follows
 * says nothing of a tag.
 */
function shownRef(own: ShownCode, deployed: ShownCode, asked: string): string | null | undefined {
  const code = own == null || own.hides_ref ? deployed : own
  return code?.hides_ref && isTag(asked) && !isTag(code.repo_ref) ? undefined : code?.repo_ref
}
