/** The pause that a response asks for. */
import { readDate } from '../text/dates.js'
import type { HttpAnswer } from './sender.js'

/** `Retry-After` in milliseconds: it comes in seconds or as a date (RFC 9110, 10.2.3). Undefined if there is none. */
export function retryAfterMs(answer: Pick<HttpAnswer, 'retryAfter' | 'date' | 'receivedAt'>): number | undefined {
  const { retryAfter } = answer
  if (retryAfter === undefined) return undefined
  if (/^\d+(\.\d+)?$/.test(retryAfter.trim())) return Number(retryAfter) * 1000
  const at = readDate(retryAfter)
  return Number.isNaN(at) ? undefined : Math.max(0, at - sentAt(answer))
}

/** The service names a date by its own clock, which its Date header shows: the runner's may be off by hours. */
function sentAt({ date, receivedAt }: Pick<HttpAnswer, 'date' | 'receivedAt'>): number {
  const sent = readDate(date)
  return Number.isNaN(sent) ? receivedAt : sent
}
