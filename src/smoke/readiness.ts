/** Which failures a starting agent server shows, and when the check tries again. Pure. */
import { type RequestError, StatusError } from '../errors.js'

/**
 * How long a problem may come from a starting server: until the time is up, or for the first seconds; `never` if it is
 * permanent.
 */
export type Hope = 'until_timeout' | 'first_seconds' | 'never'

/** How long a starting server may refuse a key that is right, in milliseconds. Ours: the specification names no time. */
const FIRST_SECONDS_MS = 15_000

/** Between two attempts, in milliseconds: doubled from the first to the longest. Ours: a start takes seconds. */
const FIRST_DELAY_MS = 500
const LONGEST_DELAY_MS = 3_000
/** The last attempt gets a tenth of the whole time, within these bounds; in milliseconds. */
const LAST_ATTEMPT = { share: 0.1, shortestMs: 20, longestMs: 1_000 }

/** Statuses of a gateway without a server behind it yet, or of a busy server. */
const NOT_READY = new Set([404, 405, 408, 421, 423, 425, 429])
const REFUSED = new Set([401, 403])

/** How long to repeat a request that failed like this before the agent has answered. */
export function hopeOf(error: RequestError): Hope {
  // No connection, or a response that is not from an agent server.
  if (!(error instanceof StatusError)) return 'until_timeout'
  const { status } = error
  if (REFUSED.has(status)) return 'first_seconds'
  const isRedirect = status >= 300 && status < 400
  return isRedirect || status >= 500 || NOT_READY.has(status) ? 'until_timeout' : 'never'
}

export interface Retry {
  hope: Hope
  /** How many attempts there were. */
  attempts: number
  /** Time since the first problem of the same class, in milliseconds. */
  sinceMs: number
  /** Until the time of the whole check is up, and that whole time, in milliseconds. */
  leftMs: number
  timeoutMs: number
  /** What the server requested. */
  retryAfterMs?: number | undefined
}

/** Milliseconds until the next attempt; null to give up. The last attempt is shortly before the time is up. */
export function retryDelayOf({ hope, attempts, sinceMs, leftMs, timeoutMs, retryAfterMs = 0 }: Retry): number | null {
  if (hope === 'never') return null
  if (hope === 'first_seconds' && sinceMs >= FIRST_SECONDS_MS) return null
  const { share, shortestMs, longestMs } = LAST_ATTEMPT
  const reserveMs = Math.min(Math.max(timeoutMs * share, shortestMs), longestMs)
  const mostMs = leftMs - reserveMs
  if (mostMs < reserveMs / 2) return null
  return Math.min(Math.max(FIRST_DELAY_MS * 2 ** Math.min(attempts - 1, 10), retryAfterMs), mostMs, capOf(retryAfterMs))
}

const capOf = (retryAfterMs: number) => Math.max(LONGEST_DELAY_MS, retryAfterMs)
