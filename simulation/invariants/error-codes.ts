/** A run that fails has a code that says why; it never ends without one, nor with a defect of ours. */
import { ERROR_CODES } from '../../src/error-codes.js'
import type { Played } from '../play/played.js'
import type { Ended } from '../play/views.js'
import { isWrite } from '../story/operation.js'

export function checkErrorCodes({ runs, last, again }: Ended): string[] {
  return [...runs, last, again].flatMap((run) => problemsOf(run).map((what) => `${run.label} (${run.end}) ${what}`))
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
