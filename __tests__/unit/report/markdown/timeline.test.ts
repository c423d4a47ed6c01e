import { expect, test } from '@jest/globals'
import { deploymentsTimeline, timeline } from '../../../../src/report/markdown/timeline.js'
import type { StatusRead } from '../../../../src/report/record.js'
import { failure, recordFrom } from '../../../support/records.js'

const seen = (status: string): StatusRead => ({ revision_id: 'r', status, elapsed_ms: 0 })
const draw = (statuses: StatusRead[], waited_ms = 0) =>
  timeline({ name: 'support', record: recordFrom({ statuses, waited_ms }), isOver: true })

test.each([
  [5_000, '1second'],
  [245_000, '1minute'],
  [3_600_000, '10minute'],
  [30 * 3_600_000, '5hour']
])('the axis of %i ms has a label every %s, so that they fit on a phone', (ms, interval) => {
  expect(draw([seen('BUILDING')], ms)).toContain(`  tickInterval ${interval}\n`)
})

test('there is no picture where there is no span to show', () => {
  expect(draw([], 5_000)).toBeUndefined()
  expect(draw([seen('DEPLOYED')])).toBeUndefined()
})

test.each([
  ['a plan of a revision in progress', 'plan', failure('It failed.')],
  ['a run that ended without a wait', 'deploy', undefined]
] as const)('there is no picture of %s', (_, command, failed) => {
  const statuses = [{ revision_id: 'r', status: 'BUILDING', elapsed_ms: 0 }]
  const record = recordFrom({ command, revision_id: 'r', statuses })
  const times = { started_ms: 0, wait_began_ms: 0, ended_ms: 5_000 }
  const shown = { name: 'support', record, failure: failed, isOver: true, ...times }
  expect(timeline(shown)).toBeUndefined()
})

test('the picture of several deployments leaves out those that are deleted', () => {
  const state = (name: string, command: 'delete' | 'deploy') => ({
    name,
    record: recordFrom({ command }),
    isOver: true,
    started_ms: 0,
    ended_ms: 4_000
  })
  const [deleted, deployed] = [state('billing', 'delete'), state('docs', 'deploy')]
  expect(deploymentsTimeline([deleted])).toBeUndefined()
  expect(deploymentsTimeline([deleted, deployed])).toMatch(/gantt[^`]* docs :done, 0, 4000\n```/)
  expect(deploymentsTimeline([deleted, deployed])).not.toContain('billing :')
})
