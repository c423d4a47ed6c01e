/** Each scripted fault as a client sees it over HTTP, and whether the request was acted upon. */
import { describe, expect, test } from '@jest/globals'
import { type Emulator, startEmulator } from '../../emulator/index.js'
import { borrowEmulator } from '../support/borrowed-emulator.js'
import { call, create, gitRequest, type Json, KEY } from './support.js'

const count = (emulator: Emulator) =>
  emulator.controlPlane.list({ limit: 100, offset: 0 }).resources.length

/** Sends a create; the error's cause stands for what the client cannot know. */
async function attempt(emulator: Emulator, signal?: AbortSignal): Promise<Json> {
  const response = await fetch(`${emulator.url}/v2/deployments`, {
    method: 'POST',
    headers: { ...KEY, 'content-type': 'application/json' },
    body: JSON.stringify(gitRequest()),
    redirect: 'manual',
    ...(signal === undefined ? {} : { signal })
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('a response that replaces the real one', () => {
  test.each([
    ['429 retry-after=2', 429, 0],
    ['429-after', 429, 1],
    ['503', 503, 0],
    ['redirect', 307, 0]
  ])('%s', async (what, status, made) => {
    await using emulator = await borrowEmulator({ faults: [`POST /v2/deployments ${what}`] })
    expect((await attempt(emulator)).status).toBe(status)
    expect(count(emulator)).toBe(made)
    expect((await attempt(emulator)).status).toBe(made === 1 ? 409 : 201)
  })

  test('Retry-After comes in seconds or as a date', async () => {
    const faults = ['POST ** 429 retry-after=7', 'POST ** 503 retry-after=date:90']
    await using emulator = await borrowEmulator({ faults })
    expect((await attempt(emulator)).headers.get('retry-after')).toBe('7')
    const date = Date.parse((await attempt(emulator)).headers.get('retry-after'))
    expect(date - Date.now()).toBeGreaterThan(80_000)
    expect(date - Date.now()).toBeLessThan(95_000)
  })

  test('garbage is no JSON, wrong-type is JSON of another type; both were acted upon', async () => {
    await using emulator = await borrowEmulator({
      faults: ['POST ** garbage', 'GET ** wrong-type']
    })
    const { status, text } = await attempt(emulator)
    expect(status).toBe(201)
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
    expect(Array.isArray((await call(emulator, 'GET /v2/deployments')).body)).toBe(true)
    expect(count(emulator)).toBe(1)
  })
})

describe('a connection that breaks', () => {
  test.each([
    ['drop-after', 1],
    ['drop', 0]
  ])('%s: the client sees an error, and %i deployments were made', async (what, made) => {
    await using emulator = await borrowEmulator({ faults: [`POST /v2/deployments ${what}`] })
    await expect(attempt(emulator)).rejects.toThrow('fetch failed')
    expect(count(emulator)).toBe(made)
    expect(emulator.requests).toMatchObject([
      { status: null, fault: expect.stringContaining('drop') }
    ])
  })

  test('truncate: status and length promise an answer that stops half way', async () => {
    await using emulator = await borrowEmulator({ faults: ['POST ** truncate'] })
    await expect(attempt(emulator)).rejects.toThrow('terminated')
    expect(count(emulator)).toBe(1)
  })

  test.each([
    ['hang', 0],
    ['hang-after', 1]
  ])('%s: no answer comes, and %i deployments were made', async (what, made) => {
    await using emulator = await borrowEmulator({ faults: [`POST ** ${what}`] })
    await expect(attempt(emulator, AbortSignal.timeout(300))).rejects.toThrow(/timeout/)
    expect(count(emulator)).toBe(made)
  })

  test('slow: the answer is right, and late', async () => {
    await using emulator = await borrowEmulator({ faults: ['POST ** slow delay=200ms'] })
    const started = performance.now()
    expect((await attempt(emulator)).status).toBe(201)
    expect(performance.now() - started).toBeGreaterThan(190)
  })

  test('closing does not wait for a slow answer', async () => {
    const emulator = await startEmulator({ faults: ['POST ** slow delay=1h'] })
    const pending = attempt(emulator).catch((error: unknown) => error)
    while (emulator.requests.length === 0) await new Promise((resolve) => setImmediate(resolve))
    const started = performance.now()
    await emulator.close()
    await pending
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})

describe('which request meets a fault', () => {
  test('by method and path, after skipping some, as often as requested', async () => {
    await using emulator = await borrowEmulator({
      faults: ['GET /v2/deployments/* 503 skip=1 times=2']
    })
    const { id, latest_revision_id } = await create(emulator)
    const revision = await call(
      emulator,
      `GET /v2/deployments/${id}/revisions/${latest_revision_id}`
    )
    const statuses = [revision.status]
    for (let i = 0; i < 4; i++)
      statuses.push((await call(emulator, `GET /v2/deployments/${id}?a=b`)).status)
    expect(statuses).toEqual([200, 200, 503, 503, 200])
  })

  test('can be added, listed and removed at run time by requests without faults', async () => {
    await using emulator = await borrowEmulator()
    const body = { method: '*', path: '**', kind: 'status', status: 500, times: 'always' }
    expect((await call(emulator, 'POST /_emulator/faults', { body })).status).toBe(204)
    expect((await call(emulator, 'POST /_emulator/faults', { body: 'GET ** drop' })).status).toBe(
      204
    )
    expect((await call(emulator, 'GET /v2/listeners')).status).toBe(500)
    expect((await call(emulator, 'GET /_emulator/faults')).body).toEqual([
      body,
      { method: 'GET', path: '**', kind: 'drop', times: 1 }
    ])
    expect((await call(emulator, 'DELETE /_emulator/faults')).status).toBe(204)
    expect((await call(emulator, 'GET /v2/listeners')).status).toBe(200)
  })

  test.each<[string, unknown, string]>([
    ['a text', 'GET /v2/** nothing', '{"method":"GET"'],
    ['an object', { status: 503 }, '"POST /v2/deployments drop-after times=1"']
  ])('refused as %s shows the other form', async (_form, body, other) => {
    await using emulator = await borrowEmulator()
    const answer = await call(emulator, 'POST /_emulator/faults', { body })
    expect(answer.status).toBe(422)
    expect(answer.body.detail.at(-1).msg).toContain(other)
  })
})
