import { describe, expect, test } from '@jest/globals'
import type { HttpRequest } from '../../../src/adapters/http/sender.js'
import type { RequestError } from '../../../src/errors.js'
import type { ControlPlane } from '../../../src/ports.js'
import { gitDeployment } from '../../support/fakes/answers.js'
import { controlPlaneOver } from '../../support/fakes/control-plane-over.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'
import { reply, replyJson } from '../../support/servers/raw-server.js'
import { API_KEY, before, clientOf, DEPLOYMENT, serve } from './client.js'
import { answering, json } from './sender.js'

const ALL = { name_contains: '', limit: 100, offset: 0 }
const CREATE = {
  name: 'süpport ✓',
  source: 'git_host' as const,
  source_config: { repo_url: 'https://github.com/octo/support' },
  source_revision_config: { repo_ref: 'main' },
  secrets: [{ name: 'A', value: 'zwölf\n"quoted"' }]
}

interface Operation {
  call: (controlPlane: ControlPlane) => Promise<unknown>
  request: string
  body?: unknown
  answer: Buffer
}

const OPERATIONS: Record<string, Operation> = {
  'create a deployment': {
    call: (plane) => plane.createDeployment(CREATE),
    request: 'POST /api-host/v2/deployments',
    body: CREATE,
    answer: replyJson(201, DEPLOYMENT)
  },
  'read a deployment': {
    call: (plane) => plane.readDeployment('d:1'),
    request: 'GET /api-host/v2/deployments/d%3A1',
    answer: replyJson(200, { ...DEPLOYMENT, id: 'd:1' })
  },
  'read a revision': {
    call: (plane) => plane.readRevision('a/b', '../r?x#y'),
    request: 'GET /api-host/v2/deployments/a%2Fb/revisions/..%2Fr%3Fx%23y',
    answer: replyJson(200, { status: 'DEPLOYED' })
  },
  'update a deployment': {
    call: (plane) => plane.patchDeployment('d 1', { secrets: [] }),
    request: 'PATCH /api-host/v2/deployments/d%201',
    body: { secrets: [] },
    answer: replyJson(200, DEPLOYMENT)
  },
  'redeploy a revision': {
    call: (plane) => plane.redeployRevision('d 1', 'r/1'),
    request: 'POST /api-host/v2/deployments/d%201/revisions/r%2F1/redeploy',
    answer: replyJson(200, DEPLOYMENT)
  },
  'read a build log': {
    call: (plane) =>
      plane.readRevisionLog('d 1', 'r/1', { log: 'build', order: 'desc', limit: 100, offset: 'b' }),
    request: 'POST /api-host/v1/projects/d%201/revisions/r%2F1/build_logs',
    body: { order: 'desc', limit: 100, offset: 'b' },
    answer: replyJson(200, { logs: ['a'], next_offset: 'b' })
  },
  'list integrations': {
    call: (plane) => plane.listIntegrations(),
    request: 'GET /api-host/v1/integrations/git_host/install',
    answer: replyJson(200, [{ id: 'i', name: 'octo' }])
  },
  'list listeners': {
    call: (plane) => plane.listListeners(),
    request: 'GET /api-host/v2/listeners',
    answer: replyJson(200, { resources: [{ id: 'l' }], offset: 0 })
  },
  'list deployments': {
    call: (plane) => plane.listDeployments({ name_contains: 'a&b=ü c', limit: 100, offset: 200 }),
    request: 'GET /api-host/v2/deployments?name_contains=a%26b%3D%C3%BC+c&limit=100&offset=200',
    answer: replyJson(200, { resources: [], offset: 200 })
  },
  'list older revisions': {
    call: (plane) => plane.listRevisions('d', { offset: 20 }),
    request: 'GET /api-host/v2/deployments/d/revisions?offset=20',
    answer: replyJson(200, [])
  },
  'delete a deployment with its tracing project': {
    call: (plane) => plane.deleteDeployment('d', { tracing_project: true }),
    request: 'DELETE /api-host/v2/deployments/d?delete_tracing_project=true',
    answer: reply(204)
  },
  'delete a deployment': {
    call: (plane) => plane.deleteDeployment('d%2F1'),
    request: 'DELETE /api-host/v2/deployments/d%252F1',
    answer: reply(204)
  }
}

