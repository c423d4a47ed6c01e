/** What happens before a request gets to an operation: credentials (§5), paths, methods, bodies. */
import { describe, expect, test } from '@jest/globals'
import type { Emulator } from '../../emulator/index.js'
import { borrowEmulator } from '../support/borrowed-emulator.js'
import { call, create, gitRequest, imageRequest, type Json, KEY } from './support.js'

const keys = { apiKeys: ['k1', 'k2'], tenantIds: ['t'], bearerTokens: ['b'] }

describe('credentials: any one of the three schemes of §5 is enough', () => {
  test.each([
    ['an API key', { 'x-api-key': 'k1' }, 200],
    ['a tenant id', { 'x-tenant-id': 't' }, 200],
    ['a bearer token', { authorization: 'Bearer b' }, 200],
    ['a wrong key beside a right tenant', { 'x-api-key': 'no', 'x-tenant-id': 't' }, 200],
    ['none', {}, 401],
    ['another authorization scheme', { authorization: 'Basic b' }, 401],
    ['a wrong key', { 'x-api-key': 'k3' }, 403],
    ['a key in the place of a tenant', { 'x-tenant-id': 'k1' }, 403]
  ])('%s', async (_what, headers: Record<string, string>, status) => {
    await using emulator = await borrowEmulator(keys)
    const reply = await call(emulator, 'GET /v2/listeners', { headers })
    expect(reply.status).toBe(status)
    if (status !== 200) expect(reply.body).toEqual({ detail: expect.any(String) })
  })

  test('without any keys set, every credential passes, but none does not, and then a write changes nothing', async () => {
    await using emulator = await borrowEmulator()
    expect(
      (await call(emulator, 'GET /v2/listeners', { headers: { 'x-tenant-id': 'any' } })).status
    ).toBe(200)
    const reply = await call(emulator, 'POST /v2/deployments', { body: gitRequest(), headers: {} })
    expect({ status: reply.status, dump: emulator.controlPlane.dump() }).toEqual({
      status: 401,
      dump: []
    })
  })
})

const ABSENT = '99999999-9999-4999-8999-999999999999'

describe('paths and methods', () => {
  test.each([
    ['GET /elsewhere', 404],
    ['PUT /v2/deployments', 405],
    ['PROPFIND /v2/listeners', 405],
    ['REPORT /_emulator/clock', 405],
    [`GET /v2/deployments/${ABSENT}`, 404],
    ['GET /v2/deployments/not-a-uuid', 422],
    ['GET /v2/deployments/%zz', 400],
    ['GET /v2/deployments?limit=0', 422],
    ['GET /v2/deployments?limit=101', 422],
    ['GET /v2/deployments?limit=', 422],
    ['GET /v2/deployments?offset=', 422]
  ])('%s answers %i with a detail', async (request, status) => {
    await using emulator = await borrowEmulator()
    const reply = await call(emulator, request)
    expect({ status: reply.status, body: reply.body }).toEqual({
      status,
      body: { detail: expect.anything() }
    })
  })

  test('a path id that is no uuid is named by its place', async () => {
    await using emulator = await borrowEmulator()
    const { body } = await call(emulator, 'GET /v2/deployments/x')
    expect(body.detail).toEqual([
      { loc: ['path', 'deployment_id'], msg: 'Input should be a valid UUID', type: 'uuid_parsing' }
    ])
  })

  test('a revision is found under its own deployment only', async () => {
    await using emulator = await borrowEmulator()
    const one = await create(emulator, gitRequest('one'))
    const other = await create(emulator, gitRequest('other'))
    const own = await call(
      emulator,
      `GET /v2/deployments/${one.id}/revisions/${one.latest_revision_id.toUpperCase()}`
    )
    const foreign = await call(
      emulator,
      `GET /v2/deployments/${one.id}/revisions/${other.latest_revision_id}`
    )
    expect([own.status, own.body.id, foreign.status]).toEqual([200, one.latest_revision_id, 404])
  })

  test('HEAD answers as GET does, without a body, and 405 says what is allowed', async () => {
    await using emulator = await borrowEmulator()
    const head = await call(emulator, 'HEAD /v2/listeners')
    expect({ status: head.status, body: head.body }).toEqual({ status: 200, body: undefined })
    expect((await call(emulator, 'PUT /v2/listeners')).headers.get('allow')).toContain('GET')
  })
})

