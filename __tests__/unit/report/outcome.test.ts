import { describe, expect, test } from '@jest/globals'
import type { Failure } from '../../../src/errors.js'
import { type End, headline, headlineOfMany } from '../../../src/report/headline.js'
import { conclude as concludeState, githubState, listOf } from '../../../src/report/outcome.js'
import { outputsOf } from '../../../src/report/outputs.js'
import { EMPTY_RECORD, type RunRecord } from '../../../src/report/record.js'
import { failure, type RunFacts, recordOf, serves } from '../../support/records.js'

const conclude = (record: RunRecord, failed?: Failure, isOver = true) =>
  concludeState({ record, failure: failed, isOver })

const COMMITS = [
  { revision_id: 'r0', commit_sha: 'a'.repeat(40) },
  { revision_id: 'r1', commit_sha: 'b'.repeat(40) },
  { revision_id: 'r2', commit_sha: 'c'.repeat(40) }
]
const WENT_LIVE = ['BUILDING', 'DEPLOYED'].map((status) => ({
  revision_id: 'r1',
  status,
  elapsed_ms: 0
}))
const UNCHANGED: RunFacts = { operation: 'unchanged', new_revision: false }
const APART = { other_commit: 'a'.repeat(40), commit: 'b'.repeat(40) }
const plan = (operation: 'create' | 'update' | 'unchanged' | 'delete', new_revision = false) => ({
  command: 'plan' as const,
  operation: 'planned' as const,
  plan: { operation, new_revision, reasons: [], changes: [], warnings: [] }
})
const rolledBack = (status: string, over: RunFacts = {}) =>
  recordOf(status, {
    command: 'rollback',
    operation: 'rolled_back',
    plan: {
      operation: 'rollback',
      rolls_back_to: 'r0',
      new_revision: true,
      reasons: [],
      changes: [],
      warnings: []
    },
    commits: COMMITS.slice(0, 1),
    ...over
  })

describe('how a deployment ended', () => {
  test.each<[string, RunRecord, boolean, string | undefined, string]>([
    ['updated', recordOf('DEPLOYED'), true, 'deployed', 'success'],
    ['created', recordOf('DEPLOYED', { operation: 'created' }), true, 'deployed', 'success'],
    ['unchanged', recordOf('DEPLOYED', UNCHANGED), true, 'unchanged', 'success'],
    ['running', recordOf('BUILDING'), false, 'deployed', 'in_progress'],
    ['pending', recordOf('BUILDING'), true, 'deployed', 'in_progress'],
    ['pending', recordOf('BUILDING', UNCHANGED), true, 'unchanged', 'in_progress'],
    ['running', EMPTY_RECORD, false, undefined, 'in_progress'],
    ['resumed', recordOf('', { ...UNCHANGED, statuses: WENT_LIVE }), true, 'unchanged', 'success'],
    ['failed_revision', recordOf('BUILD_FAILED', UNCHANGED), true, 'unchanged', 'failure'],
    ['other_commit', recordOf('DEPLOYED', APART), true, 'deployed', 'success'],
    ['plan_create', recordOf('', plan('create', true)), true, undefined, 'success'],
    ['plan_unchanged', recordOf('', plan('unchanged')), true, 'unchanged', 'success'],
    [
      'deleted',
      recordOf('', { operation: 'deleted', deletion: 'accepted' }),
      true,
      undefined,
      'inactive'
    ],
    [
      'absent',
      recordOf('', { operation: 'deleted', deletion: 'absent' }),
      true,
      undefined,
      'inactive'
    ],
    ['swept', recordOf('', { operation: 'swept' }), true, undefined, 'success'],
    ['skipped', recordOf('', { operation: 'skipped' }), true, 'skipped', 'success'],
    ['rolled_back', rolledBack('DEPLOYED'), true, undefined, 'success']
  ])('%s', (kind, record, isOver, list, github) => {
    const outcome = conclude(record, undefined, isOver)
    expect([outcome.kind, listOf(outcome, record), githubState(outcome)]).toEqual([
      kind,
      list,
      github
    ])
  })

  test.each<[string, Partial<Failure>, string, string]>([
    ['failed', {}, 'failed', 'failure'],
    ['failed', { kind: 'error', code: 'control_plane_unreachable' }, 'failed', 'error'],
    ['timed_out', { code: 'wait_timeout' }, 'failed', 'failure'],
    ['superseded', { code: 'superseded' }, 'failed', 'failure'],
    ['cancelled', { kind: 'cancelled', code: 'cancelled' }, 'failed', 'error'],
    ['stopped', { kind: 'cancelled', code: 'internal' }, 'failed', 'error'],
    ['blocked', { code: 'dependency_failed' }, 'skipped', 'failure']
  ])('%s, whatever the revision shows', (kind, over, list, github) => {
    for (const record of [
      recordOf('DEPLOYED'),
      recordOf('BUILDING'),
      recordOf('', plan('create')),
      EMPTY_RECORD
    ]) {
      const outcome = conclude(record, failure('It failed.', over))
      expect([outcome.kind, listOf(outcome, record), githubState(outcome)]).toEqual([
        kind,
        list,
        github
      ])
    }
  })
})

