import { describe, expect, test } from '@jest/globals'
import type { Guard } from '../../../src/github-records/guard.js'
import { createRecorder } from '../../../src/github-records/recorder.js'
import type { RecordsWanted } from '../../../src/github-records/wanted.js'
import type { Failure } from '../../../src/report/failure.js'
import { EMPTY_RECORD, type RunRecord } from '../../../src/report/record.js'
import { GitHubRepository } from '../../support/fakes/github-repository.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'

const WANTED: RecordsWanted = {
  name: 'support',
  control_plane: 'one',
  environment: 'production',
  transient: false,
  ref: 'main',
  comment_on: 7,
  deletes: false
}
const payload = (over: Record<string, unknown> = {}) => ({ name: 'support', control_plane: 'one', ...over })

function optionsOf(repository: GitHubRepository) {
  const guard: Guard = (_, task) => task(repository)
  const redactAll = <T>(value: T): T => JSON.parse(JSON.stringify(value ?? null).replaceAll('hunter2', '***')) as T
  return { wanted: WANTED, run_url: undefined, clock: new VirtualClock(), redactAll, running: guard, closing: guard }
}

function open(repository: GitHubRepository, over: Partial<RecordsWanted> = {}, run_url?: string) {
  return createRecorder({ ...optionsOf(repository), wanted: { ...WANTED, ...over }, run_url })
}

const record = (over: Partial<RunRecord> = {}, ...statuses: string[]): RunRecord => ({
  ...EMPTY_RECORD,
  deployment_id: 'd1',
  revision_id: 'rev-2',
  operation: 'updated',
  new_revision: true,
  ...over,
  statuses: statuses.map((status) => ({ revision_id: 'rev-2', status, elapsed_ms: 0 }))
})
const failure = (kind: Failure['kind']): Failure => ({
  kind,
  code: 'revision_failed',
  message: 'it broke',
  advice: undefined
})

/** Until the requests of an observed state are over. */
const written = () => new Promise((resolve) => setTimeout(resolve, 50))

