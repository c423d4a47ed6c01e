/** The name under which a deployment of the manifest is looked up in this run. */
import { fitName } from '../contract/dialect/service-rules.js'
import type { RunContext } from '../github/run-context.js'
import { readDialect } from '../inputs/connection.js'
import { Problems, type RawInputs } from '../inputs/raw-inputs.js'
import { previewKind } from '../inputs/target.js'
import { isPreview } from '../manifest/step-inputs.js'
import { previewName } from '../repository/preview-name.js'

/** With `preview: true` on a pull request that of its preview, as the service takes it; else the name itself. */
export function nameInRun(
  raw: Pick<RawInputs, 'preview' | 'api_dialect' | 'base_url'>,
  context: RunContext,
  name: string
): string {
  const { pull_request } = context
  if (!isPreview(raw) || pull_request === undefined) return name
  const { names } = readDialect(raw, new Problems()).serviceRules
  const fitted = names === undefined ? name : (fitName(name, names) ?? name)
  return previewName(fitted, pull_request.number, previewKind(context))
}
