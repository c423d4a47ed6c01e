import { describe, expect, test } from '@jest/globals'
import type { DeploymentAnswer, RevisionAnswer } from '../../../../src/contract/answers.js'
import type { DesiredDeployment } from '../../../../src/deploy/core/model.js'
import { findCurrent } from '../../../../src/deploy/find/find-current.js'
import { COMMIT_A, gitDeployment, imageDeployment, revision } from '../../../support/fakes/answers.js'
import { FakeControlPlane } from '../../../support/fakes/control-plane.js'
import { gitWanted, imageWanted } from '../../../support/fakes/deploys.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

type Read = readonly [deployment: DeploymentAnswer, latest: RevisionAnswer]

/** What a run finds if the service shows one state after the other, the last one from then on. */
async function find(reads: Read[], wanted: DesiredDeployment = gitWanted(), timeoutMs = 600_000) {
  const clock = new VirtualClock()
  let at = -1
  const service = new FakeControlPlane(clock, {
    readDeployment: [() => reads[Math.min(++at, reads.length - 1)]![0]],
    readRevision: [() => reads[Math.min(at, reads.length - 1)]![1]]
  })
  const session = new RecordedSession(service, clock, timeoutMs)
  const { current } = await findCurrent(session, { deployment_id: 'd1' }, wanted)
  return { current, ms: clock.now(), told: session.all('info').length }
}

const CODE = { repo_ref: 'main', graph_config_path: 'agent.json' }
const TOLD = { ...CODE, repo_commit_sha: COMMIT_A }

describe('another revision serves than the latest', () => {
  const state = (active_revision_id: string | null | undefined, status = 'DEPLOYED'): Read => [
    gitDeployment({ latest_revision_id: 'rev-2', active_revision_id }),
    revision('rev-2', status, TOLD)
  ]

  test.each<[string, Read[], number]>([
    ['the latest serves', [state('rev-2')], 0],
    ['the service names none', [state(undefined)], 0],
    ['none serves', [state(null)], 0],
    ['the latest is in progress', [state('rev-1', 'BUILDING')], 0],
    ['the latest failed', [state('rev-1', 'BUILD_FAILED')], 0],
    ['the latest is DEPLOYED, and serves two seconds later', [state('rev-1'), state('rev-1'), state('rev-2')], 2_000],
    ['the latest is DEPLOYED, and another one stays active', [state('rev-1')], 15_000]
  ])('%s: reads again for %s ms', async (_, reads, ms) => {
    const found = await find(reads)
    expect([found.ms, found.told]).toEqual([ms, ms === 0 ? 0 : 1])
    expect(found.current?.deployment).toEqual(reads.at(-1)?.[0])
  })

  test('not beyond the time limit', async () => {
    expect((await find([state('rev-1')], gitWanted(), 4_000)).ms).toBe(4_000)
  })
})

describe('a DEPLOYED revision that does not show its commit', () => {
  const bare = gitDeployment({}, {}, { repo_commit_sha: null })
  const made = (ageMs: number | null, status = 'DEPLOYED', code: Record<string, string> = CODE): RevisionAnswer => ({
    ...revision('rev-1', status, code),
    created_at: ageMs === null ? null : new Date(new VirtualClock().date() - ageMs).toISOString()
  })
  const { commit: _, ...withoutCommit } = gitWanted()

  test.each<[string, Read[], DesiredDeployment, number]>([
    [
      'and is new is read until it does',
      [
        [bare, made(0)],
        [bare, made(0, 'DEPLOYED', TOLD)]
      ],
      gitWanted(),
      1_000
    ],
    [
      'or until the deployment does',
      [
        [bare, made(0)],
        [gitDeployment(), made(0)]
      ],
      gitWanted(),
      1_000
    ],
    [
      'and is new, of a clock that is ahead',
      [
        [bare, made(-5_000)],
        [gitDeployment(), made(0)]
      ],
      gitWanted(),
      1_000
    ],
    ['is not waited for once it is 15 s old', [[bare, made(15_000)]], gitWanted(), 0],
    ['is not waited for if its age is unknown', [[bare, made(null)]], gitWanted(), 0],
    ['is not waited for in progress', [[bare, made(0, 'BUILDING')]], gitWanted(), 0],
    ['does not matter if the run knows no commit', [[bare, made(0)]], withoutCommit, 0],
    ['does not matter for an image', [[imageDeployment(), made(0)]], imageWanted(), 0]
  ])('%s', async (__, reads, wanted, ms) => {
    expect((await find(reads, wanted)).ms).toBe(ms)
  })
})
