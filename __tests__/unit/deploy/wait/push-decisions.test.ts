import { describe, expect, test } from '@jest/globals'
import type { RevisionAnswer } from '../../../../src/contract/answers.js'
import { RevisionFailedError, WaitTimeoutError } from '../../../../src/deploy/wait/failures.js'
import { findPushRevision, type PushInput } from '../../../../src/deploy/wait/find-push-revision.js'
import {
  COMMIT_A,
  COMMIT_B,
  DEPLOYMENT_ID,
  dropped,
  gitDeployment,
  refusal,
  revision
} from '../../../support/fakes/answers.js'
import { FakeControlPlane } from '../../../support/fakes/control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

const MINUTE = 60_000
const PUSHED_AT = Date.UTC(2026, 0, 1)
const COMMIT_C = 'c'.repeat(40)

const of = (id: string, commit: string | null = null, over: Partial<RevisionAnswer> = {}) => ({
  ...revision(id, 'BUILDING', { repo_commit_sha: commit }),
  ...over
})

interface Service {
  /** Revisions, oldest first; each appears at this time, in milliseconds. */
  revisions: readonly (readonly [at: number, revision: RevisionAnswer])[]
  /** False: there is no operation that lists revisions. */
  isListed?: boolean
  /** What the deployment, or a revision, is answered with instead. */
  answer?: (now: number, method: 'deployment' | 'revision' | 'list') => Error | undefined
  status?: string
}

/** Waits for the revision of a push of COMMIT_B; rev-0 was the latest revision before. */
async function find(service: Service, over: Partial<PushInput> = {}) {
  const { revisions, isListed = true, answer = () => undefined, status = 'READY' } = service
  const clock = new VirtualClock(PUSHED_AT)
  const rows = () => revisions.filter(([at]) => clock.now() >= at).map(([, row]) => row)
  const controlPlane = new FakeControlPlane(clock, {
    readDeployment: [
      () =>
        answer(clock.now(), 'deployment') ?? gitDeployment({ status, latest_revision_id: rows().at(-1)?.id ?? null })
    ],
    readRevision: [(_, id) => answer(clock.now(), 'revision') ?? rows().find((row) => row.id === id) ?? refusal(404)],
    listRevisions: [() => answer(clock.now(), 'list') ?? (isListed ? rows().toReversed() : null)]
  })
  const session = new RecordedSession(controlPlane, clock)
  const input: PushInput = {
    deployment_id: DEPLOYMENT_ID,
    commit: COMMIT_B,
    previous: 'rev-0',
    before: of('rev-0', COMMIT_A),
    interval: 1_000,
    timeoutMs: 10 * MINUTE,
    startedAt: 0,
    ...over
  }
  const found = await findPushRevision(session, input).catch((error: unknown) => error)
  return { found, session, at: clock.now(), controlPlane, delays: clock.sleeps }
}

const BEFORE = [0, of('rev-0', COMMIT_A)] as const

