/** A plain checkout: to which server a token of GitHub may be sent, and which commit the service builds. */
import { expect, test } from '@jest/globals'
import { gitHubApiOf, readGitCheckout } from '../../../src/adapters/ci/detect.js'
import { hasGitHub } from '../../../src/adapters/github/run-context.js'
import { COMMIT_A, COMMIT_B } from '../../support/fakes/answers.js'

test.each([
  ['https://github.com', 'https://api.github.com'],
  ['https://github.corp.example', 'https://github.corp.example/api/v3'],
  ['https://acme.ghe.com', 'https://acme.ghe.com/api/v3'],
  ['https://bitbucket.org', undefined],
  ['https://gitlab.com', undefined],
  ['https://git.example', undefined]
])('of a repository on %s, GitHub is %s', (server_url, api_url) => {
  expect(gitHubApiOf(server_url)).toBe(api_url)
  expect(hasGitHub({ is_on_github: false, api_url }, 'ghs_token')).toBe(api_url !== undefined)
})

const HEAD = {
  root: 'checkout',
  ref: 'refs/heads/main',
  commit: COMMIT_A,
  remote: 'origin',
  remote_url: 'git@github.com:acme/support.git',
  remote_commit: COMMIT_A,
  is_pushed: true,
  uncommitted: []
}

test.each<[string, Partial<typeof HEAD>, string | undefined, RegExp | undefined]>([
  ['that is pushed', {}, COMMIT_A, undefined],
  [
    'that is not pushed',
    { remote_commit: COMMIT_B, is_pushed: false },
    undefined,
    /aaaaaaa is not pushed to origin\/main/
  ],
  [
    'that is behind',
    { remote_commit: COMMIT_B },
    COMMIT_B,
    /behind origin\/main.*the service builds bbbbbbb/
  ]
])('a commit %s: what the service builds counts', (_, over, sha, warning) => {
  const { context } = readGitCheckout({ ...HEAD, ...over })
  expect({ repository: context.repository, ref: context.ref, sha: context.sha }).toEqual({
    repository: 'acme/support',
    ref: 'refs/heads/main',
    sha
  })
  expect(context.unpushed_commits).toEqual(sha === undefined ? [COMMIT_A, COMMIT_B] : undefined)
  expect(context.code_warnings).toEqual(
    warning === undefined ? [] : [expect.stringMatching(warning)]
  )
})

test.each<[string, { commit?: undefined; remote_url?: string; remote?: undefined }, object]>([
  [
    'without a commit has no code to deploy, whatever the remote has',
    { commit: undefined },
    {
      repository: 'acme/support',
      ref: undefined,
      no_code_reason: expect.stringMatching(/no commit/)
    }
  ],
  [
    'with a remote of the ssh configuration has no address',
    { remote_url: 'git@github-work:acme/support.git' },
    { repository: undefined, no_code_reason: expect.stringContaining('"github-work"') }
  ],
  [
    'with a remote of another form has no address',
    { remote_url: 'codecommit::us-east-1://agent' },
    { repository: undefined, no_code_reason: expect.not.stringContaining('"') }
  ],
  [
    'with a remote on Azure has its web address',
    { remote_url: 'git@ssh.dev.azure.com:v3/acme/proj/agent' },
    { repository: 'acme/proj/_git/agent', server_url: 'https://dev.azure.com' }
  ]
])('a checkout %s', (_, over, facts) => {
  const { context } = readGitCheckout({ ...HEAD, is_pushed: !('commit' in over), ...over })
  expect(context).toMatchObject(facts)
})

test.each<[string[], RegExp]>([
  [['agent.py'], /^1 uncommitted change: agent\.py\. .*origin\/main/],
  [['a', 'b', 'c', 'd'], /^4 uncommitted changes: a, b, c, …\./]
])('what is not committed is a warning beside that of the commit: %j', (uncommitted, warning) => {
  const { context } = readGitCheckout({ ...HEAD, remote_commit: COMMIT_B, uncommitted })
  expect(context.code_warnings).toEqual([
    expect.stringMatching(/behind/),
    expect.stringMatching(warning)
  ])
  expect(context.sha).toBe(COMMIT_B)
})
