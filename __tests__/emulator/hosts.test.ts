/** Who may reach the local control plane: not every web page that a browser on this machine has open. */
import { request } from 'node:http'
import { describe, expect, test } from '@jest/globals'
import { type Emulator, startEmulator } from '../../emulator/index.js'
import { KEY } from './support.js'

/** Sends any headers, also those that `fetch` sets by itself. */
function send({ port }: Emulator, path: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', path, method, headers: { ...KEY, ...headers } }, (incoming) => {
      let body = ''
      incoming.on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      incoming.on('end', () => resolve({ status: incoming.statusCode, body }))
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

const PATHS = ['/_emulator/requests', '/_emulator/overview', '/v2/deployments', '/', '/docs/json']

describe.each([
  ['127.0.0.1:8124', true],
  ['localhost', true],
  ['LOCALHOST:1', true],
  ['app.localhost:8124', true],
  ['[::1]:8124', true],
  ['192.168.1.7:8124', true],
  ['evil.example', false],
  ['evil.example:8124', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['evil.example/@127.0.0.1', false],
  ['[::1', false],
  ['control-plane:8124', false]
])('reached as %s', (host, isServed) => {
  test(isServed ? 'it answers' : 'it tells nothing, whatever is asked for', async () => {
    await using emulator = await startEmulator()
    for (const path of PATHS) {
      const { status, body } = await send(emulator, path, { host })
      if (isServed) expect(status).not.toBe(421)
      else
        expect({ path, status, body }).toEqual({
          path,
          status: 421,
          body: expect.stringContaining('not reached from host')
        })
    }
  })
})

test('a container of a name that is allowed is reached by it, and the refusal of another says how', async () => {
  await using emulator = await startEmulator({ allowedHosts: ['Control-Plane'] })
  expect((await send(emulator, '/v2/deployments', { host: 'control-plane:8124' })).status).toBe(200)
  const { body } = await send(emulator, '/v2/deployments', { host: 'db:5432' })
  expect(body).toContain('if it is yours, start with --allow-host db')
})

test.each([
  'https://evil.example',
  'null',
  'https://localhost.evil.example:8124',
  'http://203.0.113.7',
  'http://203.0.113.7:8124',
  'http://localhost:9'
])('a page from %s cannot reset it, not even without reading the answer', async (origin) => {
  await using emulator = await startEmulator()
  emulator.addFault('GET /v2/listeners 503')
  expect((await send(emulator, '/_emulator/reset', { origin }, 'POST')).status).toBe(421)
  expect((await send(emulator, '/v2/listeners', {})).status).toBe(503)
  const page = { origin: `http://localhost:${emulator.port}` }
  expect((await send(emulator, '/_emulator/reset', page, 'POST')).status).toBe(204)
})
