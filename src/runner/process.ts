/** The process around a run: signals, exit code, and no way to end well by accident. */

/** How long the outputs and the summary may take once the run was told to stop, in milliseconds. */
const GRACE_MS = 1_500

/**
 * Runs `work` with a signal that is aborted by SIGINT or SIGTERM, and sets the exit code: 0 only when it says true.
 * Should the event loop run dry before it is settled (a promise that nothing will ever settle), that is a failure too.
 */
export async function runToTheEnd(work: (cancelled: AbortSignal) => Promise<boolean>): Promise<void> {
  process.exitCode = 1
  const cancel = new AbortController()
  const stop = () => {
    cancel.abort()
    setTimeout(() => process.exit(1), GRACE_MS).unref()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  const succeeded = await work(cancel.signal)
  process.off('SIGINT', stop)
  process.off('SIGTERM', stop)
  process.exitCode = succeeded && !cancel.signal.aborted ? 0 : 1
}
