import { expect, test } from '@jest/globals'
import type { DeployEvent } from '../../../src/deploy/core/events.js'
import { logLines } from '../../../src/report/log.js'
import { EMPTY_RECORD, MOST, recordEvent } from '../../../src/report/record.js'

const failed = (problem: string): DeployEvent => ({ type: 'retrying', problem, delay_ms: 500 })
const ANSWERED: DeployEvent = { type: 'recovered' }

/** The log lines of the events, by level. */
function told(events: readonly DeployEvent[]) {
  let record = EMPTY_RECORD
  const lines = events.flatMap((event) => {
    const before = record
    record = recordEvent(record, event)
    return logLines(event, before)
  })
  const texts = (level: string) =>
    lines.filter((line) => line.level === level).map(({ text }) => text.trim())
  return { record, info: texts('info'), debug: texts('debug') }
}

test('the log of failed polls shows their start, that they continue, and their end', () => {
  const looks = [...Array(3_600).keys()].map(() => failed('GET /x answered 503'))
  const { info, debug } = told([...looks, ANSWERED])
  expect(info.slice(0, 3)).toEqual([
    'Retrying in 0.5 s: GET /x answered 503',
    'Retrying in 0.5 s (2 failed attempts so far): GET /x answered 503',
    'Retrying in 0.5 s (4 failed attempts so far): GET /x answered 503'
  ])
  expect(info.at(-1)).toBe('Recovered after 3600 failed attempts.')
  expect(info).toHaveLength(13)
  // With debug logging, nothing is missing.
  expect(info.length - 1 + debug.length).toBe(3_600)
})

test('occasional failures are shown ever less often, and no recovery without a failure', () => {
  const { info } = told(Array.from({ length: 5 }, () => [failed('answered 503'), ANSWERED]).flat())
  expect(info).toEqual([
    'Retrying in 0.5 s: answered 503',
    'Recovered after 1 failed attempt.',
    'Retrying in 0.5 s (2 failed attempts so far): answered 503',
    'Recovered after 1 failed attempt.',
    'Retrying in 0.5 s (4 failed attempts so far): answered 503',
    'Recovered after 1 failed attempt.'
  ])
})

test('a service that changes its mind all day long does not fill log and summary', () => {
  const seen = [...Array(10_000).keys()].map((n): DeployEvent => {
    return { type: 'status_read', revision_id: 'rev', status: `S${n}`, elapsed_ms: n * 500 }
  })
  const { info, record } = told(seen)
  expect(info).toHaveLength(MOST)
  expect(record.revision.statuses).toHaveLength(MOST)
  expect([record.revision.statuses[0]?.status, record.revision.statuses.at(-1)?.status]).toEqual([
    'S0',
    'S9999'
  ])
})
