/** The name under which a deployment of the manifest is looked up in this run. */
import { previewName } from '../deploy/core/preview-name.js'
import type { RunContext } from '../github/run-context.js'
import type { RawInputs } from '../inputs/raw-inputs.js'

/** With `preview: true` on a pull request that of its preview, else the name itself. */
export function nameInRun(raw: Pick<RawInputs, 'preview'>, { pull_request }: RunContext, name: string): string {
  return raw.preview?.toLowerCase() === 'true' && pull_request !== undefined
    ? previewName(name, pull_request.number)
    : name
}
