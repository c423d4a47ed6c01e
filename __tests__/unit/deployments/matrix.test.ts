import { describe, expect, test } from '@jest/globals'
import type { DeploymentState } from '../../../src/report/outcome.js'
import type { RunRecord } from '../../../src/report/record.js'
import { changedKeys, matrixOutput } from '../../../src/run/deployments/run-manifest.js'
import { recordFrom } from '../../support/records.js'

type Plan = NonNullable<RunRecord['plan']>

const state = (
  key: string,
  operation: Plan['operation'] | undefined,
  ...statuses: string[]
): DeploymentState => ({
  key,
  name: `${key}-staging`,
  isOver: true,
  record: recordFrom({
    revision_id: 'r1',
    ...(operation && {
      plan: { operation, new_revision: false, reasons: [], changes: [], warnings: [] }
    }),
    statuses: statuses.map((status) => ({ revision_id: 'r1', status, elapsed_ms: 0 }))
  })
})

describe('a matrix has a job for each deployment that needs one', () => {
  test.each<[string, DeploymentState, boolean]>([
    [
      'one that is unchanged and DEPLOYED needs none',
      state('support', 'unchanged', 'DEPLOYED'),
      false
    ],
    ['one that changes', state('support', 'update', 'DEPLOYED'), true],
    ['one that does not exist', state('support', 'create'), true],
    ['one whose unchanged revision failed', state('support', 'unchanged', 'BUILD_FAILED'), true],
    [
      'one whose unchanged revision is still in progress',
      state('support', 'unchanged', 'DEPLOYED', 'BUILDING'),
      true
    ],
    ['one whose revision has an unknown status', state('support', 'unchanged'), true],
    ['one whose plan failed', state('support', undefined, 'DEPLOYED'), true]
  ])('%s', (_, one, needsJob) => {
    expect(changedKeys([one, state('other', 'update')])).toEqual([
      ...(needsJob ? ['support'] : []),
      'other'
    ])
  })
})

test('a matrix has the keys as GitHub reads them; of 257 jobs it is refused before GitHub does', () => {
  const keys = (count: number) => Array.from({ length: count }, (_, i) => `agent-${i}`)
  expect(matrixOutput(keys(2))).toBe('{"include":[{"name":"agent-0"},{"name":"agent-1"}]}')
  expect(JSON.parse(matrixOutput(keys(256))).include).toHaveLength(256)
  expect(() => matrixOutput(keys(257))).toThrow(expect.objectContaining({ code: 'input_invalid' }))
})
