import { describe, expect, test } from '@jest/globals'
import { AnswerError, ConnectionError, StatusError } from '../../../src/errors.js'
import { identifyAssistant, readAssistants } from '../../../src/smoke/assistants.js'
import { hopeOf, type Retry, retryDelayOf } from '../../../src/smoke/readiness.js'

const options = { request: 'POST /x', mayHaveBeenApplied: true, retryable: false }

test.each([
  [200, 'never'],
  [302, 'until_timeout'],
  [307, 'until_timeout'],
  [400, 'never'],
  [401, 'first_seconds'],
  [403, 'first_seconds'],
  [404, 'until_timeout'],
  [405, 'until_timeout'],
  [413, 'never'],
  [422, 'never'],
  [429, 'until_timeout'],
  [500, 'until_timeout'],
  [501, 'until_timeout'],
  [503, 'until_timeout'],
  [530, 'until_timeout']
])('after %d, there is hope %s', (status, hope) => {
  expect(hopeOf(new StatusError('x', { ...options, status }))).toBe(hope)
})

test('no connection and no proper answer are those of a server that starts', () => {
  expect(hopeOf(new ConnectionError('x', options))).toBe('until_timeout')
  expect(hopeOf(new AnswerError('x', options))).toBe('until_timeout')
})

describe('the next attempt', () => {
  const retry: Retry = { hope: 'until_timeout', attempts: 1, sinceMs: 0, leftMs: 120_000, timeoutMs: 120_000 }
  test.each<[string, Partial<Retry>, number | null]>([
    ['comes soon at first', {}, 500],
    ['comes later each time', { attempts: 3 }, 2_000],
    ['comes every 3 s in the end', { attempts: 30 }, 3_000],
    ['comes when the server wants it', { retryAfterMs: 20_000 }, 20_000],
    ['comes before the time is up', { attempts: 30, leftMs: 3_000 }, 2_000],
    ['comes before the time is up, whatever the server wants', { retryAfterMs: 3_600_000 }, 119_000],
    ['does not come in the last moment', { leftMs: 1_200 }, null],
    ['does not come after the last word', { hope: 'never' }, null],
    ['comes for a key that is refused in the first seconds', { hope: 'first_seconds', sinceMs: 14_000 }, 500],
    ['does not come for a key that stays refused', { hope: 'first_seconds', sinceMs: 15_000 }, null],
    ['fits into a short time', { leftMs: 600, timeoutMs: 700, attempts: 5 }, 530]
  ])('%s', (_, change, delay) => {
    expect(retryDelayOf({ ...retry, ...change })).toBe(delay)
  })
})

describe('a list of assistants', () => {
  const row = { assistant_id: 'a-1', name: 'Support', graph_id: 'agent' }
  test.each<[string, unknown]>([
    ['is read as it is', [row]],
    ['is read from a page', { resources: [row], offset: 0 }],
    ['is read under its name', { assistants: [row], errors: [] }],
    ['is read under any one name', { agents: [row], total: 1 }]
  ])('%s', (_, answer) => {
    expect(readAssistants(answer)).toEqual([row])
  })

  test('holds names, or ids by another name', () => {
    expect(readAssistants(['agent'])).toEqual([{ name: 'agent' }])
    expect(readAssistants([{ id: 'a-1' }])).toEqual([{ assistant_id: 'a-1' }])
  })

  test.each<[unknown]>([[[]], [{ assistants: [] }], [{ data: [], next: null }]])('is empty: %j', (answer) => {
    expect(readAssistants(answer)).toEqual([])
  })

  test.each<[unknown]>([[null], ['starting'], [{}], [{ detail: 'starting' }], [[{ hello: 'world' }]], [[7]]])(
    'is none: %j',
    (answer) => {
      expect(readAssistants(answer)).toBeNull()
    }
  )

  test.each([
    ['agent', 'agent'],
    ['a-1', 'a-1'],
    ['Support', 'a-1'],
    ['support', undefined]
  ])('%s is run as %s', (wanted, name) => {
    expect(identifyAssistant([row], wanted)).toBe(name)
  })
})
