/** A sender for several deployments at a time: a limit of the service (429) holds for all of them. */
import type { Clock } from '../ports.js'
import { LONGEST_RETRY_AFTER_MS } from '../requests/retry.js'
import { retryAfterMs } from './retry-after.js'
import type { HttpAnswer, HttpRequest, HttpSender } from './sender.js'

const TOO_MANY_REQUESTS = 429

/** The pause if the service names no time. It doubles while 429 follows 429. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 10_000

/** After a pause the requests leave one by one, this far apart: together they would meet the limit again. */
const SPACING_MS = 50

/**
 * Sends nothing while the service has asked to wait: until then, every request gets the same answer, 429 with the time
 * that is left. Whoever asked waits, as after an answer of the service. If the service names no time, the request that
 * it refused is sent whenever its own retry is due, and the others wait: so a deployment alone is never slowed down.
 */
export function pauseTogether(sender: HttpSender, clock: Pick<Clock, 'now' | 'date'>): HttpSender {
  const pause = new Pause(clock)
  const paused = async (request: HttpRequest, send: () => Promise<HttpAnswer>): Promise<HttpAnswer> => {
    if (pause.holds(request)) return stillPaused(pause.nextTurnMs(), clock.date())
    const { nth } = pause
    const answer = await send()
    // What was sent before this pause says nothing about its end.
    const isNews = nth === pause.nth
    if (answer.status !== TOO_MANY_REQUESTS) {
      if (isNews) pause.end()
      return answer
    }
    const askedMs = retryAfterMs(answer)
    // Of a longer time, the service is asked again whether it still holds.
    const namedMs = askedMs && Math.min(askedMs, LONGEST_RETRY_AFTER_MS)
    if (isNews) pause.begin(request, namedMs)
    else if (namedMs !== undefined) {
      pause.extend(namedMs)
      return { ...answer, retryAfter: inSeconds(pause.nextTurnMs()) }
    }
    return answer
  }
  return {
    send: (request: HttpRequest) => paused(request, () => sender.send(request)),
    stream: (request, maxBytes, onText) => paused(request, () => sender.stream(request, maxBytes, onText)),
    close: () => sender.close()
  }
}

/** The time in which nothing is sent. */
class Pause {
  /** How many pauses began. */
  nth = 0
  private until = Number.NEGATIVE_INFINITY
  /** Pauses in a row without a named time. */
  private unnamed = 0
  /** The refused request, if the service named no time. */
  private refused: string | undefined
  private waiting = 0

  constructor(private readonly clock: Pick<Clock, 'now'>) {}

  holds(request: HttpRequest): boolean {
    // A timer may end within the last millisecond.
    return this.until - this.clock.now() >= 1 && nameOf(request) !== this.refused
  }

  begin(request: HttpRequest, namedMs: number | undefined): void {
    this.nth++
    this.waiting = 0
    this.refused = namedMs === undefined ? nameOf(request) : undefined
    this.until = this.clock.now() + (namedMs ?? Math.min(FIRST_PAUSE_MS * 2 ** this.unnamed++, LONGEST_PAUSE_MS))
  }

  extend(namedMs: number): void {
    this.until = Math.max(this.until, this.clock.now() + namedMs)
    this.refused = undefined
  }

  end(): void {
    this.unnamed = 0
    this.until = Number.NEGATIVE_INFINITY
  }

  /** How long the next one waits, in milliseconds. */
  nextTurnMs(): number {
    return Math.max(0, this.until - this.clock.now()) + SPACING_MS * this.waiting++
  }
}

const nameOf = ({ method, path }: HttpRequest) => `${method} ${path}`

const inSeconds = (ms: number) => String(Math.ceil(ms) / 1_000)

function stillPaused(leftMs: number, now: number): HttpAnswer {
  const answer = { status: TOO_MANY_REQUESTS, text: '', retryAfter: inSeconds(leftMs), receivedAt: now }
  return { ...answer, location: undefined, date: undefined }
}
