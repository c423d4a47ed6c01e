/** A plain checkout: to which server a token of GitHub may be sent. */
import { expect, test } from '@jest/globals'
import { gitHubApiOf } from '../../../src/ci/git-checkout.js'
import { hasGitHub } from '../../../src/github/run-context.js'

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
