/** When to load what is needed only once an answer is there. */
import { setImmediate as othersFirst } from 'node:timers/promises'

/** Loads what the answer of a request that was just begun is for, once that request is on its way. */
export async function sentFirst<T>(load: () => Promise<T>): Promise<T> {
  await othersFirst()
  return load()
}
