import { describe, expect, test } from '@jest/globals'
import {
  density,
  type LogNormal,
  logNormalOf,
  remainder,
  survival
} from '../../../../src/deploy/wait/poll-delay/log-normal.js'

/** The area below a curve from here to the far end of the distribution, in steps of equal ratio. */
function area(curve: (x: number) => number, from: number, { median, sigma }: LogNormal): number {
  const [start, end, steps] = [Math.log(from), Math.log(median) + 9 * sigma, 4_000]
  const step = (end - start) / steps
  let sum = 0
  for (let i = 0; i < steps; i++) {
    const x = Math.exp(start + (i + 0.5) * step)
    sum += curve(x) * x * step
  }
  return sum
}

// A wrong distribution costs every wait polls or lag. Each function is compared with the area below the curve.
describe.each<LogNormal>([
  { median: 1, sigma: 0.3 },
  { median: 75_000, sigma: 0.45 },
  { median: 210_000, sigma: 0.8 }
])('a duration of the median $median and the sigma $sigma', (duration) => {
  const { median } = duration
  const curve = (x: number) => density(duration, x)

  test('half of all are longer than the median', () => {
    expect(survival(duration, median)).toBeCloseTo(0.5, 6)
  })

  test.each([0.3, 0.9, 1, 1.4, 3])('as many are longer than %d of the median as the density says', (share) => {
    expect(survival(duration, share * median)).toBeCloseTo(area(curve, share * median, duration), 5)
  })

  test.each([0, 0.5, 1, 2])('what is left after %d of the median has this mean and variance', (share) => {
    const age = share * median
    const left = (power: number) =>
      area((x) => (x - age) ** power * curve(x), age || median / 1e4, duration) / survival(duration, age)
    const { mean, variance } = remainder(duration, age)
    expect(mean / left(1)).toBeCloseTo(1, 4)
    expect(variance / (left(2) - left(1) ** 2)).toBeCloseTo(1, 3)
  })

  test('its mean and variance lead back to it', () => {
    const { mean, variance } = remainder(duration, 0)
    const same = logNormalOf(mean, variance)
    expect(same.median / median).toBeCloseTo(1, 4)
    expect(same.sigma).toBeCloseTo(duration.sigma, 4)
  })

  test('nothing ends before it begins', () => {
    for (const x of [-1, 0]) expect([density(duration, x), survival(duration, x)]).toEqual([0, 1])
  })

  test('one that is far beyond all expectations takes as long again', () => {
    const age = median * Math.exp(8 * duration.sigma)
    expect(remainder(duration, age)).toEqual({ mean: age, variance: age ** 2 })
  })
})
