import { expect, test } from '@jest/globals'
import type { DeploymentPatchRequest } from '../../../../src/contract/deployment.js'
import type { DeployedState, DesiredGitDeployment } from '../../../../src/deploy/core/model.js'
import { planDeployment } from '../../../../src/deploy/plan/plan.js'
import { COMMIT_A, COMMIT_B, currentOf, gitDeployment, REPOSITORY } from '../../../support/fakes/answers.js'

/** What the deployment of the fakes is, asked for again at its own commit. */
function wanted(
  over: Partial<DesiredGitDeployment> = {},
  config: DesiredGitDeployment['source_config'] = {}
): DesiredGitDeployment {
  return {
    source: 'git_host',
    name: 'support',
    source_config: { repo_url: REPOSITORY, ...config },
    source_revision_config: { repo_ref: 'main', graph_config_path: 'agent.json' },
    commit: COMMIT_A,
    is_push_to_ref: true,
    ...over
  }
}
const code = (repo_ref: string, graph_config_path = 'agent.json') => ({
  source_revision_config: { repo_ref, graph_config_path }
})
const onPush = currentOf(gitDeployment({}, { build_on_push: true }))
const onTag = currentOf(gitDeployment({}, {}, { repo_ref: 'refs/tags/v1' }))
const here = currentOf(gitDeployment())
const ended = (status: string) => currentOf(gitDeployment(), status)
const secrets = (...pairs: [string, string][]) => ({ secrets: pairs.map(([name, value]) => ({ name, value })) })
const ref = (repo_ref: string): DeploymentPatchRequest => ({ source_revision_config: { repo_ref } })

type Row = [
  what: string,
  current: DeployedState,
  wanted: DesiredGitDeployment,
  request: DeploymentPatchRequest | null,
  newRevision: boolean
]

