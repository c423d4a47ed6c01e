import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Emulator, startEmulator } from '../../../emulator/index.js'
import type { ActionResult } from '../../../src/cli/demo/local-runner.js'
import { SkippingClock } from '../../support/fakes/skipping-clock.js'
import { runHere } from '../../support/run-here.js'
import { event, json, startAgent, status, stream } from '../../support/scripted-agent.js'

const ASSISTANTS = json([{ assistant_id: '5f0c1b1e-0000-4000-8000-000000000001', name: 'Support', graph_id: 'agent' }])
const METADATA = event('metadata', { run_id: 'r-1' })
const ai = (content: unknown) => ({ type: 'ai', content, id: 'm-1' })
const ANSWER = event('updates', { agent: { messages: [ai('Hello')] } })
const GOOD = stream([METADATA, ANSWER])
const PAGE = '<!doctype html><html><body>Service is starting</body></html>'
const page = (code: number) => (response: Parameters<typeof GOOD>[0]) =>
  void response.writeHead(code, { 'content-type': 'text/html' }).end(PAGE)
const redirect = (response: Parameters<typeof GOOD>[0]) => void response.writeHead(302, { location: '/login' }).end()
const lost = (response: Parameters<typeof GOOD>[0]) => void response.destroy()

/** No pause between two attempts takes time here. */
const clock = new SkippingClock()
let emulator: Emulator
beforeAll(async () => {
  emulator = await startEmulator({ apiKeys: ['control-key-1'], buildTime: 1, now: clock.date })
})
afterAll(() => emulator.close())

let deployments = 0

async function deploy(url: string, inputs: Record<string, string> = {}): Promise<ActionResult> {
  return runHere({
    clock,
    inputs: {
      base_url: emulator.url,
      api_key: 'control-key-1',
      name: `starting-${deployments++}`,
      image_uri: `registry.example/agent@sha256:${'12345678'.repeat(8)}`,
      custom_url: url,
      poll_interval: '20ms',
      smoke_assistant: 'agent',
      smoke_input: 'Hi',
      smoke_expect: '^Hello$',
      ...inputs
    }
  })
}

describe('what a starting agent server does is tried again until it is up', () => {
  type Replies = Parameters<typeof startAgent>[0]
  const search = (...replies: Replies[string]): Replies => ({ '/assistants/search': [...replies, ASSISTANTS] })
  const run = (...replies: Replies[string]): Replies => ({ '/runs/stream': [...replies, GOOD] })
  test.each<[string, Replies]>([
    ['connections are dropped', search(lost, lost)],
    ['errors of a gateway', search(status(500, 'x'), status(503, 'x'), page(502))],
    ['a gateway that knows no such method yet', search(page(405))],
    ['a gateway that refuses with a page', search(page(400))],
    ['a page in place of the list', search(page(200))],
    ['an empty answer in place of the list', search(status(200, ''))],
    ['a redirect to a login page', search(redirect)],
    ['an empty list', search(json([]))],
    ['an empty page of a list', search(json({ resources: [], offset: 0 }))],
    ['the list of the server before it', search(json([{ assistant_id: 'a-0', graph_id: 'old' }]))],
    ['a run that meets the gateway', run(page(200), status(500, 'x'))],
    ['a run that is redirected', run(redirect)],
    ['a run that is answered by another program', run(json({ detail: 'starting' }))],
    ['a stream that ends before anything', run(stream([]))],
    ['a stream that breaks off at once', run(stream([], 'cut'))]
  ])('%s', async (_, replies) => {
    await using agent = await startAgent({ '/assistants/search': [ASSISTANTS], '/runs/stream': [GOOD], ...replies })
    const result = await deploy(agent.url)
    expect(result.stdout).not.toMatch(/^::error/m)
    expect(result.outputs['smoke']).toBe('passed')
    expect(result.exitCode).toBe(0)
  })
})

test.each([
  [
    'what the agent itself says',
    stream([METADATA, event('error', { error: 'RateLimitError', message: 'try again' })]),
    /agent reported an error: RateLimitError: try again/
  ],
  ['a stream that ends after its metadata', stream([METADATA]), /without a data event/],
  ['a stream that breaks off after an event', stream([METADATA, ANSWER], 'cut'), /did not finish\. It sent 2 events/]
])('%s is judged, and the assistant does not run again', async (_, failing, says) => {
  await using agent = await startAgent({ '/assistants/search': [ASSISTANTS], '/runs/stream': [failing, GOOD] })
  const result = await deploy(agent.url)
  expect(result.stdout).toMatch(says)
  expect(result.exitCode).toBe(1)
  expect(agent.requests.filter(({ path }) => path === '/runs/stream')).toHaveLength(1)
})
