import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import { CancelledError, ConnectionError, StoppedByBug } from '../../../src/errors.js'
import {
  type RawAnswer,
  type RawHandler,
  reply,
  replyJson
} from '../../support/servers/raw-server.js'
import { before, DEPLOYMENT, failureOf } from './client.js'

const MEBIBYTE = 1024 * 1024
const JSON_TEXT = JSON.stringify(DEPLOYMENT)

/** Sends the bytes and then closes the connection. */
const thenClose =
  (bytes: string | Buffer): RawHandler =>
  (_request, socket) => {
    socket.end(bytes)
    return undefined
  }

test('a write never uses a kept connection: it may be closed, and the result would be unknown', async () => {
  const { controlPlane, server } = await before(() => replyJson(200, DEPLOYMENT))
  for (let i = 0; i < 3; i++) await controlPlane.readDeployment('d')
  for (let i = 0; i < 2; i++) await controlPlane.patchDeployment('d', {})
  expect(server.connections()).toBe(3)
})

describe('an answer that does not come whole', () => {
  const CUT: Record<string, string> = {
    'in the headers': 'HTTP/1.1 200 OK\r\ncontent-type: app',
    'in a body of known length': `HTTP/1.1 200 OK\r\ncontent-length: ${JSON_TEXT.length}\r\n\r\n${JSON_TEXT.slice(0, 40)}`,
    'one byte before its end': `HTTP/1.1 200 OK\r\ncontent-length: ${JSON_TEXT.length + 1}\r\n\r\n${JSON_TEXT}`,
    'in a body of unknown length': `HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n${JSON_TEXT.slice(0, 40)}`
  }
  test.each(Object.entries(CUT))(
    'cut off %s is an error, and a create counts as perhaps done',
    async (_where, bytes) => {
      const { controlPlane, server } = await before(thenClose(bytes))
      const error = await failureOf(controlPlane.createDeployment({} as never))
      expect(error).toMatchObject({
        request: 'POST /v2/deployments',
        mayHaveBeenApplied: true,
        retryable: true
      })
      expect(error.facts).toContainEqual({
        label: 'Request',
        value: expect.stringMatching(/^POST \/v2\/deployments/)
      })
      expect(server.requests).toHaveLength(1)
    }
  )

  const HANGS: Record<string, RawAnswer> = {
    'before the headers': undefined,
    'before the body': 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n',
    'within the body': 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"id":',
    'between two chunks': 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"id"\r\n'
  }
  test.each(Object.entries(HANGS))(
    'one that hangs %s ends at its deadline',
    async (_where, bytes) => {
      const { controlPlane } = await before(() => bytes)
      const started = performance.now()
      const error = await failureOf(controlPlane.readDeployment('d', { timeoutMs: 200 }))
      expect(performance.now() - started).toBeLessThan(1_500)
      expect(error).toBeInstanceOf(ConnectionError)
      expect(error.brief).toBe('GET /v2/deployments/d: no whole answer within 1 s')
    }
  )

  test.each(Object.entries(HANGS))(
    'cancelled while one hangs %s, the request ends at once',
    async (_where, bytes) => {
      for (const [reason, code] of [
        [undefined, 'cancelled'],
        [new StoppedByBug(), 'internal']
      ]) {
        const stop = new AbortController()
        const hang: RawHandler = (_request, socket) => {
          setImmediate(() => stop.abort(reason))
          if (bytes !== undefined) socket.write(bytes)
          return undefined
        }
        const { controlPlane } = await before(hang, { cancelled: stop.signal })
        const started = performance.now()
        const error = await controlPlane.readDeployment('d').catch((thrown: unknown) => thrown)
        expect(error).toBeInstanceOf(CancelledError)
        expect(error).toMatchObject({ code })
        expect(performance.now() - started).toBeLessThan(1_000)
      }
    }
  )

  test('after a cancel, nothing is sent', async () => {
    const { controlPlane, server } = await before(() => replyJson(200, DEPLOYMENT), {
      cancelled: AbortSignal.abort()
    })
    await expect(controlPlane.createDeployment({} as never)).rejects.toBeInstanceOf(CancelledError)
    expect(server.connections()).toBe(0)
  })
})

describe('an answer of an unexpected size or encoding', () => {
  test('one that announces more than the cap is given up, not kept in memory', async () => {
    const { sender } = await before((_request, socket) => {
      socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${64 * MEBIBYTE}\r\n\r\n`)
      const more = () => {
        while (!socket.destroyed && socket.write(Buffer.alloc(MEBIBYTE, 32))) {
          // As much as the socket takes.
        }
      }
      socket.on('drain', more)
      more()
      return undefined
    })
    const error = await failureOf(sender.send({ method: 'GET', path: '/', timeoutMs: 10_000 }))
    expect(error.brief).toContain('larger than 16 MiB')
  })

  test.each<[string, Buffer]>([
    ['gzip', gzipSync(JSON_TEXT)],
    ['deflate', deflateSync(JSON_TEXT)],
    ['br', brotliCompressSync(JSON_TEXT)]
  ])('%s from a proxy that compresses unasked is understood', async (encoding, bytes) => {
    const { controlPlane } = await before(() => reply(200, bytes, { 'content-encoding': encoding }))
    await expect(controlPlane.readDeployment('d')).resolves.toMatchObject(DEPLOYMENT)
  })

  test('a compressed bomb is refused, an unknown encoding is named, and an empty answer has nothing to unpack', async () => {
    const bomb = await before(() =>
      reply(200, gzipSync(Buffer.alloc(64 * MEBIBYTE)), { 'content-encoding': 'gzip' })
    )
    expect(await failureOf(bomb.controlPlane.readDeployment('d'))).toBeInstanceOf(ConnectionError)
    const { controlPlane } = await before(() =>
      reply(200, JSON_TEXT, { 'content-encoding': 'zstd' })
    )
    expect((await failureOf(controlPlane.readDeployment('d'))).brief).toContain(
      'compressed as zstd'
    )
    const empty = await before(() => reply(403, '', { 'content-encoding': 'gzip' }))
    expect(await failureOf(empty.controlPlane.patchDeployment('d', {}))).toMatchObject({
      status: 403
    })
  })
})
