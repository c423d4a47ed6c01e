import { describe, expect, test } from '@jest/globals'
import type { RevisionAnswer } from '../../../../src/contract/answers.js'
import { RevisionFailedError, WaitTimeoutError } from '../../../../src/deploy/wait/failures.js'
import { deploymentLookMs } from '../../../../src/deploy/wait/superseded.js'
import { waitForRevision } from '../../../../src/deploy/wait/wait-for-revision.js'
import type { WaitInput } from '../../../../src/deploy/wait/wait-state.js'
import { DEPLOYMENT_ID, dropped, gitDeployment, refusal, revision } from '../../../support/fakes/answers.js'
import { FakeControlPlane, type Step } from '../../../support/fakes/control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

const TIMEOUT = 300_000
const latest = (id: string | null) => gitDeployment({ latest_revision_id: id })

/** Revisions by their statuses, one per poll; the last one stays. */
function waiting(
  lives: Record<string, string[]>,
  readDeployment: Step<'readDeployment'>[],
  over: Partial<WaitInput> = {}
) {
  const clock = new VirtualClock()
  const looks = new Map<string, number>()
  const readRevision = (_: string, id: string): RevisionAnswer => {
    const n = looks.get(id) ?? 0
    looks.set(id, n + 1)
    const life = lives[id] ?? []
    return revision(id, life[Math.min(n, life.length - 1)] ?? 'UNKNOWN')
  }
  const controlPlane = new FakeControlPlane(clock, { readRevision: [readRevision], readDeployment })
  const session = new RecordedSession(controlPlane, clock)
  const input = {
    deployment_id: DEPLOYMENT_ID,
    revision_id: 'rev-1',
    source: 'git_host' as const,
    previous: 'rev-0',
    interval: 'auto',
    timeoutMs: TIMEOUT,
    startedAt: 0,
    ...over
  } as const
  return { clock, session, controlPlane, done: waitForRevision(session, input) }
}

test('a superseded revision is followed by the newest, with a warning and its id', async () => {
  const { session, done } = waiting({ 'rev-1': ['BUILDING', 'SKIPPED'], 'rev-3': ['QUEUED', 'DEPLOYED'] }, [
    latest('rev-3')
  ])
  expect(await done).toMatchObject({ revision: { id: 'rev-3', status: 'DEPLOYED' } })
  expect(session.all('warning')).toHaveLength(1)
  expect(session.last('revision_identified')).toMatchObject({ revision_id: 'rev-3', superseded: true })
  expect(session.all('status_read').map(({ revision_id, status }) => `${revision_id} ${status}`)).toEqual([
    'rev-1 BUILDING',
    'rev-1 SKIPPED',
    'rev-3 QUEUED',
    'rev-3 DEPLOYED'
  ])
})

test('a chain of superseded revisions is followed to its end', async () => {
  const lives = { 'rev-1': ['SKIPPED'], 'rev-2': ['QUEUED', 'SKIPPED'], 'rev-3': ['DEPLOYED'] }
  const { done } = waiting(lives, [latest('rev-2'), latest('rev-3')])
  expect(await done).toMatchObject({ revision: { id: 'rev-3' } })
})

test('the newest one failing is a failure, and names the newest', async () => {
  const { done } = waiting({ 'rev-1': ['SKIPPED'], 'rev-2': ['BUILD_FAILED'] }, [latest('rev-2')])
  await expect(done).rejects.toThrow(/\(BUILD_FAILED\)[^]*Revision rev-2/)
})

test.each([
  ['none newer', 'rev-1'],
  ['none at all', null]
])('SKIPPED with %s is a failure, not a success', async (_, id) => {
  const { done } = waiting({ 'rev-1': ['SKIPPED'] }, [latest(id)])
  await expect(done).rejects.toBeInstanceOf(RevisionFailedError)
})

test('that the newest cannot be read for a moment is not the end', async () => {
  const { done, session } = waiting({ 'rev-1': ['SKIPPED'], 'rev-2': ['DEPLOYED'] }, [
    dropped(),
    refusal(502),
    latest('rev-2')
  ])
  expect(await done).toMatchObject({ revision: { id: 'rev-2' } })
  expect(session.all('status_read').filter(({ status }) => status === 'SKIPPED')).toHaveLength(1)
})

