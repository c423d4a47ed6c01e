/** Whether memory grows. */
import { slope } from './percentile.js'

/** Samples, each after a garbage collection: when, in the unit of the measurement, and mebibytes. */
export type Memory = readonly { at: number; rss: number; heapUsed: number }[]

/** A heap settles by a mebibyte or two; what leaks grows by more, and steadily. */
const MOST_MIB = 4
const MOST_SHARE = 0.2

/**
 * Judged by the line that fits the heap best, over the whole time: a single sample may be off.
 *
 * @throws Error when the heap grows clearly.
 */
export function refuseGrowth(title: string, memory: Memory): void {
  const [first, last] = [memory[0], memory.at(-1)]
  if (first === undefined || last === undefined || memory.length < 5) throw new Error(`${title}: too few samples`)
  const grows = slope(memory.map(({ at, heapUsed }) => [at, heapUsed])) * (last.at - first.at)
  if (grows <= Math.max(MOST_MIB, first.heapUsed * MOST_SHARE)) return
  throw new Error(
    `${title}: the heap has grown by ${grows.toFixed(1)} MiB, from ${first.heapUsed.toFixed(1)} to ${last.heapUsed.toFixed(1)}`
  )
}
