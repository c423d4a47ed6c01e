import { expect, test } from '@jest/globals'
import { ageOf, readDate } from '../../../src/text/dates.js'

const NOW = Date.UTC(2026, 0, 10)

test.each<[string, string | null | undefined, number, number]>([
  ['of a moment ago', '2026-01-09T23:59:59.999Z', NOW - 1, 1],
  ['of now', '2026-01-10T00:00:00Z', NOW, 0],
  ['in another zone', '2026-01-10T01:00:00+02:00', NOW - 3_600_000, 3_600_000],
  ['of HTTP', 'Fri, 09 Jan 2026 00:00:00 GMT', NOW - 86_400_000, 86_400_000],
  ['at the first that counts', '2000-01-01T00:00:00Z', Date.UTC(2000, 0), NOW - Date.UTC(2000, 0)],
  ['in the future has no age', '2026-01-10T00:00:00.001Z', NOW + 1, Number.NaN],
  ['before 2000 is unknown', '1999-12-31T23:59:59.999Z', Number.NaN, Number.NaN],
  ['of 1970 is unknown', '1970-01-01T00:00:00Z', Number.NaN, Number.NaN],
  ['of the year 1 is unknown', '0001-01-01T00:00:00Z', Number.NaN, Number.NaN],
  ['that is none is unknown', 'soon', Number.NaN, Number.NaN],
  ['that is null is unknown', null, Number.NaN, Number.NaN],
  ['that is missing is unknown', undefined, Number.NaN, Number.NaN]
])('a date %s', (_, date, at, age) => {
  expect([readDate(date), ageOf(date, NOW)]).toEqual([at, age])
})
