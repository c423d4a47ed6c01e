/**
 * Every run ends within its `timeout`, which bounds the whole step and every request. A run that rolls back has as long
 * again. Time during which the machine is suspended does not count.
 */
import type { Ended } from '../play/views.js'

/** Extra time to confirm and report after the deadline, as a share of the time limit. */
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
