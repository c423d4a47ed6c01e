/**
 * The pace of a run's writes to GitHub, which asks for a second between those of a program that
 * sends many.
 */
import type { Clock } from '../../ports.js'

/** Nearly every run sends fewer, and then none of them waits. */
const FREE_WRITES = 30
const APART_MS = 1_000
/** How much longer a run lasts at most because of these pauses. A comment may take 2 s more. */
const LONGEST_END_MS = 1_000

/**
 * Returns a function that resolves when the next write may begin. After a cancel none waits.
 *
 * @param ending Aborted once the run waits for nothing but its records.
 */
export function paceWrites(clock: Clock, ending?: AbortSignal): () => Promise<void> {
  let count = 0
  let nextAt = Number.NEGATIVE_INFINITY
  let lastAt = Number.POSITIVE_INFINITY
  const end = () => {
    lastAt = clock.now() + LONGEST_END_MS
  }
  if (ending?.aborted) end()
  ending?.addEventListener('abort', end, { once: true })

  const waitUntil = async (at: number, until?: AbortSignal) => {
    const ms = at - clock.now()
    if (ms > 0) await clock.sleep(ms, until).catch(() => {})
  }
  return async () => {
    count += 1
    const startsAt = count <= FREE_WRITES ? clock.now() : Math.max(nextAt, clock.now())
    nextAt = startsAt + APART_MS
    await waitUntil(startsAt, ending)
    await waitUntil(Math.min(startsAt, lastAt))
  }
}
