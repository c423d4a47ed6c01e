/**
 * Computes the delays of `poll_interval: auto`. A poll costs the service a request; a late poll costs the user the time
 * since DEPLOYED. For a given price of a request in lag, and a probability h(t) that the revision ends at t, the total
 * cost is lowest if polls come at a rate of sqrt(h / (2 × price)) (Keller, Optimum checking schedules, 1974). So the
 * next poll comes when the integral of that rate reaches one. There is no random part: waits begin when their revisions
 * do, so the polls of many runs do not coincide.
 */
import type { Source } from '../../../contract/deployment.js'
import type { Expected } from './expected.js'
import { density, type LogNormal, logNormalOf, remainder, survival } from './log-normal.js'
import { type Phase, phasesFrom } from './phases.js'

/** The facts at a poll that read no final status. Times are in milliseconds. */
export interface Knowledge {
  source: Source
  expected: Expected
  /** Since the revision was made. */
  elapsedMs: number
  /** As last seen; undefined when it could not be read yet. */
  status: string | undefined
  /** For how long it has had that status, if known. */
  inStatusMs: number
}

const SHORTEST_MS = 500
const LONGEST_MS = 120_000

/**
 * The lag that a request is worth, times the whole duration, in square milliseconds: a short wait has fewer requests to
 * spend than a long one. Chosen so that the number of requests stays near a tenth of those of a 3-second poll with
 * statuses, and below those of a 15-second poll without.
 */
const PRICES = { told: 50e6, untold: 80e6 }
/** However short the whole, in milliseconds. */
const HIGHEST_PRICE_MS = 2_000

/** It may go quite differently from what is expected: how likely that is, and how wide the times then lie. */
const SURPRISE = { weight: 0.02, sigma: 0.8 }
/** Where neither statuses nor earlier revisions tell anything. See `Phase.growth`. */
const UNTOLD_GROWTH = 10
/** With earlier revisions, the first poll may come after this share of their duration. */
const KNOWN_SHARE = 0.5
/** By how much queues vary (standard deviation by mean), and work, by how much the whole does: work is most of it. */
const QUEUE_VARIATION = 1
const WORK_VARIATION = 1.35

/** Steps in which the rate is summed up. */
const STEPS = 48

/** A time that ends at some point, given that it has lasted for `ageMs`. */
interface Chance {
  weight: number
  duration: LogNormal
  ageMs: number
}

/** Returns the milliseconds until the next poll, from half a second to two minutes. */
export function autoDelay(knowledge: Knowledge): number {
  const { source, expected, status, elapsedMs } = knowledge
  const phases = phasesFrom(source, status)
  const mean = meanOf(expected.total)
  const price = Math.min((phases === undefined ? PRICES.untold : PRICES.told) / mean, HIGHEST_PRICE_MS)
  const growth = phases?.[0].growth ?? UNTOLD_GROWTH
  const known = expected.earlier === undefined ? 0 : mean * KNOWN_SHARE
  const longest = Math.min(Math.max(SHORTEST_MS, growth * elapsedMs, known), LONGEST_MS)
  return Math.max(SHORTEST_MS, oneLook(chancesOf(knowledge, phases), price, longest))
}

/** How long it takes until the best rate of looks has summed up to one; at most `longest`. */
function oneLook(chances: readonly Chance[], price: number, longest: number): number {
  const step = longest / STEPS
  let sum = 0
  let before = rateAt(chances, price, 0)
  for (let i = 1; i <= STEPS; i++) {
    const now = rateAt(chances, price, i * step)
    const looks = ((before + now) / 2) * step
    if (sum + looks >= 1) return (i - 1 + (1 - sum) / looks) * step
    sum += looks
    before = now
  }
  return longest
}

function rateAt(chances: readonly Chance[], price: number, inMs: number): number {
  let ends = 0
  let lasts = Number.MIN_VALUE
  for (const { weight, duration, ageMs } of chances) {
    ends += weight * density(duration, ageMs + inMs)
    lasts += weight * survival(duration, ageMs + inMs)
  }
  return Math.sqrt(ends / lasts / (2 * price))
}

/** When the revision is expected to be DEPLOYED. */
function chancesOf({ expected, elapsedMs, inStatusMs }: Knowledge, phases: ReturnType<typeof phasesFrom>): Chance[] {
  const { total } = expected
  if (phases === undefined) return withSurprise(total, elapsedMs)
  const [now, ...later] = phases
  const current = durationOf(now, total)
  if (later.length === 0) return withSurprise(current, inStatusMs)
  let { mean, variance } = remainder(current, inStatusMs)
  for (const phase of later) {
    const next = remainder(durationOf(phase, total), 0)
    mean += next.mean
    variance += next.variance
  }
  return withSurprise(logNormalOf(mean, variance), 0)
}

function withSurprise(duration: LogNormal, ageMs: number): Chance[] {
  const { weight, sigma } = SURPRISE
  const surprising = { median: duration.median, sigma: Math.max(sigma, duration.sigma) }
  return [
    { weight: 1 - weight, duration, ageMs },
    { weight, duration: surprising, ageMs }
  ]
}

function durationOf({ share, kind }: Phase, total: LogNormal): LogNormal {
  const mean = share * meanOf(total)
  const variation = kind === 'queue' ? QUEUE_VARIATION : WORK_VARIATION * total.sigma
  return logNormalOf(mean, (variation * mean) ** 2)
}

const meanOf = ({ median, sigma }: LogNormal) => median * Math.exp(sigma ** 2 / 2)
