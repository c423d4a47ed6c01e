/** What happens before a request gets to an operation: credentials (§5), paths, methods, bodies. */
import { describe, expect, test } from '@jest/globals'
import { startEmulator } from '../../emulator/index.js'
import { call, create, gitRequest, imageRequest, type Json, KEY } from './support.js'

const keys = { apiKeys: ['k1', 'k2'], tenantIds: ['t'], bearerTokens: ['b'] }

describe('credentials: any one of the three schemes of §5 is enough', () => {
  test.each([
    ['an API key', { 'x-api-key': 'k1' }, 200],
    ['another API key', { 'x-api-key': 'k2' }, 200],
    ['a tenant id', { 'x-tenant-id': 't' }, 200],
    ['a bearer token', { authorization: 'Bearer b' }, 200],
    ['a wrong key beside a right tenant', { 'x-api-key': 'no', 'x-tenant-id': 't' }, 200],
    ['none', {}, 401],
    ['an empty key', { 'x-api-key': '' }, 401],
    ['another authorization scheme', { authorization: 'Basic b' }, 401],
    ['a wrong key', { 'x-api-key': 'k3' }, 403],
    ['a key in the place of a tenant', { 'x-tenant-id': 'k1' }, 403],
    ['a wrong token', { authorization: 'Bearer k1' }, 403]
  ])('%s', async (_what, headers: Record<string, string>, status) => {
    await using emulator = await startEmulator(keys)
    const reply = await call(emulator, 'GET /v2/listeners', { headers })
    expect(reply.status).toBe(status)
    if (status !== 200) expect(reply.body).toEqual({ detail: expect.any(String) })
  })

  test('without any keys set, every credential passes, but none does not', async () => {
    await using emulator = await startEmulator()
    expect((await call(emulator, 'GET /v2/listeners', { headers: { 'x-tenant-id': 'any' } })).status).toBe(200)
    expect((await call(emulator, 'GET /v2/listeners', { headers: {} })).status).toBe(401)
  })

  test('a write without credentials changes nothing', async () => {
    await using emulator = await startEmulator()
    const reply = await call(emulator, 'POST /v2/deployments', { body: gitRequest(), headers: {} })
    expect(reply.status).toBe(401)
    expect(emulator.controlPlane.list({ limit: 1, offset: 0 }).resources).toEqual([])
  })
})

const ABSENT = '99999999-9999-4999-8999-999999999999'

describe('paths and methods', () => {
  test.each([
    ['GET /elsewhere', 404],
    ['GET /v2/nothing', 404],
    ['PUT /v2/deployments', 405],
    ['POST /v2/listeners', 405],
    ['PROPFIND /v2/listeners', 405],
    ['REPORT /_emulator/clock', 405],
    [`GET /v2/deployments/${ABSENT}`, 404],
    [`GET /v2/deployments/${ABSENT}/revisions/${ABSENT}`, 404],
    [`DELETE /v2/deployments/${ABSENT}`, 404],
    ['GET /v2/deployments/not-a-uuid', 422],
    ['GET /v2/deployments/%zz', 400],
    ['GET /v2/deployments?limit=0', 422],
    ['GET /v2/deployments?limit=101', 422],
    ['GET /v2/deployments?offset=-1', 422],
    ['GET /v2/deployments?limit=', 422],
    ['GET /v2/deployments?offset=', 422],
    ['GET /v2/listeners?offset=', 422]
  ])('%s answers %i with a detail', async (request, status) => {
    await using emulator = await startEmulator()
    const reply = await call(emulator, request)
    expect([reply.status, reply.body]).toEqual([status, { detail: expect.anything() }])
  })

  test('a path id that is no uuid is named by its place', async () => {
    await using emulator = await startEmulator()
    const { body } = await call(emulator, 'GET /v2/deployments/x')
    expect(body.detail).toEqual([
      { loc: ['path', 'deployment_id'], msg: 'Input should be a valid UUID', type: 'uuid_parsing' }
    ])
  })

  test('a revision is found under its own deployment only', async () => {
    await using emulator = await startEmulator()
    const one = await create(emulator, gitRequest('one'))
    const other = await create(emulator, gitRequest('other'))
    const own = await call(emulator, `GET /v2/deployments/${one.id}/revisions/${one.latest_revision_id.toUpperCase()}`)
    const foreign = await call(emulator, `GET /v2/deployments/${one.id}/revisions/${other.latest_revision_id}`)
    expect([own.status, own.body.id, foreign.status]).toEqual([200, one.latest_revision_id, 404])
  })

  test('HEAD answers as GET does, without a body', async () => {
    await using emulator = await startEmulator()
    const { id } = await create(emulator)
    const reply = await call(emulator, `HEAD /v2/deployments/${id}`)
    expect([reply.status, reply.body]).toEqual([200, undefined])
  })

  test('405 says what is allowed', async () => {
    await using emulator = await startEmulator()
    const reply = await call(emulator, 'PUT /v2/listeners')
    expect(reply.headers.get('allow')).toContain('GET')
  })
})

