import { describe, expect, test } from '@jest/globals'
import type { Applied, DesiredDeployment } from '../../../../src/deploy/core/model.js'
import { waitForApplied } from '../../../../src/deploy/wait/wait-for-applied.js'
import type { DeployError } from '../../../../src/errors.js'
import { COMMIT_B, currentOf, gitDeployment, refusal, revision } from '../../../support/fakes/answers.js'
import { FakeControlPlane, type Script } from '../../../support/fakes/control-plane.js'
import { gitWanted, imageWanted } from '../../../support/fakes/deploys.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

const MADE = gitDeployment({ latest_revision_id: 'rev-2', active_revision_id: 'rev-1' })
const BEFORE = gitDeployment({ latest_revision_id: 'rev-1' })
const DEPLOYED = revision('rev-2', 'DEPLOYED', { repo_commit_sha: COMMIT_B })
const applied = (over: Partial<Applied> = {}): Applied => ({
  operation: 'updated',
  deployment: MADE,
  revision_id: 'rev-2',
  previous: 'rev-1',
  new_revision: true,
  ...over
})

/** What a run with the defaults, and without differences, was asked. */
const AUTO = { new_revision: 'auto', plan: { changes: [] } } as const

interface Case {
  script?: Script
  enabled?: boolean
  wanted?: DesiredDeployment
}

/** Waits for what was applied to a deployment whose rev-1 serves. */
async function waited(over: Partial<Applied>, { script = {}, enabled = true, wanted = gitWanted() }: Case = {}) {
  const clock = new VirtualClock()
  clock.pass(7_000)
  const controlPlane = new FakeControlPlane(clock, {
    readDeployment: [MADE],
    readRevision: [DEPLOYED],
    listRevisions: [() => null],
    ...script
  })
  const session = new RecordedSession(controlPlane, clock)
  const wait = { enabled, interval: 5_000, timeoutMs: 600_000 }
  const outcome = await waitForApplied(
    session,
    { ...AUTO, wait, wanted, current: currentOf(BEFORE) },
    applied(over)
  ).catch((error: unknown) => error)
  return { outcome, session, controlPlane, at: clock.now() }
}

describe('what is waited for', () => {
  test('the revision of this run, and when the wait began', async () => {
    const { outcome, session } = await waited({})
    expect(outcome).toEqual({ startedAt: 7_000, revision: DEPLOYED })
    expect(session.last('wait_ended')).toMatchObject({ status: 'DEPLOYED', elapsed_ms: 0 })
  })

  test.each<[string, Partial<Applied>, Case]>([
    ['there is no revision', { revision_id: null }, {}],
    ['wait is false', {}, { enabled: false }],
    [
      'the run asks for nothing that a revision holds',
      { new_revision: false },
      { wanted: imageWanted(undefined, { source_revision_config: {} }) }
    ]
  ])('nothing, if %s', async (_, over, how) => {
    const { outcome, session, at } = await waited(over, how)
    expect(outcome).toBe('not_waited')
    expect(session.all('wait_ended')).toEqual([])
    expect(at).toBe(7_000)
  })

  test('a revision that was made is waited for, also if the run asks for nothing that it holds', async () => {
    const wanted = imageWanted(undefined, { source_revision_config: {} })
    expect((await waited({}, { wanted })).outcome).toMatchObject({ startedAt: 7_000 })
  })
})

describe('a revision from before this run', () => {
  const kept = { operation: 'unchanged', new_revision: false, previous: 'rev-2' } as const
  test.each<[string, Partial<Applied>, string]>([
    ['that is DEPLOYED stands', { latest: DEPLOYED }, 'standing'],
    ['that is in progress is waited for', { latest: revision('rev-2', 'BUILDING') }, 'came_up'],
    [
      'that serves and is the latest, and is rolled out again, is waited for',
      {
        latest: revision('rev-2', 'DEPLOYING'),
        deployment: gitDeployment({ latest_revision_id: 'rev-2', active_revision_id: 'rev-2' })
      },
      'came_up'
    ],
    [
      'that neither serves nor is the latest is waited for',
      {
        latest: revision('rev-2', 'BUILDING'),
        deployment: gitDeployment({ latest_revision_id: 'rev-3', active_revision_id: 'rev-1' })
      },
      'came_up'
    ],
    ['that was not read is waited for', {}, 'came_up']
  ])('%s', async (_, over, kind) => {
    const { outcome, session } = await waited({ ...kept, ...over })
    if (kind === 'came_up') expect(outcome).toMatchObject({ startedAt: 7_000 })
    else expect(outcome).toBe(kind)
    const { latest } = over
    if (kind === 'standing')
      expect(session.all('status_read')).toEqual([
        { type: 'status_read', revision_id: latest?.id, status: latest?.status, elapsed_ms: 0 }
      ])
  })
})

