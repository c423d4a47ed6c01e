import { describe, expect, test } from '@jest/globals'
import type { RevisionAnswer } from '../../../../src/contract/answers.js'
import { type Snapshot, snapshotOf } from '../../../../src/deploy/core/snapshot.js'
import { makePlan } from '../../../../src/deploy/plan/make-plan.js'
import { findReturn } from '../../../../src/deploy/plan/undone-return.js'
import type { CodeHistory } from '../../../../src/ports.js'
import type { ChangedFiles } from '../../../../src/repository/refs.js'
import { listChangedFiles } from '../../../../src/requests/ask-histories.js'
import type { Fixture } from '../../../support/account.js'
import { gitWanted, imageWanted, requestFor } from '../../../support/account.js'
import {
  COMMIT_A,
  COMMIT_B,
  currentOf,
  gitDeployment,
  imageDeployment,
  refusal
} from '../../../support/fakes/answers.js'
import { type Script, ScriptedControlPlane } from '../../../support/fakes/scripted-control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

const BETWEEN = { from: COMMIT_A, to: COMMIT_B }

interface Case {
  current?: Snapshot | null
  deleting?: string
  script?: Script
  histories?: CodeHistory[]
  over?: Parameters<typeof requestFor>[1]
}

async function plan(
  wanted: Fixture,
  { current = null, deleting, script = {}, histories = [], over }: Case
) {
  const clock = new VirtualClock()
  const service = new ScriptedControlPlane(clock, { listRevisions: [null], ...script })
  const session = Object.assign(new RecordedSession(service, clock), { histories })
  const request = requestFor(wanted, over)
  const planned = await makePlan(session, request, { current, deleting: deleting ?? null })
  return { planned, session, service, target: request.target }
}

const image = (source_config: object) => imageWanted(undefined, { source_config })
const NAMESPACE = { cluster_namespace: 'agents' }

test('the plan is reported, with the commit that is deployed', async () => {
  const { session, planned } = await plan(gitWanted(COMMIT_B), {
    current: currentOf(gitDeployment())
  })
  expect(session.all('planned')).toEqual([{ type: 'planned', plan: planned.plan }])
  expect(session.all('commit_read')).toEqual([
    { type: 'commit_read', revision_id: 'rev-1', commit_sha: COMMIT_A }
  ])
})

describe('the changed files', () => {
  const files: ChangedFiles = { ...BETWEEN, files: ['README.md'], links: [] }
  /** Knows what it is given, after some time. */
  const history = (
    answer: ChangedFiles,
    limits: number[],
    clock?: VirtualClock,
    takesMs = 0
  ): CodeHistory => ({
    listChangedFiles: async (_comparison, how) => {
      limits.push(how?.timeoutMs ?? 0)
      clock?.pass(takesMs)
      return answer
    },
    containsCommit: async () => undefined
  })
  const unknown = (why: string): ChangedFiles => ({ ...BETWEEN, unknown: why })

  test('are those of the first source that knows; each gets a minute at most', async () => {
    const clock = new VirtualClock()
    const limits: number[] = []
    const sources = [unknown('no checkout'), files, unknown('never asked')]
    const histories = sources.map((answer) => history(answer, limits, clock, 20_000))
    expect(await listChangedFiles({ histories, clock, deadline: 70_000 }, BETWEEN)).toBe(files)
    expect(limits).toEqual([60_000, 50_000])
  })

  test('are unknown with the reasons of all sources', async () => {
    const histories = [history(unknown('no checkout'), []), history(unknown('answered 403'), [])]
    const found = await listChangedFiles(
      { histories, clock: new VirtualClock(), deadline: 1 },
      BETWEEN
    )
    expect(found).toEqual(unknown('no checkout; answered 403'))
  })

  test('are asked for only if they decide', async () => {
    const limits: number[] = []
    const histories = [history(files, limits)]
    const current = currentOf(gitDeployment())
    const decided = await plan(gitWanted(COMMIT_B, { paths: ['src/**'] }), { current, histories })
    expect(decided.planned).toMatchObject({ changed_files: files, plan: { new_revision: false } })
    const without = await plan(gitWanted(COMMIT_B), { current, histories })
    expect([without.planned.changed_files, limits.length]).toEqual([undefined, 1])
  })
})

