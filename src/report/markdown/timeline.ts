/** The rollout as a picture: a Mermaid gantt, which GitHub draws. */
import { verdictOf } from '../../contract/status.js'
import { spellDuration } from '../../text/format.js'
import { codeBlock } from '../../text/markdown.js'
import type { ShownDeployment } from '../outcome.js'
import type { RunRecord } from '../record.js'

/** What takes less is no rollout; in milliseconds. */
export const SHORTEST_MS = 1_000

/**
 * A gantt of the statuses, each from when it was seen to when the next one was; the rollback follows the wait. A failure
 * and the status before it are red. Undefined if nothing took time or failed.
 */
export function timeline(record: RunRecord): string | undefined {
  const { statuses, going_back, waited_ms: endMs = 0 } = record
  const hasFailed = statuses.some(({ status }) => verdictOf(status) === 'failed')
  if (endMs < (hasFailed ? 1 : SHORTEST_MS) || statuses.length === 0) return undefined
  const steps = statuses.map(({ revision_id, status, elapsed_ms: from }) => {
    return { section: plainName(revision_id).slice(0, 8), status, from }
  })
  const back = (going_back?.statuses ?? []).map(({ status, elapsed_ms }) => {
    return { section: 'Rollback', status, from: endMs + elapsed_ms }
  })
  const lastMs = back.at(-1)?.from ?? endMs
  return gantt('Time in each status', lastMs, [...draw(steps, endMs), ...draw(back, lastMs, endMs)])
}

/** A bar for each deployment, from its start to its end. A delete waits for nothing. Undefined if there is no span to show. */
export function deploymentsTimeline(states: readonly ShownDeployment[]): string | undefined {
  const bars = states.flatMap(({ name, record, failure, started_ms: from, ended_ms: to }) =>
    record.command === 'delete' || from === undefined || to === undefined
      ? []
      : [{ name, failure, from, to }]
  )
  const lastMs = Math.max(0, ...bars.map(({ to }) => to))
  if (lastMs < SHORTEST_MS) return undefined
  const tasks = bars.map(({ name, failure, from, to }) =>
    task(plainName(name), failure ? 'crit' : 'done', from, to)
  )
  return gantt('Time of each deployment', lastMs, tasks)
}

/** A gantt whose times are milliseconds since 0. */
function gantt(title: string, lastMs: number, tasks: readonly string[]): string {
  const axis = lastMs < 3_600_000 ? '%M:%S' : '%H:%M:%S'
  const head = [
    `title ${title}`,
    'dateFormat x',
    `axisFormat ${axis}`,
    `tickInterval ${tickInterval(lastMs)}`
  ]
  return codeBlock(
    ['gantt', ...[...head, 'todayMarker off', ...tasks].map((line) => `  ${line}`)],
    'mermaid'
  )
}

/** At most six labels, which fit on a phone. */
function tickInterval(lastMs: number): string {
  const seconds = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800].find(
    (tick) => tick * 6_000 >= lastMs
  )
  if (seconds === undefined) return `${Math.ceil(lastMs / 3_600_000 / 6)}hour`
  return seconds < 60 ? `${seconds}second` : `${seconds / 60}minute`
}

/**
 * The statuses, each from when it was seen, in milliseconds since the wait began. A name that begins with a digit cannot
 * be a word of Mermaid's own, whatever a server calls its statuses. `beginMs`: from when their end is counted.
 */
function draw(
  steps: readonly { section: string; status: string; from: number }[],
  endMs: number,
  beginMs = 0
): string[] {
  return steps.flatMap(({ section, status, from }, i) => {
    const next = steps[i + 1]
    const until = Math.max(from, next?.from ?? endMs)
    const verdict = verdictOf(status)
    const hasFailed = next?.section === section && verdictOf(next.status) === 'failed'
    const drawn = hasFailed ? 'crit' : next === undefined ? 'active' : 'done'
    return [
      ...(section === steps[i - 1]?.section ? [] : [`section ${section}`]),
      verdict === 'pending'
        ? task(`${spellDuration(until - from)} ${plainName(status)}`, drawn, from, until)
        : `${spellDuration(from - beginMs)} to ${plainName(status)} :${verdict === 'deployed' ? '' : 'crit, '}milestone, ${Math.round(from)}, 0ms`
    ]
  })
}

function task(
  name: string,
  drawn: 'crit' | 'active' | 'done',
  from: number,
  until: number
): string {
  const [start, end] = [Math.round(from), Math.round(until)]
  return `${name} :${drawn}, ${start}, ${Math.max(end, start + 1)}`
}

/** Mermaid ends a name at `:` and a statement at `;` or `#`; a status of a server keeps only harmless characters. */
function plainName(text: string): string {
  return text.replace(/[^A-Za-z0-9_ -]/g, '').slice(0, 40) || 'status'
}
