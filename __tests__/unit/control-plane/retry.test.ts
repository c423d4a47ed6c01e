import { expect, test } from '@jest/globals'
import { ConnectionError } from '../../../src/errors.js'
import type { ControlPlane } from '../../../src/ports.js'
import { withRetries } from '../../../src/requests/retry.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'

const lost = () =>
  new ConnectionError({
    what: 'the connection was lost',
    request: 'GET /',
    mayHaveBeenApplied: true,
    retryable: true
  })

/** A control plane of which every operation fails so many times, then answers with the number of its attempts. */
function failing(times: number) {
  const clock = new VirtualClock(0)
  const attempts: string[] = []
  const delays: number[] = []
  const operation = (name: string) => () => {
    attempts.push(name)
    return attempts.length > times ? Promise.resolve(attempts.length) : Promise.reject(lost())
  }
  const raw: Partial<ControlPlane> = Object.fromEntries(
    [...READS, ...WRITES].map((name) => [name, operation(name)])
  )
  const onRetry = (_: unknown, delayMs: number) => void delays.push(delayMs)
  const controlPlane = withRetries(raw as ControlPlane, { clock, deadline: 60_000, onRetry })
  return { clock, attempts, delays, controlPlane }
}

const READS =
  'readDeployment readRevision listDeployments listRevisions listIntegrations listListeners'.split(
    ' '
  )
const WRITES = ['createDeployment', 'patchDeployment', 'deleteDeployment', 'redeployRevision']
type Call = (...args: unknown[]) => Promise<unknown>
const call = (plane: ControlPlane, name: string, ...args: unknown[]) =>
  (plane as unknown as Record<string, Call>)[name]!(...args)

test.each(READS)('%s is retried until it is answered, and each retry is reported', async (name) => {
  const { controlPlane, attempts, delays, clock } = failing(2)
  expect(await call(controlPlane, name, 'd1', 'r1')).toBe(3)
  expect(attempts).toEqual([name, name, name])
  expect({ delays, now: clock.now() }).toEqual({ delays: [500, 1_000], now: 1_500 })
})

test.each(WRITES)('%s is sent once: sending it again could do it twice', async (name) => {
  const { controlPlane, attempts } = failing(1)
  await expect(call(controlPlane, name, 'd1', 'r1')).rejects.toThrow('the connection was lost')
  expect(attempts).toEqual([name])
})

test('a poll asks for a single attempt, and a read that never succeeds ends with its error', async () => {
  const { controlPlane, attempts, clock } = failing(Number.POSITIVE_INFINITY)
  await expect(controlPlane.readDeployment('d1', { once: true })).rejects.toThrow(
    'the connection was lost'
  )
  expect(attempts).toEqual(['readDeployment'])
  await expect(controlPlane.readDeployment('d1')).rejects.toThrow('the connection was lost')
  expect(clock.now()).toBeLessThanOrEqual(60_000)
})
