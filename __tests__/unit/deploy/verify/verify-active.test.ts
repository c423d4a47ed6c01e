import { describe, expect, test } from '@jest/globals'
import type { Applied } from '../../../../src/deploy/apply/applied.js'
import { findLive } from '../../../../src/deploy/verify/verify-active.js'
import { COMMIT_A, COMMIT_B, gitDeployment, refusal, revision } from '../../../support/fakes/answers.js'
import { FakeControlPlane } from '../../../support/fakes/control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

type State = { active?: string | null | undefined; latest?: string }
const stateOf = ({ active, latest = active ?? 'rev-2' }: State) =>
  gitDeployment({ latest_revision_id: latest, active_revision_id: active })

/** rev-2 of this run is DEPLOYED, rev-1 served before. What the service then names, one state a read; the last stays. */
async function live(states: State[], statuses: Record<string, string> = {}, before: State = { active: 'rev-1' }) {
  const clock = new VirtualClock()
  const rows = { 'rev-1': 'DEPLOYED', 'rev-2': 'DEPLOYED', ...statuses }
  const service = new FakeControlPlane(clock, {
    readDeployment: states.slice(1).map(stateOf),
    readRevision: [
      (_, id) => {
        const status = rows[id as keyof typeof rows]
        const code = { repo_commit_sha: id === 'rev-1' ? COMMIT_A : COMMIT_B }
        return status === undefined ? refusal(404) : revision(id, status, code)
      }
    ]
  })
  const session = new RecordedSession(service, clock)
  const was = stateOf(before)
  const applied = {
    operation: 'updated',
    new_revision: true,
    revision_id: 'rev-2',
    previous: 'rev-1',
    before: was,
    deployment: was
  } as unknown as Applied
  const cameUp = {
    deployment: stateOf(states[0]!),
    revision: revision('rev-2', 'DEPLOYED', { repo_commit_sha: COMMIT_B }),
    startedAt: 0,
    deadline: 1_800_000,
    applied
  }
  const found = await findLive(session, cameUp).catch((thrown: unknown) => thrown as Error)
  const identified = session.all('revision_identified').map(({ revision_id }) => revision_id)
  return { serving: found instanceof Error ? undefined : found.revision.id, error: found, identified, clock, service }
}

describe('this run’s revision serves', () => {
  test.each<[string, State[]]>([
    ['named at once', [{ active: 'rev-2' }]],
    [
      'named a moment later',
      [{ active: 'rev-1', latest: 'rev-2' }, { active: 'rev-1', latest: 'rev-2' }, { active: 'rev-2' }]
    ],
    ['on a service that names none', [{ active: null }]],
    ['on a service that tells nothing', [{ active: undefined }]]
  ])('%s', async (_, states) => {
    const { serving, identified } = await live(states)
    expect([serving, identified]).toEqual(['rev-2', []])
  })
})

test('an earlier revision that stays active is no success', async () => {
  const { error, clock } = await live([
    { active: 'rev-1', latest: 'rev-2' },
    { active: 'rev-1', latest: 'rev-2' }
  ])
  expect(error).toMatchObject({
    message: expect.stringMatching(/^Revision rev-2 .*is DEPLOYED, but rev-1 .*is still active/)
  })
  expect(clock.now()).toBe(45_000)
})

describe("another writer's newer revision is active", () => {
  const newer = [{ active: 'rev-3' }, { active: 'rev-3' }]

  test('and DEPLOYED: it is serving, and the run says so', async () => {
    const { serving, identified } = await live(newer, { 'rev-3': 'DEPLOYED' })
    expect([serving, identified]).toEqual(['rev-3', ['rev-3']])
  })

  test.each(['BUILDING', 'DEPLOYING', 'DEPLOY_FAILED', 'SKIPPED', 'SOMETHING_NEW'])(
    'and %s: the run does not say that it is serving',
    async (status) => {
      const { serving, identified, error } = await live(newer, { 'rev-3': status })
      expect([serving, identified]).toEqual([undefined, []])
      expect(error).toMatchObject({ message: expect.stringMatching(/but rev-3 .*is still active/) })
    }
  )

  test('while a third one is in progress: the active revision counts, not the newest', async () => {
    const states = [
      { active: 'rev-3', latest: 'rev-4' },
      { active: 'rev-3', latest: 'rev-4' }
    ]
    expect((await live(states, { 'rev-3': 'DEPLOYED', 'rev-4': 'BUILDING' })).serving).toBe('rev-3')
  })
})

describe('nothing serves any more', () => {
  const down = [
    { active: null, latest: 'rev-3' },
    { active: null, latest: 'rev-3' }
  ]

  test('a newer revision replaced it and failed: no success', async () => {
    const { error } = await live(down, { 'rev-3': 'DEPLOY_FAILED' })
    expect(error).toMatchObject({ message: expect.stringMatching(/nothing is serving now\..* rev-3/) })
  })

  test.each(['BUILDING', 'BUILD_FAILED', 'DEPLOYED'])('a newer one that is %s takes nothing down', async (status) => {
    expect((await live(down, { 'rev-3': status })).serving).toBe('rev-2')
  })

  test('says nothing on a service that named none before either', async () => {
    for (const active of [null, undefined]) {
      const before = { active, latest: 'rev-1' }
      expect((await live(down, { 'rev-3': 'DEPLOY_FAILED' }, before)).serving).toBe('rev-2')
    }
  })
})
