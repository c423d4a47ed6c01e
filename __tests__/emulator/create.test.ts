/** POST /v2/deployments: what is taken, what is refused and how (§2, §7). */
import { describe, expect, test } from '@jest/globals'
import { DEFAULT_LISTENER_ID } from '../../emulator/index.js'
import { borrowEmulator } from '../support/borrowed-emulator.js'
import { call, create, gitRequest, imageRequest, type Json } from './support.js'

type Request = ReturnType<typeof gitRequest>
/** What is wrong, how the request is changed, and the field and type of the entry in the answer. */
type Row = [what: string, change: (request: Request) => void, field: string, type: string]

const git = (change: (request: Request) => void) => applied(gitRequest(), change)
const image = (change: (request: Request) => void) => applied(imageRequest(), change)
function applied(request: Request, change: (request: Request) => void) {
  change(request)
  return request
}
const top = (values: Json) => (request: Request) => Object.assign(request, values)
const config = (values: Json) => (request: Request) => Object.assign(request.source_config, values)
const revision = (values: Json) => (request: Request) =>
  Object.assign(request.source_revision_config, values)
const spec = (resource_spec: Json) => config({ resource_spec })
const sidecar = (values: Json) => spec({ sidecars: [{ name: 'a', image: 'b', ...values }] })

const GIT_ROWS: Row[] = [
  ['name missing', top({ name: undefined }), 'name', 'missing'],
  ['name empty', top({ name: '' }), 'name', 'string_too_short'],
  ['a field that is read-only', top({ status: 'READY' }), 'status', 'extra_forbidden'],
  ['secrets no list', top({ secrets: {} }), 'secrets', 'list_type'],
  ['secret without value', top({ secrets: [{ name: 'A' }] }), 'secrets.0.value', 'missing'],
  [
    'integration_id no uuid',
    config({ integration_id: '1' }),
    'source_config.integration_id',
    'uuid_parsing'
  ],
  [
    'deployment_type unknown',
    config({ deployment_type: 'x' }),
    'source_config.deployment_type',
    'enum'
  ],
  [
    'build_on_push no boolean',
    config({ build_on_push: 'yes' }),
    'source_config.build_on_push',
    'bool_type'
  ],
  [
    'install_command no string',
    config({ install_command: 1 }),
    'source_config.install_command',
    'string_type'
  ],
  ['repo_ref missing', revision({ repo_ref: null }), 'source_revision_config.repo_ref', 'missing'],
  [
    'a commit',
    revision({ repo_commit_sha: 'a' }),
    'source_revision_config.repo_commit_sha',
    'extra_forbidden'
  ],
  ['an image', revision({ image_uri: 'a' }), 'source_revision_config.image_uri', 'value_error'],
  [
    'a listener_config',
    config({ listener_config: {} }),
    'source_config.listener_config',
    'value_error'
  ]
]

const IMAGE_ROWS: Row[] = [
  [
    'image_uri missing',
    revision({ image_uri: null }),
    'source_revision_config.image_uri',
    'missing'
  ],
  ['a repo_ref', revision({ repo_ref: 'main' }), 'source_revision_config.repo_ref', 'value_error'],
  [
    'a whole number as text',
    spec({ min_scale: '1' }),
    'source_config.resource_spec.min_scale',
    'int_type'
  ],
  ['cpu as a fraction', spec({ cpu: 1.5 }), 'source_config.resource_spec.cpu', 'int_from_float'],
  ['db_cpu as text', spec({ db_cpu: '1' }), 'source_config.resource_spec.db_cpu', 'float_type'],
  [
    'a label',
    spec({ labels: { 'a/b': 1 } }),
    'source_config.resource_spec.labels.a/b',
    'string_type'
  ],
  [
    'annotations as text',
    spec({ annotations: 'a' }),
    'source_config.resource_spec.annotations',
    'dict_type'
  ],
  [
    'no DNS label',
    spec({ volumes: [{ name: 'A_b' }] }),
    'source_config.resource_spec.volumes.0.name',
    'value_error'
  ],
  [
    'a variable',
    sidecar({ env: [{}] }),
    'source_config.resource_spec.sidecars.0.env.0.name',
    'missing'
  ]
]

/** The place of a field in a 422. */
const locOf = (field: string) => [
  'body',
  ...field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
]

describe('an invalid create is refused with 422 that says where and why', () => {
  const bodies = [
    ...GIT_ROWS.map((row) => ({ row, body: git(row[1]) })),
    ...IMAGE_ROWS.map((row) => ({ row, body: image(row[1]) }))
  ]
  test.each(bodies)('$row.0', async ({ row: [, , field, type], body }) => {
    await using emulator = await borrowEmulator()
    const reply = await call(emulator, 'POST /v2/deployments', { body })
    expect(reply.status).toBe(422)
    expect(reply.body.detail).toEqual([{ loc: locOf(field), msg: expect.any(String), type }])
    expect(emulator.controlPlane.list({ limit: 1, offset: 0 }).resources).toEqual([])
  })

  test('all problems are reported at once, in the words of pydantic', async () => {
    await using emulator = await borrowEmulator()
    const body = {
      ...imageRequest(),
      source: 'svn',
      source_config: { resource_spec: { cpu: 'x' } },
      secrets: [{}]
    }
    const reply = await call(emulator, 'POST /v2/deployments', { body })
    expect(reply.body.detail).toEqual([
      {
        loc: locOf('source'),
        msg: "Input should be 'git_host' or 'external_container'",
        type: 'enum'
      },
      {
        loc: locOf('source_config.resource_spec.cpu'),
        msg: 'Input should be a valid integer',
        type: 'int_type'
      },
      { loc: locOf('secrets.0.name'), msg: 'Field required', type: 'missing' },
      { loc: locOf('secrets.0.value'), msg: 'Field required', type: 'missing' }
    ])
  })
})

