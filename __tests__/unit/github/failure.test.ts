import { expect, test } from '@jest/globals'
import { failureOf } from '../../../src/adapters/github/failure.js'
import { GitHubError, GitHubRefusal } from '../../../src/errors.js'

const AT = Date.UTC(2026, 0, 1)

const answered = (status: number, headers: Record<string, string> = {}) =>
  Object.assign(new Error('what GitHub says'), { status, response: { headers } })

// A refusal leads to the advice to grant a permission, a limit to waiting.
test.each<[string, unknown, { status: number | undefined; is_refusal?: true; says: RegExp }]>([
  ['403', answered(403), { status: 403, is_refusal: true, says: /403.*what GitHub says/ }],
  ['404', answered(404), { status: 404, is_refusal: true, says: /404/ }],
  ['401, a token that is wrong', answered(401), { status: 401, says: /github_token/ }],
  ['a limit', answered(429), { status: 429, says: /limits/ }],
  ['a limit that is used up', answered(403, { 'x-ratelimit-remaining': '0' }), { status: 403, says: /limits/ }],
  [
    'a limit that is not',
    answered(403, { 'x-ratelimit-remaining': '9' }),
    { status: 403, is_refusal: true, says: /403/ }
  ],
  ['a limit with its end', answered(403, { 'retry-after': '60' }), { status: 403, says: /limits/ }],
  ['500', answered(500), { status: 500, says: /500.*what GitHub says/ }],
  [
    'a lost connection, to which Octokit gives a status',
    Object.assign(new Error('ECONNRESET'), { status: 500 }),
    { status: undefined, says: /reached.*ECONNRESET/ }
  ],
  [
    'a connection that fails',
    new TypeError('fetch failed', { cause: new Error('x') }),
    { status: undefined, says: /reached/ }
  ],
  ['an answer of another shape', new TypeError('data is undefined'), { status: undefined, says: /Unexpected/ }],
  [
    'no answer',
    Object.assign(new Error('x'), { name: 'AbortError' }),
    { status: undefined, says: /did not answer in time/ }
  ],
  ['what only looks like that', { name: 'AbortError', message: 'x' }, { status: undefined, says: /reached/ }]
])('%s', (_, cause, { status, is_refusal = false, says }) => {
  const error = failureOf(cause, 'deployments: write', AT).error
  expect(error).toMatchObject({ status, message: expect.stringMatching(says), cause })
  expect(error instanceof GitHubRefusal).toBe(is_refusal)
  if (is_refusal) expect(error).toMatchObject({ permission: 'deployments: write' })
})

test('an error of our own stays unchanged', () => {
  const own = new GitHubError('of our own')
  expect(failureOf(own, 'deployments: write', AT).error).toBe(own)
})

test.each<[string, Record<string, string>, number]>([
  ['as GitHub says', { 'retry-after': '30' }, 30_000],
  ['a minute, if it says nothing', {}, 60_000],
  ['a minute, if it says no time', { 'retry-after': '0' }, 60_000],
  ['until it resets', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${AT / 1000 + 3_600}` }, 3_600_000],
  ['a second, if the reset is over', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' }, 1_000]
])('a limit is over after a time: %s', (_, headers, retry_after_ms) => {
  expect(failureOf(answered(429, headers), 'deployments: write', AT).error).toMatchObject({ retry_after_ms })
})
