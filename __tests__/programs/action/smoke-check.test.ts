/** The smoke check over HTTP, against an agent server that sends what a test says. Its verdicts are in `__tests__/unit/smoke`. */
import { expect, test } from '@jest/globals'
import type { ActionResult } from '../../../src/cli/demo/local-runner.js'
import { type RawServer, rawServer, reply, replyJson } from '../../support/servers/raw-server.js'
import { API_KEY, runSource } from './bundle.js'
import { startTimelessPlane } from './emulated.js'

const ASSISTANT = {
  assistant_id: '5f0c1b1e-0000-4000-8000-000000000001',
  name: 'Support',
  graph_id: 'agent'
}

/** One event as the public service's JavaScript build frames it (docs/design.md, section 3). */
function event(type: string, payload: unknown): string {
  const data = JSON.stringify(payload, null, 2).split('\n')
  return `event: ${type}\n${data.map((line) => `data: ${line}\n`).join('')}\n`
}

const STREAM = { 'content-type': 'text/event-stream' }
const ANSWER = event('updates', {
  agent: { messages: [{ type: 'ai', content: 'Hello, how can I help?' }] }
})
const GOOD = reply(200, event('metadata', { run_id: 'r-1' }) + ANSWER, STREAM)

/** An agent server that answers each path with these bytes, and by default well. */
async function startAgent(
  replies: Record<string, Buffer> = {}
): Promise<RawServer & AsyncDisposable> {
  const all: Record<string, Buffer> = {
    '/assistants/search': replyJson(200, [ASSISTANT]),
    '/runs/stream': GOOD,
    ...replies
  }
  const server = await rawServer(({ path }) => all[path] ?? reply(404))
  return { ...server, [Symbol.asyncDispose]: () => server.close() }
}

const asked = ({ requests }: RawServer) =>
  requests.map(({ path, headers, body }) => ({
    path,
    key: headers['x-api-key'],
    body: JSON.parse(body) as unknown
  }))

/** Deploys an image whose agent server is the scripted one, with a check. */
async function deploy(
  agent: RawServer,
  inputs: Record<string, string> = {}
): Promise<ActionResult> {
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
  await using agent = await startAgent()
  const result = await deploy(agent, {
    smoke_expect: 'how can .* help',
    agent_api_key: 'agent-key-1'
  })
  expect(result.exitCode).toBe(0)
  expect(result.outputs).toMatchObject({ smoke: 'passed', status: 'DEPLOYED', url: agent.url })
  const input = { messages: [{ role: 'user', content: 'Hi there' }] }
  expect(asked(agent)).toEqual([
    {
      path: '/assistants/search',
      key: 'agent-key-1',
      body: { metadata: {}, limit: 100, offset: 0 }
    },
    {
      path: '/runs/stream',
      key: 'agent-key-1',
      body: { assistant_id: 'agent', input, stream_mode: 'updates' }
    }
  ])
  expect(result.summary).toContain('Smoke check')
})

const answering = (type: string, payload: unknown) => ({
  '/runs/stream': reply(200, event(type, payload), STREAM)
})
const nasty = { message: '\n::set-output name=url::https://evil.example\r\n##[error]x' }
test('a deploy whose agent fails is red, and the error of the agent is no command in the log', async () => {
  await using agent = await startAgent(answering('error', nasty))
  const { exitCode, outputs, stdout } = await deploy(agent)
  expect({ exitCode, outputs }).toMatchObject({
    exitCode: 1,
    outputs: { smoke: 'failed', status: 'DEPLOYED', error_code: 'check_failed' }
  })
  expect(stdout).toMatch(/agent reported an error/)
  expect(stdout).not.toMatch(/^\s*::set-output|##\[/m)
})
