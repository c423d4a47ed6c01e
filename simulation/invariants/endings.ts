/** How runs end: in time, and if they fail, with a code that says why and that is no defect of ours. */
import { ERROR_CODES } from '../../src/error-codes.js'
import type { Played } from '../play/played.js'
import type { Ended } from '../play/views.js'

/** Extra time to confirm and report after the deadline, as a share of the time limit. */
const SLACK = 0.1

export function checkErrorCodes({ all }: Ended): string[] {
  return all.flatMap((run) => problemsOf(run).map((what) => `${run.label} (${run.end}) ${what}`))
}

function problemsOf(run: Played): string[] {
  const { end, outputs, errors } = run
  const code = outputs.get('error_code') ?? ''
  if (end === 'killed') return []
  if (end === 'crashed') return ['threw']
  if (code === 'internal') return [`reports a bug: ${errors.join()}`]
  if (end === 'success') return code === '' ? [] : [`has the error code ${code}`]
  return code in ERROR_CODES ? [] : [`has an unknown error code: "${code}"`]
}

/**
 * Every run ends within its `timeout`, which bounds the whole step and every request. A run that rolls back has as long
 * again. Time during which the machine is suspended does not count.
 */
export function checkDeadlines({ all }: Ended): string[] {
  return all.flatMap(({ label, request, process, endedAt }) => {
    const took = endedAt - process.startedAt - process.stalledMs
    const most = (request.rollback ? 2 : 1) * request.timeoutMs * (1 + SLACK)
    return took > most
      ? [
          `${label} took ${Math.round(took / 1000)} s with a timeout of ${request.timeoutMs / 1000} s`
        ]
      : []
  })
}
