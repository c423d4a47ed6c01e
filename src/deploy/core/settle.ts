/**
 * Reads until what is shown is settled: reads may lag behind writes (docs/design.md, section 3).
 */
import { tryRequest } from '../../requests/retry.js'
import type { Session } from './session.js'

/** How far reads may lag behind writes, in milliseconds. */
export const SETTLES_MS = 15_000
/**
 * How long a service may take to show the revision that a write or a push made, in milliseconds.
 */
export const REVISION_APPEARS_MS = 60_000
/**
 * How late a service may name a new revision as the active one once it is DEPLOYED, in
 * milliseconds.
 */
export const TAKES_OVER_MS = 45_000
const POLL_MS = 1_000

export interface SettleOptions {
  /** For so long at most, in milliseconds; the session's deadline may be sooner. */
  forMs?: number
  /** Called once if the first read is not settled, with the milliseconds that are left. */
  onWait?: (remainingMs: number) => void
}

/**
 * Reads each second until what was read is settled or the time is up, and returns what was read
 * last. After a good read, an error that may pass keeps that one.
 *
 * @throws RequestError if the first read fails, or the service refuses a later one.
 */
export async function settle<T>(
  { clock, deadline }: Pick<Session, 'clock' | 'deadline'>,
  read: () => Promise<T>,
  isSettled: (value: T) => boolean | Promise<boolean>,
  { forMs = SETTLES_MS, onWait }: SettleOptions = {}
): Promise<T> {
  const end = Math.min(deadline, clock.now() + forMs)
  let value = await read()
  for (let reads = 1; !(await isSettled(value)); reads++) {
    const remainingMs = end - clock.now()
    if (remainingMs <= 0) break
    if (reads === 1) onWait?.(remainingMs)
    await clock.sleep(Math.min(POLL_MS, remainingMs))
    value = await readAgain(read, value)
  }
  return value
}

/** Reads, and returns the earlier value if the read fails in a way that may pass. */
async function readAgain<T>(read: () => Promise<T>, earlier: T): Promise<T> {
  const result = await tryRequest(read)
  if ('value' in result) return result.value
  if (result.error.retryable) return earlier
  throw result.error
}
