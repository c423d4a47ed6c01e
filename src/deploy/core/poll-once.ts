/**
 * Polls once during a wait. A failed poll does not end the wait, except for a permanent refusal (docs/design.md,
 * section 3).
 */
import { type RequestError, StatusError, TimeLimitError } from '../../errors.js'
import type { ReadOptions } from '../../ports.js'
import { tryRequest } from '../../requests/retry.js'

/** Refusals that no further look will change. */
const FINAL_STATUSES = new Set([401, 403, 404, 410])
const isFinal = (error: RequestError) =>
  error instanceof StatusError && !error.retryable && FINAL_STATUSES.has(error.status)

/** Time limit of one poll in milliseconds, so that a hanging poll does not use up the whole wait. */
const LONGEST_LOOK_MS = 30_000
/** The look at the deadline gets this long. */
const SHORTEST_LOOK_MS = 1_000

/**
 * The value, or the error that may pass.
 *
 * @param remainingMs Until the deadline of the wait.
 * @throws StatusError for 401, 403, 404 and 410; TimeLimitError once the time limit of the step ends a longer wait.
 */
export async function pollOnce<T>(
  remainingMs: number,
  read: (options: Required<ReadOptions>) => Promise<T>
): Promise<{ value: T } | { error: RequestError }> {
  const timeoutMs = Math.min(LONGEST_LOOK_MS, Math.max(SHORTEST_LOOK_MS, remainingMs))
  const result = await tryRequest(() => read({ timeoutMs, once: true }))
  if (!('error' in result)) return result
  const { error } = result
  if (isFinal(error) || (error instanceof TimeLimitError && remainingMs > 0)) throw error
  return result
}
