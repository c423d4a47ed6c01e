/** Compares two resource specs after applying the defaults of §2.4 to both. */
import { isDeepStrictEqual } from 'node:util'
import type { ServiceRules } from '../../contract/dialect.js'
import { fieldName } from '../../contract/fields.js'
import { isRounded, normalizedSpec, RESOURCE_SPEC_FIELDS } from '../../contract/resource-spec.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Change, Difference } from '../core/model.js'

type Spec = Record<string, unknown> | null | undefined

/**
 * Returns whether a value contains everything that was requested. Services add labels, and defaults
 * of containers.
 */
export function includesAsked(shown: unknown, asked: unknown): boolean {
  if (isDeepStrictEqual(shown, asked)) return true
  if (Array.isArray(shown) || Array.isArray(asked)) {
    if (!Array.isArray(shown) || !Array.isArray(asked)) return false
    return asked.every((entry) => shown.some((each) => includesAsked(each, entry)))
  }
  if (typeof shown !== 'object' || typeof asked !== 'object' || shown === null || asked === null)
    return false
  return Object.entries(asked).every(([key, inner]) =>
    includesAsked((shown as Record<string, unknown>)[key], inner)
  )
}

/** Returns the value of a field as it may be shown: a list may contain environment values, so only its names are. */
export function shownResource(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((entry, at) => nameOf(entry) ?? `entry ${at + 1}`).join(', ')
}

/** Names the entries by which two lists differ; undefined for what are no two lists. */
function differing(before: unknown, after: unknown): string | undefined {
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined
  const isIn = (list: unknown[], entry: unknown) =>
    list.some((other) => isDeepStrictEqual(other, entry))
  const changed = [
    ...before.filter((entry) => !isIn(after, entry)),
    ...after.filter((entry) => !isIn(before, entry))
  ]
  const names = new Set(changed.map((entry) => nameOf(entry) ?? 'an entry without a name'))
  return names.size === 0 ? 'in another order' : `differs in ${[...names].join(', ')}`
}

function nameOf(entry: unknown): string | undefined {
  const name =
    typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : undefined
  return typeof name === 'string' ? sanitizeLine(name, 60) : undefined
}

/** Returns the fields that a spec sets. */
const fieldsSetBy = (spec: Spec) =>
  Object.entries(spec ?? {}).flatMap(([field, value]) => (value == null ? [] : [field]))

/** Returns whether two values of a field mean the same to a service with these rules. */
export function isSameResource(
  field: string,
  { asked, shown }: { asked: unknown; shown: unknown },
  rules: ServiceRules = {}
): boolean {
  if (isDeepStrictEqual(asked, shown)) return true
  return rules.completesResourceSpecs === true && isRounded(field, asked, shown)
}

/**
 * Returns the fields that differ. Fields outside §2.4 that the service adds are ignored, and all
 * that it adds if it is known to fill in what is not set.
 */
export function diffResourceSpec(before: Spec, after: Spec, rules: ServiceRules = {}): Change[] {
  const old = normalizedSpec(before)
  const wanted = normalizedSpec(after)
  const known = rules.completesResourceSpecs ? [] : RESOURCE_SPEC_FIELDS
  const others = rules.hasMoreResources ? fieldsSetBy(after) : []
  const fields = [...new Set<string>([...known, ...others])]
  const isOther = (field: string) =>
    !isSameResource(field, { asked: wanted[field], shown: old[field] }, rules)
  return fields.filter(isOther).map((field) => {
    const before = shownResource(old[field])
    const after = shownResource(wanted[field])
    const note = differing(old[field], wanted[field])
    let difference: Difference = 'changed'
    if (after === undefined) difference = 'removed'
    if (before === undefined) difference = 'added'
    return {
      path: `source_config.resource_spec.${field}`,
      difference,
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
      ...(note !== undefined && { note }),
      new_revision: true
    }
  })
}

/**
 * Returns the fields that a service shows otherwise than they were sent: the next run cannot tell
 * that from a change.
 */
export function filledFields(shown: Spec, sent: Spec, rules?: ServiceRules): string[] {
  if (shown == null || sent == null) return []
  return diffResourceSpec(shown, sent, rules).map(({ path }) => fieldName(path))
}

/** Returns the fields that a service shows and a spec does not set. */
export function keptFields(shown: Spec, asked: Spec): string[] {
  const set = fieldsSetBy(asked)
  return fieldsSetBy(shown).filter((field) => !set.includes(field))
}

const fieldsOf = (spec: Spec, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, spec?.[field]]))

/**
 * Returns the spec to send to a service that replaces the whole of it and fills in what is not set:
 * what it shows, with what is asked. A limit below the new request could never be right, and is
 * left to the service.
 */
export function completedSpec(shown: Spec, asked: Spec): Record<string, unknown> {
  const kept = keptFields(shown, asked).filter((field) => {
    const limit = shown?.[field]
    const request = asked?.[field.replace('_limit', '')]
    return !(typeof limit === 'number' && typeof request === 'number' && limit < request)
  })
  return { ...fieldsOf(shown, kept), ...fieldsOf(asked, fieldsSetBy(asked)) }
}
