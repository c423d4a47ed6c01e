/** A sender for several deployments at a time: a pause that the service asks for (429) holds for all of them. */
import type { Clock } from '../../ports.js'
import { LONGEST_RETRY_AFTER_MS } from '../../requests/retry.js'
import { retryAfterMs } from './answer.js'
import type { HttpAnswer, HttpSender } from './sender.js'

const TOO_MANY_REQUESTS = 429

/**
 * Sends nothing until the time that a 429 names. Until then, every request gets the same answer, with the time that is
 * left. Of a longer time than a minute, the service is asked again whether it still holds.
 */
export function pauseTogether(sender: HttpSender, clock: Pick<Clock, 'now' | 'date'>): HttpSender {
  let until = Number.NEGATIVE_INFINITY
  return {
    send: async (request) => {
      const leftMs = until - clock.now()
      // A timer may end within the last millisecond.
      if (leftMs >= 1) return stillPaused(leftMs, clock.date())
      const answer = await sender.send(request)
      const namedMs = answer.status === TOO_MANY_REQUESTS ? retryAfterMs(answer) : undefined
      if (namedMs !== undefined) until = Math.max(until, clock.now() + Math.min(namedMs, LONGEST_RETRY_AFTER_MS))
      return answer
    }
  }
}

function stillPaused(leftMs: number, now: number): HttpAnswer {
  const retryAfter = String(Math.ceil(leftMs) / 1_000)
  return { status: TOO_MANY_REQUESTS, text: '', retryAfter, receivedAt: now, location: undefined, date: undefined }
}