test.each<[string, object | null, string[]]>([
  [
    'not shown',
    null,
    ['Not compared, because the service does not show it for this deployment: cluster_namespace.']
  ],
  ['shown', NAMESPACE, []]
])('a field that cannot be changed and is %s', async (_, listener_config, expected) => {
  const wanted = image({ listener_config: NAMESPACE })
  const deployment = imageDeployment({}, { listener_config })
  const { session } = await plan(wanted, { current: currentOf(deployment) })
  expect(session.all('info').map(({ message }) => message)).toEqual(expected)
})

test.each<[string, Script, string[]]>([
  [
    'with its commit',
    {
      readRevision: [
        { id: 'r0', status: 'DEPLOYED', source_revision_config: { repo_commit_sha: COMMIT_A } }
      ]
    },
    ['r0']
  ],
  ['also if it cannot be read', { readRevision: [refusal(429, 60_000)] }, []]
])(
  'what serves instead of the latest revision is named %s, in one request',
  async (_, script, shown) => {
    const deployment = gitDeployment({ active_revision_id: 'r0', latest_revision_id: 'r1' })
    const current = snapshotOf(deployment, { id: 'r1', status: 'BUILD_FAILED' })
    const { session, service } = await plan(gitWanted(), { current, script })
    const serving = { is: 'revision', id: 'r0' }
    const compared = { type: 'attempt_compared', status: 'BUILD_FAILED', serving }
    expect(session.last('attempt_compared')).toEqual(compared)
    expect(session.all('commit_read').map(({ revision_id }) => revision_id)).toEqual(shown)
    expect(service.calls.filter(({ method }) => method === 'readRevision')).toHaveLength(1)
  }
)

test.each([
  ['BUILD_FAILED', null, true],
  ['DEPLOYED', null, false],
  ['BUILD_FAILED', undefined, false],
  ['BUILD_FAILED', 'r1', false]
])(
  'after %s, with %s as the active revision, the plan compares with an attempt: %s',
  async (status, active, is) => {
    const deployment = gitDeployment({ latest_revision_id: 'r1' })
    const current = snapshotOf({ ...deployment, active_revision_id: active }, { id: 'r1', status })
    const { session } = await plan(gitWanted(), { current, script: {} })
    expect(session.all('attempt_compared')).toHaveLength(is ? 1 : 0)
  }
)

const ofCommit = (letter: string, status = 'DEPLOYED'): RevisionAnswer => ({
  id: letter,
  status,
  source_revision_config: { repo_ref: 'main', repo_commit_sha: letter.repeat(40) }
})
const ofImage = (letter: string): RevisionAnswer => ({
  id: letter,
  status: 'DEPLOYED',
  source_revision_config: { image_uri: `registry.example/agent@sha256:${letter.repeat(64)}` }
})
const [A, B, C] = [ofCommit('a'), ofCommit('b'), ofCommit('c')]
const unknown: RevisionAnswer = { id: 'u', status: 'DEPLOYED' }

const A_AFTER_B = { to: 'a', from: 'b' }

test.each<[string, RevisionAnswer[], object | undefined]>([
  ['returned to an earlier commit', [A, B, A], A_AFTER_B],
  ['returned from one that failed', [A, ofCommit('b', 'DEPLOY_FAILED'), A], A_AFTER_B],
  ['returned, and was deployed again', [A, A, B, A], A_AFTER_B],
  ['returned past one whose code is not shown', [A, unknown, B, A], A_AFTER_B],
  ['returned to an earlier image', ['a', 'b', 'a'].map(ofImage), A_AFTER_B],
  ['returned, and then failed to build', [ofCommit('c', 'BUILD_FAILED'), A, B, A], A_AFTER_B],
  ['failed to return', [ofCommit('a', 'DEPLOY_FAILED'), B, A], undefined],
  ['undid a rollback already', [B, A, B, A], undefined],
  ['only went on', [C, B, A], undefined],
  ['only deployed the same again', [A, A], undefined],
  ['repeats a commit that had failed before', [B, A, ofCommit('b', 'BUILD_FAILED')], undefined]
])('a deployment that %s', (_, rows, code) => {
  const found = findReturn(rows)
  expect(found && { to: found.to.id, from: found.from.id }).toEqual(code)
})
