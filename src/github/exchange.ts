/** The exchanges of a run with GitHub: writes one after another, one retry, and an end to what GitHub may cost. */
import { CancelledError, GitHubError, type Permission } from '../errors.js'
import type { Clock } from '../ports.js'
import type { Octokit } from './connection.js'
import { type Failed, failureOf } from './failure.js'

/** `create` and `comment` make a new deployment or comment, so they are never sent twice. Only `comment` notifies people. */
export type Kind = 'read' | 'write' | 'create' | 'comment'

/** @throws GitHubError, GitHubRefusal with the permission; CancelledError. */
export type Exchange = <T>(permission: Permission, send: () => Promise<T>, kind?: Kind) => Promise<T>

/** What the methods of the port need. */
export interface Resource {
  octokit: Octokit
  exchange: Exchange
  /** This run's repository. */
  here: { owner: string; repo: string }
}

export const PAGE_SIZE = 100

/** Applies `read` to the rows of all pages, with one exchange per page. */
export async function* rowsOf<Row, T>(
  exchange: Exchange,
  { permission, pages }: { permission: Permission; pages: AsyncIterable<{ data: Row[] }> },
  read: (row: Row) => T
): AsyncGenerator<T> {
  const reader = pages[Symbol.asyncIterator]()
  for (;;) {
    const rows = await exchange(permission, async () => {
      const page = await reader.next()
      return page.done ? undefined : page.value.data.map(read)
    })
    if (rows === undefined) return
    yield* rows
  }
}

/** GitHub asks for a second between writes, and for more between those that notify people. In milliseconds. */
const WRITES_APART_MS = 1_000
const COMMENTS_APART_MS = 3_000
const RETRY_MS = 1_000
/** How much time a run may lose to limits, failures and slow answers. */
const BUDGET_MS = 60_000
/** So much of an answer is free: a sweep of a hundred previews may take its minutes. */
const HEALTHY_MS = 4_000
const MOST_FAILURES = 3
/** The deploy waits for what is read, so a longer pause would eat its time. */
const LONGEST_READ_PAUSE_MS = 5_000

export interface RunTime {
  clock: Clock
  /** Aborted when the run is cancelled: then nothing waits for its turn. */
  cancelled: AbortSignal
}

/** The exchanges of one run. They share turns and budget, and each of them ends with its signal. */
export function startExchanges({ clock, cancelled }: RunTime): (signal: AbortSignal) => Exchange {
  const budget = openBudget()
  const inTurn = takeTurns({ clock, cancelled })

  const attempt = async <T>(permission: Permission, send: () => Promise<T>): Promise<{ answer: T } | Failed> => {
    const startedAt = clock.now()
    const tookMs = () => clock.now() - startedAt
    try {
      const answer = await send()
      budget.answered(tookMs() - HEALTHY_MS)
      return { answer }
    } catch (error) {
      const failed = failureOf(error, permission, clock.date())
      if (failed.how === 'refused') budget.answered(tookMs() - HEALTHY_MS)
      else budget.failed(failed.how === 'limited' ? 0 : tookMs())
      return failed
    }
  }

  const withRetry = async <T>(permission: Permission, send: () => Promise<T>, kind: Kind): Promise<T> => {
    budget.assertLeft()
    const first = await attempt(permission, send)
    if ('answer' in first) return first.answer
    const mayPass = first.how === 'limited' || (first.how === 'lost' && (kind === 'read' || kind === 'write'))
    const { retry_after_ms = RETRY_MS } = first.error
    const isTooLong = kind === 'read' && retry_after_ms > LONGEST_READ_PAUSE_MS
    if (!mayPass || isTooLong || !budget.take(retry_after_ms)) throw first.error
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
      return unlessAborted(signal, kind === 'read' ? work() : inTurn(kind, work))
    }
}

/** What GitHub may still cost a run. */
function openBudget() {
  let leftMs = BUDGET_MS
  let failures = 0
  return {
    /** @throws GitHubError if the run gives up. */
    assertLeft() {
      if (leftMs <= 0) throw new GitHubError('Stopped using GitHub after 60 s of slow or failed requests')
      if (failures >= MOST_FAILURES) throw new GitHubError('Stopped using GitHub after 3 failed requests in a row')
    },
    /** Takes time for a pause. False if there is not enough. */
    take(ms: number): boolean {
      if (ms > leftMs) return false
      leftMs -= ms
      return true
    },
    answered(slowMs: number) {
      failures = 0
      leftMs -= Math.max(0, slowMs)
    },
    failed(ms: number) {
      failures += 1
      leftMs -= ms
    }
  }
}

/** Runs writes one after another, with the pauses that GitHub asks for. After a cancel none of them waits. */
function takeTurns({ clock, cancelled }: RunTime): <T>(kind: Kind, work: () => Promise<T>) => Promise<T> {
  const stopped = new Promise<void>((resolve) => {
    cancelled.addEventListener('abort', () => resolve(), { once: true })
    if (cancelled.aborted) resolve()
  })
  let before: Promise<unknown> = Promise.resolve()
  let writeAt = Number.NEGATIVE_INFINITY
  let commentAt = Number.NEGATIVE_INFINITY
  return (kind, work) => {
    const turn = Promise.race([before, stopped]).then(async () => {
      const pauseMs = Math.max(writeAt, kind === 'comment' ? commentAt : writeAt) - clock.now()
      if (pauseMs > 0) await clock.sleep(pauseMs).catch(() => {})
      writeAt = clock.now() + WRITES_APART_MS
      if (kind === 'comment') commentAt = clock.now() + COMMENTS_APART_MS
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
