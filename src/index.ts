/** The entry of the action: its own process. */
import { createAction } from './action.js'
import type { ErrorCode } from './error-codes.js'
import { CancelledError } from './errors.js'
import { describeFailure, failureText } from './report/failure.js'
import { EMPTY_RECORD } from './report/record.js'
import { createClock } from './runner/clock.js'
import { runProcess } from './runner/process.js'

const action = createAction()
const { runner } = action
let hasBug = false

/** Sets the output `error_code`; the last value counts. A full disk loses it, and must not hide the error. */
function putCode(code: ErrorCode): void {
  try {
    runner.output('error_code', code)
  } catch {
    runner.debug('The output error_code could not be written.')
  }
}

await runProcess({
  work: async (cancelled) => {
    const succeeded = await action.run(cancelled, createClock(cancelled))
    if (hasBug) putCode('internal')
    return succeeded
  },
  reportBug: (error) => {
    hasBug = true
    runner.error(failureText(describeFailure(error, EMPTY_RECORD), EMPTY_RECORD))
    putCode('internal')
  },
  reportStopped: () => {
    if (runner.hasToldError()) return
    const cancelled = describeFailure(new CancelledError(), EMPTY_RECORD)
    const message =
      'Cancelled before the run had ended. Changes made so far stay; its records on GitHub may be incomplete.'
    runner.error(failureText({ ...cancelled, message, advice: undefined }, EMPTY_RECORD))
    putCode('cancelled')
  }
})