describe('bodies', () => {
  const post = async ({ url }: Emulator, body: string | Buffer, type = 'application/json') => {
    const headers = { ...KEY, 'content-type': type }
    const response = await fetch(`${url}/v2/deployments`, { method: 'POST', headers, body })
    return { status: response.status, body: (await response.json()) as Json }
  }
  const json = 'application/json'

  test.each([
    [
      'malformed JSON',
      '{"name":',
      json,
      422,
      [{ loc: ['body'], msg: 'JSON decode error', type: 'json_invalid' }]
    ],
    ['no body', '', json, 422, [{ loc: ['body'], msg: 'Field required', type: 'missing' }]],
    ['null', 'null', json, 422, [{ loc: ['body'], msg: 'Field required', type: 'missing' }]],
    [
      'a list',
      '[]',
      json,
      422,
      [{ loc: ['body'], msg: 'Input should be a valid dictionary', type: 'dict_type' }]
    ],
    ['text', 'hello', 'text/plain', 415, expect.stringContaining('Content-Type: application/json')],
    ['more than the limit', JSON.stringify('x'.repeat(10_001)), json, 413, expect.any(String)],
    [
      'a field named as the prototype',
      '{"__proto__":{"name":"a"}}',
      json,
      422,
      expect.arrayContaining([
        {
          loc: ['body', '__proto__'],
          msg: 'Extra inputs are not permitted',
          type: 'extra_forbidden'
        },
        { loc: ['body', 'name'], msg: 'Field required', type: 'missing' }
      ])
    ]
  ])('%s', async (_what, body, type, status, detail) => {
    await using emulator = await borrowEmulator({ bodyLimit: 10_000 })
    expect(await post(emulator, body, type)).toEqual({ status, body: { detail } })
  })

  test('text in another encoding is refused instead of changed', async () => {
    await using emulator = await borrowEmulator()
    const body = Buffer.from(
      JSON.stringify({ ...gitRequest(), secrets: [{ name: 'A', value: 'é' }] }),
      'latin1'
    )
    expect(await post(emulator, body)).toEqual({
      status: 400,
      body: { detail: expect.stringContaining('UTF-8') }
    })
    expect(emulator.controlPlane.dump()).toEqual([])
  })

  test.each([
    [5_000, 422, 0],
    [101, 422, 0],
    [80, 201, 1]
  ])(
    'a free-form object of %i levels: %i, and lists can still be read',
    async (levels, status, count) => {
      await using emulator = await borrowEmulator()
      const { source_config, ...request } = imageRequest()
      const sidecars = [{ name: 'proxy', image: 'a', securityContext: { deep: 'DEEP' } }]
      const text = JSON.stringify({
        ...request,
        source_config: { ...source_config, resource_spec: { sidecars } }
      })
      const body = text.replace('"DEEP"', '[['.repeat(levels / 2) + ']]'.repeat(levels / 2))
      expect((await post(emulator, body)).status).toBe(status)
      expect((await call(emulator, 'GET /v2/deployments')).body.resources).toHaveLength(count)
    }
  )
})

describe('the record of requests', () => {
  test.each<[string, Json, Json]>([
    ['secrets as a map', { secrets: { TOKEN: 'geheim' } }, { secrets: '***' }],
    ['secrets as texts', { secrets: ['TOKEN=geheim', null] }, { secrets: ['***', '***'] }],
    [
      'a secret without a name',
      { secrets: [{ value: { deep: 'geheim' } }] },
      { secrets: [{ value: '***' }] }
    ],
    ['a name that is none', { secrets: [{ name: 'A=geheim' }] }, { secrets: [{ name: '***' }] }],
    [
      'the environment of a container',
      { sidecars: [{ image: 'a', env: [{ name: 'TOKEN', value: 'geheim' }] }] },
      { sidecars: [{ image: 'a', env: [{ name: 'TOKEN', value: '***' }] }] }
    ],
    [
      'an environment as a map',
      { env: { A: 'geheim' }, environment: { A: 'geheim' }, env_vars: 'geheim' },
      { env: '***', environment: '***', env_vars: '***' }
    ],
    [
      'an address',
      { repo_url: 'https://me:geheim@git.example/a' },
      { repo_url: 'https://git.example/a' }
    ],
    [
      'a parameter of one',
      { url: 'https://a.example/?x=1&token=geheim' },
      { url: 'https://a.example/?x=1&token=***' }
    ],
    [
      'an image',
      { image_uri: 'me:geheim@r.example/a:1@sha256:abc' },
      { image_uri: 'r.example/a:1@sha256:abc' }
    ],
    [
      'a list',
      [{ api_key: 'geheim' }, ['https://geheim@a.example']],
      [{ api_key: '***' }, ['https://a.example']]
    ]
  ])('shows nothing secret in %s', async (_what, body, shown) => {
    await using emulator = await borrowEmulator()
    const query = 'api%5Fkey=geheim&limit=5&token=&env=geheim&env%5BA%5D=geheim'
    await call(emulator, `POST /v2/deployments?${query}`, { body })
    const [request] = (await call(emulator, 'GET /_emulator/requests', { headers: {} })).body
    const url = '/v2/deployments?api%5Fkey=***&limit=5&token=***&env=***&env%5BA%5D=***'
    expect(request).toMatchObject({ url, short_url: url, body: shown })
  })

  test('names the scheme that was used, and holds no credential', async () => {
    await using emulator = await borrowEmulator()
    await call(emulator, 'GET /v2/listeners', {
      headers: { 'x-api-key': 'sesame', authorization: 'Bearer simsim' }
    })
    await create(emulator)
    const { body } = await call(emulator, 'GET /_emulator/requests')
    expect(body).toMatchObject([
      {
        method: 'GET',
        url: '/v2/listeners',
        schemes: ['api_key', 'bearer'],
        status: 200,
        fault: null
      },
      { method: 'POST', url: '/v2/deployments', schemes: ['api_key'], status: 201 }
    ])
    expect(JSON.stringify(body)).not.toMatch(/sesame|simsim/)
    expect((await call(emulator, 'DELETE /_emulator/requests')).status).toBe(204)
    expect(emulator.requests).toEqual([])
  })
})
