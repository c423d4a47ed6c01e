import { expect, test } from '@jest/globals'
import { type RunContext, readRunContext } from '../../../src/adapters/github/run-context.js'
import type { DesiredGitDeployment } from '../../../src/deploy/core/model.js'
import { COMMIT_A, COMMIT_B } from '../../support/fakes/answers.js'
import { contextOf, GOOD, problemsOf, pullRequest, read, readDeploy } from '../../support/fakes/inputs.js'

const HERE = 'https://github.com/acme/support'
const codeOf = (context: RunContext, inputs: Record<string, string> = {}) => {
  const wanted = readDeploy({ ...GOOD, ...inputs }, context).wanted as DesiredGitDeployment
  const { commit, is_push_to_ref } = wanted
  return [wanted.source_config.repo_url, wanted.source_revision_config.repo_ref, commit, is_push_to_ref ?? false]
}
const tag = contextOf({ ref: 'refs/tags/v1.0.0' })
/** The choice that a pull request needs: `name` itself. */
const DIRECT = { preview: 'false' }
const fork = pullRequest({ head_repository: 'someone/support', is_fork: true })

test.each<[string, RunContext, Record<string, string>, unknown[]]>([
  ['a push to a branch', contextOf(), {}, [HERE, 'main', COMMIT_A, true]],
  ['a branch with slashes', contextOf({ ref: 'refs/heads/feature/x' }), {}, [HERE, 'feature/x', COMMIT_A, true]],
  ['a tag by its full path, and never as a push to build', tag, {}, [HERE, 'refs/tags/v1.0.0', COMMIT_A, false]],
  [
    'a release',
    contextOf({ event_name: 'release', event_action: 'published', ref: 'refs/tags/v2' }),
    {},
    [HERE, 'refs/tags/v2', COMMIT_A, false]
  ],
  ['workflow_dispatch', contextOf({ event_name: 'workflow_dispatch' }), {}, [HERE, 'main', COMMIT_A, false]],
  ['schedule', contextOf({ event_name: 'schedule' }), {}, [HERE, 'main', COMMIT_A, false]],
  ['the head of a pull request, not its merge', pullRequest(), DIRECT, [HERE, 'feature/x', COMMIT_A, false]],
  ['the fork of a pull request', fork, DIRECT, ['https://github.com/someone/support', 'feature/x', COMMIT_A, false]],
  [
    'another branch than the run: its commit is not known',
    contextOf(),
    { repo_ref: 'dev' },
    [HERE, 'dev', undefined, false]
  ],
  ['the same branch given in full', contextOf(), { repo_ref: 'refs/heads/main' }, [HERE, 'main', COMMIT_A, true]],
  [
    'a tag with the name of the branch',
    contextOf(),
    { repo_ref: 'refs/tags/main' },
    [HERE, 'refs/tags/main', undefined, false]
  ],
  [
    'another repository: its commit is not known',
    contextOf(),
    { repo_url: 'https://github.com/acme/other' },
    ['https://github.com/acme/other', 'main', undefined, false]
  ],
  [
    'the same repository in other words',
    contextOf(),
    { repo_url: 'git@github.com:acme/support.git' },
    ['git@github.com:acme/support.git', 'main', COMMIT_A, true]
  ],
  [
    'the repository of another host',
    contextOf({ server_url: 'https://ghe.example' }),
    {},
    ['https://ghe.example/acme/support', 'main', COMMIT_A, true]
  ],
  ['a run whose commit GitHub does not tell', contextOf({ sha: undefined }), {}, [HERE, 'main', undefined, false]],
  [
    "workflow_run, with the ref given: the commit is not the run's",
    contextOf({ event_name: 'workflow_run' }),
    { repo_ref: 'main' },
    [HERE, 'main', undefined, false]
  ]
])('what is built is the code of the event: %s', (_, context, inputs, expected) => {
  expect(codeOf(context, inputs)).toEqual(expected)
})

test.each<[string, RunContext]>([
  ['workflow_run', contextOf({ event_name: 'workflow_run' })],
  ['issue_comment', contextOf({ event_name: 'issue_comment' })],
  ['no ref', contextOf({ ref: undefined })],
  ['a merge ref', contextOf({ event_name: 'push', ref: 'refs/pull/7/merge' })]
])('an event whose ref is not what it is about builds nothing by guess: %s', (_, context) => {
  expect(problemsOf(GOOD, context)).toEqual([expect.stringMatching(/^repo_ref: .*refs\/tags/)])
})

test('a pull request whose head repository was deleted needs its URL, and is not built from the base', () => {
  const gone = pullRequest({ head_repository: undefined, is_fork: true })
  expect(problemsOf({ ...GOOD, ...DIRECT }, gone)).toEqual([expect.stringMatching(/^repo_url: /)])
})

test('build_on_push with the tag of the run is refused, even if the user did not set the tag', () => {
  expect(problemsOf({ ...GOOD, build_on_push: 'true' }, tag)).toEqual([
    expect.stringMatching(/^build_on_push: .*refs\/tags\/v1\.0\.0/)
  ])
})

