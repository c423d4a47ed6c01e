/** Checks which deployments need which: all exist and are waited for, and no chain of them leads back to its start. */

import { didYouMean } from '../../text/did-you-mean.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { isFalse } from '../fields.js'
import type { MergedDeployment } from './layers.js'
import type { ManifestProblems } from './problems.js'
import type { Path } from './values.js'

/** Adds a problem for each need that does not exist, and for each cycle. */
export function checkNeeds(all: readonly MergedDeployment[], problems: ManifestProblems): void {
  const keys = all.map(({ key }) => key)
  for (const { key, needs } of all) {
    for (const [needed, place] of needs) {
      if (keys.includes(needed)) continue
      const others = keys.filter((other) => other !== key)
      const meant = didYouMean(needed, others)
      problems.add(place, `"${sanitizeLine(needed, 60)}" is not a deployment of this file.${meant}`)
    }
  }
  for (const { cycle, place } of findCycles(all))
    problems.add(place, `makes a cycle: ${sanitizeLine(cycle.join(' → '), 1000)}. Remove one of these needs.`)
}

/**
 * Adds a problem for each need of a deployment that this run does not wait for: it would not see whether it is live.
 *
 * @param waits Of the selected deployments, whether this run waits for each.
 */
export function checkWaits(
  all: readonly MergedDeployment[],
  waits: ReadonlyMap<string, boolean>,
  problems: ManifestProblems
): void {
  const unawaited = new Set(all.filter(({ values }) => isFalse(values['wait'])).map(({ key }) => key))
  for (const { key, needs } of all) {
    for (const [needed, place] of needs) {
      const isLeft =
        (unawaited.has(needed) && waits.get(needed) !== true) || (waits.has(key) && waits.get(needed) === false)
      if (isLeft)
        problems.add(
          place,
          `"${sanitizeLine(needed, 60)}" has wait: false, so this run would not see whether it is live. Set its wait to true, or remove it from needs.`
        )
    }
  }
}

/** A chain of needs that returns to its first key, and where its last need is written. */
interface Cycle {
  cycle: string[]
  place: Path
}

/** Walks each deployment once. A cycle is reported where the walk closes it. */
function findCycles(all: readonly MergedDeployment[]): Cycle[] {
  const needsOf = new Map(all.map(({ key, needs }) => [key, needs]))
  const done = new Set<string>()
  const cycles: Cycle[] = []
  const walk = (way: readonly string[], key: string) => {
    if (done.has(key)) return
    for (const [needed, place] of needsOf.get(key) ?? []) {
      const from = way.indexOf(needed)
      if (from >= 0) cycles.push({ cycle: [...way.slice(from), needed], place })
      else walk([...way, needed], needed)
    }
    done.add(key)
  }
  for (const { key } of all) walk([key], key)
  return cycles
}
