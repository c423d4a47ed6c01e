/**
 * Bad weather at the agent server, by flag or while it runs: what a check after the deploy has to
 * survive.
 */
import { describe, expect, test } from '@jest/globals'
import { type EmulatorOptions } from '../../emulator/index.js'
import { borrowEmulator } from '../support/borrowed-emulator.js'
import { ask, eventsOf, run, userSays } from './agent-client.js'
import { call, create, gitRequest, patch, statusOf } from './support.js'

const body = { assistant_id: 'agent', input: userSays('hello'), stream_mode: ['values', 'updates'] }

async function deployed(options: EmulatorOptions) {
  const emulator = await borrowEmulator({ buildTime: 0, ...options })
  const { id, source_config } = await create(emulator)
  return {
    emulator,
    id,
    url: source_config.custom_url as string,
    [Symbol.asyncDispose]: () => emulator.close()
  }
}

const streamed = async (url: string) => (await ask(url, 'POST /runs/stream', { body })).text()

describe('a run', () => {
  test.each([
    ['throw', ['metadata', 'values', 'updates', 'error']],
    ['silent', ['metadata']]
  ])(
    'with the behavior %s is 200, so that only who reads the stream sees it',
    async (behavior, events) => {
      await using server = await deployed({ agents: [behavior] })
      expect((await run(server.url, body)).map(({ event }) => event)).toEqual(events)
    }
  )

  test('that is dropped breaks off in the middle of an event', async () => {
    await using server = await deployed({ agents: ['drop'] })
    const response = await ask(server.url, 'POST /runs/stream', { body })
    let text = ''
    const reading = (async () => {
      for await (const piece of response.body ?? []) text += Buffer.from(piece).toString()
    })()
    await expect(reading).rejects.toThrow('terminated')
    expect(text).toMatch(/event: values\ndata: .+[^\n]$/s)
    expect(eventsOf(text).map(({ event }) => event)).toEqual(['metadata'])
  })

  test('that never ends continues until the client disconnects, and delays no close', async () => {
    await using server = await deployed({ agents: ['endless'] })
    const response = await ask(server.url, 'POST /runs/stream', { body })
    const seen = await fifteenEvents(response)
    expect(new Set(seen.slice(4))).toEqual(new Set(['values']))
  })

  async function fifteenEvents(response: Response): Promise<string[]> {
    let text = ''
    for await (const piece of response.body ?? []) {
      text += Buffer.from(piece).toString()
      const seen = eventsOf(text).map(({ event }) => event)
      if (seen.length >= 15) return seen
    }
    throw new Error('the stream ended')
  }

  test('is framed as another build does: CRLF, heartbeats, compact JSON, end event', async () => {
    await using server = await deployed({ agents: ['crlf heartbeats compact end-event'] })
    const text = await streamed(server.url)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(text).toMatch(
      /^: heartbeat\r\n\r\nevent: metadata\r\ndata: \{"run_id":"[^"]+","attempt":1\}\r\n\r\n/
    )
    expect(eventsOf(text).map(({ event }) => event)).toEqual([
      'metadata',
      'values',
      'updates',
      'values',
      'end'
    ])
  })
})

describe('a start', () => {
  test('that is slow keeps the revision DEPLOYING for so much longer', async () => {
    await using emulator = await borrowEmulator({
      virtualClock: true,
      buildTime: '100s',
      agents: ['slow-start=20s']
    })
    const { id, latest_revision_id, source_config } = await create(emulator)
    emulator.advance('119s')
    expect(await statusOf(emulator, id, latest_revision_id)).toBe('DEPLOYING')
    expect((await ask(source_config.custom_url, 'GET /ok')).status).toBe(503)
    emulator.advance('1s')
    expect(await statusOf(emulator, id, latest_revision_id)).toBe('DEPLOYED')
  })

  test('that fails ends in DEPLOY_FAILED, and the revision before keeps serving', async () => {
    await using server = await deployed({ agents: ['fail-start revision=2'] })
    const { body: after } = await patch(server.emulator, server.id, { secrets: [] })
    expect(await statusOf(server.emulator, server.id, after.latest_revision_id)).toBe(
      'DEPLOY_FAILED'
    )
    expect(after.active_revision_id).not.toBe(after.latest_revision_id)
    expect(await run(server.url, body)).toHaveLength(4)
  })
})

describe('which behavior holds', () => {
  const eventsFor = async (url: string) => (await run(url, body)).length

  test('can be set for one deployment at run time, and be removed', async () => {
    await using server = await deployed({})
    const other = await create(server.emulator, gitRequest('other'))
    const set = await call(server.emulator, 'POST /_emulator/agents', {
      body: { run: 'silent', deployment: 'support' }
    })
    expect(set.status).toBe(204)
    expect([await eventsFor(server.url), await eventsFor(other.source_config.custom_url)]).toEqual([
      1, 4
    ])
    expect((await call(server.emulator, 'GET /_emulator/agents')).body).toEqual([
      { run: 'silent', deployment: 'support' }
    ])
    expect((await call(server.emulator, 'DELETE /_emulator/agents')).status).toBe(204)
    expect(await eventsFor(server.url)).toBe(4)
  })

  test('is the last that was set, and setting it again for a target replaces it', async () => {
    await using server = await deployed({ agents: ['throw', 'silent deployment=support'] })
    expect(await eventsFor(server.url)).toBe(1)
    await call(server.emulator, 'POST /_emulator/agents', { body: 'compact deployment=support' })
    expect(await eventsFor(server.url)).toBe(4)
    expect((await call(server.emulator, 'GET /_emulator/agents')).body).toHaveLength(2)
  })
})
