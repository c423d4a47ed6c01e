import { describe, expect, test } from '@jest/globals'
import { waitForRevision } from '../../../../src/deploy/wait/wait-for-revision.js'
import { DEPLOYMENT_ID, dropped, gitDeployment, refusal, revision } from '../../../support/fakes/answers.js'
import { FakeControlPlane, type Script } from '../../../support/fakes/control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

const EPOCH = Date.UTC(2026, 0, 1)
const DAY = 86_400_000
const at = (ms: number) => new Date(EPOCH + ms).toISOString()
/** A revision of some days ago that took so many seconds. */
function earlier(id: string, seconds: number, daysAgo: number) {
  return { ...revision(id, 'DEPLOYED'), created_at: at(-daysAgo * DAY), updated_at: at(seconds * 1000 - daysAgo * DAY) }
}
const EARLIER = [
  earlier('rev-0', 190, 1),
  earlier('old-2', 220, 2),
  earlier('old-1', 260, 3),
  earlier('oldest', 900, 9)
]
const DEPLOYED_AT = 215_000

interface Over {
  interval?: number | 'auto'
  before?: ReturnType<typeof earlier> | undefined
  previous?: string | null
}

/** A build that is DEPLOYED after 215 s, with what the list of revisions gives. */
function building(list: Script['listRevisions'], over: Over = {}) {
  const { interval = 'auto', previous = 'rev-0' } = over
  const before = 'before' in over ? over.before : EARLIER[0]
  const clock = new VirtualClock(EPOCH)
  const status = () => (clock.now() < 25_000 ? 'QUEUED' : clock.now() < 175_000 ? 'BUILDING' : 'DEPLOYING')
  const now = () => revision('rev-1', clock.now() < DEPLOYED_AT ? status() : 'DEPLOYED')
  const script: Script = { readRevision: [now], readDeployment: [gitDeployment()] }
  const controlPlane = new FakeControlPlane(clock, { ...script, ...(list && { listRevisions: list }) })
  const session = new RecordedSession(controlPlane, clock)
  const which = { deployment_id: DEPLOYMENT_ID, revision_id: 'rev-1', previous, source: 'git_host' } as const
  const input = { ...which, interval, timeoutMs: 1_800_000, startedAt: 0, before }
  return { clock, controlPlane, session, now, done: waitForRevision(session, input) }
}

describe('earlier revisions tell when to look', () => {
  test('one list replaces the first poll, and the log says how long earlier revisions took', async () => {
    const known = building([() => [revision('rev-1', 'QUEUED'), ...EARLIER]])
    await known.done
    expect(known.controlPlane.count('listRevisions')).toBe(1)
    expect(known.clock.now() - DEPLOYED_AT).toBeLessThan(10_000)
    const [first, ...rest] = known.session.all('status_read')
    expect(first).toMatchObject({ status: 'QUEUED', earlier: { shortest: 190_000, longest: 260_000 } })
    expect(rest.every((event) => event.earlier === undefined)).toBe(true)
    expect(known.session.last('wait_ended')?.requests).toBe(known.controlPlane.calls.length)
  })

  test('a build of the usual duration is not polled early without effect', async () => {
    const rows = [1_200, 1_260, 1_180, 1_230].map((seconds, nth) => earlier(`old-${nth}`, seconds, nth + 1))
    const requests = async (before: ReturnType<typeof earlier> | undefined) => {
      const clock = new VirtualClock(EPOCH)
      const now = () => revision('rev-1', clock.now() < 1_215_000 ? 'IN_PROGRESS' : 'DEPLOYED')
      const controlPlane = new FakeControlPlane(clock, {
        readRevision: [now],
        listRevisions: [rows],
        readDeployment: [gitDeployment()]
      })
      const which = {
        deployment_id: DEPLOYMENT_ID,
        revision_id: 'rev-1',
        previous: 'rev-0',
        source: 'git_host'
      } as const
      const input = { ...which, before, interval: 'auto', timeoutMs: 1_800_000, startedAt: 0 } as const
      await waitForRevision(new RecordedSession(controlPlane, clock), input)
      return controlPlane.calls.length
    }
    expect(await requests(rows[0])).toBeLessThan((await requests(undefined)) * 0.75)
  })

  test("the delay until DEPLOYED was noticed is computed from the previous poll, independent of the service's clock", async () => {
    const { done, clock, session } = building([() => [revision('rev-1', 'QUEUED'), ...EARLIER]])
    await done
    const within = session.last('wait_ended')?.within_ms ?? Number.NaN
    expect(within).toBeCloseTo(clock.sleeps.at(-1) ?? 0, 6)
    expect(clock.now() - DEPLOYED_AT).toBeLessThanOrEqual(within)
  })
})

