import { describe, expect, test } from '@jest/globals'
import type { Change } from '../../../../src/deploy/core/model.js'
import { supersededBy } from '../../../../src/deploy/wait/failures.js'
import type { Failure } from '../../../../src/errors.js'
import { describeFailure, failureText } from '../../../../src/report/failure.js'
import { renderSummary as renderAll } from '../../../../src/report/markdown/summary.js'
import { outputsOf } from '../../../../src/report/outputs.js'
import type { PlanOperation, ShownPlan } from '../../../../src/report/plan-facts.js'
import { EMPTY_RECORD } from '../../../../src/report/record.js'
import { failure, type RunFacts, recordFrom, serves } from '../../../support/records.js'

const renderSummary = (facts: RunFacts, failure?: Failure) =>
  renderAll({
    deployments: [{ name: 'support', record: recordFrom(facts), failure, isOver: true }]
  })

const RECORD: RunFacts = {
  deployment_id: 'd-1',
  name: 'support',
  url: 'https://support.agents.example',
  revision_id: 'rev-2',
  previous: 'rev-1',
  serving_before: serves('rev-1'),
  operation: 'updated',
  new_revision: true,
  commits: [
    { revision_id: 'rev-1', commit_sha: 'a'.repeat(40) },
    { revision_id: 'rev-2', commit_sha: 'b'.repeat(40) }
  ],
  statuses: [
    { revision_id: 'rev-2', status: 'QUEUED', elapsed_ms: 0 },
    { revision_id: 'rev-2', status: 'DEPLOYED', elapsed_ms: 245_000 }
  ],
  waited_ms: 245_000,
  warnings: ['The branch moved']
}

test('an id that is listed in full is short in the failure, and any other is in full', () => {
  const [known, other] = [
    '77aa0000-0000-4000-8000-000000000002',
    '99bb0000-0000-4000-8000-000000000003'
  ]
  const what = `Revision ${known} ended. Revision ${other} was created by another run.`
  const summary = renderSummary(
    { ...RECORD, revision_id: known },
    failure(what, { code: 'internal' })
  )
  expect(summary).toContain(
    ` Revision 77aa0000… ended. Revision ${other} was created by another run.\n`
  )
})

test('a command in a fix stands on a line of its own, to be copied', () => {
  const fix = ['Correct it.', 'Read the log with KEY set:']
  const failed = failure('It failed.', { fix, command: 'npx --yes x logs' })
  expect(failureText(failed, EMPTY_RECORD)).toContain(
    '\n  To fix: Correct it. Read the log with KEY set:\n    npx --yes x logs'
  )
  expect(renderSummary(RECORD, failed)).toContain('KEY set:\n> ```sh\n> npx --yes x logs\n> ```\n')
})

test('a field that is only sent again is no row of the changes: its reason stands there', () => {
  const change = {
    path: 'source_revision_config.repo_ref',
    before: 'main',
    after: 'main',
    new_revision: true
  }
  const note = '`new_revision` is always'
  const changes: Change[] = [{ ...change, difference: 'repeated', note }]
  const summary = renderSummary({
    ...RECORD,
    plan: { operation: 'update', new_revision: true, reasons: [note], changes, warnings: [] }
  })
  expect(summary).toContain('Why: `new_revision` is always.')
  expect(summary).not.toContain('| Input |')
})

test.each<[string, Change['difference'], RunFacts, Partial<Failure>, boolean]>([
  ['what a revision changed', 'changed', {}, {}, true],
  ['nothing that was only sent again', 'repeated', {}, {}, false],
  ['nothing that was not changed', 'changed', {}, { unchanged: true }, false],
  ['nothing of what is gone', 'changed', { command: 'delete' }, {}, false]
])('a failure names, as what may be its cause, %s', (_, difference, over, of, isNamed) => {
  const change = {
    path: 'source_revision_config.repo_ref',
    before: 'a',
    after: 'b',
    new_revision: true
  }
  const changes: Change[] = [{ ...change, difference }]
  const plan = {
    operation: 'update' as const,
    new_revision: true,
    reasons: [],
    changes,
    warnings: []
  }
  const summary = renderSummary({ ...RECORD, ...over, plan }, failure('It failed.', of))
  expect(summary.includes('<summary>Changes: repo_ref: a → b</summary>')).toBe(isNamed)
})

test('a warning that several deployments share is said once', () => {
  const record = { ...RECORD, warnings: ['The token expires soon'] }
  const shown = ['a', 'b', 'c'].map((name) => ({ name, record: recordFrom(record), isOver: true }))
  expect(renderAll({ deployments: shown }).match(/.*expires soon/g)).toEqual([
    '> ⚠️ a, b, c: The token expires soon'
  ])
})

