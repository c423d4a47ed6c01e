import { describe, expect, test } from '@jest/globals'
import { sendWrite, type Write } from '../../../../src/deploy/core/send-write.js'
import { AnswerError, type RequestError } from '../../../../src/errors.js'
import { retryConflict } from '../../../../src/requests/retry.js'
import { dropped, refusal } from '../../../support/fakes/answers.js'
import { ScriptedControlPlane } from '../../../support/fakes/scripted-control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

interface World {
  timeoutMs?: number
  /** What each attempt ends with; the last one again and again. */
  sends: (Error | 'yes')[]
  /** When the effect shows, by the clock; never where absent. */
  showsAt?: number
  over?: Partial<Write<'yes', string>>
}

/** How one write ends. */
async function write({ timeoutMs = 600_000, sends, showsAt = Infinity, over }: World) {
  const clock = new VirtualClock()
  const session = new RecordedSession(new ScriptedControlPlane(clock, {}), clock, timeoutMs)
  let sent = 0
  const lookedAt: number[] = []
  const ended = await sendWrite<'yes', string>(session, {
    request: 'POST /x',
    send: async () => {
      const answer = sends[Math.min(sent++, sends.length - 1)]!
      return answer instanceof Error ? retryConflict(Promise.reject(answer)) : answer
    },
    find: async () => {
      lookedAt.push(clock.now())
      return clock.now() >= showsAt ? 'found' : null
    },
    ...over
  }).catch((thrown: unknown) => thrown as RequestError)
  return { ended, sent, lookedAt, at: clock.now(), session }
}

describe('a write whose answer is lost', () => {
  test.each([0, 3_000, 14_000])('is not sent again while it may be acted upon: after %i ms', async (showsAt) => {
    expect(await write({ sends: [dropped()], showsAt })).toMatchObject({ ended: { found: 'found' }, sent: 1 })
  })

  test('is sent again once it has not shown for 15 s', async () => {
    expect(await write({ sends: [dropped(), 'yes'] })).toMatchObject({
      ended: { answer: 'yes' },
      sent: 2,
      lookedAt: [...Array(16).keys(), 15.5].map((second) => second * 1_000)
    })
  })

  test('that never left this machine is sent again at once', async () => {
    expect(await write({ sends: [dropped(false), 'yes'] })).toMatchObject({
      ended: { answer: 'yes' },
      sent: 2,
      lookedAt: []
    })
  })
})

describe('the time limit of the step ends a write', () => {
  test.each([1_000, 5_000, 12_000])(
    'of %i ms: it is not looked for any longer, and not sent again',
    async (timeoutMs) => {
      const { ended, sent, at } = await write({ timeoutMs, sends: [dropped()] })
      expect(ended).toMatchObject({
        message: expect.stringMatching(/may have been applied.*before the time limit/s)
      })
      expect([sent, at]).toEqual([1, timeoutMs])
    }
  )

  test('what a busy service refuses is not sent again beyond it', async () => {
    const { ended, sent, at } = await write({ timeoutMs: 60_000, sends: [refusal(429, 25_000)] })
    expect(ended).toMatchObject({ status: 429 })
    expect([sent, at]).toEqual([3, 50_000])
  })

  test('a pause that would end after it does not start', async () => {
    expect(await write({ timeoutMs: 5_000, sends: [refusal(429, 6_000)] })).toMatchObject({ sent: 1, at: 0 })
  })

  test('an effect that shows at the very end counts', async () => {
    expect(await write({ timeoutMs: 5_000, sends: [dropped()], showsAt: 5_000 })).toMatchObject({
      ended: { found: 'found' }
    })
  })
})

describe('a refusal', () => {
  test.each([400, 401, 403, 404, 422])('that stays (%i) ends it: nothing is looked for', async (status) => {
    expect(await write({ sends: [refusal(status)], showsAt: 0 })).toMatchObject({ ended: { status }, sent: 1, at: 0 })
  })

  test('another write in progress (409) is worth another attempt', async () => {
    const { ended, sent } = await write({ sends: [refusal(409), refusal(409), 'yes'] })
    expect([ended, sent]).toEqual([{ answer: 'yes' }, 3])
  })

  test('that may have been applied (503) is looked for first', async () => {
    expect(await write({ sends: [refusal(503)], showsAt: 2_000 })).toMatchObject({ ended: { found: 'found' }, sent: 1 })
  })
})

test('a lost write of which the service cannot be read is never sent again', async () => {
  const find = async () => Promise.reject(refusal(500))
  const { ended, sent } = await write({ sends: [dropped()], over: { find } })
  expect([ended, sent]).toEqual([expect.objectContaining({ code: 'write_unconfirmed' }), 1])
})

test('an effect that shows during the pause before another attempt is not written twice', async () => {
  const { ended, sent } = await write({ sends: [refusal(503, 30_000)], showsAt: 20_000 })
  expect([ended, sent]).toEqual([{ found: 'found' }, 1])
})

test('a yes that cannot be read and has no effect is not sent again', async () => {
  const page = new AnswerError('a page', { request: 'x', mayHaveBeenApplied: true, retryable: true })
  const { ended, sent } = await write({ sends: [page] })
  expect([ended, sent]).toEqual([expect.objectContaining({ code: 'write_unconfirmed' }), 1])
})
