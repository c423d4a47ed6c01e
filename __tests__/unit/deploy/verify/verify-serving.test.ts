import { describe, expect, test } from '@jest/globals'
import type { Applied } from '../../../../src/deploy/core/model.js'
import { namedRevision, verifyServing } from '../../../../src/deploy/verify/verify-serving.js'
import { ConnectionError } from '../../../../src/errors.js'
import { dropped, garbage, gitDeployment, refusal, revision } from '../../../support/fakes/answers.js'
import { ScriptedControlPlane } from '../../../support/fakes/scripted-control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

interface Service {
  timeoutMs?: number
  revision_id?: string
  previous?: string
  /** The latest revision as the service shows it at the end. */
  latest?: string
  /** Revisions that the service finds in the deployment. */
  others?: string[]
}

/** rev-2 of this run is DEPLOYED, rev-1 served before. What GET /info then names, one id a read; the last stays. */
async function verify(named: (string | Error | undefined)[], over: Service = {}) {
  const { timeoutMs, revision_id = 'rev-2', previous = 'rev-1', latest = revision_id, others = [] } = over
  const clock = new VirtualClock()
  const service = new ScriptedControlPlane(clock, {
    readDeployment: [gitDeployment({ latest_revision_id: latest })],
    readRevision: [(_, id) => (others.includes(id) ? revision(id, 'DEPLOYED') : refusal(404))]
  })
  const session = Object.assign(new RecordedSession(service, clock, timeoutMs), { graceMs: 5_000 })
  const limits: number[] = []
  const readInfo = async (limitMs: number) => {
    const id = named[Math.min(limits.push(limitMs), named.length) - 1]
    if (id instanceof Error) throw id
    return id === undefined ? {} : { host: { host_revision_id: id } }
  }
  const applied = { new_revision: true, previous, deployment: gitDeployment({ active_revision_id: previous }) }
  const expected = { revision_id, applied: applied as unknown as Applied }
  const error = await verifyServing(session, expected, { readInfo }).then(
    () => undefined,
    (thrown: unknown) => thrown
  )
  const seen = session.all('serving_read').map(({ revision_id, is_earlier }) => [revision_id, is_earlier])
  const unverified = session.all('serving_unverified').length
  const live = session.last('active_revision_read')?.revision_id
  return { error, session, reads: limits.length, limits, seen, unverified, live, ms: clock.now(), service }
}

describe('the revision that an answer to GET /info names', () => {
  const host = (host_revision_id: unknown) => ({ host: { host_revision_id } })
  test.each<[string, unknown, string | undefined]>([
    ['an id', host('rev-2'), 'rev-2'],
    ['an id of 100 characters', host('a'.repeat(100)), 'a'.repeat(100)],
    ['a longer text', host('a'.repeat(101)), undefined],
    ['a text that leads to another path', host('rev-2/../rev-1'), undefined],
    ['a text with a line after it', host('rev-2\n::warning::'), undefined],
    ['a text with a line before it', host('\nrev-2'), undefined],
    ['no text', host(2), undefined],
    ['a host without an id', { host: {} }, undefined],
    ['a host that is null', { host: null }, undefined],
    ['a host that is a text', { host: 'rev-2' }, undefined],
    ['no host', {}, undefined],
    ['null', null, undefined],
    ['a text', 'host', undefined],
    ['nothing', undefined, undefined]
  ])('%s', (_, info, id) => expect(namedRevision(info)).toBe(id))
})

test('the deployed revision answers: three reads confirm it', async () => {
  const { error, session, seen, reads, ms } = await verify(['rev-1', 'rev-2'])
  expect([error, reads, ms]).toEqual([undefined, 4, 2_500])
  expect(seen).toEqual([
    ['rev-1', true],
    ['rev-2', false],
    ['rev-2', false],
    ['rev-2', false]
  ])
  expect(session.all('serving_confirmed')).toEqual([{ type: 'serving_confirmed', revision_id: 'rev-2', reads: 4 }])
  expect(session.all('serving_unverified')).toEqual([])
})

describe('an agent server that spells ids in upper case', () => {
  const OURS = '77aa1f6e-3c9b-4a52-8f11-6d0e5b7c9a02'
  const BEFORE = '77aa1f6e-3c9b-4a52-8f11-6d0e5b7c9a01'
  const service = { revision_id: OURS, previous: BEFORE }

  test('names the deployed revision', async () => {
    const { error, session } = await verify([OURS.toUpperCase()], service)
    expect([error, session.all('serving_confirmed').length]).toEqual([undefined, 1])
  })

  test('names the earlier revision', async () => {
    const { seen } = await verify([BEFORE.toUpperCase(), OURS], service)
    expect(seen[0]).toEqual([BEFORE, true])
  })
})

