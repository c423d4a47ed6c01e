import { describe, expect, test } from '@jest/globals'
import type { DeploymentAnswer } from '../../../../src/contract/answers.js'
import type { Applied, DeployedState, DesiredDeployment } from '../../../../src/deploy/core/model.js'
import { verifyApplied, verifySettings } from '../../../../src/deploy/verify/verify-applied.js'
import type { WaitOutcome } from '../../../../src/deploy/wait/wait-for-applied.js'
import {
  COMMIT_A,
  COMMIT_B,
  currentOf,
  dropped,
  gitDeployment,
  imageDeployment,
  refusal,
  revision
} from '../../../support/fakes/answers.js'
import { FakeControlPlane, type Script } from '../../../support/fakes/control-plane.js'
import { gitWanted, imageWanted, TIMEOUT } from '../../../support/fakes/deploys.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

const ASKED = [{ name: 'KEY', value: 'asked' }]
const OLD = [{ name: 'KEY', value: 'old' }]
const CODE = { repo_ref: 'main', graph_config_path: 'agent.json', repo_commit_sha: COMMIT_A }
const MISMATCH = expect.objectContaining({ code: 'revision_mismatch' })

const WANTED = gitWanted(COMMIT_A, {
  source_config: { install_command: 'new' },
  secrets: ASKED
})
const showing = (over: object = {}, config: object = {}, code: object = {}) =>
  gitDeployment(
    { secrets: ASKED, latest_revision_id: 'rev-2', active_revision_id: 'rev-2', ...over },
    { install_command: 'new', ...config },
    { ...code }
  )
const BEFORE = gitDeployment({ secrets: OLD }, { install_command: 'old' })
const UPDATED: Applied = {
  operation: 'updated',
  new_revision: true,
  revision_id: 'rev-2',
  previous: 'rev-1',
  before: BEFORE,
  deployment: BEFORE,
  sent: { secrets: ASKED, source_config: { install_command: 'new' } }
}

interface Case {
  applied?: Partial<Applied>
  wanted?: DesiredDeployment
  current?: DeployedState
  script?: Script
}

async function run(
  { applied = {}, wanted = WANTED, current = currentOf(BEFORE), script = {} }: Case,
  verify: (
    session: RecordedSession,
    input: { wanted: DesiredDeployment; current: DeployedState; applied: Applied }
  ) => Promise<unknown>
) {
  const clock = new VirtualClock()
  const session = new RecordedSession(new FakeControlPlane(clock, script), clock)
  const outcome = await verify(session, { wanted, current, applied: { ...UPDATED, ...applied } }).catch(
    (thrown: unknown) => thrown
  )
  return { outcome, session, active: session.all('active_revision_read').map(({ revision_id }) => revision_id) }
}

const WAIT = { enabled: true, interval: 'auto', timeoutMs: TIMEOUT } as const
const after = (waited: Exclude<WaitOutcome, 'not_built'>, over: Case) =>
  run(over, (session, input) => verifyApplied(session, { ...input, wait: WAIT, waited }))

describe('before any wait', () => {
  const unapplied = { new_revision: false, deployment: BEFORE }
  const script: Script = { readDeployment: [BEFORE] }

  test('an update without a revision that was not applied is no success', async () => {
    expect((await run({ applied: unapplied, script }, verifySettings)).outcome).toEqual(MISMATCH)
  })

  test.each<[string, Partial<Applied>]>([
    ['with a revision', { new_revision: true }],
    ['that sent nothing', { ...unapplied, operation: 'unchanged' }],
    ['that created the deployment', { ...unapplied, operation: 'created' }]
  ])('a run %s is not verified yet', async (_, applied) => {
    expect((await run({ applied }, verifySettings)).outcome).toBeUndefined()
  })
})

