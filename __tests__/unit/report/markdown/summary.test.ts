import { expect, test } from '@jest/globals'
import type { DeployEvent } from '../../../../src/deploy/core/events.js'
import type { Change } from '../../../../src/deploy/core/model.js'
import type { Failure } from '../../../../src/errors.js'
import { failureText } from '../../../../src/report/failure.js'
import { renderSummary as renderAll } from '../../../../src/report/markdown/summary.js'
import { EMPTY_RECORD, type RunRecord, recordEvent } from '../../../../src/report/record.js'
import { outputsOf } from '../../../../src/report/reporter.js'
import { failure, serves } from '../../../support/records.js'

const renderSummary = (record: RunRecord, failure?: Failure) =>
  renderAll({ deployments: [{ name: 'support', record, failure, isOver: true }] })

const RECORD: RunRecord = {
  ...EMPTY_RECORD,
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
    `> **Revision 77aa0000… ended. Revision ${other} was created by another run.**`
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

test.each<[string, Change['difference'], Partial<RunRecord>, Partial<Failure>, boolean]>([
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
  const shown = ['a', 'b', 'c'].map((name) => ({ name, record, isOver: true }))
  expect(renderAll({ deployments: shown }).match(/.*expires soon/g)).toEqual([
    '> ⚠️ a, b, c: The token expires soon'
  ])
})

test('a sweep does not report a preview as deleted that no longer existed', () => {
  const names = ['pr-1', 'pr-2', 'pr-3', 'pr-4']
  const previews = names.map(
    (name, i) => ({ id: name, name, pull: i, verdict: 'delete', reason: 'closed' }) as const
  )
  const record = (
    [
      { type: 'previews_listed', name: 'support', previews },
      { type: 'preview_swept', name: 'pr-1', deletion: 'accepted' },
      { type: 'preview_swept', name: 'pr-2', deletion: 'absent' },
      { type: 'preview_swept', name: 'pr-3', deletion: 'already_deleting' }
    ] satisfies DeployEvent[]
  ).reduce<RunRecord>(recordEvent, { ...EMPTY_RECORD, command: 'sweep', operation: 'swept' })
  const rows = renderSummary(record).matchAll(/^\| `(pr-\d)` \| \d \| ([^|]*) \|/gm)
  expect([...rows].map(([, name, done]) => [name, done])).toEqual([
    ['pr-1', 'deleted'],
    ['pr-2', 'already deleted'],
    ['pr-3', 'already being deleted'],
    ['pr-4', 'not deleted']
  ])
  expect(outputsOf(record).swept).toBe('["pr-1","pr-2","pr-3"]')
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
    previews: many(300).map((name, i) => ({
      id: name,
      name,
      pull: i,
      verdict: 'keep',
      reason: text
    }))
  })
  expect(Buffer.byteLength(summary)).toBeLessThan(1_048_576)
})

test('the problems of inputs stand once, and a failure without changes has no table', () => {
  const facts = [{ label: 'name', value: 'is empty' }]
  const wrong = failure('Invalid input.', { code: 'input_invalid', facts, fix: [] })
  const text = renderAll({ deployments: [], failure: { ...wrong, unchanged: true } })
  expect(text).toBe(
    '### ❌ Invalid input. Nothing was changed.\n\n> `input_invalid`  \n> name: is empty\n'
  )
  const refused = failure('Refused.', { code: 'auth_failed', unchanged: true })
  expect(renderSummary({ ...RECORD, command: 'deploy', warnings: [] }, refused)).not.toContain(
    '| Status |'
  )
})

test('a plan that compares with an attempt says so above its values', () => {
  const change = {
    path: 'source_revision_config.image_uri',
    before: 'a:1',
    after: 'a:2',
    new_revision: true
  }
  const changes: Change[] = [{ ...change, difference: 'changed' }]
  const plan = {
    operation: 'update' as const,
    new_revision: true,
    reasons: [],
    changes,
    warnings: []
  }
  expect(renderSummary({ ...RECORD, plan })).toContain('| Input | Before | After |')
  const compared: DeployEvent = {
    type: 'attempt_compared',
    status: 'BUILD_FAILED',
    serving: serves('rev-1')
  }
  const record = recordEvent({ ...RECORD, plan }, compared)
  expect(renderSummary(record)).toContain('| Input | Last attempt | After |')
  const failed = failure('It failed.')
  expect(renderSummary(record, failed)).toContain(
    '<summary>Changes since the last attempt: image_uri: a:1 → a:2'
  )
})

test('a rollback says how it is done, beside what it changes, and what the next deploy does', () => {
  const change = {
    path: 'source_revision_config.image_uri',
    before: 'a:2',
    after: 'a:1',
    new_revision: true
  }
  const changes: Change[] = [{ ...change, difference: 'changed' }]
  const reasons = ['a patch deploys a:1 again']
  const plan = {
    operation: 'rollback' as const,
    rolls_back_to: 'rev-1',
    new_revision: true,
    reasons,
    changes,
    warnings: []
  }
  const summary = renderSummary(
    recordEvent({ ...RECORD, plan }, { type: 'rolled_back', to: 'rev-1' })
  )
  expect(summary).toContain('| `a:2` | `a:1` |\n\nWhy: a patch deploys a:1 again.')
  expect(summary).toContain('The next deploy may undo this rollback.')
})

test('what was deleted during the run has ids, and no link', () => {
  const failed = failure('It was deleted.', { code: 'deployment_deleted' })
  expect(renderSummary(RECORD, failed)).toContain('d-1')
  expect(renderSummary(RECORD, failed)).not.toContain('support.agents.example')
})

test('where nothing serves, the row says so in place of a link', () => {
  const failed = failure('It failed.')
  expect(renderSummary({ ...RECORD, serving: { is: 'nothing' } }, failed)).toContain(
    '| nothing is serving |'
  )
})
