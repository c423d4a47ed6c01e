import { describe, expect, test } from '@jest/globals'
import { CancelledError, GitHubError, GitHubRefusal } from '../../../src/errors.js'
import { exchangeWith, rowsOf } from '../../../src/github/exchange.js'
import { startTimeLimit } from '../../../src/http/time-limit.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'

function exchanging({ leftMs = 60_000, timeoutMs = 600_000 } = {}) {
  const clock = new VirtualClock()
  const abort = new AbortController()
  const budget = { leftMs }
  const options = { token: 't', apiUrl: 'https://api.example', repository: 'acme/support', budget, clock }
  const exchange = exchangeWith({ ...options, limit: startTimeLimit(clock, timeoutMs), signal: abort.signal })
  /** One exchange that takes so long, and ends like this. */
  const take = (ms: number, end: () => unknown = () => 'answer') =>
    exchange('deployments: write', async () => {
      clock.pass(ms)
      return end()
    })
  return { exchange, take, budget, abort, clock }
}

const fails = () => {
  throw new GitHubError('GitHub answered 503', { status: 503 })
}

// The budget ends what GitHub may cost a deploy; a healthy GitHub must never use it up.
describe('what an exchange is charged', () => {
  test.each<[string, number, (() => unknown) | undefined, number]>([
    ['an answer within four seconds is free', 4_000, undefined, 60_000],
    ['of a slow one, what is beyond them', 4_001, undefined, 59_999],
    ['a failure costs all of its time', 3_000, fails, 57_000]
  ])('%s', async (_, ms, end, leftMs) => {
    const { take, budget } = exchanging()
    await take(ms, end).catch(() => {})
    expect(budget.leftMs).toBe(leftMs)
  })

  test('a pause that was charged when it began is not charged again', async () => {
    const { take, budget } = exchanging()
    await take(20_000, () => void (budget.leftMs -= 18_000))
    expect(budget.leftMs).toBe(42_000)
    await take(20_000, () => void (budget.leftMs -= 10_000))
    expect(budget.leftMs).toBe(26_000)
  })

  test('once nothing is left, nothing is sent', async () => {
    const { take, budget } = exchanging({ leftMs: 1 })
    expect(await take(4_001)).toBe('answer')
    expect(budget.leftMs).toBe(0)
    let sent = false
    await expect(take(0, () => (sent = true))).rejects.toBeInstanceOf(GitHubError)
    expect(sent).toBe(false)
  })
})

describe('an exchange ends', () => {
  const never = () => new Promise(() => {})

  test('with its budget, whatever the plugins wait for', async () => {
    const { exchange } = exchanging({ leftMs: 20 })
    await expect(exchange('deployments: write', never)).rejects.toBeInstanceOf(GitHubError)
  })

  test('with the time of the step, and a grace', async () => {
    const { exchange, clock, budget } = exchanging({ timeoutMs: 1_000 })
    clock.pass(2_000)
    await expect(exchange('deployments: write', never)).rejects.toBeInstanceOf(GitHubError)
    expect(budget.leftMs).toBe(0)
  })

  test('with the run', async () => {
    const { exchange, abort } = exchanging()
    const sent = exchange('deployments: write', never)
    abort.abort()
    await expect(sent).rejects.toMatchObject({ name: 'CancelledError', cause: expect.any(GitHubError) })
  })

  test('before it begins, if the run has ended', async () => {
    const { take, abort } = exchanging()
    abort.abort()
    let sent = false
    await expect(take(0, () => (sent = true))).rejects.toBeInstanceOf(CancelledError)
    expect(sent).toBe(false)
  })
})

describe('after the time of the step', () => {
  test.each<[string, number | undefined, number]>([
    ['a request without a response is the last one', undefined, 0],
    ['a refusal is not', 503, 60_000]
  ])('%s', async (_, status, leftMs) => {
    const { take, clock, budget } = exchanging({ timeoutMs: 1_000 })
    clock.pass(1_000)
    await take(0, () => {
      throw new GitHubError('x', { status })
    }).catch(() => {})
    expect(budget.leftMs).toBe(leftMs)
  })

  test('before it, a request without a response is not the last one', async () => {
    const { take, budget } = exchanging()
    await take(0, () => {
      throw new GitHubError('x')
    }).catch(() => {})
    expect(budget.leftMs).toBe(60_000)
  })
})

test('a refusal names the permission that it was sent with', async () => {
  const refused = Object.assign(new Error('no'), { status: 403, response: { headers: {} } })
  const error = await exchanging()
    .take(0, () => {
      throw refused
    })
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(GitHubRefusal)
  expect(error).toMatchObject({ permission: 'deployments: write' })
})

test('rows are read page by page, and no page before it is needed', async () => {
  const pages = [{ data: [1, 2] }, { data: [] }, { data: [3] }]
  let read = 0
  async function* all() {
    for (const page of pages) {
      read++
      yield page
    }
  }
  const { exchange } = exchanging()
  const rows = rowsOf(exchange, { permission: 'deployments: write', pages: all() }, (row) => row * 10)
  const seen: [number, number][] = []
  for await (const row of rows) seen.push([row, read])
  expect(seen).toEqual([
    [10, 1],
    [20, 1],
    [30, 3]
  ])
})
