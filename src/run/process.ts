/** A run as a process of its own: the action, and a command of the command line. */
import { createClock, runProcess } from '../adapters/runner/process.js'
import type { ErrorCode } from '../error-codes.js'
import type { Failure } from '../errors.js'
import type { Clock, Runner } from '../ports.js'
import { describeFailure, failureText } from '../report/failure.js'
import { EMPTY_RECORD } from '../report/record.js'

export interface ProcessWork {
  runner: Pick<Runner, 'output' | 'error' | 'debug'> & {
    /** Whether the run has reported a failure. */
    hasToldError: () => boolean
  }
  /** Runs once. True on success. @param cancelled Aborted when the run is cancelled. */
  run: (cancelled: AbortSignal, clock: Clock) => Promise<boolean>
  /** Exit code of a run that failed, once its output `error_code` is set. Always 1 if not given. */
  failureCode?: () => number
}

/** Runs the work, with signals, bugs and a clean end handled, and sets the exit code. */
export async function runAsProcess({
  runner,
  run,
  failureCode = () => 1
}: ProcessWork): Promise<void> {
  let hasBug = false
  /**
   * Sets the output `error_code`; the last value counts. A full disk loses it, and must not hide
   * the error.
   */
  const putCode = (code: ErrorCode) => {
    try {
      runner.output('error_code', code)
    } catch {
      runner.debug('The output error_code could not be written.')
    }
  }
  await runProcess({
    failureCode,
    work: async (cancelled) => {
      const succeeded = await run(cancelled, createClock(cancelled))
      if (hasBug) putCode('internal')
      return succeeded
    },
    reportBug: (error) => {
      hasBug = true
      const failure = describeFailure(error, EMPTY_RECORD)
      runner.error(failureText(failure, EMPTY_RECORD), failure)
      putCode('internal')
    },
    reportStopped: () => {
      if (runner.hasToldError()) return
      const what =
        'Cancelled before the run had ended. ' +
        'Changes made so far stay; its records may be incomplete.'
      const failure: Failure = { kind: 'cancelled', code: 'cancelled', what, facts: [], fix: [] }
      runner.error(failureText(failure, EMPTY_RECORD), failure)
      putCode('cancelled')
    }
  })
}
