/** What the public service has beyond §4.1: list, list revisions, delete; and a server without them. */
import { describe, expect, test } from '@jest/globals'
import { startEmulator } from '../../emulator/index.js'
import { call, create, gitRequest, type Json, patch, read } from './support.js'

const names = (reply: { body: Json }) => reply.body.resources.map(({ name }: { name: string }) => name)

describe('list deployments', () => {
  test('finds by part of the name, a page at a time, each exactly once', async () => {
    await using emulator = await startEmulator()
    for (let i = 0; i < 45; i++) await create(emulator, gitRequest(i % 3 === 0 ? `other-${i}` : `agent-pr-${i}`))
    const found: string[] = []
    for (let offset = 0; ; offset += 7) {
      const page = await call(emulator, `GET /v2/deployments?name_contains=pr-&limit=7&offset=${offset}`)
      expect(page.body.offset).toBe(offset)
      if (names(page).length === 0) break
      found.push(...names(page))
    }
    expect(found).toEqual(
      Array.from({ length: 45 }, (_, i) => i)
        .filter((i) => i % 3 !== 0)
        .map((i) => `agent-pr-${i}`)
    )
    expect(names(await call(emulator, 'GET /v2/deployments'))).toHaveLength(20)
    expect(names(await call(emulator, 'GET /v2/deployments?limit=100'))).toHaveLength(45)
  })

  test.each([
    ['agent-pr-1', ['agent-pr-1', 'agent-pr-12']],
    ['pr-12', ['agent-pr-12']],
    ['1', ['agent-pr-1', 'agent-pr-12']],
    ['PR', []],
    ['nothing-like-it', []],
    ['', ['agent-pr-1', 'agent-pr-12', 'other']]
  ])('name_contains=%s is a substring match, so a client must still compare', async (part, expected) => {
    await using emulator = await startEmulator()
    for (const name of ['agent-pr-1', 'agent-pr-12', 'other']) await create(emulator, gitRequest(name))
    expect(names(await call(emulator, `GET /v2/deployments?name_contains=${part}`))).toEqual(expected)
  })
})

test('revisions are listed newest first, in pages', async () => {
  await using emulator = await startEmulator()
  const { id, latest_revision_id } = await create(emulator)
  const ids = [latest_revision_id]
  for (let i = 0; i < 4; i++) ids.unshift((await patch(emulator, id, { secrets: [] })).body.latest_revision_id)
  const all = await call(emulator, `GET /v2/deployments/${id}/revisions`)
  expect(all.body.resources.map((revision: Json) => revision.id)).toEqual(ids)
  const page = await call(emulator, `GET /v2/deployments/${id}/revisions?limit=2&offset=1`)
  expect(page.body).toEqual({ resources: all.body.resources.slice(1, 3), offset: 1 })
})

describe('delete', () => {
  test('is done at once, and frees the name', async () => {
    await using emulator = await startEmulator()
    const { id } = await create(emulator)
    expect(await call(emulator, `DELETE /v2/deployments/${id}`)).toMatchObject({ status: 204, body: undefined })
    expect((await call(emulator, `GET /v2/deployments/${id}`)).status).toBe(404)
    expect((await call(emulator, `DELETE /v2/deployments/${id}`)).status).toBe(404)
    expect((await create(emulator)).id).not.toBe(id)
  })

  test('that takes its time shows AWAITING_DELETE, keeps the name taken, and takes no PATCH', async () => {
    await using emulator = await startEmulator({ virtualClock: true, deleteTime: '60s' })
    const { id } = await create(emulator)
    expect((await call(emulator, `DELETE /v2/deployments/${id}`)).status).toBe(204)
    expect((await read(emulator, id)).status).toBe('AWAITING_DELETE')
    expect((await call(emulator, 'POST /v2/deployments', { body: gitRequest() })).status).toBe(409)
    expect((await patch(emulator, id, { secrets: [] })).status).toBe(409)
    emulator.advance('60s')
    expect((await call(emulator, `GET /v2/deployments/${id}`)).status).toBe(404)
    expect((await create(emulator)).name).toBe('support')
  })
})

test('with documentedOnly a client meets a server that has only what §4.1 names', async () => {
  await using emulator = await startEmulator({ documentedOnly: true })
  const { id } = await create(emulator)
  for (const request of [
    'GET /v2/deployments',
    `GET /v2/deployments/${id}/revisions`,
    `DELETE /v2/deployments/${id}`
  ]) {
    expect(await call(emulator, request)).toMatchObject({ status: 404, body: { detail: 'Not Found' } })
  }
  expect((await read(emulator, id)).id).toBe(id)
  const paths = Object.entries<Json>((await call(emulator, 'GET /openapi.json')).body.paths)
  const operations = paths
    .filter(([path]) => path.startsWith('/v'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
  expect(operations.sort()).toEqual([
    'get /v1/integrations/git_host/install',
    'get /v2/deployments/{deployment_id}',
    'get /v2/deployments/{deployment_id}/revisions/{latest_revision_id}',
    'get /v2/listeners',
    'patch /v2/deployments/{deployment_id}',
    'post /v2/deployments'
  ])
})
