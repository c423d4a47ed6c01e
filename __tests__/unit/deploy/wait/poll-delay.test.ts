import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { autoDelay, type Knowledge } from '../../../../src/deploy/wait/poll-delay/auto.js'
import { expectedFrom, guessExpected } from '../../../../src/deploy/wait/poll-delay/expected.js'
import { arrivalDelay, pollDelay } from '../../../../src/deploy/wait/poll-delay/poll-interval.js'
import { revision } from '../../../support/fakes/answers.js'
import { runs } from '../../../support/runs.js'

const SECOND = 1_000
const MINUTE = 60_000

describe('the delay before a poll', () => {
  test.each([
    [{ interval: 5_000, autoMs: 1, remainingMs: MINUTE }, 5_000],
    [{ interval: 5_000, autoMs: 1, remainingMs: 2_000 }, 2_000],
    [{ interval: 5_000, autoMs: 1, remainingMs: -3 }, 0],
    [{ interval: 'auto', autoMs: 7_000, remainingMs: MINUTE }, 7_000],
    [{ interval: 'auto', autoMs: 7_000, remainingMs: MINUTE, retryAfterMs: 20_000 }, 20_000],
    [{ interval: 'auto', autoMs: 7_000, remainingMs: MINUTE, retryAfterMs: 2_000 }, 7_000],
    [{ interval: 'auto', autoMs: 7_000, remainingMs: 30 * MINUTE, retryAfterMs: 1e12 }, MINUTE],
    [{ interval: 5 * MINUTE, autoMs: 1, remainingMs: 30 * MINUTE, retryAfterMs: 1e12 }, 5 * MINUTE]
  ] as const)('%j: %i ms', (timing, expected) => {
    expect(pollDelay(timing)).toBe(expected)
  })

  test('what is to turn up is looked for after half a second first, and every ten seconds later', () => {
    expect([0, 20 * SECOND, 10 * MINUTE].map(arrivalDelay)).toEqual([500, 2_000, 10_000])
  })
})

const date = fc.oneof(
  fc.constantFrom('', 'soon', '2026-01-01T00:00:00Z', '-271821-04-20T00:00:00Z', '+275760-09-13T00:00:00Z', '9e99'),
  fc.date({ noInvalidDate: true }).map((each) => each.toISOString()),
  fc.constant(null)
)
const row = fc.record({
  id: fc.constantFrom('rev-1', 'rev-2', 'rev-3'),
  status: fc.constantFrom('DEPLOYED', 'DEPLOYED', 'BUILD_FAILED', 'NEW_WORD'),
  created_at: date,
  updated_at: date
})
const status = fc.option(
  fc.constantFrom(
    'CREATING',
    'QUEUED',
    'BUILDING',
    'AWAITING_DEPLOY',
    'DEPLOYING',
    'UNKNOWN',
    'VERIFYING',
    '__proto__'
  ),
  { nil: undefined }
)
const source = fc.constantFrom('git_host' as const, 'external_container' as const)
const ms = fc.oneof(fc.integer({ min: 0, max: 3_600_000 }), fc.constantFrom(0, 1, 86_400_000, 1e12))
const knowledge = fc
  .record({ source, isFirst: fc.boolean(), rows: fc.array(row), status, elapsedMs: ms, inStatusMs: ms })
  .map(({ rows, isFirst, ...rest }): Knowledge => {
    return { ...rest, expected: expectedFrom(rows, 'rev-1') ?? guessExpected(rest.source, isFirst) }
  })

