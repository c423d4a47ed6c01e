/**
 * Preloaded into the action: its clock and its sleeps run FAST_TIME times as fast, all else is as it is. Tells its
 * parent twice a second what memory it holds after a garbage collection.
 */
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'

const factor = Number(process.env.FAST_TIME)
const sleep = timers.setTimeout
const clock = process.hrtime.bigint.bind(process.hrtime)
const begun = clock()
timers.setTimeout = (ms, ...rest) => sleep(ms / factor, ...rest)
// The clock that src/runner/clock.ts reads.
process.hrtime.bigint = () => begun + (clock() - begun) * BigInt(factor)
const minutes = () => Number(process.hrtime.bigint() - begun) / 60e9
syncBuiltinESMExports()

const sample = setInterval(() => {
  globalThis.gc()
  const { rss, heapUsed } = process.memoryUsage()
  process.send({ at: minutes(), rss: rss / 2 ** 20, heapUsed: heapUsed / 2 ** 20 })
}, 500)
sample.unref()
process.channel.unref()
