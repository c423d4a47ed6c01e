import { describe, expect, test } from '@jest/globals'
import type { RevisionAnswer } from '../../../../src/contract/answers.js'
import { type Snapshot, snapshotOf } from '../../../../src/deploy/core/snapshot.js'
import { makePlan } from '../../../../src/deploy/plan/make-plan.js'
import { findReturn } from '../../../../src/deploy/plan/undone-return.js'
import type { CodeHistory, CommitFiles } from '../../../../src/ports.js'
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
  files?: CommitFiles
  over?: Parameters<typeof requestFor>[1]
}

async function plan(
  wanted: Fixture,
  { current = null, deleting, script = {}, histories = [], files, over }: Case
) {
  const clock = new VirtualClock()
  const service = new ScriptedControlPlane(clock, { listRevisions: [null], ...script })
  const session = Object.assign(new RecordedSession(service, clock), {
    histories,
    ...(files && { files })
  })
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

describe('the files behind `paths`', () => {
  const CONFIG = 'agents/support/langgraph.json'
  const DEPLOYED = currentOf(gitDeployment({}, {}, { graph_config_path: CONFIG }))
  const OWN = ['agents/support/**']
  const TOOLS = 'libs/tools/main.py'
  const changedTools: CodeHistory = {
    listChangedFiles: async () => ({ ...BETWEEN, files: [TOOLS], links: [] }),
    containsCommit: async () => undefined
  }
  /** Plans a commit that changes the tools. @param text Of the graph configuration file; undefined: unknown. */
  const planWith = async (
    { paths = OWN, text, ref = 'main' }: { paths?: string[]; text?: string; ref?: string },
    current: Snapshot | null = DEPLOYED
  ) => {
    const reads: string[] = []
    const files: CommitFiles = {
      readFile: async (commit, path) => {
        reads.push(`${commit} ${path}`)
        return text
      },
      listFiles: async (commit) => {
        reads.push(commit)
        return text === undefined ? undefined : [CONFIG, 'agents/support/main.py', TOOLS]
      }
    }
    const code = { repo_ref: ref, graph_config_path: CONFIG }
    const wanted = gitWanted(COMMIT_B, { paths, source_revision_config: code })
    const histories = [changedTools]
    const { planned } = await plan(wanted, { current, histories, files })
    return { plan: planned.plan, reads }
  }
  const listing = (...dependencies: string[]) => ({ text: JSON.stringify({ dependencies }) })

  test.each<[string, Parameters<typeof planWith>[0], new_revision: boolean]>([
    ['a dependency outside the folder that changed', listing('.', '../../libs/tools'), true],
    [
      'a dependency that paths exclude',
      { ...listing('../../libs/tools'), paths: [...OWN, '!libs/**'] },
      false
    ],
    ['dependencies in the folder alone', listing('.', './src'), false],
    ['dependencies outside the repository', listing('../../../libs/tools'), false],
    ['a file that the checkout does not show', {}, false],
    ['a file of another form', { text: 'dependencies:' }, false]
  ])('whether a change of the tools is deployed: %s', async (_, asked, new_revision) => {
    expect(await planWith(asked)).toMatchObject({
      plan: { new_revision },
      reads: [`${COMMIT_B} ${CONFIG}`, COMMIT_B]
    })
  })

  test('the plan says if the dependencies are unknown, and only then', async () => {
    const unknown = expect.stringContaining(`dependencies of ${CONFIG} are unknown`)
    expect((await planWith({})).plan.reasons).toContainEqual(unknown)
    expect((await planWith(listing('.'))).plan.reasons).not.toContainEqual(unknown)
  })

  test.each<[string, Parameters<typeof planWith>[0], named: string[]]>([
    [
      'a pattern that matches no file',
      { ...listing(), paths: ['agents/suport/**'] },
      ['agents/suport/**']
    ],
    ['patterns that match files', { ...listing(), paths: [...OWN, '!**.rst'] }, []],
    ['a dependency outside the repository', listing('.', '../../../kit'), ['../../../kit', CONFIG]],
    ['a dependency in it', listing('../../libs/tools'), []],
    ['files that the checkout does not show', { paths: ['agents/suport/**'] }, []]
  ])('the warnings of a plan name %s', async (_, asked, named) => {
    const { warnings } = (await planWith(asked)).plan
    expect(warnings).toHaveLength(named.length === 0 ? 0 : 1)
    for (const name of named) expect(warnings[0]).toContain(name)
  })

  test('a create warns of a pattern that matches no file, too', async () => {
    const asked = { ...listing(), paths: ['agents/suport/**'] }
    expect((await planWith(asked, null)).plan.warnings).toEqual([
      expect.stringContaining('agents/suport/**')
    ])
  })

  test('nothing is read for a tag, which ignores `paths`', async () => {
    expect((await planWith({ ref: 'refs/tags/v1' })).reads).toEqual([])
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
