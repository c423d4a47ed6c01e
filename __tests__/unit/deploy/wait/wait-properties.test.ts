import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { NOTHING } from '../../../../src/deploy/core/snapshot.js'
import { waitForRevision } from '../../../../src/deploy/wait/wait-for-revision.js'
import { DEPLOYMENT_ID, gitDeployment, revision } from '../../../support/fakes/answers.js'
import { ScriptedControlPlane, type Step } from '../../../support/fakes/scripted-control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'
import { runs } from '../../../support/runs.js'

const INPUT = {
  deployment_id: DEPLOYMENT_ID,
  revision_id: 'rev-1',
  previous: null,
  serving_before: NOTHING,
  startedAt: 0
}
const pending = fc.constantFrom(
  'CREATING',
  'QUEUED',
  'BUILDING',
  'DEPLOYING',
  'UNKNOWN',
  'NEW_WORD'
)

/** The phases of a rollout, each with its status and its length in milliseconds. */
const rollout = fc.array(
  fc.record({ status: pending, ms: fc.oneof(fc.nat(3_000), fc.nat(60_000), fc.nat(1_800_000)) }),
  { maxLength: 8 }
)

test('auto notices DEPLOYED late by a tenth of the rollout or 1 s at most, and never by more than 10 s', async () => {
  await fc.assert(
    fc.asyncProperty(rollout, async (phases) => {
      const clock = new VirtualClock()
      const deployedAt = phases.reduce((sum, { ms }) => sum + ms, 0)
      const statusAt = (now: number) => {
        let end = 0
        return phases.find(({ ms }) => now < (end += ms))?.status ?? 'DEPLOYED'
      }
      const readRevision: Step<'readRevision'> = (_, id) => revision(id, statusAt(clock.now()))
      const script = {
        readRevision: [readRevision],
        readDeployment: [gitDeployment({ latest_revision_id: 'rev-1' })]
      }
      const session = new RecordedSession(
        new ScriptedControlPlane(clock, script),
        clock,
        10 * deployedAt + 60_000
      )
      await waitForRevision({
        session,
        ...INPUT,
        interval: 'auto',
        timeoutMs: 10 * deployedAt + 60_000
      })
      const lateMs = clock.now() - deployedAt
      expect(lateMs).toBeLessThanOrEqual(Math.min(Math.max(1_000, deployedAt / 10), 10_000))
      if (
        phases.findLast(({ ms }) => ms > 10_000) === phases.at(-1) &&
        phases.at(-1)?.status === 'DEPLOYING'
      )
        expect(lateMs).toBeLessThanOrEqual(3_000)
    }),
    { numRuns: runs(1_000) }
  )
})
