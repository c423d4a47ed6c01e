/** Compares two resource specs after applying the defaults of §2.4 to both. */
import { isDeepStrictEqual } from 'node:util'
import { fieldName } from '../../contract/fields.js'
import { normalizedSpec, RESOURCE_SPEC_FIELDS } from '../../contract/resource-spec.js'
import { count } from '../../text/format.js'
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
  if (typeof shown !== 'object' || typeof asked !== 'object' || shown === null || asked === null) return false
  return Object.entries(asked).every(([key, inner]) => includesAsked((shown as Record<string, unknown>)[key], inner))
}

/** Lists may contain environment values, so only their length is shown. */
function shown(value: unknown): unknown {
  return Array.isArray(value) ? count(value.length, 'entry', 'entries') : value
}

/** The fields that differ. Fields outside §2.4 that the service adds are ignored. */
export function diffResourceSpec(before: Spec, after: Spec): Change[] {
  const [old, wanted] = [normalizedSpec(before), normalizedSpec(after)]
  return RESOURCE_SPEC_FIELDS.filter((field) => !isDeepStrictEqual(old[field], wanted[field])).map((field) => {
    const note = describeListDifference(old[field], wanted[field])
    return {
      path: `source_config.resource_spec.${field}`,
      difference: old[field] === undefined ? 'added' : wanted[field] === undefined ? 'removed' : 'changed',
      ...(old[field] !== undefined && { before: shown(old[field]) }),
      ...(wanted[field] !== undefined && { after: shown(wanted[field]) }),
      ...(note !== undefined && { note }),
      new_revision: true
    }
  })
}

/** The fields that a service shows otherwise than they were sent: the next run cannot tell that from a change. */
export function filledFields(shown: Spec, sent: Spec): string[] {
  return shown == null || sent == null ? [] : diffResourceSpec(shown, sent).map(({ path }) => fieldName(path))
}

/** How two lists of named entries differ, by the names alone, as their values may hold secrets: `adds proxy; changes cache`. */
export function describeListDifference(before: unknown, after: unknown): string | undefined {
  if (!Array.isArray(before) && !Array.isArray(after)) return undefined
  const [old, wanted] = [entriesOf(before), entriesOf(after)]
  const named = (verb: string, names: string[]) => (names.length === 0 ? [] : [`${verb} ${names.join(', ')}`])
  const added = [...wanted.keys()].filter((name) => !old.has(name))
  const removed = [...old.keys()].filter((name) => !wanted.has(name))
  const changed = [...wanted.keys()].filter(
    (name) => old.has(name) && !isDeepStrictEqual(old.get(name), wanted.get(name))
  )
  const told = [...named('adds', added), ...named('changes', changed), ...named('removes', removed)]
  return told.length === 0 ? 'in another order' : told.join('; ')
}

/** The entries by their names; by their places, if they have none. */
function entriesOf(list: unknown): Map<string, unknown> {
  const entries: unknown[] = Array.isArray(list) ? list : []
  return new Map(entries.map((entry, i) => [nameOf(entry) ?? `entry ${i + 1}`, entry]))
}

function nameOf(entry: unknown): string | undefined {
  const name = typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : undefined
  return typeof name === 'string' ? sanitizeLine(name, 60) : undefined
}
