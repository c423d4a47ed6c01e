/**
 * Finds fields that do not match the request after a write. Pure.
 *
 * Compares only reads with reads, because services show secrets, defaults and names in their own way. A difference
 * counts in two cases. A field that a read showed as requested now has another value: another writer changed it. Or a
 * field still shows the visible value from before the write: the write was not applied.
 */
import { isDeepStrictEqual } from 'node:util'
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import type { DeploymentPatchRequest } from '../../contract/deployment.js'
import { toldSecrets } from '../../contract/returned-secrets.js'
import { RESOURCE_SPEC_FIELDS } from '../../contract/vocabulary.js'
import { isAskedValue } from '../../repository/same-value.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { DesiredDeployment } from '../core/model.js'
import { includesAsked, normalizedSpec } from './diff-resource-spec.js'
import { isAskedSetting, isSameSetting, SETTINGS, settingsOf } from './diff-settings.js'
import { extraNames, valuesOf } from './secret-names.js'
import { howShown, tellsValue } from './shown-secrets.js'

/** The reads to compare. */
export interface Reads {
  /** The last read before the write; undefined if there was nothing. */
  before?: DeploymentAnswer | undefined
  /** The first read that shows the result of the write; undefined if none did. Never the response to the write. */
  baseline?: DeploymentAnswer | undefined
  last: DeploymentAnswer
}