describe('without a wait', () => {
  const unwaited = (over: Case) => after('not_waited', { script: { readDeployment: [BEFORE] }, ...over })
  const git = gitDeployment({ secrets: OLD, latest_revision_id: 'rev-2' }, { install_command: 'new' })
  const image = (config: object) => imageDeployment({ secrets: OLD, latest_revision_id: 'rev-2' }, { ...config })
  const spec = { cpu: 2 }
  const url = 'https://new.example'
  const sentImage = { sent: { source_config: { custom_url: url, resource_spec: spec }, secrets: ASKED } }
  const wantedImage = imageWanted(undefined, {
    source_config: { custom_url: url, resource_spec: spec },
    secrets: ASKED
  })

  test('settings that were not applied are no success', async () => {
    expect((await unwaited({})).outcome).toEqual(MISMATCH)
    const before = image({ custom_url: 'https://old.example' })
    const applied = { ...sentImage, before, deployment: before }
    const script: Script = { readDeployment: [before] }
    expect((await unwaited({ applied, wanted: wantedImage, script })).outcome).toEqual(MISMATCH)
  })

  test('what the new revision holds may show later: secrets and resource spec', async () => {
    expect((await unwaited({ applied: { deployment: git } })).outcome).toBeUndefined()
    const before = image({ resource_spec: { cpu: 1 } })
    const applied = { ...sentImage, before, deployment: image({ custom_url: url, resource_spec: { cpu: 1 } }) }
    expect((await unwaited({ applied, wanted: wantedImage })).outcome).toBeUndefined()
  })

  test('a run that sent nothing, or made no revision, has nothing to verify', async () => {
    const { sent: _sent, ...unsent } = UPDATED
    const { outcome } = await run({}, (session, input) =>
      verifyApplied(session, { ...input, applied: unsent, current: null, wait: WAIT, waited: 'not_waited' })
    )
    expect(outcome).toBeUndefined()
    expect((await unwaited({ applied: { new_revision: false } })).outcome).toBeUndefined()
  })
})

describe('a revision that was DEPLOYED before', () => {
  const standing = (over: Partial<Applied>, code: object = CODE) =>
    after('standing', {
      applied: { deployment: showing(), latest: revision('rev-2', 'DEPLOYED', { ...code }), ...over }
    })

  test('is the result, and what serves is output', async () => {
    const { outcome, active } = await standing({})
    expect([outcome, active]).toEqual([{ revision_id: 'rev-2' }, ['rev-2']])
  })

  test('what serves is not output where the service does not tell', async () => {
    const none = showing({ active_revision_id: null })
    expect((await standing({ before: none, deployment: none })).active).toEqual([])
    expect((await standing({ deployment: showing({ active_revision_id: undefined }) })).active).toEqual([])
  })

  test.each<[string, Partial<Applied>, object | undefined, string]>([
    ['of other code', {}, { ...CODE, repo_ref: 'other' }, 'revision_mismatch'],
    ['being deleted', { deployment: showing({ status: 'AWAITING_DELETE' }) }, CODE, 'deployment_deleted']
  ])('is no success if it is %s', async (_, applied, code, expected) => {
    expect((await standing(applied, code)).outcome).toMatchObject({ code: expected })
  })

  test('is judged by the deployment, if it does not show its code and is the latest one', async () => {
    const told = { latest: revision('rev-2', 'DEPLOYED') }
    const other = showing({}, {}, { repo_ref: 'other' })
    expect((await standing({ ...told, deployment: other })).outcome).toEqual(MISMATCH)
    const newer = { ...other, latest_revision_id: 'rev-3' }
    expect((await standing({ ...told, deployment: newer })).outcome).toEqual({ revision_id: 'rev-2' })
  })

  test('is no success, if the service named a serving revision before and names none now', async () => {
    const before = gitDeployment({ active_revision_id: 'rev-1' })
    const { outcome } = await standing({ before, deployment: showing({ active_revision_id: null }) })
    expect(outcome).toMatchObject({ code: 'not_active' })
  })

  test('if there is none, there is nothing to verify', async () => {
    const { outcome, active } = await after('standing', {})
    expect([outcome, active]).toEqual([undefined, []])
  })
})

