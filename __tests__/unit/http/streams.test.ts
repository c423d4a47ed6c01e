import { expect, test } from '@jest/globals'
import type { HttpRequest } from '../../../src/adapters/http/sender.js'
import { reply } from '../../support/servers/raw-server.js'
import { before } from '../control-plane/client.js'

const RUN: HttpRequest = { method: 'POST', path: '/runs/stream', timeoutMs: 5_000 }
const HEAD = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n'
const chunk = (bytes: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`${Buffer.byteLength(bytes).toString(16)}\r\n`),
    Buffer.from(bytes),
    Buffer.from('\r\n')
  ])

/** What a stream of these bytes hands on, and how it ends. */
async function streamed(...bytes: (Buffer | string)[]) {
  const whole = Buffer.concat(bytes.map((part) => Buffer.from(part)))
  const { sender, server } = await before((_, socket) => void socket.end(whole))
  let text = ''
  const onText = (part: string) => {
    text += part
  }
  const ended = await sender.send({ ...RUN, onText }).catch((error: Error) => error)
  return { text, ended, accepts: server.requests[0]?.headers.accept }
}

test('a stream is handed on whole, without a byte order mark, and with characters that a chunk cuts', async () => {
  const bytes = [...Buffer.from('\uFEFFsüpport ✓')].map((byte) => chunk(Buffer.of(byte)))
  const { text, ended, accepts } = await streamed(HEAD, ...bytes, '0\r\n\r\n')
  expect({ text, accepts }).toEqual({ text: 'süpport ✓', accepts: 'text/event-stream' })
  expect(ended).toMatchObject({ status: 200, text: '' })
})

test.each([
  [299, 'said', ''],
  [300, '', 'said'],
  [503, '', 'said']
])('with the status %i, the events are %j, and the body is %j', async (status, events, body) => {
  const { text, ended } = await streamed(reply(status, 'said'))
  expect({ text, ended }).toEqual({
    text: events,
    ended: expect.objectContaining({ status, text: body })
  })
})
