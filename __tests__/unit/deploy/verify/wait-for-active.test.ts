import { expect, test } from '@jest/globals'
import type { Session } from '../../../../src/deploy/core/session.js'
import { waitForActive } from '../../../../src/deploy/verify/wait-for-active.js'
import { FakeService, lost, refused } from '../../../support/fake-service.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

/** Reads that show r1 as the latest, and then fail. */
async function reading(error: Error, reads: number) {
  const clock = new VirtualClock()
  const service = new FakeService(clock)
  service.stand({ active_revision_id: null })
  const read = service.readDeployment.bind(service)
  service.readDeployment = async () => {
    if (reads-- <= 0) throw error
    return read()
  }
  const session = { clock, controlPlane: service, deadline: 60_000 } as unknown as Session
  return waitForActive(session, 'd1', () => false)
}

test('a read that cannot be made does not undo what the reads before it showed', async () => {
  expect(await reading(lost('GET /v2/deployments/d1'), 2)).toMatchObject({ active_revision_id: null })
})

test.each([
  ['no read succeeds', lost('GET /v2/deployments/d1'), 0],
  ['the service refuses one', refused('GET /v2/deployments/d1', 404), 2]
])('it fails if %s', async (_, error, reads) => {
  await expect(reading(error, reads)).rejects.toBe(error)
})
