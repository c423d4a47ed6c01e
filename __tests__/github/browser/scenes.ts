/** What a run leaves on GitHub, by the name of its picture. */
import { renderSummary } from '../../../src/report/markdown/summary.js'
import { renderComment } from '../../support/comments/render-comment.js'
import { ENDS } from '../../support/ends.js'

const COMMENTED = ['updated', 'failed', 'in-progress', 'plan', 'several']

/** Markdown, by the name of the picture. */
export const SCENES: Record<string, string> = Object.fromEntries([
  ...Object.entries(ENDS).map(([name, deployments]) => [
    `summary-${name}`,
    renderSummary({ deployments })
  ]),
  ...COMMENTED.map((name) => [`comment-${name}`, renderComment(...(ENDS[name] ?? []))])
])
