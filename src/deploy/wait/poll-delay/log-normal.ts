/** The log-normal distribution, for how long things take: most take about the median, some take much longer. */

export interface LogNormal {
  median: number
  /** Standard deviation of the logarithm; above 0. */
  sigma: number
}

/** The log-normal of this mean and variance. */
export function logNormalOf(mean: number, variance: number): LogNormal {
  const square = Math.log(1 + variance / mean ** 2)
  return { median: mean / Math.exp(square / 2), sigma: Math.sqrt(square) }
}

export function density({ median, sigma }: LogNormal, x: number): number {
  if (x <= 0) return 0
  const z = Math.log(x / median) / sigma
  return Math.exp((-z * z) / 2) / (x * sigma * Math.sqrt(2 * Math.PI))
}

/** Share of the durations that are longer than `x`. */
export function survival({ median, sigma }: LogNormal, x: number): number {
  return x <= 0 ? 1 : normalTail(Math.log(x / median) / sigma)
}

/** Mean and variance of what is left of a duration that has lasted `age` already. */
export function remainder(duration: LogNormal, age: number): { mean: number; variance: number } {
  const { median, sigma } = duration
  const left = survival(duration, age)
  // So far beyond all expectations that only one assumption remains: it takes as long again.
  if (left < 1e-9) return { mean: age, variance: age ** 2 }
  const z = age <= 0 ? Number.NEGATIVE_INFINITY : Math.log(age / median) / sigma
  const moment = (n: number) => (median ** n * Math.exp((n * sigma) ** 2 / 2) * normalTail(z - n * sigma)) / left
  const mean = moment(1)
  return { mean: mean - age, variance: Math.max(0, moment(2) - mean ** 2) }
}

/** The complementary error function, highest power first (Press et al., Numerical Recipes): relative error below 1.2e-7. */
const SERIES = [
  0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196, 1.00002368,
  -1.26551223
]

/** Share of a standard normal above `z`. */
function normalTail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + x / 2)
  let sum = 0
  for (const term of SERIES) sum = sum * t + term
  const tail = 0.5 * t * Math.exp(sum - x * x)
  return z > 0 ? tail : 1 - tail
}
