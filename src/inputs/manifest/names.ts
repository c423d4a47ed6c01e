/** Checks that no two deployments of a manifest are the same one for the control plane. */
import { fitName } from '../../contract/dialect/service-rules.js'
import { isPreviewName, pullRequestOf } from '../../repository/preview-name.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { ManifestProblems } from './problems.js'
import type { StepInputs } from './step-inputs.js'
import type { Path } from './values.js'

/** What a deployment resolves to, and where that is written. */
export interface Identified {
  key: string
  path: Path
  name: string
  deployment_id?: string
}

/** Adds a problem for each deployment that is the same as an earlier one, or has the name of a preview of another. */
export function checkNames(
  all: readonly Identified[],
  { dialect, is_preview, raw }: StepInputs,
  problems: ManifestProblems
): void {
  const rule = dialect.serviceRules.names
  // The names of previews are made to fit the rule of the service.
  const fitted = (name: string) => (rule && fitName(name, rule)) ?? name
  const names = all.map(({ name }) => fitted(name))
  const hasPreviews = is_preview || raw.command === 'sweep'
  for (const [at, one] of all.entries()) {
    const id = one.deployment_id?.toLowerCase()
    const isSame = (other: Identified, index: number) =>
      (hasPreviews ? names[index] === names[at] : other.name === one.name) ||
      (id !== undefined && other.deployment_id?.toLowerCase() === id)
    const shown = `"${sanitizeLine(one.name, 60)}". Set another name.`
    const key = (other: Identified) => `"${sanitizeLine(other.key, 60)}" (line ${problems.lineOf(other.path)})`
    const same = all.slice(0, at).find(isSame)
    if (same !== undefined)
      problems.add(
        one.path,
        one.name === same.name
          ? `has the same name as ${key(same)}: ${shown}`
          : `is the same deployment as ${key(same)}: both lead to the same deployment_id or the same name of a preview. Change one.`
      )
    // A preview of the other would update this one, and its end would delete it.
    const name = names[at]!
    const base = isPreviewName(name) && all.find((_, index) => pullRequestOf(names[index]!, name) !== undefined)
    if (base) problems.add(one.path, `has the name of a preview of ${key(base)}: ${shown}`)
  }
}
