import { describe, expect, test } from '@jest/globals'
import type { DeploymentAnswer, RevisionAnswer } from '../../../src/contract/answers.js'
import { CancelledError } from '../../../src/errors.js'
import type { Access } from '../../../src/inputs/request.js'
import type { CommandPorts } from '../../../src/run/command.js'
import {
  blockedBy,
  type Need,
  type NeedEnd,
  readNeed as read
} from '../../../src/run/deployments/needs.js'
import { DEPLOYMENT_ID, gitDeployment, refusal, revision } from '../../support/fakes/answers.js'
import { connectionTo, GitHubRepository } from '../../support/fakes/github-repository.js'
import { contextOf } from '../../support/fakes/inputs.js'
import { type Script, ScriptedControlPlane } from '../../support/fakes/scripted-control-plane.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'
import { failure } from '../../support/records.js'

/** What a run learns of a need from a control plane that answers so. @param recorded Ids that earlier runs recorded. */
function readNeed(
  script: Script,
  need: Partial<Need> = {},
  { recorded = [], transient = false }: { recorded?: string[]; transient?: boolean } = {}
) {
  const clock = new VirtualClock()
  const controlPlane = new ScriptedControlPlane(clock, script)
  const environments: string[] = []
  const github = new GitHubRepository(
    recorded.map((deployment_id) => ({
      payload: { name: 'support', control_plane: 'one', deployment_id },
      states: []
    }))
  )
  const list = github.listDeployments.bind(github)
  github.listDeployments = (filter) => {
    if ('environment' in filter) environments.push(filter.environment)
    return list(filter)
  }
  const warnings: string[] = []
  const ports = {
    clock,
    context: contextOf(),
    redactor: { redact: (text: string) => text },
    connect: async () => controlPlane,
    openGitHub: async () => connectionTo(github)
  }
  const access = {
    command: 'deploy',
    timeoutMs: 60_000,
    github: { token: 't', records: { name: '', control_plane: 'one', transient, deletes: false } }
  } as unknown as Access
  const problems = {
    reported: new Set<string>(),
    warn: (message: string) => void warnings.push(message)
  }
  const told = read(
    { name: 'support', ...need },
    access,
    ports as unknown as CommandPorts,
    problems
  )
  return { told, controlPlane, environments, warnings }
}

const unnamed = (over: Record<string, unknown> = {}): DeploymentAnswer => {
  const { active_revision_id: _, ...deployment } = gitDeployment(over)
  return deployment
}
const serve = (deployment: DeploymentAnswer, ...revisions: RevisionAnswer[]): Script => ({
  listDeployments: [[deployment], []],
  readDeployment: [deployment],
  readRevision: [(_, id) => revisions.find((one) => one.id === id) ?? refusal(404)]
})
const notReady = (what: unknown) => ({
  failure: expect.objectContaining({ code: 'dependency_not_ready', what }),
  is_outside: true
})
const live = { id: DEPLOYMENT_ID, url: 'https://support.agents.example', revision_id: 'rev-1' }

describe('what others need counts as live', () => {
  test.each<[string, Script, Partial<Need>, object]>([
    [
      'if the service names an active revision',
      serve(gitDeployment(), revision('rev-1', 'DEPLOYED')),
      {},
      live
    ],
    [
      'on the earlier revision while the next one is built',
      serve(gitDeployment({ latest_revision_id: 'rev-2' }), revision('rev-2', 'BUILDING')),
      {},
      live
    ],
    [
      'if its latest revision is DEPLOYED, and the service names no active one',
      serve(unnamed(), revision('rev-1', 'DEPLOYED')),
      {},
      live
    ]
  ])('%s', async (_, script, need, facts) => {
    expect(await readNeed(script, need).told).toEqual({ live: facts })
  })

  test('if its id is set, without a request for the list', async () => {
    const { told, controlPlane } = readNeed(
      serve(gitDeployment({ name: 'other' }), revision('rev-1', 'DEPLOYED')),
      {
        deployment_id: DEPLOYMENT_ID
      }
    )
    expect(await told).toEqual({ live })
    expect(controlPlane.count('listDeployments')).toBe(0)
  })
})

