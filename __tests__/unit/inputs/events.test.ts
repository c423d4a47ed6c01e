import { expect, test } from '@jest/globals'
import type { RunContext } from '../../../src/adapters/github/run-context.js'
import { COMMIT_A } from '../../support/fakes/answers.js'
import {
  contextOf,
  GOOD,
  problemsOf,
  pullRequest,
  read,
  readDeploy
} from '../../support/fakes/inputs.js'

const HERE = 'https://github.com/acme/support'
const codeOf = (context: RunContext, inputs: Record<string, string> = {}) => {
  const { wanted, origin } = readDeploy({ ...GOOD, ...inputs }, context)
  if (wanted.source !== 'git_host') throw new Error('The code comes from git.')
  const { commit, is_push } = origin
  return [
    wanted.source_config.repo_url,
    wanted.source_revision_config.repo_ref,
    commit,
    is_push ?? false
  ]
}
const tag = contextOf({ ref: 'refs/tags/v1.0.0' })
/** The choice that a pull request needs: `name` itself. */
const DIRECT = { preview: 'false' }
const fork = pullRequest({ head_repository: 'someone/support', is_fork: true })

test.each<[string, RunContext, Record<string, string>, unknown[]]>([
  ['a push to a branch', contextOf(), {}, [HERE, 'main', COMMIT_A, true]],
  [
    'a branch with slashes',
    contextOf({ ref: 'refs/heads/feature/x' }),
    {},
    [HERE, 'feature/x', COMMIT_A, true]
  ],
  [
    'a tag by its full path, and never as a push to build',
    tag,
    {},
    [HERE, 'refs/tags/v1.0.0', COMMIT_A, false]
  ],
  [
    'a release',
    contextOf({ event_name: 'release', event_action: 'published', ref: 'refs/tags/v2' }),
    {},
    [HERE, 'refs/tags/v2', COMMIT_A, false]
  ],
  [
    'workflow_dispatch',
    contextOf({ event_name: 'workflow_dispatch' }),
    {},
    [HERE, 'main', COMMIT_A, false]
  ],
  ['schedule', contextOf({ event_name: 'schedule' }), {}, [HERE, 'main', COMMIT_A, false]],
  [
    'the head of a pull request, not its merge',
    pullRequest(),
    DIRECT,
    [HERE, 'feature/x', COMMIT_A, false]
  ],
  [
    'the fork of a pull request',
    fork,
    DIRECT,
    ['https://github.com/someone/support', 'feature/x', COMMIT_A, false]
  ],
  [
    'another branch than the run: its commit is not known',
    contextOf(),
    { repo_ref: 'dev' },
    [HERE, 'dev', undefined, false]
  ],
  [
    'the same branch given in full',
    contextOf(),
    { repo_ref: 'refs/heads/main' },
    [HERE, 'main', COMMIT_A, true]
  ],
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
  [
    'a run whose commit GitHub does not tell',
    contextOf({ sha: undefined }),
    {},
    [HERE, 'main', undefined, false]
  ],
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
  ['a merge ref', contextOf({ event_name: 'push', ref: 'refs/pull/7/merge' })],
  ...['refs/heads/x', 'refs/tags/v1', 'refs/pull/7/head'].map((branch): [string, RunContext] => [
    `a branch with the name of another ref, ${branch}`,
    contextOf({ ref: `refs/heads/${branch}` })
  ]),
  ['a pull request of such a branch', pullRequest({ head_ref: 'refs/tags/v1' })]
])(
  'what is not the code of the run, or would be read as other code, is not built: %s',
  (_, context) => {
    expect(problemsOf({ ...GOOD, ...DIRECT }, context)).toEqual([
      expect.stringMatching(/^repo_ref: .*refs\/tags/)
    ])
  }
)

test('a pull request whose head repository was deleted needs its URL', () => {
  const gone = pullRequest({ head_repository: undefined, is_fork: true })
  expect(problemsOf({ ...GOOD, ...DIRECT }, gone)).toEqual([expect.stringMatching(/^repo_url: /)])
})

test('build_on_push with the tag of the run is refused, even without repo_ref', () => {
  expect(problemsOf({ ...GOOD, build_on_push: 'true' }, tag)).toEqual([
    expect.stringMatching(/^build_on_push: /)
  ])
})

test('a preview has the name of its pull request, so that pr-1 never meets pr-12', () => {
  const preview = { ...GOOD, preview: 'true' }
  for (const number of [1, 12]) {
    const name = `support-pr-${number}`
    expect(readDeploy(preview, pullRequest({ number }))).toMatchObject({
      target: { name },
      wanted: { name }
    })
  }
  expect(readDeploy({ ...GOOD, ...DIRECT }, pullRequest()).target).toEqual({ name: 'support' })
})

test.each<[Record<string, string>, Record<string, unknown>, string?]>([
  [{ preview: 'true' }, { command: 'delete', dry_run: false, target: { name: 'support-pr-7' } }],
  [
    { preview: 'true', command: 'plan' },
    { command: 'delete', dry_run: true }
  ],
  [
    { preview: 'true', resource_spec: 'x', secrets: 'x', graph_config_path: '' },
    { command: 'delete' }
  ],
  [DIRECT, { command: 'deploy', deploy: { target: { name: 'support' } } }],
  [
    { preview: 'true', command: 'delete' },
    { command: 'delete', target: { name: 'support-pr-7' } },
    'synchronize'
  ]
])(
  'closing a pull request deletes its preview, and nothing else: %j',
  (inputs, request, action = 'closed') => {
    expect(read({ ...GOOD, ...inputs }, pullRequest({}, action))).toMatchObject(request)
  }
)

