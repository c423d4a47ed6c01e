import { describe, expect, test } from '@jest/globals'
import { targetAfterFailure } from '../../../../src/deploy/rollback/choose-target.js'
import { COMMIT_A, gitDeployment, refusal, revision } from '../../../support/fakes/answers.js'
import { FakeControlPlane } from '../../../support/fakes/control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

const FAILED = 'rev-3'
const before = (over: Record<string, unknown>) => gitDeployment({ latest_revision_id: 'rev-2', ...over })

/** The rollback target of rev-3, in a service with these revisions (oldest first) and this state before. */
async function target(statuses: Record<string, string>, was: Record<string, unknown> | null, isListed = true) {
  const clock = new VirtualClock()
  const rows = Object.entries(statuses).map(([id, status]) => revision(id, status, { repo_commit_sha: COMMIT_A }))
  const service = new FakeControlPlane(clock, {
    readRevision: [(_, id) => rows.find((row) => row.id === id) ?? refusal(404)],
    listRevisions: [isListed ? rows.toReversed() : null]
  })
  const session = new RecordedSession(service, clock)
  const input = { deployment_id: 'd', failed_id: FAILED, before: was === null ? null : before(was) }
  const found = await targetAfterFailure(session, input)
  for (const { method, args } of service.calls) {
    expect(args[0]).toBe('d')
    if (method === 'readRevision') expect(args[1]).toEqual(expect.any(String))
  }
  return found?.id
}

describe('a service that names no active revision', () => {
  const UNNAMED = { active_revision_id: null }
  test.each<[string, Record<string, string>, string | undefined]>([
    ['its latest one was DEPLOYED', { 'rev-1': 'DEPLOYED', 'rev-2': 'DEPLOYED', 'rev-3': 'DEPLOYED' }, 'rev-2'],
    ['its latest one had failed', { 'rev-1': 'DEPLOYED', 'rev-2': 'DEPLOY_FAILED', 'rev-3': 'DEPLOYED' }, 'rev-1'],
    ['its latest one was on its way', { 'rev-1': 'DEPLOYED', 'rev-2': 'BUILDING', 'rev-3': 'DEPLOYED' }, 'rev-1'],
    ['its latest one was superseded', { 'rev-1': 'DEPLOYED', 'rev-2': 'SKIPPED', 'rev-3': 'DEPLOYED' }, 'rev-1'],
    ['all had failed', { 'rev-1': 'BUILD_FAILED', 'rev-2': 'DEPLOY_FAILED', 'rev-3': 'DEPLOYED' }, undefined],
    ['a newer one is DEPLOYED', { 'rev-2': 'DEPLOY_FAILED', 'rev-3': 'DEPLOYED', 'rev-4': 'DEPLOYED' }, undefined]
  ])('%s', async (_, statuses, id) => {
    expect(await target(statuses, UNNAMED)).toBe(id)
    expect(await target(statuses, { active_revision_id: undefined })).toBe(id)
  })

  test('without a list, the latest revision that was DEPLOYED is the target', async () => {
    expect(await target({ 'rev-1': 'DEPLOYED', 'rev-2': 'DEPLOYED' }, UNNAMED, false)).toBe('rev-2')
  })

  test('a deployment that had no revision has no target', async () => {
    expect(
      await target({ 'rev-3': 'DEPLOYED' }, { active_revision_id: null, latest_revision_id: null })
    ).toBeUndefined()
  })

  test('without a list, a latest revision that had failed is no target', async () => {
    expect(await target({ 'rev-1': 'DEPLOYED', 'rev-2': 'DEPLOY_FAILED' }, UNNAMED, false)).toBeUndefined()
  })
})

describe('a service that names the active revision', () => {
  test('it is the target, whatever its status is by now', async () => {
    const statuses = { 'rev-1': 'RETIRED', 'rev-2': 'DEPLOY_FAILED', 'rev-3': 'DEPLOYED' }
    expect(await target(statuses, { active_revision_id: 'rev-1' })).toBe('rev-1')
  })

  test('the failed revision is never the target, even if it is named', async () => {
    const statuses = { 'rev-1': 'DEPLOYED', 'rev-2': 'DEPLOY_FAILED', 'rev-3': 'DEPLOYED' }
    expect(await target(statuses, { active_revision_id: 'rev-3', latest_revision_id: 'rev-3' })).toBe('rev-1')
  })

  test('a target that no longer exists leads to the next', async () => {
    expect(await target({ 'rev-2': 'DEPLOYED', 'rev-3': 'DEPLOYED' }, { active_revision_id: 'rev-1' })).toBe('rev-2')
  })
})

test('a list that does not name the failed revision does not show which ones are older', async () => {
  expect(await target({ 'rev-1': 'DEPLOYED', 'rev-2': 'DEPLOY_FAILED' }, { active_revision_id: null })).toBeUndefined()
  expect(await target({ 'rev-1': 'DEPLOYED' }, null)).toBeUndefined()
})

test('a refusal is no answer: it does not mean that there is no target', async () => {
  const clock = new VirtualClock()
  const service = new FakeControlPlane(clock, { readRevision: [refusal(403)], listRevisions: [null] })
  const input = { deployment_id: 'd', failed_id: FAILED, before: before({}) }
  await expect(targetAfterFailure(new RecordedSession(service, clock), input)).rejects.toMatchObject({ status: 403 })
})
