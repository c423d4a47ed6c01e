/** The GitHub Deployment of a run. */
import { describe, expect, test } from '@jest/globals'
import type { Guard } from '../../../src/adapters/github/warn-on-failure.js'
import { createRedactor } from '../../../src/masking/redactor.js'
import type { GitHubWrites } from '../../../src/ports.js'
import { DeploymentRecorder, isUnderWay } from '../../../src/report/github/github-deployment.js'
import type { RunRecord } from '../../../src/report/record.js'
import { GitHubRepository } from '../../support/fakes/github-repository.js'
import { contextOf } from '../../support/fakes/inputs.js'
import { failure, type RunFacts, recordFrom } from '../../support/records.js'

const TARGET = {
  name: 'support',
  control_plane: 'one',
  environment: 'production',
  transient: false,
  ref: 'main'
}
const payload = (over: Record<string, unknown> = {}) => ({
  name: 'support',
  control_plane: 'one',
  ...over
})

function open(repository: GitHubRepository, { deletes = false } = {}) {
  const guard: Guard<GitHubWrites> = (_, task) => task(repository)
  const redactor = createRedactor()
  redactor.add('hunter2')
  return new DeploymentRecorder(
    { ...TARGET, deletes },
    { context: contextOf({ run_url: 'https://ci.example/1' }), redactor },
    guard,
    () => {}
  )
}

const record = (over: RunFacts = {}, ...statuses: string[]): RunRecord =>
  recordFrom({
    deployment_id: 'd1',
    revision_id: 'rev-2',
    operation: 'updated',
    new_revision: true,
    ...over,
    statuses: statuses.map((status) => ({ revision_id: 'rev-2', status, elapsed_ms: 0 }))
  })

describe('a run with a new revision', () => {
  test('is in progress until it ends, and earlier records end with its success', async () => {
    const repository = new GitHubRepository([
      { payload: payload({ deployment_id: 'd1' }), states: ['success'] }
    ])
    const recorder = open(repository)
    recorder.observe(record({}, 'BUILDING'))
    recorder.observe(record({}, 'BUILDING'))
    expect(await recorder.close(record({ url: 'https://support.example' }, 'DEPLOYED'))).toBe(true)
    expect(repository.states).toEqual(['success inactive', 'in_progress success'])
    expect(repository.made).toMatchObject([
      { ref: 'main', payload: payload({ deployment_id: 'd1' }) }
    ])
    const log_url = 'https://ci.example/1'
    expect(repository.statuses.slice(0, 2)).toEqual([
      { state: 'in_progress', description: 'updated, revision rev-2, BUILDING', log_url },
      {
        state: 'success',
        description: 'updated, revision rev-2, DEPLOYED',
        log_url,
        environment_url: 'https://support.example'
      }
    ])
  })

  test('that fails leaves what serves recorded', async () => {
    const repository = new GitHubRepository([{ payload: payload(), states: ['success'] }])
    const recorder = open(repository)
    recorder.observe(record())
    await recorder.close(record({}, 'DEPLOY_FAILED'), failure('it broke'))
    expect(repository.states).toEqual(['success', 'in_progress failure'])
  })

  test('that fails before the service has named its deployment again ends its own record', async () => {
    const repository = new GitHubRepository([
      { payload: payload({ deployment_id: 'd0' }), states: ['success'] }
    ])
    const recorder = open(repository)
    recorder.observe(record())
    const { operation: _, ...restarted } = record()
    await recorder.close({ ...restarted, target: {} }, failure('it broke'))
    expect(repository.states).toEqual(['success', 'in_progress failure'])
  })
})

test('an unchanged run on a failed revision is a failure, and what served stays recorded', async () => {
  const repository = new GitHubRepository([{ payload: payload(), states: ['success'] }])
  await open(repository).close(
    record({ operation: 'unchanged', new_revision: false }, 'DEPLOY_FAILED')
  )
  expect(repository.states).toEqual(['success', 'failure'])
})

test('a deployment that was only found is never recorded as this repository’s', async () => {
  const { operation: _, ...found } = record()
  const repository = new GitHubRepository()
  await open(repository).close(found, failure('it broke'))
  expect(repository.records.map((one) => one.payload)).toEqual([payload()])
})

test('a run that was stopped before anything was recorded, and one that was skipped, leave nothing', async () => {
  const repository = new GitHubRepository()
  const cancelled = failure('stop', { kind: 'cancelled', code: 'cancelled' })
  expect(await open(repository).close(record(), cancelled)).toBe(false)
  expect(await open(repository).close(record({ operation: 'skipped' }))).toBe(false)
  expect(repository.records).toEqual([])
})

test('of a deployment that is recreated during the run, the old record ends, and that of a later run stays', async () => {
  const repository = new GitHubRepository()
  const recorder = open(repository)
  recorder.observe(record())
  await new Promise((resolve) => setImmediate(resolve))
  repository.records.push({ payload: payload({ deployment_id: 'd3' }), states: ['in_progress'] })
  const recreated = { deployment_id: 'd2', operation: 'created' } as const
  recorder.observe(record(recreated))
  await recorder.close(record(recreated, 'BUILD_FAILED'), failure('it broke'))
  expect(repository.states).toEqual(['in_progress inactive', 'in_progress', 'in_progress failure'])
  expect(repository.records[2]?.payload).toEqual(payload({ deployment_id: 'd2' }))
})

test.each<[string, RunRecord, string[]]>([
  [
    'ends all records, and makes none',
    record({ operation: 'deleted' }),
    ['success inactive', 'in_progress inactive']
  ],
  ['that fails changes none', record({ operation: undefined } as never), ['success', 'in_progress']]
])('a delete %s', async (_, ended, states) => {
  const repository = new GitHubRepository([
    { payload: payload(), states: ['success'] },
    { payload: payload(), states: ['in_progress'] }
  ])
  const failed = ended.operation === 'deleted' ? undefined : failure('it broke')
  await open(repository, { deletes: true }).close(ended, failed)
  expect(repository.states).toEqual(states)
})

test.each(['deleted', 'skipped'] as const)(
  'a run that others ended before it was noted as in progress ends its own record (%s)',
  async (operation) => {
    const repository = new GitHubRepository()
    const recorder = open(repository)
    recorder.observe(record())
    await new Promise((resolve) => setImmediate(resolve))
    repository.records[0]!.states.unshift('inactive')
    repository.records.push({ payload: payload(), states: ['inactive'] })
    expect(await recorder.close(record({ operation }))).toBe(true)
    expect(repository.states).toEqual(['inactive in_progress inactive', 'inactive'])
  }
)

test('no description holds a secret', async () => {
  const repository = new GitHubRepository()
  await open(repository).close(record({}, 'BUILD_FAILED'), failure('the key hunter2 is wrong'))
  expect(repository.statuses[0]?.description).toBe('the key *** is wrong')
})

test.each<[string, RunRecord, boolean]>([
  ['a new revision', record(), true],
  ['nothing changed, on its way', record({ operation: 'unchanged' }, 'BUILDING'), true],
  ['nothing changed, failed', record({ operation: 'unchanged' }, 'BUILD_FAILED'), false],
  ['a deletion', record({ operation: 'deleted' }), false],
  ['a plan of a deployment on its way', record({ operation: 'planned' }, 'BUILDING'), false],
  ['nothing found yet', recordFrom({ operation: 'created', new_revision: true }), false]
])('whether the run waits: %s', (_, run, is) => {
  expect(isUnderWay(run)).toBe(is)
})
