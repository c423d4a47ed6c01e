import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { servingOf, snapshotOf } from '../../../../src/deploy/core/snapshot.js'
import {
  type FailedRevision,
  judgeRollback,
  type RollbackFacts,
  type RollbackVerdict
} from '../../../../src/deploy/rollback/judge-rollback.js'
import { gitDeployment } from '../../../support/fakes/answers.js'

const OURS = 'rev-2'
const BY_REVISION: FailedRevision = { id: OURS, by: 'revision' }
const BY_CHECK: FailedRevision = { id: OURS, by: 'check' }

interface Situation {
  failed?: FailedRevision
  /** Members of the deployment after the failure; by default ours is the latest one, and it serves. */
  now?: Record<string, unknown>
  /** Which revision the service named before the run. */
  served?: string | null | undefined
  over?: Partial<RollbackFacts>
}

function judge(situation: Situation): RollbackVerdict {
  const { failed = BY_REVISION, now = {}, over } = situation
  const served = 'served' in situation ? situation.served : 'rev-1'
  const before = snapshotOf(gitDeployment({ active_revision_id: served }), null)
  const shown = gitDeployment({ latest_revision_id: OURS, active_revision_id: OURS, ...now })
  const current = snapshotOf(shown, null, servingOf(before.deployment))
  return judgeRollback({ failed, is_of_run: true, states: { before, current }, ...over })
}

describe('what a run may do about its revision that failed', () => {
  test.each<[string, Situation, RollbackVerdict['is']]>([
    ['nothing serves', { now: { active_revision_id: null } }, 'rolls_back'],
    ['the failed revision serves', {}, 'rolls_back'],
    ['the earlier one serves', { now: { active_revision_id: 'rev-1' } }, 'still_serves'],
    [
      'the check failed, but another one serves',
      { failed: BY_CHECK, now: { active_revision_id: 'rev-1' } },
      'still_serves'
    ],
    [
      'the service shows no serving one',
      { now: { active_revision_id: undefined } },
      'replaced_nothing'
    ],
    [
      'the service named none before either',
      { now: { active_revision_id: null }, served: null },
      'replaced_nothing'
    ],
    [
      'the service did not show one before',
      { now: { active_revision_id: null }, served: undefined },
      'replaced_nothing'
    ],
    [
      'the check failed, and the service shows no serving one',
      { failed: BY_CHECK, now: { active_revision_id: undefined } },
      'rolls_back'
    ],
    ['another writer made a newer one', { now: { latest_revision_id: 'rev-3' } }, 'superseded'],
    ['the latest one is gone', { now: { latest_revision_id: null } }, 'superseded'],
    ['the deployment is being deleted', { now: { status: 'AWAITING_DELETE' } }, 'being_deleted'],
    ['the run created the deployment', { over: { states: null } }, 'nothing_to_return_to'],
    [
      'the revision is of another run',
      { over: { is_of_run: false, states: null } },
      'not_of_this_run'
    ]
  ])('%s', (_, situation, verdict) => {
    expect(judge(situation)).toMatchObject({ is: verdict })
  })

  test('it never rolls back while another revision is the latest or serves', () => {
    const serving = fc.constantFrom<string | null | undefined>(
      'rev-1',
      OURS,
      'rev-3',
      null,
      undefined
    )
    const latest = fc.constantFrom('rev-1', OURS, 'rev-3', null)
    const failed = fc.constantFrom(BY_REVISION, BY_CHECK)
    fc.assert(
      fc.property(latest, serving, failed, (latest_revision_id, active_revision_id, revision) => {
        const now = { latest_revision_id, active_revision_id }
        const { is } = judge({ failed: revision, now })
        if (is !== 'rolls_back') return
        expect({ latest_revision_id, serving: active_revision_id ?? OURS }).toEqual({
          latest_revision_id: OURS,
          serving: OURS
        })
      })
    )
  })
})
