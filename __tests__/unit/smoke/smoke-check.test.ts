import { describe, expect, test } from '@jest/globals'
import { ConnectionError, type DeployError } from '../../../src/errors.js'
import type { AgentServer, RunRequest, StreamEvent } from '../../../src/ports.js'
import {
  type CheckRequest,
  checkAgentServer,
  checkDeployed
} from '../../../src/smoke/smoke-check.js'
import { dropped, gitDeployment, refusal } from '../../support/fakes/answers.js'
import { type Script, ScriptedControlPlane } from '../../support/fakes/scripted-control-plane.js'
import { RecordedSession } from '../../support/fakes/session.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'

const SECRET = 'hunter2'
const redact = (text: string) => text.replaceAll(SECRET, '***')
const on = (event: string, payload: unknown): StreamEvent => ({
  event,
  data: JSON.stringify(payload)
})
const answer = (content: string) =>
  on('updates', { agent: { messages: [{ type: 'ai', content }] } })
const METADATA = on('metadata', { run_id: 'r-1' })
const broken = new ConnectionError({
  what: 'POST /runs/stream: ECONNRESET',
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
  {
    pages = [[{ graph_id: 'agent' }]],
    runs = [{ events: [answer('Hello')] }],
    is_listed_only = false
  }: Agent,
  {
    assistant = 'agent',
    is_named = true,
    ...over
  }: Partial<CheckRequest> & { is_named?: boolean } = {}
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
      run: {
        input: { messages: [{ role: 'user', content: `use ${SECRET}` }] },
        stream_mode: 'updates'
      }
    }),
    timeoutMs: 120_000,
    ...(is_listed_only ? listedOnly : over)
  }
  const error = await checkAgentServer(
    { agentServer, clock, emit: session.emit, redact },
    request
  ).then(
    () => undefined,
    (thrown: unknown) => thrown as DeployError
  )
  const report = session.last('check_ended')?.check
  expect(session.all('check_ended')).toHaveLength(1)
  expect(report?.result).toBe(error === undefined ? 'passed' : 'failed')
  if (error !== undefined) expect(error.code).toBe('check_failed')
  return { error, message: error?.message ?? '', report, offsets, asked, clock, session }
}

test.each<[string, StreamEvent[], RegExp, Error | undefined]>([
  [
    'an error',
    [METADATA, on('error|sub', { error: 'E', message: 'no key' })],
    /agent reported an error: E: no key/,
    undefined
  ],
  ['a run that breaks off', [METADATA], /It sent 1 event\.$/, broken],
  [
    'a run that breaks off after an error',
    [on('error', { message: 'no key' })],
    /reported an error: no key/,
    broken
  ]
])(
  '%s fails the check, and is not repeated: the run may have acted',
  async (_, events, said, error) => {
    const runs = [{ events, ...(error && { error }) }, { events: [answer('Bye')] }]
    const { message, asked, error: failure } = await check({ runs }, { expect: '^Bye' })
    expect({ code: failure?.code, message }).toEqual({
      code: 'check_failed',
      message: expect.stringMatching(said)
    })
    expect(asked).toHaveLength(1)
  }
)

test.each<[string, Error | undefined]>([
  ['that breaks off', broken],
  ['that ends', undefined]
])('a run without an event %s is one of a server that only starts', async (_, error) => {
  const lost = { events: [], ...(error && { error }) }
  const { asked, session, ...ended } = await check({
    runs: [lost, lost, { events: [answer('x')] }]
  })
  expect({ error: ended.error, asked: asked.length }).toEqual({ error: undefined, asked: 3 })
  expect(session.all('retrying').map(({ delay_ms }) => delay_ms)).toEqual([500, 1_000])
  const never = await check({ runs: [lost] })
  expect(never.error?.facts).toContainEqual({
    label: 'Attempts',
    value: expect.stringMatching(/^\d+ in 1 min 5\d s$/)
  })
  expect(never.report?.elapsed_ms).toBe(never.clock.now())
})

describe('without a name', () => {
  test('the only graph is run', async () => {
    const page = ['a-1', 'a-2'].map((assistant_id) => ({ assistant_id, graph_id: 'support' }))
    const { asked, report } = await check({ pages: [page] }, { is_named: false })
    expect({ asked, assistant: report?.assistant }).toMatchObject({
      asked: [{ assistant_id: 'support' }],
      assistant: 'support'
    })
  })

  test.each<[string, unknown, string]>([
    ['of several graphs', [{ graph_id: 'a' }, { name: 'b' }], 'several graphs: a, b.'],
    ['of no graph', [], 'lists no assistant.'],
    ['of an unknown shape', { rows: 7 }, 'unknown shape']
  ])('a list %s fails the check', async (_, page, said) => {
    const { error, asked } = await check({ pages: [page] }, { is_named: false })
    expect(error).toMatchObject({
      what: expect.stringContaining(said),
      fix: [expect.stringContaining('`smoke_assistant`')]
    })
    expect(asked).toEqual([])
  })
})

