/** Compares two resource specs after applying the defaults of §2.4 to both. */
import { isDeepStrictEqual } from 'node:util'
import { fieldName } from '../../contract/fields.js'
import { normalizedSpec, RESOURCE_SPEC_FIELDS } from '../../contract/resource-spec.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Change } from '../core/model.js'

type Spec = Record<string, unknown> | null | undefined

/** Whether a value contains everything that was requested. Services add labels, and defaults of containers. */
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

/** Lists may contain environment values, so only the names of their entries are shown. */
function shown(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((entry, at) => nameOf(entry) ?? `entry ${at + 1}`).join(', ')
}

/** By which entries two lists differ; undefined for what are no two lists. */
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

/** The fields that differ. Fields outside §2.4 that the service adds are ignored. */
export function diffResourceSpec(before: Spec, after: Spec): Change[] {
  const [old, wanted] = [normalizedSpec(before), normalizedSpec(after)]
  return RESOURCE_SPEC_FIELDS.filter((field) => !isDeepStrictEqual(old[field], wanted[field])).map(
    (field) => {
      const [is, asked] = [shown(old[field]), shown(wanted[field])]
      const note = differing(old[field], wanted[field])
      return {
        path: `source_config.resource_spec.${field}`,
        difference: is === undefined ? 'added' : asked === undefined ? 'removed' : 'changed',
        ...(is !== undefined && { before: is }),
        ...(asked !== undefined && { after: asked }),
        ...(note !== undefined && { note }),
        new_revision: true
      }
    }
  )
}

/** The fields that a service shows otherwise than they were sent: the next run cannot tell that from a change. */
export function filledFields(shown: Spec, sent: Spec): string[] {
  return shown == null || sent == null
    ? []
    : diffResourceSpec(shown, sent).map(({ path }) => fieldName(path))
}
