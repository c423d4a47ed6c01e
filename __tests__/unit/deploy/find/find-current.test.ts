import { describe, expect, test } from '@jest/globals'
import type { DeploymentAnswer } from '../../../../src/contract/answers.js'
import type { Target } from '../../../../src/deploy/core/request.js'
import { findCurrent, waitForName } from '../../../../src/deploy/find/find-current.js'
import { refuseForeign } from '../../../../src/deploy/find/ownership.js'
import {
  COMMIT_A,
  gitDeployment,
  imageDeployment,
  REPOSITORY,
  refusal,
  revision
} from '../../../support/fakes/answers.js'
import { FakeControlPlane, type Script } from '../../../support/fakes/control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

const ours = gitDeployment({ id: 'd1' })
const listed =
  (...rows: DeploymentAnswer[]) =>
  ({ name_contains, offset }: { name_contains: string; offset: number }) =>
    offset === 0 ? rows.filter(({ name }) => name.includes(name_contains)) : []
const serve = (deployment: DeploymentAnswer, over: Script = {}): Script => ({
  listDeployments: [listed(deployment)],
  readDeployment: [deployment],
  readRevision: [revision('rev-1', 'DEPLOYED', { repo_ref: 'main', repo_commit_sha: COMMIT_A })],
  ...over
})

/** What a deploy finds, and what it reports. */
async function find(script: Script, target: Target = { name: 'support' }, timeoutMs = 600_000) {
  const clock = new VirtualClock()
  const service = new FakeControlPlane(clock, script)
  const session = new RecordedSession(service, clock, timeoutMs)
  const found = await findCurrent(session, target).catch((error: unknown) => ({ error }))
  return {
    found: 'error' in found ? undefined : found,
    error: 'error' in found ? (found.error as { code: string; advice: string }) : undefined,
    service,
    clock,
    types: session.events.map(({ type }) => type),
    warnings: session.all('warning').map(({ message }) => message)
  }
}

describe('what a deploy finds', () => {
  test('the deployment with its latest revision', async () => {
    const { found, types } = await find(serve(ours))
    expect(found).toMatchObject({ current: { deployment: { id: 'd1' }, latest: { id: 'rev-1' } }, deleting: null })
    expect(types).toEqual(['deployment_read'])
  })

  test('none: a create is needed, and the report says that none exists', async () => {
    const { found, types } = await find({ listDeployments: [[]] })
    expect([found, types]).toEqual([{ current: null, deleting: null }, ['deployment_not_found']])
  })

  test('no list: what was assumed is a later warning, if no request fails', async () => {
    const { found, types, warnings } = await find({ listDeployments: [null] })
    const assumed = expect.stringContaining('no list of deployments')
    expect([found, types, warnings]).toEqual([{ current: null, deleting: null, assumed }, [], []])
  })

  test('one that is being deleted, by the list or by a later read, still reserves the name', async () => {
    const deleting = gitDeployment({ id: 'd1', status: 'AWAITING_DELETE' })
    const none = { current: null, deleting: 'd1' }
    expect((await find(serve(deleting))).found).toEqual(none)
    const late = await find(serve(ours, { readDeployment: [deleting] }))
    // Its id and URL are not output as if this run used it.
    expect([late.found, late.types]).toEqual([none, []])
  })

  test('by its id, one that is being deleted is an error', async () => {
    const deleting = gitDeployment({ id: 'd1', status: 'AWAITING_DELETE' })
    const { error } = await find(serve(deleting), { deployment_id: 'd1' })
    expect(error).toMatchObject({ code: 'name_conflict', advice: expect.stringContaining('Run again later') })
  })

  test('one whose name only resembles the name is another deployment, and stays unread', async () => {
    const { found, service } = await find({ listDeployments: [listed(ours)] }, { name: 'Support' })
    expect([found, service.count('readDeployment')]).toEqual([
      { current: null, deleting: null, near_name: 'support' },
      0
    ])
  })

  test('by its id alone, the name is no matter', async () => {
    expect((await find(serve(ours), { deployment_id: 'd1' })).warnings).toEqual([])
    expect((await find(serve(ours), { deployment_id: 'd1', name: 'other' })).warnings).toEqual([])
  })
})

