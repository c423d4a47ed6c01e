import { describe, expect, test } from '@jest/globals'
import { snapshotOf } from '../../../../src/deploy/core/snapshot.js'
import { targetAfterFailure } from '../../../../src/deploy/rollback/choose-target.js'
import { COMMIT_A, gitDeployment, refusal, revision } from '../../../support/fakes/answers.js'
import { ScriptedControlPlane } from '../../../support/fakes/scripted-control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

const FAILED = 'rev-3'
const before = (over: Record<string, unknown>) =>
  snapshotOf(gitDeployment({ latest_revision_id: 'rev-2', ...over }), null)

/** The rollback target of rev-3, in a service with these revisions (oldest first) and this state before. */
async function target(
  statuses: Record<string, string>,
  was: Record<string, unknown>,
  isListed = true
) {
  const clock = new VirtualClock()
  const rows = Object.entries(statuses).map(([id, status]) =>
    revision(id, status, { repo_commit_sha: COMMIT_A })
  )
  const service = new ScriptedControlPlane(clock, {
    readRevision: [(_, id) => rows.find((row) => row.id === id) ?? refusal(404)],
    listRevisions: [isListed ? rows.toReversed() : null]
  })
  const session = new RecordedSession(service, clock)
  return targetAfterFailure(session, before(was), FAILED).then(
    ({ id }) => id,
    (error: unknown) => {
      expect(error).toMatchObject({ code: 'rollback_refused' })
      return undefined
    }
  )
}

describe('a service that names no active revision', () => {
  const UNNAMED = { active_revision_id: null }
  test.each<[string, Record<string, string>, string | undefined]>([
    [
      'its latest one was DEPLOYED',
      { 'rev-1': 'DEPLOYED', 'rev-2': 'DEPLOYED', 'rev-3': 'DEPLOYED' },
      'rev-2'
    ],
    [
      'its latest one had failed',
      { 'rev-1': 'DEPLOYED', 'rev-2': 'DEPLOY_FAILED', 'rev-3': 'DEPLOYED' },
      'rev-1'
    ],
    [
      'its latest one was on its way',
      { 'rev-1': 'DEPLOYED', 'rev-2': 'BUILDING', 'rev-3': 'DEPLOYED' },
      'rev-1'
    ],
    [
      'its latest one was superseded',
      { 'rev-1': 'DEPLOYED', 'rev-2': 'SKIPPED', 'rev-3': 'DEPLOYED' },
      'rev-1'
    ],
    [
      'all had failed',
      { 'rev-1': 'BUILD_FAILED', 'rev-2': 'DEPLOY_FAILED', 'rev-3': 'DEPLOYED' },
      undefined
    ],
    [
      'a newer one is DEPLOYED',
      { 'rev-2': 'DEPLOY_FAILED', 'rev-3': 'DEPLOYED', 'rev-4': 'DEPLOYED' },
      undefined
    ]
  ])('%s', async (_, statuses, id) => {
    expect(await target(statuses, UNNAMED)).toBe(id)
    expect(await target(statuses, { active_revision_id: undefined })).toBe(id)
  })
})

describe('a service that names the active revision', () => {
  test('it is the target, whatever its status is by now', async () => {
    const statuses = { 'rev-1': 'RETIRED', 'rev-2': 'DEPLOY_FAILED', 'rev-3': 'DEPLOYED' }
    expect(await target(statuses, { active_revision_id: 'rev-1' })).toBe('rev-1')
  })

  test('the failed revision is never the target, even if it is named', async () => {
    const statuses = { 'rev-1': 'DEPLOYED', 'rev-2': 'DEPLOY_FAILED', 'rev-3': 'DEPLOYED' }
    expect(
      await target(statuses, { active_revision_id: 'rev-3', latest_revision_id: 'rev-3' })
    ).toBe('rev-1')
  })

  test('a target that no longer exists leads to the next', async () => {
    expect(
      await target({ 'rev-2': 'DEPLOYED', 'rev-3': 'DEPLOYED' }, { active_revision_id: 'rev-1' })
    ).toBe('rev-2')
  })
})

test('a service that names no active revision and has no list: the latest one before, if it was DEPLOYED', async () => {
  const clock = new VirtualClock()
  const session = new RecordedSession(
    new ScriptedControlPlane(clock, { listRevisions: [() => null] }),
    clock
  )
  const target = (status: string) =>
    targetAfterFailure(
      session,
      snapshotOf(gitDeployment({ active_revision_id: null }), revision('r1', status)),
      FAILED
    )
  expect(await target('DEPLOYED')).toMatchObject({ id: 'r1' })
  await expect(target('BUILD_FAILED')).rejects.toMatchObject({ code: 'rollback_refused' })
})
