/** Compares two resource specs after applying the defaults of §2.4 to both. */
import { isDeepStrictEqual } from 'node:util'
import { applyResourceDefaults } from '../../contract/resource-defaults.js'
import { RESOURCE_SPEC_FIELDS } from '../../contract/vocabulary.js'
import { count } from '../../text/format.js'
import type { Change } from '../core/model.js'

/** Null and absent mean the same, at any depth; so does an unset `value` of an environment variable (§2.4). */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner != null)
      .map(([key, inner]) => [
        key,
        key === 'env' && Array.isArray(inner) ? inner.map(environmentVariable) : withoutNulls(inner)
      ])
  )
}

function environmentVariable(variable: unknown): unknown {
  const plain = withoutNulls(variable)
  return typeof plain === 'object' && plain !== null && !('valueFrom' in plain) ? { value: '', ...plain } : plain
}

/** An empty list or map counts as unset, except deeper down (`emptyDir: {}`). */
function isEmptyCollection(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

/** Applies the defaults of §2.4 and removes empty values. */
export function normalizedSpec(spec: Record<string, unknown> | null | undefined): Record<string, unknown> {
  const set = Object.entries(spec ?? {}).filter(([, value]) => !isEmptyCollection(value))
  const full: Record<string, unknown> = applyResourceDefaults(Object.fromEntries(set))
  return withoutNulls(full) as Record<string, unknown>
}

/** Whether a value contains everything that was requested. Services add labels, and defaults of containers. */
export function includesAsked(shown: unknown, asked: unknown): boolean {
  if (isDeepStrictEqual(shown, asked)) return true
  if (Array.isArray(shown) || Array.isArray(asked)) {
    if (!Array.isArray(shown) || !Array.isArray(asked)) return false
    return asked.every((entry) => shown.some((each) => includesAsked(each, entry)))
  }
  if (typeof shown !== 'object' || typeof asked !== 'object' || shown === null || asked === null) return false
  return Object.entries(asked).every(([key, inner]) => includesAsked((shown as Record<string, unknown>)[key], inner))
}

/** Lists may contain environment values, so only their length is shown. */
function shown(value: unknown): unknown {
  return Array.isArray(value) ? count(value.length, 'entry', 'entries') : value
}

/** The fields that differ. Fields outside §2.4 that the service adds are ignored. */
export function diffResourceSpec(
  before: Record<string, unknown> | null | undefined,
  after: Record<string, unknown>
): Change[] {
  const [old, wanted] = [normalizedSpec(before), normalizedSpec(after)]
  return RESOURCE_SPEC_FIELDS.filter((field) => !isDeepStrictEqual(old[field], wanted[field])).map((field) => ({
    path: `source_config.resource_spec.${field}`,
    difference: old[field] === undefined ? 'added' : wanted[field] === undefined ? 'removed' : 'changed',
    ...(old[field] !== undefined && { before: shown(old[field]) }),
    ...(wanted[field] !== undefined && { after: shown(wanted[field]) }),
    new_revision: true
  }))
}

/**
 * The fields that a service shows in another way than they were sent: it fills them in. The next run cannot tell that
 * from a change, and sends the spec again.
 */
export function filledFields(
  shown: Record<string, unknown> | null | undefined,
  sent: Record<string, unknown> | null | undefined
): string[] {
  if (shown == null || sent == null) return []
  return diffResourceSpec(shown, sent).map(({ path }) => path.slice(path.lastIndexOf('.') + 1))
}
