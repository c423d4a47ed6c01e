/** Shows where each value of a deployment comes from, for the debug log of a plan. */
import { fieldPath } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Place, Value } from '../document.js'
import { isBehaviorInput } from '../keys.js'
import type { ManifestProblems } from '../problems.js'
import type { StepInputs } from '../step-inputs.js'
import type { MergedDeployment } from './resolver.js'

type Path = Place['path']

/** One line per value, as it is written: references are not replaced, and values of secrets are not shown. */
export function originsOf(
  { key, values }: MergedDeployment,
  { step, problems }: { step: StepInputs; problems: ManifestProblems }
): string[] {
  const line = (path: Path, shown: string, origin: string) =>
    `${key}.${sanitizeLine(fieldPath(path), 120)}${shown} ← ${origin}`
  const written = leavesOf(values, []).flatMap(({ path, text, place }) => {
    const input = String(path[0])
    if (isBehaviorInput(input) && step.overrides.has(input)) return []
    const shown = input === 'secrets' ? '' : ` = ${sanitizeLine(text, 80)}`
    return [line(path, shown, problems.nameOf(place))]
  })
  const given = [...step.overrides].map(([input, text]) =>
    line([input], ` = ${sanitizeLine(text, 80)}`, `input ${input} of the step`)
  )
  return [...written, ...given]
}

function leavesOf(value: Value, path: Path): { path: Path; text: string; place: Place }[] {
  switch (value.kind) {
    case 'null':
      return []
    case 'text':
      return [{ path, text: value.text, place: value.place }]
    case 'list':
      return value.items.flatMap((item, i) => leavesOf(item, [...path, i]))
    case 'map':
      return [...value.entries].flatMap(([name, inner]) => leavesOf(inner, [...path, name]))
  }
}
