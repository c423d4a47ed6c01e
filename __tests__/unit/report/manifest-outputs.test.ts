import { expect, test } from '@jest/globals'
import type { DeploymentState } from '../../../src/report/manifest/deployment-state.js'
import { plansOutput } from '../../../src/report/manifest/outputs.js'
import { EMPTY_RECORD } from '../../../src/report/record.js'

const planned = (key: string, reason: string): DeploymentState => {
  const plan = { operation: 'update' as const, new_revision: true, reasons: [reason], changes: [], warnings: [] }
  return { key, name: key, phase: 'live', record: { ...EMPTY_RECORD, plan } }
}

test('plans that would exceed the limit of GitHub are left out and counted; the JSON stays complete', () => {
  const long = 'x'.repeat(200_000)
  const states = [planned('a', long), planned('b', long), planned('c', long), planned('d', 'short')]
  const { plans = '', left_out } = plansOutput(states) ?? {}
  expect([Object.keys(JSON.parse(plans)), left_out]).toEqual([['a', 'b'], 2])
  expect(plans.length).toBeLessThan(500_000)
})

test('a run without a plan has no such output', () => {
  expect(plansOutput([{ key: 'a', name: 'a', phase: 'skipped', record: EMPTY_RECORD }])).toBeUndefined()
})
