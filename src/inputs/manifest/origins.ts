/** Shows where each value of a deployment comes from, for the debug log of a plan. */
import { fieldPath } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { BEHAVIOR_INPUTS } from './keys.js'
import { type MergedDeployment, originOf } from './layers.js'
import type { ManifestProblems } from './problems.js'
import { isGiven, type StepInputs } from './step-inputs.js'
import { isMap, type Path } from './values.js'

/** One line per value, as it is written: references are not replaced, and values of secrets are not shown. */
export function originsOf(deployment: MergedDeployment, { raw }: StepInputs, problems: ManifestProblems): string[] {
  const { key, values } = deployment
  const line = ({ path, text }: Leaf, origin: string) => {
    const shown = path[0] === 'secrets' ? '' : ` = ${sanitizeLine(text, 80)}`
    return `${key}.${sanitizeLine(fieldPath(path), 120)}${shown} ← ${origin}`
  }
  const given = BEHAVIOR_INPUTS.filter((input) => isGiven(raw, input))
  const leaves = leavesOf(values, []).filter(({ path }) => !given.some((input) => input === path[0]))
  return [
    ...leaves.map((leaf) => line(leaf, problems.nameOf(originOf(deployment, leaf.path)))),
    ...given.map((input) => line({ path: [input], text: raw[input] ?? '' }, `input ${input} of the step`))
  ]
}

interface Leaf {
  path: Path
  text: string
}

function leavesOf(value: unknown, path: Path): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => leavesOf(item, [...path, i]))
  if (isMap(value)) return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]))
  return [{ path, text: String(value) }]
}
