import { describe, expect, test } from '@jest/globals'
import type { DeploymentAnswer } from '../../../../src/contract/answers.js'
import type { Applied } from '../../../../src/deploy/apply/applied.js'
import { verifyServing } from '../../../../src/deploy/verify/verify-serving.js'
import { COMMIT_B, dropped, gitDeployment, refusal, revision } from '../../../support/fakes/answers.js'
import { FakeControlPlane } from '../../../support/fakes/control-plane.js'
import { gitWanted } from '../../../support/fakes/deploys.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

const KNOWN = new Set(['rev-1', 'rev-2', 'rev-3'])

/** rev-2 of this run is DEPLOYED, rev-1 served before. What GET /info then names, one id a read; the last stays. */
async function verify(named: (string | Error | undefined)[], now: DeploymentAnswer = gitDeployment()) {
  const clock = new VirtualClock()
  const service = new FakeControlPlane(clock, {
    readDeployment: [now],
    readRevision: [
      (_, id) =>
        KNOWN.has(id)
          ? revision(id, 'DEPLOYED', { ...now.source_revision_config, repo_commit_sha: COMMIT_B })
          : refusal(404)
    ]
  })
  const session = new RecordedSession(service, clock)
  let reads = 0
  const readInfo = async () => {
    const id = named[Math.min(reads++, named.length - 1)]
    if (id instanceof Error) throw id
    return id === undefined ? {} : { host: { host_revision_id: id } }
  }
  const applied = { new_revision: true, previous: 'rev-1', deployment: gitDeployment({ active_revision_id: 'rev-1' }) }
  const expected = { revision_id: 'rev-2', wanted: gitWanted(COMMIT_B), applied: applied as unknown as Applied }
  const error = await verifyServing(session, expected, { readInfo }).then(
    () => undefined,
    (thrown: unknown) => thrown
  )
  return { error, session, reads, ms: clock.now() }
}

describe('a newer revision of another run answers', () => {
  const newest = (over = {}, code = {}) =>
    gitDeployment({ latest_revision_id: 'rev-3', active_revision_id: 'rev-3', ...over }, {}, code)

  test('green with its id, if it holds what was requested', async () => {
    const { error, session } = await verify(['rev-3'], newest())
    expect(error).toBeUndefined()
    expect(session.last('revision_identified')).toMatchObject({ revision_id: 'rev-3', superseded: true })
  })

  test('red, if it was built from another branch', async () => {
    const { error } = await verify(['rev-3'], newest({}, { repo_ref: 'other' }))
    expect(error).toMatchObject({ code: 'revision_mismatch' })
  })
})

test('an id that the control plane does not know ends it at once', async () => {
  const { error, session, reads, ms } = await verify(['other'])
  expect([error, reads, ms]).toEqual([undefined, 1, 0])
  expect(session.all('serving_unverified')).toHaveLength(1)
})

test.each([
  ['no longer answers', dropped()],
  ['refuses the key', refusal(401)],
  ['no longer names a revision', undefined]
])('an agent server that named the earlier revision and then %s does not cost the whole timeout', async (_, then) => {
  const { error, session, ms } = await verify(['rev-1', then])
  expect(error).toBeUndefined()
  expect(session.all('serving_unverified')).toHaveLength(1)
  expect(ms).toBeLessThan(90_000)
})
