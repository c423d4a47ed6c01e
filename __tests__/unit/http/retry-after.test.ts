import { expect, test } from '@jest/globals'
import { retryAfterMs } from '../../../src/http/retry-after.js'

const RECEIVED = Date.UTC(2026, 5, 1, 12)
const inSeconds = (seconds: number) => new Date(RECEIVED + 1_000 * seconds).toUTCString()

test.each<[string | undefined, string | undefined, number | undefined]>([
  ['7', undefined, 7_000],
  [' 7 ', undefined, 7_000],
  ['1.5', undefined, 1_500],
  ['0', undefined, 0],
  [inSeconds(7), undefined, 7_000],
  [inSeconds(7), inSeconds(-60), 67_000],
  [inSeconds(7), 'yesterday', 7_000],
  [inSeconds(-7), undefined, 0],
  ['7 seconds', undefined, undefined],
  ['', undefined, undefined],
  [undefined, inSeconds(7), undefined]
])('Retry-After %j of an answer that was sent at %j asks to wait %p ms', (retryAfter, date, ms) => {
  expect(retryAfterMs({ retryAfter, date, receivedAt: RECEIVED })).toBe(ms)
})
