import { describe, expect, test } from '@jest/globals'
import { sendWrite, type Write } from '../../../../src/deploy/core/send-write.js'
import type { RequestError } from '../../../../src/errors.js'
import { retryConflict } from '../../../../src/requests/retry.js'
import { dropped } from '../../../support/fakes/answers.js'
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
  test.each([0, 3_000, 14_000])(
    'is not sent again while it may be acted upon: after %i ms',
    async (showsAt) => {
      expect(await write({ sends: [dropped()], showsAt })).toMatchObject({
        ended: { found: 'found' },
        sent: 1
      })
    }
  )

  test('is sent again once it has not shown for 15 s', async () => {
    expect(await write({ sends: [dropped(), 'yes'] })).toMatchObject({
      ended: { answer: 'yes' },
      sent: 2,
      lookedAt: [...Array(16).keys(), 15.5].map((second) => second * 1_000)
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

  test('an effect that shows at the very end counts', async () => {
    expect(await write({ timeoutMs: 5_000, sends: [dropped()], showsAt: 5_000 })).toMatchObject({
      ended: { found: 'found' }
    })
  })
})
