/** The summary of a run of several deployments: one table, what failed and what to do, one timeline. */
import { codeBlock, escapeMarkdown } from '../../text/markdown.js'
import type { Failure } from '../failure.js'
import { type CommentedDeployment, renderDeployments } from '../markdown/comment.js'
import { renderSummary } from '../markdown/summary.js'
import { ganttHead, plainName } from '../markdown/timeline.js'
import { EMPTY_RECORD } from '../record.js'
import type { DeploymentState } from './deployment-state.js'

/** GitHub's limit is 1 MiB; what is longer is not shown at all. */
const MOST_CHARACTERS = 900_000

/** What the summary shows. */
export interface ManifestEnd {
  states: readonly DeploymentState[]
  /** Whether all are previews of a pull request. */
  is_preview?: boolean
  /** Of the whole run. */
  failure?: Failure | undefined
  /** Why nothing was to be done. */
  skipped?: string | undefined
  /** Warnings of the whole run. */
  warnings?: readonly string[] | undefined
}

/** Markdown for the job summary. Everything that is not ours in it is escaped. @param now Milliseconds since 1970. */
export function renderManifestSummary(
  { states, is_preview = false, failure, skipped, warnings = [] }: ManifestEnd,
  now: number
): string {
  if (skipped !== undefined) return `### ⏭️ Skipped\n\n${escapeMarkdown(skipped, 500)}\n`
  // It failed before any of them started: there is nothing else to show.
  if (states.every(({ phase }) => phase === 'waiting') && failure !== undefined)
    return renderSummary(EMPTY_RECORD, failure)
  const deployments = states
    .filter(({ phase }) => phase !== 'waiting')
    .map((state) => ({ ...rowOf(state, now), is_preview }))
  const picture = deploymentsTimeline(states)
  const text = renderDeployments({ deployments, run_url: undefined, most: MOST_CHARACTERS, picture, has_times: false })
  return [text, ...warnings.map((warning) => `> ⚠️ ${escapeMarkdown(warning, 500)}`), '']
    .join('\n\n')
    .replace(/\n+$/, '\n')
}

/** A deployment as summary and comment show it. */
export function rowOf({ name, record, failure, phase }: DeploymentState, now: number): CommentedDeployment {
  return { name, record, failure, under_way: phase === 'running' || phase === 'waiting', updated_at: now }
}

/** A bar for each deployment that is rolled out, from its start to its end. Undefined if there is no span to show. */
function deploymentsTimeline(states: readonly DeploymentState[]): string | undefined {
  // A delete waits for nothing.
  const rolledOut = states.filter(({ record }) => record.command !== 'delete')
  const bars = rolledOut.flatMap(({ key, phase, started_ms: from, ended_ms: to }) =>
    from === undefined || to === undefined ? [] : [{ key, phase, from: Math.round(from), to: Math.round(to) }]
  )
  const lastMs = Math.max(0, ...bars.map(({ to }) => to))
  if (bars.length === 0 || lastMs < 1_000) return undefined
  const lines = bars.map(
    ({ key, phase, from, to }) =>
      `  ${plainName(key)} :${phase === 'failed' ? 'crit' : 'done'}, ${from}, ${Math.max(to, from + 1)}`
  )
  return codeBlock([...ganttHead('Time of each deployment', lastMs), ...lines], 'mermaid')
}