test('the deadline of the first revision holds for the one that is followed', async () => {
  const { done, clock } = waiting({ 'rev-1': ['BUILDING', 'SKIPPED'], 'rev-2': ['BUILDING'] }, [latest('rev-2')])
  await expect(done).rejects.toBeInstanceOf(WaitTimeoutError)
  expect(clock.now()).toBe(TIMEOUT)
})

test('the result has the deployment as read when the newer revision was followed', async () => {
  const then = latest('rev-2')
  const { done } = waiting({ 'rev-1': ['SKIPPED'], 'rev-2': ['BUILDING', 'DEPLOYED'] }, [then, latest('rev-9')])
  expect((await done).followed).toBe(then)
  expect(await waiting({ 'rev-1': ['DEPLOYED'] }, []).done).not.toHaveProperty('followed')
})

test.each<[string, Partial<WaitInput>, number]>([
  ['3 seconds', { interval: 1_000 }, 3_000],
  ['what is left of the time, if that is less', { interval: 1_000, timeoutMs: 2_000 }, 2_000],
  ['what is left of the time, between two polls', { interval: 60_000, timeoutMs: 2_000 }, 2_000],
  ['3 seconds, whatever the interval', { interval: 60_000 }, 3_000]
])('a successor is looked for during %s, and no longer', async (_, over, endedAt) => {
  const { done, clock, session } = waiting({ 'rev-1': ['SKIPPED'] }, [latest('rev-1')], over)
  await expect(done).rejects.toMatchObject({ code: 'superseded', failed: undefined })
  expect(clock.now()).toBe(endedAt)
  expect(session.all('revision_identified')).toEqual([])
})

test('a revision that is superseded after a long build, without a successor, fails within seconds', async () => {
  const lives = { 'rev-1': [...Array.from({ length: 12 }, () => 'BUILDING'), 'SKIPPED'] }
  const { done, clock, session } = waiting(lives, [latest('rev-1')], { timeoutMs: 3_600_000 })
  await expect(done).rejects.toMatchObject({ code: 'superseded' })
  const { elapsed_ms = 0 } = session.last('status_read') ?? {}
  expect(elapsed_ms).toBeGreaterThan(60_000)
  expect(clock.now() - elapsed_ms).toBe(3_000)
})

test('the latest revision of before is no successor', async () => {
  const { done } = waiting({ 'rev-1': ['SKIPPED'], 'rev-0': ['DEPLOYED'] }, [latest('rev-0')])
  await expect(done).rejects.toMatchObject({ code: 'superseded' })
})

test('each successor gets 3 seconds of its own', async () => {
  const twice = (id: string): Step<'readDeployment'>[] => [latest(id), latest(id)]
  const lives = { 'rev-1': ['SKIPPED'], 'rev-2': ['SKIPPED'], 'rev-3': ['DEPLOYED'] }
  const looks = [...twice('rev-1'), ...twice('rev-2'), latest('rev-3')]
  const { done } = waiting(lives, looks, { interval: 1_000 })
  expect(await done).toMatchObject({ revision: { id: 'rev-3' } })
})

test.each(['SKIPPED', 'SUPERSEDED', 'REPLACED', 'INACTIVE', 'SUPERSEDED_BY_NEWER'])(
  'a revision that is %s is followed at once',
  async (status) => {
    const { done, clock } = waiting({ 'rev-1': [status], 'rev-2': ['DEPLOYED'] }, [latest('rev-2')], {
      interval: 1_000
    })
    expect(await done).toMatchObject({ revision: { id: 'rev-2' } })
    expect(clock.now()).toBe(0)
  }
)

