import { expect, test } from '@jest/globals'
import { meaningOf, type StatusMeaning } from '../../../src/contract/status.js'

type Row = [verdict: StatusMeaning['verdict'], in_progress: boolean, ...statuses: string[]]

const ROWS: Row[] = [
  ['deployed', false, 'DEPLOYED'],
  ['superseded', false, 'SKIPPED', 'SUPERSEDED', 'REPLACED', 'INACTIVE', 'SUPERSEDED_BY_NEWER'],
  [
    'failed',
    false,
    'CREATE_FAILED',
    'BUILD_FAILED',
    'DEPLOY_FAILED',
    'INTERRUPTED',
    'ROLLOUT_FAILED_OVER_QUOTA'
  ],
  [
    'failed',
    false,
    'ERROR',
    'CANCELLED',
    'CANCELED',
    'ABORTED',
    'CRASHED',
    'BUILD_ERROR',
    'REJECTED'
  ],
  ['failed', false, 'TIMED_OUT', 'TIMEDOUT', 'DEPLOY_TIMED_OUT', 'FAILED', 'FAILED_SKIPPED'],
  [
    'pending',
    true,
    'CREATING',
    'QUEUED',
    'AWAITING_BUILD',
    'BUILDING',
    'AWAITING_DEPLOY',
    'DEPLOYING'
  ],
  ['pending', true, 'VERIFYING', 'AWAITING_APPROVAL_OF_TWO'],
  ['pending', false, 'UNKNOWN', 'PHASE_SHIFTED', 'READY', 'BUILT', 'ING', ''],
  // Only the word itself says DEPLOYED.
  ['pending', false, 'DEPLOYED_PARTLY', 'NOT_DEPLOYED']
]

test.each(
  ROWS.flatMap(([verdict, in_progress, ...all]) =>
    all.map((status) => [status, verdict, in_progress] as const)
  )
)('"%s" is %s; known to be in progress: %s', (status, verdict, in_progress) => {
  expect([meaningOf(status).verdict, meaningOf(status).in_progress ?? false]).toEqual([
    verdict,
    in_progress
  ])
})

test.each([
  ['BUILD_ERROR', 'build', true],
  ['BUILD_CANCELLED', 'build', true],
  ['DEPLOY_TIMED_OUT', 'deploy', undefined],
  ['CANCELLED', undefined, undefined]
])(
  'the phase of %s decides about its log, and whether it can have served',
  (status, log, never_served) => {
    expect(meaningOf(status)).toMatchObject({
      ...(log && { log }),
      ...(never_served && { never_served })
    })
    expect([meaningOf(status).log, meaningOf(status).never_served]).toEqual([log, never_served])
  }
)
