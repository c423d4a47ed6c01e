/**
 * Every run ends. Up to `timeout` may go into finding and applying, up to `timeout` into the wait, and where it is asked
 * for up to `timeout` into going back; beyond that only what is under way may still end (a read takes 30 s at most, a write 60 s), and what is written is read back.
 * A machine that stands still is no fault of the run: that time is not counted.
 */
import type { Ended } from '../world.js'

const SLACK_MS = 120_000

export function checkDeadlines({ runs, last, again }: Ended): string[] {
  return [...runs, last, again].flatMap(({ label, request, process, endedAt }) => {
    const took = endedAt - process.startedAt - process.stalledMs
    const most = (request.rollback ? 3 : 2) * request.timeoutMs + SLACK_MS
    return took > most
      ? [`${label} took ${Math.round(took / 1000)} s with a timeout of ${request.timeoutMs / 1000} s`]
      : []
  })
}
