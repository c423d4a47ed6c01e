import { expect, test } from '@jest/globals'
import type { HttpAnswer, HttpRequest } from '../../../src/adapters/http/sender.js'
import { limitSender, startTimeLimit } from '../../../src/adapters/http/time-limit.js'
import { ConnectionError, TimeLimitError } from '../../../src/errors.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'

const ANSWER = { status: 200, text: '' } as HttpAnswer
const get = { method: 'GET', path: '/x', timeoutMs: 30_000 } as const
const patch = { method: 'PATCH', path: '/x', timeoutMs: 60_000 } as const

/** A sender whose answers take so long, ended by the limit of each request. */
function limited(timeoutMs: number, tookMs: () => number) {
  const clock = new VirtualClock()
  const limit = startTimeLimit(clock, timeoutMs)
  const sent: number[] = []
  const send = async ({ method, path, timeoutMs: mostMs }: HttpRequest): Promise<HttpAnswer> => {
    sent.push(mostMs)
    clock.pass(Math.min(tookMs(), mostMs))
    if (tookMs() < mostMs) return ANSWER
    const request = `${method} ${path}`
    const failure = { request, mayHaveBeenApplied: true, retryable: true, timed_out: true }
    throw new ConnectionError({ what: `${request}: no whole answer`, ...failure })
  }
  return { sender: limitSender({ send }, limit), clock, limit, sent }
}

const errorOf = (answer: Promise<unknown>) =>
  answer.then(
    () => undefined,
    (error: unknown) => error
  )

test.each<[string, number, HttpRequest, number]>([
  ['a read has its own limit while there is time', 1_800_000, get, 30_000],
  ['a read may take all that is left', 5_000, get, 5_000],
  ['a write leaves time to confirm it', 5_000, patch, 4_000],
  ['no limit is shorter than a second', 1, get, 1_000]
])('%s', async (_, timeoutMs, request, mostMs) => {
  const { sender, sent } = limited(timeoutMs, () => 0)
  await sender.send(request)
  expect(sent).toEqual([mostMs])
})

test('what hangs at the time limit says so, and then no request is sent', async () => {
  let tookMs = Infinity
  const { sender, clock, sent } = limited(5_000, () => tookMs)
  const error = await errorOf(sender.send(patch))
  expect(error).toMatchObject({ timed_out: true, mayHaveBeenApplied: true, retryable: true })
  expect(error).toMatchObject({
    what: expect.stringMatching(/no whole answer/),
    facts: [expect.objectContaining({ label: 'Time limit' })],
    fix: expect.arrayContaining([expect.stringMatching(/set `timeout`/)])
  })
  await errorOf(sender.send(get))
  expect(clock.now()).toBe(5_000)
  tookMs = 0
  expect(await errorOf(sender.send(get))).toBeInstanceOf(TimeLimitError)
  expect(sent).toEqual([4_000, 1_000])
})

test('a moment is left to clean up, and time that is not counted is given back', async () => {
  const { sender, clock, limit, sent } = limited(5_000, () => 100)
  clock.pass(6_000)
  await sender.send(patch)
  limit.extend(4_000)
  await sender.send(get)
  expect(sent).toEqual([300, 2_900])
})

test.each([
  [5_000, 300],
  [1_800_000, 30_000],
  [86_400_000, 30_000]
])('of a limit of %d ms, what follows gets %d ms', (timeoutMs, graceMs) => {
  expect(startTimeLimit(new VirtualClock(), timeoutMs).graceMs).toBe(graceMs)
})
