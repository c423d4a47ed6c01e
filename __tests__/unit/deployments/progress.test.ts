import { expect, test } from '@jest/globals'
import { createProgress } from '../../../src/deployments/progress.js'
import { EMPTY_RECORD } from '../../../src/report/record.js'
import { failure } from '../../support/comments/rows.js'

test('each deployment has its place in the manifest, its phase, and the times of its own', () => {
  let now = 1_000
  const names = new Map(['support', 'router', 'reports', 'billing'].map((key) => [key, `${key}-pr-7`]))
  const progress = createProgress(names, () => now)
  const record = { ...EMPTY_RECORD, deployment_id: 'd1' }
  const failed = failure('It failed.')
  progress.start('reports', () => record)
  progress.start('support', () => EMPTY_RECORD)
  now = 3_500
  progress.end('support', 'failed', failed)
  progress.end('billing', 'skipped', failed)
  const of = (key: string) => ({ key, name: `${key}-pr-7`, record: EMPTY_RECORD })
  expect(progress.states()).toStrictEqual([
    { ...of('support'), phase: 'failed', started_ms: 1_000, ended_ms: 3_500, failure: failed },
    { ...of('router'), phase: 'waiting' },
    { ...of('reports'), phase: 'running', started_ms: 1_000, record },
    { ...of('billing'), phase: 'skipped', failure: failed }
  ])
  progress.end('reports', 'live')
  expect(progress.stateOf('reports')).toStrictEqual({
    ...of('reports'),
    phase: 'live',
    started_ms: 1_000,
    ended_ms: 3_500,
    record
  })
})
