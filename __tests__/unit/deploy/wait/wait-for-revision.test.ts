import { expect, test } from '@jest/globals'
import { RevisionFailedError } from '../../../../src/deploy/wait/failures.js'
import { type PollTiming, pollDelay, type WaitInput } from '../../../../src/deploy/wait/polling.js'
import { waitForRevision } from '../../../../src/deploy/wait/wait-for-revision.js'
import { ConnectionError } from '../../../../src/errors.js'
import {
  COMMIT_B,
  DEPLOYMENT_ID,
  dropped,
  garbage,
  gitDeployment,
  refusal,
  revision
} from '../../../support/fakes/answers.js'
import { type Script, ScriptedControlPlane } from '../../../support/fakes/scripted-control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

const MINUTE = 60_000
const statuses = (...all: string[]) => all.map((status) => revision('rev-1', status))

type Over = Partial<Pick<WaitInput, 'timeoutMs' | 'interval' | 'previous' | 'active_before'>> & {
  costMs?: number
}

function waiting(script: Script, { costMs = 0, ...over }: Over = {}) {
  const { timeoutMs = 30 * MINUTE, interval = 'auto' } = over
  const clock = new VirtualClock()
  const controlPlane = new ScriptedControlPlane(
    clock,
    { readDeployment: [gitDeployment()], listRevisions: [() => null], ...script },
    costMs
  )
  const session = new RecordedSession(controlPlane, clock, timeoutMs)
  const input = {
    deployment_id: DEPLOYMENT_ID,
    revision_id: 'rev-1',
    previous: null,
    ...over,
    interval,
    timeoutMs,
    startedAt: clock.now()
  }
  return { clock, controlPlane, session, done: waitForRevision(session, input) }
}

test('the wait ends with the revision that is DEPLOYED, and tells each status once', async () => {
  const readRevision = statuses('QUEUED', 'QUEUED', 'BUILDING', 'BUILDING', 'BUILDING', 'DEPLOYING', 'DEPLOYED')
  const { session, done } = waiting({ readRevision }, { interval: 5_000 })
  expect(await done).toMatchObject({ id: 'rev-1', status: 'DEPLOYED' })
  expect(session.all('status_read').map(({ status }) => status)).toEqual([
    'QUEUED',
    'BUILDING',
    'DEPLOYING',
    'DEPLOYED'
  ])
  expect(session.all('wait_ended')).toEqual([
    expect.objectContaining({ status: 'DEPLOYED', requests: 7, within_ms: 5_000 })
  ])
})

test.each([
  ['BUILD_FAILED', 'The build failed'],
  ['DEPLOY_FAILED', 'The rollout failed'],
  ['CREATE_FAILED', 'Creating the revision failed'],
  ['SOMETHING_FAILED_NEW', 'The revision failed'],
  ['INTERRUPTED', 'The rollout was interrupted']
])('%s is a failure, and an event has the revision that still serves', async (status, what) => {
  const script = {
    readRevision: statuses('BUILDING', status),
    readDeployment: [gitDeployment({ active_revision_id: 'rev-0' })]
  }
  const { done, session } = waiting(script, { interval: 5_000, previous: 'rev-0' })
  const failure = await done.catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(RevisionFailedError)
  expect((failure as Error).message).toBe(`${what} after 5 s (${status}).\nRevision rev-1`)
  expect(session.all('active_revision_read')).toEqual([{ type: 'active_revision_read', revision_id: 'rev-0' }])
})

