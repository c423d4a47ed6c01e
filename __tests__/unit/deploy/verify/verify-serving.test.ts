import { describe, expect, test } from '@jest/globals'
import type { DeploymentAnswer, RevisionAnswer } from '../../../../src/contract/answers.js'
import type { Applied } from '../../../../src/deploy/apply/applied.js'
import { namedRevision, verifyServing } from '../../../../src/deploy/verify/verify-serving.js'
import { ConnectionError, StatusError } from '../../../../src/errors.js'
import { COMMIT_B, dropped, garbage, gitDeployment, refusal, revision } from '../../../support/fakes/answers.js'
import { FakeControlPlane, type Step } from '../../../support/fakes/control-plane.js'
import { gitWanted } from '../../../support/fakes/deploys.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

const KNOWN = new Set(['rev-1', 'rev-2', 'rev-3'])

interface Service {
  now?: DeploymentAnswer | Error
  readRevision?: Step<'readRevision'>[]
  timeoutMs?: number
  revision_id?: string
  previous?: string
}

/** rev-2 of this run is DEPLOYED, rev-1 served before. What GET /info then names, one id a read; the last stays. */
async function verify(named: (string | Error | undefined)[], over: Service = {}) {
  const { now = gitDeployment(), timeoutMs, revision_id = 'rev-2', previous = 'rev-1' } = over
  const clock = new VirtualClock()
  const code = now instanceof Error ? {} : now.source_revision_config
  const known = (_: string, id: string): RevisionAnswer | Error =>
    KNOWN.has(id) ? revision(id, 'DEPLOYED', { ...code, repo_commit_sha: COMMIT_B }) : refusal(404)
  const service = new FakeControlPlane(clock, {
    readDeployment: [now],
    readRevision: over.readRevision ?? [known]
  })
  const session = Object.assign(new RecordedSession(service, clock, timeoutMs), { graceMs: 5_000 })
  const limits: number[] = []
  const readInfo = async (limitMs: number) => {
    const id = named[Math.min(limits.push(limitMs), named.length) - 1]
    if (id instanceof Error) throw id
    return id === undefined ? {} : { host: { host_revision_id: id } }
  }
  const applied = { new_revision: true, previous, deployment: gitDeployment({ active_revision_id: previous }) }
  const expected = { revision_id, wanted: gitWanted(COMMIT_B), applied: applied as unknown as Applied }
  const error = await verifyServing(session, expected, { readInfo }).then(
    () => undefined,
    (thrown: unknown) => thrown
  )
  const seen = session.all('serving_read').map(({ revision_id, is_earlier }) => [revision_id, is_earlier])
  const unverified = session.all('serving_unverified').length
  return { error, session, service, reads: limits.length, limits, seen, unverified, ms: clock.now() }
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
  const { error, session, service, seen, reads, ms } = await verify(['rev-1', 'rev-2'])
  expect([error, reads, ms]).toEqual([undefined, 4, 1_500])
  expect(seen).toEqual([
    ['rev-1', true],
    ['rev-2', false],
    ['rev-2', false],
    ['rev-2', false]
  ])
  expect(session.all('serving_confirmed')).toEqual([{ type: 'serving_confirmed', revision_id: 'rev-2', reads: 4 }])
  expect(session.all('serving_unverified')).toEqual([])
  expect(service.count('readRevision')).toBe(1)
})

describe('an agent server that spells ids in upper case', () => {
  const OURS = '77aa1f6e-3c9b-4a52-8f11-6d0e5b7c9a02'
  const BEFORE = '77aa1f6e-3c9b-4a52-8f11-6d0e5b7c9a01'
  const service = { revision_id: OURS, previous: BEFORE, readRevision: [revision(BEFORE, 'DEPLOYED')] }

  test('names the deployed revision', async () => {
    const { error, session, service: asked } = await verify([OURS.toUpperCase()], service)
    expect([error, session.all('serving_confirmed').length, asked.count('readRevision')]).toEqual([undefined, 1, 0])
  })

  test('names the earlier revision', async () => {
    const { seen, service: asked } = await verify([BEFORE.toUpperCase(), OURS], service)
    expect(seen[0]).toEqual([BEFORE, true])
    expect(asked.calls.find(({ method }) => method === 'readRevision')?.args[1]).toBe(BEFORE)
  })

  test('names the newer revision of another run', async () => {
    const NEWER = '77aa1f6e-3c9b-4a52-8f11-6d0e5b7c9a03'
    const now = gitDeployment({ latest_revision_id: NEWER, active_revision_id: NEWER })
    const readRevision = [revision(NEWER, 'DEPLOYED', now.source_revision_config)]
    const { error, session } = await verify([NEWER.toUpperCase()], { ...service, now, readRevision })
    expect(error).toBeUndefined()
    expect(session.last('revision_identified')).toMatchObject({ revision_id: NEWER, superseded: true })
  })
})

