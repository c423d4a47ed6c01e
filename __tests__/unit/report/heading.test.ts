import { describe, expect, test } from '@jest/globals'
import type { Failure } from '../../../src/report/failure.js'
import { commentHeading, headingOf, noneHeading, type State, stateOf, statusText } from '../../../src/report/heading.js'
import { renderDeployments } from '../../../src/report/markdown/comment.js'
import { EMPTY_RECORD, type RunRecord } from '../../../src/report/record.js'
import { outputsOf } from '../../../src/report/reporter.js'
import { deployment, failure, recordOf } from '../../support/comments/rows.js'

const COMMITS = [
  { revision_id: 'r0', commit_sha: 'a'.repeat(40) },
  { revision_id: 'r1', commit_sha: 'b'.repeat(40) }
]
const WENT_LIVE = ['BUILDING', 'DEPLOYED'].map((status) => ({ revision_id: 'r1', status, elapsed_ms: 0 }))
const UNCHANGED: Partial<RunRecord> = { operation: 'unchanged', new_revision: false }
const plan = (operation: 'create' | 'update' | 'unchanged' | 'delete', new_revision = false) => ({
  command: 'plan' as const,
  operation: 'planned' as const,
  plan: { operation, new_revision, reasons: [], changes: [], warnings: [] }
})
const rolledBack = (status: string, over: Partial<RunRecord> = {}) =>
  recordOf(status, {
    command: 'rollback',
    operation: 'rolled_back',
    plan: { operation: 'rollback', rolls_back_to: 'r0', new_revision: true, reasons: [], changes: [], warnings: [] },
    commits: COMMITS.slice(0, 1),
    ...over
  })
const SHOWN = { name: 'support', failure: undefined }

describe('what a comment says of a deployment', () => {
  test.each<[State, string, string, RunRecord, boolean]>([
    ['deployed', '✅ Deployed', '✅ `support` is deployed', recordOf('DEPLOYED'), false],
    ['unchanged', '✅ Unchanged', '✅ `support` is deployed. Nothing changed.', recordOf('DEPLOYED', UNCHANGED), false],
    ['deployed', '✅ Deployed', '✅ `support` is deployed', recordOf('', { ...UNCHANGED, statuses: WENT_LIVE }), false],
    ['in_progress', '⏳ `BUILDING`', '⏳ Deploying `support`', recordOf('BUILDING'), true],
    ['in_progress', '⏳ In progress', '⏳ Deploying `support`', recordOf('', { statuses: [] }), true],
    ['in_progress', '⏳ Waiting', '⏳ Deploying `support`', EMPTY_RECORD, true],
    [
      'pending',
      '⏳ `BUILDING`',
      '⏳ `support` is being rolled out. This run does not wait for it.',
      recordOf('BUILDING'),
      false
    ],
    [
      'failed_before',
      '⚠️ `BUILD_FAILED`',
      '⚠️ The latest revision of `support` is `BUILD_FAILED`',
      recordOf('BUILD_FAILED', UNCHANGED),
      false
    ],
    [
      'other_commit',
      '⚠️ Deployed at another commit',
      '⚠️ `support` is deployed, but at `aaaaaaa`, not at `bbbbbbb`',
      recordOf('DEPLOYED', { other_commit: 'a'.repeat(40), wanted_commit: 'b'.repeat(40) }),
      false
    ],
    ['planned', '📋 Create', '📋 Plan for `support`: create', recordOf('', plan('create', true)), false],
    [
      'planned',
      '📋 Update with a new revision',
      '📋 Plan for `support`: update with a new revision',
      recordOf('', plan('update', true)),
      true
    ],
    [
      'planned',
      '📋 Update without a new revision',
      '📋 Plan for `support`: update without a new revision',
      recordOf('', plan('update')),
      false
    ],
    ['planned', '📋 No changes', '📋 Plan for `support`: no changes', recordOf('', plan('unchanged')), false],
    ['planned', '📋 Delete', '📋 Plan for `support`: delete', recordOf('', plan('delete')), false],
    [
      'deleted',
      '🗑️ Deleted',
      '🗑️ `support` was deleted',
      recordOf('', { operation: 'deleted', deletion: 'accepted' }),
      true
    ],
    [
      'absent',
      'Did not exist',
      '⏭️ Nothing to delete: `support` does not exist.',
      recordOf('', { operation: 'deleted', deletion: 'absent' }),
      true
    ],
    [
      'swept',
      '🗑️ 1 preview deleted',
      '✅ Deleted 1 preview of `support`',
      recordOf('', { operation: 'swept', swept: ['support-pr-1'] }),
      false
    ],
    ['skipped', '⏭️ Skipped', '⏭️ `support` was skipped', recordOf('', { operation: 'skipped' }), false],
    ['in_progress', '⏳ `BUILDING`', '⏳ Rolling back `support` to commit `aaaaaaa`', rolledBack('BUILDING'), true],
    ['deployed', '✅ Rolled back', '✅ Rolled back `support` to commit `aaaaaaa`', rolledBack('DEPLOYED'), false],
    [
      'planned',
      '📋 Roll back',
      '📋 Plan for `support`: roll back to commit `aaaaaaa`',
      rolledBack('', { operation: 'planned' }),
      false
    ]
  ])('%s: %s', (state, status, heading, record, under_way) => {
    expect(stateOf(record, under_way)).toBe(state)
    expect(statusText(record, undefined, state)).toBe(status)
    expect(commentHeading(record, { ...SHOWN, state })).toBe(heading)
  })

  test.each<[string, Failure, Partial<RunRecord>]>([
    ['❌ `BUILD_FAILED`', failure('It failed.'), {}],
    [
      '❌ Rolled back',
      failure('It failed.'),
      { rollback: { result: 'rolled_back', rolled_back_to: 'r0', message: 'Rolled back.' } }
    ],
    ['❌ `BUILD_FAILED`', failure('It failed.'), { rollback: { result: 'failed', message: 'Not rolled back.' } }],
    ['❌ Smoke check failed', failure('No answer.', { code: 'check_failed' }), { statuses: WENT_LIVE }],
    ['❌ Timed out', failure('Timed out.', { code: 'wait_timeout' }), {}],
    ['❌ Failed', failure('It failed.'), { statuses: WENT_LIVE }],
    ['❌ Not deployed', failure('Refused.', { unchanged: true }), {}],
    ['❌ Failed', failure('Refused.', { unchanged: true }), { command: 'delete', statuses: [] }],
    ['❌ Not rolled back', failure('Refused.', { unchanged: true }), { command: 'rollback', statuses: [] }],
    ['⏹️ Cancelled', failure('Stopped.', { kind: 'cancelled', code: 'cancelled' }), {}],
    ['⏭️ Skipped', failure('It needs "a".', { code: 'dependency_failed' }), {}]
  ])('%s, and never a success, if the run failed', (status, failed, over) => {
    const record = recordOf('BUILD_FAILED', over)
    for (const state of ['deployed', 'unchanged', 'pending'] as const)
      expect(statusText(record, failed, state)).toBe(status)
    expect(commentHeading(record, { ...SHOWN, failure: failed, state: 'deployed' })).toMatch(/^(?:❌|⏹️) .*`support`/u)
  })
})

