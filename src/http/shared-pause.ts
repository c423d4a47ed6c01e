/** A sender for several deployments at a time: a limit of the service (429) holds for all of them. */
import type { Clock } from '../ports.js'
import { retryAfterMs } from './retry-after.js'
import type { HttpAnswer, HttpRequest, HttpSender } from './sender.js'

const TOO_MANY_REQUESTS = 429

/**
 * Sends nothing while the service has asked to wait: until then, every request gets the same answer, 429 with the time
 * that is left. Whoever asked waits, as after an answer of the service.
 */
export function pauseTogether(sender: HttpSender, clock: Pick<Clock, 'now' | 'date'>): HttpSender {
  let pausedUntil = Number.NEGATIVE_INFINITY
  const paused = async (send: () => Promise<HttpAnswer>): Promise<HttpAnswer> => {
    const leftMs = pausedUntil - clock.now()
    if (leftMs > 0) return stillPaused(leftMs, clock.date())
    const answer = await send()
    if (answer.status === TOO_MANY_REQUESTS) {
      pausedUntil = Math.max(pausedUntil, clock.now() + (retryAfterMs(answer) ?? 0))
    }
    return answer
  }
  return {
    send: (request: HttpRequest) => paused(() => sender.send(request)),
    stream: (request, maxBytes, onText) => paused(() => sender.stream(request, maxBytes, onText)),
    close: () => sender.close()
  }
}

function stillPaused(leftMs: number, now: number): HttpAnswer {
  const retryAfter = String(Math.ceil(leftMs / 1_000))
  return { status: TOO_MANY_REQUESTS, text: '', retryAfter, location: undefined, date: undefined, receivedAt: now }
}
