import { expect, test } from '@jest/globals'
import type { Session } from '../../../../src/deploy/core/session.js'
import { waitForActive } from '../../../../src/deploy/verify/wait-for-active.js'
import { dropped, refusal } from '../../../support/fakes/answers.js'
import { FakeControlPlane } from '../../../support/fakes/control-plane.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

/** Reads that show r1 as the latest, and then fail. */
async function reading(error: Error, reads: number) {
  const clock = new VirtualClock()
  const service = new FakeControlPlane(clock)
  service.stand({ active_revision_id: null })
  const read = service.readDeployment.bind(service)
  service.readDeployment = async (...args) => {
    if (reads-- <= 0) throw error
    return read(...args)
  }
  const session = { clock, controlPlane: service, deadline: 60_000 } as unknown as Session
  return waitForActive(session, 'd1', () => false)
}

test('a read that cannot be made does not undo what the reads before it showed', async () => {
  expect(await reading(dropped(true, 'GET /v2/deployments/d1'), 2)).toMatchObject({ active_revision_id: null })
})

test.each([
  ['no read succeeds', dropped(true, 'GET /v2/deployments/d1'), 0],
  ['the service refuses one', refusal(404), 2]
])('it fails if %s', async (_, error, reads) => {
  await expect(reading(error, reads)).rejects.toBe(error)
})
