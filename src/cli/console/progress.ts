/** Shows what is in progress: drawn every second on a terminal, once a minute elsewhere. */
import type { Clock } from '../../ports.js'
import type { Observe, RunEvent } from '../../report/run-event.js'
import { formatDuration } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Screen } from './screen.js'

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

/** In milliseconds. */
const REDRAW_MS = 1_000
const HEARTBEAT_MS = 60_000

export interface ProgressDisplay {
  observe: Observe
  /** Draws again, after the size of the terminal changed. */
  redraw: () => void
  /** Draws below what the shell printed while this process was stopped. */
  resume: () => void
  /** Draws nothing until the returned function is called. */
  pause: () => () => void
  /** Removes what is drawn. */
  close: () => void
}

export function showProgress(screen: Screen, clock: Pick<Clock, 'now'>): ProgressDisplay {
  let progress: Progress = new Map()
  let isPaused = false
  const redraw = () => {
    if (!isPaused) screen.draw(progressLines(progress, clock.now(), screen.width()))
  }
  const beat = () => {
    for (const line of heartbeatLines(progress, clock.now())) screen.print(line)
  }
  const timer = setInterval(screen.isLive ? redraw : beat, screen.isLive ? REDRAW_MS : HEARTBEAT_MS)
  timer.unref()
  return {
    observe: (event, key = '') => {
      progress = recordProgress(progress, event, { key, now: clock.now() })
      redraw()
    },
    redraw,
    resume: () => {
      screen.release()
      redraw()
    },
    pause: () => {
      isPaused = true
      screen.draw([])
      return () => {
        isPaused = false
      }
    },
    close: () => {
      clearInterval(timer)
      screen.draw([])
    }
  }
}
