/** Checks the deployments of a manifest against each other: their names, and which need which. */
import { fitName } from '../../contract/dialect.js'
import { isPreviewName, pullRequestOf } from '../../repository/preview-name.js'
import { didYouMean } from '../../text/did-you-mean.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { isFalse } from '../fields.js'
import type { RawInputs } from '../raw-inputs.js'
import type { Identity } from './deployment-inputs.js'
import type { ManifestProblems, Path } from './document.js'
import { type MergedDeployment, originOf } from './layers.js'
import type { StepInputs } from './step-inputs.js'

interface Identified extends MergedDeployment {
  identity: Identity
}

/**
 * Adds a problem for each deployment that is the same as an earlier one, or has the name of a
 * preview of another.
 */
export function checkNames(
  all: readonly Identified[],
  step: StepInputs,
  problems: ManifestProblems
): void {
  const { dialect, names_previews } = step
  const rule = dialect.serviceRules.names
  const names = all.map(({ identity }) => identity.name)
  // The names of previews are made to fit the rule of the service.
  const fitted = names.map((name) => (rule && fitName(name, rule)) ?? name)
  const used = names_previews ? fitted : names
  const ids = all.map(({ identity }) => identity.deployment_id?.toLowerCase())
  for (const [at, one] of all.entries()) {
    const isSame = (other: number) =>
      used[other] === used[at] || (ids[at] !== undefined && ids[other] === ids[at])
    const refuse = (other: Identified, what: string) => {
      const key = `"${sanitizeLine(other.key, 60)}" (line ${problems.placeOf(pathOf(other)).line})`
      problems.add(pathOf(one), `${what} ${key}. Set another name or deployment_id.`)
    }
    const same = all.find((_, other) => other < at && isSame(other))
    if (same !== undefined) refuse(same, 'leads to the same deployment as')
    // A preview of the other would update this one, and its end would delete it.
    const name = fitted[at]!
    const base =
      isPreviewName(name) &&
      all.find((_, other) => pullRequestOf(fitted[other]!, name) !== undefined)
    if (base) refuse(base, 'has the name of a preview of')
  }
}

/** Where the name of a deployment is written. */
const pathOf = (one: MergedDeployment): Path =>
  Object.hasOwn(one.values, 'name') ? originOf(one, ['name']) : ['deployments', one.key]

/**
 * Adds a problem for each need that does not exist, and for each cycle, where the walk closes it.
 */
export function checkNeeds(all: readonly MergedDeployment[], problems: ManifestProblems): void {
  const needsOf = new Map(all.map(({ key, needs }) => [key, needs]))
  const done = new Set<string>()
  const walk = (way: readonly string[], key: string) => {
    if (done.has(key)) return
    for (const [needed, place] of needsOf.get(key) ?? []) {
      const from = way.indexOf(needed)
      const cycle = [...way.slice(from), needed].join(' → ')
      if (from >= 0)
        problems.add(
          place,
          `makes a cycle: ${sanitizeLine(cycle, 1000)}. Remove one of these needs.`
        )
      else if (needsOf.has(needed)) walk([...way, needed], needed)
      else {
        const meant = didYouMean(
          needed,
          [...needsOf.keys()].filter((other) => other !== key)
        )
        problems.add(
          place,
          `"${sanitizeLine(needed, 60)}" is not a deployment of this file.${meant}`
        )
      }
    }
    done.add(key)
  }
  for (const { key } of all) walk([key], key)
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
  const written = new Map(all.map(({ key, values }) => [key, values['wait']]))
  for (const { key, needs } of all) {
    for (const [needed, place] of needs) {
      // What the step sets holds for the selected ones.
      const wait = known.get(needed)?.wait ?? written.get(needed)
      if (!isFalse(wait) || !(known.has(key) || isFalse(written.get(needed)))) continue
      problems.add(
        place,
        `"${sanitizeLine(needed, 60)}" has wait: false, so this run would not see ` +
          'whether it is live. Set its wait to true, or remove it from needs.'
      )
    }
  }
}