describe('a deployment that is deleted between the list and the read', () => {
  const other = gitDeployment({ id: 'd2' })
  const noRevision = { readRevision: [refusal(404)] }

  test.each<[string, Script]>([
    ['itself', { readDeployment: [refusal(404)] }],
    ['before its revision is read', noRevision]
  ])('is created again: %s', async (_, gone) => {
    const { found, types } = await find(serve(ours, { listDeployments: [[ours], []], ...gone }))
    expect([found, types.at(-1)]).toEqual([{ current: null, deleting: null }, 'deployment_not_found'])
  })

  test('is the one that has its name by now', async () => {
    const { found } = await find(
      serve(ours, { listDeployments: [[ours], [], [other], []], readDeployment: [refusal(404), other] })
    )
    expect(found).toMatchObject({ current: { deployment: { id: 'd2' } }, deleting: null })
  })

  test('is waited for if the list says that it is being deleted', async () => {
    const deleting = gitDeployment({ id: 'd1', status: 'AWAITING_DELETE' })
    const { found } = await find(
      serve(ours, { listDeployments: [[ours], [deleting], []], readDeployment: [refusal(404)] })
    )
    expect(found).toEqual({ current: null, deleting: 'd1' })
  })

  test('is an error without advice about an id if the list still names it', async () => {
    const { error, clock } = await find(serve(ours, { readDeployment: [refusal(404)] }))
    expect(error).toMatchObject({ code: 'not_found', message: expect.stringMatching(/and cannot read it/) })
    expect(clock.now()).toBe(15_000)
  })

  test('by its id, is an error, and no list is read', async () => {
    const { error, service } = await find(serve(ours, { readDeployment: [refusal(404)] }), { deployment_id: 'd1' })
    expect([error?.code, service.count('listDeployments')]).toEqual(['not_found', 0])
  })
})

describe('a deployment without a revision, which another run has just created', () => {
  const bare = gitDeployment({ id: 'd1', latest_revision_id: null })

  test('is read again until it shows one', async () => {
    const { found, clock } = await find(serve(ours, { readDeployment: [bare, bare, ours] }))
    expect(found?.current?.latest?.id).toBe('rev-1')
    expect(clock.now()).toBeGreaterThan(0)
  })

  test.each([
    ['15 s', 600_000, 15_000],
    ['the time limit, if that is shorter', 5_000, 5_000]
  ])('for at most %s', async (_, timeoutMs, mostMs) => {
    const { found, clock } = await find(serve(bare), undefined, timeoutMs)
    expect(found?.current?.latest).toBeNull()
    expect(clock.now()).toBeGreaterThan(mostMs / 2)
    expect(clock.now()).toBeLessThanOrEqual(mostMs)
  })

  test('is not waited for if it is being deleted', async () => {
    const deleting = gitDeployment({ id: 'd1', latest_revision_id: null, status: 'AWAITING_DELETE' })
    expect((await find(serve(ours, { readDeployment: [deleting] }))).clock.now()).toBe(0)
  })
})

describe('a list that cannot be read to its end makes no second deployment', () => {
  const rows = Array.from({ length: 100 }, (_, i) => gitDeployment({ id: `other-${i}`, name: `support-pr-${i}` }))
  test.each<[string, Script]>([
    ['repeats its first page', { listDeployments: [rows] }],
    ['says that there is more, and shows nothing', { listDeployments: [Object.assign([...rows], { more: true }), []] }]
  ])('it %s', async (_, script) => {
    const { error } = await find(script)
    expect(error).toMatchObject({ code: 'invalid_response', advice: expect.stringContaining('deployment_id') })
  })

  test('but a deployment that a part of it shows is found', async () => {
    expect((await find(serve(ours, { listDeployments: [[ours, ...rows]] }))).found?.current?.deployment.id).toBe('d1')
  })

  test('two of one name are an error that says what to do', async () => {
    const two = [gitDeployment({ id: 'd1' }), gitDeployment({ id: 'd2' })]
    expect((await find({ listDeployments: [two, []] })).error).toMatchObject({
      code: 'name_conflict',
      advice: expect.stringContaining('deployment_id')
    })
  })
})