describe('the revision of a push', () => {
  test.each<[string, Service, Partial<PushInput>, string | undefined, number]>([
    ['is there already', { revisions: [BEFORE, [0, of('rev-1', COMMIT_B)]] }, {}, 'rev-1', 0],
    ['appears later', { revisions: [BEFORE, [5_000, of('rev-1', COMMIT_B)]] }, {}, 'rev-1', 5_000],
    [
      'is the first of all',
      { revisions: [[5_000, of('rev-1', COMMIT_B)]] },
      { previous: null, before: undefined },
      'rev-1',
      5_000
    ],
    [
      'is followed by that of a later push',
      { revisions: [BEFORE, [0, of('rev-1', COMMIT_B)], [0, of('rev-2', COMMIT_C)]] },
      {},
      'rev-2',
      0
    ],
    [
      'comes before one without a commit, which another writer made',
      { revisions: [BEFORE, [0, of('rev-1', COMMIT_B)], [0, of('rev-2')]] },
      {},
      'rev-2',
      0
    ],
    [
      'comes after one of another commit',
      { revisions: [BEFORE, [0, of('rev-1', COMMIT_C)], [9_000, of('rev-2', COMMIT_B)]] },
      {},
      'rev-2',
      9_000
    ]
  ])('%s', async (_, service, over, id, at) => {
    const { found, ...seen } = await find(service, over)
    expect([found, seen.at]).toEqual([id, at])
  })

  test('that was superseded is reported with both ids', async () => {
    const { session } = await find({ revisions: [BEFORE, [0, of('rev-1', COMMIT_B)], [0, of('rev-2', COMMIT_C)]] })
    expect(session.last('warning')?.message).toMatch(/rev-1.*superseded by rev-2/)
  })

  test.each([
    [10 * MINUTE, MINUTE],
    [MINUTE, MINUTE / 2]
  ])('may be from before the run (time limit %i ms): it counts after %i ms', async (timeoutMs, at) => {
    const old = of('rev-0', COMMIT_B)
    const { found, ...seen } = await find({ revisions: [[0, old]] }, { before: old, timeoutMs })
    expect([found, seen.at]).toEqual(['rev-0', at])
  })

  test('an older revision of the same commit does not count while others are newer', async () => {
    const old = [0, of('old', COMMIT_B)] as const
    const { found } = await find({ revisions: [old, BEFORE, [0, of('rev-1', COMMIT_C)]] })
    expect(found).toBeInstanceOf(WaitTimeoutError)
  })
})

describe('a service that shows no commits', () => {
  test.each([
    [10 * MINUTE, 25_000],
    [MINUTE, 15_000]
  ])('with a time limit of %i ms, a newer revision counts after %i ms', async (timeoutMs, afterMs) => {
    const { found, session, at } = await find({ revisions: [BEFORE, [2_000, of('rev-1')]] }, { timeoutMs })
    expect([found, at]).toEqual(['rev-1', 2_000 + afterMs])
    expect(session.all('warning')).toHaveLength(1)
  })

  test('a newer revision counts also if there is no list, or a list without the commit', async () => {
    const { found } = await find({ revisions: [BEFORE, [0, of('rev-1')]], isListed: false })
    expect(found).toBe('rev-1')
  })

  test.each<[string, Partial<RevisionAnswer>, number | undefined, string | undefined]>([
    ['made after the push', { created_at: '2026-01-01T00:00:00.001Z', status: 'DEPLOYED' }, PUSHED_AT, 'rev-0'],
    ['made at the time of the push', { created_at: '2026-01-01T00:00:00Z', status: 'DEPLOYED' }, PUSHED_AT, 'rev-0'],
    ['made before the push', { created_at: '2025-12-31T23:59:59Z', status: 'BUILDING' }, PUSHED_AT, undefined],
    ['in progress, without a date', { status: 'BUILDING' }, PUSHED_AT, 'rev-0'],
    ['DEPLOYED, without a date', { status: 'DEPLOYED' }, PUSHED_AT, undefined],
    ['in progress, of a push at no known time', { created_at: '2025-01-01T00:00:00Z' }, undefined, 'rev-0'],
    [
      'DEPLOYED, of a push at no known time',
      { created_at: '2027-01-01T00:00:00Z', status: 'DEPLOYED' },
      undefined,
      undefined
    ]
  ])('the revision from before the run is that of the push, or none is: %s', async (_, over, pushed_at, id) => {
    const before = of('rev-0', null, over)
    const { found, at } = await find({ revisions: [[0, before]] }, { before, pushed_at })
    expect([found, at]).toEqual([id, MINUTE])
  })
})

