/**
 * Preloaded into the action: makes its clock and its sleeps FAST_TIME times as fast. Sends its memory use after a
 * garbage collection to the parent process twice a second.
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