describe('a name that a deleted deployment reserves', () => {
  const leaving = gitDeployment({ id: 'd1', status: 'AWAITING_DELETE' })
  const wait = (script: Script) => {
    const clock = new VirtualClock()
    const service = new FakeControlPlane(clock, {
      listListeners: [[]],
      readRevision: [revision('rev-1', 'DEPLOYED')],
      ...script
    })
    const session = new RecordedSession(service, clock, 60_000)
    session.recall = async () => ['d1'] as never
    const free = waitForName(session, 'support', 'd1')
    return { free, service, clock }
  }

  test.each<[string, Script, unknown, number]>([
    ['is free once the list shows none', { listDeployments: [[leaving], [], []] }, undefined, 0],
    [
      'is that of a deployment that was created meanwhile',
      { listDeployments: [[leaving], [{ ...ours, id: 'd2' }]], readDeployment: [{ ...ours, id: 'd2' }] },
      { id: 'd2' },
      1
    ],
    [
      'is free once the deployment is not found, on a service without a list',
      { listDeployments: [null], readDeployment: [leaving, leaving, refusal(404)] },
      undefined,
      3
    ],
    [
      'is that of the deployment if it is not deleted after all, on a service without a list',
      { listDeployments: [null], readDeployment: [leaving, ours] },
      { id: 'd1' },
      3
    ]
  ])('%s', async (_, script, found, reads) => {
    const { free, service, clock } = wait(script)
    expect(await free).toEqual(found)
    expect(service.count('readDeployment')).toBe(reads)
    // Not asked at once: the run has just read that it is being deleted.
    expect(service.calls[0]?.at).toBeGreaterThan(0)
    expect(clock.now()).toBeLessThan(60_000)
  })

  test('is not waited for if the service refuses to answer', async () => {
    const { free, clock } = wait({ listDeployments: [refusal(503), refusal(403)] })
    await expect(free).rejects.toMatchObject({ status: 403 })
    const unlisted = wait({ listDeployments: [null], readDeployment: [leaving, refusal(403)] })
    await expect(unlisted.free).rejects.toMatchObject({ status: 403 })
    expect(clock.now()).toBeLessThan(30_000)
  })
})

describe('a deploy over a deployment of another repository', () => {
  const session = { recall: async () => null }
  const claim = { server_url: 'https://github.com', repositories: [REPOSITORY], head_is_gone: false }
  const foreign = gitDeployment({ id: 'd1' }, { repo_url: `${REPOSITORY}-eu` })

  test('is refused, and another name is the fix', async () => {
    await expect(refuseForeign(session, foreign, claim)).rejects.toMatchObject({
      code: 'foreign_deployment',
      advice: expect.stringContaining('name')
    })
  })

  test('is right for its own, and where no owner is claimed', async () => {
    await expect(refuseForeign(session, ours, claim)).resolves.toBeUndefined()
    await expect(refuseForeign(session, foreign, undefined)).resolves.toBeUndefined()
    const blank = gitDeployment({ id: 'd1' }, { repo_url: ' ' })
    await expect(refuseForeign(session, blank, claim)).resolves.toBeUndefined()
    const two = { ...claim, repositories: ['https://github.com/acme/other', REPOSITORY] }
    await expect(refuseForeign(session, ours, two)).resolves.toBeUndefined()
  })

  test('of an image is not proven by its name without records', async () => {
    const unrecorded = { ...claim, unrecorded: true as const }
    const image = imageDeployment({ id: 'd1' })
    await expect(refuseForeign(session, image, unrecorded)).rejects.toMatchObject({ code: 'input_invalid' })
    await expect(refuseForeign(session, image, claim)).resolves.toBeUndefined()
    const image_uri = image.source_revision_config.image_uri ?? ''
    await expect(refuseForeign(session, image, { ...unrecorded, image_uri })).resolves.toBeUndefined()
  })

  test('a refusal of the service is no absence', async () => {
    const { error } = await find(serve(ours, { readDeployment: [refusal(403)] }))
    expect(error).toMatchObject({ status: 403 })
  })
})
