/** Preloaded into the action: makes its clock and its sleeps FAST_TIME times as fast. At its end it tells its peak memory. */
import { writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'

const factor = Number(process.env.FAST_TIME)
const sleep = timers.setTimeout
const now = process.hrtime.bigint.bind(process.hrtime)
timers.setTimeout = (ms, ...rest) => sleep(ms / factor, ...rest)
process.hrtime.bigint = () => now() * BigInt(factor)
syncBuiltinESMExports()
process.on('exit', () => writeFileSync(process.env.PEAK_FILE, String(process.resourceUsage().maxRSS)))
