import { describe, expect, test } from '@jest/globals'
import type { Applied } from '../../../../src/deploy/core/model.js'
import { earlierRevisions, findLive } from '../../../../src/deploy/verify/verify-active.js'
import { COMMIT_A, COMMIT_B, dropped, gitDeployment, refusal, revision } from '../../../support/fakes/answers.js'
import { FakeControlPlane } from '../../../support/fakes/control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

type State = { active?: string | null | undefined; latest?: string }
const stateOf = ({ active, latest = active ?? 'rev-2' }: State) =>
  gitDeployment({ latest_revision_id: latest, active_revision_id: active })

/** The rollout took some seconds. */
const START = 5_000

interface Case {
  /** The status of a revision, or the error of reading it. */
  rows?: Record<string, string | Error>
  before?: State
  operation?: Applied['operation']
  /** What reading the deployment ends with, after the states. */
  fails?: Error
  /** Of the wait, and of the session, from now. */
  deadline?: number
  /** Whether revisions show their code. */
  showsCode?: boolean
}

/** rev-2 of this run is DEPLOYED, rev-1 served before. What the service then names, one state a read; the last stays. */
async function live(states: State[], { rows = {}, before = { active: 'rev-1' }, ...over }: Case = {}) {
  const { operation = 'updated', fails, deadline = 1_800_000, showsCode = true } = over
  const clock = new VirtualClock()
  clock.pass(START)
  const table: Record<string, string | Error> = { 'rev-1': 'DEPLOYED', 'rev-2': 'DEPLOYED', ...rows }
  const service = new FakeControlPlane(clock, {
    readDeployment: [...states.map(stateOf), ...(fails ? [fails] : [])],
    readRevision: [
      (_, id) => {
        const status = table[id] ?? refusal(404)
        const code = { repo_commit_sha: id === 'rev-1' ? COMMIT_A : COMMIT_B }
        return status instanceof Error ? status : revision(id, status, showsCode ? code : undefined)
      }
    ]
  })
  const session = new RecordedSession(service, clock, deadline)
  const was = stateOf(before)
  const after = stateOf({ active: undefined, latest: 'rev-1' })
  const applied = {
    operation,
    new_revision: true,
    revision_id: 'rev-2',
    previous: operation === 'created' ? null : 'rev-1',
    ...(operation === 'created' ? { deployment: stateOf({ latest: 'rev-2' }) } : { before: was, deployment: after })
  } as unknown as Applied
  const cameUp = {
    revision: revision('rev-2', 'DEPLOYED', showsCode ? { repo_commit_sha: COMMIT_B } : undefined),
    startedAt: 1_000,
    deadline: START + deadline,
    applied
  }
  const found = await findLive(session, cameUp).catch((thrown: unknown) => thrown as Error)
  const identified = session.all('revision_identified').map(({ revision_id }) => revision_id)
  const serving = found instanceof Error ? undefined : found.revision.id
  const shown = found instanceof Error ? undefined : found.deployment.latest_revision_id
  const ms = clock.now() - START
  return { serving, shown, error: found, identified, ms, service, session, warnings: session.all('warning').length }
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

describe('an earlier revision that stays active is no success', () => {
  const behind = { active: 'rev-1', latest: 'rev-2' }

  test('45 seconds after the rollout, and the error shows the commit that serves', async () => {
    const { error, ms, session } = await live([behind, behind])
    expect(error).toMatchObject({ code: 'not_active', advice: expect.any(String) })
    expect(ms).toBe(45_000)
    expect(session.last('active_revision_read')).toMatchObject({ revision_id: 'rev-1' })
    expect(session.last('commit_read')).toMatchObject({ commit_sha: COMMIT_A })
  })

  test.each([10_000, 0])('when the timeout ends %i ms later', async (deadline) => {
    const { error, ms } = await live([behind, behind], { deadline })
    expect([error, ms]).toEqual([expect.objectContaining({ code: 'not_active' }), deadline])
  })

  test('though no revision shows its commit', async () => {
    const { error } = await live([behind, behind], { showsCode: false })
    expect(error).toMatchObject({ code: 'not_active' })
  })

  test('though it cannot be read itself', async () => {
    const { error, session } = await live([behind, behind], { rows: { 'rev-1': refusal(404) } })
    expect(error).toMatchObject({ code: 'not_active' })
    expect(session.last('active_revision_read')).toMatchObject({ revision_id: 'rev-1' })
  })

  test('nor is a deployment that can no longer be read', async () => {
    expect((await live([behind], { fails: refusal(403) })).error).toMatchObject({ code: 'auth_failed' })
    expect((await live([], { fails: dropped() })).error).toMatchObject({ code: 'not_verified' })
  })

  test('unless the last read, at the end of the timeout, names this one', async () => {
    const { serving, warnings } = await live([{ active: 'rev-2' }], { deadline: 0 })
    expect([serving, warnings]).toEqual(['rev-2', 0])
  })
})

describe("another writer's newer revision is active", () => {
  const newer = [{ active: 'rev-3' }, { active: 'rev-3' }]

  test('and DEPLOYED: it is serving, and the run says so', async () => {
    const { serving, identified } = await live(newer, { rows: { 'rev-3': 'DEPLOYED' } })
    expect([serving, identified]).toEqual(['rev-3', ['rev-3']])
  })

  test('the outputs follow it, and a warning says why', async () => {
    const { session, warnings, ms } = await live(newer, { rows: { 'rev-3': 'DEPLOYED' } })
    expect(session.last('revision_identified')).toMatchObject({ previous: 'rev-2', superseded: true })
    expect(session.last('status_read')).toMatchObject({ revision_id: 'rev-3', status: 'DEPLOYED', elapsed_ms: 4_000 })
    expect(session.last('commit_read')).toMatchObject({ revision_id: 'rev-3' })
    expect([warnings, ms]).toEqual([1, 0])
  })

  test.each(['BUILDING', 'DEPLOYING', 'DEPLOY_FAILED', 'SKIPPED', 'SOMETHING_NEW'])(
    'and %s: the run does not say that it is serving',
    async (status) => {
      const { serving, identified, error, session } = await live(newer, { rows: { 'rev-3': status } })
      expect([serving, identified]).toEqual([undefined, []])
      expect(error).toMatchObject({ code: 'not_active' })
      expect(session.last('active_revision_read')).toMatchObject({ revision_id: 'rev-3' })
    }
  )
})

describe('nothing serves any more', () => {
  const down = [
    { active: null, latest: 'rev-3' },
    { active: null, latest: 'rev-3' }
  ]

  const failed = { 'rev-3': 'DEPLOY_FAILED' }

  test.each([1_800_000, 0])(
    'a newer revision replaced it and failed: no success, %i ms before the end',
    async (deadline) => {
      const { error, ms } = await live(down, { rows: failed, deadline })
      expect(error).toMatchObject({ code: 'not_active', advice: expect.any(String) })
      expect(ms).toBe(Math.min(45_000, deadline))
    }
  )

  test('nor is it one, if the deployment is new: its service names what serves', async () => {
    const { error } = await live(down, { rows: failed, operation: 'created' })
    expect(error).toMatchObject({ code: 'not_active', message: expect.stringMatching(/reports none as serving/) })
  })

  test.each<[string, State[]]>([
    ['if the service names it a moment later', [down[0]!, down[0]!, { active: 'rev-2', latest: 'rev-3' }]],
    ['if it is the latest revision', [{ active: null, latest: 'rev-2' }]],
    ['on a service that no longer tells', [{ active: undefined, latest: 'rev-3' }]]
  ])('is no verdict %s', async (_, states) => {
    const { serving, warnings, ms } = await live(states, { rows: failed })
    expect([serving, warnings]).toEqual(['rev-2', 0])
    expect(ms).toBeLessThan(10_000)
  })

  test.each(['BUILDING', 'BUILD_FAILED', 'DEPLOYED'])(
    'is no success, whatever the newer one does: %s',
    async (status) => {
      expect((await live(down, { rows: { 'rev-3': status } })).error).toMatchObject({ code: 'not_active' })
    }
  )

  test('says nothing on a service that named none before either', async () => {
    for (const active of [null, undefined]) {
      const before = { active, latest: 'rev-1' }
      expect((await live(down, { rows: { 'rev-3': 'DEPLOY_FAILED' }, before })).serving).toBe('rev-2')
    }
  })
})

test('earlier revisions are all that the reads before the write name', () => {
  const deployment = gitDeployment({ active_revision_id: 'rev-3' })
  const before = gitDeployment({ active_revision_id: 'rev-2' })
  const ids = (over: Partial<Applied>) => [...earlierRevisions({ deployment, ...over } as Applied)]
  expect(ids({ previous: 'rev-1', before })).toEqual(['rev-1', 'rev-2', 'rev-3'])
  expect(ids({ previous: null })).toEqual(['rev-3'])
})