describe('the summary of a run that succeeded', () => {
  test.each<[string, RunRecord]>([
    ['✅ `support` is deployed at `bbbbbbb`', recordOf('', { ...UNCHANGED, statuses: WENT_LIVE })],
    ['✅ No changes to `support` at `bbbbbbb`', recordOf('DEPLOYED', UNCHANGED)],
    ['✅ Updated `support` without a new revision', recordOf('DEPLOYED', { new_revision: false })],
    ['✅ Created `support` at `bbbbbbb`', recordOf('DEPLOYED', { operation: 'created' })],
    ['⏳ Created `support`. This run does not wait for the rollout.', recordOf('BUILDING', { operation: 'created' })],
    ['⏳ Updated `support`. This run does not wait for the rollout.', recordOf('BUILDING')],
    ['⚠️ No changes to `support`, but its latest revision is `BUILD_FAILED`', recordOf('BUILD_FAILED', UNCHANGED)],
    [
      '⚠️ Updated `support`, but at `aaaaaaa`, not at `bbbbbbb`',
      recordOf('DEPLOYED', { other_commit: 'a'.repeat(40), wanted_commit: 'b'.repeat(40) })
    ],
    ['✅ `support` is already being deleted', recordOf('', { operation: 'deleted', deletion: 'already_deleting' })],
    ['🗑️ `support` was deleted', recordOf('', { operation: 'deleted', deletion: 'accepted' })],
    ['⏭️ Skipped', recordOf('', { operation: 'skipped' })]
  ])('%s', (heading, record) => {
    expect(headingOf({ ...record, name: 'support', commits: COMMITS }, undefined)).toBe(heading)
  })
})

describe('several deployments that failed for one reason', () => {
  const refused = { record: recordOf(''), failure: failure('Refused.', { code: 'auth_failed', unchanged: true }) }
  const changed = { record: recordOf(''), failure: failure('Refused.', { code: 'auth_failed' }) }
  const skipped = { record: EMPTY_RECORD, failure: failure('Skipped.', { code: 'dependency_failed' }) }
  const other = { ...refused, failure: failure('Lost.', { code: 'control_plane_unreachable', unchanged: true }) }

  test('have a heading that says so', () => {
    const heading = '❌ None of 2 deployments was deployed: the credentials were refused. Nothing was changed.'
    expect(noneHeading([refused, refused], '2 deployments')).toBe(heading)
    expect(noneHeading([refused, skipped, refused], '2 deployments')).toBe(heading)
  })

  test.each([
    ['one of them was changed', [refused, changed]],
    ['they failed differently', [refused, other]],
    ['there is only one', [refused]],
    ['one of them succeeded', [refused, refused, { record: recordOf('DEPLOYED') }]],
    ['one had another command', [refused, { ...refused, record: recordOf('', { command: 'delete' }) }]],
    ['one had not begun', [refused, { ...refused, record: EMPTY_RECORD }]],
    ['only one was tried', [refused, { ...skipped, record: recordOf('') }]]
  ])('have none if %s', (_, ended) => expect(noneHeading(ended, 'them')).toBeUndefined())
})

