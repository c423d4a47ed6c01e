/**
 * The process around a run: signals, streams that go away, exit code, the clock, and no way to end
 * well by accident.
 */
import { setMaxListeners } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { CancelledError, StoppedByBug } from '../../errors.js'
import type { Clock } from '../../ports.js'

/**
 * How long outputs, summary and the records on GitHub may take after the run was cancelled, in
 * milliseconds. GitHub's runner allows more: it sends SIGTERM 7.5 s after SIGINT, and kills 2.5 s
 * later.
 */
const GRACE_MS = 1_700
/** Of that, what GitHub may take. */
const GITHUB_GRACE_MS = 1_200
/** How long unused connections may keep the process alive, in milliseconds. */
const LINGER_MS = 500

export interface Run {
  /** True when what was requested holds. Its signal is aborted when the run is to stop. */
  work: (cancelled: AbortSignal) => Promise<boolean>
  /** Reports a bug of the action, as opposed to a failure of the run. */
  reportBug: (error: unknown) => void
  /** Reports that the run was cancelled, unless a failure has been reported. */
  reportStopped: () => void
  /** Exit code of a run that did not succeed, once its failure is reported. */
  failureCode: () => number
}

/**
 * Runs `work` with a signal that SIGINT, SIGTERM or SIGHUP aborts, and sets the exit code: 0 only
 * if it returns true. An uncaught error, or an event loop that ends before the work (a promise that
 * never settles), is reported. It ends the run as a signal does: with the outputs so far, the
 * records closed, and the exit code of a failure.
 */
export async function runProcess({
  work,
  reportBug,
  reportStopped,
  failureCode
}: Run): Promise<void> {
  process.exitCode = 1
  // A closed log or a full disk does not end a deploy: outputs and exit code show the result.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const cancel = new AbortController()
  // Every request and wait listens; with many deployments Node would warn of a leak.
  setMaxListeners(0, cancel.signal)
  const stop = (reason?: StoppedByBug) => {
    cancel.abort(reason)
    setTimeout(() => {
      reportStopped()
      process.exit(failureCode())
    }, GRACE_MS).unref()
  }
  const stopFor = (error: unknown) => {
    reportBug(error)
    process.exitCode = 1
    stop(new StoppedByBug())
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop())
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, stopFor)
  const runDry = () => stopFor(new Error('the event loop ended before the run did'))
  process.once('beforeExit', runDry)
  const succeeded = await work(cancel.signal)
  process.off('beforeExit', runDry)
  if (succeeded && cancel.signal.aborted) reportStopped()
  process.exitCode = succeeded && !cancel.signal.aborted ? 0 : failureCode()
  setTimeout(() => process.exit(), LINGER_MS).unref()
}

/**
 * Returns a signal that is aborted shortly after the run was cancelled, for records that still have
 * to be closed.
 */
export function shortlyAfter(cancelled: AbortSignal): AbortSignal {
  const end = new AbortController()
  const begin = () => setTimeout(() => end.abort(), GITHUB_GRACE_MS).unref()
  if (cancelled.aborted) begin()
  else cancelled.addEventListener('abort', begin, { once: true })
  return end.signal
}

/** What a timer can hold, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Makes the clock of a run; its sleep ends at once when `cancelled` is aborted. */
export function createClock(cancelled: AbortSignal): Clock {
  return {
    // Not `performance`, which Node loads when it is first used.
    now: () => Number(process.hrtime.bigint()) / 1e6,
    date: () => Date.now(),
    sleep: async (ms, until) => {
      const signal = until === undefined ? cancelled : AbortSignal.any([cancelled, until])
      try {
        await delay(Math.min(Math.max(0, ms), LONGEST_TIMER_MS), undefined, { signal })
      } catch (error) {
        if (!cancelled.aborted) return
        throw new CancelledError('cancelled', { cause: error, reason: cancelled.reason })
      }
    }
  }
}
