import { describe, expect, test } from '@jest/globals'
import { createAgentServer } from '../../../src/adapters/agent-server/client.js'
import type { HttpAnswer, HttpRequest, HttpSender } from '../../../src/adapters/http/sender.js'
import { type RequestError, StatusError } from '../../../src/errors.js'
import type { StreamEvent } from '../../../src/ports.js'

const RUN = { assistant_id: 'agent', input: {}, stream_mode: 'updates' }

const failureOf = (call: Promise<unknown>) =>
  call.then(String, (error: unknown) => error) as Promise<RequestError>

/** An agent server that answers everything in one way; of a stream, `chunks` arrive first. */
function answering(answer: Partial<HttpAnswer>, chunks: string[] = []) {
  const sent: HttpRequest[] = []
  const whole = { status: 200, text: '', ...answer } as HttpAnswer
  const sender: HttpSender = {
    send: async ({ onText, ...request }) => {
      sent.push(request)
      if (onText !== undefined) chunks.forEach(onText)
      return whole
    }
  }
  const events: StreamEvent[] = []
  const agent = createAgentServer(sender, (text) => text.replaceAll('hunter2', '***'))
  const calls = {
    'GET /info': () => agent.readInfo(1_000),
    'POST /assistants/search': () => agent.searchAssistants({ limit: 10, offset: 20 }, 2_000),
    'POST /runs/stream': () => agent.streamRun(RUN, 3_000, (event) => void events.push(event))
  }
  return { agent, sent, events, calls }
}

test('each request asks what its operation needs, within its own time', async () => {
  const { sent, calls } = answering({ text: '{}' })
  for (const call of Object.values(calls)) await call()
  expect(sent).toEqual([
    { method: 'GET', path: '/info', timeoutMs: 1_000, ownConnection: true },
    {
      method: 'POST',
      path: '/assistants/search',
      body: { metadata: {}, limit: 10, offset: 20 },
      timeoutMs: 2_000
    },
    { method: 'POST', path: '/runs/stream', body: RUN, timeoutMs: 3_000 }
  ])
})

test('answers and events are passed on, also an event without its closing line', async () => {
  const { calls, events } = answering({ text: '{"a":1}' }, [
    'event: updates\nda',
    'ta: {}\n\nevent: end\ndata: x'
  ])
  expect(await calls['GET /info']()).toEqual({ a: 1 })
  expect(await calls['POST /assistants/search']()).toEqual({ a: 1 })
  await calls['POST /runs/stream']()
  expect(events).toEqual([
    { event: 'updates', data: '{}' },
    { event: 'end', data: 'x' }
  ])
})

const CALLS = Object.keys(answering({}).calls) as (keyof ReturnType<typeof answering>['calls'])[]

describe.each(CALLS)('%s', (request) => {
  test.each([401, 403])('a refused key is one, even with a web page (%i)', async (status) => {
    const { calls } = answering({ status, text: '<html>' })
    const error = await failureOf(calls[request]())
    expect(error).toBeInstanceOf(StatusError)
    expect(error).toMatchObject({ code: 'auth_failed', status, request, retryable: false })
    expect(error.fix.join(' ')).toContain('agent_api_key')
  })

  test.each([200, 400, 422])(
    'a web page (%i) is no answer of the agent server, which may still start',
    async (status) => {
      const { calls } = answering({ status, text: ' <!doctype html><p>Bad</p>' }, [
        '<!doctype html>'
      ])
      expect(await failureOf(calls[request]())).toMatchObject({
        retryable: true,
        code: 'invalid_response'
      })
    }
  )

  test.each([
    [404, 'not_found', /`smoke_assistant`/],
    [422, 'request_refused', /`smoke_input`/],
    [400, 'request_refused', /`smoke_stream_mode`/],
    [300, 'invalid_response', /redirect/i],
    [500, 'control_plane_unreachable', /./]
  ])(
    'a refusal (%i) is not taken for an answer, and shows no secret',
    async (status, code, advice) => {
      const { calls, events } = answering({ status, text: '{"detail":"no hunter2"}' })
      const error = await failureOf(calls[request]())
      expect(error).toMatchObject({ code, request })
      expect(error.fix.join(' ')).toMatch(advice)
      expect(error.facts).toContainEqual({ label: 'Response', value: 'no ***' })
      expect(events).toEqual([])
    }
  )
})
