/**
 * Preloaded into the action: its clock and its sleeps run FAST_TIME times as fast, all else is as it is. Tells its
 * parent twice a second what memory it holds after a garbage collection.
 */
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'

const factor = Number(process.env.FAST_TIME)
const sleep = timers.setTimeout
const now = performance.now.bind(performance)
timers.setTimeout = (ms, ...rest) => sleep(ms / factor, ...rest)
performance.now = () => now() * factor
syncBuiltinESMExports()

const sample = setInterval(() => {
  globalThis.gc()
  const { rss, heapUsed } = process.memoryUsage()
  process.send({ at: performance.now() / 60_000, rss: rss / 2 ** 20, heapUsed: heapUsed / 2 ** 20 })
}, 500)
sample.unref()
process.channel.unref()
