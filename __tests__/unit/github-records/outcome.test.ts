import { describe, expect, test } from '@jest/globals'
import { statusOf } from '../../../src/github-records/github-deployment.js'
import { describeRun, isUnderWay } from '../../../src/github-records/outcome.js'
import type { Failure } from '../../../src/report/failure.js'
import { conclude, githubState } from '../../../src/report/outcome.js'
import { EMPTY_RECORD, type RunRecord } from '../../../src/report/record.js'

const record = (over: Partial<RunRecord>, ...statuses: string[]): RunRecord => ({
  ...EMPTY_RECORD,
  deployment_id: 'd1',
  revision_id: 'rev-2',
  ...over,
  statuses: statuses.map((status, i) => ({ revision_id: 'rev-2', status, elapsed_ms: i }))
})
const finalState = (run: RunRecord, failed: Failure | undefined) => githubState(conclude(run, failed))
const failure = (kind: 'failure' | 'error' | 'cancelled') => ({
  kind,
  code: 'revision_failed' as const,
  message: 'it broke',
  advice: undefined
})

describe('what GitHub shows of a run that ended well', () => {
  test.each<[string, RunRecord, string]>([
    [
      'a new revision is DEPLOYED',
      record({ operation: 'updated', new_revision: true }, 'BUILDING', 'DEPLOYED'),
      'success'
    ],
    ['nothing changed, and the revision is DEPLOYED', record({ operation: 'unchanged' }, 'DEPLOYED'), 'success'],
    ['nothing changed, and the revision had failed', record({ operation: 'unchanged' }, 'DEPLOY_FAILED'), 'failure'],
    ['nothing changed, and its build had failed', record({ operation: 'unchanged' }, 'BUILD_FAILED'), 'failure'],
    ['nothing changed, and it was INTERRUPTED', record({ operation: 'unchanged' }, 'INTERRUPTED'), 'failure'],
    ['settings changed, and the revision had failed', record({ operation: 'updated' }, 'BUILD_FAILED'), 'failure'],
    [
      'nobody waits, and the revision is on its way',
      record({ operation: 'updated', new_revision: true }, 'BUILDING'),
      'in_progress'
    ],
    ['nobody waits, and no status is known', record({ operation: 'updated', new_revision: true }), 'in_progress'],
    ['nothing changed, and no status is known', record({ operation: 'unchanged' }), 'success'],
    ['it was deleted', record({ operation: 'deleted' }), 'inactive']
  ])('%s', (_, run, state) => {
    expect(finalState(run, undefined)).toBe(state)
  })

  test('the status of another revision says nothing of the followed one', () => {
    const run = record({ operation: 'unchanged' }, 'DEPLOYED')
    const other = { revision_id: 'rev-1', status: 'DEPLOY_FAILED', elapsed_ms: 9 }
    expect(finalState({ ...run, statuses: [...run.statuses, other] }, undefined)).toBe('success')
    expect(finalState({ ...run, statuses: [{ ...other, status: 'DEPLOYED' }], revision_id: 'rev-1' }, undefined)).toBe(
      'success'
    )
  })
})

test.each([
  ['failure', 'failure'],
  ['error', 'error'],
  ['cancelled', 'error']
] as const)('a run that ended as %s is never a success: %s', (kind, state) => {
  for (const run of [record({ operation: 'updated' }, 'DEPLOYED'), record({ operation: 'deleted' }), record({})])
    expect(finalState(run, failure(kind))).toBe(state)
})

test('only a success leads people to the deployment', () => {
  const told = { description: 'x', url: 'https://support.agents.example', run_url: 'https://github.com/run' }
  expect(statusOf('success', told).environment_url).toBe('https://support.agents.example')
  for (const state of ['in_progress', 'failure', 'error', 'inactive'] as const)
    expect(statusOf(state, told)).toEqual({ state, description: 'x', log_url: 'https://github.com/run' })
})

test('the description names what was done, to what, and how it stands', () => {
  expect(describeRun(record({ operation: 'updated' }, 'BUILDING', 'DEPLOYED'))).toBe(
    'updated, revision rev-2, DEPLOYED'
  )
  expect(describeRun(record({ operation: 'unchanged' }, 'DEPLOY_FAILED'))).toBe(
    'unchanged, revision rev-2, DEPLOY_FAILED'
  )
  expect(describeRun(record({ operation: 'updated' }, 'DEPLOYED'), failure('failure'))).toBe('it broke')
  expect(describeRun(record({ operation: 'updated' }))).toBe('updated, revision rev-2')
  expect(describeRun(EMPTY_RECORD)).toBe('deploy')
})

test.each<[string, RunRecord, boolean]>([
  ['a new revision', record({ operation: 'updated', new_revision: true }), true],
  ['a created one', record({ operation: 'created', new_revision: true }), true],
  ['settings only', record({ operation: 'updated', new_revision: false }), false],
  ['nothing changed, on its way', record({ operation: 'unchanged' }, 'BUILDING'), true],
  ['nothing changed, failed', record({ operation: 'unchanged' }, 'BUILD_FAILED'), false],
  ['a deletion', record({ operation: 'deleted' }), false],
  ['a plan of a deployment on its way', record({ operation: 'planned' }, 'BUILDING'), false],
  ['nothing found yet', { ...EMPTY_RECORD, operation: 'created', new_revision: true }, false]
])('whether the run waits: %s', (_, run, is) => {
  expect(isUnderWay(run)).toBe(is)
})