describe('a newer revision that serves supersedes one that stays in progress', () => {
  const serving = (id: string, active: string | null = id) =>
    gitDeployment({ latest_revision_id: id, active_revision_id: active })
  const lives = { 'rev-1': ['BUILDING'], 'rev-2': ['DEPLOYED'] }

  test.each(['BUILDING', 'QUEUED', 'PHASE_SHIFTED'])('its status is %s', async (status) => {
    const { done, clock, session } = waiting({ ...lives, 'rev-1': [status] }, [serving('rev-2')], { interval: 1_000 })
    expect(await done).toMatchObject({ revision: { id: 'rev-2' }, followed: { latest_revision_id: 'rev-2' } })
    expect(clock.now()).toBe(30_000)
    expect(session.last('revision_identified')).toMatchObject({ revision_id: 'rev-2', superseded: true })
  })

  test('the last poll, at the deadline, is late enough', async () => {
    const { done } = waiting(lives, [serving('rev-2', 'rev-0'), serving('rev-2')], {
      timeoutMs: 40_000,
      interval: 10_000
    })
    expect(await done).toMatchObject({ revision: { id: 'rev-2' } })
  })

  test.each([
    ['is not active yet', serving('rev-2', 'rev-0')],
    ['is not active, and none is', serving('rev-2', null)],
    ['is the latest of before', serving('rev-0')],
    ['does not exist', serving('rev-1', 'rev-0')]
  ])('but not one that %s', async (_, deployment) => {
    const { done } = waiting(lives, [deployment], { interval: 10_000 })
    await expect(done).rejects.toMatchObject({ code: 'wait_timeout' })
  })

  test('and ends the wait of a rollback, which must not follow it', async () => {
    const { done } = waiting(lives, [serving('rev-2')], { follow: false, interval: 1_000 })
    await expect(done).rejects.toMatchObject({ code: 'superseded' })
  })
})

test('the revision of a rollback is not followed: being superseded is its end', async () => {
  const { done, controlPlane } = waiting({ 'rev-1': ['SKIPPED'] }, [latest('rev-2')], { follow: false })
  await expect(done).rejects.toMatchObject({ code: 'superseded' })
  expect(controlPlane.count('readDeployment')).toBe(0)
})

test('five in a row are followed at once, then with pauses: a service may name a new one forever', async () => {
  const lives = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`rev-${i + 1}`, ['SKIPPED']]))
  const deployments = Array.from({ length: 9 }, (_, i) => latest(`rev-${i + 2}`))
  const { done, clock } = waiting({ ...lives, 'rev-10': ['DEPLOYED'] }, deployments, { interval: 1_000 })
  expect(await done).toMatchObject({ revision: { id: 'rev-10' } })
  expect(clock.sleeps).toEqual([1_000, 1_000, 1_000, 1_000, 1_000])
})

test.each([
  [1_000, 2_000],
  [8_000, 2_000],
  [60_000, 15_000],
  [600_000, 30_000],
  [36_000_000, 30_000]
])('with a time limit of %i ms, the deployment is looked at every %i ms', async (timeoutMs, lookMs) => {
  expect(deploymentLookMs(timeoutMs)).toBe(lookMs)
  if (timeoutMs !== 600_000) return
  const { done, controlPlane } = waiting({ 'rev-1': ['BUILDING'] }, [latest('rev-1')], { interval: 10_000, timeoutMs })
  await expect(done).rejects.toBeInstanceOf(WaitTimeoutError)
  const looks = controlPlane.calls.filter(({ method }) => method === 'readDeployment').map(({ at }) => at)
  expect(looks.slice(0, 3)).toEqual([1, 2, 3].map((nth) => nth * lookMs).slice(0, looks.length))
})

test('a deployment that cannot be read is a problem of the wait, not its end', async () => {
  const { done, session } = waiting({ 'rev-1': ['BUILDING'] }, [dropped(), latest('rev-1')], { interval: 5_000 })
  await expect(done).rejects.toBeInstanceOf(WaitTimeoutError)
  expect(session.all('retrying')).toHaveLength(1)
  expect(session.all('recovered')).toHaveLength(1)
})

test.each([404, 410])('a deployment that no longer exists (%i) ends the wait once that is read', async (status) => {
  const { done, clock } = waiting({ 'rev-1': ['BUILDING'] }, [refusal(status)], { interval: 5_000 })
  await expect(done).rejects.toMatchObject({ code: 'deployment_deleted' })
  expect(clock.now()).toBe(30_000)
})
