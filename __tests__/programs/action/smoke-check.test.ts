import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Emulator, startEmulator } from '../../../emulator/index.js'
import type { ActionResult } from '../../../src/cli/demo/local-runner.js'
import { SkippingClock } from '../../support/fakes/skipping-clock.js'
import { runHere } from '../../support/run-here.js'
import { event, json, type ScriptedAgent, startAgent, status, stream } from '../../support/scripted-agent.js'

const ASSISTANTS = json([{ assistant_id: '5f0c1b1e-0000-4000-8000-000000000001', name: 'Support', graph_id: 'agent' }])
const ANSWER = event('updates', { agent: { messages: [{ type: 'ai', content: 'Hello, how can I help?' }] } })
const METADATA = event('metadata', { run_id: 'r-1' })
const GOOD = stream([METADATA, ANSWER])

/** No pause between two attempts takes time here. */
const clock = new SkippingClock()
let emulator: Emulator
beforeAll(async () => {
  emulator = await startEmulator({ apiKeys: ['control-key-1'], buildTime: 1, now: clock.date })
})
afterAll(() => emulator.close())

/** For what a starting server may do as well, and is tried until the time is up. */
const SHORTLY = { smoke_timeout: '700ms' }

let deployments = 0

/** Deploys an image whose agent server is the scripted one, with a check. */
async function deploy(agent: ScriptedAgent, inputs: Record<string, string>): Promise<ActionResult> {
  return runHere({
    clock,
    inputs: {
      base_url: emulator.url,
      api_key: 'control-key-1',
      name: `checked-${deployments++}`,
      image_uri: 'registry.example/agent@sha256:' + '12345678'.repeat(8),
      custom_url: agent.url,
      poll_interval: '20ms',
      verify_serving: 'off',
      smoke_assistant: 'agent',
      ...inputs
    }
  })
}

test('an agent that answers passes, and is asked as the specification has it', async () => {
  await using agent = await startAgent({ '/assistants/search': [ASSISTANTS], '/runs/stream': [GOOD] })
  const result = await deploy(agent, {
    smoke_input: 'Hi there',
    smoke_expect: 'how can .* help',
    agent_api_key: 'agent-key-1'
  })
  expect(result.exitCode).toBe(0)
  expect(result.outputs).toMatchObject({ smoke: 'passed', status: 'DEPLOYED', url: agent.url })
  expect(agent.requests).toEqual([
    { path: '/assistants/search', key: 'agent-key-1', body: { metadata: {}, limit: 100, offset: 0 } },
    {
      path: '/runs/stream',
      key: 'agent-key-1',
      body: {
        assistant_id: 'agent',
        input: { messages: [{ role: 'user', content: 'Hi there' }] },
        stream_mode: 'updates'
      }
    }
  ])
  expect(result.summary).toContain('Smoke check')
})

test('without agent_api_key the api_key is used; a map is the input itself; several modes are a list', async () => {
  await using agent = await startAgent({ '/assistants/search': [ASSISTANTS], '/runs/stream': [GOOD] })
  const result = await deploy(agent, { smoke_input: 'question: 1 + 1', smoke_stream_mode: 'updates, messages' })
  expect(result.outputs['smoke']).toBe('passed')
  expect(agent.requests[1]).toMatchObject({
    key: 'control-key-1',
    body: { input: { question: '1 + 1' }, stream_mode: ['updates', 'messages'] }
  })
})

test('an assistant that is found by its name is run by its id', async () => {
  await using agent = await startAgent({ '/assistants/search': [ASSISTANTS], '/runs/stream': [GOOD] })
  const result = await deploy(agent, { smoke_assistant: 'Support', smoke_input: 'Hi' })
  expect(result.outputs['smoke']).toBe('passed')
  expect(agent.requests[1]?.body).toMatchObject({ assistant_id: '5f0c1b1e-0000-4000-8000-000000000001' })
})

test('ingress that comes up late is waited for: 502, 404 and a dropped connection are tried again', async () => {
  await using agent = await startAgent({
    '/assistants/search': [
      status(502, 'bad gateway'),
      status(404, 'default backend'),
      (response) => response.destroy(),
      ASSISTANTS
    ],
    '/runs/stream': [status(503, 'warming up'), GOOD]
  })
  const result = await deploy(agent, { smoke_input: 'Hi' })
  expect(result.outputs['smoke']).toBe('passed')
  expect(agent.requests.map(({ path }) => path)).toHaveLength(6)
})

