/**
 * Dates as servers write them. Every date is read here, and an unknown one is NaN: no comparison
 * with it is true.
 */

/** Of an earlier date, a server means that there is none, as with `0001-01-01T00:00:00Z`. */
const EARLIEST = Date.UTC(2000, 0)

/** Returns the milliseconds since 1970. NaN if the date is missing, invalid or before 2000. */
export function readDate(date: string | null | undefined): number {
  const at = Date.parse(date ?? '')
  return at >= EARLIEST ? at : Number.NaN
}

/**
 * Returns the milliseconds from a date until `now`. NaN if the date is unknown or in the future.
 */
export function ageOf(date: string | null | undefined, now: number): number {
  const age = now - readDate(date)
  return age >= 0 ? age : Number.NaN
}
