import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { deploymentsTimeline, timeline } from '../../../../src/report/markdown/timeline.js'
import { EMPTY_RECORD, type RunRecord, type SeenStatus } from '../../../../src/report/record.js'
import { runs } from '../../../support/runs.js'

const draw = (
  statuses: SeenStatus[],
  waited_ms?: number,
  statuses_back: NonNullable<RunRecord['going_back']>['statuses'] = []
) =>
  timeline({
    ...EMPTY_RECORD,
    statuses,
    going_back: { to: 'r0', statuses: statuses_back },
    ...(waited_ms !== undefined && { waited_ms })
  })
const seen = (revision_id: string, status: string, elapsed_ms: number): SeenStatus => ({
  revision_id,
  status,
  elapsed_ms
})

test.each([
  [5_000, '1second'],
  [245_000, '1minute'],
  [3_600_000, '10minute'],
  [30 * 3_600_000, '5hour']
])('the axis of %i ms has a label every %s, so that they fit on a phone', (ms, interval) => {
  expect(draw([seen('r', 'BUILDING', 0)], ms)).toContain(`  tickInterval ${interval}\n`)
})

test('there is no picture where there is no span to show', () => {
  expect(draw([], 5_000)).toBeUndefined()
  expect(draw([seen('r', 'DEPLOYED', 0)])).toBeUndefined()
  expect(draw([seen('r', 'DEPLOYED', 0)], 0)).toBeUndefined()
})

/** Deploys of up to an hour. */
const statuses = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom('DEPLOYED', 'BUILD_FAILED'),
        fc.string({ unit: fc.constantFrom(...'AB_:;#,%`\n\r{}"- '.split('')) })
      ),
      fc.nat(900_000)
    ),
    { minLength: 1, maxLength: 4 }
  )
  .map((rows) => {
    let at = 0
    return rows.map(([status, took], i) => seen(i < 2 ? 'rev:1;#' : 'rev`2\n', status, i === 0 ? 0 : (at += took)))
  })

test('no status of a server breaks the picture, and time never decreases in it', () => {
  fc.assert(
    fc.property(statuses, fc.nat(5_000), (rows, more) => {
      const picture = draw(rows, (rows.at(-1)?.elapsed_ms ?? 0) + more + 1_001) ?? ''
      const lines = picture.split('\n')
      expect([lines[0], lines[1], lines.at(-1)]).toEqual(['```mermaid', 'gantt', '```'])
      const body = lines.slice(7, -1)
      const tasks = body.filter((line) => !line.startsWith('  section '))
      expect(tasks).toHaveLength(rows.length)
      let last = 0
      for (const task of tasks) {
        const parts = /^ {2}[A-Za-z0-9_. -]+ :(crit, milestone|milestone|crit|active|done), (\d+), (?:(\d+)|0ms)$/.exec(
          task
        )
        expect([task, parts !== null]).toEqual([task, true])
        expect(Number(parts?.[2])).toBeGreaterThanOrEqual(last)
        if (parts?.[3] !== undefined) expect(Number(parts[3])).toBeGreaterThan(Number(parts[2]))
        last = Number(parts?.[2])
      }
      for (const section of body.filter((line) => line.startsWith('  section '))) expect(section).not.toMatch(/[:;#`]/)
    }),
    { numRuns: runs(1_000) }
  )
})

test('the picture of several deployments leaves out those that are deleted, for which a run does not wait', () => {
  const state = (name: string, command: 'delete' | 'deploy') => ({
    name,
    record: { ...EMPTY_RECORD, command },
    isOver: true,
    started_ms: 0,
    ended_ms: 4_000
  })
  const [deleted, deployed] = [state('billing', 'delete'), state('docs', 'deploy')]
  expect(deploymentsTimeline([deleted])).toBeUndefined()
  expect(deploymentsTimeline([deleted, deployed])).toMatch(/gantt[^`]* docs :done, 0, 4000\n```/)
  expect(deploymentsTimeline([deleted, deployed])).not.toContain('billing :')
})
