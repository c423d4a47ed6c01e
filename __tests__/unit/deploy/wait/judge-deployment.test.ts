import { expect, test } from '@jest/globals'
import {
  type DeploymentVerdict,
  judgeDeployment,
  judgeRevision,
  type RevisionVerdict,
  type WaitState
} from '../../../../src/deploy/wait/judge-deployment.js'
import { gitDeployment, revision } from '../../../support/fakes/answers.js'

interface Situation {
  status?: string
  state?: Partial<WaitState>
  latest?: string
  active?: string
  isLast?: boolean
}

test.each<[string, Situation, DeploymentVerdict]>([
  ['nothing newer', {}, { is: 'continue' }],
  ['a newer one that is not serving', { latest: 'rev-2', active: 'rev-0' }, { is: 'continue' }],
  [
    'a newer one is serving',
    { latest: 'rev-2', active: 'rev-2' },
    { is: 'follow', newest: 'rev-2' }
  ],
  [
    'SKIPPED, with a newer one',
    { status: 'SKIPPED', latest: 'rev-2' },
    { is: 'follow', newest: 'rev-2' }
  ],
  [
    'SKIPPED, with the one that it superseded',
    { status: 'SKIPPED', latest: 'rev-0' },
    { is: 'await_successor', until: 65_000 }
  ],
  [
    'SKIPPED, within 5 s of the first read',
    { status: 'SKIPPED', state: { successor_deadline: 60_001 } },
    { is: 'await_successor', until: 60_001 }
  ],
  [
    'SKIPPED, 5 s after the first read',
    { status: 'SKIPPED', state: { successor_deadline: 60_000 } },
    { is: 'superseded' }
  ],
  ['SKIPPED, at the deadline', { status: 'SKIPPED', isLast: true }, { is: 'superseded' }]
])('the deployment shows %s', (_, situation, verdict) => {
  const { status = 'BUILDING', state, latest = 'rev-1', active = null, isLast = false } = situation
  const deployment = gitDeployment({ latest_revision_id: latest, active_revision_id: active })
  const waiting: WaitState = {
    requests: 2,
    revision_id: 'rev-1',
    revision: revision('rev-1', status),
    deployment_read_at: 60_000,
    superseded_ids: ['rev-0'],
    ...state
  }
  expect(judgeDeployment(waiting, deployment, isLast)).toEqual(verdict)
})

test.each<[string, string, number | undefined, RevisionVerdict]>([
  ['DEPLOYED', 'ends the wait', undefined, { is: 'ended' }],
  ['BUILD_FAILED', 'ends the wait', undefined, { is: 'ended' }],
  ['SKIPPED', 'was superseded', undefined, { is: 'superseded' }],
  ['UNKNOWN', 'is waited through', undefined, { is: 'continue' }],
  ['BUILDING', 'has passed the interruption', 1, { is: 'continue' }],
  ['INTERRUPTED', 'may pass', undefined, { is: 'continue', interrupted_at: 100_000 }],
  ['BUILD_INTERRUPTED', 'may pass for 60 s', 40_001, { is: 'continue', interrupted_at: 40_001 }],
  ['INTERRUPTED', 'has stood for 60 s', 40_000, { is: 'ended', interrupted_at: 40_000 }],
  ['INTERRUPTED_AND_FAILED', 'ends the wait', undefined, { is: 'ended' }]
])('a revision that is %s %s', (status, _, interrupted_at, verdict) => {
  expect(judgeRevision({ interrupted_at }, revision('rev-1', status), 100_000)).toEqual(verdict)
})
