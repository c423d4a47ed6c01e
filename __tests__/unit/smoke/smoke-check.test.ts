import { describe, expect, test } from '@jest/globals'
import { ConnectionError } from '../../../src/errors.js'
import type { AgentServer, RunRequest, StreamEvent } from '../../../src/ports.js'
import { CheckFailedError, type CheckRequest, checkAgentServer } from '../../../src/smoke/smoke-check.js'
import { refusal } from '../../support/fakes/answers.js'
import { ScriptedControlPlane } from '../../support/fakes/scripted-control-plane.js'
import { RecordedSession } from '../../support/fakes/session.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'

const SECRET = 'hunter2'
const redact = (text: string) => text.replaceAll(SECRET, '***')
const on = (event: string, payload: unknown): StreamEvent => ({ event, data: JSON.stringify(payload) })
const answer = (content: string) => on('updates', { agent: { messages: [{ type: 'ai', content }] } })
const METADATA = on('metadata', { run_id: 'r-1' })
const broken = new ConnectionError('POST /runs/stream: ECONNRESET', {
  request: 'POST /runs/stream',
  mayHaveBeenApplied: true,
  retryable: true
})

/** What each search or run leads to; the last one again and again. */
interface Agent {
  pages?: unknown[]
  runs?: { events: StreamEvent[]; error?: Error }[]
  /** Nothing is run. */
  is_listed_only?: boolean
}

async function check(
  { pages = [[{ graph_id: 'agent' }]], runs = [{ events: [answer('Hello')] }], is_listed_only = false }: Agent,
  { assistant = 'agent', is_named = true, ...over }: Partial<CheckRequest> & { is_named?: boolean } = {}
) {
  const clock = new VirtualClock()
  const session = new RecordedSession(new ScriptedControlPlane(clock, {}), clock)
  const offsets: number[] = []
  const asked: RunRequest[] = []
  const agentServer: AgentServer = {
    searchAssistants: async ({ offset }) => {
      const page = pages[Math.min(offsets.push(offset), pages.length) - 1]
      if (page instanceof Error) throw page
      return page
    },
    streamRun: async (run, _timeoutMs, onEvent) => {
      const { events, error } = runs[Math.min(asked.push(run), runs.length) - 1]!
      events.forEach(onEvent)
      if (error) throw error
    }
  }
  const { run: _, ...listedOnly } = over
  const request: CheckRequest = {
    ...(is_named && { assistant }),
    ...(!is_listed_only && {
      run: { input: { messages: [{ role: 'user', content: `use ${SECRET}` }] }, stream_mode: 'updates' }
    }),
    timeoutMs: 120_000,
    ...(is_listed_only ? listedOnly : over)
  }
  const error = await checkAgentServer({ agentServer, clock, emit: session.emit, redact }, request).then(
    () => undefined,
    (thrown: unknown) => thrown as CheckFailedError
  )
  const report = session.last('check_ended')?.check
  expect(session.all('check_ended')).toHaveLength(1)
  expect(report?.result).toBe(error === undefined ? 'passed' : 'failed')
  if (error !== undefined) expect(error).toBeInstanceOf(CheckFailedError)
  return { error, message: error?.message ?? '', report, offsets, asked, clock, session }
}

test.each<[string, StreamEvent[], RegExp]>([
  ['an error', [METADATA, on('error|sub', { error: 'E', message: 'no key' })], /agent reported an error: E: no key/],
  ['an answer that does not match', [answer('Hello')], /does not match `smoke_expect`/],
  ['no answer', [METADATA], /without a data event/]
])('%s fails the check, and is not retried', async (_, events, said) => {
  const { message, asked } = await check({ runs: [{ events }, { events: [answer('Bye')] }] }, { expect: '^Bye' })
  expect(message).toMatch(said)
  expect(asked).toHaveLength(1)
})

describe('a run that breaks off', () => {
  test.each([
    ['after an answer', [answer('Hello')], /It sent 1 event\.\n.*ECONNRESET/],
    ['after its metadata', [METADATA], /It sent 1 event\.\n.*ECONNRESET/],
    ['after an error', [METADATA, on('error', { message: 'no key' })], /agent reported an error: no key/]
  ])('%s has failed, and is not repeated: it may have acted', async (_, events, said) => {
    const { message, asked } = await check({ runs: [{ events, error: broken }, { events: [answer('Hello')] }] })
    expect(message).toMatch(said)
    expect(asked).toHaveLength(1)
  })

  test('without an event is one of a server that only starts', async () => {
    const { error, asked } = await check({
      runs: [...Array.from({ length: 6 }, () => ({ events: [], error: broken })), { events: [answer('x')] }]
    })
    expect([error, asked.length]).toEqual([undefined, 7])
  })
})

