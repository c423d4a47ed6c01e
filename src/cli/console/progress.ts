/**
 * What stands below the log: what is in progress, drawn every second on a terminal, and the
 * question to a person there.
 */
import { createInterface } from 'node:readline'
import { shownUrl } from '../../contract/answers.js'
import { verdictOf } from '../../contract/status.js'
import type { AskedDeployment, Confirm } from '../../deploy/core/request.js'
import { CancelledError } from '../../errors.js'
import type { Redactor } from '../../masking/redactor.js'
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
  if (event.type !== 'wait_ended') return undefined
  return verdictOf(event.status) === 'deployed' ? `${event.status}, verifying` : event.status
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

const elapsed = (startedAt: number, now: number) =>
  `  ${formatDuration(now - startedAt).padStart(5)}`

/** In milliseconds. */
const REDRAW_MS = 1_000
const HEARTBEAT_MS = 60_000

interface ProgressParts {
  screen: Screen
  clock: Pick<Clock, 'now'>
  /** Takes secrets out of what the service says. */
  redactor: Pick<Redactor, 'redact' | 'keep'>
  cancelled: AbortSignal
}

/**
 * Shows progress until it is closed: as lines that are drawn again, or once a minute if they cannot
 * be.
 */
export function showProgress({ screen, clock, redactor, cancelled }: ProgressParts) {
  const shown = (text: string) => sanitizeLine(redactor.redact(text), 60)
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
  process.on('SIGWINCH', redraw)
  const observe: Observe = (event, key = '') => {
    const known = progress.get(key)
    if (event.type === 'ended') progress.delete(key)
    else if (event.type === 'started') {
      progress.set(key, {
        name: shown(event.name ?? key),
        status: 'starting',
        startedAt: clock.now()
      })
    } else if (known !== undefined) {
      const status = statusOf(event)
      if (status !== undefined) known.status = shown(status)
      if (event.type === 'deployment_read') known.name = shown(event.deployment.name)
    }
    redraw()
  }
  const pause = () => {
    isPaused = true
    screen.draw([])
    return () => {
      isPaused = false
      redraw()
    }
  }
  return {
    observe,
    confirm: createConfirm({ screen, redactor, cancelled, pause }),
    /** Removes what is drawn. */
    close: () => {
      process.off('SIGWINCH', redraw)
      clearInterval(timer)
      screen.draw([])
    }
  }
}

/** What a question names. Another deployment may have the URL or the ID as a secret. */
function publicFacts(deployment: AskedDeployment): string[] {
  const { id, name } = deployment
  const url = shownUrl(deployment)?.replace(/[?#].*$/s, '')
  return [id, name, ...(url === undefined ? [] : [url])]
}

type ConfirmParts = Omit<ProgressParts, 'clock'> & { pause: () => () => void }

/**
 * Asks a person before a deployment is deleted or rolled back; one question at a time, while
 * nothing is drawn.
 */
function createConfirm({ screen, redactor, cancelled, pause }: ConfirmParts): Confirm {
  let asked: Promise<unknown> = Promise.resolve()
  const ask: Confirm = async (deployment, what) => {
    for (const fact of publicFacts(deployment)) redactor.keep(fact)
    const resume = pause()
    try {
      const name = sanitizeLine(redactor.redact(deployment.name))
      screen.print(sanitizeLine(redactor.redact(what), 600))
      process.stderr.write(`Type ${name} to confirm: `)
      const typed = await readLine(cancelled)
      if (cancelled.aborted) throw new CancelledError()
      return typed?.trim() === deployment.name
    } finally {
      resume()
    }
  }
  return (deployment, what) => {
    const answer = asked.then(() => ask(deployment, what))
    asked = answer.catch(() => {})
    return answer
  }
}

/** Undefined after Ctrl+D, also for what is asked later, and if the run is cancelled. */
async function readLine(signal: AbortSignal): Promise<string | undefined> {
  if (process.stdin.readableEnded) return undefined
  const lines = createInterface({ input: process.stdin, signal })
  try {
    for await (const line of lines) return line
    return undefined
  } finally {
    lines.close()
  }
}
