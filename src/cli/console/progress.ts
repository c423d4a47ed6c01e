/** Shows what is in progress: drawn every second on a terminal, once a minute elsewhere. */
import type { Clock } from '../../ports.js'
import type { Observe, RunEvent } from '../../report/reporter.js'
import { formatDuration } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Screen } from './screen.js'

/** A deployment in progress. */
interface InProgress {
  name: string
  /** What happens now: the status of its revision, or a step of ours. */
  status: string
  /** Time on the clock of the run, in milliseconds. */
  startedAt: number
}

/** What the event says about what happens now. */
function statusOf(event: RunEvent): string | undefined {
  if (event.type === 'status_read') return event.status
  if (event.type === 'rollback_progressed') return `rolling back: ${event.status}`
  if (event.type === 'planned') return 'planned'
  if (event.type === 'write_sent') return 'sent'
  return event.type === 'wait_ended' ? `${event.status}, verifying` : undefined
}

const LONGEST_STATUS = 34

/** One line for each deployment, cut to the width: elapsed time, name and status. */
function progressLines(all: readonly InProgress[], now: number, width: number): string[] {
  const widest = Math.max(0, ...all.map(({ name }) => name.length))
  const room = Math.max(8, Math.min(widest, width - LONGEST_STATUS))
  return all.map(({ name, status, startedAt }) => {
    const label = name.length > room ? `${name.slice(0, room - 1)}…` : name.padEnd(room)
    const line = `${elapsed(startedAt, now)}  ${label}  ${status}`
    return line.length < width ? line : `${line.slice(0, width - 2)}…`
  })
}

const elapsed = (startedAt: number, now: number) => `  ${formatDuration(now - startedAt).padStart(5)}`

/** In milliseconds. */
const REDRAW_MS = 1_000
const HEARTBEAT_MS = 60_000

export interface ProgressDisplay {
  observe: Observe
  /** Draws again, after the size of the terminal changed. */
  redraw: () => void
  /** Draws below what the shell printed while this process was stopped. */
  resume: () => void
  /** Draws nothing until the returned function is called, which draws again. */
  pause: () => () => void
  /** Removes what is drawn. */
  close: () => void
}

/** @param redact Takes secrets out of what the service says. */
export function showProgress(
  screen: Screen,
  clock: Pick<Clock, 'now'>,
  redact: (text: string) => string
): ProgressDisplay {
  const shown = (text: string) => sanitizeLine(redact(text), 60)
  const progress = new Map<string, InProgress>()
  let isPaused = false
  const redraw = () => {
    if (!isPaused) screen.draw(progressLines([...progress.values()], clock.now(), screen.width()))
  }
  const beat = () => {
    for (const { name, status, startedAt } of progress.values()) {
      screen.print(`${elapsed(startedAt, clock.now())}  ${name}: still ${status}`)
    }
  }
  const timer = setInterval(screen.isLive ? redraw : beat, screen.isLive ? REDRAW_MS : HEARTBEAT_MS)
  timer.unref()
  return {
    observe: (event, key = '') => {
      const known = progress.get(key)
      if (event.type === 'ended') progress.delete(key)
      else if (event.type === 'started') {
        progress.set(key, { name: shown(event.name ?? key), status: 'starting', startedAt: clock.now() })
      } else if (known !== undefined) {
        const status = statusOf(event)
        if (status !== undefined) known.status = shown(status)
        if (event.type === 'deployment_read') known.name = shown(event.deployment.name)
      }
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
        redraw()
      }
    },
    close: () => {
      clearInterval(timer)
      screen.draw([])
    }
  }
}
