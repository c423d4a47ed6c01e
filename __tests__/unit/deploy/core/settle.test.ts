import { expect, test } from '@jest/globals'
import { type SettleOptions, settle } from '../../../../src/deploy/core/settle.js'
import { dropped, refusal } from '../../../support/fakes/answers.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

/** Reads one after the other, the last one again and again; `settled` is one that need not be read again. */
async function read(
  reads: (string | Error)[],
  { deadline = 600_000, ...options }: SettleOptions & { deadline?: number } = {}
) {
  const clock = new VirtualClock()
  const told: number[] = []
  let at = 0
  const next = async () => {
    const one = reads[Math.min(at++, reads.length - 1)]!
    if (one instanceof Error) throw one
    return one
  }
  const onWait = (ms: number) => void told.push(ms)
  const found = await settle({ clock, deadline }, next, (value) => value === 'settled', {
    ...options,
    onWait
  }).catch((error: unknown) => error)
  return { found, at: clock.now(), told }
}

test.each<[string, (string | Error)[], object, unknown, number]>([
  ['what is settled is read once', ['settled'], {}, 'settled', 0],
  ['each second until it is', ['a', 'b', 'settled'], {}, 'settled', 2_000],
  ['for 15 s, then the last read counts', ['a', 'b'], {}, 'b', 15_000],
  ['for as long as it is asked', ['a'], { forMs: 60_000 }, 'a', 60_000],
  ['not beyond the deadline', ['a'], { deadline: 4_000 }, 'a', 4_000],
  ['an error that may pass keeps the read before it', ['a', dropped()], {}, 'a', 15_000],
  ['and is followed by another read', ['a', dropped(), 'settled'], {}, 'settled', 2_000]
])('%s', async (_, reads, options, found, at) => {
  expect(await read(reads, options)).toMatchObject({ found, at })
})

test('without a good read the error is thrown; a refusal at any time', async () => {
  expect((await read([dropped(), 'settled'])).found).toMatchObject({
    code: 'control_plane_unreachable'
  })
  expect((await read(['a', refusal(403), 'settled'])).found).toMatchObject({ status: 403 })
})

test('a wait is reported once, with the time that it has', async () => {
  expect((await read(['settled'])).told).toEqual([])
  expect((await read(['a'], { deadline: 4_000 })).told).toEqual([4_000])
})