describe('bodies', () => {
  const post = async (body: string, type?: string, bodyLimit = 10_000) => {
    await using emulator = await startEmulator({ bodyLimit })
    const headers = type === undefined ? KEY : { ...KEY, 'content-type': type }
    const response = await fetch(`${emulator.url}/v2/deployments`, { method: 'POST', headers, body })
    return { status: response.status, body: await response.json() }
  }
  const json = 'application/json'

  test.each([
    ['malformed JSON', '{"name":', json, 422, [{ loc: ['body'], msg: 'JSON decode error', type: 'json_invalid' }]],
    ['no body', '', json, 422, [{ loc: ['body'], msg: 'Field required', type: 'missing' }]],
    ['null', 'null', json, 422, [{ loc: ['body'], msg: 'Field required', type: 'missing' }]],
    ['a list', '[]', json, 422, [{ loc: ['body'], msg: 'Input should be a valid dictionary', type: 'dict_type' }]],
    ['text', 'hello', 'text/plain', 415, expect.stringContaining('Content-Type: application/json')],
    ['a form', 'a=b', 'application/x-www-form-urlencoded', 415, expect.any(String)],
    ['more than the limit', JSON.stringify('x'.repeat(10_001)), json, 413, expect.any(String)],
    ['a key that poisons prototypes', '{"__proto__":{"name":"a"}}', json, 422, expect.anything()]
  ])('%s', async (_what, body, type, status, detail) => {
    expect(await post(body, type)).toEqual({ status, body: { detail } })
  })

  test('text in another encoding is refused instead of changed', async () => {
    await using emulator = await startEmulator()
    const body = Buffer.from(JSON.stringify({ ...gitRequest(), secrets: [{ name: 'A', value: 'é' }] }), 'latin1')
    const headers = { ...KEY, 'content-type': json }
    const response = await fetch(`${emulator.url}/v2/deployments`, { method: 'POST', headers, body })
    expect([response.status, ((await response.json()) as Json).detail]).toEqual([400, expect.stringContaining('UTF-8')])
    expect((await call(emulator, 'GET /v2/deployments')).body.resources).toEqual([])
  })

  test.each([
    [5_000, 422, 0],
    [101, 422, 0],
    [80, 201, 1]
  ])('a free-form object of %i levels: %i, and lists can still be read', async (levels, status, count) => {
    await using emulator = await startEmulator()
    const sidecar = { name: 'proxy', image: 'a', securityContext: { deep: 'DEEP' } }
    const { source_config, ...request } = imageRequest()
    const text = JSON.stringify({
      ...request,
      source_config: { ...source_config, resource_spec: { sidecars: [sidecar] } }
    })
    const body = text.replace('"DEEP"', '[['.repeat(levels / 2) + ']]'.repeat(levels / 2))
    const headers = { ...KEY, 'content-type': json }
    const response = await fetch(`${emulator.url}/v2/deployments`, { method: 'POST', headers, body })
    expect(response.status).toBe(status)
    const list = await call(emulator, 'GET /v2/deployments')
    expect([list.status, list.body.resources]).toEqual([200, expect.any(Array)])
    expect(list.body.resources).toHaveLength(count)
  })
})

