import { expect, test } from '@jest/globals'
import { isConnectionRefused, type RetryLimits, retrying } from '../../../src/github/retries.js'

type Octokit = Parameters<ReturnType<typeof retrying>>[0]
type Send = (options: object) => unknown
type Wrapped = (send: Send, options: object) => Promise<unknown>

/** Sends one request through the plugin, whose pauses take no time. Returns how often it was sent. */
async function attempts(error: object, { limits = {}, retries }: { limits?: RetryLimits; retries?: number } = {}) {
  let sent = 0
  const send: Send = () => {
    sent += 1
    throw error
  }
  const wrapped: Wrapped[] = []
  const hook = { wrap: (_: string, request: Wrapped) => void wrapped.push(request) }
  retrying(limits, 0)({ hook } as unknown as Octokit, {})
  await expect(wrapped[0]?.(send, { request: retries === undefined ? {} : { retries } })).rejects.toBe(error)
  return sent
}

const answered = (status: number) => Object.assign(new Error('no'), { status, request: {} })
const unanswered = (code: string) => {
  const cause = new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
  return Object.assign(new Error('fetch failed', { cause }), { status: 500, request: {} })
}

test.each<[string, object, number]>([
  ['a failure of GitHub', answered(502), 3],
  ['a lost connection', unanswered('ECONNRESET'), 3],
  ['a refused connection', unanswered('ECONNREFUSED'), 3],
  ['a refusal', answered(403), 1],
  ['a limit, for which another plugin waits', answered(429), 1],
  ['a request that was abandoned', Object.assign(new Error('x'), { name: 'AbortError', status: 500 }), 1]
])('%s is sent so often', async (_, error, sent) => {
  expect(await attempts(error)).toBe(sent)
})

test('a request that asks for no retries has none', async () => {
  expect(await attempts(answered(502), { retries: 0 })).toBe(1)
})

test('once a refused connection stayed refused, no other one is retried; other failures are', async () => {
  const limits: RetryLimits = {}
  const sent: number[] = []
  for (const code of ['ECONNREFUSED', 'ECONNREFUSED', 'ECONNRESET']) {
    sent.push(await attempts(unanswered(code), { limits }))
  }
  expect(sent).toEqual([3, 1, 3])
})

test('a refused connection is recognized in the cause of an error', () => {
  expect([unanswered('ECONNREFUSED'), unanswered('ECONNRESET'), 'text'].map(isConnectionRefused)).toEqual([
    true,
    false,
    false
  ])
})
