/** The rollout as a picture: a Mermaid gantt, which GitHub draws. */
import { verdictOf } from '../../contract/status.js'
import { spellDuration } from '../../text/format.js'
import { codeBlock } from '../../text/markdown.js'
import { labelOf, type ShownDeployment } from '../outcome.js'
import { lastVerdict } from '../rollout.js'

/** What takes less is no rollout; in milliseconds. */
export const SHORTEST_MS = 1_000

/** A status in a picture, from when it was read, in milliseconds since the wait began. */
interface Step {
  section: string
  status: string
  from: number
}

/**
 * Draws the statuses, each from when it was read to when the next one was; the rollback follows the
 * wait. A failure and the status before it are red. Undefined if nothing took time or failed.
 */
export function timeline(deployment: ShownDeployment): string | undefined {
  const { revision, rollback } = deployment.record
  const endMs = revision.waited_ms ?? waitedUntilEnd(deployment)
  const hasFailed = revision.statuses.some(({ status }) => verdictOf(status) === 'failed')
  const shortestMs = hasFailed ? 1 : SHORTEST_MS
  if (endMs < shortestMs || revision.statuses.length === 0) return undefined
  const steps = revision.statuses.map(({ revision_id, status, elapsed_ms }): Step => {
    return { section: plainName(revision_id).slice(0, 8), status, from: elapsed_ms }
  })
  const { statuses: rollbackStatuses = [] } = rollback ?? {}
  const rollbackSteps = rollbackStatuses.map(({ status, elapsed_ms }): Step => {
    return { section: 'Rollback', status, from: endMs + elapsed_ms }
  })
  const lastMs = rollbackSteps.at(-1)?.from ?? endMs
  const tasks = [...draw(steps, endMs), ...draw(rollbackSteps, lastMs, endMs)]
  return gantt('Time in each status', lastMs, tasks)
}

/**
 * Returns how long a wait lasted that had no end of its own, because the run was stopped; 0 without
 * a wait.
 */
function waitedUntilEnd({ record, failure, wait_began_ms, ended_ms }: ShownDeployment): number {
  const wasWaiting = lastVerdict(record) === 'pending' && record.target.command !== 'plan'
  if (failure === undefined || !wasWaiting) return 0
  return wait_began_ms === undefined || ended_ms === undefined ? 0 : ended_ms - wait_began_ms
}

/**
 * Draws a bar for each deployment, from its start to its end. A delete waits for nothing. Undefined
 * without a span.
 */
export function deploymentsTimeline(states: readonly ShownDeployment[]): string | undefined {
  const tasks: string[] = []
  let lastMs = 0
  for (const state of states) {
    const { record, failure, started_ms, ended_ms } = state
    if (record.target.command === 'delete') continue
    if (started_ms === undefined || ended_ms === undefined) continue
    tasks.push(task(plainName(labelOf(state)), failure ? 'crit' : 'done', started_ms, ended_ms))
    lastMs = Math.max(lastMs, ended_ms)
  }
  return lastMs < SHORTEST_MS ? undefined : gantt('Time of each deployment', lastMs, tasks)
}

/** Draws a gantt whose times are milliseconds since 0. */
function gantt(title: string, lastMs: number, tasks: readonly string[]): string {
  const axis = lastMs < 3_600_000 ? '%M:%S' : '%H:%M:%S'
  const head = [
    `title ${title}`,
    'dateFormat x',
    `axisFormat ${axis}`,
    `tickInterval ${tickInterval(lastMs)}`
  ]
  const lines = [...head, 'todayMarker off', ...tasks]
  return codeBlock(['gantt', ...lines.map((line) => `  ${line}`)], 'mermaid')
}

const TICKS_S = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800]

/** Returns an interval with at most six labels, which fit on a phone. */
function tickInterval(lastMs: number): string {
  const seconds = TICKS_S.find((tick) => tick * 6_000 >= lastMs)
  if (seconds === undefined) return `${Math.ceil(lastMs / 3_600_000 / 6)}hour`
  return seconds < 60 ? `${seconds}second` : `${seconds / 60}minute`
}

/** Draws the steps of one wait. @param beginMs When it began. */
function draw(steps: readonly Step[], endMs: number, beginMs = 0): string[] {
  const lines: string[] = []
  for (const [index, step] of steps.entries()) {
    if (step.section !== steps[index - 1]?.section) lines.push(`section ${step.section}`)
    const isPending = verdictOf(step.status) === 'pending'
    lines.push(isPending ? span(step, steps[index + 1], endMs) : milestone(step, beginMs))
  }
  return lines
}

/** Draws a status in progress, until the next one was read. */
function span({ section, status, from }: Step, next: Step | undefined, endMs: number): string {
  const until = Math.max(from, next?.from ?? endMs)
  const name = `${spellDuration(until - from)} ${plainName(status)}`
  if (next === undefined) return task(name, 'active', from, until)
  const hasFailed = next.section === section && verdictOf(next.status) === 'failed'
  return task(name, hasFailed ? 'crit' : 'done', from, until)
}

/**
 * Draws a final status. A name that begins with a digit is never a word of Mermaid, whatever the
 * status is.
 */
function milestone({ status, from }: Step, beginMs: number): string {
  const name = `${spellDuration(from - beginMs)} to ${plainName(status)}`
  const critical = verdictOf(status) === 'deployed' ? '' : 'crit, '
  return `${name} :${critical}milestone, ${Math.round(from)}, 0ms`
}

function task(
  name: string,
  state: 'crit' | 'active' | 'done',
  from: number,
  until: number
): string {
  const start = Math.round(from)
  const end = Math.max(Math.round(until), start + 1)
  return `${name} :${state}, ${start}, ${end}`
}

/**
 * Keeps only harmless characters of a text of a server: Mermaid ends a name at `:`, and a statement
 * at `;` or `#`.
 */
function plainName(text: string): string {
  return text.replace(/[^A-Za-z0-9_ -]/g, '').slice(0, 40) || 'status'
}
