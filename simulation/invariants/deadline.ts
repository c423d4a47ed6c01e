/**
 * Every run ends with its `timeout`, which bounds the whole step and every request in it; one that goes back has as long
 * again. A machine that stands still is no fault of the run: that time is not counted.
 */
import type { Ended } from '../world.js'

/** For what is still confirmed and told once the time is up. */
const SLACK_MS = 1_500

export function checkDeadlines({ runs, last, again }: Ended): string[] {
  return [...runs, last, again].flatMap(({ label, request, process, endedAt }) => {
    const took = endedAt - process.startedAt - process.stalledMs
    const most = (request.rollback ? 2 : 1) * request.timeoutMs + SLACK_MS
    return took > most
      ? [`${label} took ${Math.round(took / 1000)} s with a timeout of ${request.timeoutMs / 1000} s`]
      : []
  })
}
