/** Closes the reports of a run, whatever it ran. */
import { messageOf } from './errors.js'
import type { Runner } from './ports.js'
import { describeFailure, type Failure, failureText } from './report/failure.js'
import { EMPTY_RECORD } from './report/record.js'
import { sanitizeLine } from './text/sanitize.js'

/** A run whose deployments have ended. */
export interface RunEnd {
  /** Why the run is red. Its log and its output `error_code` have it already. */
  failure: Failure | undefined
  /** Records the end on GitHub. */
  closeGitHub: () => Promise<void>
  /** Writes the last lines of the log and the summary. */
  writeSummary: () => Promise<void>
}

/** Closes the reports. False if that fails; the log then has the failure. */
export async function closeReports(
  { failure, closeGitHub, writeSummary }: RunEnd,
  runner: Pick<Runner, 'error' | 'output'>
): Promise<boolean> {
  // After a cancel there is little time, and GitHub may not respond: local files come first. Otherwise the summary comes
  // last, because it has the warnings about GitHub.
  const isCancelled = failure?.kind === 'cancelled'
  let isReported = true
  for (const close of isCancelled ? [writeSummary, closeGitHub] : [closeGitHub, writeSummary]) {
    try {
      await close()
    } catch (error) {
      const message = `The result of this run could not be reported: ${sanitizeLine(messageOf(error))}`
      const unreported = { ...describeFailure(error, EMPTY_RECORD), message }
      runner.error(failureText(unreported, EMPTY_RECORD), unreported)
      if (failure === undefined) runner.output('error_code', unreported.code)
      isReported = false
    }
  }
  return isReported
}
