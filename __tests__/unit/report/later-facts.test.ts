/** What a later event makes untrue is no longer said, and what it leaves true stays. */
import { expect, test } from '@jest/globals'
import type { DeployEvent } from '../../../src/deploy/core/events.js'
import type { Serving } from '../../../src/deploy/core/snapshot.js'
import { Outputs } from '../../../src/report/outputs.js'
import { Reporter } from '../../../src/report/reporter.js'
import { revisionBefore, servingNow } from '../../../src/report/serving-now.js'
import { COMMIT_A, COMMIT_B, gitDeployment } from '../../support/fakes/answers.js'
import { recordedRunner } from '../../support/fakes/recorded-runner.js'
import { serves } from '../../support/records.js'

const read = (
  active_revision_id: string | null,
  custom_url = 'https://a.example'
): DeployEvent => ({
  type: 'deployment_read',
  deployment: gitDeployment({ active_revision_id }, { custom_url })
})
const status = (revision_id: string, name: string): DeployEvent => ({
  type: 'status_read',
  revision_id,
  status: name,
  elapsed_ms: 1
})
const active = (serving: Serving): DeployEvent => ({ type: 'active_revision_read', serving })
const commit = (commit_sha: string): DeployEvent => ({
  type: 'commit_read',
  revision_id: 'r1',
  commit_sha
})
const plan = (action: 'nothing' | 'delete'): DeployEvent => ({
  type: 'planned',
  plan: { action: { do: action }, new_revision: false, reasons: [], changes: [], warnings: [] }
})
const decided = (operation: 'created' | 'updated'): DeployEvent => ({
  type: 'operation_decided',
  operation,
  new_revision: true
})
const begun: DeployEvent = {
  type: 'rollback_begun',
  to: 'r0',
  commit_sha: undefined,
  way: 'redeploy'
}
/** r0 serves, and this run makes r1. */
const UPDATED: DeployEvent[] = [
  read('r0'),
  decided('updated'),
  { type: 'revision_identified', revision_id: 'r1', previous: 'r0' }
]
const superseded = (revision_id: string, previous: string): DeployEvent => ({
  type: 'revision_identified',
  revision_id,
  previous,
  superseded: true
})

function report(events: readonly DeployEvent[]) {
  const { runner, redactor, outputs } = recordedRunner()
  const reporter = new Reporter({ lines: runner, outputs: new Outputs(runner), redactor })
  for (const event of [...UPDATED, ...events]) reporter.emit(event)
  const record = reporter.record()
  return { outputs, serving: servingNow(record), before: revisionBefore(record) }
}

test.each<[string, DeployEvent[], object]>([
  [
    'a rollback began: that nothing serves is not said any more',
    [status('r1', 'DEPLOY_FAILED'), active({ is: 'nothing' }), begun],
    { serving: { is: 'previous', id: 'r0', is_old: true } }
  ],
  [
    'a rollback began: that another one serves is not said any more',
    [status('r1', 'DEPLOY_FAILED'), active(serves('r9')), begun],
    { serving: { is: 'previous', id: 'r0', is_old: true } }
  ],
  [
    'a rollback began after a failed check: that the new revision serves is not said any more',
    [status('r1', 'DEPLOYED'), begun],
    { serving: { is: 'previous', id: 'r0', is_old: true } }
  ],
  [
    'another one serves by now',
    [status('r1', 'DEPLOYED'), active(serves('r0')), active(serves('r1'))],
    { serving: { is: 'this', id: 'r1' } }
  ],
  [
    'nothing serves by now',
    [active(serves('r0')), active({ is: 'nothing' })],
    { serving: { is: 'nothing' } }
  ],
  ['the new revision serves: another one still served before', [read('r1')], { before: 'r0' }],
  [
    'its revision was superseded: its status, commit and id are withdrawn',
    [status('r1', 'SKIPPED'), commit(COMMIT_A), superseded('r2', 'r1')],
    { outputs: { revision_id: 'r2', status: '', commit_sha: '' }, before: 'r0' }
  ],
  [
    'its revision was superseded twice',
    [status('r1', 'SKIPPED'), superseded('r2', 'r1'), status('r2', 'X'), superseded('r3', 'r2')],
    { outputs: { revision_id: 'r3', status: '' }, before: 'r0' }
  ],
  [
    'the agent server names another revision, or cannot be verified',
    [
      { type: 'serving_read', revision_id: 'r1', is_earlier: false },
      { type: 'serving_unverified' }
    ],
    { outputs: { serving_revision_id: '' } }
  ],
  [
    'the service shows the commit late, or another one',
    [status('r1', 'DEPLOYED'), commit(COMMIT_A), commit(COMMIT_B)],
    { outputs: { commit_sha: COMMIT_B } }
  ],
  [
    'the service shows another URL',
    [read('r0', 'https://b.example')],
    { outputs: { url: 'https://b.example', docs_url: 'https://b.example/docs' } }
  ],
  [
    'a read shows no URL: the one that was shown stays',
    [read('r0', '')],
    { outputs: { url: 'https://a.example' } }
  ],
  [
    'it was planned again',
    [plan('delete'), plan('nothing')],
    { outputs: { plan: expect.stringContaining('"operation":"unchanged"') } }
  ],
  ['it was decided otherwise', [decided('created')], { outputs: { operation: 'created' } }],
  [
    'it is skipped',
    [{ type: 'skipped', reason: 'because' }],
    { outputs: { operation: 'skipped', new_revision: 'false' } }
  ]
])('%s', (_, events, expected) => {
  expect(report(events)).toMatchObject(expected)
})

test('the URL of a deployment is public without its query, which may be a token', () => {
  const { runner, redactor } = recordedRunner()
  redactor.add('token-9x7Kq2mZ')
  const reporter = new Reporter({ lines: runner, redactor })
  reporter.emit(read('r0', 'https://a.example/?key=token-9x7Kq2mZ'))
  expect(redactor.redact('https://a.example/?key=token-9x7Kq2mZ')).toBe(
    'https://a.example/?key=***'
  )
})
