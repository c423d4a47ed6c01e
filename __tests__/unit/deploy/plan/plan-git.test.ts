/** What an update from git sends: the table of docs/decisions.md. */
import { expect, test } from '@jest/globals'
import type { DeploymentPatchRequest } from '../../../../src/contract/deployment.js'
import type { Snapshot } from '../../../../src/deploy/core/snapshot.js'
import type { GitFixture } from '../../../support/account.js'
import {
  COMMIT_A,
  COMMIT_B,
  currentOf,
  gitDeployment,
  REPOSITORY
} from '../../../support/fakes/answers.js'
import { planFlat } from '../../../support/plans.js'

type Config = GitFixture['source_config']
type Code = Record<string, string | null>

/** What the deployment of the fakes is, asked for again at its own commit. */
function wanted(over: Partial<GitFixture> = {}, config: Config = {}): GitFixture {
  return {
    source: 'git_host',
    name: 'support',
    source_config: { repo_url: REPOSITORY, ...config },
    source_revision_config: { repo_ref: 'main', graph_config_path: 'agent.json' },
    commit: COMMIT_A,
    is_push: true,
    ...over
  }
}
const code = (repo_ref: string, graph_config_path = 'agent.json') => ({
  source_revision_config: { repo_ref, graph_config_path }
})
const withoutCommit = (over: Partial<GitFixture> = {}) => {
  const { commit: _commit, ...rest } = wanted(over)
  return rest
}
const secrets = (...pairs: [string, string][]) => ({
  secrets: pairs.map(([name, value]) => ({ name, value }))
})
const tag = code('refs/tags/v1')

const here = currentOf(gitDeployment())
const onPush = currentOf(gitDeployment({}, { build_on_push: true }))
const onTag = currentOf(gitDeployment({}, {}, { repo_ref: 'refs/tags/v1' }))
const ended = (status: string) => currentOf(gitDeployment(), status)
/** What the deployment shows of its code, and what its latest revision shows. */
const showing = (deployment: Code, revision?: Code | null, status = 'DEPLOYED') =>
  currentOf(gitDeployment({}, {}, deployment), status, revision)

const ref = (repo_ref: string): DeploymentPatchRequest => ({ source_revision_config: { repo_ref } })
const set = (source_config: object) => ({ source_config })
const other = { source_revision_config: { graph_config_path: 'other.json' } }
const CODE = { repo_ref: 'main', graph_config_path: 'agent.json', repo_commit_sha: COMMIT_A }

type Row = [
  what: string,
  current: Snapshot,
  wanted: GitFixture,
  request: DeploymentPatchRequest | null
]