test('a preview has the name of its pull request, so that pr-1 never meets pr-12', () => {
  const preview = { ...GOOD, preview: 'true' }
  for (const number of [1, 12]) {
    expect(readDeploy(preview, pullRequest({ number }))).toMatchObject({
      target: { name: `support-pr-${number}` },
      wanted: { name: `support-pr-${number}` }
    })
  }
  expect(readDeploy({ ...GOOD, ...DIRECT }, pullRequest()).target).toEqual({ name: 'support' })
})

test('closing a pull request deletes its preview, and nothing else', () => {
  const closed = pullRequest({}, 'closed')
  expect(read({ ...GOOD, preview: 'true' }, closed)).toMatchObject({
    command: 'delete',
    dry_run: false,
    target: { name: 'support-pr-7' }
  })
  expect(read({ ...GOOD, preview: 'true', command: 'plan' }, closed)).toMatchObject({
    command: 'delete',
    dry_run: true
  })
  expect(read({ ...GOOD, ...DIRECT }, closed)).toMatchObject({
    command: 'deploy',
    deploy: { target: { name: 'support' } }
  })
  expect(read({ ...GOOD, command: 'delete', preview: 'true' }, pullRequest())).toMatchObject({
    command: 'delete',
    target: { name: 'support-pr-7' }
  })
})

test('a preview is deleted although branch and repository no longer exist and the code inputs are wrong', () => {
  const gone = pullRequest({ head_repository: undefined }, 'closed')
  const inputs = { ...GOOD, preview: 'true', resource_spec: 'nonsense', secrets: 'nonsense', graph_config_path: '' }
  expect(read(inputs, gone)).toMatchObject({ command: 'delete', target: { name: 'support-pr-7' } })
})

