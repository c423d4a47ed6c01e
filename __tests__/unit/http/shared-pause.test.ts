import { expect, test } from '@jest/globals'
import type { HttpAnswer, HttpRequest } from '../../../src/adapters/http/sender.js'
import { pauseTogether } from '../../../src/adapters/http/time-limit.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'

const get = (path: string): HttpRequest => ({ method: 'GET', path, timeoutMs: 30_000 })

/** A service that answers each request with the next of these times; undefined: 429 without a time, 'ok': 200. */
function limited(answers: (string | undefined)[]) {
  const clock = new VirtualClock()
  const sent: string[] = []
  const send = async ({ path }: HttpRequest) => {
    sent.push(path)
    const retryAfter = answers.length === 0 ? 'ok' : answers.shift()
    return {
      status: retryAfter === 'ok' ? 200 : 429,
      text: '',
      retryAfter,
      receivedAt: clock.date()
    } as HttpAnswer
  }
  const sender = pauseTogether({ send }, clock)
  const ask = async (path: string) => {
    const { status, retryAfter } = await sender.send(get(path))
    return status === 200 ? 'ok' : retryAfter
  }
  return { clock, sent, ask }
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

test('a 429 without a time stops no other request: each waits for its own retry', async () => {
  const { sent, ask } = limited([undefined, 'ok'])
  expect(await ask('/a')).toBeUndefined()
  expect(await ask('/b')).toBe('ok')
  expect(sent).toEqual(['/a', '/b'])
})

test('a shorter time that another answer names does not end the pause', async () => {
  const { ask } = limited(['20', '1'])
  await Promise.all([ask('/a'), ask('/b')])
  expect(await ask('/c')).toBe('20')
})
