/** The text of a comment as a run writes it. */
import { headline, headlineOfMany } from '../../../src/report/headline.js'
import type { ShownDeployment } from '../../../src/report/markdown/deployment.js'
import { type Part, partOf, renderParts } from '../../../src/report/markdown/parts.js'
import { conclude, outcomeOfToken } from '../../../src/report/outcome.js'

const AT = Date.UTC(2026, 10, 22, 11, 5)
const RUN_URL = 'https://github.com/acme/support/actions/runs/1'

/** The parts of these deployments. */
export function partsOf(deployments: readonly ShownDeployment[], run_started_at = AT): Part[] {
  const isOneOfMany = deployments.length > 1
  return deployments.map((shown, position) =>
    partOf(shown, { key: shown.name, run_started_at, position, at: AT, run_url: RUN_URL, isOneOfMany })
  )
}

/** The heading of several parts. */
export const headingOf = (parts: readonly Part[]) => headlineOfMany(parts.map(({ kind }) => outcomeOfToken(kind)))

/** The whole text, with its markers. */
export function renderComment(...deployments: ShownDeployment[]): string {
  const parts = partsOf(deployments)
  const [only, ...others] = deployments
  const heading =
    only === undefined || others.length > 0
      ? headingOf(parts)
      : headline(conclude(only.record, only.failure, only.isOver), { ...only.record, name: only.name })
  return renderParts(parts, { heading, marker: '<!-- deploy-agent-server 0 -->' })
}
