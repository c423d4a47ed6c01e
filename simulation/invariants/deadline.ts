/**
 * Every run ends with its `timeout`, which bounds the whole step and every request in it; one that goes back has as long
 * again. A machine that stands still is no fault of the run: that time is not counted.
 */
import type { Ended } from '../play/world.js'

/** For what is still confirmed and told once the time is up, as a share of it. */
const SLACK = 0.1

export function checkDeadlines({ runs, last, again }: Ended): string[] {
  return [...runs, last, again].flatMap(({ label, request, process, endedAt }) => {
    const took = endedAt - process.startedAt - process.stalledMs
    const most = (request.rollback ? 2 : 1) * request.timeoutMs * (1 + SLACK)
    return took > most
      ? [`${label} took ${Math.round(took / 1000)} s with a timeout of ${request.timeoutMs / 1000} s`]
      : []
  })
}
