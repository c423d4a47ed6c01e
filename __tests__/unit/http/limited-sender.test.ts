import { describe, expect, test } from '@jest/globals'
import { ConnectionError, RequestError, TimeLimitError } from '../../../src/errors.js'
import { limitSender } from '../../../src/http/limited-sender.js'
import type { HttpAnswer, HttpRequest, HttpSender } from '../../../src/http/sender.js'
import { graceOf, startTimeLimit } from '../../../src/http/time-limit.js'
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
    throw new ConnectionError(`${request}: no whole answer`, {
      request,
      mayHaveBeenApplied: true,
      retryable: true,
      timed_out: true
    })
  }
  const sender: HttpSender = { send, stream: send, close: () => void sent.push(-1) }
  return { sender: limitSender(sender, limit), clock, limit, sent }
}

const errorOf = (answer: Promise<unknown>) =>
  answer.then(
    () => undefined,
    (error: unknown) => error
  )

describe('a request ends with the time limit of the step', () => {
  test.each<[string, number, HttpRequest, number]>([
    ['a read has its own limit while there is time', 1_800_000, get, 30_000],
    ['a write has its own limit while there is time', 1_800_000, patch, 60_000],
    ['a read may take all that is left', 5_000, get, 5_000],
    ['a write leaves time to confirm it', 5_000, patch, 4_000],
    ['no limit is shorter than a second', 1, get, 1_000]
  ])('%s', async (_, timeoutMs, request, mostMs) => {
    const { sender, sent } = limited(timeoutMs, () => 0)
    await sender.send(request)
    expect(sent).toEqual([mostMs])
  })

  test('what hangs says that the time limit ended it', async () => {
    const { sender, clock } = limited(5_000, () => Infinity)
    const error = await errorOf(sender.send(get))
    expect(error).toBeInstanceOf(ConnectionError)
    expect((error as RequestError).message).toMatch(/no whole answer, because the time limit/)
    expect((error as RequestError).advice).toMatch(/set `timeout`/)
    expect(clock.now()).toBe(5_000)
  })

  test('after it, requests are sent while they are answered', async () => {
    let tookMs = Infinity
    const { sender, clock, sent } = limited(5_000, () => tookMs)
    await errorOf(sender.send(patch))
    await errorOf(sender.send(get))
    expect(clock.now()).toBe(5_000)
    expect(await errorOf(sender.send(get))).toBeInstanceOf(TimeLimitError)
    expect(sent).toEqual([4_000, 1_000])
    tookMs = 0
    expect(await errorOf(sender.send(get))).toBeInstanceOf(TimeLimitError)
  })

  test('a stream ends with it like any request, and the connections are closed', async () => {
    const { sender, clock, sent } = limited(5_000, () => Infinity)
    const stream = () => sender.stream(patch, 1_000, () => {})
    expect(await errorOf(stream())).toMatchObject({ timed_out: true, mayHaveBeenApplied: true, retryable: true })
    expect(clock.now()).toBe(4_000)
    await errorOf(sender.send(get))
    expect(await errorOf(stream())).toBeInstanceOf(TimeLimitError)
    sender.close()
    expect(sent).toEqual([4_000, 1_000, -1])
  })

  test('another failure near the end is reported unchanged, and ends nothing', async () => {
    const refused = new ConnectionError('refused', { request: 'GET /x', mayHaveBeenApplied: false, retryable: true })
    const clock = new VirtualClock()
    let sent = 0
    const send = async (): Promise<HttpAnswer> => {
      clock.pass(5_000)
      if (sent++ === 0) throw refused
      return ANSWER
    }
    const sender = limitSender({ send, stream: send, close: () => {} }, startTimeLimit(clock, 5_000))
    expect(await errorOf(sender.send(get))).toBe(refused)
    expect(await sender.send(get)).toBe(ANSWER)
  })

  test('a moment is left to clean up', async () => {
    const { sender, clock, sent } = limited(5_000, () => 100)
    clock.pass(6_000)
    await sender.send(patch)
    await sender.send(get)
    expect(sent).toEqual([300, 300])
  })

  test('time that is left out of account counts again', async () => {
    const { sender, clock, limit, sent } = limited(5_000, () => 0)
    clock.pass(8_000)
    limit.extend(6_000)
    await sender.send(get)
    expect(sent).toEqual([3_000])
  })
})

test.each([
  [5_000, 300],
  [60_000, 1_500],
  [1_800_000, 30_000],
  [86_400_000, 30_000]
])('of a limit of %d ms, what follows gets %d ms', (timeoutMs, graceMs) => {
  expect(graceOf(timeoutMs)).toBe(graceMs)
})