const NO_SUCH = '99999999-9999-4999-8999-999999999999'
const VM = '33333333-3333-4333-8333-333333333333'

describe('a create that a rule forbids is refused with 400 and a sentence', () => {
  test.each([
    [
      'build_on_push with a tag',
      git((r) => (config({ build_on_push: true })(r), revision({ repo_ref: 'refs/tags/v1' })(r))),
      /tag/
    ],
    [
      'a branch by its full path',
      git(revision({ repo_ref: 'refs/heads/main' })),
      /bare name of a branch/
    ],
    [
      'a ref that is neither',
      git(revision({ repo_ref: 'refs/pull/7/merge' })),
      /bare name of a branch/
    ],
    ['custom_url for git_host', git(config({ custom_url: 'https://a.example' })), /custom_url/],
    [
      'an unknown integration',
      git(config({ integration_id: NO_SUCH })),
      /integration_id.*does not exist/
    ],
    ['an unknown listener', image(config({ listener_id: NO_SUCH })), /listener_id.*does not exist/],
    [
      'a namespace without listener',
      image(config({ listener_id: null, listener_config: { cluster_namespace: 'a' } })),
      /listener_id/
    ],
    [
      'a namespace the listener has not',
      image(config({ listener_config: { cluster_namespace: 'other' } })),
      /other/
    ],
    [
      'a namespace with another compute type',
      image(config({ listener_id: VM, listener_config: { cluster_namespace: 'a' } })),
      /compute type/
    ]
  ])('%s', async (_what, body, detail) => {
    const cluster = { id: DEFAULT_LISTENER_ID, cluster_namespaces: ['default'] }
    await using emulator = await borrowEmulator({
      listeners: [cluster, { id: VM, compute_type: 'vm' }]
    })
    const reply = await call(emulator, 'POST /v2/deployments', { body })
    expect({ status: reply.status, body: reply.body }).toEqual({
      status: 400,
      body: { detail: expect.stringMatching(detail) }
    })
  })

  test('a second deployment of one name would make every look-up ambiguous: 409', async () => {
    await using emulator = await borrowEmulator()
    await create(emulator)
    const reply = await call(emulator, 'POST /v2/deployments', { body: imageRequest() })
    expect({ status: reply.status, body: reply.body }).toEqual({
      status: 409,
      body: { detail: expect.stringContaining('support') }
    })
  })
})

describe('a valid create', () => {
  test('from git answers every field of §2.1, with the first revision as the latest', async () => {
    await using emulator = await borrowEmulator({
      heads: [{ ref: 'main', commit_sha: 'abc123' }],
      virtualClock: true
    })
    const deployment = await create(emulator)
    const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/)
    expect(deployment).toEqual({
      id: uuid,
      name: 'support',
      source: 'git_host',
      source_config: {
        ...gitRequest().source_config,
        deployment_type: null,
        build_on_push: null,
        custom_url: `${emulator.url}/agents/${deployment.id}`,
        resource_spec: null,
        listener_id: null,
        listener_config: null,
        install_command: null,
        build_command: null
      },
      source_revision_config: {
        repo_ref: 'main',
        graph_config_path: 'graphs.json',
        image_uri: null,
        repo_commit_sha: 'abc123'
      },
      secrets: [{ name: 'TOKEN', value: 'v1' }],
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
      status: 'AWAITING_DATABASE',
      latest_revision_id: uuid,
      active_revision_id: null,
      image_version: null
    })
  })

  test('from an image returns its resource_spec and its namespace unchanged', async () => {
    await using emulator = await borrowEmulator()
    const resource_spec = {
      cpu: 1,
      db_cpu: 0.5,
      memory_mb: null,
      labels: { 'a/b': '' },
      volumes: [{ name: 'data' }]
    }
    const listener_config = { cluster_namespace: 'default' }
    const { source_config } = await create(
      emulator,
      image(config({ resource_spec, listener_config }))
    )
    expect(source_config).toMatchObject({ resource_spec, listener_config })
  })

  test('keeps the custom_url of a container, and gives it one where there is none', async () => {
    await using emulator = await borrowEmulator()
    const own = await create(emulator, image(config({ custom_url: 'https://support.example' })))
    const made = await create(emulator, imageRequest('other'))
    expect(own.source_config.custom_url).toBe('https://support.example')
    expect(made.source_config.custom_url).toBe(`${emulator.url}/agents/${made.id}`)
  })
})
