/** Checks that no two deployments of a manifest are the same one for the control plane. */
import { fitName } from '../contract/dialect/service-rules.js'
import { isPreviewName, pullRequestOf } from '../repository/preview-name.js'
import { sanitizeLine } from '../text/sanitize.js'
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
  const first = new Map<string, Identified>()
  const rule = dialect.serviceRules.names
  // The names of previews are made to fit the rule of the service.
  const fitted = (name: string) => (rule && fitName(name, rule)) ?? name
  const hasPreviews = is_preview || raw.command === 'sweep'
  for (const one of all) {
    const { name, deployment_id } = one
    const compared = hasPreviews ? fitted(name) : name
    const same = first.get(`name ${compared}`) ?? (deployment_id && first.get(`id ${deployment_id.toLowerCase()}`))
    if (same) problems.add(one.path, describe(one, same, problems))
    else first.set(`name ${compared}`, one)
    if (!same && deployment_id !== undefined) first.set(`id ${deployment_id.toLowerCase()}`, one)
  }
  const named = all.map((one) => ({ one, name: fitted(one.name) }))
  for (const preview of named.filter(({ name }) => isPreviewName(name))) {
    const base = named.find(({ name }) => pullRequestOf(name, preview.name) !== undefined)
    if (base) problems.add(preview.one.path, describePreview(preview.one, base.one, problems))
  }
}

function describe({ name }: Identified, other: Identified, problems: ManifestProblems): string {
  const shown = shownKey(other, problems)
  if (name === other.name) return `has the same name as ${shown}: "${sanitizeLine(name, 60)}". Set another name.`
  return `is the same deployment as ${shown}: both lead to the same deployment_id or the same name of a preview. Change one.`
}

/** A preview of the other would update this one, and its end would delete it. */
function describePreview({ name }: Identified, other: Identified, problems: ManifestProblems): string {
  return `has the name of a preview of ${shownKey(other, problems)}: "${sanitizeLine(name, 60)}". Set another name.`
}

const shownKey = ({ key, path }: Identified, problems: ManifestProblems) =>
  `"${sanitizeLine(key, 60)}" (line ${problems.lineOf(path)})`
