/** Checks which deployments need which: all exist, and no chain of them leads back to its start. */
import { suggestion } from '../text/nearest.js'
import { sanitizeLine } from '../text/sanitize.js'
import type { ListValue, Place } from './document.js'
import type { ManifestProblems } from './problems.js'

/** A deployment, and the keys that it needs with their places. */
export interface Needing {
  key: string
  needs: ReadonlyMap<string, Place>
}

/** The keys in the lists, each once. */
export function readNeeds(lists: readonly ListValue[]): Map<string, Place> {
  const needs = new Map<string, Place>()
  for (const item of lists.flatMap(({ items }) => items)) {
    if (item.kind === 'text' && !needs.has(item.text)) needs.set(item.text, item.place)
  }
  return needs
}

/** @param keys Of all deployments. */
export function checkNeeds(all: readonly Needing[], keys: readonly string[], problems: ManifestProblems): void {
  for (const { key, needs } of all) {
    for (const [needed, place] of needs) {
      if (keys.includes(needed) || problems.isFull) continue
      const others = keys.filter((other) => other !== key)
      problems.add(
        place,
        `"${sanitizeLine(needed, 60)}" is not a deployment of this file.${suggestion(needed, others)}`
      )
    }
  }
  for (const { path, place } of findCycles(all)) {
    const shown = path.length > MOST_SHOWN ? [...path.slice(0, MOST_SHOWN), '…', path.at(-1)] : path
    problems.add(
      place,
      `makes a cycle: ${shown.map((key) => sanitizeLine(String(key), 100)).join(' → ')}. Remove one of these needs.`
    )
  }
}

/** Keys of a cycle that are shown. */
const MOST_SHOWN = 12

/** More are not listed. */
const MOST_CYCLES = 20

/** A chain of needs that returns to its first key, and where its last need is written. */
interface Cycle {
  path: string[]
  place: Place
}

/** Walks each deployment once, without recursion. A cycle is reported where the walk closes it. */
function findCycles(all: readonly Needing[]): Cycle[] {
  const needsOf = new Map(all.map(({ key, needs }) => [key, [...needs]]))
  const done = new Set<string>()
  const cycles: Cycle[] = []
  for (const { key: start } of all) {
    const walk: { key: string; next: number }[] = done.has(start) ? [] : [{ key: start, next: 0 }]
    while (walk.length > 0 && cycles.length < MOST_CYCLES) {
      const at = walk.at(-1)!
      const [needed, place] = needsOf.get(at.key)?.[at.next++] ?? []
      if (needed === undefined || place === undefined) {
        done.add(at.key)
        walk.pop()
        continue
      }
      const from = walk.findIndex(({ key }) => key === needed)
      if (from >= 0) cycles.push({ path: [...walk.slice(from).map(({ key }) => key), needed], place })
      else if (!done.has(needed) && needsOf.has(needed)) walk.push({ key: needed, next: 0 })
    }
  }
  return cycles
}