const ROWS: Row[] = [
  ['same branch, same commit', here, wanted(), null],
  [
    'an abbreviated commit is the same commit',
    here,
    wanted({ commit: COMMIT_A.slice(0, 12) }),
    null
  ],
  [
    'the commit in capitals is the same commit',
    here,
    wanted({ commit: COMMIT_A.toUpperCase() }),
    null
  ],
  [
    'the same short name',
    showing({ repo_commit_sha: 'c0ffee' }),
    wanted({ commit: 'c0ffee' }),
    null
  ],
  ['six characters prove no commit', here, wanted({ commit: COMMIT_A.slice(0, 6) }), ref('main')],
  ['same branch, new commit', here, wanted({ commit: COMMIT_B }), ref('main')],
  [
    'the full ref of the branch is deployed',
    showing({ repo_ref: 'refs/heads/main' }),
    wanted(),
    null
  ],
  ['another branch', here, wanted(code('dev')), ref('dev')],
  ['a branch whose name differs in case', here, wanted(code('Main')), ref('Main')],
  ['this run does not know its commit', here, withoutCommit(), ref('main')],
  [
    'no commit is shown',
    showing({ repo_commit_sha: null }, { repo_ref: 'main' }),
    wanted(),
    ref('main')
  ],
  [
    'only the deployment shows it, of a DEPLOYED revision',
    showing({}, { repo_ref: 'main' }),
    wanted(),
    null
  ],
  [
    'only the deployment shows it, which may be that of the revision before',
    showing({}, { repo_ref: 'main', repo_commit_sha: null }, 'BUILDING'),
    wanted(),
    ref('main')
  ],
  [
    'only the revision shows the code',
    showing({ repo_ref: null, graph_config_path: '' }, CODE),
    wanted(),
    null
  ],
  [
    'nothing shows the ref',
    showing({ repo_ref: null }, { repo_commit_sha: COMMIT_A }),
    wanted(),
    ref('main')
  ],
  ['the revision shows no code at all', showing({}, null), wanted(), null],
  [
    'the revision shows another commit',
    showing({}, { repo_commit_sha: COMMIT_B }),
    wanted(),
    ref('main')
  ],
  ['another path', here, wanted(code('main', 'other.json')), other],
  [
    'another path and commit',
    here,
    wanted({ ...code('main', 'other.json'), commit: COMMIT_B }),
    { source_revision_config: { graph_config_path: 'other.json', repo_ref: 'main' } }
  ],
  ['nothing of the code is asked for', here, wanted({ source_revision_config: {} }), null],
  ['branch to tag', here, wanted(tag), ref('refs/tags/v1')],
  [
    'branch to tag turns build_on_push off (§2.2)',
    onPush,
    wanted(tag),
    { ...ref('refs/tags/v1'), ...set({ build_on_push: false }) }
  ],
  [
    'tag to branch may turn build_on_push on',
    onTag,
    wanted(code('main'), { build_on_push: true }),
    { ...ref('main'), ...set({ build_on_push: true }) }
  ],
  ['the same tag', onTag, wanted(tag), null],
  ['the same tag, whose commit this run does not know', onTag, withoutCommit(tag), null],
  [
    'the same tag, whose commit the service does not show',
    showing({ repo_ref: 'refs/tags/v1', repo_commit_sha: null }),
    wanted(tag),
    null
  ],
  [
    'the same tag, which was moved',
    onTag,
    wanted({ ...tag, commit: COMMIT_B }),
    ref('refs/tags/v1')
  ],
  ['another tag', onTag, wanted(code('refs/tags/v2')), ref('refs/tags/v2')],
  ['a branch with the name of the tag', onTag, wanted(code('v1')), ref('v1')],
  [
    'a setting',
    here,
    wanted({}, { install_command: 'npm ci' }),
    set({ install_command: 'npm ci' })
  ],
  ['the same settings', here, wanted({}, { build_on_push: false }), null],
  [
    'settings and a new commit',
    here,
    wanted({ commit: COMMIT_B }, { build_on_push: true, build_command: 'make' }),
    { ...ref('main'), ...set({ build_on_push: true, build_command: 'make' }) }
  ],
  ['the same secrets', here, wanted(secrets(['KEY', 'value-of-key'])), null],
  ['a secret changed', here, wanted(secrets(['KEY', 'other'])), secrets(['KEY', 'other'])],
  ['all secrets removed', here, wanted({ secrets: [] }), { secrets: [] }],
  ['the latest revision is in progress and equal', ended('BUILDING'), wanted(), null],
  ['an unknown status is in progress', ended('DREAMING'), wanted(), null],
  [
    'the latest revision is in progress and differs',
    ended('BUILDING'),
    wanted({ commit: COMMIT_B }),
    ref('main')
  ],
  ...['BUILD_FAILED', 'SOME_NEW_FAILED_STATE', 'INTERRUPTED', 'SKIPPED'].map(
    (status): Row => [`the last attempt ended as ${status}`, ended(status), wanted(), ref('main')]
  ),
  [
    'a failed revision does not matter to a run that asks for none',
    ended('BUILD_FAILED'),
    wanted({ source_revision_config: {} }, { build_command: 'x' }),
    set({ build_command: 'x' })
  ],
  [
    'a failed revision and a changed secret: one reason is enough',
    ended('BUILD_FAILED'),
    wanted(secrets(['KEY', 'x'])),
    secrets(['KEY', 'x'])
  ],
  [
    'there is no revision yet',
    currentOf(gitDeployment({ latest_revision_id: null })),
    wanted(),
    ref('main')
  ]
]

/** §3: what makes a revision. */
const makesRevision = ({ source_revision_config, secrets: list }: DeploymentPatchRequest) =>
  source_revision_config != null || list != null

test.each(ROWS)('auto: %s', (_, current, asked, request) => {
  const plan = planFlat({ wanted: asked, origin: asked, current, new_revision: 'auto' })
  expect('request' in plan ? plan.request : null).toEqual(request)
  expect(plan.operation).toBe(request === null ? 'unchanged' : 'update')
  expect(plan.new_revision).toBe(request !== null && makesRevision(request))
  expect(plan.reasons.length).toBeGreaterThan(0)
})

