/**
 * How much is tried: the one place that reads `FUZZ_RUNS`, a factor on every number of cases (1
 * when not given), and `FUZZ_SEED`, for other cases than those of every day.
 */
const factor = Number(process.env.FUZZ_RUNS ?? '1')
const seed = Number(process.env.FUZZ_SEED ?? '1')
if (!(factor > 0) || !Number.isInteger(seed))
  throw new Error('FUZZ_RUNS is a number above 0, FUZZ_SEED a whole number')

/** Parameters for `fc.assert`: so many cases by default. */
export function cases(count: number): { numRuns: number; seed: number } {
  return { numRuns: Math.ceil(count * factor), seed }
}

/**
 * For a test that takes `seconds` at most on a slow machine with the default number of cases: its
 * limit in milliseconds.
 */
export function withinSeconds(seconds: number): number {
  return seconds * 1000 * Math.max(1, factor)
}
