/** The life of a revision (§3), on a clock that the test moves. */
import { describe, expect, test } from '@jest/globals'
import type { Emulator, EmulatorOptions } from '../../emulator/index.js'
import { borrowEmulator } from '../support/borrowed-emulator.js'
import { call, create, gitRequest, imageRequest, type Json, patch, read, statusOf } from './support.js'

const start = (options: EmulatorOptions = {}) => borrowEmulator({ virtualClock: true, buildTime: '100s', ...options })

/** Every status a revision has, looked at each second. */
function walk(emulator: Emulator, deployment: Json, seconds = 101): string[] {
  const seen: string[] = []
  for (let second = 0; second < seconds; second++) {
    const { status } = emulator.controlPlane.readRevision(deployment.id, deployment.latest_revision_id).body as {
      status: string
    }
    if (status !== seen.at(-1)) seen.push(status)
    emulator.advance('1s')
  }
  return seen
}

const BUILT = ['CREATING', 'QUEUED', 'AWAITING_BUILD', 'BUILDING', 'AWAITING_DEPLOY', 'DEPLOYING']

describe('a revision walks through the statuses of the public service', () => {
  test('from git, all of them', async () => {
    await using emulator = await start()
    expect(walk(emulator, await create(emulator))).toEqual([...BUILT, 'DEPLOYED'])
  })

  test('from an image, without those of a build', async () => {
    await using emulator = await start()
    const deployment = await create(emulator, imageRequest())
    expect(walk(emulator, deployment)).toEqual(['CREATING', 'QUEUED', 'AWAITING_DEPLOY', 'DEPLOYING', 'DEPLOYED'])
  })

  test('is DEPLOYED exactly after its build time, and not a moment before', async () => {
    await using emulator = await start()
    const { id, latest_revision_id } = await create(emulator)
    emulator.advance(99_999)
    expect(await statusOf(emulator, id, latest_revision_id)).toBe('DEPLOYING')
    expect(await read(emulator, id)).toMatchObject({ status: 'READY', active_revision_id: null })
    emulator.advance(1)
    expect(await statusOf(emulator, id, latest_revision_id)).toBe('DEPLOYED')
    expect(await read(emulator, id)).toMatchObject({ status: 'READY', active_revision_id: latest_revision_id })
  })

  test('says when it got to its status, so that its duration can be read from it', async () => {
    await using emulator = await start()
    const { id, latest_revision_id } = await create(emulator)
    emulator.advance('1h')
    const { body } = await call(emulator, `GET /v2/deployments/${id}/revisions/${latest_revision_id}`)
    expect([body.created_at, body.updated_at]).toEqual(['2026-01-01T00:00:00.000Z', '2026-01-01T00:01:40.000Z'])
  })

  test('with no build time it is DEPLOYED in the answer to its creation', async () => {
    await using emulator = await start({ buildTime: 0 })
    const deployment = await create(emulator)
    expect(deployment.active_revision_id).toBe(deployment.latest_revision_id)
  })
})

