/** The life of a revision (§3), on a clock that the test moves. */
import { describe, expect, test } from '@jest/globals'
import type { Emulator, EmulatorOptions } from '../../emulator/index.js'
import { borrowEmulator } from '../support/borrowed-emulator.js'
import {
  call,
  create,
  gitRequest,
  imageRequest,
  type Json,
  patch,
  read,
  statusOf
} from './support.js'

const start = (options: EmulatorOptions = {}) =>
  borrowEmulator({ virtualClock: true, buildTime: '100s', ...options })

/** Every status a revision has, looked at each second. */
function walk(emulator: Emulator, deployment: Json, seconds = 101): string[] {
  const seen: string[] = []
  for (let second = 0; second < seconds; second++) {
    const { status } = emulator.controlPlane.readRevision(
      deployment.id,
      deployment.latest_revision_id
    ).body as {
      status: string
    }
    if (status !== seen.at(-1)) seen.push(status)
    emulator.advance('1s')
  }
  return seen
}

const BUILT = ['CREATING', 'QUEUED', 'AWAITING_BUILD', 'BUILDING', 'AWAITING_DEPLOY', 'DEPLOYING']

test('a revision is DEPLOYED exactly after its build time, and not a moment before', async () => {
  await using emulator = await start()
  const { id, latest_revision_id } = await create(emulator)
  emulator.advance(99_999)
  expect(await statusOf(emulator, id, latest_revision_id)).toBe('DEPLOYING')
  expect(await read(emulator, id)).toMatchObject({ status: 'READY', active_revision_id: null })
  emulator.advance(1)
  expect(await statusOf(emulator, id, latest_revision_id)).toBe('DEPLOYED')
  expect(await read(emulator, id)).toMatchObject({
    status: 'READY',
    active_revision_id: latest_revision_id
  })
})

describe('scripted outcomes', () => {
  const upTo = (status: string) => BUILT.slice(0, BUILT.indexOf(status) + 1)
  test.each([
    ['DEPLOYED', [...BUILT, 'DEPLOYED']],
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
    expect(walk(emulator, deployment)).toEqual([
      'CREATING',
      'QUEUED',
      'AWAITING_DEPLOY',
      'BUILD_FAILED'
    ])
  })

  test('apply to the next revision, by name or by number, as often as requested', async () => {
    await using emulator = await start()
    emulator.setOutcome('BUILD_FAILED deployment=b')
    emulator.setOutcome({ outcome: 'DEPLOY_FAILED', deployment: 'a', revision: 2 })
    await call(emulator, 'POST /_emulator/outcomes', {
      body: { outcome: 'CREATE_FAILED', deployment: 'c', times: 2 }
    })
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

  test('one that makes no sense is refused', async () => {
    await using emulator = await start()
    expect((await call(emulator, 'POST /_emulator/outcomes', { body: 'two words' })).status).toBe(
      422
    )
  })
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
})
