import { expect, test } from '@jest/globals'
import type { RevisionAnswer } from '../../../../src/contract/answers.js'
import type { WaitInput } from '../../../../src/deploy/wait/polling.js'
import { waitForRevision } from '../../../../src/deploy/wait/wait-for-revision.js'
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
  expect(await done).toMatchObject({ id: 'rev-3', status: 'DEPLOYED' })
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
  expect(await done).toMatchObject({ id: 'rev-3' })
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
  await expect(done).rejects.toMatchObject({ code: 'superseded' })
})

test('that the newest cannot be read for a moment is not the end', async () => {
  const { done, session } = waiting({ 'rev-1': ['SKIPPED'], 'rev-2': ['DEPLOYED'] }, [
    dropped(),
    refusal(502),
    latest('rev-2')
  ])
  expect(await done).toMatchObject({ id: 'rev-2' })
  expect(session.all('status_read').filter(({ status }) => status === 'SKIPPED')).toHaveLength(1)
})

test('the deadline of the first revision holds for the one that is followed', async () => {
  const { done, clock } = waiting({ 'rev-1': ['BUILDING', 'SKIPPED'], 'rev-2': ['BUILDING'] }, [latest('rev-2')])
  await expect(done).rejects.toMatchObject({ code: 'wait_timeout' })
  expect(clock.now()).toBe(TIMEOUT)
})

test('a successor is looked for during 5 seconds, and no longer', async () => {
  const { done, clock, session } = waiting({ 'rev-1': ['SKIPPED'] }, [latest('rev-1')], { interval: 1_000 })
  await expect(done).rejects.toMatchObject({ code: 'superseded' })
  expect(clock.now()).toBe(5_000)
  expect(session.all('revision_identified')).toEqual([])
})

test('the latest revision of before is no successor', async () => {
  const { done } = waiting({ 'rev-1': ['SKIPPED'], 'rev-0': ['DEPLOYED'] }, [latest('rev-0')])
  await expect(done).rejects.toMatchObject({ code: 'superseded' })
})

test('each successor gets 5 seconds of its own', async () => {
  const none: Step<'readDeployment'>[] = Array.from({ length: 2 }, () => latest('rev-1'))
  const lives = { 'rev-1': ['SKIPPED'], 'rev-2': ['SKIPPED'], 'rev-3': ['DEPLOYED'] }
  const again: Step<'readDeployment'>[] = Array.from({ length: 2 }, () => latest('rev-2'))
  const { done } = waiting(lives, [...none, latest('rev-2'), ...again, latest('rev-3')], { interval: 1_000 })
  expect(await done).toMatchObject({ id: 'rev-3' })
})

test('the revision of a rollback is not followed: being superseded is its end', async () => {
  const { done, session } = waiting({ 'rev-1': ['SKIPPED'] }, [latest('rev-2')], { follow: false })
  await expect(done).rejects.toMatchObject({ code: 'superseded', message: expect.stringMatching(/^A newer revision/) })
  expect(session.all('revision_identified')).toEqual([])
})

test('five in a row are followed at once, then with pauses: a service may name a new one forever', async () => {
  const lives = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`rev-${i + 1}`, ['SKIPPED']]))
  const deployments = Array.from({ length: 9 }, (_, i) => latest(`rev-${i + 2}`))
  const { done, clock } = waiting({ ...lives, 'rev-10': ['DEPLOYED'] }, deployments, { interval: 1_000 })
  expect(await done).toMatchObject({ id: 'rev-10' })
  expect(clock.sleeps).toEqual([1_000, 1_000, 1_000, 1_000, 1_000])
})

test('the deployment is read every 30 seconds, and at the deadline', async () => {
  const { done, controlPlane } = waiting({ 'rev-1': ['BUILDING'] }, [latest('rev-1')], {
    interval: 10_000,
    timeoutMs: 70_000
  })
  await expect(done).rejects.toMatchObject({ code: 'wait_timeout' })
  const reads = controlPlane.calls.filter(({ method }) => method === 'readDeployment').map(({ at }) => at)
  expect(reads).toEqual([30_000, 60_000, 70_000])
})

test('a newer revision that serves is followed, whatever the status of the other; one that does not is not', async () => {
  const newer = (active_revision_id: string) => gitDeployment({ latest_revision_id: 'rev-2', active_revision_id })
  const lives = { 'rev-1': ['BUILDING'], 'rev-2': ['DEPLOYED'] }
  const { done, clock } = waiting(lives, [newer('rev-0'), newer('rev-2')])
  expect(await done).toMatchObject({ id: 'rev-2' })
  expect(clock.now()).toBeLessThan(80_000)
  const rollback = waiting(lives, [newer('rev-2')], { follow: false })
  await expect(rollback.done).rejects.toMatchObject({ code: 'superseded' })
})

test('a deployment that cannot be read is a problem of the wait, not its end', async () => {
  const { done, session } = waiting({ 'rev-1': ['BUILDING'] }, [dropped(), latest('rev-1')], { interval: 5_000 })
  await expect(done).rejects.toMatchObject({ code: 'wait_timeout' })
  expect(session.all('retrying')).toHaveLength(1)
  expect(session.all('recovered')).toHaveLength(1)
})

test('a deployment that no longer exists ends the wait once that is read', async () => {
  const { done, clock } = waiting({ 'rev-1': ['BUILDING'] }, [refusal(404)], { interval: 5_000 })
  await expect(done).rejects.toMatchObject({ code: 'deployment_deleted' })
  expect(clock.now()).toBe(30_000)
})
