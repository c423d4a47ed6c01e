/** The smoke check over HTTP, against an agent server that sends what a test says. Its verdicts are in `__tests__/unit/smoke`. */
import { expect, test } from '@jest/globals'
import type { ActionResult } from '../../../src/cli/demo/local-runner.js'
import { event, json, type ScriptedAgent, startAgent, status, stream } from '../../support/scripted-agent.js'
import { API_KEY, runSource } from './bundle.js'
import { startTimelessPlane } from './emulated.js'

const ASSISTANTS = json([{ assistant_id: '5f0c1b1e-0000-4000-8000-000000000001', name: 'Support', graph_id: 'agent' }])
const ANSWER = event('updates', { agent: { messages: [{ type: 'ai', content: 'Hello, how can I help?' }] } })
const METADATA = event('metadata', { run_id: 'r-1' })
const GOOD = stream([METADATA, ANSWER])

/** Deploys an image whose agent server is the scripted one, with a check. */
async function deploy(agent: ScriptedAgent, inputs: Record<string, string> = {}): Promise<ActionResult> {
  await using plane = await startTimelessPlane()
  const step = {
    base_url: plane.url,
    api_key: API_KEY,
    name: 'checked',
    image_uri: `registry.example/agent@sha256:${'12345678'.repeat(8)}`,
    custom_url: agent.url,
    verify_serving: 'off',
    smoke_assistant: 'agent',
    smoke_input: 'Hi there'
  }
  return runSource({ ...step, ...inputs }, { clock: plane.clock })
}

test('an agent that answers passes, and is asked as the specification has it', async () => {
  await using agent = await startAgent({ '/assistants/search': [ASSISTANTS], '/runs/stream': [GOOD] })
  const result = await deploy(agent, { smoke_expect: 'how can .* help', agent_api_key: 'agent-key-1' })
  expect(result.exitCode).toBe(0)
  expect(result.outputs).toMatchObject({ smoke: 'passed', status: 'DEPLOYED', url: agent.url })
  const input = { messages: [{ role: 'user', content: 'Hi there' }] }
  expect(agent.requests).toEqual([
    { path: '/assistants/search', key: 'agent-key-1', body: { metadata: {}, limit: 100, offset: 0 } },
    { path: '/runs/stream', key: 'agent-key-1', body: { assistant_id: 'agent', input, stream_mode: 'updates' } }
  ])
  expect(result.summary).toContain('Smoke check')
})

test('without agent_api_key the api_key is used; a map is the input itself; several modes are a list', async () => {
  await using agent = await startAgent({ '/assistants/search': [ASSISTANTS], '/runs/stream': [GOOD] })
  const result = await deploy(agent, { smoke_input: 'question: 1 + 1', smoke_stream_mode: 'updates, messages' })
  expect(result.outputs['smoke']).toBe('passed')
  expect(agent.requests[1]).toMatchObject({
    key: API_KEY,
    body: { input: { question: '1 + 1' }, stream_mode: ['updates', 'messages'] }
  })
})

const long = event('updates', { text: 'a'.repeat(60) })
const nasty = event('error', { message: '\n::set-output name=url::https://evil.example\r\n##[error]x' })
test.each<[string, Parameters<typeof startAgent>[0], Record<string, string>, RegExp]>([
  ['the key is missing', { '/assistants/search': [status(401, 'no key')] }, {}, /answered 401/],
  ['the answer is another', { '/runs/stream': [GOOD] }, { smoke_expect: 'Bonjour' }, /does not match `smoke_expect`/],
  ['the stream is cut off', { '/runs/stream': [stream([ANSWER], 'cut')] }, {}, /aborted|cut off|ECONNRESET/],
  ['the pattern never ends', { '/runs/stream': [stream([long])] }, { smoke_expect: '^(a+)+$b' }, /took too long/],
  ['the error is a command', { '/runs/stream': [stream([nasty])] }, {}, /agent reported an error/],
  [
    'it answers with a redirect',
    { '/runs/stream': [(response) => void response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end()] },
    {},
    /Redirects are not followed/
  ]
])('a deploy whose agent does not work is red: %s', async (_, replies, inputs, says) => {
  await using agent = await startAgent({ '/assistants/search': [ASSISTANTS], ...replies })
  const { exitCode, outputs, stdout } = await deploy(agent, inputs)
  expect([exitCode, outputs]).toMatchObject([1, { smoke: 'failed', status: 'DEPLOYED', error_code: 'check_failed' }])
  expect(stdout).toMatch(says)
  expect(stdout).not.toMatch(/^\s*::set-output|##\[/m)
})
