import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from '@jest/globals'
import { createHttpSender } from '../../../src/http/sender.js'
import { withRetry } from '../../../src/requests/retry.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'

const get = { method: 'GET', path: '/v2/deployments', timeoutMs: 5_000 } as const

async function listen(): Promise<{ server: Server; baseUrl: string; close: () => Promise<void> }> {
  const server = createServer((_, response) => response.end('{}'))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return { server, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

/** How often a read is sent while the address refuses it, and how long that takes in milliseconds. */
async function readRefused({ answeredBefore }: { answeredBefore: boolean }): Promise<{ sent: number; tookMs: number }> {
  const clock = new VirtualClock()
  const { baseUrl, close } = await listen()
  const cancelled = new AbortController().signal
  const sender = createHttpSender({ baseUrl, address: '`base_url`', headers: {}, cancelled, clock })
  if (answeredBefore) await sender.send(get)
  await close()
  let sent = 0
  const read = () => {
    sent++
    return sender.send(get)
  }
  const refused = await withRetry({ clock, deadline: 600_000, onRetry: () => {} }, read).catch(String)
  sender.close()
  expect(refused).toMatch(/No program listens at 127\.0\.0\.1:\d+\. This address is the runner itself\./)
  return { sent, tookMs: clock.now() }
}

describe('a refused connection to this machine', () => {
  test('fails within seconds if nothing has listened there', async () => {
    const { sent, tookMs } = await readRefused({ answeredBefore: false })
    expect(sent).toBeGreaterThan(1)
    expect(tookMs).toBeLessThanOrEqual(5_000)
  })

  test('is retried like any other once the address has answered', async () => {
    const { tookMs } = await readRefused({ answeredBefore: true })
    expect(tookMs).toBeGreaterThan(30_000)
  })
})
