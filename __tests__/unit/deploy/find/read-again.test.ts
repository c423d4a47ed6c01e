import { describe, expect, test } from '@jest/globals'
import type { RevisionAnswer } from '../../../../src/contract/answers.js'
import type { DeployedState, DesiredDeployment } from '../../../../src/deploy/core/model.js'
import { readActive } from '../../../../src/deploy/find/read-active.js'
import { readCommit } from '../../../../src/deploy/find/read-commit.js'
import { COMMIT_A, gitDeployment, refusal, revision } from '../../../support/fakes/answers.js'
import { FakeControlPlane, type Script } from '../../../support/fakes/control-plane.js'
import { gitWanted, imageWanted } from '../../../support/fakes/deploys.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

function open(script: Script, timeoutMs = 600_000) {
  const clock = new VirtualClock()
  const service = new FakeControlPlane(clock, script)
  return { clock, service, session: new RecordedSession(service, clock, timeoutMs) }
}

describe('if another revision serves than the latest, which is DEPLOYED', () => {
  const state = (active_revision_id: string | null | undefined, latest: RevisionAnswer | null): DeployedState => {
    const deployment = gitDeployment({ latest_revision_id: latest?.id ?? null, active_revision_id })
    return { deployment, latest }
  }
  const deployed = revision('rev-2', 'DEPLOYED')
  const apart = state('rev-1', deployed)
  const earlier = revision('rev-1', 'DEPLOYED')
  const readRevision: Script['readRevision'] = [(_, id) => (id === 'rev-1' ? earlier : deployed)]

  test.each<[string, DeployedState]>([
    ['the latest serves', state('rev-2', deployed)],
    ['the service names none', state(undefined, deployed)],
    ['none serves', state(null, deployed)],
    ['the latest is still built', state('rev-1', revision('rev-2', 'BUILDING'))],
    ['the latest failed', state('rev-1', revision('rev-2', 'BUILD_FAILED'))],
    ['there is no revision', state('rev-1', null)]
  ])('nothing is read again otherwise: %s', async (_, first) => {
    const { session, service } = open({})
    expect(await readActive(session, first)).toBe(first)
    expect(service.calls).toEqual([])
  })

  test('the service gets some seconds to switch, and a message says so', async () => {
    const { session, clock } = open({
      readDeployment: [apart.deployment, state('rev-2', deployed).deployment],
      readRevision
    })
    const current = await readActive(session, apart)
    expect([current.deployment.active_revision_id, current.active]).toEqual(['rev-2', undefined])
    expect([clock.now(), clock.sleeps]).toEqual([2_000, [1_000, 1_000]])
    expect(session.all('info')[0]?.message).toBe(
      'Revision rev-2 is DEPLOYED, but rev-1 is still active. Waiting up to 15 s for the service to switch.'
    )
  })

  test('then the one that serves decides about the plan', async () => {
    const { session, clock } = open({ readDeployment: [apart.deployment], readRevision })
    const current = await readActive(session, apart)
    expect([current.active, clock.now()]).toEqual([earlier, 15_000])
  })

  test('the wait takes a quarter of the time that is left, at most', async () => {
    const { session, clock } = open({ readDeployment: [apart.deployment], readRevision }, 20_000)
    clock.pass(4_000)
    await readActive(session, apart)
    expect(clock.now()).toBe(8_000)
    expect(session.all('info')[0]?.message).toContain('up to 4 s')
  })

  test('one that may not be read is unknown', async () => {
    const { session } = open({
      readDeployment: [apart.deployment],
      readRevision: [(_, id) => (id === 'rev-1' ? refusal(403) : deployed)]
    })
    expect((await readActive(session, apart)).active).toBeNull()
  })

  test('if none serves meanwhile, there is none to read', async () => {
    const none = state(null, deployed)
    const { session } = open({ readDeployment: [none.deployment], readRevision })
    expect((await readActive(session, apart)).active).toBeUndefined()
  })
})

describe('a DEPLOYED revision of the last seconds that does not show its commit', () => {
  const NOW = Date.UTC(2026, 0, 1)
  const code = { repo_ref: 'main', graph_config_path: 'agent.json' }
  const bare = gitDeployment({}, {}, { repo_commit_sha: null })
  const { commit: _, ...withoutCommit } = gitWanted()
  const made = (over: Partial<RevisionAnswer> = {}, ageMs = 10_000): DeployedState => ({
    deployment: bare,
    latest: { ...revision('rev-1', 'DEPLOYED', code), created_at: new Date(NOW - ageMs).toISOString(), ...over }
  })
  const told = revision('rev-1', 'DEPLOYED', { ...code, repo_commit_sha: COMMIT_A })
  const read = (first: DeployedState, wanted: DesiredDeployment = gitWanted(), timeoutMs?: number) => {
    const opened = open(
      { readDeployment: [bare], readRevision: [made().latest, told].filter((one) => one !== null) },
      timeoutMs
    )
    return { ...opened, current: readCommit(opened.session, first, wanted) }
  }

  test('is read again until it does', async () => {
    const { current, clock } = read(made())
    expect((await current).latest).toEqual(told)
    expect(clock.sleeps).toEqual([500, 500])
  })

  test('also of a tag, which may have moved', async () => {
    const onTag = gitWanted(COMMIT_A, { source_revision_config: { repo_ref: 'refs/tags/v1' } })
    expect((await read(made(), onTag).current).latest).toEqual(told)
  })

  test('also if the deployment shows it first', async () => {
    const { session, clock } = open({ readDeployment: [bare, gitDeployment()], readRevision: [made().latest ?? told] })
    await readCommit(session, made(), gitWanted())
    expect(clock.now()).toBe(1_000)
  })

  test.each([
    [600_000, 5_000],
    [8_000, 2_000]
  ])('with a time limit of %i ms for %i ms at most', async (timeoutMs, ms) => {
    const { session, clock } = open({ readDeployment: [bare], readRevision: [made().latest ?? told] }, timeoutMs)
    await readCommit(session, made(), gitWanted())
    expect(clock.now()).toBe(ms)
  })

  test('up to an age of 30 s', async () => {
    const { current, clock } = read(made({}, 30_000))
    await current
    expect(clock.now()).toBeGreaterThan(0)
  })

  test.each<[string, DeployedState, DesiredDeployment]>([
    ['an image has none', made(), imageWanted()],
    ['the commit of this run is unknown', made(), withoutCommit],
    ['it is still built', made({ status: 'BUILDING' }), gitWanted()],
    ['there is no revision', { deployment: bare, latest: null }, gitWanted()],
    ['another revision serves', { ...made(), active: told }, gitWanted()],
    [
      'the revision shows it',
      { deployment: bare, latest: { ...told, created_at: made().latest?.created_at } },
      gitWanted()
    ],
    ['the deployment shows it', { ...made(), deployment: gitDeployment() }, gitWanted()],
    ['an older revision would show it by now', made({}, 30_001), gitWanted()],
    ['its age is unknown', made({ created_at: null }), gitWanted()]
  ])('is not read again if %s', async (_, first, wanted) => {
    const { current, service } = read(first, wanted)
    expect(await current).toBe(first)
    expect(service.calls).toEqual([])
  })
})