describe('a revision that this run waited for', () => {
  interface Up extends Case {
    /** What the deployment shows after the wait; the last state stays. */
    shows?: (DeploymentAnswer | Error)[]
    code?: object | null
  }
  const cameUp = ({ shows = [showing()], code = CODE, ...over }: Up) =>
    after(
      { startedAt: 0, revision: revision('rev-2', 'DEPLOYED', code && { ...code }) },
      { ...over, script: { readDeployment: shows, ...over.script } }
    )
  const newer = { latest_revision_id: 'rev-3', active_revision_id: 'rev-3' }

  test('is the result, and what serves is output', async () => {
    const { outcome, active, session } = await cameUp({})
    expect([outcome, active, session.all('warning')]).toEqual([{ revision_id: 'rev-2' }, ['rev-2'], []])
  })

  test.each<[string, Up, string]>([
    ['was built from another branch', { code: { ...CODE, repo_ref: 'other' } }, 'revision_mismatch'],
    [
      'shows no code, and the deployment shows another branch',
      { code: null, shows: [showing({}, {}, { repo_ref: 'other' })] },
      'revision_mismatch'
    ],
    [
      'is not shown yet, and the secrets are those of before',
      { shows: [showing({ latest_revision_id: 'rev-1', secrets: OLD })] },
      'revision_mismatch'
    ],
    ['has the secrets of before', { shows: [showing({ secrets: OLD })] }, 'revision_mismatch'],
    [
      'belongs to a deployment that is being deleted',
      { shows: [showing({ status: 'AWAITING_DELETE' })] },
      'deployment_deleted'
    ],
    ['belongs to a deployment that no longer exists', { shows: [refusal(404)] }, 'not_found'],
    ['can no longer be read: it is not verified', { shows: [dropped()] }, 'not_verified']
  ])('is no success if it %s', async (_, up, code) => {
    expect((await cameUp(up)).outcome).toMatchObject({ code })
  })

  test('built from another commit is a warning, unless that commit was kept on purpose', async () => {
    const code = { ...CODE, repo_commit_sha: COMMIT_B }
    expect((await cameUp({ code })).session.all('commit_differs')).toHaveLength(1)
    const applied = { retained_commit: COMMIT_B }
    expect((await cameUp({ code, applied })).session.all('commit_differs')).toEqual([])
  })

  describe('and that another run’s revision replaced', () => {
    const serving = (code: object) => ({ readRevision: [revision('rev-3', 'DEPLOYED', { ...CODE, ...code })] })

    test('is followed to it, if that holds what was requested', async () => {
      const { outcome, active } = await cameUp({ shows: [showing(newer)], script: serving({}) })
      expect([outcome, active]).toEqual([{ revision_id: 'rev-3' }, ['rev-3']])
    })

    test('is red, if that has the commit from before the run: another writer rolled back', async () => {
      const up = { shows: [showing(newer)], script: serving({ repo_commit_sha: COMMIT_B }) }
      const deployed = (commit: string) => currentOf(BEFORE, 'DEPLOYED', { repo_commit_sha: commit })
      expect((await cameUp({ ...up, current: deployed(COMMIT_B) })).outcome).toMatchObject({ code: 'other_commit' })
      expect((await cameUp({ ...up, current: deployed('c'.repeat(40)) })).outcome).toEqual({ revision_id: 'rev-3' })
    })

    test.each<[string, Up]>([
      ['another branch', { shows: [showing(newer)], script: serving({ repo_ref: 'other' }) }],
      [
        'another branch, as the deployment shows it',
        {
          shows: [showing(newer, {}, { repo_ref: 'other' })],
          script: { readRevision: [revision('rev-3', 'DEPLOYED')] }
        }
      ],
      ['other secrets', { shows: [showing({ ...newer, secrets: OLD })], script: serving({}) }]
    ])('is no success if that has %s', async (_, up) => {
      expect((await cameUp(up)).outcome).toEqual(MISMATCH)
    })

    test('but that does not serve yet, is the result, unless the deployment shows other contents by now', async () => {
      const other = { ...newer, active_revision_id: 'rev-2' }
      const { outcome, active } = await cameUp({ shows: [showing(other)] })
      expect([outcome, active]).toEqual([{ revision_id: 'rev-2' }, ['rev-2']])
      expect((await cameUp({ shows: [showing({ ...other, secrets: OLD })] })).outcome).toEqual(MISMATCH)
    })
  })
})
