/**
 * Preloaded into the action: its clock and its sleeps run FAST_TIME times as fast, all else is as it is. Tells its
 * parent twice a second what memory it holds after a garbage collection.
 */
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'

const factor = Number(process.env.FAST_TIME)
const sleep = timers.setTimeout
const now = process.hrtime.bigint.bind(process.hrtime)
timers.setTimeout = (ms, ...rest) => sleep(ms / factor, ...rest)
process.hrtime.bigint = () => now() * BigInt(factor)
const startedAt = process.hrtime.bigint()
syncBuiltinESMExports()

const sample = setInterval(() => {
  globalThis.gc()
  const { rss, heapUsed } = process.memoryUsage()
  process.send({
    at: Number(process.hrtime.bigint() - startedAt) / 60e9,
    rss: rss / 2 ** 20,
    heapUsed: heapUsed / 2 ** 20
  })
}, 500)
sample.unref()
process.channel.unref()