test('an assistant list of an unknown shape is a warning, not a failure', async () => {
  await using agent = await startAgent({ '/assistants/search': [json({ hello: 'world' })], '/runs/stream': [GOOD] })
  const result = await deploy(agent, { smoke_input: 'Hi' })
  expect(result.exitCode).toBe(0)
  expect(result.stdout).toMatch(/^::warning::.*unknown shape/m)
})

describe('a deploy whose agent does not work is red', () => {
  const failing: [
    why: string,
    replies: Parameters<typeof startAgent>[0],
    inputs: Record<string, string>,
    says: RegExp
  ][] = [
    [
      'the assistant is not there',
      { '/assistants/search': [json([{ graph_id: 'other' }])] },
      SHORTLY,
      /no assistant "agent"\. It has: other/
    ],
    [
      'the run fails inside HTTP 200',
      { '/runs/stream': [stream([METADATA, ANSWER, event('error', { error: 'ValueError', message: 'no key' })])] },
      {},
      /agent reported an error: ValueError: no key/
    ],
    ['nothing is answered', { '/runs/stream': [stream([METADATA])] }, {}, /without a data event/],
    ['the answer is another', { '/runs/stream': [GOOD] }, { smoke_expect: 'Bonjour' }, /does not match `smoke_expect`/],
    ['the stream is cut off', { '/runs/stream': [stream([ANSWER], 'cut')] }, {}, /aborted|cut off|ECONNRESET/],
    [
      'the stream never ends',
      { '/runs/stream': [stream([ANSWER], 'never')] },
      { smoke_timeout: '700ms' },
      /no whole answer within/
    ],
    ['the key is missing', { '/assistants/search': [status(401, 'no key')] }, SHORTLY, /answered 401/],
    [
      'the assistant is unknown to runs',
      { '/runs/stream': [status(404, 'unknown assistant')] },
      SHORTLY,
      /answered 404/
    ],
    [
      'the stream mode is refused',
      { '/runs/stream': [status(400, '{"detail":"bad stream_mode"}')] },
      {},
      /bad stream_mode/
    ],
    [
      'it answers with a redirect',
      { '/runs/stream': [(response) => void response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end()] },
      SHORTLY,
      /Redirects are not followed/
    ]
  ]
  test.each(failing)('%s', async (_, replies, inputs, says) => {
    await using agent = await startAgent({ '/assistants/search': [ASSISTANTS], ...replies })
    const result = await deploy(agent, { smoke_input: 'Hi', ...inputs })
    expect(result.exitCode).toBe(1)
    expect(result.outputs).toMatchObject({ smoke: 'failed', status: 'DEPLOYED' })
    expect(result.stdout).toMatch(says)
  })
})

test('what the agent says cannot act as a workflow command', async () => {
  const nasty = event('error', { message: '\n::set-output name=url::https://evil.example\r\n##[error]x' })
  await using agent = await startAgent({ '/assistants/search': [ASSISTANTS], '/runs/stream': [stream([nasty])] })
  const { stdout } = await deploy(agent, { smoke_input: 'Hi' })
  const lines = stdout.split(/[\r\n]/).filter((line) => !line.startsWith('::add-mask::'))
  expect(lines.filter((line) => /^\s*::(?!error::|warning::|notice::)/.test(line))).toEqual([])
  expect(stdout).not.toContain('##[')
})

test('a pattern that would take for ever ends the check, not the pipeline', async () => {
  const long = event('updates', { text: 'a'.repeat(60) })
  await using agent = await startAgent({ '/assistants/search': [ASSISTANTS], '/runs/stream': [stream([long])] })
  const result = await deploy(agent, { smoke_input: 'Hi', smoke_expect: '^(a+)+$b' })
  expect(result.stdout).toMatch(/took too long to match/)
})

test('a check that contradicts itself is refused before anything is sent', async () => {
  await using agent = await startAgent({})
  const before = emulator.requests.length
  const wrong = {
    smoke_input: '[1, 2]',
    smoke_expect: '(',
    smoke_stream_mode: 'Updates',
    smoke_timeout: '5'
  }
  const { exitCode, stdout } = await deploy(agent, wrong)
  expect(exitCode).toBe(1)
  for (const input of ['smoke_input', 'smoke_expect', 'smoke_stream_mode', 'smoke_timeout']) {
    expect(stdout).toContain(`${input}: `)
  }
  expect(emulator.requests.length).toBe(before)
  expect(agent.requests).toEqual([])
})
