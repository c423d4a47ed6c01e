/** Reads until what is shown is settled: reads may lag behind writes (docs/design.md, section 3). */
import { pollUntil, tryRequest } from '../../requests/retry.js'
import type { Session } from './session.js'

/** How far reads may lag behind writes, in milliseconds. */
export const SETTLES_MS = 15_000
/** How long a service may take to show the revision that a write or a push made, in milliseconds. */
export const REVISION_APPEARS_MS = 60_000
/** How late a service may name a new revision as the active one once it is DEPLOYED, in milliseconds. */
export const TAKES_OVER_MS = 45_000
const POLL_MS = 1_000

export interface SettleOptions {
  /** For so long at most, in milliseconds; the session's deadline may be sooner. */
  forMs?: number
  /** Called once if the first read is not settled, with the milliseconds that are left. */
  onWait?: (remainingMs: number) => void
}

/**
 * Reads each second until what was read is settled or the time is up, and returns what was read last. After a good
 * read, an error that may pass keeps that one.
 *
 * @throws RequestError if no read succeeds, or the service refuses one.
 */
export async function settle<T>(
  session: Pick<Session, 'clock' | 'deadline'>,
  read: () => Promise<T>,
  isSettled: (value: T) => boolean | Promise<boolean>,
  { forMs = SETTLES_MS, onWait }: SettleOptions = {}
): Promise<T> {
  const { clock } = session
  let last: { value: T } | undefined
  const readOrKeep = async (): Promise<T> => {
    const next = await tryRequest(read)
    if ('value' in next) last = next
    else if (last === undefined || !next.error.retryable) throw next.error
    return last.value
  }
  const deadline = Math.min(session.deadline, clock.now() + forMs)
  let isFirst = true
  const isDone = async (value: T) => {
    const settled = await isSettled(value)
    const remainingMs = deadline - clock.now()
    if (isFirst && !settled && remainingMs > 0) onWait?.(remainingMs)
    isFirst = false
    return settled
  }
  return pollUntil({ clock, deadline, delayMs: POLL_MS }, readOrKeep, isDone)
}
