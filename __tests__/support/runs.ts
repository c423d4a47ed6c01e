/**
 * The share of its cases that a property gets: in `npm run test:campaign`, and in a run for each
 * mutant.
 */
const SHARES: Record<string, number> = { all: 1, few: 1 / 100 }
const share = SHARES[process.env['PROPERTY_RUNS'] ?? ''] ?? 1 / 10

/**
 * How many cases a property gets: a tenth in the fast suite, all of them in `npm run
 * test:campaign`.
 */
export function runs(campaign: number): number {
  return Math.ceil(campaign * share)
}
