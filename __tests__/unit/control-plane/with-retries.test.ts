import { expect, test } from '@jest/globals'
import { withRetries } from '../../../src/control-plane/with-retries.js'
import { ConnectionError, type RequestError } from '../../../src/errors.js'
import type { ControlPlane } from '../../../src/ports.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'

const lost = () =>
  new ConnectionError('the connection was lost', { request: 'GET /', mayHaveBeenApplied: true, retryable: true })

/** A control plane of which every operation fails so many times, then answers with the number of its attempts. */
function failing(times: number) {
  const clock = new VirtualClock(0)
  const attempts: string[] = []
  const retries: [RequestError, number][] = []
  const operation = (name: string) => () => {
    attempts.push(name)
    return attempts.length > times ? Promise.resolve(attempts.length) : Promise.reject(lost())
  }
  const raw = new Proxy({} as ControlPlane, { get: (_, name) => operation(String(name)) })
  const onRetry = (error: RequestError, delayMs: number) => void retries.push([error, delayMs])
  return { clock, attempts, retries, controlPlane: withRetries(raw, { clock, deadline: 60_000, onRetry }) }
}

const READS: [string, (controlPlane: ControlPlane) => Promise<unknown>][] = [
  ['readDeployment', (c) => c.readDeployment('d1')],
  ['readRevision', (c) => c.readRevision('d1', 'r1')],
  ['listDeployments', (c) => c.listDeployments({ name_contains: 'support', limit: 100, offset: 0 })],
  ['listRevisions', (c) => c.listRevisions('d1')],
  ['listIntegrations', (c) => c.listIntegrations()],
  ['listListeners', (c) => c.listListeners()]
]

test.each(READS)('%s is retried until it is answered, and each retry is reported', async (name, read) => {
  const { controlPlane, attempts, retries, clock } = failing(2)
  expect(await read(controlPlane)).toBe(3)
  expect(attempts).toEqual([name, name, name])
  expect(retries.map(([, delayMs]) => delayMs)).toEqual([500, 1_000])
  expect(clock.now()).toBe(1_500)
})

const WRITES: [string, (controlPlane: ControlPlane) => Promise<unknown>][] = [
  ['createDeployment', (c) => c.createDeployment({} as Parameters<ControlPlane['createDeployment']>[0])],
  ['patchDeployment', (c) => c.patchDeployment('d1', {})],
  ['deleteDeployment', (c) => c.deleteDeployment('d1')],
  ['redeployRevision', (c) => c.redeployRevision('d1', 'r1')]
]

test.each(WRITES)('%s is sent once: sending it again could do it twice', async (name, write) => {
  const { controlPlane, attempts } = failing(1)
  await expect(write(controlPlane)).rejects.toThrow('the connection was lost')
  expect(attempts).toEqual([name])
})

test('a poll asks for a single attempt', async () => {
  const { controlPlane, attempts } = failing(1)
  await expect(controlPlane.readDeployment('d1', { once: true })).rejects.toThrow('the connection was lost')
  await expect(controlPlane.listRevisions('d1', { once: true })).resolves.toBe(2)
  expect(attempts).toEqual(['readDeployment', 'listRevisions'])
})

test('a read that never succeeds ends with its error before the deadline', async () => {
  const { controlPlane, clock } = failing(Number.POSITIVE_INFINITY)
  await expect(controlPlane.readDeployment('d1')).rejects.toThrow('the connection was lost')
  expect(clock.now()).toBeLessThanOrEqual(60_000)
})
