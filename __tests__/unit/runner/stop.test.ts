import { describe, expect, test } from '@jest/globals'
import { createClock, shortlyAfter } from '../../../src/adapters/runner/process.js'
import { CancelledError, StoppedByBug } from '../../../src/errors.js'

const HOUR_MS = 3_600_000

describe('a sleep', () => {
  test.each([
    [undefined, 'cancelled'],
    [new StoppedByBug(), 'internal']
  ])(
    'ends at once when the run is cancelled, and says whether a bug ended it (%p)',
    async (reason, code) => {
      const stop = new AbortController()
      const sleep = createClock(stop.signal).sleep(HOUR_MS)
      stop.abort(reason)
      await expect(sleep).rejects.toMatchObject({ code })
      await expect(createClock(stop.signal).sleep(0)).rejects.toBeInstanceOf(CancelledError)
    }
  )

  test('ends without an error when what it waits for has come', async () => {
    const [cancelled, come] = [new AbortController(), new AbortController()]
    const sleep = createClock(cancelled.signal).sleep(HOUR_MS, come.signal)
    come.abort()
    await expect(sleep).resolves.toBeUndefined()
    const again = createClock(cancelled.signal).sleep(HOUR_MS, new AbortController().signal)
    cancelled.abort()
    await expect(again).rejects.toBeInstanceOf(CancelledError)
  })

  test('lasts as long as it should: not the moment that a timer makes of a time it cannot hold', async () => {
    const clock = createClock(new AbortController().signal)
    const startedAt = clock.now()
    await clock.sleep(20)
    await clock.sleep(-1)
    expect(clock.now() - startedAt).toBeGreaterThan(15)
    const woken = new AbortController()
    const sleep = clock.sleep(2 ** 40, woken.signal).then(() => 'slept')
    expect(await Promise.race([sleep, clock.sleep(5)])).toBeUndefined()
    woken.abort()
    await sleep
    expect(Math.abs(clock.date() - Date.now())).toBeLessThan(1_000)
  })
})

test('after a cancel, the records get a moment to be closed, also those that start after it', async () => {
  const stop = new AbortController()
  const before = shortlyAfter(stop.signal)
  expect(before.aborted).toBe(false)
  stop.abort()
  const later = shortlyAfter(stop.signal)
  expect([before.aborted, later.aborted]).toEqual([false, false])
  await Promise.all(
    [before, later].map((signal) => new Promise((ended) => signal.addEventListener('abort', ended)))
  )
})