describe('a revision that the service builds of a push', () => {
  const push = { built_by_service: COMMIT_B, revision_id: null, latest: DEPLOYED, new_revision: true } as const
  const build = (readDeployment: Script['readDeployment'] & object) => waited(push, { script: { readDeployment } })

  test('is found, named, and waited for with the deployment as read then', async () => {
    const then = gitDeployment({ latest_revision_id: 'rev-2', active_revision_id: null })
    const { outcome, session } = await build([then, MADE])
    expect(outcome).toMatchObject({ revision: DEPLOYED })
    expect(session.last('revision_identified')).toMatchObject({ revision_id: 'rev-2', previous: 'rev-1' })
  })

  test('is none if the service does not build it', async () => {
    const unbuilt = { readDeployment: [BEFORE], readRevision: [revision('rev-1', 'DEPLOYED')] }
    expect((await waited(push, { script: unbuilt })).outcome).toBe('not_built')
  })
})

test('a time limit says what a re-run does', async () => {
  const { outcome } = await waited({}, { script: { readRevision: [revision('rev-2', 'BUILDING')] } })
  expect((outcome as DeployError).advice).toMatch(/^Re-run the job to resume waiting\./)
})

test.each<[string, Partial<Applied>, boolean]>([
  ['says how to serve the previous code again', {}, true],
  ['says nothing of previous code on the first deploy', { previous: null }, false]
])('a rollout that leaves nothing serving %s', async (_, over, isSaid) => {
  const script = {
    readRevision: [revision('rev-2', 'DEPLOY_FAILED')],
    readDeployment: [{ ...MADE, active_revision_id: null }]
  }
  const failure = (await waited(over, { script })).outcome as DeployError
  expect(/To serve the previous code again, use `command: rollback`/.test(failure.advice ?? '')).toBe(isSaid)
})

describe('after a failure an event has what serves, as the run knows it', () => {
  const failed = {
    script: {
      readRevision: [revision('rev-2', 'DEPLOY_FAILED')],
      readDeployment: [{ ...MADE, active_revision_id: null }],
      listRevisions: [null]
    }
  }

  test.each<[string, Partial<Applied>, null[]]>([
    ['unknown, by the deployment before the write', { before: gitDeployment({ active_revision_id: null }) }, []],
    ['nothing, by that at the start of the run', {}, [null]]
  ])('%s', async (_, over, serving) => {
    const { session } = await waited(over, failed)
    expect(session.all('active_revision_read').map(({ revision_id }) => revision_id)).toEqual(serving)
  })
})

describe('without a wait, the outputs have the current state', () => {
  const unwaited = (over: Partial<Applied>, script: Script = {}) => waited(over, { enabled: false, script })

  test.each<[string, string, number, number]>([
    ['DEPLOYED', 'DEPLOYED', 0, 0],
    ['a failure', 'BUILD_FAILED', 1, 0],
    ['in progress', 'BUILDING', 0, 1],
    ['superseded', 'SKIPPED', 0, 0]
  ])('%s', async (_, status, warnings, infos) => {
    const { session, controlPlane } = await unwaited(
      {},
      { readRevision: [revision('rev-2', status, { repo_commit_sha: COMMIT_B })] }
    )
    expect(session.last('status_read')).toEqual({ type: 'status_read', revision_id: 'rev-2', status, elapsed_ms: 0 })
    expect(session.last('commit_read')).toMatchObject({ commit_sha: COMMIT_B })
    expect([session.all('warning').length, session.all('info').length]).toEqual([warnings, infos])
    expect(controlPlane.calls.map(({ args }) => args[2])).toEqual([expect.objectContaining({ once: true })])
  })

  test('what was just read is not read again', async () => {
    const { session, controlPlane } = await unwaited({ latest: DEPLOYED })
    expect(session.last('status_read')).toMatchObject({ status: 'DEPLOYED' })
    expect(controlPlane.calls).toEqual([])
  })

  test('a read that fails is a warning: the deploy itself has succeeded', async () => {
    const { outcome, session } = await unwaited({}, { readRevision: [refusal(503)] })
    expect(outcome).toBe('not_waited')
    expect(session.all('warning')).toHaveLength(1)
    expect(session.all('status_read')).toEqual([])
  })

  test('a push that the service builds is not looked for', async () => {
    const { session, controlPlane } = await unwaited({ built_by_service: COMMIT_B, latest: DEPLOYED })
    expect(controlPlane.calls).toEqual([])
    expect(session.events.map(({ type }) => type)).toEqual(['info'])
  })

  test('no revision is nothing to report', async () => {
    expect((await unwaited({ revision_id: null })).session.events).toEqual([])
  })
})