test('a preview is deleted although its branch and repository no longer exist', () => {
  const gone = pullRequest({ head_repository: undefined }, 'closed')
  expect(read({ ...GOOD, preview: 'true' }, gone)).toMatchObject({
    target: { name: 'support-pr-7' }
  })
})

test('a preview outside of a pull request is an error, and never the standing deployment', () => {
  for (const event_name of ['push', 'pull_request', 'pull_request_target']) {
    const problems = problemsOf(
      { ...GOOD, preview: 'true', repo_ref: 'x' },
      contextOf({ event_name })
    )
    expect(problems).toEqual([
      expect.stringMatching(`^preview: .*${event_name} event|^preview: .*event ${event_name}`)
    ])
  }
  const more = [{ command: 'delete' }, { command: 'plan' }]
  for (const inputs of more)
    expect(problemsOf({ ...GOOD, preview: 'true', ...inputs })).toHaveLength(1)
  const byId = { ...GOOD, preview: 'true', deployment_id: '11111111-1111-4111-8111-111111111111' }
  expect(problemsOf(byId, pullRequest({}, 'closed'))).toEqual([
    expect.stringMatching(/^deployment_id: /)
  ])
})

test.each<[string, Partial<RunContext>, string]>([
  ['GitHub', {}, 'Pull request #7 comes from a fork. GitHub'],
  ['GitLab', { host: 'gitlab', is_on_github: false }, 'Merge request !7 comes from a fork. GitLab']
])('a fork is named in the words of %s', (_, place, words) => {
  const context = { ...fork, ...place }
  expect(read({ ...GOOD, api_key: '' }, context)).toMatchObject({
    command: 'skip',
    reason: expect.stringContaining(words)
  })
  const [request = ''] = words.split(' comes')
  expect(read({ ...GOOD, ...DIRECT }, context)).toMatchObject({
    notes: [expect.stringContaining(request)]
  })
})

test.each<[string, Partial<RunContext>, string]>([
  ['GitHub', {}, 'a pull request.'],
  ['GitLab', { host: 'gitlab', is_on_github: false }, 'a merge request.'],
  ['a terminal', { is_on_github: false }, 'a pull or merge request.']
])('a preview outside of a request is refused in the words of %s', (_, place, words) => {
  expect(problemsOf({ ...GOOD, preview: 'true' }, contextOf(place))).toEqual([
    expect.stringContaining(words)
  ])
})

test('a fork without credentials is skipped; every other run without credentials fails', () => {
  const keyless = { ...GOOD, api_key: '' }
  expect(read(keyless, fork)).toMatchObject({
    command: 'skip',
    reason: expect.stringMatching(/#7.*fork/)
  })
  expect(problemsOf({ ...keyless, ...DIRECT }, pullRequest())).toEqual([
    expect.stringMatching(/^api_key: /)
  ])
  expect(problemsOf(keyless)).toEqual([expect.stringMatching(/^api_key: /)])
  expect(read({ ...GOOD, ...DIRECT }, fork)).toMatchObject({ command: 'deploy' })
})

test.each<[string, RunContext, Record<string, string>]>([
  ['pull_request', pullRequest(), {}],
  ['of a plan', pullRequest(), { command: 'plan' }],
  ['of a delete', pullRequest(), { command: 'delete' }],
  ['that is closed', pullRequest({}, 'closed'), {}],
  ['of a fork', fork, {}],
  ['pull_request_target', { ...pullRequest(), event_name: 'pull_request_target' }, {}],
  ['a review', { ...pullRequest(), event_name: 'pull_request_review' }, {}],
  ['another event that carries one', { ...pullRequest(), event_name: 'new_event' }, {}],
  ['one without its file', contextOf({ event_name: 'pull_request' }), { repo_ref: 'x' }],
  ['an image', pullRequest(), { graph_config_path: '', image_uri: 'r.io/a:1' }],
  ['by id', pullRequest(), { name: '', deployment_id: '11111111-1111-4111-8111-111111111111' }]
])('a pull request says which deployment it means: %s', (_, context, inputs) => {
  expect(problemsOf({ ...GOOD, ...inputs }, context)).toEqual([
    expect.stringMatching(/^preview: .*`preview: false`/)
  ])
  expect(problemsOf({ ...GOOD, ...inputs, preview: 'false' }, context)).toEqual([])
})

test('a sweep, and a run of no pull request, need no preview', () => {
  expect(problemsOf({ ...GOOD, command: 'sweep' }, pullRequest())).toEqual([])
  expect(problemsOf(GOOD)).toEqual([])
})

test.each<[string, RunContext]>([
  [
    'its event',
    contextOf({ event_name: 'merge_group', ref: 'refs/heads/gh-readonly-queue/main/pr-7-abc' })
  ],
  ['a push to its branch', contextOf({ ref: 'refs/heads/gh-readonly-queue/main/pr-7-abc' })]
])('a merge queue deploys only what is named: %s', (_, context) => {
  const image = { ...GOOD, graph_config_path: '', image_uri: 'r.io/a:1' }
  expect(problemsOf(GOOD, context)).toEqual([expect.stringMatching(/^repo_ref: /)])
  expect(problemsOf({ ...GOOD, preview: 'false' }, context)).toEqual([
    expect.stringMatching(/^repo_ref: /)
  ])
  expect(codeOf(context, { repo_ref: 'main' })).toEqual([HERE, 'main', undefined, false])
  expect(problemsOf(image, context)).toEqual([expect.stringMatching(/^preview: /)])
  expect(problemsOf({ ...image, preview: 'false' }, context)).toEqual([])
  expect(problemsOf({ ...GOOD, command: 'delete' }, context)).toEqual([
    expect.stringMatching(/^preview: /)
  ])
})
