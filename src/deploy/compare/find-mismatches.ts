/**
 * Finds fields that do not match the request after a write. Pure.
 *
 * Compares only reads with reads, because services show secrets, defaults and names in their own way. One rule, over the
 * fields that were asked for: one that this run did not send, because it was equal, must still be equal. One that it sent
 * must not show its old value. If the latest revision is another writer's, any visible difference counts.
 */
import { isDeepStrictEqual } from 'node:util'
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import type { DeploymentPatchRequest } from '../../contract/deployment.js'
import { valueAt } from '../../contract/fields.js'
import { type ToldSecrets, toldSecrets } from '../../contract/returned-secrets.js'
import { RESOURCE_SPEC_FIELDS } from '../../contract/vocabulary.js'
import { isAskedValue } from '../../repository/same-value.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { DesiredDeployment } from '../core/model.js'
import { includesAsked, normalizedSpec } from './diff-resource-spec.js'
import { extraNames, isClear, isVisible, looksHidden, valuesOf } from './diff-secrets.js'
import { isAskedSetting, isSameSetting, requestedSettings } from './diff-settings.js'

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
}

/** `not_applied`: the value from before the write. `changed_since`: another one than this run requested. */
export interface Mismatch {
  path: string
  kind: 'not_applied' | 'changed_since'
}

/** The fields that show another value than was requested. */
export function findMismatches(input: ContentsInput): Mismatch[] {
  return [...secretMismatches(input), ...specMismatches(input), ...settingMismatches(input)]
}

/** The verdict on a field that visibly shows another value than was requested. */
function judge(
  { isForeign }: ContentsInput,
  path: string,
  field: { isSent: boolean; isAsBefore: boolean }
): Mismatch[] {
  if (field.isSent && field.isAsBefore) return [{ path, kind: 'not_applied' }]
  return isForeign || !field.isSent ? [{ path, kind: 'changed_since' }] : []
}

function secretMismatches(input: ContentsInput): Mismatch[] {
  const { wanted, before, last, sent } = input
  if (wanted.secrets === undefined) return []
  const asked = valuesOf(wanted.secrets)
  const [told, were] = [toldSecrets(last.secrets), toldSecrets(before?.secrets)]
  if (told === null) return []
  const isSent = sent?.secrets != null
  return [...asked].flatMap(([name, value]) => {
    if (!showsOther(input, { told, were, asked, name, value })) return []
    return judge(input, `secrets.${name}`, { isSent, isAsBefore: were !== null && were.get(name) === told.get(name) })
  })
}

interface ShownSecret {
  told: ToldSecrets
  were: ToldSecrets | null
  asked: ReadonlyMap<string, string>
  name: string
  value: string
}

/** Whether an answer shows another value in clear, or lists names without this one. */
function showsOther({ isForeign }: ContentsInput, { told, were, asked, name, value }: ShownSecret): boolean {
  const shown = told.get(name)
  if (!told.has(name)) return value !== '' && [...told.keys()].some((each) => asked.has(each))
  if (shown === undefined || shown === value || looksHidden(shown)) return false
  if ([told, were].some((list) => isClear(list, asked))) return true
  return isVisible(shown, value) && (isForeign === true || shown === were?.get(name))
}

function specMismatches(input: ContentsInput): Mismatch[] {
  const { wanted, before, last, sent, isForeign } = input
  if (wanted.source !== 'external_container' || wanted.source_config.resource_spec === undefined) return []
  const given: Record<string, unknown> = wanted.source_config.resource_spec
  const asked = normalizedSpec(given)
  const [is, was] = [last, before].map((read) => normalizedSpec(read?.source_config.resource_spec))
  const isShown = Object.keys(is ?? {}).length > 0
  // The service may fill in unset fields.
  return RESOURCE_SPEC_FIELDS.filter((field) => given[field] != null).flatMap((field) => {
    if (asked[field] === undefined || includesAsked(is?.[field], asked[field])) return []
    // A missing field counts only in the spec of another writer.
    if (is?.[field] === undefined && !(isForeign && isShown)) return []
    const isSent = sent?.source_config?.resource_spec != null
    const isAsBefore = isDeepStrictEqual(is?.[field], was?.[field])
    return judge(input, `source_config.resource_spec.${field}`, { isSent, isAsBefore })
  })
}

function settingMismatches(input: ContentsInput): Mismatch[] {
  const { wanted, before, last, sent } = input
  return requestedSettings(wanted, last).flatMap(({ path, field, asked: requested, shown }) => {
    const asked = valueAt(sent, path) ?? requested
    if (shown == null || shown === '' || isAskedSetting(field, shown, asked)) return []
    const isSent = valueAt(sent, path) != null
    return judge(input, path, { isSent, isAsBefore: isSameSetting(field, shown, valueAt(before, path)) })
  })
}

/** Names of secrets that this run asked to remove and that the service still lists: it may add them itself. */
export function namesStillListed({ wanted, before, last, sent }: ContentsInput): string[] {
  if (wanted.secrets === undefined || sent?.secrets == null) return []
  const asked = valuesOf(wanted.secrets)
  const extra = (read: DeploymentAnswer | undefined) => extraNames(toldSecrets(read?.secrets), asked, wanted.source)
  const were = new Set(extra(before))
  return extra(last).filter((name) => were.has(name))
}

/** Lists the shown code fields that differ from the request, one line each. Missing fields do not count. */
export function findOtherCode(
  wanted: DesiredDeployment,
  revision: RevisionAnswer | null,
  told?: DeploymentAnswer
): string[] {
  const code: Record<string, unknown> = revision?.source_revision_config ?? told?.source_revision_config ?? {}
  return Object.entries(wanted.source_revision_config).flatMap(([field, asked]) => {
    const value = code[field]
    if (typeof value !== 'string' || value === '' || isAskedValue(field, asked, value)) return []
    return [
      `source_revision_config.${field}: the service shows ${sanitizeLine(value)}, this run requested ${sanitizeLine(asked)}`
    ]
  })
}
