/** Checks the deployments of a manifest against each other: their names, and which need which. */
import { fitName } from '../../contract/dialect.js'
import { isPreviewName, pullRequestOf } from '../../repository/preview-name.js'
import { didYouMean } from '../../text/did-you-mean.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { isFalse } from '../fields.js'
import type { RawInputs } from '../raw-inputs.js'
import type { Identity } from './deployment-inputs.js'
import type { Path } from './document.js'
import type { MergedDeployment } from './layers.js'
import type { ManifestProblems } from './problems.js'
import type { StepInputs } from './step-inputs.js'

/** What a deployment resolves to, and where that is written. */
export interface Identified extends Identity {
  key: string
  path: Path
}

/** Adds a problem for each deployment that is the same as an earlier one, or has the name of a preview of another. */
export function checkNames(
  all: readonly Identified[],
  { dialect, is_preview, raw }: StepInputs,
  problems: ManifestProblems
): void {
  const rule = dialect.serviceRules.names
  // The names of previews are made to fit the rule of the service.
  const fitted = all.map(({ name }) => (rule && fitName(name, rule)) ?? name)
  const names = is_preview || raw.command === 'sweep' ? fitted : all.map(({ name }) => name)
  const ids = all.map(({ deployment_id }) => deployment_id?.toLowerCase())
  for (const [at, { path }] of all.entries()) {
    const isSame = (other: number) => names[other] === names[at] || (ids[at] !== undefined && ids[other] === ids[at])
    const refuse = (other: Identified, what: string) => {
      const key = `"${sanitizeLine(other.key, 60)}" (line ${problems.placeOf(other.path).line})`
      problems.add(path, `${what} ${key}. Set another name or deployment_id.`)
    }
    const same = all.find((_, other) => other < at && isSame(other))
    if (same !== undefined) refuse(same, 'leads to the same deployment as')
    // A preview of the other would update this one, and its end would delete it.
    const name = fitted[at]!
    const base = isPreviewName(name) && all.find((_, other) => pullRequestOf(fitted[other]!, name) !== undefined)
    if (base) refuse(base, 'has the name of a preview of')
  }
}

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
 * Adds a problem for each need that is not waited for: the run would not see whether it is live.
 *
 * @param known The inputs of the selected deployments.
 */
export function checkWaits(
  all: readonly MergedDeployment[],
  known: ReadonlyMap<string, RawInputs>,
  problems: ManifestProblems
): void {
  // What the step sets holds for the selected ones.
  const written = new Map(all.map(({ key, values }) => [key, values['wait']]))
  for (const { key, needs } of all) {
    for (const [needed, place] of needs) {
      const wait = known.get(needed)?.wait ?? written.get(needed)
      if (!isFalse(wait) || !(known.has(key) || isFalse(written.get(needed)))) continue
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
