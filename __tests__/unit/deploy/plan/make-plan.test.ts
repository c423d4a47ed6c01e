import { describe, expect, test } from '@jest/globals'
import type { LookupRow } from '../../../../src/contract/answers.js'
import type { DeployedState, DesiredDeployment } from '../../../../src/deploy/core/model.js'
import { emitPlanned, makePlan } from '../../../../src/deploy/plan/make-plan.js'
import type { CodeHistory } from '../../../../src/ports.js'
import type { ChangedFiles } from '../../../../src/repository/changed-files.js'
import { listChangedFiles } from '../../../../src/requests/ask-histories.js'
import { gitWanted, imageWanted, requestFor } from '../../../support/account.js'
import {
  COMMIT_A,
  COMMIT_B,
  currentOf,
  gitDeployment,
  INTEGRATION_ID,
  imageDeployment,
  LISTENER_ID,
  REPOSITORY
} from '../../../support/fakes/answers.js'
import { type Script, ScriptedControlPlane } from '../../../support/fakes/scripted-control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

const BETWEEN = { from: COMMIT_A, to: COMMIT_B }

interface Case {
  current?: DeployedState | null
  deleting?: string
  script?: Script
  histories?: CodeHistory[]
  over?: Parameters<typeof requestFor>[1]
}

async function plan(wanted: DesiredDeployment, { current = null, deleting, script = {}, histories = [], over }: Case) {
  const clock = new VirtualClock()
  const service = new ScriptedControlPlane(clock, { listRevisions: [null], ...script })
  const session = Object.assign(new RecordedSession(service, clock), { histories })
  const request = requestFor(wanted, over)
  const planned = await makePlan(session, request, { current, deleting: deleting ?? null })
  return { planned, session, service, target: request.target }
}

const integrations: LookupRow[] = [
  { id: 'other', name: 'someone' },
  { id: INTEGRATION_ID, name: 'Acme' }
]
const listeners: LookupRow[] = [{ id: LISTENER_ID, compute_config: { cluster_namespaces: ['agents'] } }]
const git = (source_config: object) => gitWanted(COMMIT_A, { source_config })
const image = (source_config: object) => imageWanted(undefined, { source_config })
const NAMESPACE = { cluster_namespace: 'agents' }

describe('what a create needs is looked up only if the inputs do not give it', () => {
  test.each<[string, DesiredDeployment, object, string[]]>([
    ['the integration', git({ repo_url: REPOSITORY }), { integration_id: INTEGRATION_ID }, ['listIntegrations']],
    [
      'an integration that is given',
      git({ repo_url: REPOSITORY, integration_id: 'mine' }),
      { integration_id: 'mine' },
      []
    ],
    [
      'the listener of a namespace',
      image({ listener_config: NAMESPACE }),
      { listener_id: LISTENER_ID, listener_config: NAMESPACE },
      ['listListeners']
    ],
    [
      'a listener that is given',
      image({ listener_config: NAMESPACE, listener_id: 'mine' }),
      { listener_id: 'mine', listener_config: NAMESPACE },
      []
    ],
    ['no namespace, no listener', image({}), {}, []]
  ])('%s', async (_, wanted, config, calls) => {
    const script: Script = { listIntegrations: [integrations], listListeners: [listeners] }
    const { planned, service } = await plan(wanted, { script })
    expect(planned.wanted.source_config).toMatchObject(config)
    expect(service.calls.map(({ method }) => method)).toEqual(calls)
  })

  test('not for an update', async () => {
    const { service } = await plan(git({ repo_url: REPOSITORY }), { current: currentOf(gitDeployment()) })
    expect(service.calls).toEqual([])
  })
})

test('the plan is reported, with the commit that is deployed', async () => {
  const { session, planned } = await plan(gitWanted(COMMIT_B), { current: currentOf(gitDeployment()) })
  expect(session.all('planned')).toEqual([{ type: 'planned', plan: planned.plan }])
  expect(session.all('commit_read')).toEqual([{ type: 'commit_read', revision_id: 'rev-1', commit_sha: COMMIT_A }])
})

test('a preview of another repository is not deployed over', async () => {
  const claim = {
    server_url: 'https://github.com',
    repositories: ['https://github.com/acme/other'],
    head_is_gone: false
  }
  const current = currentOf(gitDeployment())
  await expect(plan(gitWanted(), { current, over: { claim } })).rejects.toMatchObject({ code: 'foreign_deployment' })
  const own = { ...claim, repositories: [REPOSITORY] }
  expect((await plan(gitWanted(), { current, over: { claim: own } })).planned.claim).toBe(own)
})

describe('a plan that is only shown', () => {
  const shown = async (wanted: DesiredDeployment, over: Case) => {
    const { planned, session, target } = await plan(wanted, over)
    const before = session.events.length
    emitPlanned(session, target, planned)
    return session.events.slice(before)
  }

  test('of an update: the revision that serves, its status, and whether a new one would result', async () => {
    expect(await shown(gitWanted(COMMIT_B), { current: currentOf(gitDeployment()) })).toEqual([
      { type: 'revision_identified', revision_id: 'rev-1' },
      { type: 'status_read', revision_id: 'rev-1', status: 'DEPLOYED', elapsed_ms: 0 },
      { type: 'commit_read', revision_id: 'rev-1', commit_sha: COMMIT_A },
      { type: 'operation_decided', operation: 'planned', new_revision: true }
    ])
  })

  test('of a create: no revision exists', async () => {
    expect(await shown(gitWanted(), {})).toEqual([
      { type: 'operation_decided', operation: 'planned', new_revision: true }
    ])
  })

  test('of a create whose name is still reserved: a warning says so', async () => {
    expect(await shown(gitWanted(), { deleting: 'd-old' })).toEqual([
      { type: 'warning', message: expect.stringMatching(/support.*d-old/) },
      { type: 'operation_decided', operation: 'planned', new_revision: true }
    ])
  })
})

describe('the changed files', () => {
  const files: ChangedFiles = { ...BETWEEN, files: [{ path: 'README.md' }] }
  /** Knows what it is given, after some time. */
  const history = (answer: ChangedFiles, limits: number[], clock?: VirtualClock, takesMs = 0): CodeHistory => ({
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
    const found = await listChangedFiles({ histories, clock: new VirtualClock(), deadline: 1 }, BETWEEN)
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
  ['not shown', null, ['Not compared, because the service does not show it for this deployment: cluster_namespace.']],
  ['shown', NAMESPACE, []]
])('a field that cannot be changed and is %s', async (_, listener_config, expected) => {
  const wanted = image({ listener_config: NAMESPACE })
  const deployment = imageDeployment({}, { listener_config })
  const { session } = await plan(wanted, { current: currentOf(deployment) })
  expect(session.all('info').map(({ message }) => message)).toEqual(expected)
})