describe('a log whose path of the tools the service does not have', () => {
  const query = { log: 'build', order: 'asc', limit: 500 } as const
  const PAGE = { logs: ['a'], next_offset: 'b' }
  const serving = (has: (path: string) => boolean) =>
    before(({ path }) => (has(path) ? replyJson(200, PAGE) : reply(404)))

  test('is read at the documented path, from then on at once', async () => {
    const { controlPlane, server } = await serving((path) => path.startsWith('/v2/'))
    expect(await controlPlane.readRevisionLog('d', 'r/1', query)).toMatchObject(PAGE)
    await controlPlane.readRevisionLog('d', 'r/1', { ...query, offset: 'b&c' })
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/projects/d/revisions/r%2F1/build_logs',
      'GET /v2/deployments/d/revisions/r%2F1/logs?type=build&order=asc&limit=500',
      'GET /v2/deployments/d/revisions/r%2F1/logs?type=build&order=asc&limit=500&offset=b%26c'
    ])
  })

  test('does not exist if the documented path does not, either', async () => {
    const { controlPlane, server } = await serving(() => false)
    expect(await controlPlane.readRevisionLog('d', 'r', query)).toBeNull()
    expect(await controlPlane.readRevisionLog('d', 'r', query)).toBeNull()
    expect(server.requests).toHaveLength(4)
  })
})

describe('what goes over the wire', () => {
  test.each(Object.entries(OPERATIONS))(
    'to %s, exactly the documented request is sent',
    async (_name, operation) => {
      const server = await serve(() => operation.answer)
      await operation.call(clientOf(`${server.url}/api-host`).controlPlane)
      const [request] = server.requests
      expect(server.requests).toHaveLength(1)
      expect(`${request?.method} ${request?.path}`).toBe(operation.request)
      expect(request?.headers).toMatchObject({
        host: `127.0.0.1:${server.port}`,
        accept: 'application/json'
      })
      expect(request?.headers['accept-encoding']).toBe('identity')
      if (operation.body === undefined) {
        expect(request?.body).toBe('')
        expect(request?.headers).not.toHaveProperty('content-type')
      } else {
        expect(request?.headers['content-type']).toBe('application/json')
        expect(JSON.parse(request?.body ?? '')).toEqual(operation.body)
      }
    }
  )

  test('a request carries the given credentials, and no other', async () => {
    for (const [credentials, expected] of [
      [{ tenant_id: 't-1' }, [undefined, 't-1', undefined]],
      [{ api_key: 'k-1', bearer_token: 'b-1' }, ['k-1', undefined, 'Bearer b-1']]
    ] as const) {
      const { controlPlane, server } = await before(() => replyJson(200, DEPLOYMENT), {
        credentials
      })
      await controlPlane.readDeployment('d')
      const { headers = {} } = server.requests[0] ?? {}
      expect(['x-api-key', 'x-tenant-id', 'authorization'].map((name) => headers[name])).toEqual(
        expected
      )
    }
  })

  test('requests at the same time keep their own answers and their own deadlines', async () => {
    const { sender, server } = await before(({ path }) =>
      path === '/hangs' ? undefined : reply(200, path.replace('/', ''))
    )
    const ask = (path: string, timeoutMs: number) => sender.send({ method: 'GET', path, timeoutMs })
    const answers = await Promise.allSettled([
      ask('/hangs', 150),
      ask('/b', 5_000),
      ask('/c', 5_000)
    ])
    expect(
      answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.text : 'failed'))
    ).toEqual(['failed', 'b', 'c'])
    const connections = server.connections()
    for (let i = 0; i < 5; i++) await ask('/b', 5_000)
    expect({ requests: server.requests.length, connections: server.connections() }).toEqual({
      requests: 8,
      connections
    })
  })

  test('a control plane on an IPv6 address is reached', async () => {
    const server = await serve(() => replyJson(200, DEPLOYMENT), '::1')
    await expect(clientOf(server.url).controlPlane.readDeployment('d')).resolves.toMatchObject(
      DEPLOYMENT
    )
    expect(server.requests[0]?.headers).toMatchObject({
      host: `[::1]:${server.port}`,
      'x-api-key': API_KEY
    })
  })

  test('a write has a minute, and a read 30 s, or what is left', async () => {
    const sender = answering(json(DEPLOYMENT))
    const plane = controlPlaneOver(sender)
    const writes = [
      plane.createDeployment(CREATE),
      plane.patchDeployment('d', {}),
      plane.redeployRevision('d', 'r'),
      plane.deleteDeployment('d')
    ]
    const reads = [plane.readDeployment('d'), plane.listRevisions('d'), plane.listDeployments(ALL)]
    const poll = plane.readRevision('d', 'r', { timeoutMs: 1_500 })
    await Promise.allSettled([...writes, ...reads, poll])
    const times = [...writes.map(() => 60_000), ...reads.map(() => 30_000), 1_500]
    expect(sender.sent.map(({ timeoutMs }) => timeoutMs)).toEqual(times)
  })
})

