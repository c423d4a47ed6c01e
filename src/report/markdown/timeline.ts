/** The rollout as a picture: a Mermaid gantt, which GitHub draws. */

import { meaningOf, progressOf, verdictOf } from '../../contract/status.js'
import { spellDuration } from '../../text/format.js'
import { codeBlock } from '../../text/markdown.js'
import type { RunRecord } from '../record.js'

/** A status, from when it was seen; in milliseconds since the wait began. */
interface Step {
  section: string
  status: string
  from: number
}

/** Mermaid ends a name at `:` and a statement at `;` or `#`; a status of a server keeps only harmless characters. */
function plainName(text: string): string {
  return text.replace(/[^A-Za-z0-9_ -]/g, '').slice(0, 40) || 'status'
}

/** What takes less is no rollout; in milliseconds. */
const SHORTEST_MS = 1_000

/**
 * A gantt of the statuses, each from when it was seen to when the next one was; the rollback follows the wait. A failure is
 * red, and so is the status before it if that is the phase that failed. Undefined if nothing took time or failed.
 */
export function timeline(record: RunRecord): string | undefined {
  const { statuses, rollback_statuses, waited_ms: endMs = 0 } = record
  const hasFailed = statuses.some(({ status }) => verdictOf(status) === 'failed')
  if (endMs < (hasFailed ? 1 : SHORTEST_MS) || statuses.length === 0) return undefined
  const steps: Step[] = statuses.map(({ revision_id, status, elapsed_ms }) => ({
    section: plainName(revision_id).slice(0, 8),
    status,
    from: elapsed_ms
  }))
  const back = rollback_statuses.map(({ status, elapsed_ms }) => ({
    section: 'Rollback',
    status,
    from: endMs + elapsed_ms
  }))
  const lastMs = back.at(-1)?.from ?? endMs
  return codeBlock(
    [...ganttHead('Time in each status', lastMs), ...draw(steps, endMs), ...draw(back, lastMs)],
    'mermaid'
  )
}

/** The time of one of several deployments, since the run began; in milliseconds. */
export interface Bar {
  key: string
  from: number
  to: number
  hasFailed: boolean
}

/** A bar for each deployment that is rolled out, from its start to its end. Undefined if there is no span to show. */
export function deploymentsTimeline(bars: readonly Bar[]): string | undefined {
  const lastMs = Math.max(0, ...bars.map(({ to }) => to))
  if (bars.length === 0 || lastMs < SHORTEST_MS) return undefined
  const lines = bars.map(({ key, hasFailed, from, to }) => {
    const [start, end] = [Math.round(from), Math.round(to)]
    return `  ${plainName(key)} :${hasFailed ? 'crit' : 'done'}, ${start}, ${Math.max(end, start + 1)}`
  })
  return codeBlock([...ganttHead('Time of each deployment', lastMs), ...lines], 'mermaid')
}

/** The first lines of a gantt whose times are milliseconds since 0. */
function ganttHead(title: string, lastMs: number): string[] {
  return [
    'gantt',
    `  title ${title}`,
    '  dateFormat x',
    `  axisFormat ${lastMs < 3_600_000 ? '%M:%S' : '%H:%M:%S'}`,
    `  tickInterval ${tickInterval(lastMs)}`,
    '  todayMarker off'
  ]
}

const TICKS_S = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600]
/** So many labels fit on a phone. */
const MOST_TICKS = 6

function tickInterval(lastMs: number): string {
  const seconds = TICKS_S.find((tick) => tick * 1_000 * MOST_TICKS >= lastMs)
  if (seconds === undefined) return `${Math.ceil(lastMs / 3_600_000 / MOST_TICKS)}hour`
  return seconds < 60 ? `${seconds}second` : `${seconds / 60}minute`
}

function draw(steps: readonly Step[], endMs: number): string[] {
  return steps.flatMap((step, i) => {
    const next = steps[i + 1]
    const heading = step.section === steps[i - 1]?.section ? [] : [`  section ${step.section}`]
    return [...heading, `  ${task(step, next, Math.max(step.from, next?.from ?? endMs))}`]
  })
}

/** A name that begins with a digit cannot be a word of Mermaid's own, whatever a server calls its statuses. */
function task({ status, from, section }: Step, next: Step | undefined, until: number): string {
  const { timeline: tag } = meaningOf(status)
  const [start, end] = [Math.round(from), Math.round(until)]
  if (tag !== 'active') {
    return `${spellDuration(start)} ${plainName(status)} :${tag === 'crit' ? 'crit, ' : ''}milestone, ${start}, 0ms`
  }
  const hasFailed = next !== undefined && next.section === section && verdictOf(next.status) === 'failed'
  // Between two polls a revision may have reached another phase, and failed there.
  const isWhereItFailed = hasFailed && isOfPhase(status, next.status)
  const drawn = isWhereItFailed ? 'crit' : next === undefined ? 'active' : 'done'
  return `${spellDuration(end - start)} ${plainName(status)} :${drawn}, ${start}, ${Math.max(end, start + 1)}`
}

function isOfPhase(status: string, failed: string): boolean {
  const phase = progressOf(failed)
  return phase === progressOf(status) && phase !== progressOf('')
}
