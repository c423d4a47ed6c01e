import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { bestAt, boundAt, boundCurve, sharesOf, sumOf } from '../../../bench/wait/bound.js'
import { drawChart } from '../../../bench/wait/chart.js'
import { CLASSES, drawLife } from '../../../bench/wait/lives.js'
import { measureClass } from '../../../bench/wait/measure.js'
import { PEERS, waitLike } from '../../../bench/wait/schedules.js'
import { Random } from '../../../simulation/story/random.js'

/** Mean lag and requests of one fixed set of looks, by cells: what the bound must find the best of. */
function costOf(looks: readonly number[], shares: readonly number[], price: number): number {
  return shares.reduce((sum, share, end) => {
    const index = looks.findIndex((look) => look >= end)
    return sum + share * (price * (index + 1) + (looks[index] ?? Number.NaN) - end + 0.5)
  }, 0)
}

test.each([0.05, 0.5, 2])('the bound is the best of all schedules there are, tried one by one: price %d', (price) => {
  const shares = [0, 0.05, 0.3, 0.05, 0.2, 0.1, 0.05, 0.25]
  const last = shares.length - 1
  const all = Array.from({ length: 2 ** last }, (_, bits) => [
    ...Array.from({ length: last }, (_, cell) => cell).filter((cell) => (bits >> cell) & 1),
    last
  ])
  const best = Math.min(...all.map((looks) => costOf(looks, shares, price)))
  const { requests, lag } = bestAt([Float64Array.from(shares)], price)
  expect(lag + price * requests).toBeCloseTo(best, 9)
})

test('visible phases never make the bound worse', () => {
  const [, , image] = CLASSES
  const grid = { stepMs: 1_000, cells: 500 }
  const phases = image.phases.map(({ duration }, index) => sharesOf(duration, grid, index === image.phases.length - 1))
  for (const price of [0.5, 2, 8, 60]) {
    const [told, untold] = [bestAt(phases, price), bestAt([phases.reduce(sumOf)], price)]
    expect(told.lag + price * told.requests).toBeLessThanOrEqual(untold.lag + price * untold.requests + 1e-6)
  }
})

test('no other schedule lies below the bound', () => {
  const [, later] = CLASSES
  const random = new Random(3, 'lives')
  const lives = Array.from({ length: 4_000 }, () => drawLife(later, random))
  const grid = { stepMs: 1_000, cells: 1_000 }
  const phases = later.phases.map(({ duration }, index) => sharesOf(duration, grid, index === later.phases.length - 1))
  const curve = boundCurve([phases.reduce(sumOf)], grid, [100, 300, 1_000, 3_000, 10_000, 30_000, 100_000])
  for (const peer of PEERS.filter(({ name }) => name !== '1 s' && name !== '3 s')) {
    const all = lives.map((life) => waitLike(peer, life))
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    const best = boundAt(curve, mean(all.map(({ requests }) => requests)))
    expect(mean(all.map(({ lag }) => lag))).toBeGreaterThan(best ?? Number.POSITIVE_INFINITY)
  }
})

test('lives have the median and the spread that the page says', () => {
  for (const kind of CLASSES) {
    const random = new Random(5, kind.key)
    const logs = Array.from({ length: 4_000 }, () => Math.log(drawLife(kind, random).deployedAt)).toSorted(
      (a, b) => a - b
    )
    const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length
    const sigma = Math.sqrt(logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / logs.length)
    expect(Math.exp(logs[2_000] ?? 0) / kind.total.median).toBeCloseTo(1, 1)
    expect(sigma).toBeCloseTo(kind.total.sigma, 1)
  }
})

test('with statuses, auto notices sooner than a 15-second poll', async () => {
  const size = { lives: 60, strangeLives: 1, coarse: 20, prices: [100, 1_000, 10_000] }
  const results = []
  for (const kind of CLASSES) results.push(await measureClass(kind, size))
  for (const { auto, peers } of results) {
    expect(auto.told.lag.mean).toBeLessThan(peers[2]?.lag.mean ?? 0)
    expect(auto.told.requests.mean).toBeLessThan((peers[1]?.requests.mean ?? 0) / 2)
  }
  expect(drawChart(results)).toMatch(/^<svg [\s\S]*<\/svg>\n$/)
})

test('no service is asked for nothing: auto stays near the best of all schedules for its number of requests', async () => {
  const size = { lives: 1_500, strangeLives: 1, coarse: 2, prices: [100, 180, 300, 500, 700, 900, 1_200, 1_600, 3_000] }
  const { auto, bound } = await measureClass(CLASSES[2], size)
  for (const [key, { lag, requests }] of Object.entries(auto)) {
    const best = boundAt(key === 'told' ? bound.told : bound.untold, requests.mean) ?? 0
    // The page says 1.3, of ten thousand lives.
    expect(lag.mean).toBeLessThan((1.35 * best) / 1_000)
  }
})

test('the quick form runs to its end, and leaves the page unchanged', async () => {
  const page = () => readFileSync('docs/performance.md', 'utf8')
  const before = page()
  const command = ['scripts/start-typescript.mjs', 'bench/main.ts', '--quick', '--only', 'wait']
  const { stdout } = await promisify(execFile)(process.execPath, command)
  expect(stdout).toContain('## The wait')
  expect(stdout).not.toMatch(/NaN|undefined|Infinity/)
  expect(page()).toBe(before)
}, 120_000)