const NAMED = { id: 'd1', latest_revision_id: 'r2', active_revision_id: 'r1' }

/** A service that lists and creates deployments, and answers everything else with `status`. */
function service() {
  const clock = new VirtualClock()
  const answer = { status: 404 }
  const bodyOf = ({ path }: HttpRequest) =>
    path.startsWith('/v2/deployments?') ? [{ id: 'd1', name: 'support' }] : gitDeployment(NAMED)
  const always = ({ path }: HttpRequest) => /^\/v2\/deployments(?:\?|$)/.test(path)
  const send = (request: HttpRequest) =>
    answering(json(bodyOf(request), always(request) ? 200 : answer.status)).send(request)
  return { clock, answer, controlPlane: controlPlaneOver({ send }, { clock }) }
}

type Call = (controlPlane: ControlPlane) => Promise<unknown>
const readDeployment: Call = (plane) => plane.readDeployment('d1')
const readRevision = (id: string): Call => {
  return (plane) => plane.readRevision('d0', id)
}
const list: Call = (plane) => plane.listDeployments({ name_contains: '', limit: 100, offset: 0 })
const create: Call = (plane) => plane.createDeployment({} as never)

/** Whether the failure of a request is one that a retry may cure. */
const isRetryable = (request: Promise<unknown>) =>
  request.then(
    () => 'it succeeded',
    (error: RequestError) => error.retryable
  )

test.each<[string, Call, Call]>([
  ['a created deployment', create, readDeployment],
  ['its latest revision', create, readRevision('r2')],
  ['a listed deployment', list, readDeployment],
  ['a revision of a listed deployment', list, (plane) => plane.readRevision('d1', 'r9')],
  ['a patch of a listed deployment', list, (plane) => plane.patchDeployment('d1', {})]
])(
  '%s that the service cannot read yet is read again: for 15 s, no longer',
  async (_, name, read) => {
    const { clock, controlPlane } = service()
    expect(await isRetryable(read(controlPlane))).toBe(false)
    await name(controlPlane)
    clock.pass(14_999)
    await name(controlPlane)
    const slow = read(controlPlane)
    clock.pass(1)
    // A slow 404 counts by when it was asked for.
    expect(await isRetryable(slow)).toBe(true)
    expect(await isRetryable(read(controlPlane))).toBe(false)
  }
)

test('a refusal that is no 404, and the 404 of a deleted deployment, are final', async () => {
  const { answer, controlPlane } = service()
  await create(controlPlane)
  answer.status = 403
  expect(await isRetryable(readDeployment(controlPlane))).toBe(false)
  answer.status = 200
  await controlPlane.deleteDeployment('d1')
  answer.status = 404
  expect(await isRetryable(readDeployment(controlPlane))).toBe(false)
})
