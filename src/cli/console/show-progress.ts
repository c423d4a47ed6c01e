/** Shows what is in progress: drawn every second on a terminal, once a minute elsewhere. */
import type { Clock } from '../../ports.js'
import type { Observe } from '../../report/run-event.js'
import { heartbeatLines, type Progress, progressLines, recordProgress } from './progress.js'
import type { Screen } from './screen.js'

/** In milliseconds. */
const REDRAW_MS = 1_000
const HEARTBEAT_MS = 60_000

export interface ProgressDisplay {
  observe: Observe
  /** Draws again, after the size of the terminal changed. */
  redraw: () => void
  /** Draws below what the shell printed while this process was stopped. */
  resume: () => void
  /** Removes what is drawn. */
  close: () => void
}

export function showProgress(screen: Screen, clock: Pick<Clock, 'now'>): ProgressDisplay {
  let progress: Progress = new Map()
  const redraw = () => screen.draw(progressLines(progress, clock.now(), screen.width()))
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
    close: () => {
      clearInterval(timer)
      screen.draw([])
    }
  }
}
