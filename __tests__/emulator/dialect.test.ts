/** The local control plane in the words, and after the serviceRules, of the public service. */
import { describe, expect, test } from '@jest/globals'
import { DEFAULT_LISTENER_ID } from '../../emulator/index.js'
import { borrowEmulator } from '../support/borrowed-emulator.js'
import { publicGit, publicImage } from './public-requests.js'
import { call, type Json } from './support.js'

const start = (dialect = 'langsmith') => borrowEmulator({ dialect, buildTime: 0 })

const git = publicGit
const image = publicImage

test('values in its words are returned in them, and lookalikes unchanged', async () => {
  await using emulator = await start()
  const { status, body } = await call(emulator, 'POST /v2/deployments', { body: git() })
  expect({ status, body }).toEqual({
    status: 201,
    body: expect.objectContaining({ source: 'github', secrets: git().secrets })
  })
  expect(body.source_revision_config.langgraph_config_path).toBe('github')
  const path = `/v2/deployments/${body.id}`
  const spec = {
    redis_memory_mb: 256,
    labels: { redis_memory_mb: 'k8s', cache_memory_mb: 'cluster' }
  }
  const made = await call(emulator, 'POST /v2/deployments', { body: image(spec) })
  expect(made.body.source_config.resource_spec).toMatchObject(spec)
  expect((await call(emulator, `GET ${path}`)).body.source).toBe('github')
  const revisions = await call(emulator, `GET ${path}/revisions`)
  expect(revisions.body.resources[0]).toMatchObject({
    source: 'github',
    source_revision_config: { langgraph_config_path: 'github' }
  })
  const listeners = await call(emulator, 'GET /v2/listeners')
  expect(listeners.body.resources[0]).toMatchObject({
    compute_type: 'k8s',
    compute_config: { k8s_namespaces: ['default'] }
  })
  expect((await call(emulator, 'GET /v1/integrations/github/install')).status).toBe(200)
  expect((await call(emulator, 'GET /v1/integrations/git_host/install')).status).toBe(404)
})

describe('refusals are in its words', () => {
  const { source_config, ...rest } = git()
  const entry = (loc: string, msg: string, type: string) => [
    { loc: ['body', ...loc.split('.')], msg, type }
  ]
  const [FORBIDDEN, MISSING] = ['Extra inputs are not permitted', 'Field required']
  const listener = {
    listener_id: DEFAULT_LISTENER_ID,
    listener_config: { k8s_namespace: 'git_host' }
  }
  test.each<[string, Json, number, Json]>([
    [
      'a neutral source',
      { ...git(), source: 'git_host' },
      422,
      entry('source', "Input should be 'github' or 'external_docker'", 'enum')
    ],
    [
      'a neutral field',
      image({ cache_memory_mb: 1 }),
      422,
      entry('source_config.resource_spec.cache_memory_mb', FORBIDDEN, 'extra_forbidden')
    ],
    [
      'a field that is missing',
      { ...git(), source_revision_config: { repo_ref: 'main' } },
      422,
      entry('source_revision_config.langgraph_config_path', MISSING, 'missing')
    ],
    [
      'a field of the other source',
      { ...rest, source_config: { ...source_config, listener_id: DEFAULT_LISTENER_ID } },
      422,
      entry(
        'source_config.listener_id',
        "Value error, listener_id applies to external_docker only, this deployment's source is github",
        'value_error'
      )
    ],
    [
      'a sentence, in which the names that users give stay',
      { ...image(), source_config: { resource_spec: {}, ...listener } },
      400,
      'The listener does not have the k8s_namespace "git_host". It has: "default".'
    ]
  ])('%s', async (_what, body, status, detail) => {
    await using emulator = await start()
    const reply = await call(emulator, 'POST /v2/deployments', { body })
    expect({ status: reply.status, body: reply.body }).toEqual({ status, body: { detail } })
  })
})