test('a sweep does not report a preview as deleted that no longer existed', () => {
  const names = ['pr-1', 'pr-2', 'pr-3', 'pr-4']
  const previews = names.map(
    (name, i) => ({ id: name, name, pull: i, verdict: 'delete', reason: 'closed' }) as const
  )
  const swept = [
    { name: 'pr-1', deletion: 'accepted' },
    { name: 'pr-2', deletion: 'absent' },
    { name: 'pr-3', deletion: 'already_deleting' }
  ] as const
  const sweep = { previews, swept }
  const facts: RunFacts = { command: 'sweep', name: 'support', operation: 'swept', sweep }
  const rows = renderSummary(facts).matchAll(/^\| `(pr-\d)` \| \d \| ([^|]*) \|/gm)
  expect([...rows].map(([, name, done]) => [name, done])).toEqual([
    ['pr-1', 'deleted'],
    ['pr-2', 'already deleted'],
    ['pr-3', 'already being deleted'],
    ['pr-4', 'not deleted']
  ])
  expect(outputsOf(recordFrom(facts)).swept).toBe('["pr-1","pr-2","pr-3"]')
})

test('a summary of as much as a run can know stays below the 1 MiB of GitHub', () => {
  const text = '$'.repeat(2_000)
  const many = (n: number) => Array.from({ length: n }, (_, i) => `${i}${text}`)
  const change = {
    difference: 'changed',
    before: text,
    after: `${text}x`,
    note: text,
    new_revision: true
  } as const
  const summary = renderSummary({
    ...RECORD,
    warnings: many(100),
    plan: {
      operation: 'update',
      new_revision: true,
      reasons: many(300),
      changes: many(300).map((path) => ({ ...change, path })),
      warnings: []
    },
    sweep: {
      previews: many(300).map((name, i) => ({
        id: name,
        name,
        pull: i,
        verdict: 'keep',
        reason: text
      }))
    }
  })
  expect(Buffer.byteLength(summary)).toBeLessThan(1_048_576)
})

test('the problems of inputs stand once, and a failure without changes has no table', () => {
  const facts = [{ label: 'name', value: 'is empty' }]
  const wrong = failure('Invalid input.', { code: 'input_invalid', facts, fix: [] })
  const text = renderAll({ deployments: [], failure: { ...wrong, unchanged: true } })
  expect(text).toBe(
    '### ❌ Invalid input. Nothing was changed.\n\n> Error code: `input_invalid`  \n> name: is empty\n'
  )
  const refused = failure('Refused.', { code: 'auth_failed', unchanged: true })
  expect(renderSummary({ ...RECORD, command: 'deploy', warnings: [] }, refused)).not.toContain(
    '| Status |'
  )
})

const IMAGE: Change = {
  path: 'source_revision_config.image_uri',
  difference: 'changed',
  before: 'a:1',
  after: 'a:2',
  new_revision: true
}
const planOf = (operation: PlanOperation, facts: Partial<ShownPlan>): ShownPlan => {
  return { operation, new_revision: true, reasons: [], changes: [], warnings: [], ...facts }
}
const FAILED_ATTEMPT = { status: 'BUILD_FAILED', serving: serves('rev-1') }

describe('after a failed attempt', () => {
  const update = planOf('update', { changes: [IMAGE] })
  const facts: RunFacts = { ...RECORD, plan: update, attempt: FAILED_ATTEMPT }

  test('a plan says with what settings and secrets are compared', () => {
    const summary = renderSummary({ ...facts, command: 'plan', operation: 'planned' })
    expect(summary).toContain('| Input | Before | After |')
    expect(summary).toContain(
      '\n\nA failed attempt (BUILD_FAILED) lies between: ' +
        'settings and secrets are compared with it.\n'
    )
  })

  test('a finished run says so in the past', () => {
    const lines = 'A failed attempt (BUILD_FAILED) lay between: settings and secrets were compared'
    expect(renderSummary(facts)).toContain(lines)
    const failed = renderSummary(facts, failure('It failed.'))
    expect(failed).toContain('<summary>Changes: image_uri: a:1 → a:2</summary>')
    expect(failed).toContain(lines)
  })

  test('a retry that fails says why it made a revision, although it changed nothing', () => {
    const repeated: Change = { ...IMAGE, before: 'a:2', difference: 'repeated' }
    const reasons = ['the latest revision is BUILD_FAILED']
    const plan = { ...update, changes: [repeated], reasons }
    expect(renderSummary({ ...facts, plan }, failure('It failed.'))).toContain(
      '\n\nWhy a new revision: the latest revision is BUILD_FAILED.\n'
    )
  })
})