describe('the assistant', () => {
  test('is found on a later page, and by its name is run by its id', async () => {
    const page = (prefix: string) =>
      Array.from({ length: 3 }, (_, i) => ({ graph_id: `${prefix}-${i}` }))
    const pages = [
      page('a'),
      page('b'),
      [{ name: 'agent-pr-1' }, { assistant_id: 'a-1', name: 'agent' }]
    ]
    const { error, offsets, asked } = await check({ pages })
    expect({ error, offsets, assistant_id: asked[0]?.assistant_id }).toEqual({
      error: undefined,
      offsets: [0, 3, 6],
      assistant_id: 'a-1'
    })
  })

  test('does not exist if only longer names are listed: that fails once the time is up', async () => {
    const pages = [[{ graph_id: 'agent-pr-1' }, { name: 'agents' }]]
    const { message, asked, error, clock } = await check({ pages })
    expect(message).toMatch(
      /no assistant "agent"\. Did you mean "agents"\? It has: agent-pr-1, agents/
    )
    expect({ asked, code: error?.code }).toEqual({ asked: [], code: 'check_failed' })
    expect(clock.now()).toBeGreaterThanOrEqual(115_000)
    expect(clock.now()).toBeLessThanOrEqual(120_000)
  })

  test.each<[string, unknown]>([
    ['in an answer of an unknown shape', { rows: 7 }],
    ['in rows of which one is none', [{ graph_id: 'agents' }, 7]]
  ])('is not proven %s: that is a warning, and a run proves more', async (_, page) => {
    for (const is_listed_only of [true, false]) {
      const { error, clock, session, asked } = await check({ pages: [page], is_listed_only })
      expect({ error, message: session.last('warning')?.message }).toEqual({
        error: undefined,
        message: expect.stringContaining('unknown shape')
      })
      expect({ now: clock.now(), asked: asked.length }).toEqual({
        now: 0,
        asked: is_listed_only ? 0 : 1
      })
    }
  })

  test.each([400, 401, 403, 422])('a refusal with %i is final', async (status) => {
    const { message, offsets } = await check({ pages: [refusal(status), [{ graph_id: 'agent' }]] })
    expect(message).toMatch(new RegExp(`answered ${status}`))
    expect(offsets).toHaveLength(1)
  })

  test.each([404, 409, 429, 500, 503])(
    'an answer of %i may be that of a server that starts',
    async (status) => {
      const { error, offsets } = await check({ pages: [refusal(status), [{ graph_id: 'agent' }]] })
      expect({ error, offsets: offsets.length }).toEqual({ error: undefined, offsets: 2 })
    }
  )
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

test('the report shows the latest events, with the text of their payload', async () => {
  const events = Array.from({ length: 40 }, (_, i) => on('custom', { a: `text ${i}`, b: ['more'] }))
  const { report } = await check({ runs: [{ events }] })
  expect(report?.events.length).toBeLessThan(40)
  expect(report?.events.at(-1)).toEqual({ event: 'custom', text: 'text 39 · more' })
})

describe('the time of a check', () => {
  const hang = (clock: VirtualClock, limitMs: number) => {
    clock.pass(limitMs)
    throw broken
  }

  /** How long a check takes against an agent server that does this each time, in milliseconds. */
  async function checkTime(
    timeoutMs: number,
    search: (clock: VirtualClock, limitMs: number) => unknown,
    isConfirmed = false
  ) {
    const clock = new VirtualClock()
    const searchAssistants: AgentServer['searchAssistants'] = async (_, limitMs) =>
      search(clock, limitMs)
    const agentServer: AgentServer = { searchAssistants, streamRun: async () => {} }
    const checked = checkAgentServer(
      { agentServer, clock, emit: () => {}, redact },
      { assistant: 'agent', timeoutMs },
      isConfirmed
    )
    const error = await checked.catch((thrown: unknown) => thrown)
    return { ms: clock.now(), message: (error as Error).message }
  }

  test.each([200, 700, 5_000, 120_000])('ends within %d ms, whatever hangs', async (timeoutMs) => {
    expect((await checkTime(timeoutMs, hang)).ms).toBeLessThanOrEqual(timeoutMs)
  })

  test.each([700, 5_000, 120_000])(
    'is used until shortly before %d ms are over',
    async (timeoutMs) => {
      const { ms } = await checkTime(timeoutMs, () => Promise.reject(broken))
      expect(ms).toBeLessThanOrEqual(timeoutMs)
      expect(ms).toBeGreaterThan(timeoutMs * 0.85)
    }
  )

  test.each<[situation: string, isConfirmed: boolean, list: (ms: number) => string, ms: number]>([
    ['the deployed revision gives the same list for 15 s: over', true, () => 'other', 30_000],
    [
      'its list changes after 10 s: 15 s more',
      true,
      (ms) => `g${Math.min(1, ms / 10_000) | 0}`,
      45_000
    ],
    ['its list keeps changing: the whole time', true, (ms) => `g${ms}`, 120_000],
    ['it is unknown which revision answers: the whole time', false, () => 'other', 120_000]
  ])('of an assistant that is not listed: %s', async (_, isConfirmed, list, most) => {
    const search = (clock: VirtualClock) => [{ graph_id: list(clock.now()) }]
    const { ms } = await checkTime(120_000, search, isConfirmed)
    const isWhole = ms > 110_000
    expect({ isWhole, isInTime: ms <= most }).toEqual({ isWhole: most === 120_000, isInTime: true })
    expect(ms).toBeGreaterThanOrEqual(15_000)
  })

  test('may cut the last attempt short: then the last known problem is reported', async () => {
    let searches = 0
    const { message } = await checkTime(2_000, (clock, limitMs) =>
      ++searches === 1 ? [{ graph_id: 'other' }] : hang(clock, limitMs)
    )
    expect(message).toMatch(/no assistant "agent"\. It has: other/)
  })
})

/** A check of an agent server whose URL reads of the deployment tell. */
async function checkUrl(first: string | undefined, script: Script = {}, timeoutMs = 120_000) {
  const clock = new VirtualClock()
  const session = new RecordedSession(
    new ScriptedControlPlane(clock, { readDeployment: [gitDeployment()], ...script }),
    clock
  )
  const agentServer: AgentServer = {
    searchAssistants: async () => [{ graph_id: 'agent' }],
    streamRun: async () => {}
  }
  const connected: string[] = []
  const connect = (to: string) => {
    connected.push(to)
    return agentServer
  }
  const agent = { deployment_id: 'd1', url: first, connect }
  const error = await checkDeployed(session, agent, { assistant: 'agent', timeoutMs }).then(
    () => undefined,
    (thrown: unknown) => thrown as DeployError
  )
  return { error, connected, clock, session }
}

describe('no key goes to a URL that is not safe', () => {
  test.each([
    ['http://support.agents.example', /plain http/],
    ['http://localhost.evil.example', /plain http/],
    ['https://user:pass@support.agents.example', /user or password/],
    ['', /not a URL/]
  ])('%s', async (url, why) => {
    const { error, connected, session } = await checkUrl(url)
    expect(error?.code).toBe('check_failed')
    expect(error?.message).toMatch(why)
    expect(connected).toEqual([])
    expect(session.last('check_ended')?.check.result).toBe('failed')
  })
})

test.each([
  ['https://support.agents.example/a/b//', 'https://support.agents.example/a/b'],
  ['http://127.0.0.1:8123', 'http://127.0.0.1:8123']
])('%s is asked at %s', async (url, at) => {
  const { error, connected } = await checkUrl(url)
  expect({ error, connected }).toEqual({ error: undefined, connected: [at] })
})

describe('a URL that the service tells late', () => {
  const untold = gitDeployment({}, { custom_url: null })

  test('is waited for, over reads that fail', async () => {
    const script: Script = { readDeployment: [untold, dropped(), untold, gitDeployment()] }
    const { error, connected, clock } = await checkUrl(undefined, script)
    expect({ error, connected, now: clock.now() }).toEqual({
      error: undefined,
      connected: ['https://support.agents.example'],
      now: 3_000
    })
  })

  test.each(['support.agents.example', 'https://u:p@support.agents.example'])(
    'and that cannot be used fails the check at once: %s',
    async (custom_url) => {
      const script: Script = {
        readDeployment: [untold, gitDeployment({}, { custom_url }), gitDeployment()]
      }
      const { error, connected, clock } = await checkUrl(undefined, script)
      expect(error?.message).toMatch(/URL of the deployment cannot be used: the service shows ".*"/)
      expect({ connected, now: clock.now() }).toEqual({ connected: [], now: 1_000 })
    }
  )

  test('is waited for no longer than the whole check may take', async () => {
    const { error, clock } = await checkUrl(undefined, { readDeployment: [untold] }, 4_000)
    expect({ code: error?.code, now: clock.now() }).toEqual({ code: 'check_failed', now: 4_000 })
  })
})
