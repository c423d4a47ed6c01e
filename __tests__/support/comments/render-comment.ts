/** The text of a comment as a run writes it. */
import {
  headingOf,
  mergeParts,
  type Part,
  partOf,
  renderParts
} from '../../../src/report/markdown/parts.js'
import type { ShownDeployment } from '../../../src/report/outcome.js'

const AT = Date.UTC(2026, 10, 22, 11, 5)
const RUN_URL = 'https://github.com/acme/support/actions/runs/1'

/** The parts of these deployments. */
export function partsOf(deployments: readonly ShownDeployment[], run_started_at = AT): Part[] {
  const isOneOfMany = deployments.length > 1
  return deployments.map((shown, position) =>
    partOf(shown, {
      run_started_at,
      position,
      at: AT,
      run_url: RUN_URL,
      isOneOfMany,
      isShared: isOneOfMany
    })
  )
}

/** The whole text, with its markers. */
export function renderComment(...deployments: ShownDeployment[]): string {
  const parts = partsOf(deployments)
  return renderParts(mergeParts([], parts), {
    heading: headingOf(parts),
    marker: '<!-- deploy-agent-server 0 -->'
  })
}