test.each<[string, string | null | undefined, Over, string | null | undefined]>([
  ['the first revision failed: nothing', null, {}, null],
  ['what served before was taken down: nothing', null, { previous: 'rev-0', active_before: 'rev-0' }, null],
  ['a service that named none before either: unknown', null, { previous: 'rev-0', active_before: null }, undefined],
  ['a service that names none at all: unknown', undefined, { previous: 'rev-0' }, undefined],
  ['what served before still does', 'rev-0', { previous: 'rev-0' }, 'rev-0'],
  [
    'the active one of before still does, which was not the latest',
    'rev-00',
    { previous: 'rev-0', active_before: 'rev-00' },
    'rev-00'
  ],
  ['the failed one serves', 'rev-1', { previous: 'rev-0' }, 'rev-1'],
  ['another one came in between', 'rev-9', { previous: 'rev-0' }, 'rev-9']
])('after a failure it reports what is serving, and nothing unknown: %s', async (...row) => {
  const [, active, over, serving] = row
  const script = {
    readRevision: [revision('rev-1', 'DEPLOY_FAILED', { repo_commit_sha: COMMIT_B })],
    readDeployment: [gitDeployment({ active_revision_id: active })],
    listRevisions: [null]
  }
  const { done, session } = waiting(script, over)
  const { message } = (await done.catch((error: unknown) => error)) as Error
  expect(message).toBe('The rollout failed after 0 s (DEPLOY_FAILED).\nRevision rev-1 (commit bbbbbbb)')
  expect(session.last('active_revision_read')?.revision_id).toBe(serving)
  expect(session.last('commit_read')).toMatchObject({ revision_id: 'rev-1', commit_sha: COMMIT_B })
})

test.each([
  ['BUILD_FAILED', /^Correct the error that the build log shows, then push\./],
  ['DEPLOY_FAILED', /did not start.*deploy log/],
  ['CREATE_FAILED', /before the build/],
  ['INTERRUPTED', /interrupted it.*run again/],
  ['SOMETHING_FAILED_NEW', /logs of the revision.*run again/]
])('%s comes with what to do about just that', async (status, advice) => {
  const { done } = waiting({ readRevision: statuses(status) })
  await expect(done).rejects.toMatchObject({ advice: expect.stringMatching(advice) })
})

test('a failure whose deployment can no longer be read is still reported as that failure', async () => {
  const { done } = waiting({ readRevision: statuses('BUILD_FAILED'), readDeployment: [refusal(503)] })
  await expect(done).rejects.toThrow(/^The build failed after [\d.]+ s \(BUILD_FAILED\)/)
})

test.each(['UNKNOWN', 'HIBERNATING', 'deployed', 'DEPLOYED_TWICE', 'AWAITING_BUILD', '::warning::x'])(
  'a status that is no end (%s) is waited through and never taken for success',
  async (status) => {
    const { done, clock } = waiting({ readRevision: statuses(status) }, { timeoutMs: 2 * MINUTE })
    await expect(done).rejects.toMatchObject({ code: 'wait_timeout' })
    expect(clock.now()).toBe(2 * MINUTE)
  }
)

test.each<[string, number | 'auto']>([
  ['auto', 'auto'],
  ['every 7 s', 7_000],
  ['once an hour', 60 * MINUTE]
])('the time limit is exact, and the last poll is at the deadline: %s', async (_, interval) => {
  const { done, clock, controlPlane } = waiting(
    { readRevision: statuses('BUILDING') },
    { timeoutMs: 5 * MINUTE, interval }
  )
  await expect(done).rejects.toMatchObject({
    message: 'Timed out after 5 min. The revision is still BUILDING, and the rollout continues.\nRevision rev-1',
    advice: expect.stringMatching(/^Re-run the job to resume waiting\./)
  })
  expect(clock.now()).toBe(5 * MINUTE)
  const looks = controlPlane.calls.filter(({ method }) => method === 'readRevision')
  expect(looks.at(-1)?.at).toBe(5 * MINUTE)
})

test('a revision that is DEPLOYED just in time is a success', async () => {
  const clock = new VirtualClock()
  const late = () => revision('rev-1', clock.now() >= 5 * MINUTE ? 'DEPLOYED' : 'DEPLOYING')
  const controlPlane = new ScriptedControlPlane(clock, { readRevision: [late], readDeployment: [gitDeployment()] })
  const input = {
    deployment_id: DEPLOYMENT_ID,
    revision_id: 'rev-1',
    previous: null,
    interval: 7_000,
    timeoutMs: 5 * MINUTE,
    startedAt: 0
  }
  expect(await waitForRevision(new RecordedSession(controlPlane, clock), input)).toMatchObject({
    id: 'rev-1',
    status: 'DEPLOYED'
  })
})