test.each<[string, RunRecord, string | undefined]>([
  ['what is followed', recordOf('DEPLOYED', { serving: 'r1' }), COMMITS[1]?.commit_sha],
  ['what is followed, if it is not live', recordOf('BUILD_FAILED', { serving: 'r0' }), COMMITS[1]?.commit_sha],
  ['what serves, if that stays another one', recordOf('DEPLOYED', { serving: 'r0' }), COMMITS[0]?.commit_sha]
])('the output commit_sha is that of %s', (_, record, commit) => {
  expect(outputsOf({ ...record, commits: COMMITS }).commit_sha).toBe(commit)
})

describe('the heading of a comment on two deployments', () => {
  const one = (status: string, over: Partial<RunRecord> = {}) => deployment(status, { record: recordOf(status, over) })
  const live = one('DEPLOYED')
  const apart = one('DEPLOYED', { other_commit: 'a'.repeat(40), wanted_commit: 'b'.repeat(40) })
  const gone = one('', { operation: 'deleted', deletion: 'accepted' })

  test.each([
    ['✅ 2 deployments deployed', [live, live]],
    ['✅ No changes to 2 deployments', [one('DEPLOYED', UNCHANGED), one('DEPLOYED', UNCHANGED)]],
    ['✅ 1 deployed, 1 unchanged', [live, one('DEPLOYED', UNCHANGED)]],
    ['⏳ Deploying 2 deployments, 1 done', [live, one('BUILDING')]],
    ['⚠️ The latest revision of 1 of 2 deployments failed', [live, one('BUILD_FAILED', UNCHANGED)]],
    ['⚠️ 2 deployments deployed, `DEPLOYED` not at `bbbbbbb`', [live, apart]],
    ['❌ `DEPLOYED` failed, 1 deployed', [live, { ...live, failure: failure('It failed.') }]],
    ['🗑️ 2 deployments deleted', [gone, gone]],
    ['📋 Plan: 1 to create, 1 to update. Nothing was changed.', [one('', plan('create')), one('', plan('update'))]]
  ])('%s', (heading, deployments) => {
    expect(renderDeployments({ deployments, run_url: undefined, most: 65_000 }).split('\n')[0]).toBe(`### ${heading}`)
  })
})

describe('the heading of a rollback by hand names what it returns to', () => {
  const change = (field: string, after: string) => ({
    path: `source_revision_config.${field}`,
    difference: 'changed' as const,
    after,
    new_revision: true
  })
  test.each<[string, ReturnType<typeof change>[], RunRecord['commits']]>([
    ['to commit `aaaaaaa`', [change('repo_ref', 'refs/tags/v1')], COMMITS],
    ['to tag `v1`', [change('repo_ref', 'refs/tags/v1')], []],
    ['to image `registry.example/a:1`', [change('image_uri', 'registry.example/a:1')], []],
    ['to revision `r0`', [], []]
  ])('%s', (goal, changes, commits) => {
    const { plan } = rolledBack('')
    const record = rolledBack('DEPLOYED', { name: 'support', commits, ...(plan && { plan: { ...plan, changes } }) })
    expect(headingOf(record, undefined)).toBe(`✅ Rolled back \`support\` ${goal}`)
  })

  test.each<[Partial<Failure>, Partial<RunRecord>, RegExp]>([
    [
      { code: 'rollback_refused', unchanged: true },
      {},
      /was not rolled back: the revision cannot be restored\. Nothing/
    ],
    [{}, { serving: 'r0', previous: 'r0' }, /^❌ Rollback of `support` failed\. The previous revision .*still serving/],
    [{ code: 'wait_timeout' }, {}, /^❌ Rollback of `support` timed out\./],
    [{ code: 'check_failed' }, {}, /^❌ Smoke check of `support` failed/],
    [{ kind: 'cancelled', code: 'cancelled' }, {}, /^⏹️ Rollback of `support` was cancelled/]
  ])('or how it failed: %j', (over, facts, heading) => {
    expect(headingOf(rolledBack('BUILDING', { name: 'support', ...facts }), failure('No.', over))).toMatch(heading)
  })

  test('its earlier revision is an output once that is proven', () => {
    expect(outputsOf(rolledBack('DEPLOYED')).rolled_back_to).toBeUndefined()
    expect(outputsOf(rolledBack('DEPLOYED', { rolled_back_to: 'r0' })).rolled_back_to).toBe('r0')
  })
})