describe('without a name', () => {
  test('the only graph is run', async () => {
    const page = [
      { assistant_id: 'a-1', graph_id: 'support' },
      { assistant_id: 'a-2', graph_id: 'support' }
    ]
    const { asked, report } = await check({ pages: [page] }, { is_named: false })
    expect([asked.map(({ assistant_id }) => assistant_id), report?.assistant]).toEqual([['support'], 'support'])
  })

  test.each<[string, unknown, string]>([
    ['of several graphs', [{ graph_id: 'a' }, { name: 'b' }], 'several graphs: a, b.'],
    ['of no graph', [], 'lists no assistant.'],
    ['of an unknown shape', { rows: 7 }, 'unknown shape']
  ])('a list %s fails the check', async (_, page, said) => {
    const { error, asked } = await check({ pages: [page] }, { is_named: false })
    expect([error?.message, error?.advice]).toEqual([
      expect.stringContaining(said),
      expect.stringContaining('`smoke_assistant`')
    ])
    expect(asked).toEqual([])
  })
})

describe('the assistant', () => {
  test('is found on a later page', async () => {
    const page = (prefix: string) => Array.from({ length: 3 }, (_, i) => ({ graph_id: `${prefix}-${i}` }))
    const pages = [page('a'), page('b'), [{ graph_id: 'agent-pr-1' }, { graph_id: 'agent' }]]
    const { error, offsets } = await check({ pages })
    expect([error, offsets]).toEqual([undefined, [0, 3, 6]])
  })

  test('by its name is run by its id', async () => {
    const pages = [
      [
        { assistant_id: 'a-0', name: 'agent-pr-1' },
        { assistant_id: 'a-1', name: 'agent', graph_id: 'g' }
      ]
    ]
    expect((await check({ pages })).asked.map(({ assistant_id }) => assistant_id)).toEqual(['a-1'])
  })

  test('an assistant whose name is only a prefix of others does not exist', async () => {
    const { message, asked } = await check({ pages: [[{ graph_id: 'agent-pr-1' }, { name: 'agents' }]] })
    expect(message).toMatch(/no assistant "agent"\. Did you mean "agents"\? It has: agent-pr-1, agents/)
    expect(asked).toEqual([])
  })

  test('in an answer of an unknown shape: the run proves more', async () => {
    const { error, session } = await check({ pages: [{ rows: 7 }] })
    expect(error).toBeUndefined()
    expect(session.last('warning')?.message).toMatch(/unknown shape/)
  })

  test.each<[string, unknown]>([
    ['in a bare list', [{ graph_id: 'agent' }]],
    ['in a list with a name', { assistants: [{ name: 'agent' }] }],
    ['in the only list of an answer', { found: ['agent'] }]
  ])('without a run is found %s', async (_, page) => {
    const { error, clock, session } = await check({ pages: [page], is_listed_only: true })
    expect([error, clock.now(), session.all('warning')]).toEqual([undefined, 0, []])
  })

  test.each<[string, unknown]>([
    ['in an answer of an unknown shape', { rows: 7 }],
    ['in rows that are no assistants', [{ title: 'agent' }]],
    ['in rows of which one is none', [{ graph_id: 'agent' }, 7]],
    ['in rows with empty names', [{ assistant_id: '', name: '', graph_id: '' }]]
  ])('without a run is not proven %s: that is a warning', async (_, page) => {
    const { error, clock, session } = await check({ pages: [page], is_listed_only: true })
    expect([error, session.last('warning')?.message]).toEqual([undefined, expect.stringContaining('unknown shape')])
    expect(clock.now()).toBe(0)
  })

  test.each<[string, unknown[], string, number[]]>([
    ['if a longer name is listed', [{ graph_id: 'agent-pr-1' }], 'It has: agent-pr-1.', [115_000, 120_000]],
    ['if none is listed', [], 'It has: none.', [115_000, 120_000]]
  ])('without a run fails once the time is up %s', async (_, page, message, [earliest = 0, latest = 0]) => {
    const { error, clock, asked } = await check({ pages: [page], is_listed_only: true })
    expect([error?.code, asked]).toEqual(['check_failed', []])
    expect(error?.message).toContain(message)
    expect(error?.advice).toContain('smoke_assistant')
    expect(clock.now()).toBeGreaterThanOrEqual(earliest)
    expect(clock.now()).toBeLessThanOrEqual(latest)
  })

  test.each([400, 401, 403, 422])('a refusal with %i is final', async (status) => {
    const { message, offsets } = await check({ pages: [refusal(status), [{ graph_id: 'agent' }]] })
    expect(message).toMatch(new RegExp(`answered ${status}`))
    expect(offsets).toHaveLength(1)
  })

  test.each([404, 409, 429, 500, 503])('an answer of %i may be that of a server that starts', async (status) => {
    const { error, offsets } = await check({ pages: [refusal(status), [{ graph_id: 'agent' }]] })
    expect([error, offsets.length]).toEqual([undefined, 2])
  })
})

test('neither the error nor the report holds a secret that the agent repeats', async () => {
  for (const events of [
    [on('error', { message: `key ${SECRET} is wrong` })],
    [answer(`use ${SECRET}`)],
    [on(SECRET, 'x')]
  ]) {
    const { message, report } = await check({ runs: [{ events }] }, { expect: 'never' })
    expect(message).not.toContain(SECRET)
    expect(JSON.stringify(report)).not.toContain(SECRET)
    expect(report?.asked).toContain('use ***')
  }
})

