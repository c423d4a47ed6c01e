import { expect, test } from '@jest/globals'
import { pollUntil } from '../../../../src/requests/poll-until.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

/** Reads 1, 2, 3 …; times are those of the polls, in milliseconds. */
function counter() {
  const clock = new VirtualClock(0)
  const times: number[] = []
  const read = async () => times.push(clock.now())
  return { clock, times, read }
}

test('polling ends with the first read that is done, without another pause', async () => {
  const { clock, times, read } = counter()
  const value = await pollUntil({ clock, deadline: 60_000, delayMs: 1_000 }, read, (n) => n === 3)
  expect(value).toBe(3)
  expect(times).toEqual([0, 1_000, 2_000])
  expect(clock.now()).toBe(2_000)
})

test('the last poll is at the deadline, and its value is returned although it is not done', async () => {
  const { clock, times, read } = counter()
  const value = await pollUntil({ clock, deadline: 2_500, delayMs: 1_000 }, read, () => false)
  expect(times).toEqual([0, 1_000, 2_000, 2_500])
  expect(value).toBe(4)
})

test('a deadline that has passed leaves time for one poll', async () => {
  const { clock, times, read } = counter()
  await pollUntil({ clock, deadline: -1, delayMs: 1_000 }, read, () => false)
  expect(times).toEqual([0])
})

test('delays may grow', async () => {
  const { clock, times, read } = counter()
  await pollUntil({ clock, deadline: 10_000, delayMs: (n) => n * 1_000 }, read, (n) => n === 4)
  expect(times).toEqual([0, 1_000, 3_000, 6_000])
})

test('what a read throws ends the polling', async () => {
  const { clock } = counter()
  const read = () => Promise.reject(new Error('refused'))
  await expect(pollUntil({ clock, deadline: 1_000, delayMs: 100 }, read, () => false)).rejects.toThrow('refused')
})