test('a preview outside of a pull request is an error, and never the standing deployment', () => {
  expect(problemsOf({ ...GOOD, preview: 'true' }, contextOf())).toEqual([expect.stringMatching(/^preview: .*push/)])
  expect(problemsOf({ ...GOOD, preview: 'true', command: 'delete' }, contextOf())).toEqual([
    expect.stringMatching(/^preview: /)
  ])
  const byId = { ...GOOD, preview: 'true', deployment_id: '11111111-1111-4111-8111-111111111111' }
  expect(problemsOf(byId, pullRequest({}, 'closed'))).toEqual([
    expect.stringMatching(/^deployment_id: cannot be combined with `preview/)
  ])
})

test.each(['pull_request', 'pull_request_target'])(
  'a preview of a %s event without its payload gets an error about the payload, not about the event',
  (event_name) => {
    const problems = problemsOf({ ...GOOD, preview: 'true', repo_ref: 'x' }, contextOf({ event_name }))
    expect(problems).toEqual([
      expect.stringMatching(new RegExp(`^preview: is true, but the file of this ${event_name} event .*unreadable`))
    ])
  }
)

test('a fork without credentials is skipped; every other run without credentials fails', () => {
  const keyless = { ...GOOD, api_key: '' }
  expect(read(keyless, fork)).toMatchObject({ command: 'skip', reason: expect.stringMatching(/#7.*fork/) })
  expect(problemsOf({ ...keyless, ...DIRECT }, pullRequest())).toEqual([expect.stringMatching(/^api_key: is not set/)])
  expect(problemsOf(keyless)).toEqual([expect.stringMatching(/^api_key: is not set/)])
  expect(read({ ...GOOD, ...DIRECT }, fork)).toMatchObject({ command: 'deploy' })
})

const ENV = {
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_REPOSITORY: 'acme/support',
  GITHUB_REF: 'refs/pull/7/merge',
  GITHUB_SHA: COMMIT_A,
  GITHUB_SERVER_URL: 'https://github.com/',
  GITHUB_RUN_ID: '5'
}
const payload = (repo: unknown) => ({
  action: 'opened',
  pull_request: { number: 7, head: { ref: 'x', sha: COMMIT_B, repo } }
})

test('the run is read from what GitHub says of it', () => {
  expect(readRunContext(ENV, payload({ full_name: 'Acme/Support' }))).toEqual({
    event_name: 'pull_request',
    event_action: 'opened',
    server_url: 'https://github.com',
    api_url: 'https://api.github.com',
    repository: 'acme/support',
    ref: 'refs/pull/7/merge',
    sha: COMMIT_A,
    pull_request: { number: 7, head_ref: 'x', head_sha: COMMIT_B, head_repository: 'Acme/Support', is_fork: false },
    run_url: 'https://github.com/acme/support/actions/runs/5'
  })
  expect(readRunContext(ENV, payload({ full_name: 'someone/support' })).pull_request?.is_fork).toBe(true)
  expect(readRunContext(ENV, payload(null)).pull_request).toMatchObject({ head_repository: undefined, is_fork: true })
})

test('a payload or a variable that makes no sense counts as none', () => {
  for (const nonsense of [
    undefined,
    null,
    'x',
    [],
    { pull_request: 7, action: 5 },
    payload({ full_name: '../../x' })
  ]) {
    expect(readRunContext(ENV, nonsense).pull_request).toBeUndefined()
  }
  const bare = readRunContext({ GITHUB_REPOSITORY: 'no slash', GITHUB_SHA: '0'.repeat(40) }, undefined)
  expect(bare).toMatchObject({
    repository: undefined,
    sha: undefined,
    ref: undefined,
    server_url: 'https://github.com'
  })
})

test('the actor is in the context, because GitHub chooses the secrets by it', () => {
  expect(readRunContext({ ...ENV, GITHUB_ACTOR: 'dependabot[bot]' }, undefined).actor).toBe('dependabot[bot]')
})

test.each([
  ['acme/deploy', 'v1', 'https://github.com/acme/deploy/blob/v1'],
  ['acme/deploy', 'releases/v1.2', 'https://github.com/acme/deploy/blob/releases/v1.2'],
  ['', '', undefined],
  ['acme/deploy', 'a b](x', undefined],
  ['../x/y', 'v1', undefined]
])('the address of the action %j at %j is %s', (repository, ref, url) => {
  const env = { ...ENV, GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref }
  expect(readRunContext(env, undefined).action_url).toBe(url)
})

test('GitHub gives zeros for no commit; what a commit is called else is not for this run to judge', () => {
  expect(readRunContext({ GITHUB_SHA: '0'.repeat(40) }, undefined).sha).toBeUndefined()
  for (const sha of ['a'.repeat(40), 'B'.repeat(64), 'abc123']) {
    expect(readRunContext({ GITHUB_SHA: sha }, undefined).sha).toBe(sha)
  }
})

test.each<[string, RunContext, Record<string, string>, RegExp]>([
  [
    'pull_request',
    pullRequest(),
    {},
    /^preview: is not set, and this is a pull request. Set `preview: true` .* `preview: false` to update "support" with/
  ],
  ['of a plan', pullRequest(), { command: 'plan' }, /^preview: .* to update "support"/],
  ['of a delete', pullRequest(), { command: 'delete' }, /^preview: .*`preview: false` to delete "support" with/],
  ['that is closed', pullRequest({}, 'closed'), {}, /^preview: /],
  ['of a fork', fork, {}, /^preview: /],
  ['pull_request_target', { ...pullRequest(), event_name: 'pull_request_target' }, {}, /^preview: /],
  ['a review', { ...pullRequest(), event_name: 'pull_request_review' }, {}, /^preview: /],
  ['another event that carries one', { ...pullRequest(), event_name: 'new_event' }, {}, /^preview: /],
  ['one without its file', contextOf({ event_name: 'pull_request' }), { repo_ref: 'x' }, /^preview: /],
  ['an image', pullRequest(), { graph_config_path: '', image_uri: 'r.io/a:1' }, /^preview: /],
  [
    'by id',
    pullRequest(),
    { name: '', deployment_id: '11111111-1111-4111-8111-111111111111' },
    /^preview: is not set, and this is a pull request. Set `preview: false` to update "11111111-/
  ]
])('a pull request says which deployment it means: %s', (_, context, inputs, problem) => {
  expect(problemsOf({ ...GOOD, ...inputs }, context)).toEqual([expect.stringMatching(problem)])
  expect(problemsOf({ ...GOOD, ...inputs, preview: 'false' }, context)).toEqual([])
})

test('a sweep, and a run of no pull request, need no preview', () => {
  expect(problemsOf({ ...GOOD, command: 'sweep' }, pullRequest())).toEqual([])
  expect(problemsOf(GOOD)).toEqual([])
})

test.each<[string, RunContext]>([
  ['its event', contextOf({ event_name: 'merge_group', ref: 'refs/heads/gh-readonly-queue/main/pr-7-abc' })],
  ['a push to its branch', contextOf({ ref: 'refs/heads/gh-readonly-queue/main/pr-7-abc' })]
])('a merge queue deploys only what is named: %s', (_, context) => {
  expect(problemsOf(GOOD, context)).toEqual([
    expect.stringMatching(/^repo_ref: is not set, and a merge queue .*not merged yet/)
  ])
  expect(problemsOf({ ...GOOD, preview: 'false' }, context)).toEqual([expect.stringMatching(/^repo_ref: /)])
  expect(codeOf(context, { repo_ref: 'main' })).toEqual([HERE, 'main', undefined, false])
  const image = { ...GOOD, graph_config_path: '', image_uri: 'r.io/a:1' }
  expect(problemsOf(image, context)).toEqual([expect.stringMatching(/^preview: .*merge queue/)])
  expect(problemsOf({ ...image, preview: 'false' }, context)).toEqual([])
  expect(problemsOf({ ...GOOD, command: 'delete' }, context)).toEqual([expect.stringMatching(/^preview: .*to delete/)])
})