describe('no list is requested without effect', () => {
  test.each<[string, Over]>([
    ['with a fixed poll_interval', { interval: 5_000 }],
    ['for a deployment that has just been created', { before: undefined, previous: null }],
    [
      'where the service shows no dates',
      { before: { ...revision('rev-0', 'DEPLOYED'), created_at: '', updated_at: 'soon' } }
    ],
    ['where it shows one date', { before: { ...revision('rev-0', 'DEPLOYED'), created_at: at(0), updated_at: 'soon' } }]
  ])('%s', async (_, over) => {
    const { done, controlPlane } = building([EARLIER], over)
    await done
    expect(controlPlane.count('listRevisions')).toBe(0)
  })
})

test('a list that is refused with a short Retry-After is followed by the first poll after that time', async () => {
  const { done, clock } = building([refusal(503, 1_000)])
  await done
  expect(clock.sleeps.slice(0, 2)).toEqual([4_000, 1_000])
})

describe('a list that is of no use costs one request and no lag', () => {
  const nonsense = EARLIER.map((row) => ({ ...row, created_at: 'soon', updated_at: at(9e12) }))
  test.each<[string, Script['listRevisions'] & object]>([
    ['there is no such operation', [null]],
    ['it fails', [refusal(500)]],
    ['it is refused', [refusal(403)]],
    ['the connection is lost', [dropped()]],
    ['it is empty', [[]]],
    ['its dates are nonsense', [nonsense]],
    ['it holds strangers', [[revision('stranger', 'DEPLOYED')]]]
  ])('%s', async (_, list) => {
    const { done, clock, controlPlane } = building(list)
    expect((await done).revision.status).toBe('DEPLOYED')
    expect(controlPlane.count('listRevisions')).toBe(1)
    expect(clock.now() - DEPLOYED_AT).toBeLessThan(10_000)
  })

  test('a service that asks to be left alone is: no look comes before the time it named', async () => {
    const { done, controlPlane } = building([refusal(429, 30_000)])
    await done
    const [list, next] = controlPlane.calls
    expect((next?.at ?? 0) - (list?.at ?? 0)).toBeGreaterThanOrEqual(30_000)
  })

  test('one that hangs is given up after two seconds', async () => {
    const { done, controlPlane } = building([dropped()])
    await done
    const call = controlPlane.calls.find(({ method }) => method === 'listRevisions')
    expect(call?.args[1]).toEqual({ timeoutMs: 2_000, once: true })
  })

  test('an end that only the list tells is not believed: the revision itself is looked at', async () => {
    const { done, clock } = building([[revision('rev-1', 'DEPLOYED'), ...EARLIER]])
    await done
    expect(clock.now()).toBeGreaterThanOrEqual(DEPLOYED_AT)
  })
})

test('a revision that was in progress before this run is polled at once, at the pace of its age', async () => {
  const clock = new VirtualClock(EPOCH)
  const before = { ...revision('rev-1', 'DEPLOYING'), created_at: at(-205_000), updated_at: at(-40_000) }
  const deployed = () => ({ ...before, status: clock.now() < 10_000 ? 'DEPLOYING' : 'DEPLOYED' })
  const controlPlane = new FakeControlPlane(clock, { readRevision: [deployed], listRevisions: [null] })
  const which = { deployment_id: DEPLOYMENT_ID, revision_id: 'rev-1', previous: 'rev-1', source: 'git_host' } as const
  const input = { ...which, before, interval: 'auto', timeoutMs: 1_800_000, startedAt: 0 } as const
  await waitForRevision(new RecordedSession(controlPlane, clock), input)
  expect(controlPlane.calls[0]?.at).toBe(0)
  expect(clock.now()).toBeLessThan(16_000)
})

test.each([-9e15, 9e15, 3_600_000 * 50])(
  'a creation %i ms ago is nonsense, and does not slow the wait',
  async (ago) => {
    const clock = new VirtualClock(EPOCH)
    const created_at = Number.isFinite(new Date(EPOCH - ago).getTime()) ? at(-ago) : 'never'
    const before = { ...revision('rev-1', 'QUEUED'), created_at, updated_at: created_at }
    const deployed = () => revision('rev-1', clock.now() < 3_000 ? 'DEPLOYING' : 'DEPLOYED')
    const controlPlane = new FakeControlPlane(clock, { readRevision: [deployed], listRevisions: [null] })
    const which = { deployment_id: DEPLOYMENT_ID, revision_id: 'rev-1', previous: 'rev-1', source: 'git_host' } as const
    await waitForRevision(new RecordedSession(controlPlane, clock), {
      ...which,
      before,
      interval: 'auto',
      timeoutMs: 1_800_000,
      startedAt: 0
    })
    expect(clock.now()).toBeLessThan(6_000)
  }
)