test('read errors do not end the wait, and are reported', async () => {
  const errors = [dropped(), refusal(500), refusal(503), refusal(429), garbage(), refusal(418), refusal(400)]
  const { done, session } = waiting({ readRevision: [...errors, ...statuses('BUILDING', 'DEPLOYED')] })
  expect(await done).toMatchObject({ status: 'DEPLOYED' })
  expect(session.all('retrying')).toHaveLength(errors.length)
  expect(session.all('recovered')).toHaveLength(1)
})

test('errors to the end are a timeout that says that nothing could be read', async () => {
  const { done, clock } = waiting({ readRevision: [dropped()], readDeployment: [dropped()] }, { timeoutMs: MINUTE })
  await expect(done).rejects.toThrow(
    'Timed out after 1 min. The revision could not be read. Its rollout may continue.\nRevision rev-1'
  )
  expect(clock.now()).toBe(MINUTE)
})

test('a revision that is not found is not called deleted while its deployment exists', async () => {
  const { done } = waiting({ readRevision: [refusal(404)] })
  const failure = await done.catch((error: unknown) => error)
  expect((failure as Error).message).toMatch(/no longer exists, but its deployment does/)
  expect(failure).toMatchObject({ code: 'not_found', advice: expect.stringMatching(/^Run again/) })
})

test.each([401, 403, 404])('%s ends the wait at once', async (status) => {
  const { done, clock } = waiting({ readRevision: [...statuses('BUILDING'), refusal(status)] })
  await expect(done).rejects.toThrow(String(status))
  expect(clock.now()).toBeLessThan(MINUTE)
})

test('a service that asks to be left alone is left alone', async () => {
  const { done, clock } = waiting(
    { readRevision: [refusal(429, 45_000), ...statuses('DEPLOYED')] },
    { interval: 5_000 }
  )
  await done
  expect(clock.sleeps).toEqual([45_000])
})

test('an absurd Retry-After does not put the wait to sleep past DEPLOYED: a minute at most', async () => {
  const { done, clock } = waiting({ readRevision: [refusal(503, 86_400_000), ...statuses('DEPLOYED')] })
  await done
  expect(clock.sleeps.at(-1)).toBe(MINUTE)
})

test('a hanging read does not cost the whole wait, and none may run far past the deadline', async () => {
  const { done, controlPlane } = waiting(
    { readRevision: statuses('BUILDING') },
    { timeoutMs: 5 * MINUTE, costMs: 4_000 }
  )
  await expect(done).rejects.toMatchObject({ code: 'wait_timeout' })
  for (const { args, at } of controlPlane.calls) {
    const { timeoutMs } = args.at(-1) as { timeoutMs: number }
    expect(timeoutMs).toBeLessThanOrEqual(30_000)
    expect(timeoutMs).toBeLessThanOrEqual(Math.max(1_000, 5 * MINUTE - at))
  }
})

test('a fixed poll_interval is kept', async () => {
  const { done, clock } = waiting(
    { readRevision: statuses('QUEUED', 'BUILDING', 'BUILDING', 'DEPLOYED') },
    { interval: 5_000 }
  )
  await done
  expect(clock.sleeps).toEqual([5_000, 5_000, 5_000])
})

const SECOND = 1_000
test.each<[Partial<PollTiming>, number]>([
  [{ elapsedMs: 0 }, SECOND],
  [{ elapsedMs: 10 * SECOND }, SECOND],
  [{ elapsedMs: 25 * SECOND, status: 'BUILDING' }, 2_500],
  [{ elapsedMs: 25 * SECOND, status: 'DEPLOYING' }, 2_500],
  [{ elapsedMs: 5 * MINUTE, status: 'BUILDING' }, 10 * SECOND],
  [{ elapsedMs: 5 * MINUTE, status: 'AWAITING_DEPLOY' }, 3 * SECOND],
  [{ elapsedMs: 5 * MINUTE, status: 'DEPLOYING', retryAfterMs: 20 * SECOND }, 20 * SECOND],
  [{ elapsedMs: 5 * MINUTE, retryAfterMs: 2 * SECOND }, 10 * SECOND],
  [{ elapsedMs: 5 * MINUTE, retryAfterMs: 1e12 }, MINUTE],
  [{ elapsedMs: 5 * MINUTE, remainingMs: 300 }, 300],
  [{ elapsedMs: 5 * MINUTE, remainingMs: -3 }, 0],
  [{ interval: 5 * SECOND, elapsedMs: 5 * MINUTE, status: 'DEPLOYING' }, 5 * SECOND],
  [{ interval: 5 * MINUTE, retryAfterMs: 1e12 }, 5 * MINUTE],
  [{ interval: 5 * SECOND, remainingMs: 2 * SECOND }, 2 * SECOND]
])('the next poll, %j: after %i ms', (timing, delay) => {
  expect(pollDelay({ interval: 'auto', elapsedMs: 0, remainingMs: 30 * MINUTE, ...timing })).toBe(delay)
})

