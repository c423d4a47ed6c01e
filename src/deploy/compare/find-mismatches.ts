/**
 * Finds fields that do not match the request after a write. Compares only reads with reads: services show values in
 * their own way. A field that this run did not send, because it was equal, must still be equal. One that it sent must
 * not show its old value. If the latest revision is another writer's, any visible difference counts. Pure.
 */
import { isDeepStrictEqual } from 'node:util'
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import type { DeploymentPatchRequest } from '../../contract/deployment.js'
import { valueAt } from '../../contract/fields.js'
import { normalizedSpec, RESOURCE_SPEC_FIELDS } from '../../contract/resource-spec.js'
import { toldSecrets } from '../../contract/returned-secrets.js'
import type { Fact } from '../../errors.js'
import { isAskedValue, isSameValue } from '../../repository/same-value.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { DesiredDeployment } from '../core/model.js'
import { includesAsked } from './diff-resource-spec.js'
import { diffSecrets, removedSecrets } from './diff-secrets.js'
import { askedFields, isShown } from './diff-settings.js'

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

/** `not_applied`: the value from before the write. `changed_since`: another one than this run requested. */
export interface Mismatch {
  path: string
  kind: 'not_applied' | 'changed_since'
}

/** The fields that visibly show another value than was requested, with the verdict on them. */
export function findMismatches(input: ContentsInput): Mismatch[] {
  const others = [...otherSecrets(input), ...otherSpecFields(input), ...otherSettings(input)]
  return others.flatMap(({ path, field = path, isAsBefore }): Mismatch[] => {
    const isSent = valueAt(input.sent, field) != null
    if (isSent && isAsBefore) return [{ path, kind: 'not_applied' }]
    return input.isForeign || input.isUnnamed || !isSent ? [{ path, kind: 'changed_since' }] : []
  })
}

interface OtherField {
  path: string
  /** The path of the field that is sent, if that is another. */
  field?: string
  isAsBefore: boolean
}

function otherSecrets({ wanted, before, last }: ContentsInput): OtherField[] {
  if (wanted.secrets === undefined) return []
  const told = toldSecrets(last.secrets)
  // Before a create, there were none.
  const were = before === undefined ? new Map() : toldSecrets(before.secrets)
  return diffSecrets(last.secrets, wanted.secrets, wanted.source, before?.secrets)
    .filter(({ difference }) => difference === 'added' || difference === 'changed')
    .map(({ path }) => {
      const name = path.slice('secrets.'.length)
      return {
        path,
        field: 'secrets',
        isAsBefore: were !== null && were.get(name) === told?.get(name)
      }
    })
}

function otherSpecFields({ wanted, before, last, isForeign }: ContentsInput): OtherField[] {
  if (wanted.source !== 'external_container') return []
  const given: Record<string, unknown> = wanted.source_config.resource_spec ?? {}
  const asked = normalizedSpec(given)
  const [is = {}, was = {}] = [last, before].map((read) =>
    normalizedSpec(read?.source_config.resource_spec)
  )
  // A missing field counts only in the spec of another writer. The service may fill in unset fields.
  const mayLack = !isForeign || Object.keys(is).length === 0
  const spec = 'source_config.resource_spec'
  return RESOURCE_SPEC_FIELDS.filter((field) => given[field] != null && asked[field] !== undefined)
    .filter(
      (field) => !includesAsked(is[field], asked[field]) && !(mayLack && is[field] === undefined)
    )
    .map((field) => ({
      path: `${spec}.${field}`,
      field: spec,
      isAsBefore: isDeepStrictEqual(is[field], was[field])
    }))
}

function otherSettings({ wanted, before, last }: ContentsInput): OtherField[] {
  return askedFields(wanted, last, 'setting')
    .filter(({ field, asked, shown }) => isShown(shown) && !isTaken(field, asked, shown))
    .map(({ path, field, shown }) => ({
      path,
      isAsBefore: isSameValue(field, shown, valueAt(before, path))
    }))
}

/** Whether a service that shows `shown` has taken `asked`: it may collapse blanks, and serve an address over https. */
function isTaken(field: string, asked: unknown, shown: unknown): boolean {
  if (typeof asked !== 'string' || typeof shown !== 'string')
    return isSameValue(field, asked, shown)
  return [asked, asked.trim().replace(/^http:/i, 'https:')].some((each) =>
    isSameValue(field, plain(each), plain(shown))
  )
}

const plain = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?!\w+:\/\/)/, 'https://')

/** The secrets that this run asked to remove, by whether the service still lists them: it may add them itself. */
export function judgeRemoved({ wanted, before, last, sent }: ContentsInput): {
  kept: string[]
  removed: string[]
} {
  const { secrets, source } = wanted
  if (secrets === undefined || sent?.secrets == null) return { kept: [], removed: [] }
  const [listed = [], asked = []] = [last, before].map((read) =>
    removedSecrets(diffSecrets(read?.secrets, secrets, source))
  )
  const removed =
    toldSecrets(last.secrets) === null ? [] : asked.filter((name) => !listed.includes(name))
  return { kept: asked.filter((name) => listed.includes(name)), removed }
}

/** Lists the shown code fields that differ from the request, one line each. Missing fields do not count. */
export function findOtherCode(
  wanted: DesiredDeployment,
  revision: RevisionAnswer | null,
  told?: DeploymentAnswer
): Fact[] {
  const code: Record<string, unknown> =
    revision?.source_revision_config ?? told?.source_revision_config ?? {}
  return Object.entries(wanted.source_revision_config).flatMap(([field, asked]) => {
    const value = code[field]
    if (typeof value !== 'string' || value === '' || isAskedValue(field, asked, value)) return []
    const both = `the service shows ${sanitizeLine(value)}, this run requested ${sanitizeLine(asked)}`
    return [{ label: field, value: both }]
  })
}