describe('the pace of auto', () => {
  test('whatever a service says of statuses and dates, looks come between half a second and two minutes apart', () => {
    fc.assert(
      fc.property(knowledge, (known) => {
        const delay = autoDelay(known)
        expect(delay).toBeGreaterThanOrEqual(500)
        expect(delay).toBeLessThanOrEqual(120_000)
      }),
      { numRuns: runs(3_000) }
    )
  })

  test('without earlier revisions, polls in a known phase double the time only a few times', () => {
    const phase = fc.constantFrom('BUILDING', 'DEPLOYING')
    fc.assert(
      fc.property(
        source,
        fc.boolean(),
        phase,
        fc.integer({ min: 0, max: 3_600_000 }),
        (source, isFirst, status, at) => {
          const expected = guessExpected(source, isFirst)
          const delay = autoDelay({ source, expected, status, elapsedMs: at, inStatusMs: at / 2 })
          // An image is never BUILDING: that word tells nothing there.
          const growth = source === 'external_container' && status === 'BUILDING' ? 30 : 1.5
          expect(delay).toBeLessThanOrEqual(Math.max(500, growth * at) + 1e-6)
        }
      )
    )
  })

  const later = { source: 'git_host', expected: guessExpected('git_host', false) } as const
  const first = { source: 'git_host', expected: guessExpected('git_host', true) } as const
  test.each<[string, Knowledge, number, number]>([
    [
      'a fast service is looked at again at once',
      { ...later, elapsedMs: 1_000, status: 'DEPLOYING', inStatusMs: 200 },
      500,
      1_500
    ],
    [
      'a build that has just begun is left alone',
      { ...later, elapsedMs: 60_000, status: 'BUILDING', inStatusMs: 40_000 },
      30_000,
      60_000
    ],
    [
      'a rollout that is due is looked at closely',
      { ...later, elapsedMs: 200_000, status: 'DEPLOYING', inStatusMs: 40_000 },
      1_000,
      5_000
    ],
    [
      'a first build is left alone for two minutes',
      { ...first, elapsedMs: 200_000, status: 'BUILDING', inStatusMs: 120_000 },
      110_000,
      120_000
    ],
    [
      'a word that nobody knows goes by the time alone',
      { ...later, elapsedMs: 200_000, status: 'BAKING', inStatusMs: 5 },
      5_000,
      20_000
    ],
    [
      'what is long overdue is looked at less and less',
      { ...later, elapsedMs: 3_000_000, status: 'BAKING', inStatusMs: 5 },
      20_000,
      120_000
    ]
  ])('%s', (_, known, least, most) => {
    const delay = autoDelay(known)
    expect(delay).toBeGreaterThanOrEqual(least)
    expect(delay).toBeLessThanOrEqual(most)
  })

  test('an unknown status does not reduce polls compared with a known early one', () => {
    const at = (status: string, elapsedMs: number) =>
      autoDelay({ ...later, elapsedMs, status, inStatusMs: elapsedMs / 2 })
    for (const elapsedMs of [120_000, 180_000, 240_000])
      expect(at('BAKING', elapsedMs)).toBeLessThan(at('QUEUED', elapsedMs))
  })
})

const EPOCH = Date.UTC(2026, 0, 1)
function earlier(seconds: number, { status = 'DEPLOYED', id = `rev-${seconds}` } = {}) {
  const [created_at, updated_at] = [0, seconds].map((each) => new Date(EPOCH + each * SECOND).toISOString())
  return { ...revision(id, status), created_at, updated_at }
}
const oldest = earlier(900, { id: 'oldest' })
const seconds = (rows: ReturnType<typeof earlier>[]) => {
  const expected = expectedFrom([...rows, oldest], 'rev-1')
  return expected && Math.round(expected.total.median / SECOND)
}

describe('how long a revision is expected to take', () => {
  test.each([
    ['as the middle of the earlier ones', [earlier(200), earlier(240), earlier(900)], 240],
    ['the one that is waited for does not count', [earlier(5, { id: 'rev-1' }), earlier(240)], 240],
    [
      'failed, skipped and unknown ones do not count',
      [earlier(3, { status: 'BUILD_FAILED' }), earlier(9, { status: 'SKIPPED' }), earlier(240)],
      240
    ],
    ['one that was touched days later does not count', [earlier(600_000), earlier(240)], 240],
    ['one that ended before it began does not count', [earlier(-60), earlier(240)], 240],
    ['nothing is known of a first one', [], undefined],
    ['of two, as their geometric mean', [earlier(100), earlier(400)], 200],
    ['half a second is a duration', [earlier(0.5)], 0],
    ['less is none', [earlier(0.499)], undefined],
    ['two hours are a duration', [earlier(7_200)], 7_200],
    ['more is none', [earlier(7_201)], undefined],
    ['times that contradict each other tell nothing', [earlier(2), earlier(3_600)], undefined]
  ])('%s', (_, rows, expected) => {
    expect(seconds(rows)).toBe(expected)
  })

  test('dates that are none are passed over', () => {
    const rows = [{ ...revision('a', 'DEPLOYED'), created_at: 'soon', updated_at: null }, earlier(240), oldest]
    expect(expectedFrom(rows, 'rev-1')?.earlier).toEqual({ shortest: 240_000, longest: 240_000 })
  })

  test('the log names the shortest and the longest, in whichever order the service lists them', () => {
    const rows = [earlier(210), earlier(1_000), earlier(200), oldest]
    expect(expectedFrom(rows, 'rev-1')?.earlier).toEqual({ shortest: 200_000, longest: 1_000_000 })
  })

  test('only the latest nine count: what is older was another build', () => {
    const rows = [...Array.from({ length: 9 }, () => earlier(100)), ...Array.from({ length: 10 }, () => earlier(1_000))]
    expect(seconds(rows)).toBe(100)
  })

  test('times that lie far apart make looks begin earlier than times that agree', () => {
    const agree = expectedFrom([earlier(200), earlier(210), earlier(220), oldest], 'rev-1')
    const differ = expectedFrom([earlier(60), earlier(210), earlier(700), oldest], 'rev-1')
    expect(differ?.total.sigma ?? 0).toBeGreaterThan(agree?.total.sigma ?? 1)
  })
})
