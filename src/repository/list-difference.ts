/** Says how two lists of named entries differ, such as the containers of a resource spec. Pure. */
import { isDeepStrictEqual } from 'node:util'
import { sanitizeLine } from '../text/sanitize.js'

/** `adds proxy; changes cache`: by the names of the entries alone, as their values may hold secrets. */
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