export interface ContentsInput extends Reads {
  wanted: DesiredDeployment
  /** The request that was sent; undefined if none was. */
  sent?: DeploymentPatchRequest | undefined
  /** Only the code shows that the revision belongs to this run: any other visible value is then another run's. */
  unconfirmed?: boolean | undefined
  /** Another revision replaced this run's, so a visible value that it changed does not belong to this run. */
  superseded?: boolean | undefined
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

/** What the reads show of one field whose last read shows another value than this run requested. */
interface Field {
  /** As in the API, from the deployment down; of a secret with its name. */
  path: string
  /** Whether this run sent the field. */
  isSent: boolean
  /** Whether a read shows the value that this run requested. */
  isAsked: (read: DeploymentAnswer) => boolean
  /** Whether the last read shows the value of the read before the write. */
  isAsBefore: boolean
  /** Whether the last read shows the value of the baseline. */
  isAsBaseline: boolean
}

/** The verdict on a field whose last read shows another value in clear. */
function judgeOther({ before, baseline, unconfirmed, superseded }: ContentsInput, field: Field): Mismatch[] {
  const { path, isSent, isAsked, isAsBefore, isAsBaseline } = field
  const wasAsked = [before, baseline].some((read) => read !== undefined && isAsked(read))
  if (wasAsked) return [{ path, kind: 'changed_since' }]
  if (isSent && isAsBefore) return [{ path, kind: 'not_applied' }]
  return unconfirmed || (superseded && !isAsBaseline) ? [{ path, kind: 'changed_since' }] : []
}

function secretMismatches(input: ContentsInput): Mismatch[] {
  const { wanted, before, baseline, last, sent } = input
  if (wanted.secrets === undefined) return []
  const asked = valuesOf(wanted.secrets)
  const toldIn = (read: DeploymentAnswer | undefined) => toldSecrets(read?.secrets)
  const [told, were, first] = [last, before, baseline].map(toldIn)
  if (!told) return []
  return [...asked].flatMap(([name, value]) => {
    const path = `secrets.${name}`
    const isSent = sent?.secrets != null
    const isAsked = (read: DeploymentAnswer) => tellsValue(toldIn(read), name, value)
    const shownAs = howShown(told, asked, name)
    if (shownAs === 'missing') {
      if (value !== '' && isReplaced(input, name)) return [{ path, kind: 'changed_since' }]
      // A missing name is not another value: only a list with names shows that one is missing.
      const isAsBefore = lacksName(input, name)
      return judgeOther({ ...input, unconfirmed: false }, { path, isSent, isAsked, isAsBefore, isAsBaseline: true })
    }
    if (shownAs !== 'other') return []
    const isAsBefore = were?.get(name) === told.get(name)
    const isAsBaseline = first?.get(name) === told.get(name)
    return judgeOther(input, { path, isSent, isAsked, isAsBefore, isAsBaseline })
  })
}

/** Whether a name that was added is missing in a list that shows names: one that shows none hides them. */
function lacksName(input: ContentsInput, name: string): boolean {
  const asked = valuesOf(input.wanted.secrets ?? [])
  const [were, are] = [namesIn(input, input.before), namesIn(input, input.last)]
  if (were.includes(name) || are.includes(name)) return false
  return are.some((each) => asked.has(each)) || (were.length > 0 && are.length > 0)
}

/**
 * Whether another writer's revision replaced the list: a name that was listed is missing, or is missing beside a new
 * name that this run did not request.
 */
function isReplaced(input: ContentsInput, name: string): boolean {
  const asked = valuesOf(input.wanted.secrets ?? [])
  const earlier = new Set([...namesIn(input, input.before), ...namesIn(input, input.baseline)])
  const are = namesIn(input, input.last)
  if (!input.superseded || are.includes(name)) return false
  return earlier.has(name) || are.some((each) => !asked.has(each) && !earlier.has(each))
}

/** The names that a read lists, without those that services set themselves. */
function namesIn({ wanted }: ContentsInput, read: DeploymentAnswer | undefined): string[] {
  const asked = valuesOf(wanted.secrets ?? [])
  const told = toldSecrets(read?.secrets)
  const extra = extraNames(told, asked, wanted.source)
  return [...(told?.keys() ?? [])].filter((each) => asked.has(each) || extra.includes(each))
}

function specMismatches(input: ContentsInput): Mismatch[] {
  const { wanted, before, last, sent } = input
  if (wanted.source !== 'external_container' || wanted.source_config.resource_spec === undefined) return []
  const asked = normalizedSpec(wanted.source_config.resource_spec)
  const given: Record<string, unknown> = wanted.source_config.resource_spec
  const specOf = (read: DeploymentAnswer | undefined) => normalizedSpec(read?.source_config.resource_spec)
  const [is, was] = [specOf(last), specOf(before)]
  // The service may fill in unset fields.
  return RESOURCE_SPEC_FIELDS.filter((field) => given[field] != null).flatMap((field) => {
    if (asked[field] === undefined || includesAsked(is[field], asked[field])) return []
    // A missing field counts only if another revision came in between and the rest of its spec is shown.
    const isDropped = is[field] === undefined
    if (isDropped && !(input.superseded && Object.keys(is).length > 0)) return []
    return judgeOther(input, {
      path: `source_config.resource_spec.${field}`,
      isSent: sent?.source_config?.resource_spec != null,
      isAsked: (read) => specOf(read)[field] !== undefined && includesAsked(specOf(read)[field], asked[field]),
      isAsBefore: isDeepStrictEqual(is[field], was[field]),
      isAsBaseline: isDeepStrictEqual(is[field], specOf(input.baseline)[field])
    })
  })
}

function settingMismatches(input: ContentsInput): Mismatch[] {
  const { wanted, before, last, sent } = input
  const sentSettings = Object.fromEntries(
    Object.entries(sent?.source_config ?? {}).filter(([field]) => SETTINGS.includes(field))
  )
  const asked: Record<string, unknown> = { ...settingsOf(wanted), ...sentSettings }
  const [is, was]: Record<string, unknown>[] = [last.source_config, before?.source_config ?? {}]
  return Object.entries(asked).flatMap(([field, value]) => {
    const shown = is?.[field]
    if (value == null || shown == null || shown === '' || isAskedSetting(field, shown, value)) return []
    return judgeOther(input, {
      path: `source_config.${field}`,
      isSent: field in sentSettings,
      isAsked: (read) => isAskedSetting(field, (read.source_config as Record<string, unknown>)[field], value),
      isAsBefore: isSameSetting(field, shown, was?.[field]),
      isAsBaseline: isSameSetting(field, shown, (input.baseline?.source_config as Record<string, unknown>)?.[field])
    })
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
