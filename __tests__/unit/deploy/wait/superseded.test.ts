import { expect, test } from '@jest/globals'
import type { RevisionAnswer } from '../../../../src/contract/answers.js'
import { RevisionFailedError, WaitTimeoutError } from '../../../../src/deploy/wait/failures.js'
import { waitForRevision } from '../../../../src/deploy/wait/wait-for-revision.js'
import { DEPLOYMENT_ID, dropped, gitDeployment, refusal, revision } from '../../../support/fakes/answers.js'
import { FakeControlPlane, type Step } from '../../../support/fakes/control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

const TIMEOUT = 300_000
const latest = (id: string | null) => gitDeployment({ latest_revision_id: id })

/** Revisions by their statuses, one per poll; the last one stays. */
function waiting(lives: Record<string, string[]>, readDeployment: Step<'readDeployment'>[]) {
  const clock = new VirtualClock()
  const looks = new Map<string, number>()
  const readRevision = (_: string, id: string): RevisionAnswer => {
    const n = looks.get(id) ?? 0
    looks.set(id, n + 1)
    const life = lives[id] ?? []
    return revision(id, life[Math.min(n, life.length - 1)] ?? 'UNKNOWN')
  }
  const session = new RecordedSession(
    new FakeControlPlane(clock, { readRevision: [readRevision], readDeployment }),
    clock
  )
  const input = {
    deployment_id: DEPLOYMENT_ID,
    revision_id: 'rev-1',
    source: 'git_host' as const,
    previous: 'rev-0',
    interval: 'auto',
    timeoutMs: TIMEOUT,
    startedAt: 0
  } as const
  return { clock, session, done: waitForRevision(session, input) }
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
