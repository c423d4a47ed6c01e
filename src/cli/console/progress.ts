/** What is in progress, folded from the events of a run, and the lines that show it. Pure. */
import type { RunEvent } from '../../report/run-event.js'
import { formatDuration } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'

/** A deployment in progress. */
export interface InProgress {
  name: string
  /** What happens now: the status of its revision, or a step of ours. */
  status: string
  /** Time on the clock of the run, in milliseconds. */
  startedAt: number
}

/** The deployments in progress, by a key that is theirs alone. */
export type Progress = ReadonlyMap<string, InProgress>

/** The progress after one more event of a deployment. */
export function recordProgress(
  progress: Progress,
  event: RunEvent,
  { key, now }: { key: string; now: number }
): Progress {
  const after = new Map(progress)
  const known = progress.get(key)
  if (event.type === 'ended') after.delete(key)
  else if (event.type === 'started') {
    after.set(key, { name: event.name ?? key, status: 'starting', startedAt: now })
  } else if (known !== undefined) {
    const status = statusOf(event)
    if (status !== undefined) after.set(key, { ...known, status })
    if (event.type === 'deployment_read') after.set(key, { ...known, name: event.deployment.name })
  }
  return after
}

function statusOf(event: RunEvent): string | undefined {
  if (event.type === 'status_read') return event.status
  if (event.type === 'rollback_progressed') return `rolling back: ${event.status}`
  if (event.type === 'planned') return 'planned'
  if (event.type === 'write_sent') return 'sent'
  return event.type === 'wait_ended' ? `${event.status}, verifying` : undefined
}

const LONGEST_STATUS = 34

/** One line for each deployment, cut to the width: elapsed time, name and status. */
export function progressLines(progress: Progress, now: number, width: number): string[] {
  const all = [...progress.values()]
  const widest = Math.max(0, ...all.map(({ name }) => name.length))
  const room = Math.max(8, Math.min(widest, width - LONGEST_STATUS))
  return all.map(({ name, status, startedAt }) => {
    const label = name.length > room ? `${name.slice(0, room - 1)}…` : name.padEnd(room)
    const line = `  ${formatDuration(now - startedAt).padStart(5)}  ${label}  ${sanitizeLine(status, 60)}`
    return line.length < width ? line : `${line.slice(0, width - 2)}…`
  })
}

/** Lines for a log without a terminal: what still runs. */
export function heartbeatLines(progress: Progress, now: number): string[] {
  return [...progress.values()].map(
    ({ name, status, startedAt }) =>
      `  ${formatDuration(now - startedAt).padStart(5)}  ${name}: still ${sanitizeLine(status, 60)}`
  )
}
