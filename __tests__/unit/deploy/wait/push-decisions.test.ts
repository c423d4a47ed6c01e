import { describe, expect, test } from '@jest/globals'
import type { RevisionAnswer } from '../../../../src/contract/answers.js'
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
    interval: 1_000,
    timeoutMs: 10 * MINUTE,
    startedAt: 0,
    ...over
  }
  const found = await findPushRevision(session, input).then(
    (id) => id,
    (error: unknown) => error
  )
  return { found, session, at: clock.now(), controlPlane, delays: clock.sleeps }
}

const BEFORE = [0, of('rev-0', COMMIT_A)] as const

describe('the revision of a push', () => {
  test.each<[string, Service, Partial<PushInput>, string | undefined, number]>([
    ['is there already', { revisions: [BEFORE, [0, of('rev-1', COMMIT_B)]] }, {}, 'rev-1', 0],
    ['appears later', { revisions: [BEFORE, [5_000, of('rev-1', COMMIT_B)]] }, {}, 'rev-1', 5_000],
    ['is the first of all', { revisions: [[5_000, of('rev-1', COMMIT_B)]] }, { previous: null }, 'rev-1', 5_000],
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

  test('is the one of before the run if that comes to show its commit', async () => {
    const late = (at: number, commit: string | null): readonly [number, RevisionAnswer] => [at, of('rev-0', commit)]
    const { found, at } = await find({ revisions: [late(4_000, COMMIT_B), late(0, null)] })
    expect([found, at]).toEqual(['rev-0', 4_000])
  })

  test.each([
    ['the service shows no commits, and has a newer one', [BEFORE, [2_000, of('rev-1')]], 'rev-1', 2_000],
    ['nothing newer appears', [BEFORE], undefined, MINUTE],
    ['the one of before shows no commit', [[0, of('rev-0')]], undefined, MINUTE],
    ['only one of another commit appears', [BEFORE, [0, of('rev-1', COMMIT_C)]], undefined, MINUTE],
    [
      'only older ones are of its commit',
      [[0, of('old', COMMIT_B)], BEFORE, [0, of('rev-1', COMMIT_C)]],
      undefined,
      MINUTE
    ]
  ] as const)('if %s', async (_, revisions, id, ms) => {
    const { found, session, at } = await find({ revisions })
    expect([found, at]).toEqual([id, ms])
    expect(session.all('warning')).toHaveLength(id === undefined ? 0 : 1)
  })

  test('half of a short time limit is left for what follows', async () => {
    expect(await find({ revisions: [BEFORE] }, { timeoutMs: MINUTE })).toMatchObject({
      found: undefined,
      at: MINUTE / 2
    })
  })
})

describe('reads that fail while the revision is looked for', () => {
  const until = (ms: number, error: Error, only?: string): Service => ({
    revisions: [BEFORE, [0, pushed('rev-1')]],
    answer: (now, method) => (now < ms && (only ?? method) === method ? error : undefined)
  })
  const pushed = (id: string) => of(id, COMMIT_B)

  test('are reported and retried', async () => {
    const { found, session, at } = await find(until(3_000, dropped()))
    expect([found, at]).toEqual(['rev-1', 3_000])
    expect(session.all('retrying').map(({ delay_ms }) => delay_ms)).toEqual([1_000, 1_000, 1_000])
  })

  test('a new revision may be 404 at first', async () => {
    expect(await find(until(3_000, refusal(404), 'revision'))).toMatchObject({ found: 'rev-1', at: 3_000 })
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

test('reads that fail to the end are a timeout at the deadline, and the last error is its cause', async () => {
  const lost = dropped()
  const { found, at } = await find({ revisions: [BEFORE], answer: () => lost })
  expect([found, at]).toEqual([expect.objectContaining({ code: 'wait_timeout', cause: lost }), 10 * MINUTE])
})
