/** One exchange with GitHub: ended by the signal and by the budget, its failures in our own words. */
import { CancelledError, GitHubError, type Permission } from '../errors.js'
import type { GitHubOptions } from './connection.js'
import { errorOf, NO_ANSWER } from './refusal.js'

/** @throws GitHubError, GitHubRefusal with the permission; CancelledError. */
export type Exchange = <T>(permission: Permission, send: () => Promise<T>) => Promise<T>

/** What `read` makes of the rows of all pages, each page an exchange of its own. */
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

/** One exchange, ended by the signal and by the budget; a failing one is charged to it. */
export function exchangeWith({ signal, budget }: GitHubOptions): Exchange {
  return async (permission, send) => {
    if (signal.aborted) throw new CancelledError('told to stop')
    if (budget.leftMs <= 0) throw new GitHubError('GitHub has cost this run enough time')
    const startedAt = performance.now()
    try {
      return await within(budget.leftMs, signal, send())
    } catch (error) {
      budget.leftMs -= performance.now() - startedAt
      if (signal.aborted) throw new CancelledError('told to stop', { cause: error })
      throw errorOf(error, permission)
    }
  }
}

/** A pause of the plugins knows neither signal nor budget, so their promise is left behind. */
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