const SWEPT = {
  previews: [{ id: 'a', name: 'a', pull: 1, verdict: 'delete' as const, reason: 'closed' }],
  swept: [{ name: 'a' }]
}
const UNCHECKED = { ...SWEPT, unchecked: { count: 2, needs_token: true } }

const headlineOf = (record: RunRecord, failed?: Failure, isOver = true) =>
  headline(conclude(record, failed, isOver), {
    ...record,
    revision: { ...record.revision, commits: COMMITS }
  })

describe('the headline of one deployment', () => {
  const tag = { ...plan('update', true).plan, changes: [] }
  test.each<[string, RunRecord]>([
    ['✅ `support` was deployed at `bbbbbbb`', recordOf('', { ...UNCHANGED, statuses: WENT_LIVE })],
    ['✅ Updated `support` without a new revision', recordOf('DEPLOYED', { new_revision: false })],
    [
      '✅ Updated `support`: `aaaaaaa` → `bbbbbbb`',
      recordOf('DEPLOYED', { serving_before: serves('r0') })
    ],
    [
      '✅ Updated `support` to `v2` at `bbbbbbb`',
      recordOf('DEPLOYED', { plan: tag, ref: 'refs/tags/v2' })
    ],
    ['⏳ Updated `support`. Its rollout continues.', recordOf('BUILDING')],
    [
      '⏳ Began to roll back `support` to `aaaaaaa`. Its rollout continues.',
      rolledBack('BUILDING')
    ],
    [
      '⚠️ No changes to `support`, but its latest revision was `BUILD_FAILED`',
      recordOf('BUILD_FAILED', UNCHANGED)
    ],
    ['📋 Plan for `support`: create, new revision', recordOf('', plan('create', true))],
    ['📋 Plan for `support`: nothing to change', recordOf('', plan('unchanged'))],
    ['📋 Plan for `support`: roll back to `aaaaaaa`', rolledBack('', { operation: 'planned' })],
    ['✅ Rolled back `support` to `aaaaaaa`', rolledBack('DEPLOYED')],
    [
      '✅ Rolled back `support` from `ccccccc` to `aaaaaaa`',
      rolledBack('DEPLOYED', { previous: 'r2', serving_before: serves('r2') })
    ],
    [
      '🗑️ `support` was already being deleted',
      recordOf('', { operation: 'deleted', deletion: 'already_deleting' })
    ],
    ['🗑️ `support` was deleted', recordOf('', { operation: 'deleted', deletion: 'accepted' })],
    [
      '⏭️ Nothing to delete: `support` did not exist. Did you mean `Support`?',
      recordOf('', { operation: 'deleted', deletion: 'absent', similar_name: 'Support' })
    ],
    ['🗑️ Deleted 1 of 1 preview of `support`', recordOf('', { sweep: SWEPT, operation: 'swept' })],
    [
      '⚠️ Deleted 1 of 1 preview of `support`. Could not check 2 of them: set `github_token`',
      recordOf('', { sweep: UNCHECKED, operation: 'swept' })
    ],
    [
      '📋 Dry run: would delete 1 of 1 preview of `support`',
      recordOf('', { sweep: SWEPT, command: 'sweep', operation: 'planned' })
    ]
  ])('%s', (text, record) => expect(headlineOf(record)).toBe(text))

  test.each<[string, RunRecord, Partial<Failure>]>([
    ['❌ `support`: It failed', recordOf('BUILD_FAILED'), {}],
    [
      '❌ `support`: Timed out. The rollout continues.',
      recordOf('BUILDING'),
      { code: 'wait_timeout', what: 'Timed out. The rollout continues.' }
    ],
    [
      '⏹️ Rollback of `support`: It failed',
      rolledBack('BUILDING'),
      { kind: 'cancelled', code: 'cancelled' }
    ],
    [
      '❌ `support`: It failed. Nothing was changed.',
      recordOf('', { statuses: [] }),
      { code: 'auth_failed', unchanged: true }
    ],
    ['❌ Plan for `support`: It failed', recordOf('', { command: 'plan' }), {}],
    ['❌ It failed. Nothing was changed.', EMPTY_RECORD, { code: 'input_invalid', unchanged: true }]
  ])('%s', (text, record, over) =>
    expect(headlineOf(record, failure('It failed.', over))).toBe(text)
  )
})