describe('the summary of a rollback', () => {
  const branch: Change = {
    path: 'source_revision_config.repo_ref',
    difference: 'changed',
    before: 'main',
    after: 'main',
    commits: { from: 'c'.repeat(40), to: 'a'.repeat(40) },
    new_revision: true
  }
  const facts: RunFacts = {
    ...RECORD,
    command: 'rollback',
    operation: 'rolled_back',
    commits: [
      { revision_id: 'rev-0', commit_sha: 'a'.repeat(40) },
      { revision_id: 'rev-1', commit_sha: 'c'.repeat(40) },
      { revision_id: 'rev-2', commit_sha: 'a'.repeat(40) }
    ],
    rolled_back_to: 'rev-0'
  }
  const rollback = (over: Partial<ShownPlan>) =>
    planOf('rollback', { rolls_back_to: 'rev-0', ...over })

  test('by a redeploy names both commits, and no branch that moved', () => {
    const plan = rollback({ way: 'redeploy', changes: [branch] })
    const summary = renderSummary({ ...facts, plan })
    expect(summary).toContain('### ✅ Rolled back `support` from `ccccccc` to `aaaaaaa`')
    expect(summary).toContain('| `commit` | `ccccccc` | `aaaaaaa` |')
    expect(summary).toMatch(/How: a redeploy of revision rev-0 \(commit aaaaaaa\)/)
    expect(summary).not.toMatch(/main|Why:/)
    expect(summary).toContain('The next deploy may undo this rollback.')
  })

  test('by a patch says so', () => {
    const plan = rollback({ way: 'patch', changes: [IMAGE] })
    expect(renderSummary({ ...facts, plan })).toContain(
      'How: a patch requested the code of revision rev-0 (commit aaaaaaa).'
    )
  })

  test('that is planned has the reasons of the plan', () => {
    const reasons = ['a patch deploys a:1 again']
    const plan = rollback({ way: 'patch', changes: [IMAGE], reasons })
    expect(renderSummary({ ...facts, operation: 'planned', plan })).toContain(
      'How: a patch deploys a:1 again.'
    )
  })
})

test('a run that was cancelled while it waited shows how long each status took', () => {
  const statuses = [{ revision_id: 'rev-2', status: 'BUILDING', elapsed_ms: 2_000 }]
  const { waited_ms: _waited, ...waiting } = RECORD
  const record = recordFrom({ ...waiting, statuses })
  const cancelled = failure('Cancelled.', { kind: 'cancelled', code: 'cancelled' })
  const summary = renderAll({
    deployments: [
      {
        name: 'support',
        record,
        failure: cancelled,
        isOver: true,
        started_ms: 0,
        wait_began_ms: 3_000,
        ended_ms: 45_000
      }
    ]
  })
  expect(summary).toContain('  40 s BUILDING :active, 2000, 42000')
})

test('a run that was superseded names the other revision and its commit', () => {
  const [mine, other] = [
    '77aa31c4-5b0e-4f0e-9c4c-1d2f6a9be002',
    'de75698a-7a0f-4c55-8e0b-3f0d5c1a7e44'
  ]
  const error = supersededBy({
    id: other,
    status: 'DEPLOYED',
    source_revision_config: { repo_commit_sha: 'a1b2c3d'.padEnd(40, '0') }
  })
  const facts: RunFacts = { ...RECORD, command: 'deploy', revision_id: mine }
  const record = recordFrom({ ...facts, serving_after: serves(other) })
  expect(
    renderSummary({ ...facts, serving_after: serves(other) }, describeFailure(error, record))
  ).toContain('`: Superseded by revision de75698a… (commit a1b2c3d), deployed by another run\n')
})

test('the secrets of a finished run are said in the past', () => {
  const changes: Change[] = [
    { path: 'secrets.NEW', difference: 'added', new_revision: true },
    { path: 'secrets.OLD', difference: 'removed', new_revision: true }
  ]
  const plan = planOf('update', { changes })
  expect(renderSummary({ ...RECORD, plan })).toContain('| removed OLD; added NEW |')
  expect(renderSummary({ ...RECORD, plan, operation: 'planned' })).toContain(
    '| remove OLD; add NEW |'
  )
})

test('what was deleted during the run has ids, and no link', () => {
  const failed = failure('It was deleted.', { code: 'deployment_deleted' })
  expect(renderSummary(RECORD, failed)).toContain('d-1')
  expect(renderSummary(RECORD, failed)).not.toContain('support.agents.example')
})

test('where nothing serves, the row says so in place of a link', () => {
  const failed = failure('It failed.')
  expect(renderSummary({ ...RECORD, serving_after: { is: 'nothing' } }, failed)).toContain(
    '| nothing is serving |'
  )
})
