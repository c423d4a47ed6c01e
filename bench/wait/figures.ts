/** Figures of many waits. Lag is in seconds. */
import type { Noticed } from './schedules.js'

export interface Spread {
  mean: number
  p50: number
  p95: number
}

export interface Figures {
  lag: Spread
  requests: Spread
}

export function figuresOf(all: readonly Noticed[]): Figures {
  return { lag: spreadOf(all.map(({ lag }) => lag / 1000)), requests: spreadOf(all.map(({ requests }) => requests)) }
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const quantile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    p50: quantile(0.5),
    p95: quantile(0.95)
  }
}
