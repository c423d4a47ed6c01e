import { expect, test } from '@jest/globals'
import type { RunRecord } from '../../../src/report/record.js'
import { type ServingNow, servingNow } from '../../../src/report/serving-now.js'
import { linkRemark, servingSentence } from '../../../src/report/serving-text.js'
import { recordFrom, recordOf, serves } from '../../support/records.js'

const BACK = { result: 'rolled_back', rolled_back_to: 'r0', message: 'Rolled back.' } as const

test.each<[string, RunRecord, ServingNow, string | undefined, string | undefined]>([
  ['nothing is known', recordOf('BUILD_FAILED'), { is: 'unknown' }, undefined, undefined],
  [
    'the revision is DEPLOYED',
    recordOf('DEPLOYED'),
    { is: 'this', id: 'r1' },
    'The new revision is serving.',
    ''
  ],
  [
    'the previous one still serves',
    recordOf('BUILD_FAILED', { serving_after: serves('r0') }),
    { is: 'previous', id: 'r0' },
    'The previous revision r0 is still serving.',
    ' (previous revision)'
  ],
  [
    'another one serves',
    recordOf('SKIPPED', { serving_after: serves('r9') }),
    { is: 'other', id: 'r9' },
    'Revision r9 is serving.',
    ' (another revision)'
  ],
  [
    'nothing serves any more',
    recordOf('DEPLOY_FAILED', { serving_after: { is: 'nothing' }, serving_before: serves('r0') }),
    { is: 'nothing' },
    'Nothing is serving now.',
    undefined
  ],
  [
    'nothing has ever served',
    recordOf('BUILD_FAILED', {
      serving_after: { is: 'nothing' },
      serving_before: { is: 'unnamed' }
    }),
    { is: 'nothing' },
    'Nothing is serving yet.',
    undefined
  ],
  [
    'the service names none, which some do although one serves',
    recordOf('BUILD_FAILED', { serving_before: { is: 'unnamed' } }),
    { is: 'unknown' },
    'Perhaps nothing is serving: the service names no revision.',
    undefined
  ],
  [
    'it names none while the revision is built',
    recordOf('BUILDING', { serving_before: { is: 'unnamed' } }),
    { is: 'unknown' },
    undefined,
    undefined
  ],
  [
    'it was last read when the run began',
    recordOf('BUILDING', { serving_before: serves('r0') }),
    { is: 'previous', id: 'r0', is_old: true },
    'When this run began, the previous revision r0 was serving.',
    ' (previous revision)'
  ],
  [
    'a run was refused before any write',
    recordFrom({ command: 'deploy', deployment_id: 'd1', serving_before: serves('r0') }),
    { is: 'previous', id: 'r0', is_old: true },
    'When this run began, the previous revision r0 was serving.',
    ' (not changed by this run)'
  ],
  [
    'a redeploy rolled back',
    recordOf('DEPLOY_FAILED', {
      rollback: { to: 'r0', revision_id: 'r0', result: BACK },
      serving_after: serves('r0')
    }),
    { is: 'previous', id: 'r0' },
    'Rolled back to the previous revision r0.',
    ' (rolled back)'
  ],
  [
    'a new revision has the code of the previous one',
    recordOf('DEPLOY_FAILED', {
      rollback: { to: 'r0', revision_id: 'r2', result: BACK }
    }),
    { is: 'other', id: 'r2' },
    'Rolled back to the code of the previous revision r0.',
    ' (rolled back)'
  ],
  [
    'a rollback after a failed check was cancelled',
    recordOf('DEPLOYED', {
      serving_before: serves('r0'),
      rollback: { to: 'r0', revision_id: 'r2' }
    }),
    { is: 'previous', id: 'r0', is_old: true },
    'When this run began, the previous revision r0 was serving.',
    undefined
  ],
  [
    'it was deleted',
    recordOf('', { operation: 'deleted' }),
    { is: 'unknown' },
    undefined,
    undefined
  ]
])('what serves if %s', (_, record, serving, sentence, remark) => {
  expect(servingNow(record)).toEqual(serving)
  expect(servingSentence(record)).toBe(sentence)
  expect(linkRemark(record)).toBe(remark)
})
