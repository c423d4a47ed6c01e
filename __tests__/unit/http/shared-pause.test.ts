import { expect, test } from '@jest/globals'
import type { HttpAnswer, HttpRequest, HttpSender } from '../../../src/http/sender.js'
import { pauseTogether } from '../../../src/http/shared-pause.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'

const get = (path: string): HttpRequest => ({ method: 'GET', path, timeoutMs: 30_000 })

/** A service that answers each request with the next of these times; undefined: 429 without a time, 'ok': 200. */
function limited(answers: (string | undefined)[]) {
  const clock = new VirtualClock()
  const sent: string[] = []
  const send = async ({ path }: HttpRequest) => {
    sent.push(path)
    const retryAfter = answers.length === 0 ? 'ok' : answers.shift()
    return { status: retryAfter === 'ok' ? 200 : 429, text: '', retryAfter, receivedAt: clock.date() } as HttpAnswer
  }
  const sender = pauseTogether(
    { send, stream: send, close: () => void sent.push('closed') } satisfies HttpSender,
    clock
  )
  const ask = async (path: string) => {
    const { status, retryAfter } = await sender.send(get(path))
    return status === 200 ? 'ok' : retryAfter
  }
  return { clock, sent, ask, sender }
}

test('after a 429, no request of any deployment is sent before the time that the service named', async () => {
  const { clock, sent, ask } = limited(['20'])
  expect(await ask('/a')).toBe('20')
  clock.pass(5_000)
  expect(await ask('/a')).toBe('15')
  expect(sent).toHaveLength(1)
  clock.pass(15_000)
  expect(await ask('/a')).toBe('ok')
  expect(sent).toHaveLength(2)
})

test('a pause of a day stops the requests of the others for a minute only', async () => {
  const { clock, sent, ask } = limited(['5', '86400'])
  await ask('/a')
  clock.pass(5_000)
  expect(await ask('/a')).toBe('86400')
  expect(await ask('/b')).toBe('60')
  clock.pass(60_000)
  expect(await ask('/b')).toBe('ok')
  expect(sent).toEqual(['/a', '/a', '/b'])
})

test('a pause that is extended by a day ends after a minute, too', async () => {
  const { clock, ask } = limited(['20', '86400'])
  await Promise.all([ask('/a'), ask('/b')])
  clock.pass(60_000)
  expect(await ask('/c')).toBe('ok')
})

test('a stream waits as well', async () => {
  const { sent, ask, sender } = limited(['20'])
  await ask('/a')
  const stream = () => sender.stream(get('/runs/stream'), 1_000, () => {})
  expect(await stream()).toMatchObject({ status: 429, retryAfter: '20' })
  sender.close()
  expect(sent).toEqual(['/a', 'closed'])
})

test('those that wait for the end of a pause wait until different times', async () => {
  const { clock, sent, ask } = limited(['20', '1'])
  await ask('/a')
  expect([await ask('/b'), await ask('/c'), await ask('/d')]).toEqual(['20', '20.05', '20.1'])
  clock.pass(20_000)
  expect(await ask('/b')).toBe('1')
  expect(await ask('/c')).toBe('1')
  expect(sent).toEqual(['/a', '/b'])
})

test('requests that were sent before a pause began do not leave together either', async () => {
  const { ask } = limited(['20', '20', '30'])
  expect(await Promise.all([ask('/a'), ask('/b'), ask('/c')])).toEqual(['20', '20', '30.05'])
  expect(await ask('/d')).toBe('30.1')
})

test('a 429 without a time pauses all requests but the refused one, which its own retry delays', async () => {
  const { clock, sent, ask } = limited([undefined, undefined])
  expect(await ask('/a')).toBeUndefined()
  expect([await ask('/b'), await ask('/c')]).toEqual(['1', '1.05'])
  clock.pass(500)
  expect(await ask('/a')).toBeUndefined()
  expect(await ask('/b')).toBe('2')
  clock.pass(1_000)
  expect(await ask('/a')).toBe('ok')
  expect(await ask('/b')).toBe('ok')
  expect(sent).toEqual(['/a', '/a', '/a', '/b'])
})

test.each([
  [1, '1'],
  [2, '2'],
  [4, '8'],
  [5, '10'],
  [9, '10']
])('while 429s without a time continue, the pause doubles up to 10 s: after %i it is %s s', async (refusals, pause) => {
  const { ask } = limited(Array.from({ length: refusals }, () => undefined))
  for (let i = 0; i < refusals; i++) await ask('/a')
  expect(await ask('/b')).toBe(pause)
})

test('after an answer that is no 429, the next pause is short again', async () => {
  const { ask } = limited([undefined, undefined, undefined, 'ok', undefined])
  for (let i = 0; i < 5; i++) await ask('/a')
  expect(await ask('/b')).toBe('1')
})

test('several requests that are refused at once make one pause, and an answer from before does not end it', async () => {
  const { ask } = limited([undefined, undefined, 'ok'])
  await Promise.all([ask('/a'), ask('/b'), ask('/c')])
  expect(await ask('/b')).toBe('1')
})
