import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import type { DeployEvent } from '../../src/deploy/events.js'
import { logLines } from '../../src/report/log.js'
import { EMPTY_RECORD, MOST_STATUSES, recordEvent } from '../../src/report/record.js'

const failed = (problem: string): DeployEvent => ({ type: 'retrying', problem, delay_ms: 500 })
const ANSWERED: DeployEvent = { type: 'answered_again' }

/** What is told of the events, by level. */
function told(events: readonly DeployEvent[]) {
  let record = EMPTY_RECORD
  const lines = events.flatMap((event) => {
    const before = record
    record = recordEvent(record, event)
    return logLines(event, before)
  })
  const texts = (level: string) => lines.filter((line) => line.level === level).map(({ text }) => text.trim())
  return { record, info: texts('info'), debug: texts('debug') }
}

test('of half an hour of failing looks the log tells when it began, that it goes on, and when it was over', () => {
  const looks = [...Array(3_600).keys()].map(() => failed('GET /x: answered 503\n  detail'))
  const { info, debug } = told([...looks, ANSWERED])
  expect(info.slice(0, 3)).toEqual([
    'GET /x: answered 503: trying again in 0.5 s',
    'GET /x: answered 503: trying again in 0.5 s, 2 tries so far',
    'GET /x: answered 503: trying again in 0.5 s, 4 tries so far'
  ])
  expect(info.at(-1)).toBe('Answered again, after 3600 failed tries.')
  expect(info).toHaveLength(13)
  // With debug logging, nothing is missing.
  expect(info.length - 1 + debug.length).toBe(3_600)
})

test('another problem is told at once, and so is the same one when it comes back', () => {
  const [a, b] = [failed('answered 503'), failed('connection refused')]
  const { info } = told([a, a, a, b, a, ANSWERED, a, ANSWERED])
  expect(info).toEqual([
    'answered 503: trying again in 0.5 s',
    'answered 503: trying again in 0.5 s, 2 tries so far',
    'connection refused: trying again in 0.5 s, 4 tries so far',
    'Answered again, after 5 failed tries.',
    'answered 503: trying again in 0.5 s',
    'Answered again, after 1 failed try.'
  ])
})

test('whatever a service does, the log of a day grows no longer than somebody can read', () => {
  const event = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(1, 2, 3).map((n) => failed(`answered 50${n}`)) },
    { weight: 1, arbitrary: fc.nat().map((n) => failed(`answered ${n}`)) },
    { weight: 3, arbitrary: fc.constant(ANSWERED) }
  )
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 40 }), (pattern) => {
      const looks = [...Array(4_000).keys()].map((n) => pattern[n % pattern.length] as DeployEvent)
      const { info } = told(looks)
      const tries = looks.filter(({ type }) => type === 'retrying').length
      // Begins are told for each of the first spells; after them only what lasts twice as long as what was told before.
      expect(info.length).toBeLessThanOrEqual(2 * (8 + 18 * Math.ceil(Math.log2(tries + 2))))
      const begun = info.filter((text) => text.includes('trying again')).length
      const over = info.filter((text) => text.startsWith('Answered')).length
      expect(over).toBeLessThanOrEqual(begun)
    }),
    { numRuns: 50 }
  )
})

test('a service that changes its mind all day long does not fill log and summary', () => {
  const seen = [...Array(10_000).keys()].map((n): DeployEvent => {
    return { type: 'status_seen', revision_id: 'rev', status: `S${n}`, elapsed_ms: n * 500 }
  })
  const { info, record } = told(seen)
  expect(info).toHaveLength(MOST_STATUSES)
  expect(record.statuses).toHaveLength(MOST_STATUSES)
  expect([record.statuses[0]?.status, record.statuses.at(-1)?.status]).toEqual(['S0', 'S9999'])
})
