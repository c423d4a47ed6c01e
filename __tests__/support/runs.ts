/** How many cases a property gets: a tenth in the fast suite, all of them in `npm run test:campaign`. */
export function runs(campaign: number): number {
  return process.env['PROPERTY_RUNS'] === 'all' ? campaign : Math.ceil(campaign / 10)
}
