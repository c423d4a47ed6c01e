/** The process around a run: signals, streams that go away, exit code, and no way to end well by accident. */

/**
 * How long outputs, summary and the records on GitHub may take once the run was told to stop, in
 * milliseconds. Ours, well within what GitHub's runner leaves: SIGTERM 7.5 s after SIGINT, and a kill 2.5 s later.
 */
const GRACE_MS = 1_700
/** Of that, what GitHub may take: for what is being made there, and for everything that is to be closed. */
const GITHUB_GRACE_MS = { making: 500, closing: 1_200 }
/** How long connections that nobody needs any more may keep the process alive, in milliseconds. */
const LINGER_MS = 500

export interface Run {
  /** True when what was asked for holds. Its signal is aborted when the run is to stop. */
  work: (cancelled: AbortSignal) => Promise<boolean>
  /** Says that something broke that should not: a defect of ours, never the run's own failure. */
  reportBug: (error: unknown) => void
  /** Says that the run was told to stop, unless a failure has been told: it ends with 1 in any case. */
  reportStopped: () => void
}

/**
 * Runs `work` with a signal that is aborted by SIGINT, SIGTERM or SIGHUP, and sets the exit code: 0 only when it says
 * true. What nobody caught, and an event loop that runs dry before the work is settled (a promise that nothing will ever
 * settle), are said, and end it as a signal does: with the outputs so far, the records closed, and 1.
 */
export async function runProcess({ work, reportBug, reportStopped }: Run): Promise<void> {
  process.exitCode = 1
  surviveLostStreams()
  const cancel = new AbortController()
  const stop = () => {
    cancel.abort()
    setTimeout(() => {
      reportStopped()
      process.exit(1)
    }, GRACE_MS).unref()
  }
  const stopFor = (error: unknown) => {
    reportBug(error)
    process.exitCode = 1
    stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.on(event, stopFor)
  const runDry = () => stopFor(new Error('nothing was left to wait for, and the run was not over'))
  process.once('beforeExit', runDry)
  const succeeded = await work(cancel.signal)
  process.off('beforeExit', runDry)
  if (succeeded && cancel.signal.aborted) reportStopped()
  process.exitCode = succeeded && !cancel.signal.aborted ? 0 : 1
  setTimeout(() => process.exit(), LINGER_MS).unref()
}

/** A log that nobody reads any more, or a full disk below it, does not end a deploy: outputs and exit code tell of it. */
function surviveLostStreams(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/** Aborted a little after the run was told to stop: for what is still to be closed then. */
export function shortlyAfter(cancelled: AbortSignal, phase: 'making' | 'closing'): AbortSignal {
  const end = new AbortController()
  const begin = () => setTimeout(() => end.abort(), GITHUB_GRACE_MS[phase]).unref()
  if (cancelled.aborted) begin()
  else cancelled.addEventListener('abort', begin, { once: true })
  return end.signal
}