describe('an earlier revision that still answers is no success', () => {
  test('shortly after the timeout, with the id that answers; the control plane is asked for the id once', async () => {
    const { error, service, ms } = await verify(['rev-1'], { timeoutMs: 20_000 })
    expect(error).toMatchObject({ code: 'not_serving', message: expect.stringMatching(/rev-2\n.*rev-1/) })
    expect([ms, service.count('readRevision')]).toEqual([25_000, 1])
  })

  test('though the wait took all the time: the agent server is read for some more seconds', async () => {
    const { error, limits } = await verify(['rev-1'], { timeoutMs: 0 })
    expect(error).toMatchObject({ code: 'not_serving' })
    expect(limits).toEqual([5_000, 4_000, 3_000, 2_000, 1_000, 1])
  })

  test('though the last read got no answer', async () => {
    const { error } = await verify(['rev-1', 'rev-1', 'rev-1', 'rev-1', 'rev-1', dropped()], { timeoutMs: 0 })
    expect(error).toMatchObject({ code: 'not_serving' })
  })
})

describe('a newer revision of another run answers', () => {
  const newest = (over = {}, code = {}) =>
    gitDeployment({ latest_revision_id: 'rev-3', active_revision_id: 'rev-3', ...over }, {}, code)

  test('green with its id, if it holds what was requested', async () => {
    const { error, session, seen } = await verify(['rev-3'], { now: newest() })
    expect(error).toBeUndefined()
    expect(seen).toEqual([['rev-3', false]])
    expect(session.last('revision_identified')).toMatchObject({ revision_id: 'rev-3', superseded: true })
    expect(session.all('serving_unverified')).toEqual([])
  })

  test.each([
    ['built from another branch', newest({}, { repo_ref: 'other' })],
    ['given another secret', newest({ secrets: [{ name: 'KEY', value: 'of another run' }] })]
  ])('red, if it was %s', async (_, now) => {
    expect((await verify(['rev-3'], { now })).error).toMatchObject({ code: 'revision_mismatch' })
  })

  test.each([
    ['is not the latest one', newest({ latest_revision_id: 'rev-2' })],
    ['may not be the latest one, as the deployment cannot be read', refusal(403)]
  ])('and %s: it counts as an earlier one', async (_, now) => {
    const { error, seen } = await verify(['rev-3', 'rev-2'], { now })
    expect([error, seen[0]]).toEqual([undefined, ['rev-3', true]])
  })
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
    ['has a host name that does not exist', offline('ENOTFOUND'), 1],
    ['has a host name that cannot be looked up', offline('EAI_AGAIN'), 1],
    ['has a certificate that is not trusted', offline('CERT_UNTRUSTED', false), 1],
    ['refuses the connection', offline('ECONNREFUSED'), 2],
    ['has an error that only names such a code', offline('ENOTFOUND_YET'), 2],
    ['drops the connection', dropped(), 2],
    ['starts behind a gateway', refusal(503), 2]
  ])('one that %s', async (_, first, reads) => {
    const { service, ...found } = await verify([first])
    expect(found).toMatchObject({ error: undefined, reads, unverified: 1, seen: [] })
    expect(service.count('readRevision')).toBe(0)
  })

  test('one that starts late is confirmed all the same', async () => {
    const { error, session } = await verify([refusal(503), 'rev-2'])
    expect([error, session.all('serving_confirmed').length]).toEqual([undefined, 1])
  })

  test.each([
    ['no longer answers', dropped()],
    ['refuses the key', refusal(401)],
    ['no longer names a revision', undefined]
  ])('one that named the earlier revision and then %s does not cost the whole timeout', async (_, then) => {
    const { error, unverified, ms } = await verify(['rev-1', then])
    expect([error, unverified]).toEqual([undefined, 1])
    expect(ms).toBeLessThan(90_000)
  })
})

const UNKNOWN = { request: 'GET /x', status: 404, mayHaveBeenApplied: false }

describe('an id that the control plane', () => {
  test.each<[string, Step<'readRevision'>[]]>([
    ['does not know', [refusal(404)]],
    ['does not know of a new deployment', [new StatusError('GET /x', { ...UNKNOWN, retryable: true })]],
    ['refuses to show', [refusal(403)]]
  ])('%s ends it at once', async (_, readRevision) => {
    const { error, service, reads, unverified, ms } = await verify(['other'], { readRevision })
    expect([error, reads, unverified, ms]).toEqual([undefined, 1, 1, 0])
    expect(service.count('readRevision')).toBeLessThanOrEqual(2)
  })

  test('does not know costs it one request', async () => {
    expect((await verify(['other'])).service.count('readRevision')).toBe(1)
  })

  test('shows after a moment counts as if it were shown at once', async () => {
    const readRevision = [refusal(503), refusal(503), revision('rev-3', 'DEPLOYED')]
    const { seen } = await verify(['rev-3', 'rev-2'], { readRevision })
    expect(seen[0]).toEqual(['rev-3', true])
  })

  test('cannot show for long is read again', async () => {
    const { error, reads, unverified } = await verify(['rev-3'], { readRevision: [refusal(503)], timeoutMs: 0 })
    expect([error, unverified]).toEqual([undefined, 1])
    expect(reads).toBe(2)
  })
})

test('nothing is read where the address of the agent server is unknown', async () => {
  const clock = new VirtualClock()
  const session = new RecordedSession(new FakeControlPlane(clock, {}), clock)
  const expected = { revision_id: 'rev-2', wanted: gitWanted(), applied: {} as Applied }
  await verifyServing(session, expected, undefined)
  expect(session.events).toEqual([])
})
