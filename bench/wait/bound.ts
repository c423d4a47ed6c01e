/**
 * The best result of any schedule: for a price of a request in lag, the minimum of E[lag] + price × E[requests], by
 * dynamic programming on a fine grid of time (Bellman). All prices together give the curve that no schedule can lie
 * below.
 *
 * It uses the exact distribution of the duration of each phase. At each poll it knows the phase and its beginning to
 * the millisecond, which no service shows. With one phase it only knows that the phase has not ended.
 */
import { type LogNormal, survival } from '../../src/deploy/wait/poll-delay/log-normal.js'

/** Mean lag in milliseconds at a mean number of requests. */
export interface BoundPoint {
  requests: number
  lag: number
}

export interface Grid {
  stepMs: number
  cells: number
}

/** Shares of a duration by cells. Those of the last phase are rounded up, so that a poll in a cell reads its end. */
export function sharesOf(duration: LogNormal, { stepMs, cells }: Grid, roundUp: boolean): Float64Array {
  const shares = new Float64Array(cells)
  const edge = roundUp ? 0 : 0.5
  let before = 0
  for (let i = 0; i < cells; i++) {
    const upTo = i === cells - 1 ? 1 : 1 - survival(duration, (i + edge) * stepMs)
    shares[i] = upTo - before
    before = upTo
  }
  return shares
}

/** Shares of the sum of two durations; what lies beyond the grid is in its last cell. */
export function sumOf(a: Float64Array, b: Float64Array): Float64Array {
  const cells = a.length
  const sum = new Float64Array(cells)
  for (let i = 0; i < cells; i++) {
    const share = at(a, i)
    if (share === 0) continue
    for (let j = 0; j < cells; j++) {
      const k = Math.min(i + j, cells - 1)
      sum[k] = at(sum, k) + share * at(b, j)
    }
  }
  return sum
}

/** What is still to come of a policy, by cell: its cost, its requests and its lag (in cells). */
interface Outlook {
  cost: Float64Array
  requests: Float64Array
  lag: Float64Array
}

const at = (cells: Float64Array, i: number): number => cells[i] ?? 0
const outlook = (cells: number): Outlook => ({
  cost: new Float64Array(cells),
  requests: new Float64Array(cells),
  lag: new Float64Array(cells)
})

function addShare(to: Outlook, from: Outlook, { share, shift }: { share: number; shift: number }): void {
  for (let i = shift; i < to.cost.length; i++) {
    to.cost[i] = at(to.cost, i) + share * at(from.cost, i - shift)
    to.requests[i] = at(to.requests, i) + share * at(from.requests, i - shift)
    to.lag[i] = at(to.lag, i) + share * at(from.lag, i - shift)
  }
}

/**
 * The best schedule at a price, computed backwards from the last phase. `reached` is the cost from a poll that many
 * cells after a phase began, and `kept` the same times the probability that the phase still lasts.
 *
 * @param phases Shares of each phase by cells.
 * @param price Of one request, in cells of lag.
 * @returns Lag in cells.
 */
export function bestAt(phases: readonly Float64Array[], price: number): BoundPoint {
  const cells = phases[0]?.length ?? 0
  let reached = outlook(cells)
  // Once DEPLOYED, each cell is a cell of lag; half a cell, on average, was lost by rounding up.
  for (let i = 0; i < cells; i++) reached.cost[i] = reached.lag[i] = i + 0.5
  for (let k = phases.length - 1; k > 0; k--) {
    const shares = phases[k] ?? new Float64Array(cells)
    const { kept } = planPhase(shares, reached, price)
    for (let v = 0; v < cells; v++) {
      if (at(shares, v) > 1e-12) addShare(kept, reached, { share: at(shares, v), shift: v })
    }
    reached = kept
  }
  return planPhase(phases[0] ?? new Float64Array(cells), reached, price).start
}

/** Chances below this are not planned for. */
const NEGLIGIBLE = 1e-7

function planPhase(shares: Float64Array, reached: Outlook, price: number): { kept: Outlook; start: BoundPoint } {
  const cells = shares.length
  const lasts = new Float64Array(cells)
  for (let i = cells - 2; i >= 0; i--) lasts[i] = at(lasts, i + 1) + at(shares, i + 1)
  const end =
    Math.max(
      1,
      lasts.findIndex((chance) => chance < NEGLIGIBLE)
    ) + 1
  const kept = outlook(cells)
  // The cost by delay of the next poll, if the phase has ended since the poll at `age`.
  const over = outlook(cells)
  for (let age = end - 2; age >= -1; age--) {
    addShare(over, reached, { share: at(shares, age + 1), shift: age + 1 })
    let [least, next] = [Number.POSITIVE_INFINITY, age + 1]
    for (let look = age + 1; look < cells; look++) {
      const cost = at(over.cost, look) + at(kept.cost, look)
      if (cost < least) [least, next] = [cost, look]
    }
    const chance = age < 0 ? 1 : at(lasts, age)
    const requests = chance + at(over.requests, next) + at(kept.requests, next)
    const lag = at(over.lag, next) + at(kept.lag, next)
    if (age < 0) return { kept, start: { requests, lag } }
    kept.cost[age] = price * chance + least
    kept.requests[age] = requests
    kept.lag[age] = lag
  }
  throw new Error('a phase without time')
}

/** The curve, from few requests to many. @param phases Durations in milliseconds; one if only the end is visible. */
export function boundCurve(
  phases: readonly Float64Array[],
  { stepMs }: Grid,
  pricesMs: readonly number[]
): BoundPoint[] {
  return pricesMs
    .map((price) => {
      const { requests, lag } = bestAt(phases, price / stepMs)
      return { requests, lag: lag * stepMs }
    })
    .toSorted((a, b) => a.requests - b.requests)
}

/** The least lag at this many requests, between two points of the curve; undefined beyond its ends. */
export function boundAt(curve: readonly BoundPoint[], requests: number): number | undefined {
  const index = curve.findIndex((point) => point.requests >= requests)
  const [before, after] = [curve[index - 1], curve[index]]
  if (before === undefined || after === undefined) return undefined
  const share = (requests - before.requests) / (after.requests - before.requests)
  return before.lag + share * (after.lag - before.lag)
}