describe('the record of requests', () => {
  test.each([
    ['no list', { TOKEN: 'geheim' }, '***'],
    ['texts', ['TOKEN=geheim'], ['***']],
    ['an entry without a name', [{ value: { deep: 'geheim' } }], [{ value: '***' }]],
    ['null', null, null]
  ])('shows no value of a secret to whoever asks, also where they are %s', async (_what, secrets, shown) => {
    await using emulator = await startEmulator()
    await call(emulator, 'POST /v2/deployments', { body: { secrets } })
    expect((await call(emulator, 'GET /_emulator/requests', { headers: {} })).body[0].body).toEqual({ secrets: shown })
  })

  test.each([
    [
      'the environment of a container',
      { sidecars: [{ image: 'a', env: [{ name: 'TOKEN', value: 'geheim' }], name: 'proxy' }] },
      { sidecars: [{ image: 'a', env: [{ name: 'TOKEN', value: '***' }], name: 'proxy' }] }
    ],
    ['an address', { repo_url: 'https://me:geheim@git.example/a' }, { repo_url: 'https://git.example/a' }],
    ['a parameter of one', { url: 'https://a.example/?x=1&token=geheim' }, { url: 'https://a.example/?x=1&token=***' }],
    ['an image', { image_uri: 'me:geheim@r.example/a:1' }, { image_uri: 'r.example/a:1' }],
    [
      'a list',
      [{ api_key: 'geheim', ref: 'main' }, ['https://geheim@a.example']],
      [{ api_key: '***', ref: 'main' }, ['https://a.example']]
    ],
    ['a name that is none', { secrets: [{ name: 'A=geheim' }] }, { secrets: [{ name: '***' }] }],
    ['a digest, which is no secret', { image_uri: 'a:1@sha256:abc' }, { image_uri: 'a:1@sha256:abc' }]
  ])('shows nothing secret in %s', async (_what, body, shown) => {
    await using emulator = await startEmulator()
    await call(emulator, 'POST /v2/deployments?api%5Fkey=geheim&limit=5&token=', { body })
    const [request] = (await call(emulator, 'GET /_emulator/requests', { headers: {} })).body
    expect(request).toMatchObject({ url: '/v2/deployments?api%5Fkey=***&limit=5&token=***', body: shown })
  })

  test('is shown, however deep the request is', async () => {
    await using emulator = await startEmulator()
    const deep = `${'['.repeat(100_000)}1${']'.repeat(100_000)}`
    await fetch(`${emulator.url}/v2/deployments`, {
      method: 'POST',
      headers: { 'x-api-key': 'key', 'content-type': 'application/json' },
      body: deep
    })
    expect((await call(emulator, 'GET /_emulator/requests')).status).toBe(200)
  })

  test('names the scheme that was used, and holds no credential', async () => {
    await using emulator = await startEmulator()
    await call(emulator, 'GET /v2/listeners', { headers: { 'x-api-key': 'sesame', authorization: 'Bearer simsim' } })
    await create(emulator)
    expect(emulator.requests).toMatchObject([
      { method: 'GET', url: '/v2/listeners', schemes: ['api_key', 'bearer'], status: 200, fault: null },
      { method: 'POST', url: '/v2/deployments', schemes: ['api_key'], status: 201, body: gitRequest() }
    ])
    const overHttp = await call(emulator, 'GET /_emulator/requests')
    expect(overHttp.body).toHaveLength(2)
    expect(JSON.stringify(overHttp.body)).not.toMatch(/sesame|simsim/)
    expect(overHttp.body[1].body).toEqual({ ...gitRequest(), secrets: [{ name: 'TOKEN', value: '***' }] })
    expect((await call(emulator, 'DELETE /_emulator/requests')).status).toBe(204)
    expect(emulator.requests).toEqual([])
  })
})
