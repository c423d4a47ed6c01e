import { expect, test } from '@jest/globals'
import { failureOf } from '../../../src/adapters/github/failure.js'
import { GitHubError, GitHubRefusal } from '../../../src/errors.js'

const AT = Date.UTC(2026, 0, 1)

const answered = (status: number, headers: Record<string, string> = {}) =>
  Object.assign(new Error('what GitHub says'), { status, response: { headers } })

// A refusal leads to the advice to grant a permission, a limit to waiting.
test.each<[string, unknown, status: number | undefined, how: string, isRefusal?: boolean]>([
  ['403', answered(403), 403, 'refused', true],
  ['404', answered(404), 404, 'refused', true],
  ['401, a token that is wrong', answered(401), 401, 'refused'],
  ['422', answered(422), 422, 'refused'],
  ['a limit', answered(429), 429, 'limited'],
  ['a limit that is used up', answered(403, { 'x-ratelimit-remaining': '0' }), 403, 'limited'],
  ['a limit that is not', answered(403, { 'x-ratelimit-remaining': '9' }), 403, 'refused', true],
  ['a limit with its end', answered(403, { 'retry-after': '60' }), 403, 'limited'],
  ['500', answered(500), 500, 'lost'],
  ['a lost connection', Object.assign(new Error('ECONNRESET'), { status: 500 }), undefined, 'lost'],
  ['a connection that fails', new TypeError('fetch failed', { cause: new Error('x') }), undefined, 'lost'],
  ['an answer of another shape', new TypeError('data is undefined'), undefined, 'refused'],
  ['no answer', Object.assign(new Error('x'), { name: 'AbortError' }), undefined, 'silent'],
  ['what only looks like that', { name: 'AbortError', message: 'x' }, undefined, 'lost']
])('%s', (_, cause, status, how, isRefusal = false) => {
  const failed = failureOf(cause, 'deployments: write', AT)
  expect(failed).toMatchObject({ how, error: { status, cause } })
  expect(failed.error instanceof GitHubRefusal).toBe(isRefusal)
  if (isRefusal) expect(failed.error).toMatchObject({ permission: 'deployments: write' })
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
