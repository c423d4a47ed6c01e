import { expect, test } from '@jest/globals'
import { NOTHING, type Serving, UNKNOWN } from '../../../../src/deploy/core/snapshot.js'
import {
  type PollTiming,
  pollDelay,
  type RevisionWait
} from '../../../../src/deploy/wait/polling.js'
import { waitForRevision } from '../../../../src/deploy/wait/wait-for-revision.js'
import {
  COMMIT_B,
  DEPLOYMENT_ID,
  gitDeployment,
  refusal,
  revision
} from '../../../support/fakes/answers.js'
import { type Script, ScriptedControlPlane } from '../../../support/fakes/scripted-control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'
import { serves } from '../../../support/records.js'

const MINUTE = 60_000
const statuses = (...all: string[]) => all.map((status) => revision('rev-1', status))

type Over = Partial<
  Pick<RevisionWait, 'timeoutMs' | 'timeout_advice' | 'interval' | 'previous' | 'serving_before'>
> & {
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
    serving_before: over.previous == null ? NOTHING : UNKNOWN,
    ...over,
    interval,
    timeoutMs,
    startedAt: clock.now()
  }
  return { clock, controlPlane, session, done: waitForRevision({ session, ...input }) }
}

test.each<[string, string | null | undefined, Over, Serving | undefined]>([
  ['the first revision failed: nothing', null, {}, NOTHING],
  [
    'what served before was taken down: nothing',
    null,
    { previous: 'rev-0', serving_before: serves('rev-0') },
    NOTHING
  ],
  [
    'a service that named none before either: unknown',
    null,
    { previous: 'rev-0', serving_before: { is: 'unnamed' } },
    undefined
  ],
  ['a service that names none at all: unknown', undefined, { previous: 'rev-0' }, undefined],
  ['what served before still does', 'rev-0', { previous: 'rev-0' }, serves('rev-0')],
  [
    'the active one of before still does, which was not the latest',
    'rev-00',
    { previous: 'rev-0', serving_before: serves('rev-00') },
    serves('rev-00')
  ],
  ['the failed one serves', 'rev-1', { previous: 'rev-0' }, serves('rev-1')],
  ['another one came in between', 'rev-9', { previous: 'rev-0' }, serves('rev-9')]
])('after a failure it reports what is serving, and nothing unknown: %s', async (...row) => {
  const [, active, over, serving] = row
  const script = {
    readRevision: [revision('rev-1', 'DEPLOY_FAILED', { repo_commit_sha: COMMIT_B })],
    readDeployment: [gitDeployment({ active_revision_id: active })],
    listRevisions: [null]
  }
  const { done, session } = waiting(script, over)
  await expect(done).rejects.toMatchObject({
    what: 'The rollout failed (DEPLOY_FAILED).',
    facts: [{ label: 'Revision', value: 'rev-1 (commit bbbbbbb)' }]
  })
  expect(session.last('active_revision_read')?.serving).toEqual(serving)
  expect(session.last('commit_read')).toMatchObject({ revision_id: 'rev-1', commit_sha: COMMIT_B })
})

test('a revision that is not found is not called deleted while its deployment exists', async () => {
  const { done } = waiting({ readRevision: [refusal(404)] })
  const failure = await done.catch((error: unknown) => error)
  expect(failure).toMatchObject({
    code: 'not_found',
    what: expect.stringMatching(/no longer exists, but its deployment does/),
    fix: [expect.stringMatching(/^Run again/)]
  })
})

test('an absurd Retry-After does not put the wait to sleep past DEPLOYED: a minute at most', async () => {
  const { done, clock, session } = waiting({
    readRevision: [refusal(503, 86_400_000), ...statuses('DEPLOYED')]
  })
  await done
  expect(clock.sleeps.at(-1)).toBe(MINUTE)
  expect(session.last('wait_ended')).toMatchObject({ requests: 2 })
})

test('a hanging read does not cost the whole wait, and none may run far past the deadline', async () => {
  const { done, controlPlane } = waiting(
    { readRevision: statuses('BUILDING') },
    { timeoutMs: 5 * MINUTE, costMs: 4_000 }
  )
  await expect(done).rejects.toMatchObject({ code: 'wait_timeout' })
  for (const { args, at } of controlPlane.calls) {
    const { timeoutMs } = args.at(-1) as { timeoutMs: number }
    expect(timeoutMs).toBeLessThanOrEqual(Math.min(30_000, Math.max(1_000, 5 * MINUTE - at)))
  }
})

test('a wait that times out says what may keep this deployment from becoming DEPLOYED', async () => {
  const timeout_advice = 'Use a shorter name.'
  const { done } = waiting(
    { readRevision: statuses('DEPLOYING') },
    { timeoutMs: 5 * MINUTE, timeout_advice }
  )
  await expect(done).rejects.toMatchObject({ fix: expect.arrayContaining([timeout_advice]) })
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
  expect(pollDelay({ interval: 'auto', elapsedMs: 0, remainingMs: 30 * MINUTE, ...timing })).toBe(
    delay
  )
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
