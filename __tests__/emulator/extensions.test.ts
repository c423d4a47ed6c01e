/** What the public service has beyond §4.1: list, list revisions, delete, redeploy, logs; and a server without them. */
import { describe, expect, test } from '@jest/globals'
import { DEFAULT_LISTENER_ID, type Emulator } from '../../emulator/index.js'
import { borrowEmulator } from '../support/borrowed-emulator.js'
import { call, create, gitRequest, type Json, KEY, patch, read } from './support.js'

const names = (reply: { body: Json }) =>
  reply.body.resources.map(({ name }: { name: string }) => name)

describe('lists', () => {
  test('find deployments by part of the name, a page at a time, each exactly once', async () => {
    await using emulator = await borrowEmulator()
    const all = Array.from({ length: 25 }, (_, i) => (i % 3 === 0 ? `other-${i}` : `agent-pr-${i}`))
    for (const name of all) await create(emulator, gitRequest(name))
    const found: string[] = []
    for (let offset = 0; ; offset += 7) {
      const page = await call(
        emulator,
        `GET /v2/deployments?name_contains=pr-&limit=7&offset=${offset}`
      )
      expect(page.body.offset).toBe(offset)
      if (names(page).length === 0) break
      found.push(...names(page))
    }
    expect(found).toEqual(all.filter((name) => name.includes('pr-')))
    expect(names(await call(emulator, 'GET /v2/deployments'))).toHaveLength(20)
  })

  test.each([
    ['name=support', ['support']],
    ['name=support&name_contains=support&limit=100&offset=0', ['support']],
    ['name=support&name_contains=other', []],
    ['name=support&offset=1', []],
    ['name=suppor', []]
  ])('find deployments by the whole name: %s', async (query, found) => {
    await using emulator = await borrowEmulator()
    for (const name of ['support', 'support-2']) await create(emulator, gitRequest(name))
    expect(names(await call(emulator, `GET /v2/deployments?${query}`))).toEqual(found)
  })

  test('have revisions newest first, in pages', async () => {
    await using emulator = await borrowEmulator()
    const { id, latest_revision_id } = await create(emulator)
    const ids = [latest_revision_id]
    for (let i = 0; i < 3; i++)
      ids.unshift((await patch(emulator, id, { secrets: [] })).body.latest_revision_id)
    const all = await call(emulator, `GET /v2/deployments/${id}/revisions`)
    expect(all.body.resources.map((revision: Json) => revision.id)).toEqual(ids)
    const page = await call(emulator, `GET /v2/deployments/${id}/revisions?limit=2&offset=1`)
    expect(page.body).toEqual({ resources: all.body.resources.slice(1, 3), offset: 1 })
  })

  test.each(['/v2/deployments', '/v2/deployments/ID/revisions', '/v2/listeners'])(
    'refuse an unknown filter, because ignoring it would list too much: %s',
    async (path) => {
      await using emulator = await borrowEmulator()
      const { id } = await create(emulator)
      const reply = await call(emulator, `GET ${path.replace('ID', id)}?limit=9&status=READY`)
      const detail = [
        { loc: ['query', 'status'], msg: 'Extra inputs are not permitted', type: 'extra_forbidden' }
      ]
      expect({ status: reply.status, body: reply.body }).toEqual({ status: 422, body: { detail } })
    }
  )
})

