/** What a restart must not lose, and what a reset must. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { OptionError, startEmulator } from '../../emulator/index.js'
import { isPosix } from '../support/posix.js'
import { publicGit } from './public-requests.js'
import { call, create, gitRequest, imageRequest, patch, read } from './support.js'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'emulator-state-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('all answered changes exist for the next process, though the first was never closed', async () => {
  const options = { state: join(folder, 'killed.json'), virtualClock: true, buildTime: '100s' }
  await using first = await startEmulator(options)
  first.setOutcome('BUILD_FAILED deployment=b')
  const a = await create(first, gitRequest('a'))
  await create(first, gitRequest('b'))
  const c = await create(first, imageRequest('c'))
  first.advance('100s')
  await patch(first, a.id, { secrets: [{ name: 'NEW', value: '2' }] })
  await call(first, `DELETE /v2/deployments/${c.id}`)
  first.push({ ref: 'main', commit_sha: 'fff' })
  const before = await call(first, 'GET /v2/deployments')

  await using second = await startEmulator({ ...options, port: 0 })
  const after = await call(second, 'GET /v2/deployments')
  const rest = JSON.stringify(before.body).replaceAll(first.url, second.url)
  expect(after.body).toEqual(JSON.parse(rest))
  expect(after.body.resources.map(({ name }: { name: string }) => name)).toEqual(['a', 'b'])
})

test('the URL of a git deployment follows the address, also after a client sent the old one back', async () => {
  const state = join(folder, 'moved.json')
  await using first = await startEmulator({ state })
  const { id, source_config } = await create(first)
  await patch(first, id, {
    source_config: { custom_url: source_config.custom_url, build_command: 'make' }
  })
  await using second = await startEmulator({ state })
  expect((await read(second, id)).source_config.custom_url).toBe(`${second.url}/agents/${id}`)
})

test('a name that a tracing project reserves stays reserved', async () => {
  const options = { state: join(folder, 'reserved.json'), dialect: 'langsmith' }
  await using first = await startEmulator(options)
  const { id } = await create(first, publicGit())
  await call(first, `DELETE /v2/deployments/${id}`)
  await using second = await startEmulator(options)
  expect((await call(second, 'POST /v2/deployments', { body: publicGit() })).status).toBe(409)
})

test('the file is written whole or not at all, and other users cannot read the secrets in it', async () => {
  const state = join(folder, 'whole.json')
  await using emulator = await startEmulator({ state })
  await Promise.all(Array.from({ length: 50 }, (_, i) => create(emulator, gitRequest(`d-${i}`))))
  expect(statSync(state).mode & 0o777).toBe(isPosix ? 0o600 : 0o666)
  expect(readdirSync(folder).filter((name) => name.startsWith('whole.json.'))).toEqual([])
  await using again = await startEmulator({ state })
  expect(again.controlPlane.list({ limit: 100, offset: 0 }).resources).toHaveLength(50)
})

test('what was scripted is forgotten by a restart, and flags apply again', async () => {
  const options = { state: join(folder, 'script.json'), outcomes: ['SKIPPED'] }
  await using first = await startEmulator(options)
  await create(first, gitRequest('a'))
  first.setOutcome('CREATE_FAILED')
  first.addFault('GET /v2/** 503')
  await using second = await startEmulator(options)
  expect((await call(second, 'GET /_emulator/outcomes')).body).toEqual([
    { outcome: 'SKIPPED', times: 1 }
  ])
  expect((await call(second, 'GET /_emulator/faults')).body).toEqual([])
})

describe('a state file that cannot be used is refused at the start, not overwritten', () => {
  test.each([
    ['half of one', '{"format":3,', /is not valid JSON\. Move it away/],
    [
      'that of another version',
      '{"format":2}',
      /another version wrote .* \(format 2, expected 3\)\. Move it away/
    ]
  ])('%s', async (_what, text, message) => {
    const state = join(folder, 'other.json')
    writeFileSync(state, text)
    await expect(startEmulator({ state })).rejects.toThrow(OptionError)
    await expect(startEmulator({ state })).rejects.toThrow(message)
    expect(readFileSync(state, 'utf8')).toBe(text)
  })

  test('a folder, or a file in a folder that does not exist', async () => {
    await expect(startEmulator({ state: folder })).rejects.toThrow(
      /is a folder\. Choose a file in it/
    )
    await expect(startEmulator({ state: join(folder, 'no', 'state.json') })).rejects.toThrow(
      /the folder .* does not exist/
    )
  })
})

test('two on one file: the one that wrote before says so, instead of undoing what the other promised', async () => {
  const state = join(folder, 'shared.json')
  const first = await startEmulator({ state })
  await create(first, gitRequest('a'))
  await using second = await startEmulator({ state })
  const { id } = await create(second, gitRequest('b'))
  const refused = await call(first, 'POST /v2/deployments', { body: gitRequest('c') })
  expect([refused.status, refused.body.detail]).toEqual([
    500,
    expect.stringContaining('another program changed')
  ])
  await expect(first.close()).rejects.toThrow(/another program changed/)
  await using third = await startEmulator({ state })
  expect((await read(third, id)).name).toBe('b')
})

test('a state that cannot be written is an error to the client, who would else rely on it', async () => {
  const place = mkdtempSync(join(folder, 'lost-'))
  await using emulator = await startEmulator({ state: join(place, 'state.json') })
  rmSync(place, { recursive: true })
  const reply = await call(emulator, 'POST /v2/deployments', { body: gitRequest() })
  expect([reply.status, reply.body]).toEqual([
    500,
    { detail: expect.stringContaining('Cannot save the state') }
  ])
  mkdirSync(place)
  expect((await call(emulator, 'GET /v2/deployments')).status).toBe(200)
})

test('a restart cuts off whoever is connected, and comes back on the same port with everything', async () => {
  await using emulator = await startEmulator({
    state: join(folder, 'restart.json'),
    faults: ['GET /v2/listeners hang']
  })
  const deployment = await create(emulator)
  const waiting = call(emulator, 'GET /v2/listeners').catch((error: unknown) => error)
  while (emulator.requests.length < 2) await new Promise((resolve) => setImmediate(resolve))
  const restarted = emulator.restart('300ms')
  expect(await waiting).toMatchObject({ message: 'fetch failed' })
  await expect(call(emulator, 'GET /v2/deployments')).rejects.toThrow('fetch failed')
  await restarted
  expect((await read(emulator, deployment.id)).id).toBe(deployment.id)
})

test('a reset leaves what it was started with, and nothing else', async () => {
  await using emulator = await startEmulator({
    virtualClock: true,
    heads: [{ ref: 'main', commit_sha: 'aaa' }]
  })
  const { id } = await create(emulator)
  emulator.setHead({ ref: 'main', commit_sha: 'bbb' })
  emulator.addFault('GET ** 500 times=always')
  emulator.advance('1h')
  expect((await call(emulator, 'POST /_emulator/reset')).status).toBe(204)
  expect((await call(emulator, `GET /v2/deployments/${id}`)).status).toBe(404)
  const again = await create(emulator)
  expect(again.source_revision_config.repo_commit_sha).toBe('aaa')
  expect(again.created_at).toBe('2026-01-01T00:00:00.000Z')
})