describe('what a failed check reports', () => {
  test('each retry, with its delay, and how many attempts there were', async () => {
    const lost = { events: [], error: broken }
    const { session, message, report, clock } = await check({
      runs: [lost, lost, { events: [answer('Hello')], error: broken }]
    })
    expect(session.all('retrying')).toEqual([
      { type: 'retrying', problem: broken.brief, delay_ms: 500 },
      { type: 'retrying', problem: broken.brief, delay_ms: 1_000 }
    ])
    expect(message).toContain('\n3 attempts in 1.5 s.')
    expect(report?.elapsed_ms).toBe(clock.now())
  })

  test('nothing about attempts after a single one, and a general fix', async () => {
    const { message, error, session } = await check({ runs: [{ events: [answer('Hello')] }] }, { expect: '^Bye' })
    expect(message).not.toContain('attempt')
    expect([session.all('retrying'), error?.code]).toEqual([[], 'check_failed'])
    expect(error?.advice).toContain('smoke_')
  })

  test('the problem of a retry by its first line if it has no shorter form', async () => {
    const { session, asked } = await check({ runs: [{ events: [] }, { events: [METADATA] }] })
    expect(session.all('retrying').map(({ problem }) => problem)).toEqual(['The run ended without a data event.'])
    expect(asked).toHaveLength(2)
  })

  test('a run without any event is tried until the time is up', async () => {
    const { asked, clock } = await check({ runs: [{ events: [] }] })
    expect(asked.length).toBeGreaterThan(10)
    expect(clock.now()).toBeGreaterThan(115_000)
  })

  test('a crash in the middle of a run, with the time that it may take', async () => {
    const { error } = await check({ runs: [{ events: [answer('Hel')], error: broken }] })
    expect(error?.advice).toContain('needs more than 2 min')
  })

  test('the latest events, with the text of their payload', async () => {
    const events = Array.from({ length: 40 }, (_, i) => on('custom', { a: `text ${i}`, b: ['more'] }))
    const { report } = await check({ runs: [{ events }] })
    expect(report?.events.length).toBeLessThan(40)
    expect(report?.events.at(-1)).toEqual({ event: 'custom', text: 'text 39 · more' })
    const bare = await check({ runs: [{ events: [on('custom', 7)] }] })
    expect(bare.report?.events).toEqual([{ event: 'custom', text: '7' }])
  })
})

test('a service that shows the same page again is read twice, and another that has many pages at most 20 times', async () => {
  const same = Array.from({ length: 3 }, (_, i) => ({ assistant_id: `a-${i}`, name: 'x', graph_id: 'g' }))
  const repeated = await check({ pages: [same] }, { timeoutMs: 1_000 })
  expect(repeated.offsets.slice(0, 2)).toEqual([0, 3])
  expect(new Set(repeated.offsets)).toEqual(new Set([0, 3]))
  const many = Array.from({ length: 30 }, (_, p) => [{ graph_id: `a-${p}` }, { graph_id: `b-${p}` }])
  const long = await check({ pages: [...many, ...many] }, { timeoutMs: 300 })
  expect(long.offsets.slice(0, 21)).toEqual([...Array.from({ length: 20 }, (_, i) => 2 * i), 0])
})

describe('the time of a check', () => {
  const hang = (clock: VirtualClock, limitMs: number) => {
    clock.pass(limitMs)
    throw broken
  }

  /** How long a check takes against an agent server that does this each time, in milliseconds. */
  async function checkTime(timeoutMs: number, search: (clock: VirtualClock, limitMs: number) => unknown) {
    const clock = new VirtualClock()
    const searchAssistants: AgentServer['searchAssistants'] = async (_, limitMs) => search(clock, limitMs)
    const agentServer: AgentServer = { searchAssistants, streamRun: async () => {} }
    const checked = checkAgentServer({ agentServer, clock, emit: () => {}, redact }, { assistant: 'agent', timeoutMs })
    const error = await checked.catch((thrown: unknown) => thrown)
    return { ms: clock.now(), message: (error as Error).message }
  }

  test.each([200, 700, 5_000, 120_000])('ends within %d ms, whatever hangs', async (timeoutMs) => {
    expect((await checkTime(timeoutMs, hang)).ms).toBeLessThanOrEqual(timeoutMs)
  })

  test.each([700, 5_000, 120_000])('is used until shortly before %d ms are over', async (timeoutMs) => {
    const { ms } = await checkTime(timeoutMs, () => Promise.reject(broken))
    expect(ms).toBeLessThanOrEqual(timeoutMs)
    expect(ms).toBeGreaterThan(timeoutMs * 0.85)
  })

  test('may cut the last attempt short: then the last known problem is reported', async () => {
    let searches = 0
    const { message } = await checkTime(2_000, (clock, limitMs) =>
      ++searches === 1 ? [{ graph_id: 'other' }] : hang(clock, limitMs)
    )
    expect(message).toMatch(/no assistant "agent"\. It has: other/)
  })
})
