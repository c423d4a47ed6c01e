import { expect, test } from '@jest/globals'
import { GitHubError } from '../../src/errors.js'
import { exchangeWith } from '../../src/github/exchange.js'
import { startTimeLimit } from '../../src/http/time-limit.js'
import { VirtualClock } from '../support/fakes/virtual-clock.js'

const BUDGET_MS = 60_000

/** Exchanges that each take so long, or until they end by an error, until GitHub has cost the run enough. */
async function exchanges(tookMs: (nth: number) => number, how: 'answered' | 'fails' | 'limited', most: number) {
  const clock = new VirtualClock()
  const budget = { leftMs: BUDGET_MS }
  const account = { token: 't', apiUrl: 'https://api.example', repository: 'acme/support' }
  const exchange = exchangeWith({
    ...account,
    budget,
    clock,
    limit: startTimeLimit(clock, 3_600_000),
    signal: new AbortController().signal
  })
  for (let nth = 1; nth <= most; nth++) {
    const send = async () => {
      // A limit that is waited for is charged by who waits.
      if (how === 'limited') budget.leftMs -= tookMs(nth)
      clock.pass(tookMs(nth))
      if (how === 'fails') throw new GitHubError('GitHub answered 503')
    }
    try {
      await exchange('deployments: write', send)
    } catch (error) {
      if (error instanceof Error && error.message.includes('Stopped updating GitHub'))
        return { sent: nth - 1, ms: clock.now() }
      if (how !== 'fails') throw error
    }
  }
  return { sent: most, ms: clock.now() }
}

test.each([
  ['answers that are slow', 'answered', 9_000, 12],
  ['answers that come only at the third try', 'answered', 14_000, 6],
  ['failures', 'fails', 9_000, 7],
  ['limits that are waited for, charged once', 'limited', 20_000, 3]
] as const)('what GitHub costs a run beyond answers under 4 s has an end: %s', async (_what, how, tookMs, sent) => {
  expect((await exchanges(() => tookMs, how, 1_000)).sent).toBe(sent)
})

test('a sweep of many previews is not cut short: healthy answers, one after another, are free', async () => {
  expect(await exchanges((nth) => (nth % 2) * 3_500, 'answered', 500)).toMatchObject({ sent: 500 })
})
