/** Finds previews of a closed pull request that its manifest named once, and no longer does. */
import { listPreviewNames, type ManifestScope } from '../../adapters/github/deployment-records.js'
import { hasGitHub, type RunContext } from '../../adapters/github/run-context.js'
import { type GitHubUse, guardQueries, warnerOf } from '../../adapters/github/warn-on-failure.js'
import type { ManifestDeployment } from '../../inputs/manifest/manifest.js'
import { isPreview } from '../../inputs/manifest/step-inputs.js'
import { type RawInputs, readRawInputs } from '../../inputs/raw-inputs.js'
import { parseInputs } from '../../inputs/reading.js'
import { readRequest } from '../../inputs/request.js'
import { previewKind } from '../../inputs/target.js'
import { previewName } from '../../repository/preview-name.js'
import { sanitizeLine } from '../../text/sanitize.js'

/** Returns whether the step deletes the previews of a closed pull request, or plans that. */
export function closesPreviews(raw: RawInputs, { event_action }: RunContext): boolean {
  const isDeploy = raw.command === 'deploy' || raw.command === 'plan'
  return isDeploy && isPreview(raw) && event_action === 'closed'
}

/** A step that closes previews. */
interface ClosedStep {
  raw: RawInputs
  scope: ManifestScope
  /** Key of the control plane in records. */
  control_plane: string
  /** All that the manifest names now, with the names of this run. */
  deployments: readonly ManifestDeployment[]
  /** Returns the name that a deployment has in this run. */
  nameOf: (name: string) => string
}

/**
 * Returns each of them as a deployment that this run deletes. GitHub's records are untrusted and
 * only say where to look: only the exact name of a preview of this pull request counts, and its
 * owner is checked as for every delete. Never throws.
 */
export async function findFormerPreviews(
  { raw, scope, control_plane, deployments, nameOf }: ClosedStep,
  use: GitHubUse
): Promise<ManifestDeployment[]> {
  const { context, token } = use
  const pull = context.pull_request?.number
  if (pull === undefined || !hasGitHub(context, token)) return []
  const recorded = await guardQueries(use)('look up the previews of earlier runs', (github) =>
    listPreviewNames(github, { ...scope, control_plane, pull }, warnerOf(use))
  )
  const used = new Set(deployments.flatMap(({ key, name }) => [key, name]))
  const former: ManifestDeployment[] = []
  const suffix = previewName('', pull, previewKind(context))
  for (const name of recorded ?? []) {
    const base = name.slice(0, -suffix.length)
    const isPreview = base !== '' && nameOf(base) === name && sanitizeLine(name) === name
    if (!isPreview || used.has(name)) continue
    const key = used.has(base) ? name : base
    former.push(deletionOf({ key, name, base }, raw, context))
  }
  return former
}

/** Inputs that are about the deployments which the manifest names now. */
const OF_MANIFEST: ReadonlySet<string> = new Set([
  'manifest',
  'select',
  'variables',
  'environment',
  'secrets'
])

/**
 * Describes the preview as the manifest would if it still named it, with the inputs of a step for
 * it alone.
 */
function deletionOf(
  { key, name, base }: { key: string; name: string; base: string },
  raw: RawInputs,
  context: RunContext
): ManifestDeployment {
  const inputs = readRawInputs((input) => {
    if (input === 'name') return base
    return OF_MANIFEST.has(input) ? '' : (raw[input as keyof RawInputs] ?? '')
  })
  return {
    key,
    name,
    recorded_in: undefined,
    needs: [],
    is_selected: true,
    known: undefined,
    readInputs: () => parseInputs(inputs),
    readRequest: async () => readRequest(await parseInputs(inputs), context),
    origins: () => []
  }
}