describe('the serviceRules of the public service', () => {
  test.each(['Support', 'support_agent'])(
    'the name %s is taken: its reference has no pattern',
    async (name) => {
      await using emulator = await start()
      const reply = await call(emulator, 'POST /v2/deployments', { body: { ...git(), name } })
      expect({ status: reply.status, name: reply.body.name }).toEqual({ status: 201, name })
    }
  )

  test.each<[string, Json, string]>([
    [
      'an image without resource_spec',
      { ...image(), source_config: {} },
      'source_config.resource_spec'
    ],
    ['an image with null', image(null), 'source_config.resource_spec']
  ])('%s is refused', async (_what, body, field) => {
    await using emulator = await start()
    const reply = await call(emulator, 'POST /v2/deployments', { body })
    expect({ status: reply.status, loc: reply.body.detail[0].loc }).toEqual({
      status: 422,
      loc: ['body', ...field.split('.')]
    })
  })

  test.each([
    [
      git(),
      ['A', 'PORT', 'POSTGRES_URI', 'PORT'],
      /^The secret names PORT, POSTGRES_URI are reserved/
    ],
    [image(), ['POSTGRES_URI', 'LANGSMITH_API_KEY'], /^The secret name POSTGRES_URI is reserved/]
  ])(
    'secrets of a name that the service sets itself are refused: $source, %j',
    async (body, names, detail) => {
      await using emulator = await start()
      const secrets = names.map((name) => ({ name, value: 'x' }))
      const made = await call(emulator, 'POST /v2/deployments', { body: { ...body, secrets } })
      expect({ status: made.status, body: made.body }).toEqual({
        status: 400,
        body: { detail: expect.stringMatching(detail) }
      })
      const { id } = (await call(emulator, 'POST /v2/deployments', { body })).body
      const patched = await call(emulator, `PATCH /v2/deployments/${id}`, { body: { secrets } })
      expect({ status: patched.status, body: patched.body }).toEqual({
        status: 400,
        body: { detail: expect.stringMatching(detail) }
      })
    }
  )

  test('fractions of a CPU are taken, and given back', async () => {
    await using emulator = await start()
    const { status, body } = await call(emulator, 'POST /v2/deployments', {
      body: image({ cpu: 0.5 })
    })
    expect({ status, cpu: body.source_config.resource_spec.cpu }).toEqual({ status: 201, cpu: 0.5 })
    const patch = { source_config: { resource_spec: { cpu: 1.5 } } }
    expect((await call(emulator, `PATCH /v2/deployments/${body.id}`, { body: patch })).status).toBe(
      200
    )
  })

  test('deployments tell their workspace: the one of the credentials', async () => {
    await using emulator = await start()
    const { body } = await call(emulator, 'POST /v2/deployments', { body: git() })
    expect(body).toMatchObject({
      tenant_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      secret_references: null
    })
    const headers = { 'x-api-key': 'key', 'x-tenant-id': DEFAULT_LISTENER_ID }
    const list = await call(emulator, 'GET /v2/deployments', { headers })
    expect(list.body.resources[0].tenant_id).toBe(DEFAULT_LISTENER_ID)
  })
})

describe('its API document follows', () => {
  const documentOf = async (dialect: string): Promise<Json> => {
    await using emulator = await start(dialect)
    return (await call(emulator, 'GET /openapi.json', { headers: {} })).body
  }
  const ofTheApi = ({ paths, components }: Json): string => {
    const local = ([name]: [string, unknown]) =>
      !name.startsWith('/_emulator/') && !name.startsWith('Emulator')
    return JSON.stringify([
      Object.entries(paths).filter(local),
      Object.entries(components.schemas).filter(local)
    ])
  }
  const NEUTRAL =
    /(?<!lang)graph_config_path|git_host|external_container|cluster_namespace|cache_memory_mb/

  test('in every word: fields, values, path and descriptions', async () => {
    const document = await documentOf('langsmith')
    expect(ofTheApi(document)).not.toMatch(NEUTRAL)
    const { Source, SourceRevisionConfig, ResourceSpec, ListenerConfig } =
      document.components.schemas
    expect(Source.enum).toEqual(['github', 'external_docker'])
    expect(SourceRevisionConfig.properties).toHaveProperty('langgraph_config_path')
    expect(ResourceSpec.properties).toHaveProperty('redis_memory_mb')
    expect(ListenerConfig.properties).toHaveProperty('k8s_namespace')
    expect(document.paths).toHaveProperty(['/v1/integrations/github/install'])
    expect(ResourceSpec.properties.cpu.anyOf[0]).toMatchObject({ type: 'number' })
    expect(document.components.schemas.Deployment.required).toContain('tenant_id')
  })
})
