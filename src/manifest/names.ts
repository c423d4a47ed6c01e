/** Checks that no two deployments of a manifest are the same one for the control plane. */
import { fitName } from '../contract/dialect/service-rules.js'
import { sanitizeLine } from '../text/sanitize.js'
import type { Place } from './document.js'
import type { ManifestProblems } from './problems.js'
import type { StepInputs } from './step-inputs.js'

/** What a deployment resolves to, and where that is written. */
export interface Identified {
  key: string
  place: Place
  name: string
  deployment_id?: string
}

/** Adds a problem for each deployment that is the same as an earlier one. */
export function checkNames(
  all: readonly Identified[],
  { dialect, is_preview, raw }: StepInputs,
  problems: ManifestProblems
): void {
  const first = new Map<string, Identified>()
  const rule = dialect.serviceRules.names
  const hasPreviews = is_preview || raw.command === 'sweep'
  for (const one of all) {
    const { name, deployment_id } = one
    // The names of previews are made to fit the rule of the service.
    const compared = hasPreviews && rule !== undefined ? (fitName(name, rule) ?? name) : name
    const same = first.get(`name ${compared}`) ?? (deployment_id && first.get(`id ${deployment_id.toLowerCase()}`))
    if (same) problems.add(one.place, describe(one, same, problems))
    else first.set(`name ${compared}`, one)
    if (!same && deployment_id !== undefined) first.set(`id ${deployment_id.toLowerCase()}`, one)
  }
}

function describe({ name }: Identified, other: Identified, problems: ManifestProblems): string {
  const shown = `"${sanitizeLine(other.key, 60)}" (line ${problems.lineOf(other.place)})`
  if (name !== other.name)
    return `is the same deployment as ${shown}: both lead to the same deployment_id or the same name of a preview. Change one.`
  return `has the same name as ${shown}: "${sanitizeLine(name, 60)}". Set another name.`
}
