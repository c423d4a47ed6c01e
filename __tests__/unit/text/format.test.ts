import { expect, test } from '@jest/globals'
import {
  count,
  formatAge,
  formatTime,
  parseDuration,
  shortenDigests,
  shortId,
  spellDuration
} from '../../../src/text/format.js'

const MINUTE = 60_000

test.each([
  [-1, 'less than a minute'],
  [MINUTE - 1, 'less than a minute'],
  [MINUTE, '1 minute'],
  [119 * MINUTE, '119 minutes'],
  [120 * MINUTE, '2 hours'],
  [2_879 * MINUTE, '47 hours'],
  [2_880 * MINUTE, '2 days'],
  [100_000 * MINUTE, '69 days']
])('how long a revision has served, after %s ms: %s', (ms, text) =>
  expect(formatAge(ms)).toBe(text)
)

test.each([
  ['90s', 90_000],
  ['30m', 1_800_000],
  ['1h30m', 5_400_000],
  ['14d', 1_209_600_000],
  ['250ms', 250],
  ['1.25s', 1_250],
  ['0s', 0]
])('the time limit %s lasts %s ms', (text, ms) => expect(parseDuration(text)).toBe(ms))

test.each([
  '',
  '30',
  'm',
  '30 minutes',
  '30m ',
  ' 30m',
  '-5m',
  '1.m',
  '.5m',
  '1h30',
  '5w',
  '1e3s',
  'x30m',
  '30mx'
])('%j is no duration, rather than another one', (text) =>
  expect(parseDuration(text)).toBeUndefined()
)

test('a row says in minutes when it was updated', () => {
  expect(formatTime(Date.UTC(2026, 10, 22, 11, 5, 59))).toBe('2026-11-22 11:05 UTC')
})

test.each([
  [-5, '0 s'],
  [0, '0 s'],
  [40, '0.1 s'],
  [2_520, '2.5 s'],
  [9_999, '10 s'],
  [59_999, '59 s'],
  [245_000, '4 min 5 s'],
  [3_723_000, '1 h 2 min'],
  [3_600_000, '1 h'],
  [3_605_000, '1 h']
])('%s ms is spelled %s', (ms, text) => expect(spellDuration(ms)).toBe(text))

const UUID = '5f0c7a31-1b2c-4d5e-8f90-a1b2c3d4e5f6'
const DIGEST = '0123456789abcdef'.repeat(4)

test.each([
  [UUID, '5f0c7a31…'],
  ['revision-0001', 'revision…'],
  ['revision-001', 'revision-001']
])('the ID %s is shown as %s', (id, text) => expect(shortId(id)).toBe(text))

test.each([
  [`img@sha256:${DIGEST}, then`, 'img@sha256:0123456789ab…, then'],
  [`${DIGEST.slice(0, 32)} ${DIGEST.slice(0, 40).toUpperCase()}`, '0123456789ab… 0123456789AB…'],
  [DIGEST.slice(0, 31), DIGEST.slice(0, 31)],
  [DIGEST.repeat(3), DIGEST.repeat(3)],
  [`Revision ${UUID} and ${UUID.toUpperCase()}.`, 'Revision 5f0c7a31… and 5F0C7A31….'],
  [`a${UUID}`, `a${UUID}`],
  [`${UUID}0`, `${UUID}0`],
  [UUID.replace('-1b2c', '-1b2'), UUID.replace('-1b2c', '-1b2')]
])('only whole digests and IDs are shortened in %s', (text, shown) =>
  expect(shortenDigests(text)).toBe(shown)
)

test('things are counted with the right word', () => {
  expect([
    count(0, 'file'),
    count(1, 'file'),
    count(2, 'file'),
    count(2, 'entry', 'entries')
  ]).toEqual(['0 files', '1 file', '2 files', '2 entries'])
})