describe('what others need is not live, so they are not deployed against it', () => {
  test.each<[string, Script, Partial<Need>, string]>([
    [
      'if it does not exist',
      { listDeployments: [[]] },
      {},
      'No deployment named "support" exists.'
    ],
    [
      'if the service has no list',
      { listDeployments: [null], listListeners: [[]] },
      {},
      '"support" cannot be found'
    ],
    [
      'if the list says that it is being deleted',
      serve(gitDeployment({ status: 'AWAITING_DELETE' }), revision('rev-1', 'DEPLOYED')),
      {},
      'is being deleted.'
    ],
    [
      'if the service says that none is active',
      serve(gitDeployment({ active_revision_id: null }), revision('rev-1', 'DEPLOYED')),
      {},
      'is not live: its latest revision is DEPLOYED.'
    ],
    [
      'if its latest revision failed, and the service names no active one',
      serve(unnamed(), revision('rev-1', 'BUILD_FAILED')),
      {},
      'is not live: its latest revision is BUILD_FAILED.'
    ]
  ])('%s', async (_, script, need, problem) => {
    const told = await readNeed(script, need).told
    expect(told).toEqual(notReady(expect.stringContaining(problem)))
  })

  test('if the service refuses to show it: the first line of the error says why', async () => {
    const message = '"support" could not be read: GET /x: answered 403'
    expect(await readNeed({ listDeployments: [refusal(403)] }).told).toEqual(notReady(message))
  })

  test('but a cancelled run says nothing about it', async () => {
    const told = await readNeed({ listDeployments: [new CancelledError('stop')] }).told
    expect(told).toMatchObject({ failure: { code: 'cancelled' }, is_outside: true })
  })
})

describe('on a service without a list of deployments, a need', () => {
  const unlisted = {
    ...serve(gitDeployment(), revision('rev-1', 'DEPLOYED')),
    listDeployments: [null]
  }

  test.each([
    ['of its environment', { recorded_in: 'production' }, false, 'production'],
    ['of the environment of its preview', {}, true, 'preview/support']
  ])('is found by the records %s', async (_, need, transient, environment) => {
    const { told, environments } = readNeed(unlisted, need, {
      recorded: [DEPLOYMENT_ID],
      transient
    })
    expect([await told, environments]).toEqual([{ live }, [environment]])
  })

  test('whose record names another deployment is not used, and a warning says so', async () => {
    const other = {
      ...unlisted,
      readDeployment: [gitDeployment({ name: 'support-pr-1' })],
      listListeners: [[]]
    }
    const { told, warnings } = readNeed(
      other,
      { recorded_in: 'production' },
      { recorded: [DEPLOYMENT_ID] }
    )
    expect(await told).toEqual(notReady('No deployment named "support" exists.'))
    expect(warnings).toEqual([expect.stringContaining('support-pr-1')])
  })
})

const LIVE: NeedEnd = { live: {} }
const FAILED: NeedEnd = { failure: failure('') }
const SKIPPED: NeedEnd = { failure: failure('', { code: 'dependency_failed' }) }
const LATE: NeedEnd = { failure: failure('', { code: 'wait_timeout' }) }
const CANCELLED: NeedEnd = {
  failure: failure('Cancelled.', { kind: 'cancelled', code: 'cancelled' })
}
const GONE: NeedEnd = {
  failure: failure('"gone" does not exist.', { code: 'dependency_not_ready' }),
  is_outside: true
}

const of = (needed: Record<string, NeedEnd>) => blockedBy(new Map(Object.entries(needed)))

test('a deployment starts if all that it needs is live', () => {
  expect(of({})).toBeUndefined()
  expect(of({ support: LIVE, router: LIVE })).toBeUndefined()
})

test.each<[string, Record<string, NeedEnd>, string, string]>([
  ['failed', { a: FAILED, b: LIVE }, 'dependency_failed', 'It needs "a", which failed.'],
  ['timed out', { a: LATE }, 'dependency_failed', 'It needs "a", which timed out.'],
  ['was cancelled', { a: CANCELLED }, 'dependency_failed', 'It needs "a", which was cancelled.'],
  [
    'failed or was skipped',
    { a: FAILED, b: SKIPPED },
    'dependency_failed',
    'It needs "a", which failed. It needs "b", which was skipped.'
  ],
  [
    'is outside and not live',
    { a: LATE, b: GONE },
    'dependency_not_ready',
    'It needs "a", which timed out. What it needs is not ready: "gone" does not exist.'
  ]
])(
  'a deployment does not start if what it needs %s, and each is named',
  (_, needed, code, what) => {
    expect(of(needed)).toMatchObject({
      code,
      kind: 'failure',
      what,
      fix: [expect.stringMatching(/./)]
    })
  }
)

test('a deployment was cancelled if the run was cancelled while it read what the deployment needs', () => {
  expect(
    of({ support: { ...CANCELLED, is_outside: true }, gone: GONE, router: FAILED })?.code
  ).toBe('cancelled')
})
