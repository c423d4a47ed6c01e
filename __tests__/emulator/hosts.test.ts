/**
 * Who may reach the local control plane: not every web page that a browser on this machine has
 * open.
 */
import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { describe, expect, test } from '@jest/globals'
import { type Emulator, startEmulator } from '../../emulator/index.js'
import { create, KEY } from './support.js'

/** Sends any headers, also those that `fetch` sets automatically. */
function send({ port }: Emulator, path: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const outgoing = request(
      { port, host: '127.0.0.1', path, method, headers: { ...KEY, ...headers } },
      (incoming) => {
        let body = ''
        incoming.on('data', (chunk: Buffer) => {
          body += chunk.toString()
        })
        incoming.on('end', () => resolve({ status: incoming.statusCode, body }))
      }
    )
    outgoing.on('error', reject)
    outgoing.end()
  })
}

const PATHS = [
  '/_emulator/requests',
  '/_emulator/overview',
  '/v2/deployments',
  '/',
  '/docs/',
  '/docs/static/swagger-ui.css',
  '/agents/x/docs',
  '/nowhere'
]

describe.each([
  ['127.0.0.1:8124', true],
  ['localhost', true],
  ['app.localhost:8124', true],
  ['[::1]:8124', true],
  ['192.168.1.7:8124', true],
  ['evil.example', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['evil.example/@127.0.0.1', false],
  ['[::1', false]
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
          body: expect.stringContaining('is not allowed here')
        })
    }
  })
})

test('an allowed name of a container reaches it, and the refusal of another says how', async () => {
  await using emulator = await startEmulator({ allowedHosts: ['Control-Plane'] })
  expect((await send(emulator, '/v2/deployments', { host: 'control-plane:8124' })).status).toBe(200)
  const { body } = await send(emulator, '/v2/deployments', { host: 'db:5432' })
  expect(body).toContain('To allow it, start with --allow-host db.')
})

test.each([
  ['an image', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 421],
  [
    'a link that somebody follows',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    503
  ],
  ['a page of its own', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, 503],
  ['the address bar', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, 503]
])(
  '%s, which says no origin, uses up a scripted fault only if it may',
  async (_what, headers, status) => {
    await using emulator = await startEmulator({ faults: ['GET /v2/listeners 503'] })
    expect((await send(emulator, '/v2/listeners', headers)).status).toBe(status)
    expect((await send(emulator, '/v2/listeners', {})).status).toBe(status === 503 ? 200 : 503)
  }
)

const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1')
)

test.each(['0.0.0.0', '0', ...(hasIpv6 ? ['::', '::0', '0:0:0:0:0:0:0:0'] : [])])(
  'listening on all addresses (%s), its deployments have a URL that a key may be sent to',
  async (host) => {
    await using emulator = await startEmulator({ host, buildTime: 0 })
    expect(emulator.url).toBe(`http://127.0.0.1:${emulator.port}`)
    const { source_config } = await create(emulator)
    const answer = await fetch(`${source_config.custom_url}/info`, { headers: KEY })
    expect([new URL(source_config.custom_url).origin, answer.status]).toEqual([emulator.url, 200])
    expect((await send(emulator, '/_emulator/overview', { host: 'evil.example' })).status).toBe(421)
    expect(
      (await send(emulator, '/_emulator/overview', { host: `192.168.1.7:${emulator.port}` })).status
    ).toBe(200)
  }
)

test.each([
  'https://evil.example',
  'null',
  'https://localhost.evil.example:8124',
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
