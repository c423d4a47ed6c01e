/** One read of a wait, counted. */
import { StatusError } from '../../errors.js'
import { lookOnce } from '../core/poll-once.js'
import { goneMeanwhile } from './failures.js'
import { remaining, type Wait } from './wait-state.js'

/** What is read; undefined when the look failed in a way that may pass. */
export async function look<T>(wait: Wait, read: Parameters<typeof lookOnce<T>>[1]): Promise<T | undefined> {
  wait.requests++
  const result = await lookOnce(remaining(wait), read).catch(async (error: unknown) => {
    throw error instanceof StatusError && error.status === 404 ? await goneMeanwhile(wait, error) : error
  })
  wait.problem = 'error' in result ? result.error : undefined
  return 'value' in result ? result.value : undefined
}
