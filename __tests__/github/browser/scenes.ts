/** What a run leaves on GitHub, by the name of its picture. */

import { headline, headlineOfMany } from '../../../src/report/headline.js'
import { partOf } from '../../../src/report/markdown/comment-part.js'
import type { ShownDeployment } from '../../../src/report/markdown/deployment.js'
import { renderParts } from '../../../src/report/markdown/parts.js'
import { renderSummary } from '../../../src/report/markdown/summary.js'
import { conclude } from '../../../src/report/outcome.js'
import { ENDS } from '../../support/ends.js'

const RUN_URL = 'https://github.com/acme/support/actions/runs/1'
const AT = Date.UTC(2026, 10, 22, 11, 5)
const COMMENTED = ['updated', 'failed', 'in-progress', 'plan', 'several']

function comment(deployments: readonly ShownDeployment[]): string {
  const told = new Set<string>()
  const isOneOfMany = deployments.length > 1
  const parts = deployments.map((shown, position) =>
    partOf(shown, { key: shown.name, run_started_at: AT, position, at: AT, run_url: RUN_URL, isOneOfMany, told })
  )
  const ends = deployments.map(({ record, failure, isOver }) => conclude(record, failure, isOver))
  const [only] = deployments
  const [end] = ends
  const heading =
    only && end && !isOneOfMany ? headline(end, { ...only.record, name: only.name }) : headlineOfMany(ends)
  return renderParts(parts, { heading, marker: '<!-- marker -->' })
}

/** Markdown, by the name of the picture. */
export const SCENES: Record<string, string> = Object.fromEntries([
  ...Object.entries(ENDS).map(([name, deployments]) => [`summary-${name}`, renderSummary({ deployments })]),
  ...COMMENTED.map((name) => [`comment-${name}`, comment(ENDS[name] ?? [])])
])
