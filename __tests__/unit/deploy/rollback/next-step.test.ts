import { describe, expect, test } from '@jest/globals'
import type { Serving } from '../../../../src/deploy/core/snapshot.js'
import {
  type FailureFacts,
  judgeNextStep,
  type NextStep
} from '../../../../src/deploy/rollback/next-step.js'

const EARLIER: Serving = { is: 'revision', id: 'r1' }
const OURS: Serving = { is: 'revision', id: 'r2' }
const NOTHING: Serving = { is: 'nothing' }
const UNKNOWN: Serving = { is: 'unknown' }

const FAILED_BUILD: FailureFacts = {
  code: 'revision_failed',
  served: EARLIER,
  serving: EARLIER,
  new_revision: true,
  rollback: undefined,
  is_rollback: false
}
const FAILED_CHECK: FailureFacts = { ...FAILED_BUILD, code: 'check_failed', serving: UNKNOWN }

describe('what to do after a failed revision', () => {
  test.each<[string, Partial<FailureFacts>, NextStep]>([
    ['the earlier one serves', {}, 'fix_cause'],
    ['the earlier one serves, so no rollback was needed', { rollback: 'not_needed' }, 'fix_cause'],
    ['the rollback serves', { rollback: 'rolled_back' }, 'fix_cause'],
    ['nothing shows what serves', { serving: UNKNOWN }, 'fix_cause'],
    ['the service has never named a serving one', { serving: { is: 'unnamed' } }, 'fix_cause'],
    ['it was the first one', { served: NOTHING, serving: NOTHING }, 'fix_cause'],
    [
      'the first one could not be rolled back',
      { served: NOTHING, serving: NOTHING, rollback: 'not_possible' },
      'fix_cause'
    ],
    [
      "another writer's serves, so this run did not roll back",
      { serving: { is: 'revision', id: 'r3' }, rollback: 'not_possible' },
      'fix_cause'
    ],
    [
      'nothing shows what serves, so this run did not roll back',
      { serving: UNKNOWN, rollback: 'not_possible' },
      'fix_cause'
    ],
    ['nothing serves', { serving: NOTHING }, 'roll_back'],
    [
      'nothing serves, and no rollback was possible',
      { serving: NOTHING, rollback: 'not_possible' },
      'deploy_working_code'
    ],
    [
      'nothing serves, because the rollback failed',
      { serving: NOTHING, rollback: 'failed' },
      'deploy_working_code'
    ],
    [
      'nothing serves after a rollback by hand',
      { serving: NOTHING, is_rollback: true },
      'deploy_working_code'
    ],
    ['the rollback failed, and an earlier one serves', { rollback: 'failed' }, 'fix_cause'],
    [
      'the rollback failed, and nothing shows what serves',
      { serving: UNKNOWN, rollback: 'failed' },
      'check_serving'
    ]
  ])('%s', (_, facts, step) => {
    expect(judgeNextStep({ ...FAILED_BUILD, ...facts })).toBe(step)
  })
})

describe('what to do after a failed check', () => {
  test.each<[string, Partial<FailureFacts>, NextStep]>([
    ['its revision replaced another one', {}, 'roll_back'],
    ['this run made no revision', { new_revision: false }, 'fix_cause'],
    ['its revision was the first one', { served: NOTHING }, 'fix_cause'],
    ['it was a rollback by hand', { is_rollback: true }, 'fix_cause'],
    ['this run rolled back', { serving: EARLIER, rollback: 'rolled_back' }, 'fix_cause'],
    ['the check was not the smoke check', { code: 'not_serving' }, 'fix_cause'],
    ['no rollback was possible', { serving: OURS, rollback: 'not_possible' }, 'fix_cause'],
    [
      'nothing serves after the rollback',
      { serving: NOTHING, rollback: 'failed' },
      'deploy_working_code'
    ]
  ])('%s', (_, facts, step) => {
    expect(judgeNextStep({ ...FAILED_CHECK, ...facts })).toBe(step)
  })
})