test('the headline of a run whose command is unknown escapes what was wrong', () => {
  const wrong = failure('<img> [a](http://b.example).', { unchanged: true })
  const text = '❌ &lt;img> \\[a\\](http\\://b.example). Nothing was changed.'
  expect(headline(conclude(EMPTY_RECORD, wrong), EMPTY_RECORD)).toBe(text)
})

describe('the headline of several deployments', () => {
  const end = (record: RunRecord, failed?: Failure, isOver = true): End => {
    return { ...conclude(record, failed, isOver), name: 'router' }
  }
  const live = end(recordOf('DEPLOYED'))
  const same = end(recordOf('DEPLOYED', UNCHANGED))
  const gone = end(recordOf('', { operation: 'deleted', deletion: 'accepted' }))
  const broken = end(recordOf('BUILD_FAILED'), failure('It failed.'))
  const refused = end(recordOf(''), failure('Refused.', { code: 'auth_failed', unchanged: true }))
  const blocked = end(EMPTY_RECORD, failure('Not deployed.', { code: 'dependency_failed' }))
  test.each<[string, End[]]>([
    ['✅ 2 agents are live', [live, live]],
    ['✅ 2 agents are live: 1 deployed, 1 unchanged', [same, live]],
    [
      '✅ 2 agents are live: 1 unchanged, 1 resumed',
      [same, end(recordOf('', { ...UNCHANGED, statuses: WENT_LIVE }))]
    ],
    ['⏳ 1 deployed, 1 in progress', [live, end(recordOf('BUILDING'), undefined, false)]],
    ['⚠️ 1 deployed, 1 on a failed revision', [live, end(recordOf('BUILD_FAILED', UNCHANGED))]],
    ['❌ `router` failed, 3 deployed', [live, broken, live, live]],
    ['❌ 4 failed, 1 deployed', [live, broken, broken, broken, broken]],
    ['❌ `router`, `router` failed, 1 skipped. Nothing was changed.', [refused, blocked, refused]],
    ['🗑️ 2 deployments deleted', [gone, gone]],
    [
      '📋 Plan: 1 to create, 1 unchanged. Nothing was changed.',
      [end(recordOf('', plan('create'))), end(recordOf('', plan('unchanged')))]
    ]
  ])('%s', (text, ends) => expect(headlineOfMany(ends)).toBe(text))
})

test('the headline of a rollback names the revision if its commit is unknown', () => {
  const record = rolledBack('DEPLOYED', { commits: [] })
  expect(headline(conclude(record), record)).toBe('✅ Rolled back `support` to revision `r0`')
})

test.each<[situation: string, status: string, serving: string, revision: string]>([
  ['what is followed', 'DEPLOYED', 'r1', 'r1'],
  ['what is followed, if it is not live', 'BUILD_FAILED', 'r0', 'r1'],
  ['what serves, if that stays another one', 'DEPLOYED', 'r0', 'r0']
])('the output commit_sha is that of %s', (_, status, serving, revision) => {
  const record = recordOf(status, { serving_after: serves(serving), commits: COMMITS })
  const commit = COMMITS.find(({ revision_id }) => revision_id === revision)
  expect(outputsOf(record).commit_sha).toBe(commit?.commit_sha)
})

test('the output rolled_back_to is set once the rollback has succeeded, and not while it runs', () => {
  const result = { result: 'rolled_back', rolled_back_to: 'r0', message: 'It serves.' } as const
  const running = recordOf('DEPLOY_FAILED', { rollback: { to: 'r0' } })
  const ended = recordOf('DEPLOY_FAILED', { rollback: { to: 'r0', result } })
  expect({
    running: outputsOf(running).rolled_back_to,
    ended: outputsOf(ended).rolled_back_to
  }).toEqual({ running: undefined, ended: 'r0' })
})
