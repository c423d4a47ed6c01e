/** The stock agent server of a deployment (§4.2): what a workflow's check meets without a model or an account. */
import { describe, expect, test } from '@jest/globals'
import { DEFAULT_LISTENER_ID, type EmulatorOptions } from '../../emulator/index.js'
import { borrowEmulator } from '../support/borrowed-emulator.js'
import { ask, eventsOf, info, run, search, userSays } from './agent-client.js'
import { call, create, gitRequest, type Json, KEY, patch } from './support.js'

const start = (options: EmulatorOptions = {}) =>
  borrowEmulator({ virtualClock: true, buildTime: '100s', apiKeys: ['key'], ...options })

async function deployed(options: EmulatorOptions = {}, body: unknown = gitRequest()) {
  const emulator = await start(options)
  const { id } = await create(emulator, body)
  emulator.advance('100s')
  const { source_config } = (await call(emulator, `GET /v2/deployments/${id}`)).body
  return {
    emulator,
    id,
    url: source_config.custom_url as string,
    [Symbol.asyncDispose]: () => emulator.close()
  }
}

describe('a request reaches the agent server', () => {
  test('once a revision is DEPLOYED, and not before: until then it is as behind an ingress', async () => {
    await using emulator = await start()
    const { source_config } = await create(emulator)
    emulator.advance('99s')
    const early = await ask(source_config.custom_url, 'POST /assistants/search', { body: {} })
    expect([early.status, early.headers.get('content-type')]).toEqual([
      503,
      expect.stringContaining('text/plain')
    ])
    emulator.advance('1s')
    expect(await search(source_config.custom_url)).toHaveLength(1)
  })

  test('only with a key: without one 401, with a wrong one 403, both in plain text (§5)', async () => {
    await using server = await deployed()
    for (const [headers, status] of [
      [{}, 401],
      [{ 'x-api-key': '' }, 401],
      [{ 'x-api-key': 'wrong' }, 403],
      [{ authorization: 'Bearer key' }, 401]
    ] as const) {
      for (const path of ['POST /assistants/search', 'POST /runs/stream', 'GET /threads']) {
        const answer = await ask(server.url, path, { headers })
        expect({ path, status: answer.status }).toEqual({ path, status })
        expect(answer.headers.get('content-type')).toContain('text/plain')
      }
    }
  })
})

describe('assistants', () => {
  test('have the id that the public agent server gives them, so that it can be written into a workflow', async () => {
    await using server = await deployed()
    expect(await search(server.url)).toEqual([
      {
        assistant_id: 'fe096781-5601-53d2-b2f6-0d3403f7e9ca',
        graph_id: 'agent',
        name: 'agent',
        description: null,
        config: {},
        context: {},
        metadata: { created_by: 'system' },
        version: 1,
        created_at: '2026-01-01T00:01:40.000Z',
        updated_at: '2026-01-01T00:01:40.000Z'
      }
    ])
  })

  test.each([
    [{ metadata: { created_by: 'system' } }, 1],
    [{ metadata: { created_by: 'me' } }, 0]
  ])('are found and counted by their metadata: %j', async (body, count) => {
    await using server = await deployed()
    expect(await search(server.url, body)).toHaveLength(count)
    expect(await search(server.url, { ...body, offset: 1 })).toEqual([])
    expect(await (await ask(server.url, 'POST /assistants/count', { body })).json()).toBe(count)
  })
})

describe('a run', () => {
  const body = { assistant_id: 'agent', input: userSays('hello'), stream_mode: 'updates' }

  test('begins with its id, and answers the last user message with the name of the deployment', async () => {
    await using server = await deployed()
    const [first, ...rest] = await run(server.url, body)
    expect(first).toEqual({ event: 'metadata', data: { run_id: expect.any(String), attempt: 1 } })
    expect(rest).toMatchObject([
      {
        event: 'updates',
        data: { answer: { messages: [{ type: 'ai', content: 'support heard: hello' }] } }
      }
    ])
  })

  test.each([
    ['messages', ['messages/metadata', 'messages/partial', 'messages/complete']],
    [
      ['updates', 'messages'],
      ['messages/metadata', 'messages/partial', 'messages/complete', 'updates']
    ],
    [undefined, ['values', 'values']],
    ['events', ['events', 'events', 'events']],
    ['tasks', ['tasks', 'tasks']],
    ['checkpoints', ['checkpoints', 'checkpoints']],
    ['debug', ['debug', 'debug', 'debug', 'debug']],
    ['custom', []]
  ])('in stream mode %j has its events', async (stream_mode, events) => {
    await using server = await deployed()
    const seen = await run(server.url, { ...body, stream_mode })
    expect(seen.map(({ event }) => event)).toEqual(['metadata', ...events])
  })

  test.each([['events'], ['tasks'], ['checkpoints'], ['debug']])(
    'in stream mode %s contains its answer',
    async (stream_mode) => {
      await using server = await deployed()
      const events = await run(server.url, { ...body, stream_mode })
      expect(JSON.stringify(events.at(-1))).toContain('support heard: hello')
    }
  )

  test.each([
    [{ messages: [{ role: 'user', content: 'one' }, { role: 'assistant' }] }, 'support heard: one'],
    [
      { messages: [{ type: 'human', content: [{ type: 'text', text: 'a' }, 'b'] }] },
      'support heard: ab'
    ],
    [{ messages: [] }, 'support heard: ']
  ])('of %j says %j', async (input, said) => {
    await using server = await deployed()
    const [, update] = await run(server.url, { ...body, input })
    expect(update?.data.answer.messages[0].content).toBe(said)
  })

  test('is framed as the public JavaScript build does: pretty JSON over many data lines, no end event', async () => {
    await using server = await deployed()
    const answer = await ask(server.url, 'POST /runs/stream', { body })
    expect(answer.headers.get('content-type')).toBe('text/event-stream')
    const text = await answer.text()
    expect(text).toMatch(
      /^event: metadata\ndata: \{\ndata: {3}"run_id": "[0-9a-f-]{36}",\ndata: {3}"attempt": 1\ndata: \}\n\n/
    )
    expect(text).not.toContain('\r')
    expect(eventsOf(text).at(-1)?.event).toBe('updates')
  })

  test.each<[string, Json, number, Json]>([
    [
      'an unknown stream mode',
      { ...body, stream_mode: ['updates', 'bogus'] },
      400,
      expect.stringContaining('updates')
    ],
    [
      'no assistant',
      { input: {} },
      422,
      [{ loc: ['body', 'assistant_id'], msg: 'Field required', type: 'missing' }]
    ],
    [
      'a text as input',
      { ...body, input: 'hello' },
      422,
      [expect.objectContaining({ loc: ['body', 'input'] })]
    ],
    ['no body', undefined, 422, [{ loc: ['body'], msg: 'Field required', type: 'missing' }]]
  ])('with %s is refused', async (_what, sent, status, detail) => {
    await using server = await deployed()
    const answer = await ask(server.url, 'POST /runs/stream', { body: sent })
    expect([answer.status, await answer.json()]).toEqual([status, { detail }])
  })
})

