import { expect, test } from '@jest/globals'
import type { DeploymentAnswer } from '../../../../src/contract/answers.js'
import { LANGSMITH } from '../../../../src/contract/dialect.js'
import { planDeployment } from '../../../../src/deploy/plan/plan.js'
import { verifyContents } from '../../../../src/deploy/verify/verify-contents.js'
import { type Fixture, imageWanted } from '../../../support/account.js'
import { DIGEST, imageDeployment } from '../../../support/fakes/answers.js'
import { ScriptedControlPlane } from '../../../support/fakes/scripted-control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

/** Verifies a create, and returns what is said about what the service made of it. */
async function messagesOf(wanted: Fixture, deployment: DeploymentAnswer): Promise<string[]> {
  const clock = new VirtualClock()
  const session = new RecordedSession(new ScriptedControlPlane(clock, {}), clock)
  const plan = planDeployment({ wanted, origin: wanted, current: null, new_revision: 'auto' })
  const id = deployment.latest_revision_id ?? ''
  const written = {
    wanted,
    origin: wanted,
    before: null,
    plan,
    deployment,
    revision: { origin: 'made' as const, id, previous: null }
  }
  const expected = { wanted, written, revision_id: id, deadline: clock.now() }
  await verifyContents(session, expected, deployment)
  return session.events.flatMap((event) => ('message' in event ? [event.message] : []))
}

const rules = LANGSMITH.serviceRules
const asks = (resource_spec: object) =>
  imageWanted(DIGEST, { rules, source_config: { resource_spec } })
const shows = (resource_spec: object) => imageDeployment({}, { resource_spec })

test('one line names what the service filled in and keeps', async () => {
  const shown = { cpu: 0.3, memory_mb: 1024, db_cpu: 0.5, core_cpu: 0.2 }
  expect(await messagesOf(asks({ cpu: 0.25 }), shows(shown))).toEqual([
    expect.stringMatching(
      /keep what the service shows: memory_mb, db_cpu, core_cpu\. To change one/
    )
  ])
})

test('nothing is said if it filled in nothing, or the inputs set no spec', async () => {
  expect(await messagesOf(asks({ cpu: 1 }), shows({ cpu: 1 }))).toEqual([])
  expect(await messagesOf(imageWanted(DIGEST, { rules }), shows({ db_cpu: 1 }))).toEqual([])
})

test('a create that got another size has a warning that names both', async () => {
  const wanted = imageWanted(DIGEST, { rules, deployment_tier: 'DEDICATED_L' })
  const shown = imageDeployment({ deployment_tier: 'DEDICATED_S' })
  expect(await messagesOf(wanted, shown)).toEqual([
    expect.stringMatching(/DEDICATED_S.*DEDICATED_L/)
  ])
})