const ROWS: Row[] = [
  ['same branch, same commit', here, wanted(), null, false],
  ['an abbreviated commit is the same commit', here, wanted({ commit: COMMIT_A.slice(0, 12) }), null, false],
  ['the commit in capitals is the same commit', here, wanted({ commit: COMMIT_A.toUpperCase() }), null, false],
  [
    'the very same short name is the same commit',
    currentOf(gitDeployment({}, {}, { repo_commit_sha: 'c0ffee' })),
    wanted({ commit: 'c0ffee' }),
    null,
    false
  ],
  ['six characters prove no commit', here, wanted({ commit: COMMIT_A.slice(0, 6) }), ref('main'), true],
  ['same branch, new commit', here, wanted({ commit: COMMIT_B }), ref('main'), true],
  [
    'the full ref of the branch is deployed',
    currentOf(gitDeployment({}, {}, { repo_ref: 'refs/heads/main' })),
    wanted(),
    null,
    false
  ],
  ['another branch', here, wanted(code('dev')), ref('dev'), true],
  ['a branch whose name differs in case', here, wanted(code('Main')), ref('Main'), true],
  [
    'this run does not know its commit',
    here,
    { ...wanted(), commit: undefined } as unknown as DesiredGitDeployment,
    ref('main'),
    true
  ],
  [
    'the service does not tell its commit',
    currentOf(gitDeployment({}, {}, { repo_commit_sha: null }), 'DEPLOYED', { repo_ref: 'main' }),
    wanted(),
    ref('main'),
    true
  ],
  [
    'only the deployment tells its commit, and the revision is DEPLOYED',
    currentOf(gitDeployment(), 'DEPLOYED', { repo_ref: 'main' }),
    wanted(),
    null,
    false
  ],
  [
    'only the deployment tells its commit, which may be of the revision before',
    currentOf(gitDeployment(), 'BUILDING', { repo_ref: 'main' }),
    wanted(),
    ref('main'),
    true
  ],
  [
    'only the revision tells ref and path',
    currentOf(gitDeployment({}, {}, { repo_ref: null, graph_config_path: '' }), 'DEPLOYED', {
      repo_ref: 'main',
      graph_config_path: 'agent.json',
      repo_commit_sha: COMMIT_A
    }),
    wanted(),
    null,
    false
  ],
  [
    'nobody tells the ref',
    currentOf(gitDeployment({}, {}, { repo_ref: null }), 'DEPLOYED', { repo_commit_sha: COMMIT_A }),
    wanted(),
    ref('main'),
    true
  ],
  [
    'the revision tells nothing, the deployment tells the commit',
    currentOf(gitDeployment(), 'DEPLOYED', null),
    wanted(),
    null,
    false
  ],
  [
    'the revision tells another commit than the deployment',
    currentOf(gitDeployment(), 'DEPLOYED', { repo_commit_sha: COMMIT_B }),
    wanted(),
    ref('main'),
    true
  ],
  [
    'a null commit of the revision is none',
    currentOf(gitDeployment(), 'BUILDING', { repo_commit_sha: null }),
    wanted(),
    ref('main'),
    true
  ],
  [
    'another path',
    here,
    wanted(code('main', 'other.json')),
    { source_revision_config: { graph_config_path: 'other.json' } },
    true
  ],
  [
    'another path and commit',
    here,
    wanted({ ...code('main', 'other.json'), commit: COMMIT_B }),
    { source_revision_config: { graph_config_path: 'other.json', repo_ref: 'main' } },
    true
  ],
  ['nothing of the code is asked for', here, wanted({ source_revision_config: {} }), null, false],
  ['branch to tag', here, wanted(code('refs/tags/v1')), ref('refs/tags/v1'), true],
  [
    'branch to tag turns build_on_push off (§2.2)',
    onPush,
    wanted(code('refs/tags/v1')),
    { ...ref('refs/tags/v1'), source_config: { build_on_push: false } },
    true
  ],
  [
    'branch to tag, build_on_push false asked for too',
    onPush,
    wanted(code('refs/tags/v1'), { build_on_push: false }),
    { ...ref('refs/tags/v1'), source_config: { build_on_push: false } },
    true
  ],
  [
    'tag to branch may turn build_on_push on',
    onTag,
    wanted(code('main'), { build_on_push: true }),
    { ...ref('main'), source_config: { build_on_push: true } },
    true
  ],
  ['the same tag', onTag, wanted(code('refs/tags/v1')), null, false],
  [
    'the same tag, whose commit this run does not know',
    onTag,
    { ...wanted(code('refs/tags/v1')), commit: undefined } as unknown as DesiredGitDeployment,
    null,
    false
  ],
  ['another tag', onTag, wanted(code('refs/tags/v2')), ref('refs/tags/v2'), true],
  ['a branch with the name of the tag', onTag, wanted(code('v1')), ref('v1'), true],
  [
    'a setting that needs no revision',
    here,
    wanted({}, { install_command: 'npm ci' }),
    { source_config: { install_command: 'npm ci' } },
    false
  ],
  [
    'two settings',
    here,
    wanted({}, { build_on_push: true, build_command: 'make' }),
    { source_config: { build_on_push: true, build_command: 'make' } },
    false
  ],
  [
    'the settings that are there',
    currentOf(gitDeployment({}, { install_command: 'x' })),
    wanted({}, { install_command: 'x', build_on_push: false }),
    null,
    false
  ],
  [
    'a setting and a new commit',
    here,
    wanted({ commit: COMMIT_B }, { build_command: 'make' }),
    { ...ref('main'), source_config: { build_command: 'make' } },
    true
  ],
  ['secrets as they are', here, wanted(secrets(['KEY', 'value-of-key'])), null, false],
  ['a secret changed', here, wanted(secrets(['KEY', 'other'])), secrets(['KEY', 'other']), true],
  [
    'a secret added',
    here,
    wanted(secrets(['KEY', 'value-of-key'], ['B', 'b'])),
    secrets(['KEY', 'value-of-key'], ['B', 'b']),
    true
  ],
  ['all secrets removed', here, wanted({ secrets: [] }), { secrets: [] }, true],
  ['the latest revision is on its way and equal: no second one', ended('BUILDING'), wanted(), null, false],
  ['a status nobody has heard of is on its way', ended('DREAMING'), wanted(), null, false],
  ['the latest revision is on its way and differs', ended('BUILDING'), wanted({ commit: COMMIT_B }), ref('main'), true],
  ...['BUILD_FAILED', 'DEPLOY_FAILED', 'CREATE_FAILED', 'SOME_NEW_FAILED_STATE', 'INTERRUPTED', 'SKIPPED'].map(
    (status): Row => [`the latest revision ended as ${status}`, ended(status), wanted(), ref('main'), true]
  ),
  [
    'a failed revision is no affair of a run that asks for none',
    ended('BUILD_FAILED'),
    wanted({ source_revision_config: {} }, { build_command: 'x' }),
    { source_config: { build_command: 'x' } },
    false
  ],
  [
    'a failed revision and a changed secret: one reason is enough',
    ended('BUILD_FAILED'),
    wanted(secrets(['KEY', 'x'])),
    secrets(['KEY', 'x']),
    true
  ],
  ['there is no revision yet', currentOf(gitDeployment({ latest_revision_id: null })), wanted(), ref('main'), true],
  ['nothing of the code is deployed', currentOf(gitDeployment({}, {}, { repo_ref: null })), wanted(), ref('main'), true]
]

