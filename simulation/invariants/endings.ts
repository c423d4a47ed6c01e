/** How runs end: in time, and if they fail, with a code that says why and that is no defect of ours. */
import { ERROR_CODES } from '../../src/error-codes.js'
import type { Played } from '../play/played.js'
import type { Ended } from '../play/views.js'
import { isWrite } from '../story/operation.js'

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
  if (!(code in ERROR_CODES)) return [`has an unknown error code: "${code}"`]
  // `rollback_failed` is about the write of the rollback, whose result it tells.
  const admits = ['write_unconfirmed', 'cancelled'].includes(code) || errors.some((error) => ADMITS.test(error))
  return leavesWriteOpen(run) && !admits ? [`does not say that a write may have been applied: ${code}`] : []
}

const ADMITS = /may have been applied|lost|unknown/i

/** The result of the last write is unknown, and no read succeeded after it (docs/design.md, section 3). */
function leavesWriteOpen({ process: { exchanges } }: Played): boolean {
  const write = exchanges.findLastIndex(({ operation }) => isWrite(operation.name) && operation.name !== 'delete')
  if (write < 0 || !isUnknown(exchanges[write]?.outcome)) return false
  return exchanges.slice(write + 1).every(({ outcome }) => outcome !== '200')
}

function isUnknown(outcome: string | undefined): boolean {
  return (
    outcome === undefined || /^(408|500|502|503|504)$/.test(outcome) || /hang up|cut off|no whole answer/.test(outcome)
  )
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
      ? [`${label} took ${Math.round(took / 1000)} s with a timeout of ${request.timeoutMs / 1000} s`]
      : []
  })
}
