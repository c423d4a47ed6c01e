import { expect, test } from '@jest/globals'
import type { HttpAnswer, HttpSender } from '../../../src/http/sender.js'
import { pauseTogether } from '../../../src/http/shared-pause.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'

const get = { method: 'GET', path: '/x', timeoutMs: 30_000 } as const

test('after a 429, no request of any deployment is sent before the time that the service named', async () => {
  const clock = new VirtualClock()
  const answers = [{ status: 429, text: '', retryAfter: '20', receivedAt: clock.date() } as HttpAnswer]
  let sent = 0
  const send = async () => {
    sent++
    return answers.shift() ?? ({ status: 200, text: '' } as HttpAnswer)
  }
  const sender = pauseTogether({ send, stream: send, close: () => {} } satisfies HttpSender, clock)
  expect((await sender.send(get)).status).toBe(429)
  clock.pass(5_000)
  expect(await sender.send(get)).toMatchObject({ status: 429, retryAfter: '15' })
  expect(sent).toBe(1)
  clock.pass(15_000)
  expect((await sender.send(get)).status).toBe(200)
  expect(sent).toBe(2)
})

test('a 429 without a time pauses no other request', async () => {
  const answers = [{ status: 429, text: '', retryAfter: undefined } as HttpAnswer]
  const send = async () => answers.shift() ?? ({ status: 200, text: '' } as HttpAnswer)
  const sender = pauseTogether({ send, stream: send, close: () => {} }, new VirtualClock())
  expect((await sender.send(get)).status).toBe(429)
  expect((await sender.send(get)).status).toBe(200)
})
