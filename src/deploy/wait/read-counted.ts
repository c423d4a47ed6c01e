/** One read of a wait, counted. */
import { isNotFound } from '../../errors.js'
import { pollOnce } from '../core/poll-once.js'
import { revisionNotFound } from './failures.js'
import { remaining, type WaitState } from './wait-state.js'

/** What is read; undefined when the look failed in a way that may pass. */
export async function countedRead<T>(wait: WaitState, read: Parameters<typeof pollOnce<T>>[1]): Promise<T | undefined> {
  wait.requests++
  const result = await pollOnce(remaining(wait), read).catch(async (error: unknown) => {
    throw isNotFound(error) ? await revisionNotFound(wait, error) : error
  })
  wait.problem = 'error' in result ? result.error : undefined
  return 'value' in result ? result.value : undefined
}
