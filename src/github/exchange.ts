/** One exchange with GitHub: it ends with the signal and the budget, and its failures have our own messages. */
import { CancelledError, GitHubError, type Permission } from '../errors.js'
import type { GitHubOptions, Octokit } from './connection.js'
import { errorOf, NO_ANSWER } from './refusal.js'

/** @throws GitHubError, GitHubRefusal with the permission; CancelledError. */
export type Exchange = <T>(permission: Permission, send: () => Promise<T>) => Promise<T>

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

/**
 * A healthy answer takes no longer than this, in milliseconds: its time in the line included, as comments are three seconds
 * apart. It is not charged: a sweep of a hundred previews may take its minutes.
 */
const HEALTHY_MS = 4_000

/** One exchange, ended by the signal and by the budget. What it takes is charged, unless it is a healthy one. */
export function exchangeWith({ signal, budget, clock, limit }: GitHubOptions): Exchange {
  return async (permission, send) => {
    if (signal.aborted) throw new CancelledError()
    if (budget.leftMs <= 0) throw new GitHubError('Stopped updating GitHub after 60 s of slow or failed requests')
    const { leftMs } = budget
    const startedAt = clock.now()
    const charge = (freeMs: number) => {
      // A pause that a limit requested has been charged when it began.
      const chargedMs = leftMs - budget.leftMs
      budget.leftMs -= Math.max(0, clock.now() - startedAt - freeMs - chargedMs)
    }
    try {
      const answer = await within(Math.min(leftMs, Math.max(limit.remainingMs(), limit.graceMs)), signal, send())
      charge(HEALTHY_MS)
      return answer
    } catch (error) {
      charge(0)
      if (signal.aborted) throw new CancelledError('cancelled', { cause: error })
      const failure = errorOf(error, permission)
      // After the time limit of the step, a request without a response is not retried.
      if (limit.remainingMs() <= 0 && failure.status === undefined) budget.leftMs = 0
      throw failure
    }
  }
}

/** A pause of the plugins ignores signal and budget, so their promise is abandoned. */
function within<T>(ms: number, signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new GitHubError(NO_ANSWER))
    const timer = setTimeout(stop, ms)
    signal.addEventListener('abort', stop, { once: true })
    void work.then(resolve, reject).finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    })
  })
}

export interface Resource {
  octokit: Octokit
  exchange: Exchange
  /** This run's repository. */
  here: { owner: string; repo: string }
}

export const PAGE_SIZE = 100