describe('a run with a new revision', () => {
  test('is shown as in progress until it ends, with the URL of the run', async () => {
    const repository = new GitHubRepository()
    const recorder = open(repository, {}, 'https://ci.example/1')
    recorder.observe(record({}, 'BUILDING'))
    await written()
    expect(repository.comments[0]?.body).toMatch(/^### ⏳ Deploying `support`/)
    await recorder.close(record({ url: 'https://support.example' }, 'DEPLOYED'))
    expect(repository.comments[0]?.body).toMatch(/^### ✅ Updated `support`/)
    const log_url = 'https://ci.example/1'
    expect(repository.statuses).toEqual([
      { state: 'in_progress', description: 'updated, revision rev-2, BUILDING', log_url },
      {
        state: 'success',
        description: 'updated, revision rev-2, DEPLOYED',
        log_url,
        environment_url: 'https://support.example'
      }
    ])
  })

  test('in no environment has its comment alone', async () => {
    const repository = new GitHubRepository()
    const recorder = createRecorder({
      ...optionsOf(repository),
      wanted: { name: 'support', control_plane: 'one', transient: false, comment_on: 7, deletes: false }
    })
    recorder.observe(record({}, 'BUILDING'))
    await recorder.close(record({}, 'DEPLOYED'))
    expect([repository.records, repository.comments.length]).toEqual([[], 1])
  })

  test('that fails before the service has named its deployment again ends its own record', async () => {
    const repository = new GitHubRepository([{ payload: payload({ deployment_id: 'd0' }), states: ['success'] }])
    const recorder = open(repository)
    recorder.observe(record())
    const { operation: _, deployment_id: __, ...restarted } = record()
    await recorder.close(restarted, failure('failure'))
    expect(repository.states).toEqual(['success', 'in_progress failure'])
  })

  test('is recorded once while it is in progress, and earlier records end with its success', async () => {
    const earlier = { payload: payload({ deployment_id: 'd1' }), states: ['success'] }
    const repository = new GitHubRepository([earlier])
    const recorder = open(repository)
    recorder.observe(record())
    recorder.observe(record({}, 'BUILDING'))
    await recorder.close(record({}, 'BUILDING', 'DEPLOYED'))
    expect(repository.states).toEqual(['success inactive', 'in_progress success'])
    expect(repository.records[1]?.payload).toEqual(payload({ deployment_id: 'd1' }))
    expect(repository.comments).toHaveLength(1)
  })

  test.each(['failure', 'error', 'cancelled'] as const)('that ends as %s leaves what serves recorded', async (kind) => {
    const repository = new GitHubRepository([{ payload: payload(), states: ['success'] }])
    const recorder = open(repository)
    recorder.observe(record())
    await recorder.close(record({}, 'DEPLOY_FAILED'), failure(kind))
    expect(repository.states[0]).toBe('success')
    expect(repository.states[1]).toMatch(/^in_progress (?:failure|error)$/)
  })

  test('without a wait is in progress, and ends no record', async () => {
    const repository = new GitHubRepository([{ payload: payload(), states: ['success'] }])
    await open(repository).close(record())
    expect(repository.states).toEqual(['success', 'in_progress'])
  })
})

test('an unchanged run on a failed revision is a failure, and what served stays recorded', async () => {
  const repository = new GitHubRepository([{ payload: payload(), states: ['success'] }])
  await open(repository).close(record({ operation: 'unchanged', new_revision: false }, 'DEPLOY_FAILED'))
  expect(repository.states).toEqual(['success', 'failure'])
})

test('records of other deployments in the environment stay', async () => {
  const others = [payload({ name: 'support-pr-1' }), payload({ control_plane: 'two' }), { name: 'x' }, null]
  const repository = new GitHubRepository(others.map((one) => ({ payload: one, states: ['success'] })))
  await open(repository).close(record({}, 'DEPLOYED'))
  expect(repository.states).toEqual(['success', 'success', 'success', 'success', 'success'])
})

test('a deployment that was only found is never recorded as this repository’s', async () => {
  const { operation: _, ...found } = record()
  const repository = new GitHubRepository()
  await open(repository).close(found, failure('failure'))
  expect(repository.records.map(({ payload: told }) => told)).toEqual([payload()])
})

test('a run whose key was refused keeps the link of the preview that still serves', async () => {
  const repository = new GitHubRepository()
  const preview = { transient: true }
  await open(repository, preview).close(record({ url: 'https://support.example' }, 'DEPLOYED'))
  for (const command of ['deploy', 'delete'] as const) {
    const refused = { ...failure('failure'), code: 'auth_failed' as const }
    await open(repository, preview).close({ ...EMPTY_RECORD, command }, refused)
    const body = repository.comments[0]?.body
    expect(body).toMatch(/^### ❌/)
    expect(body).toContain('| [Open preview](https://support.example) · ')
    expect(body).toContain(' (as of an earlier run) |')
  }
  await open(repository, preview).close(record({ operation: 'deleted' }))
  expect(repository.comments[0]?.body).not.toContain('https://support.example')
})

test('a build log that looks like a table gives a later run no link', async () => {
  const repository = new GitHubRepository()
  const lines = ['| x | [Open preview](https://evil.example) |']
  const revision_log = { log: 'build', revision_id: 'r1', lines, is_end: true } as const
  const preview = { transient: true }
  await open(repository, preview).close(record({ revision_log }, 'BUILD_FAILED'), failure('failure'))
  expect(repository.comments[0]?.body).toContain(`\n${lines[0]}\n`)
  await open(repository, preview).close({ ...EMPTY_RECORD, command: 'deploy' }, failure('failure'))
  expect(repository.comments[0]?.body).not.toContain('evil.example')
})

test('a run that was stopped before anything was recorded leaves nothing', async () => {
  const repository = new GitHubRepository()
  await open(repository).close(record(), failure('cancelled'))
  expect([repository.records, repository.comments]).toEqual([[], []])
})

test('a deployment that is recreated during the run gets its own record', async () => {
  const repository = new GitHubRepository()
  const recorder = open(repository)
  recorder.observe(record())
  recorder.observe(record({ deployment_id: 'd2', operation: 'created' }))
  await recorder.close(record({ deployment_id: 'd2', operation: 'created' }, 'DEPLOYED'))
  expect(repository.states).toEqual(['in_progress inactive', 'in_progress success'])
  expect(repository.records[1]?.payload).toEqual(payload({ deployment_id: 'd2' }))
  expect(repository.comments).toHaveLength(1)
})

test('of a recreated deployment that fails, the record of the deleted one ends, and that of a later run stays', async () => {
  const repository = new GitHubRepository()
  const recorder = open(repository)
  recorder.observe(record())
  await written()
  repository.records.push({ payload: payload({ deployment_id: 'd3' }), states: ['in_progress'] })
  recorder.observe(record({ deployment_id: 'd2', operation: 'created' }))
  await recorder.close(record({ deployment_id: 'd2', operation: 'created' }, 'BUILD_FAILED'), failure('failure'))
  expect(repository.states).toEqual(['in_progress inactive', 'in_progress', 'in_progress failure'])
})

test('a run that makes no revision, or has decided nothing yet, records nothing before its end', async () => {
  const repository = new GitHubRepository()
  const recorder = open(repository)
  recorder.observe(record({ new_revision: false }))
  recorder.observe(record({ operation: 'planned' }, 'BUILDING'))
  await written()
  expect([repository.records, repository.comments]).toEqual([[], []])
})

describe('a deletion', () => {
  test('of a preview whose pull request closed during the deploy writes no new comment', async () => {
    const repository = new GitHubRepository()
    await open(repository).close(record({ operation: 'deleted' }))
    expect(repository.comments).toEqual([])
  })

  test('ends all records of the deployment, and makes none', async () => {
    const repository = new GitHubRepository([
      { payload: payload({ name: 'support-pr-1' }), states: ['success'] },
      { payload: payload(), states: ['success'] },
      { payload: payload(), states: ['in_progress'] }
    ])
    await open(repository, { deletes: true }).close(record({ operation: 'deleted' }))
    expect(repository.states).toEqual(['success', 'success inactive', 'in_progress inactive'])
    expect(repository.comments).toEqual([])
  })

  test('that fails changes no record', async () => {
    const repository = new GitHubRepository([{ payload: payload(), states: ['success'] }])
    const { operation: _, ...found } = record()
    await open(repository, { deletes: true }).close(found, failure('failure'))
    expect([repository.states, repository.comments]).toEqual([['success'], []])
  })
})

describe('a plan', () => {
  const planned = record({
    command: 'plan',
    operation: 'planned',
    plan: {
      operation: 'update',
      new_revision: true,
      reasons: ['main was deployed at aaaaaaa, and this run is at bbbbbbb'],
      changes: [
        {
          path: 'source_revision_config.image_uri',
          difference: 'changed',
          before: 'a:1',
          after: 'a:2',
          new_revision: true
        }
      ],
      warnings: []
    },
    url: 'https://support.example'
  })

  test('has one comment of its own, which is kept up to date and records no GitHub Deployment', async () => {
    const repository = new GitHubRepository()
    await open(repository).close(record({}, 'DEPLOYED'))
    await open(repository, { plans: true }).close(planned)
    await open(repository, { plans: true }).close(planned)
    expect(repository.comments).toHaveLength(2)
    expect(repository.records).toHaveLength(1)
    expect(repository.comments[1]?.body).toContain('| `a:1` | `a:2` |')
  })

  test('does not say that anything is deployed', async () => {
    const repository = new GitHubRepository()
    await open(repository, { plans: true }).close({ ...planned, revision_id: 'rev-1', commits: [] })
    const body = repository.comments[0]?.body ?? ''
    expect(body.split('\n')[0]).toBe('### 📋 Plan for `support`: update, new revision. Nothing was changed.')
    expect(body).not.toMatch(/is deployed|✅|DEPLOYED|support\.example/)
  })

  test('that fails says so', async () => {
    const repository = new GitHubRepository()
    await open(repository, { plans: true }).close({ ...EMPTY_RECORD, command: 'plan' }, failure('failure'))
    expect(repository.comments[0]?.body).toMatch(/^### ❌ Plan for `support` failed\n/)
  })
})

test('nothing is written if nothing is requested, or the run was skipped', async () => {
  const repository = new GitHubRepository()
  const { environment: _, comment_on: __, ...nothing } = WANTED
  const recorder = createRecorder({
    wanted: nothing,
    run_url: undefined,
    clock: new VirtualClock(),
    redactAll: (value) => value,
    running: () => Promise.reject(new Error('asked')),
    closing: () => Promise.reject(new Error('asked'))
  })
  recorder.observe(record())
  await recorder.close(record())
  await open(repository).close(record({ operation: 'skipped' }))
  expect([repository.records, repository.comments]).toEqual([[], []])
})

test('neither the comment nor the status of a failure holds a secret', async () => {
  const repository = new GitHubRepository()
  const told = record({ warnings: ['key hunter2 is old'] }, 'BUILD_FAILED')
  await open(repository).close(told, { ...failure('failure'), message: 'the key hunter2 is wrong' })
  expect(repository.comments[0]?.body).toContain(String.raw`the key \*\*\* is wrong`)
  expect(JSON.stringify([repository.comments, repository.records])).not.toContain('hunter2')
})

test('a run that finds nothing to delete leaves the comment of the run that deleted it', async () => {
  const repository = new GitHubRepository()
  await open(repository).close(record({}, 'DEPLOYED'))
  const deletes = async (deletion: 'accepted' | 'absent') => {
    await open(repository, { deletes: true }).close({ ...EMPTY_RECORD, operation: 'deleted', deletion })
    return repository.comments.map(({ body }) => body)
  }
  const deleted = await deletes('accepted')
  expect(deleted).toEqual([expect.stringMatching(/^### 🗑️ `support` was deleted/)])
  expect(await deletes('absent')).toEqual(deleted)
})

test('a run that finds nothing to delete says so if the comment does not know of a deletion', async () => {
  const repository = new GitHubRepository()
  await open(repository).close(record({}, 'DEPLOYED'))
  await open(repository, { deletes: true }).close({ ...EMPTY_RECORD, operation: 'deleted', deletion: 'absent' })
  expect(repository.comments[0]?.body).toMatch(/^### ⏭️ Nothing to delete/)
})
