import { describe, expect, test } from '@jest/globals'
import { readRunContext } from '../../../src/adapters/github/run-context.js'

const ENV = {
  GITHUB_EVENT_NAME: 'push',
  GITHUB_REPOSITORY: 'acme/support',
  GITHUB_REF: 'refs/heads/main',
  GITHUB_SHA: 'a'.repeat(40),
  GITHUB_RUN_ID: '4711',
  GITHUB_ACTOR: 'octocat'
}
const PULL = {
  number: 7,
  head: { ref: 'feature/x', sha: 'b'.repeat(40), repo: { full_name: 'acme/support' } }
}
const facts = (env: Record<string, string | undefined> = {}, payload: unknown = null) =>
  readRunContext({ ...ENV, ...env }, payload)
const pullOf = (pull: unknown, env = {}) => facts(env, { pull_request: pull }).pull_request

test('a run on github.com has these facts', () => {
  expect(facts({}, { action: 'opened' })).toEqual({
    event_name: 'push',
    event_action: 'opened',
    server_url: 'https://github.com',
    api_url: 'https://api.github.com',
    repository: 'acme/support',
    ref: 'refs/heads/main',
    sha: 'a'.repeat(40),
    pull_request: undefined,
    actor: 'octocat',
    run_url: 'https://github.com/acme/support/actions/runs/4711'
  })
})

test('a run without variables and event has no facts, and names no repository or commit by guess', () => {
  expect(readRunContext({}, undefined)).toEqual({
    event_name: '',
    event_action: undefined,
    server_url: 'https://github.com',
    api_url: 'https://api.github.com',
    repository: undefined,
    ref: undefined,
    sha: undefined,
    pull_request: undefined,
    run_url: undefined
  })
})

describe('a variable that is not usable counts as missing', () => {
  test.each<[string, Record<string, string | undefined>, Record<string, unknown>]>([
    ['the slashes of a server', { GITHUB_SERVER_URL: 'https://ghe.example/' }, { server_url: 'https://ghe.example' }],
    [
      'the slashes of its API',
      { GITHUB_API_URL: 'https://ghe.example/api/v3/' },
      { api_url: 'https://ghe.example/api/v3' }
    ],
    ['blanks', { GITHUB_REF: '  ', GITHUB_ACTOR: ' octocat\n' }, { ref: undefined, actor: 'octocat' }],
    ['a commit of zeros', { GITHUB_SHA: '0'.repeat(40) }, { sha: undefined }],
    ['a commit that begins with zeros', { GITHUB_SHA: `000${'a'.repeat(37)}` }, { sha: `000${'a'.repeat(37)}` }],
    ['a commit that ends with zeros', { GITHUB_SHA: `${'a'.repeat(37)}000` }, { sha: `${'a'.repeat(37)}000` }],
    ['a repository without an owner', { GITHUB_REPOSITORY: 'support' }, { repository: undefined, run_url: undefined }],
    ['a repository with a path', { GITHUB_REPOSITORY: 'acme/support/x' }, { repository: undefined }],
    ['a repository behind a scheme', { GITHUB_REPOSITORY: 'x:acme/support' }, { repository: undefined }],
    ['a run without a number', { GITHUB_RUN_ID: undefined }, { repository: 'acme/support', run_url: undefined }]
  ])('%s', (_, env, expected) => {
    expect(facts(env)).toMatchObject(expected)
  })
})

test.each<[string, unknown, string | undefined]>([
  ['a text', { action: 'closed' }, 'closed'],
  ['a number', { action: 3 }, undefined],
  ['no object', 'closed', undefined]
])('the action of the event is read from %s', (_, payload, action) => {
  expect(facts({}, payload).event_action).toBe(action)
})

test.each<[string, unknown, string | undefined]>([
  ['a commit', 'b'.repeat(40), 'b'.repeat(40)],
  ['none: the ref is new', '0'.repeat(40), undefined],
  ['a text that is no commit', 'main', undefined],
  ['no text', 7, undefined],
  ['nothing', undefined, undefined]
])('what the ref was at before the push: %s', (_, before, expected) => {
  const context = facts({ GITHUB_EVENT_NAME: 'push' }, { before })
  expect(context.sha_before).toBe(expected)
  expect('sha_before' in context).toBe(expected !== undefined)
})

describe('the pull request of a run', () => {
  const read = { number: 7, head_ref: 'feature/x', head_sha: 'b'.repeat(40), head_repository: 'acme/support' }
  const withRepo = (repo: unknown) => ({ ...PULL, head: { ...PULL.head, repo } })

  test.each<[string, unknown, Record<string, unknown>]>([
    ['of the same repository', PULL, { ...read, is_fork: false }],
    [
      'written in other letters',
      withRepo({ full_name: 'ACME/Support' }),
      { head_repository: 'ACME/Support', is_fork: false }
    ],
    ['of a fork', withRepo({ full_name: 'someone/support' }), { head_repository: 'someone/support', is_fork: true }],
    ['of a fork that was deleted', withRepo(null), { ...read, head_repository: undefined, is_fork: true }]
  ])('%s', (_, pull, expected) => {
    expect(pullOf(pull)).toMatchObject(expected)
  })

  test('the repository of the run may be written in other letters', () => {
    expect(pullOf(PULL, { GITHUB_REPOSITORY: 'Acme/SUPPORT' })).toMatchObject({ is_fork: false })
  })

  test.each<[string, unknown]>([
    ['no number', { ...PULL, number: undefined }],
    ['the number 0', { ...PULL, number: 0 }],
    ['a number with a fraction', { ...PULL, number: 7.5 }],
    ['no head', { ...PULL, head: undefined }],
    ['no branch', { ...PULL, head: { ...PULL.head, ref: 3 } }],
    ['no commit', { ...PULL, head: { ...PULL.head, sha: undefined } }],
    ['a repository without a name', withRepo({})],
    ['a repository with a name that is none', withRepo({ full_name: 'support' })]
  ])('one that is incomplete builds nothing by guess: %s', (_, pull) => {
    expect(pullOf(pull)).toBeUndefined()
  })
})

test.each<[string, string | undefined, string | undefined, string | undefined]>([
  ['a published action', 'acme/deploy', 'v1', 'https://github.com/acme/deploy/blob/v1'],
  ['a branch with slashes', 'acme/deploy', 'releases/v1', 'https://github.com/acme/deploy/blob/releases/v1'],
  ['a local action', undefined, undefined, undefined],
  ['a ref that needs escapes', 'acme/deploy', 'v1?x', undefined],
  ['a ref that leads elsewhere', 'acme/deploy', '/../x', undefined],
  ['no ref', 'acme/deploy', undefined, undefined],
  ['a repository that is none', 'deploy', 'v1', undefined]
])('links to the documentation lead to the version that runs: %s', (_, repository, ref, url) => {
  const context = facts({ GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref })
  expect(context.action_url).toBe(url)
  expect('action_url' in context).toBe(url !== undefined)
})
