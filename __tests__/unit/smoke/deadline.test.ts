import { expect, test } from '@jest/globals'
import { ConnectionError, StatusError } from '../../../src/errors.js'
import type { AgentServer } from '../../../src/ports.js'
import { CheckFailedError, checkAgentServer } from '../../../src/smoke/smoke-check.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'

const refused = new ConnectionError('POST /x: ECONNREFUSED', {
  request: 'POST /x',
  mayHaveBeenApplied: false,
  retryable: true
})
const noKey = new StatusError('POST /x: answered 401', {
  request: 'POST /x',
  status: 401,
  mayHaveBeenApplied: false,
  retryable: false
})

/** How long a check takes against an agent server that does this each time, in milliseconds. */
async function checkTime(timeoutMs: number, reply: (clock: VirtualClock, limitMs: number) => Promise<unknown>) {
  const clock = new VirtualClock()
  let attempts = 0
  const attempt = async (limitMs: number) => {
    attempts++
    return reply(clock, limitMs)
  }
  const agentServer: AgentServer = {
    searchAssistants: (_, limitMs) => attempt(limitMs),
    streamRun: async () => {}
  }
  const ports = { agentServer, clock, emit: () => {}, redact: (text: string) => text }
  const error = await checkAgentServer(ports, { assistant: 'agent', timeoutMs }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CheckFailedError)
  return { ms: clock.now(), attempts, message: (error as Error).message }
}

const hang = async (clock: VirtualClock, limitMs: number) => {
  clock.pass(limitMs)
  throw new ConnectionError('POST /x: no whole answer', {
    request: 'POST /x',
    mayHaveBeenApplied: true,
    retryable: true
  })
}

test.each([200, 700, 5_000, 120_000])('a check ends within its %d ms, whatever hangs', async (timeoutMs) => {
  const { ms } = await checkTime(timeoutMs, hang)
  expect(ms).toBeLessThanOrEqual(timeoutMs)
})

test.each([700, 5_000, 120_000])('attempts continue until shortly before %d ms are over', async (timeoutMs) => {
  const { ms, attempts } = await checkTime(timeoutMs, () => Promise.reject(refused))
  expect(ms).toBeLessThanOrEqual(timeoutMs)
  expect(ms).toBeGreaterThan(timeoutMs * 0.85)
  expect(attempts).toBeGreaterThan(1)
})

test('a wrong key is reported at once', async () => {
  const { ms, attempts, message } = await checkTime(120_000, () => Promise.reject(noKey))
  expect([ms, attempts]).toEqual([0, 1])
  expect(message).toMatch(/answered 401/)
})

test('the last known problem is reported if the last attempt is cut short', async () => {
  let searches = 0
  const { message } = await checkTime(2_000, async (clock, limitMs) => {
    if (++searches === 1) return [{ graph_id: 'other' }]
    return hang(clock, limitMs)
  })
  expect(message).toMatch(/no assistant "agent"\. It has: other/)
})