describe('the description of an agent server', () => {
  test('/info names the revision and the secrets of its environment, and no value of any', async () => {
    const tenantIds = ['not a UUID', DEFAULT_LISTENER_ID]
    await using server = await deployed({ tenantIds, heads: [{ ref: 'main', commit_sha: 'abc' }] })
    const first = await info(server.url)
    expect(first).toMatchObject({
      revision: 1,
      repo_commit_sha: 'abc',
      graphs: ['agent'],
      secrets: ['TOKEN'],
      // As real agent servers say it.
      host: {
        project_id: server.id,
        host_revision_id: first.revision_id,
        tenant_id: DEFAULT_LISTENER_ID
      }
    })
    const { body } = await patch(server.emulator, server.id, {
      secrets: [{ name: 'OTHER', value: 'hidden-value' }]
    })
    expect(await info(server.url)).toEqual(first)
    server.emulator.advance('100s')
    const second = await info(server.url)
    expect(second).toMatchObject({
      revision: 2,
      revision_id: body.latest_revision_id,
      secrets: ['OTHER']
    })
    expect(JSON.stringify(second)).not.toContain('hidden-value')
  })

  test.each<[string, number[]]>([
    ['lagging=10s', [1, 1, 1, 1]],
    ['alternating=10s', [1, 2, 1, 2]]
  ])(
    'a revision with %s is DEPLOYED while the previous one still answers',
    async (outcome, numbers) => {
      await using server = await deployed({ outcomes: [`DEPLOYED revision=2 ${outcome}`] })
      const { body } = await patch(server.emulator, server.id, {
        secrets: [{ name: 'OTHER', value: 'x' }]
      })
      server.emulator.advance('100s')
      const path = `GET /v2/deployments/${server.id}`
      expect((await call(server.emulator, path)).body.active_revision_id).toBe(
        body.latest_revision_id
      )
      const answering: number[] = []
      for (const _ of numbers) answering.push((await info(server.url)).revision)
      expect(answering.toSorted((a, b) => a - b)).toEqual(numbers.toSorted((a, b) => a - b))
      server.emulator.advance('10s')
      for (const _ of numbers) expect((await info(server.url)).revision).toBe(2)
    }
  )

  test('/ok needs no key, and unknown paths are 404', async () => {
    await using server = await deployed()
    expect(await (await ask(server.url, 'GET /ok', { headers: {} })).json()).toEqual({ ok: true })
    expect((await ask(server.url, 'GET /unknown')).status).toBe(404)
    expect((await ask(server.url, 'GET /runs/stream')).status).toBe(405)
  })
})

describe('what is one step from the stream', () => {
  test.each<[string, string[], unknown]>([
    ['the last values', [], { messages: [{ content: 'Hi' }, { content: 'support heard: Hi' }] }],
    ['the error of a graph that throws', ['throw'], { __error__: { error: 'Error' } }]
  ])('a run that is waited for answers with %s', async (_, agents, answer) => {
    await using server = await deployed({ agents })
    const body = { assistant_id: 'agent', input: userSays('Hi') }
    const response = await ask(server.url, 'POST /runs/wait', { headers: KEY, body })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject(answer as object)
  })

  test.each(['POST /threads', 'POST /runs/crons'])(
    '%s answers 404, which clients do not repeat, and says how to run a real agent server',
    async (request) => {
      await using server = await deployed()
      const answer = await ask(server.url, request, { headers: KEY })
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('--agent-command')
    }
  )
})
