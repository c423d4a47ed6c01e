import { expect, test } from '@jest/globals'
import { CancelledError, StoppedByBug } from '../../../src/errors.js'
import type { HttpRequest } from '../../../src/http/sender.js'
import { reply } from '../../support/servers/raw-server.js'
import { before, failureOf } from '../control-plane/client.js'

const RUN: HttpRequest = { method: 'POST', path: '/runs/stream', timeoutMs: 5_000 }
const HEAD = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n'
const chunk = (bytes: string | Buffer) =>
  Buffer.concat([Buffer.from(`${Buffer.byteLength(bytes).toString(16)}\r\n`), Buffer.from(bytes), Buffer.from('\r\n')])
const END = Buffer.from('0\r\n\r\n')

/** What a stream of these bytes hands on, and how it ends. */
async function streamed(bytes: Buffer | string, maxBytes = 1_000) {
  const { sender } = await before((_, socket) => void socket.end(bytes))
  let text = ''
  const ended = await sender
    .stream(RUN, maxBytes, (part) => {
      text += part
    })
    .catch((error: Error) => error)
  return { text, ended }
}

test('a stream is handed on whole, without a byte order mark, and with characters that a chunk cuts', async () => {
  const bytes = [...Buffer.from('\uFEFFsüpport ✓')].map((byte) => chunk(Buffer.of(byte)))
  const { text, ended } = await streamed(Buffer.concat([Buffer.from(HEAD), ...bytes, END]))
  expect(text).toBe('süpport ✓')
  expect(ended).toMatchObject({ status: 200, text: '' })
})

test('a stream that is cut off is no complete answer', async () => {
  const { text, ended } = await streamed(Buffer.concat([Buffer.from(HEAD), chunk('half')]))
  expect(text).toBe('half')
  expect(ended).toMatchObject({ request: 'POST /runs/stream', mayHaveBeenApplied: true, retryable: true })
})

test('an endless stream ends at its limit, not before', async () => {
  const whole = Buffer.concat([Buffer.from(HEAD), chunk('x'.repeat(600)), chunk('y'.repeat(400)), END])
  expect((await streamed(whole, 1_000)).ended).toMatchObject({ status: 200 })
  const { ended } = await streamed(whole, 999)
  expect(ended).toMatchObject({ request: 'POST /runs/stream', message: expect.stringContaining('larger than') })
})

test.each([
  [299, 'said', ''],
  [300, '', 'said'],
  [503, '', 'said']
])('with the status %i, the events are %j, and the body is %j', async (status, events, body) => {
  const { text, ended } = await streamed(reply(status, 'said'))
  expect([text, ended]).toEqual([events, expect.objectContaining({ status, text: body })])
})

test.each([
  [new StoppedByBug(), 'internal'],
  [undefined, 'cancelled']
])('a request that a stop ends says whether a bug or the user stopped it (%p)', async (reason, code) => {
  const stop = new AbortController()
  const { sender } = await before(
    () => {
      setImmediate(() => stop.abort(reason))
      return undefined
    },
    { cancelled: stop.signal }
  )
  const error = await sender.send({ ...RUN, method: 'GET' }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CancelledError)
  expect(error).toMatchObject({ code })
})

test('a stream that a deadline ends may have been applied', async () => {
  const { sender } = await before((_, socket) => {
    socket.write(HEAD)
    return undefined
  })
  const error = await failureOf(sender.stream({ ...RUN, timeoutMs: 100 }, 1_000, () => {}))
  expect(error).toMatchObject({ timed_out: true, mayHaveBeenApplied: true })
})