describe('an earlier revision that still answers is no success', () => {
  test('shortly after the timeout, with the id that answers', async () => {
    const { error, ms, live } = await verify(['rev-1'], { timeoutMs: 20_000 })
    expect(error).toMatchObject({ code: 'not_serving', message: expect.stringContaining('rev-2') })
    expect([live, ms]).toEqual(['rev-1', 25_000])
  })

  test('though the wait took all the time: the agent server is read for some more seconds', async () => {
    const { error, limits } = await verify(['rev-1'], { timeoutMs: 0 })
    expect(error).toMatchObject({ code: 'not_serving' })
    expect(limits).toEqual([5_000, 3_000, 1_000, 1])
  })

  test('though the last read got no answer', async () => {
    const { error } = await verify(['rev-1', 'rev-1', 'rev-1', 'rev-1', 'rev-1', dropped()], { timeoutMs: 0 })
    expect(error).toMatchObject({ code: 'not_serving' })
  })
})

describe('a revision that was DEPLOYED before this run, which sent nothing', () => {
  const standing = { revision_id: 'rev-2', previous: 'rev-2', timeoutMs: 20_000 }

  test('is not green while the agent server names another one of the deployment', async () => {
    const { error, live, ms, service } = await verify(['rev-1'], { ...standing, others: ['rev-1'] })
    expect(error).toMatchObject({ code: 'not_serving' })
    expect([live, ms, service.count('readRevision')]).toEqual(['rev-1', 25_000, 1])
  })

  test('is confirmed once the agent server names it', async () => {
    const { error, session } = await verify(['rev-1', 'rev-2'], { ...standing, others: ['rev-1'] })
    expect([error, session.all('serving_confirmed').length]).toEqual([undefined, 1])
  })
})

test.each<[string, Service]>([
  ['of no deployment that the service shows', {}],
  ["that is the latest, of another writer's deploy", { latest: 'rev-3', others: ['rev-3'] }]
])('another revision proves nothing: one %s', async (_, over) => {
  const { error, seen, unverified } = await verify(['rev-3'], over)
  expect([error, seen, unverified]).toEqual([undefined, [], 1])
})

const offline = (code: string, retryable = true) =>
  new ConnectionError('GET /info: no connection', {
    request: 'GET /info',
    mayHaveBeenApplied: false,
    retryable,
    cause: Object.assign(new Error(code), { code })
  })

describe('an agent server that names no revision proves nothing', () => {
  test.each<[string, Error | undefined, number]>([
    ['answers without an id', undefined, 1],
    ['refuses the key', refusal(401), 1],
    ['answers with a page', garbage(), 1],
    ['has a host name that does not exist', offline('ENOTFOUND'), 2],
    ['has a host name that cannot be looked up', offline('EAI_AGAIN'), 2],
    ['has a certificate that is not trusted', offline('CERT_UNTRUSTED', false), 1],
    ['refuses the connection', offline('ECONNREFUSED'), 2],
    ['drops the connection', dropped(), 2],
    ['starts behind a gateway', refusal(503), 2]
  ])('one that %s', async (_, first, reads) => {
    expect(await verify([first])).toMatchObject({ error: undefined, reads, unverified: 1, seen: [] })
  })

  test('one that starts late is confirmed all the same', async () => {
    const { error, session } = await verify([refusal(503), 'rev-2'])
    expect([error, session.all('serving_confirmed').length]).toEqual([undefined, 1])
  })

  test.each([
    ['refuses the key', refusal(401)],
    ['no longer names a revision', undefined]
  ])('one that named the earlier revision and then %s', async (_, then) => {
    const { error, unverified } = await verify(['rev-1', then])
    expect([error, unverified]).toEqual([undefined, 1])
  })

  test('nor does one that named the earlier revision and then no longer answers', async () => {
    const { error, unverified, ms } = await verify(['rev-1', dropped()])
    expect([error, unverified]).toEqual([undefined, 1])
    expect(ms).toBeLessThan(90_000)
  })
})

test('nothing is read where the address of the agent server is unknown', async () => {
  const clock = new VirtualClock()
  const session = new RecordedSession(new ScriptedControlPlane(clock, {}), clock)
  const expected = { revision_id: 'rev-2', applied: {} as Applied }
  await verifyServing(session, expected, undefined)
  expect(session.events).toEqual([])
})