describe('delete', () => {
  test('is done at once, and frees the name', async () => {
    await using emulator = await borrowEmulator()
    const { id } = await create(emulator)
    expect(await call(emulator, `DELETE /v2/deployments/${id}`)).toMatchObject({
      status: 204,
      body: undefined
    })
    expect((await call(emulator, `GET /v2/deployments/${id}`)).status).toBe(404)
    expect((await call(emulator, `DELETE /v2/deployments/${id}`)).status).toBe(404)
    expect((await create(emulator)).id).not.toBe(id)
  })

  test('that takes its time shows AWAITING_DELETE, keeps the name taken, and takes no PATCH', async () => {
    await using emulator = await borrowEmulator({ virtualClock: true, deleteTime: '60s' })
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

describe('redeploy', () => {
  const redeploy = (emulator: Emulator, id: string, revision: string) =>
    call(emulator, `POST /v2/deployments/${id}/revisions/${revision}/redeploy`)

  test('makes a new revision of an earlier one: its code at its commit, and its secrets', async () => {
    await using emulator = await borrowEmulator({
      virtualClock: true,
      heads: [{ ref: 'main', commit_sha: '1111111' }]
    })
    const { id, latest_revision_id: first } = await create(emulator)
    emulator.advance('1m')
    emulator.setHead({ ref: 'main', commit_sha: '2222222' })
    await patch(emulator, id, {
      source_revision_config: { repo_ref: 'main' },
      secrets: [{ name: 'TOKEN', value: 'v2' }]
    })
    emulator.advance('1m')
    const made = await redeploy(emulator, id, first)
    expect(made.status).toBe(200)
    expect(made.body.source_revision_config).toMatchObject({
      repo_ref: 'main',
      repo_commit_sha: '1111111'
    })
    expect(made.body.secrets).toEqual([{ name: 'TOKEN', value: 'v1' }])
    emulator.advance('1m')
    const { active_revision_id } = await read(emulator, id)
    expect([active_revision_id, active_revision_id === first]).toEqual([
      made.body.latest_revision_id,
      false
    ])
    // From here on the branch is followed as before.
    const next = await patch(emulator, id, { source_revision_config: { repo_ref: 'main' } })
    expect(next.body.source_revision_config.repo_commit_sha).toBe('2222222')
  })

  test('of a deployment that does not exist is 404; of one that is being deleted, 409', async () => {
    await using emulator = await borrowEmulator({ deleteTime: '1h' })
    const { id, latest_revision_id } = await create(emulator)
    expect((await redeploy(emulator, id, id)).status).toBe(404)
    await call(emulator, `DELETE /v2/deployments/${id}`)
    expect((await redeploy(emulator, id, latest_revision_id)).status).toBe(409)
  })
})

test('a listener is read as the list has it; an unknown one is 404', async () => {
  await using emulator = await borrowEmulator()
  const [listener] = (await call(emulator, 'GET /v2/listeners')).body.resources
  const found = await call(emulator, `GET /v2/listeners/${listener.id.toUpperCase()}`)
  expect({ status: found.status, body: found.body }).toEqual({ status: 200, body: listener })
  expect(
    (await call(emulator, 'GET /v2/listeners/99999999-9999-4999-8999-999999999999')).status
  ).toBe(404)
})

describe('the logs of a revision', () => {
  const log = (
    emulator: Emulator,
    { id, latest_revision_id }: Json,
    name: string,
    body: unknown = {}
  ) =>
    call(emulator, `POST /v1/projects/${id}/revisions/${latest_revision_id}/${name}_logs`, { body })
  const messages = (reply: { body: Json }) => reply.body.logs.map(({ message }: Json) => message)

  test('come in pages, in both orders, each line once, with increasing times', async () => {
    await using emulator = await borrowEmulator({ virtualClock: true, outcomes: ['BUILD_FAILED'] })
    const made = await create(emulator)
    emulator.advance('1m')
    const all = (await log(emulator, made, 'build')).body
    expect(all.next_offset).toBeNull()
    expect(all.logs.at(-1)).toMatchObject({
      level: 'ERROR',
      message: 'The build failed with exit code 1'
    })
    const times: string[] = all.logs.map(({ timestamp }: Json) => timestamp)
    expect(times).toEqual([...new Set(times)].sort((a, b) => a.localeCompare(b)))
    const paged: Json[] = []
    for (let offset: string | null | undefined; offset !== null; ) {
      const page: Json = (await log(emulator, made, 'build', { order: 'desc', limit: 2, offset }))
        .body
      paged.push(...page.logs)
      offset = page.next_offset
    }
    expect(paged).toEqual(all.logs.toReversed())
  })

  test('are filtered by level, text and time, in any combination', async () => {
    await using emulator = await borrowEmulator({
      virtualClock: true,
      buildTime: '100s',
      outcomes: ['BUILD_FAILED']
    })
    const made = await create(emulator)
    emulator.advance('1h')
    const all: Json[] = (await log(emulator, made, 'build')).body.logs
    const found = async (body: unknown) => messages(await log(emulator, made, 'build', body))
    const failure = ['The build failed with exit code 1']
    expect(await found({ level: 'ERROR' })).toEqual(failure)
    expect(await found({ query: 'BUILD' })).toEqual(['Building the image', ...failure])
    expect(await found({ query: 'build', order: 'desc', limit: 1 })).toEqual(failure)
    const { timestamp: at } = all[2]
    expect(await found({ start_time: at.replace('Z', '+00:00'), end_time: at })).toEqual([
      all[2].message
    ])
  })

  test('of all revisions come together, oldest first, each line with an id of its own', async () => {
    await using emulator = await borrowEmulator({ virtualClock: true, buildTime: '100s' })
    const first = await create(emulator)
    emulator.advance('100s')
    const { body: second } = await patch(emulator, first.id, { secrets: [] })
    emulator.advance('100s')
    const { logs } = (
      await call(emulator, `POST /v1/projects/${first.id}/deploy_logs`, { body: {} })
    ).body
    const each = [await log(emulator, first, 'deploy'), await log(emulator, second, 'deploy')]
    expect(logs).toEqual(each.flatMap(({ body }) => body.logs))
    expect(new Set(logs.map(({ id }: Json) => id)).size).toBe(8)
  })

  test.each([
    { order: 'up' },
    { limit: 1001 },
    { offset: 'x' },
    { more: 1 },
    { start_time: 'yesterday' }
  ])('are refused where the request makes no sense: %j', async (body) => {
    await using emulator = await borrowEmulator()
    const reply = await log(emulator, await create(emulator), 'build', body)
    expect(reply.status).toBe(422)
    expect(reply.body.detail[0].loc).toEqual(['body', Object.keys(body)[0]])
  })
})

test('a revision that fails after replacing the serving one leaves none serving (down:STATUS)', async () => {
  await using emulator = await borrowEmulator({
    virtualClock: true,
    outcomes: ['DEPLOYED', 'down:DEPLOY_FAILED']
  })
  const { id, latest_revision_id: first } = await create(emulator)
  emulator.advance('1m')
  await patch(emulator, id, { secrets: [] })
  expect((await read(emulator, id)).active_revision_id).toBe(first)
  emulator.advance('1m')
  expect((await read(emulator, id)).active_revision_id).toBeNull()
  expect((await fetch(`${emulator.url}/agents/${id}/info`, { headers: KEY })).status).toBe(503)
})

test('with documentedOnly a client meets a server that has only what §4.1 names', async () => {
  await using emulator = await borrowEmulator({ documentedOnly: true })
  const { id, latest_revision_id } = await create(emulator)
  for (const request of [
    'GET /v2/deployments',
    `GET /v2/deployments/${id}/revisions`,
    `DELETE /v2/deployments/${id}`,
    `POST /v2/deployments/${id}/revisions/${latest_revision_id}/redeploy`,
    `GET /v2/listeners/${DEFAULT_LISTENER_ID}`,
    `POST /v1/projects/${id}/deploy_logs`,
    `POST /v1/projects/${id}/revisions/${latest_revision_id}/build_logs`,
    `POST /v1/projects/${id}/revisions/${latest_revision_id}/deploy_logs`
  ]) {
    expect(await call(emulator, request)).toMatchObject({
      status: 404,
      body: { detail: 'Not Found' }
    })
  }
  expect((await read(emulator, id)).id).toBe(id)
  const { paths } = (await call(emulator, 'GET /openapi.json')).body
  expect(
    Object.keys(paths).filter((path) => /delete|revisions$|logs$|listeners\/|redeploy/.test(path))
  ).toEqual([])
  expect(Object.keys(paths['/v2/deployments'])).toEqual(['post'])
})