describe('scripted outcomes', () => {
  const upTo = (status: string) => BUILT.slice(0, BUILT.indexOf(status) + 1)
  test.each([
    ['CREATE_FAILED', [...upTo('CREATING'), 'CREATE_FAILED']],
    ['SKIPPED', [...upTo('QUEUED'), 'SKIPPED']],
    ['BUILD_FAILED', [...upTo('BUILDING'), 'BUILD_FAILED']],
    ['INTERRUPTED', [...upTo('BUILDING'), 'INTERRUPTED']],
    ['DEPLOY_FAILED', [...BUILT, 'DEPLOY_FAILED']],
    ['HIBERNATING', [...BUILT, 'HIBERNATING']],
    ['stuck:BUILDING', upTo('BUILDING')],
    ['stuck:ON_HOLD', [...upTo('QUEUED'), 'ON_HOLD']],
    ['through:WARMING_UP', [...upTo('AWAITING_BUILD'), 'WARMING_UP', ...BUILT.slice(3), 'DEPLOYED']]
  ])('%s', async (outcome, statuses) => {
    await using emulator = await start({ outcomes: [outcome] })
    const deployment = await create(emulator)
    expect(walk(emulator, deployment, 300)).toEqual(statuses)
    const deployed = statuses.includes('DEPLOYED') ? deployment.latest_revision_id : null
    expect(await read(emulator, deployment.id)).toMatchObject({ active_revision_id: deployed })
  })

  test('an image revision that fails to build does so although it is not built', async () => {
    await using emulator = await start({ outcomes: ['BUILD_FAILED'] })
    const deployment = await create(emulator, imageRequest())
    expect(walk(emulator, deployment)).toEqual(['CREATING', 'QUEUED', 'AWAITING_DEPLOY', 'BUILD_FAILED'])
  })

  test('over HTTP, a map may have the text of the flag', async () => {
    await using emulator = await start()
    const body = { outcome: 'DEPLOYED build-time=9s', deployment: 'support' }
    expect((await call(emulator, 'POST /_emulator/outcomes', { body })).status).toBe(204)
    expect((await call(emulator, 'GET /_emulator/outcomes')).body).toEqual([
      { ...body, outcome: 'DEPLOYED', build_time: '9s', times: 1 }
    ])
    const misspelled = await call(emulator, 'POST /_emulator/outcomes', { body: { outcome: 'BILD_FAILED' } })
    expect([misspelled.status, JSON.stringify(misspelled.body)]).toEqual([
      422,
      expect.stringContaining(String.raw`\"BILD_FAILED\" is not a status. Did you mean \"BUILD_FAILED\"?`)
    ])
    const wrong = await call(emulator, 'POST /_emulator/outcomes', { body: { outcome: 'DEPLOYED build=9s' } })
    expect(wrong.status).toBe(422)
  })

  test('apply to the next revision, by name or by number, as often as requested', async () => {
    await using emulator = await start()
    emulator.setOutcome('BUILD_FAILED deployment=b')
    emulator.setOutcome({ outcome: 'DEPLOY_FAILED', deployment: 'a', revision: 2 })
    await call(emulator, 'POST /_emulator/outcomes', { body: { outcome: 'CREATE_FAILED', deployment: 'c', times: 2 } })
    const ends: Record<string, string[]> = {}
    for (const name of ['a', 'b', 'c']) {
      const { id } = await create(emulator, gitRequest(name))
      for (let revision = 1; revision <= 3; revision++) {
        emulator.advance('100s')
        const { latest_revision_id } = await read(emulator, id)
        ends[name] = [...(ends[name] ?? []), await statusOf(emulator, id, latest_revision_id)]
        await patch(emulator, id, { secrets: [] })
      }
    }
    expect(ends).toEqual({
      a: ['DEPLOYED', 'DEPLOY_FAILED', 'DEPLOYED'],
      b: ['BUILD_FAILED', 'DEPLOYED', 'DEPLOYED'],
      c: ['CREATE_FAILED', 'CREATE_FAILED', 'DEPLOYED']
    })
    expect((await call(emulator, 'GET /_emulator/outcomes')).body).toEqual([])
  })

  test('can take a time of their own', async () => {
    await using emulator = await start({ outcomes: ['DEPLOYED build-time=5s'] })
    const { id, latest_revision_id } = await create(emulator)
    emulator.advance('5s')
    expect(await statusOf(emulator, id, latest_revision_id)).toBe('DEPLOYED')
  })

  test.each([{}, { outcome: 'lower' }, { outcome: 'SKIPPED', times: 0 }, 'two words', 'SKIPPED revision=x'])(
    'one that makes no sense is refused: %j',
    async (body) => {
      await using emulator = await start()
      expect((await call(emulator, 'POST /_emulator/outcomes', { body })).status).toBe(422)
    }
  )
})

describe('a newer revision', () => {
  test('replaces those that are still in progress, which end as SKIPPED', async () => {
    await using emulator = await start({ outcomes: ['stuck:BUILDING'] })
    const first = await create(emulator)
    emulator.advance('50s')
    const { body: second } = await patch(emulator, first.id, { secrets: [] })
    expect(await statusOf(emulator, first.id, first.latest_revision_id)).toBe('SKIPPED')
    emulator.advance('100s')
    expect(await statusOf(emulator, first.id, first.latest_revision_id)).toBe('SKIPPED')
    expect((await read(emulator, first.id)).active_revision_id).toBe(second.latest_revision_id)
  })

  test('is the one that serves, from the moment it is DEPLOYED', async () => {
    await using emulator = await start()
    const first = await create(emulator)
    emulator.advance('100s')
    const { body: second } = await patch(emulator, first.id, { secrets: [] })
    expect(second.active_revision_id).toBe(first.latest_revision_id)
    emulator.advance('100s')
    expect((await read(emulator, first.id)).active_revision_id).toBe(second.latest_revision_id)
  })

  test('that fails leaves the old one serving', async () => {
    await using emulator = await start({ outcomes: ['BUILD_FAILED revision=2'] })
    const first = await create(emulator)
    emulator.advance('100s')
    const { body: second } = await patch(emulator, first.id, { secrets: [] })
    emulator.advance('100s')
    expect(await read(emulator, first.id)).toMatchObject({
      latest_revision_id: second.latest_revision_id,
      active_revision_id: first.latest_revision_id
    })
  })

  test('does not change what became of one that was over', async () => {
    await using emulator = await start({ outcomes: ['BUILD_FAILED'] })
    const first = await create(emulator)
    emulator.advance('100s')
    await patch(emulator, first.id, { secrets: [] })
    expect(await statusOf(emulator, first.id, first.latest_revision_id)).toBe('BUILD_FAILED')
  })
})