test('a deployment that is deleted during the wait is a failure long before the time is up', async () => {
  const { done, clock } = waiting({
    readRevision: statuses('BUILDING'),
    readDeployment: [gitDeployment({ status: 'AWAITING_DELETE' })]
  })
  await expect(done).rejects.toMatchObject({ code: 'deployment_deleted' })
  expect(clock.now()).toBeLessThan(10 * MINUTE)
})

test('the commit is an event as soon as the service shows it, once: a wait that ends early has it', async () => {
  const built = revision('rev-1', 'BUILDING', { repo_commit_sha: COMMIT_B })
  const readRevision = [revision('rev-1', 'BUILDING'), built]
  const { done, session } = waiting({ readRevision }, { interval: 5_000, timeoutMs: 20_000 })
  await expect(done).rejects.toMatchObject({ code: 'wait_timeout' })
  expect(session.all('commit_read')).toEqual([{ type: 'commit_read', revision_id: 'rev-1', commit_sha: COMMIT_B }])
})

test('the end of a wait is an event, with what it cost', async () => {
  const failed = waiting({ readRevision: statuses('BUILDING', 'BUILD_FAILED') }, { interval: 5_000 })
  await expect(failed.done).rejects.toMatchObject({
    code: 'revision_failed',
    failed: { revision_id: 'rev-1', status: 'BUILD_FAILED' }
  })
  expect(failed.session.all('wait_ended')).toEqual([
    { type: 'wait_ended', status: 'BUILD_FAILED', elapsed_ms: 5_000, requests: 2 }
  ])
  const late = waiting({ readRevision: statuses('BUILDING') }, { interval: 5_000, timeoutMs: 10_000 })
  await expect(late.done).rejects.toMatchObject({ code: 'wait_timeout', cause: undefined })
  expect(late.session.all('wait_ended')).toEqual([
    { type: 'wait_ended', status: 'timeout', elapsed_ms: 10_000, requests: late.controlPlane.calls.length }
  ])
})

test('a timeout names the error of the last poll, with its advice', async () => {
  const lost = new ConnectionError('GET /x: no connection', {
    request: 'GET /x',
    mayHaveBeenApplied: false,
    retryable: true,
    advice: 'Check the proxy.'
  })
  const { done } = waiting({ readRevision: [lost], readDeployment: [lost] }, { timeoutMs: MINUTE })
  await expect(done).rejects.toMatchObject({
    cause: lost,
    message: expect.stringMatching(/\nThe last poll failed: GET \/x: no connection/),
    advice: expect.stringMatching(/Re-run.*Check the proxy/)
  })
})

test('a revision that is DEPLOYED at the first poll has no time within which it was noticed', async () => {
  const { done, session } = waiting({ readRevision: statuses('DEPLOYED') }, { interval: 5_000 })
  await done
  expect(session.all('wait_ended')).toEqual([{ type: 'wait_ended', status: 'DEPLOYED', elapsed_ms: 0, requests: 1 }])
  expect(session.all('recovered')).toEqual([])
})

test('a revision that is DEPLOYED is a success, although another run deletes the deployment at that moment', async () => {
  const script = {
    readRevision: statuses('BUILDING', 'DEPLOYED'),
    readDeployment: [gitDeployment({ status: 'AWAITING_DELETE' })]
  }
  const { done, controlPlane } = waiting(script, { interval: 10 * MINUTE })
  expect(await done).toMatchObject({ status: 'DEPLOYED' })
  expect(controlPlane.count('readDeployment')).toBe(0)
})