test.each(ROWS)('auto: %s', (_, current, asked, request, newRevision) => {
  const plan = planDeployment({ wanted: asked, current, new_revision: 'auto' })
  expect('request' in plan ? plan.request : null).toEqual(request)
  expect(plan.operation).toBe(request === null ? 'unchanged' : 'update')
  expect(plan.new_revision).toBe(newRevision)
  expect(plan.reasons.length).toBeGreaterThan(0)
})

test.each(ROWS)('never lets nothing through that makes a revision: %s', (_, current, asked, request, newRevision) => {
  const plan = () => planDeployment({ wanted: asked, current, new_revision: 'never' })
  if (newRevision) expect(plan).toThrow(/`new_revision` is never/)
  else expect('request' in plan() ? plan() : null).toEqual(request && expect.objectContaining({ request }))
})

test.each(ROWS)('always makes a revision: %s', (_, current, asked, request, newRevision) => {
  const plan = planDeployment({ wanted: asked, current, new_revision: 'always' })
  expect(plan).toMatchObject({ operation: 'update', new_revision: true })
  if (newRevision) expect(plan).toMatchObject({ request })
  else expect(plan).toMatchObject({ request: { ...request, source_revision_config: { repo_ref: expect.any(String) } } })
})

const push = (over: Partial<DesiredGitDeployment> = {}, config: DesiredGitDeployment['source_config'] = {}) =>
  planDeployment({ wanted: wanted({ commit: COMMIT_B, ...over }, config), current: onPush, new_revision: 'auto' })

test('a push that the service builds automatically is not built a second time (§2.2)', () => {
  expect(push()).toMatchObject({ operation: 'unchanged', new_revision: true, built_by_service: COMMIT_B })
  const setting = push({}, { install_command: 'npm ci' })
  expect(setting).toMatchObject({
    built_by_service: COMMIT_B,
    request: { source_config: { install_command: 'npm ci' } }
  })
  expect(setting).not.toHaveProperty('request.source_revision_config')
})

test.each<[string, ReturnType<typeof push>]>([
  ['the run is no push', push({ is_push_to_ref: false })],
  ['this run turns build_on_push off', push({}, { build_on_push: false })],
  ['the branch changes', push(code('dev'))],
  ['the secrets change', push({ secrets: [] })]
])('the service builds nothing of this run automatically when %s, so a revision is requested', (_, plan) => {
  expect(plan).toMatchObject({ operation: 'update', new_revision: true })
  expect(plan).not.toHaveProperty('built_by_service')
})

test('a push with other secrets sends its code with them: their revision must not have the old one', () => {
  expect(push({ secrets: [{ name: 'KEY', value: 'rotated' }] })).toMatchObject({
    request: { source_revision_config: { repo_ref: 'main' }, secrets: [{ name: 'KEY' }] }
  })
})

test('a push that the service has built already is unchanged', () => {
  expect(push({ commit: COMMIT_A })).toMatchObject({ operation: 'unchanged', new_revision: false })
  expect(push({ commit: COMMIT_A })).not.toHaveProperty('built_by_service')
})

test('build_on_push with a tag is refused before anything is sent (§2.2)', () => {
  for (const current of [here, onPush, onTag]) {
    const asked = wanted(code('refs/tags/v1'), { build_on_push: true })
    expect(() => planDeployment({ wanted: asked, current, new_revision: 'auto' })).toThrow(/build_on_push/)
  }
  const byId = wanted({ source_revision_config: {} }, { build_on_push: true })
  expect(() => planDeployment({ wanted: byId, current: onTag, new_revision: 'auto' })).toThrow(/build_on_push/)
})

test('a moved tag is built again, and new_revision: never refuses that', () => {
  const input = { wanted: wanted({ ...code('refs/tags/v1'), commit: COMMIT_B }), current: onTag }
  const plan = planDeployment({ ...input, new_revision: 'auto' })
  expect(plan).toMatchObject({ operation: 'update', new_revision: true })
  expect(plan).toMatchObject({ request: { source_revision_config: { repo_ref: 'refs/tags/v1' } } })
  expect(() => planDeployment({ ...input, new_revision: 'never' })).toThrow(/refs\/tags\/v1/)
})

test('a plan with nothing to send says whether the revision is in progress', () => {
  const planned = (status: string) => planDeployment({ wanted: wanted(), current: ended(status), new_revision: 'auto' })
  expect(planned('BUILDING')).toMatchObject({ operation: 'unchanged', in_progress: true })
  expect(planned('DEPLOYED')).not.toHaveProperty('in_progress')
})