describe('a rollback after the push', () => {
  const rolledBack = (over: Partial<Service> = {}, commit = COMMIT_A): Service => ({
    revisions: [BEFORE, [0, of('rev-1', COMMIT_B)], [0, of('rev-2', commit)]],
    ...over
  })

  test('ends the wait: the service builds a push only once', async () => {
    const { found } = await find(rolledBack(), { previous: null, before: undefined })
    expect(found).toBeInstanceOf(RevisionFailedError)
    expect(found).toMatchObject({ code: 'superseded', message: expect.stringMatching(/rev-1.*aaaaaaa.*rev-2/) })
  })

  test.each([
    ['a commit that was never deployed', COMMIT_C],
    ['the commit of the push once more', COMMIT_B]
  ])('is not seen in a newer revision of %s', async (_, commit) => {
    const { found } = await find(rolledBack({}, commit), { previous: null, before: undefined })
    expect(found).toBe('rev-2')
  })
})

describe('reads that fail while the revision is looked for', () => {
  const until = (ms: number, error: Error, only?: string): Service => ({
    revisions: [BEFORE, [0, pushed('rev-1')]],
    answer: (now, method) => (now < ms && (only ?? method) === method ? error : undefined)
  })
  const pushed = (id: string) => of(id, COMMIT_B)

  test.each<[string, Service]>([
    ['a lost connection', until(3_000, dropped())],
    ['a new revision that is 404 at first', until(3_000, refusal(404), 'revision')]
  ])('are reported and retried: %s', async (_, service) => {
    const { found, session, at } = await find(service)
    expect([found, at]).toEqual(['rev-1', 3_000])
    expect(session.all('retrying').map(({ delay_ms }) => delay_ms)).toEqual([1_000, 1_000, 1_000])
    expect(session.all('info')).toEqual([])
  })

  test('a list that fails is retried, too', async () => {
    const service = {
      ...until(3_000, refusal(500), 'list'),
      revisions: [BEFORE, [0, pushed('rev-1')], [0, of('rev-2', COMMIT_C)]] as const
    }
    expect(await find(service)).toMatchObject({ found: 'rev-2', at: 3_000 })
  })

  test('a service that asks to be left alone is', async () => {
    expect(await find(until(1, refusal(429, 20_000)))).toMatchObject({ found: 'rev-1', delays: [20_000] })
  })

  test.each([401, 403])('%i ends the wait at once', async (status) => {
    expect((await find(until(9_000, refusal(status)))).found).toMatchObject({ status })
    expect((await find(until(9_000, refusal(status), 'revision'))).found).toMatchObject({ status })
  })

  test('a deployment that no longer exists ends the wait at once', async () => {
    expect((await find(until(9_000, refusal(404), 'deployment'))).found).toMatchObject({ status: 404 })
  })
})

test('a deployment that is being deleted ends the wait', async () => {
  const { found, at } = await find({ revisions: [BEFORE], status: 'AWAITING_DELETE' })
  expect([found, at]).toEqual([expect.objectContaining({ code: 'deployment_deleted' }), 0])
})

test('a push that is never built is a timeout at the deadline, and the last error is its cause', async () => {
  const lost = dropped()
  const never = await find({ revisions: [BEFORE], answer: (now) => (now > 9 * MINUTE ? lost : undefined) })
  expect(never.found).toBeInstanceOf(WaitTimeoutError)
  expect(never.at).toBe(10 * MINUTE)
  expect((never.found as Error).cause).toBe(lost)
  expect((await find({ revisions: [BEFORE] })).found).toMatchObject({ cause: undefined })
})

test('polls of auto come after half a second first, and ten seconds apart later', async () => {
  const { delays, session } = await find(
    { revisions: [BEFORE, [4 * MINUTE, of('rev-1', COMMIT_B)]] },
    { interval: 'auto' }
  )
  expect([delays[0], delays.at(-1)]).toEqual([500, 10_000])
  expect(session.all('info')).toHaveLength(1)
})

test('each poll has a time limit, and none runs past the deadline', async () => {
  const { controlPlane } = await find({ revisions: [BEFORE] })
  const reads = controlPlane.calls.filter(({ method }) => method === 'readDeployment')
  const limits = reads.map(({ at, args }) => [at, (args[1] as { timeoutMs: number }).timeoutMs])
  expect(limits[0]).toEqual([0, 30_000])
  expect(limits.at(-1)).toEqual([10 * MINUTE, 1_000])
})
