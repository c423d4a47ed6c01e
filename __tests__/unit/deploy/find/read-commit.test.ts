import { expect, test } from '@jest/globals'
import type { DeploymentAnswer } from '../../../../src/contract/answers.js'
import { readCommit } from '../../../../src/deploy/find/read-commit.js'
import { currentOf, gitDeployment, imageDeployment } from '../../../support/fakes/answers.js'
import { FakeControlPlane } from '../../../support/fakes/control-plane.js'
import { gitWanted } from '../../../support/fakes/deploys.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

test.each<[string, DeploymentAnswer, number, boolean]>([
  [
    'a deployment from git that shows no commit yet is read again',
    gitDeployment({}, {}, { repo_commit_sha: null }),
    0,
    true
  ],
  [
    'a revision of a clock that is slightly ahead is as new',
    gitDeployment({}, {}, { repo_commit_sha: null }),
    5_000,
    true
  ],
  [
    'a revision of a clock that is far ahead is not read again',
    gitDeployment({}, {}, { repo_commit_sha: null }),
    3_600_000,
    false
  ],
  ['a deployment from an image never shows a commit, and is not read again', imageDeployment(), 0, false]
])('%s', async (_, deployment, aheadMs, isRead) => {
  const clock = new VirtualClock()
  const current = currentOf(deployment)
  const latest = current.latest && { ...current.latest, created_at: new Date(clock.date() + aheadMs).toISOString() }
  const service = new FakeControlPlane(clock)
  service.deployment = deployment
  service.revisions = latest === null ? [] : [latest]
  await readCommit(new RecordedSession(service, clock), { deployment, latest }, gitWanted())
  expect(service.calls.length > 0).toBe(isRead)
})
