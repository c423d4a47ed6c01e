/** The exchanges of a run with GitHub: writes one after another, one retry, and an end to what GitHub may cost. */
import { CancelledError, GitHubError, type Permission } from '../../errors.js'
import type { Clock } from '../../ports.js'
import type { Octokit } from './connection.js'
import { type Failed, failureOf } from './failure.js'

/** `create` makes a new deployment or comment, so it is never sent twice: people are notified of it. */
export type Kind = 'read' | 'write' | 'create'

/** @throws GitHubError, GitHubRefusal with the permission; CancelledError. */
export type Exchange = <T>(permission: Permission, send: () => Promise<T>, kind?: Kind) => Promise<T>

/** What the methods of the port need. */
export interface Resource {
  octokit: Octokit
  exchange: Exchange
  /** This run's repository. */
  here: { owner: string; repo: string }
}

/** GitHub asks for a second between writes. In milliseconds. */
const WRITES_APART_MS = 1_000
const RETRY_MS = 1_000
/** How much time a run may lose to limits, failures and slow answers. */
const BUDGET_MS = 60_000
/** So much of an answer is free: a sweep of a hundred previews may take its minutes. */
const HEALTHY_MS = 4_000
const MOST_FAILURES = 3

export interface RunTime {
  clock: Clock
  /** Aborted when the run is cancelled: then nothing waits for its turn. */
  cancelled: AbortSignal
}

/** The exchanges of one run. They share turns and budget, and each of them ends with its signal. */
export function startExchanges({ clock, cancelled }: RunTime): (signal: AbortSignal) => Exchange {
  const inTurn = takeTurns({ clock, cancelled })
  let leftMs = BUDGET_MS
  let failures = 0

  const attempt = async <T>(permission: Permission, send: () => Promise<T>): Promise<{ answer: T } | Failed> => {
    const startedAt = clock.now()
    try {
      const answer = await send()
      failures = 0
      leftMs -= Math.max(0, clock.now() - startedAt - HEALTHY_MS)
      return { answer }
    } catch (error) {
      const failed = failureOf(error, permission, clock.date())
      failures = failed.how === 'refused' ? 0 : failures + 1
      leftMs -= clock.now() - startedAt
      return failed
    }
  }

  const withRetry = async <T>(permission: Permission, send: () => Promise<T>, kind: Kind): Promise<T> => {
    if (leftMs <= 0) throw new GitHubError('Stopped using GitHub after 60 s of slow or failed requests')
    if (failures >= MOST_FAILURES) throw new GitHubError('Stopped using GitHub after 3 failed requests in a row')
    const first = await attempt(permission, send)
    if ('answer' in first) return first.answer
    const { retry_after_ms = RETRY_MS } = first.error
    const mayPass = first.how === 'limited' || (first.how === 'lost' && kind !== 'create')
    if (!mayPass || retry_after_ms > leftMs) throw first.error
    leftMs -= retry_after_ms
    await clock.sleep(retry_after_ms)
    const second = await attempt(permission, send)
    if ('answer' in second) return second.answer
    throw second.error
  }

  return (signal) =>
    async (permission, send, kind = 'read') => {
      const work = async () => {
        if (signal.aborted) throw new CancelledError()
        return withRetry(permission, send, kind)
      }
      return unlessAborted(signal, kind === 'read' ? work() : inTurn(work))
    }
}

/** Runs writes one after another, with the pauses that GitHub asks for. After a cancel none of them waits. */
function takeTurns({ clock, cancelled }: RunTime): <T>(work: () => Promise<T>) => Promise<T> {
  const stopped = new Promise<void>((resolve) => {
    cancelled.addEventListener('abort', () => resolve(), { once: true })
    if (cancelled.aborted) resolve()
  })
  let before: Promise<unknown> = Promise.resolve()
  let writeAt = Number.NEGATIVE_INFINITY
  return (work) => {
    const turn = Promise.race([before, stopped]).then(async () => {
      if (writeAt > clock.now()) await clock.sleep(writeAt - clock.now()).catch(() => {})
      writeAt = clock.now() + WRITES_APART_MS
      return work()
    })
    before = turn.catch(() => {})
    return turn
  }
}

/** What has no end of its own when the run is cancelled is abandoned. */
function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new CancelledError())
    signal.addEventListener('abort', stop, { once: true })
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
