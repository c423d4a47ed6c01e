import { describe, expect, test } from '@jest/globals'
import { failureOf, type Kind, startExchanges } from '../../../src/adapters/github/exchange.js'
import { CancelledError, GitHubError } from '../../../src/errors.js'
import { SimulatedGitHub } from '../../support/comments/simulated-github.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'

const answered = (status: number, headers: Record<string, string> = {}) =>
  Object.assign(new Error(`no ${status}`), { status, response: { headers } })
const lost = () => Object.assign(new Error('ECONNRESET'), { status: 500 })
const silent = () => Object.assign(new Error('x'), { name: 'AbortError' })
const limited = (seconds: number) => answered(429, { 'retry-after': `${seconds}` })

/** A run whose requests end like this, in turn; the last end is that of all others. */
function running(...ends: (Error | 'answer')[]) {
  const clock = new VirtualClock()
  const cancel = new AbortController()
  const exchange = startExchanges({ clock })(cancel.signal)
  let sent = 0
  const take = (kind: Kind = 'read', ms = 0) =>
    exchange(kind, 'deployments: write', async () => {
      const end = ends[Math.min(sent, ends.length - 1)]
      sent += 1
      clock.pass(ms)
      if (end instanceof Error) throw end
      return end
    })
  const failure = (kind?: Kind, ms?: number) => take(kind, ms).catch((error: unknown) => error)
  return { take, failure, clock, cancel, exchange, sent: () => sent }
}

describe('a request that fails is sent once more', () => {
  test.each<[string, Error, Partial<Record<Kind, number>>]>([
    [
      'after a failure of GitHub, unless it creates',
      answered(502),
      { read: 2, write: 2, create: 1 }
    ],
    ['after a lost connection, unless it creates', lost(), { read: 2, write: 2, create: 1 }],
    ['after a limit, which refuses it for sure', limited(5), { read: 2, write: 2, create: 2 }],
    ['but not after a refusal', answered(403), { read: 1, write: 1, create: 1 }],
    ['nor after 422', answered(422), { read: 1, write: 1 }],
    ['nor without an answer', silent(), { read: 1, write: 1, create: 1 }]
  ])('%s', async (_, error, times) => {
    for (const [kind, expected] of Object.entries(times) as [Kind, number][]) {
      const { failure, sent } = running(error)
      expect(await failure(kind)).toBeInstanceOf(GitHubError)
      expect({ kind, sent: sent() }).toEqual({ kind, sent: expected })
    }
  })

  test.each<[Error, number]>([
    [answered(502), 1_000],
    [limited(7), 7_000]
  ])('and may then be answered, after as long as GitHub asks: %s', async (error, ms) => {
    const { take, clock } = running(error, 'answer')
    expect([await take('write'), clock.sleeps]).toEqual(['answer', [ms]])
  })

  test('unless the limit lasts longer than a run may lose', async () => {
    const { failure, clock, sent } = running(limited(61))
    expect(await failure()).toMatchObject({ status: 429 })
    expect({ sleeps: clock.sleeps, sent: sent() }).toEqual({ sleeps: [], sent: 1 })
  })
})

describe('GitHub is given up', () => {
  test('after three failed requests in a row', async () => {
    const { failure, sent } = running(silent())
    for (let nth = 0; nth < 3; nth++)
      expect(await failure()).toMatchObject({ message: 'GitHub did not answer in time' })
    expect(await failure()).toMatchObject({
      message: 'Stopped using GitHub after 3 failed requests in a row'
    })
    expect(sent()).toBe(3)
  })

  test('but not while three that failed are about to be sent again', async () => {
    const server = new SimulatedGitHub(1)
    const never = new AbortController().signal
    const exchange = startExchanges({ clock: server.clock() })(never)
    let sent = 0
    const failing = () =>
      exchange('read', 'deployments: write', async () => {
        sent += 1
        if (sent <= 3) throw answered(502)
        return 'answer'
      })
    const later = () => server.after(500).then(failing)
    const reads = [failing(), failing(), failing(), later()]
    expect(await server.run(Promise.all(reads))).toEqual(Array(4).fill('answer'))
  })

  test('but not after a refusal in between, which is an answer', async () => {
    const { failure, sent } = running(
      silent(),
      silent(),
      answered(404),
      silent(),
      silent(),
      'answer'
    )
    for (let nth = 0; nth < 6; nth++) await failure()
    expect(sent()).toBe(6)
  })

  test.each<[string, (Error | 'answer')[], number, number]>([
    ['slow answers', ['answer'], 9_000, 12],
    ['failures between answers', [silent(), 'answer'], 4_000, 29],
    ['limits', [limited(5), 'answer'], 0, 24]
  ])('after 60 s: %s', async (_, pattern, ms, most) => {
    const ends = Array.from(
      { length: 200 },
      (_, nth) => pattern[nth % pattern.length] as Error | 'answer'
    )
    const { failure, sent } = running(...ends)
    let last: unknown
    for (let nth = 0; nth < 100; nth++) last = await failure('read', ms)
    expect([sent(), String(last)]).toEqual([
      most,
      expect.stringMatching(/60 s of slow|limits the number/)
    ])
  })

  test('never while its answers are healthy: a sweep of many previews takes its minutes', async () => {
    const { take, sent } = running('answer')
    for (let nth = 0; nth < 500; nth++) await take('write', 3_500)
    expect(sent()).toBe(500)
  })
})

describe('an exchange ends with its phase', () => {
  test('at once', async () => {
    const { exchange, cancel } = running()
    const sent = exchange('write', 'deployments: write', () => new Promise(() => {}))
    cancel.abort()
    await expect(sent).rejects.toBeInstanceOf(CancelledError)
  })

  test.each<Kind>(['read', 'write'])('and sends nothing after it (%s)', async (kind) => {
    const { failure, cancel, sent } = running('answer')
    cancel.abort()
    expect(await failure(kind)).toBeInstanceOf(CancelledError)
    expect(sent()).toBe(0)
  })
})

const AT = Date.UTC(2026, 0, 1)

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
  [
    'a connection that fails',
    new TypeError('fetch failed', { cause: new Error('x') }),
    undefined,
    'lost'
  ],
  ['an answer of another shape', new TypeError('data is undefined'), undefined, 'refused'],
  ['no answer', Object.assign(new Error('x'), { name: 'AbortError' }), undefined, 'silent'],
  ['what only looks like that', { name: 'AbortError', message: 'x' }, undefined, 'lost']
])('%s', (_, cause, status, how, isRefusal = false) => {
  const permission = isRefusal ? 'deployments: write' : undefined
  expect(failureOf(cause, 'deployments: write', AT)).toMatchObject({
    how,
    error: { status, cause, permission }
  })
})

test('an error of our own stays unchanged', () => {
  const own = new GitHubError('of our own')
  expect(failureOf(own, 'deployments: write', AT).error).toBe(own)
})

test.each<[string, Record<string, string>, number]>([
  ['as GitHub says', { 'retry-after': '30' }, 30_000],
  ['a minute, if it says nothing', {}, 60_000],
  ['a minute, if it says no time', { 'retry-after': '0' }, 60_000],
  [
    'until it resets',
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${AT / 1000 + 3_600}` },
    3_600_000
  ],
  [
    'a second, if the reset is over',
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' },
    1_000
  ]
])('a limit is over after a time: %s', (_, headers, waitMs) => {
  expect(failureOf(answered(429, headers), 'deployments: write', AT)).toMatchObject({ waitMs })
})