test.each(ROWS)(
  'never lets nothing through that makes a revision: %s',
  (_, current, asked, request) => {
    const plan = () => planFlat({ wanted: asked, origin: asked, current, new_revision: 'never' })
    if (request !== null && makesRevision(request))
      expect(plan).toThrow(
        expect.objectContaining({ code: 'new_revision_refused', fix: [expect.any(String)] })
      )
    else
      expect('request' in plan() ? plan() : null).toEqual(
        request && expect.objectContaining({ request })
      )
  }
)

test.each(ROWS)('always makes a revision: %s', (_, current, asked, request) => {
  const plan = planFlat({ wanted: asked, origin: asked, current, new_revision: 'always' })
  expect(plan).toMatchObject({ operation: 'update', new_revision: true, request: request ?? {} })
  if (request === null || !makesRevision(request))
    expect(plan).toMatchObject({
      request: { source_revision_config: { repo_ref: expect.any(String) } }
    })
})

const push = (over: Partial<GitFixture> = {}, config: Config = {}, current = onPush) => {
  const asked = wanted({ commit: COMMIT_B, ...over }, config)
  return planFlat({ wanted: asked, origin: asked, current, new_revision: 'auto' })
}

test('a push that the service builds automatically is not built a second time (§2.2)', () => {
  expect(push()).toMatchObject({
    operation: 'unchanged',
    new_revision: true,
    pushed_commit: COMMIT_B
  })
  const setting = push({}, { install_command: 'npm ci' })
  expect(setting).toMatchObject({
    pushed_commit: COMMIT_B,
    request: set({ install_command: 'npm ci' })
  })
  expect(setting).not.toHaveProperty('request.source_revision_config')
  const failed = currentOf(gitDeployment({}, { build_on_push: true }), 'BUILD_FAILED')
  expect(push({}, {}, failed)).toMatchObject({ operation: 'unchanged', pushed_commit: COMMIT_B })
  const built = push({ commit: COMMIT_A })
  expect([built.operation, built.new_revision, built.pushed_commit]).toEqual([
    'unchanged',
    false,
    undefined
  ])
})

test.each<[string, ReturnType<typeof push>]>([
  ['the run is no push', push({ is_push: false })],
  ['build_on_push is off', push({}, {}, here)],
  ['this run turns build_on_push off', push({}, { build_on_push: false })],
  ['the branch changes', push(code('dev'))],
  [
    'the secrets change, which are sent with the code of the push',
    push(secrets(['KEY', 'rotated']))
  ]
])(
  'the service builds nothing of this run automatically when %s, so a revision is requested',
  (_, plan) => {
    expect(plan).toMatchObject({ operation: 'update', new_revision: true })
    expect(plan).toHaveProperty('request.source_revision_config.repo_ref')
    expect(plan.pushed_commit).toBeUndefined()
  }
)

test('build_on_push with a tag is refused before anything is sent (§2.2)', () => {
  for (const [asked, current] of [
    [wanted(tag, { build_on_push: true }), here],
    [wanted(tag, { build_on_push: true }), null],
    [wanted({ source_revision_config: {} }, { build_on_push: true }), onTag]
  ] as const) {
    expect(() => planFlat({ wanted: asked, origin: asked, current, new_revision: 'auto' })).toThrow(
      expect.objectContaining({
        code: 'input_invalid',
        message: expect.stringContaining('build_on_push')
      })
    )
  }
})

test('a plan with nothing to send says whether the revision is in progress', () => {
  const planned = (status: string) =>
    planFlat({
      wanted: wanted(),
      origin: wanted(),
      current: ended(status),
      new_revision: 'auto'
    })
  expect(planned('BUILDING')).toMatchObject({ operation: 'unchanged', in_progress: true })
  expect(planned('DEPLOYED')).not.toHaveProperty('in_progress')
})

test('a change of the branch is the first of the plan, and of its reasons', () => {
  const desired = wanted(code('dev', 'other.json'))
  const request = { wanted: desired, origin: desired, new_revision: 'auto' } as const
  const { changes, reasons } = planFlat({ ...request, current: here })
  expect(changes.map(({ path }) => path)).toEqual([
    'source_revision_config.repo_ref',
    'source_revision_config.graph_config_path'
  ])
  expect(reasons[0]).toMatch(/^repo_ref /)
})
