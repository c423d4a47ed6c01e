/** The process around a run: signals, exit code, and no way to end well by accident. */

/** How long outputs, summary and the records on GitHub may take once the run was told to stop, in milliseconds. */
const GRACE_MS = 1_700
/** Of that, what the records on GitHub may take. */
const RECORDS_GRACE_MS = 1_200
/** How long connections that nobody needs any more may keep the process alive, in milliseconds. */
const LINGER_MS = 500

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
  process.exitCode = succeeded && !cancel.signal.aborted ? 0 : 1
  setTimeout(() => process.exit(), LINGER_MS).unref()
}

/** Aborted a little after the run was told to stop: for what is still to be closed then. */
export function shortlyAfter(cancelled: AbortSignal): AbortSignal {
  const end = new AbortController()
  const begin = () => setTimeout(() => end.abort(), RECORDS_GRACE_MS).unref()
  if (cancelled.aborted) begin()
  else cancelled.addEventListener('abort', begin, { once: true })
  return end.signal
}
