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

test.each<[object, object]>([
  [{ deleted: true }, { is_ref_deleted: true }],
  [{ deleted: false }, {}],
  [{ client_payload: { ref: ' staging ' } }, { dispatched_ref: 'staging' }],
  [{ client_payload: { ref: '' } }, {}],
  [{ client_payload: { ref: { name: 'x' } } }, {}],
  [{ client_payload: null }, {}]
])('what the event says of its code is read as it is: %j', (payload, facts) => {
  const { is_ref_deleted, dispatched_ref } = readRunContext({}, payload)
  expect({ is_ref_deleted, dispatched_ref }).toEqual(facts)
})

test.each([undefined, null, 'x', [], { pull_request: 7, action: 5 }])(
  'a run without variables has no facts, and an event that makes no sense counts as none: %j',
  (payload) => {
    const { event_name, server_url, api_url, ...others } = readRunContext({}, payload)
    expect({ event_name, server_url, api_url }).toEqual({
      event_name: '',
      server_url: 'https://github.com',
      api_url: 'https://api.github.com'
    })
    expect(Object.values(others).filter((fact) => fact !== undefined)).toEqual([])
  }
)

test.each<[Record<string, string | undefined>, Record<string, unknown>]>([
  [{ GITHUB_SERVER_URL: 'https://ghe.example/' }, { server_url: 'https://ghe.example' }],
  [{ GITHUB_API_URL: 'https://ghe.example/api/v3/' }, { api_url: 'https://ghe.example/api/v3' }],
  [
    { GITHUB_REF: '  ', GITHUB_ACTOR: ' octocat\n' },
    { ref: undefined, actor: 'octocat' }
  ],
  [{ GITHUB_SHA: '0'.repeat(40) }, { sha: undefined }],
  [{ GITHUB_SHA: `000${'a'.repeat(37)}` }, { sha: `000${'a'.repeat(37)}` }],
  [{ GITHUB_SHA: 'abc123' }, { sha: 'abc123' }],
  [{ GITHUB_REPOSITORY: 'support' }, { repository: undefined, run_url: undefined }],
  [{ GITHUB_REPOSITORY: 'acme/support/x' }, { repository: undefined }],
  [{ GITHUB_REPOSITORY: 'x:acme/support' }, { repository: undefined }],
  [{ GITHUB_RUN_ID: undefined }, { repository: 'acme/support', run_url: undefined }]
])('a variable that is not usable counts as missing: %j', (env, expected) => {
  expect(facts(env)).toMatchObject(expected)
})

test.each<[unknown, string | undefined]>([
  ['b'.repeat(40), 'b'.repeat(40)],
  ['0'.repeat(40), undefined],
  ['main', undefined],
  [7, undefined]
])('what the ref was at before the push: %j', (before, expected) => {
  expect(facts({}, { before }).sha_before).toBe(expected)
})

describe('the pull request of a run', () => {
  const read = {
    number: 7,
    head_ref: 'feature/x',
    head_sha: 'b'.repeat(40),
    head_repository: 'acme/support'
  }
  const withRepo = (repo: unknown) => ({ ...PULL, head: { ...PULL.head, repo } })

  test.each<[string, unknown, Record<string, unknown>]>([
    ['of the same repository', PULL, { ...read, is_fork: false }],
    [
      'written in other letters',
      withRepo({ full_name: 'ACME/Support' }),
      { head_repository: 'ACME/Support', is_fork: false }
    ],
    [
      'of a fork',
      withRepo({ full_name: 'someone/support' }),
      { head_repository: 'someone/support', is_fork: true }
    ],
    [
      'of a fork that was deleted',
      withRepo(null),
      { ...read, head_repository: undefined, is_fork: true }
    ]
  ])('%s', (_, pull, expected) => {
    expect(pullOf(pull)).toMatchObject(expected)
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

test.each<[string | undefined, string | undefined, string | undefined]>([
  ['acme/deploy', 'v1', 'https://github.com/acme/deploy/blob/v1'],
  ['acme/deploy', 'releases/v1.2', 'https://github.com/acme/deploy/blob/releases/v1.2'],
  [undefined, undefined, undefined],
  ['acme/deploy', 'v1?x', undefined],
  ['acme/deploy', 'a b](x', undefined],
  ['acme/deploy', '/../x', undefined],
  ['../x/y', 'v1', undefined],
  ['deploy', 'v1', undefined]
])(
  'links to the documentation of %s at %s lead to the version that runs: %s',
  (repository, ref, url) => {
    expect(facts({ GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref }).action_url).toBe(
      url
    )
  }
)
