import { describe, expect, test } from '@jest/globals'
import { autoDelay } from '../../../../src/deploy/wait/poll-delay/auto.js'
import { guessExpected } from '../../../../src/deploy/wait/poll-delay/expected.js'
import {
  nextPause,
  type Pace,
  recordPoll,
  restartPace,
  startPace
} from '../../../../src/deploy/wait/poll-delay/pace.js'
import { backoffDelay } from '../../../../src/requests/retry.js'
import { revision } from '../../../support/fakes/answers.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

const EPOCH = Date.UTC(2026, 0, 1)
const NOW = 100_000
const HOUR = 3_600_000
const ago = (ms: number) => new Date(EPOCH + NOW - ms).toISOString()

/** A clock that shows `NOW`, and a pace of a build whose wait began then. */
function begun(over: Partial<Pace> = {}) {
  const clock = new VirtualClock(EPOCH)
  clock.pass(NOW)
  const input = { source: 'git_host', isFirst: false, startedAt: NOW, alreadyInProgress: undefined } as const
  return { clock, input, pace: { ...startPace(input, clock), ...over } }
}

describe('a revision that was in progress before the run is as old as the service says, if that can be', () => {
  test.each<[string, string | null, number]>([
    ['made just now', ago(0), 0],
    ['made a minute ago', ago(60_000), 60_000],
    ['made two hours ago', ago(2 * HOUR), 2 * HOUR],
    ['made longer ago than a rollout takes', ago(2 * HOUR + 1), 0],
    ['made in the future', ago(-1), 0],
    ['made at no known time', null, 0]
  ])('%s', (_, created_at, age) => {
    const { clock, input } = begun()
    const alreadyInProgress = { ...revision('rev-1', 'BUILDING'), created_at }
    const { madeAt, since } = startPace({ ...input, alreadyInProgress }, clock)
    expect([madeAt, since]).toEqual([NOW - age, NOW - age])
  })

  test.each([true, false])('without an earlier revision its duration is a guess (first: %s)', (isFirst) => {
    const { clock, input } = begun()
    expect(startPace({ ...input, isFirst }, clock).expected).toEqual(guessExpected('git_host', isFirst))
  })
})

describe('a new status began between the last two polls', () => {
  const SEEN = NOW - 10_000
  test.each<[string, string | null, number]>([
    ['at the time that the service says', ago(4_000), NOW - 4_000],
    ['right at this poll', ago(0), NOW],
    ['right at the poll before', ago(10_000), SEEN],
    ['in the middle, if the service says a time before them', ago(10_001), NOW - 5_000],
    ['in the middle, if the service says a time after them', ago(-1), NOW - 5_000],
    ['in the middle, if the service says none', null, NOW - 5_000]
  ])('%s', (_, updated_at, since) => {
    const { clock, pace } = begun({ madeAt: 0, since: 0, seenAt: SEEN, failedPolls: 3 })
    recordPoll(pace, { ...revision('rev-1', 'BUILDING'), updated_at }, { isNew: true, clock })
    expect(pace).toMatchObject({ since, seenAt: NOW, changedWithin: 10_000, failedPolls: 0 })
  })

  test('of the first poll, it began after the revision was made', () => {
    const { clock, pace } = begun({ madeAt: NOW - 8_000 })
    recordPoll(pace, revision('rev-1', 'BUILDING'), { isNew: true, clock })
    expect(pace).toMatchObject({ since: NOW - 4_000, seenAt: NOW, changedWithin: undefined })
  })

  test('the same status continues', () => {
    const { clock, pace } = begun({ since: 5, seenAt: SEEN, changedWithin: 700 })
    recordPoll(pace, { ...revision('rev-1', 'BUILDING'), updated_at: ago(1_000) }, { isNew: false, clock })
    expect(pace).toMatchObject({ since: 5, seenAt: NOW, changedWithin: undefined })
  })
})

test('a revision that is followed starts over, and keeps what earlier ones took', () => {
  const { pace } = begun({ madeAt: 0, since: 1, seenAt: 2, changedWithin: 3, failedPolls: 4 })
  restartPace(pace, NOW)
  const { source, expected } = pace
  expect(pace).toEqual({
    source,
    expected,
    madeAt: NOW,
    since: NOW,
    seenAt: undefined,
    changedWithin: undefined,
    failedPolls: 0
  })
})

describe('the next pause', () => {
  const expected = guessExpected('git_host', false)
  const auto = (elapsedMs: number, inStatusMs: number) =>
    autoDelay({ source: 'git_host', expected, status: 'BUILDING', elapsedMs, inStatusMs })
  const pause = (over: Partial<Pace>) => nextPause(begun(over).pace, 'BUILDING', NOW)

  test('goes by the time since the revision was made, and since its status began', () => {
    expect(pause({ madeAt: NOW - 60_000, since: NOW - 20_000 })).toBe(auto(60_000, 20_000))
    expect(auto(60_000, 20_000)).not.toBe(auto(60_000, 60_000))
  })

  test.each([1, 3])('is short after poll number %i in a row that failed', (failedPolls) => {
    const next = pause({ madeAt: NOW - 60_000, since: NOW - 20_000, failedPolls })
    expect(next).toBe(backoffDelay(failedPolls))
  })

  test('is never longer than without the failure', () => {
    expect(pause({ madeAt: NOW - 60_000, since: NOW - 20_000, failedPolls: 1_000 })).toBeLessThanOrEqual(
      auto(60_000, 20_000)
    )
  })

  test.each([
    ['as short as the last one', 15_000, 700, 700],
    ['half a second at least', 15_000, 100, 500],
    ['not longer than without the change', 15_000, 900_000, auto(15_000, 15_000)],
    ['only in the first seconds', 15_001, 700, auto(15_001, 15_001)]
  ])('while the status changes from poll to poll: %s', (_, elapsedMs, changedWithin, expectedMs) => {
    expect(pause({ madeAt: NOW - elapsedMs, since: NOW - elapsedMs, changedWithin })).toBe(expectedMs)
  })
})
