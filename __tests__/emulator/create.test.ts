/** POST /v2/deployments: what is taken, what is refused and how (§2, §7). */
import { describe, expect, test } from '@jest/globals'
import { DEFAULT_LISTENER_ID } from '../../emulator/index.js'
import { borrowEmulator } from '../support/borrowed-emulator.js'
import { call, create, gitRequest, imageRequest, type Json } from './support.js'

const INTEGERS = `min_scale max_scale cpu cpu_limit memory_mb memory_limit_mb queue_min_scale queue_max_scale queue_cpu
  queue_cpu_limit queue_memory_mb queue_memory_limit_mb orchestrator_cpu orchestrator_cpu_limit orchestrator_memory_mb
  orchestrator_memory_limit_mb orchestrator_min_scale orchestrator_max_scale executor_cpu executor_cpu_limit
  executor_memory_mb executor_memory_limit_mb cache_memory_mb db_memory_mb db_memory_limit_mb db_storage_gi
  db_max_connections`.split(/\s+/)

const FULL_SPEC = {
  ...Object.fromEntries(INTEGERS.map((field, index) => [field, index + 1])),
  db_cpu: 0.5,
  db_cpu_limit: 1.5,
  labels: { team: 'a', 'app.example/part': 'b' },
  annotations: { note: '' },
  service_account_name: 'runner',
  image_pull_secrets: [{ name: 'registry' }],
  volumes: [{ name: 'data', emptyDir: {}, configMap: null }],
  volume_mounts: [{ name: 'data', mountPath: '/data', readOnly: true, subPath: null }],
  init_containers: [{ name: 'init', image: 'busybox', command: ['true'], env: [{ name: 'A', value: 'b' }] }],
  sidecars: [
    {
      name: 'proxy',
      image: 'proxy:1',
      imagePullPolicy: 'Always',
      args: [],
      workingDir: '/',
      env: [{ name: 'B', valueFrom: { secretKeyRef: { name: 's', key: 'k' } } }],
      envFrom: [{ configMapRef: { name: 'c' } }],
      resources: { limits: { cpu: '1' }, requests: null },
      volumeMounts: [{ name: 'data', mountPath: '/d' }],
      securityContext: { runAsUser: 1 },
      restartPolicy: 'OnFailure'
    }
  ]
}

type Request = ReturnType<typeof gitRequest>
type Row = [what: string, change: (request: Request) => void, loc: (string | number)[], type: string]

const git = (change: (request: Request) => void) => applied(gitRequest(), change)
const image = (change: (request: Request) => void) => applied(imageRequest(), change)
function applied(request: Request, change: (request: Request) => void) {
  change(request)
  return request
}
const config = (values: Json) => (request: Request) => Object.assign(request.source_config, values)
const revision = (values: Json) => (request: Request) => Object.assign(request.source_revision_config, values)
const spec = (resource_spec: Json) => config({ resource_spec })
const drop = (field: keyof Request) => (request: Request) => {
  delete (request as Partial<Request>)[field]
}
const secrets = (value: Json) => (request: Request) => {
  request.secrets = value
}

const GIT_ROWS: Row[] = [
  ['name missing', drop('name'), ['body', 'name'], 'missing'],
  ['name empty', (request) => Object.assign(request, { name: '' }), ['body', 'name'], 'string_too_short'],
  [
    'a field that is read-only',
    (request) => Object.assign(request, { status: 'READY' }),
    ['body', 'status'],
    'extra_forbidden'
  ],
  ['source missing', drop('source'), ['body', 'source'], 'missing'],
  ['source_config missing', drop('source_config'), ['body', 'source_config'], 'missing'],
  ['source_revision_config missing', drop('source_revision_config'), ['body', 'source_revision_config'], 'missing'],
  ['secrets missing', drop('secrets'), ['body', 'secrets'], 'missing'],
  ['secrets no list', secrets({}), ['body', 'secrets'], 'list_type'],
  ['secret without name', secrets([{ value: '' }]), ['body', 'secrets', 0, 'name'], 'missing'],
  ['secret with a number', secrets([{ name: 'A', value: 1 }]), ['body', 'secrets', 0, 'value'], 'string_type'],
  ['secret without value', secrets([{ name: 'A' }]), ['body', 'secrets', 0, 'value'], 'missing'],
  ['secret with more', secrets([{ name: 'A', value: '', x: 1 }]), ['body', 'secrets', 0, 'x'], 'extra_forbidden'],
  [
    'integration_id no uuid',
    config({ integration_id: '1' }),
    ['body', 'source_config', 'integration_id'],
    'uuid_parsing'
  ],
  ['integration_id missing', config({ integration_id: null }), ['body', 'source_config', 'integration_id'], 'missing'],
  ['repo_url missing', config({ repo_url: undefined }), ['body', 'source_config', 'repo_url'], 'missing'],
  ['repo_url empty', config({ repo_url: '' }), ['body', 'source_config', 'repo_url'], 'string_too_short'],
  ['deployment_type unknown', config({ deployment_type: 'x' }), ['body', 'source_config', 'deployment_type'], 'enum'],
  [
    'build_on_push no boolean',
    config({ build_on_push: 'yes' }),
    ['body', 'source_config', 'build_on_push'],
    'bool_type'
  ],
  [
    'install_command no string',
    config({ install_command: 1 }),
    ['body', 'source_config', 'install_command'],
    'string_type'
  ],
  ['build_command no string', config({ build_command: 1 }), ['body', 'source_config', 'build_command'], 'string_type'],
  ['repo_ref missing', revision({ repo_ref: null }), ['body', 'source_revision_config', 'repo_ref'], 'missing'],
  [
    'graph_config_path missing',
    revision({ graph_config_path: null }),
    ['body', 'source_revision_config', 'graph_config_path'],
    'missing'
  ],
  [
    'repo_commit_sha, which is read-only',
    revision({ repo_commit_sha: 'a' }),
    ['body', 'source_revision_config', 'repo_commit_sha'],
    'extra_forbidden'
  ],
  [
    'image_uri of the other source',
    revision({ image_uri: 'a' }),
    ['body', 'source_revision_config', 'image_uri'],
    'value_error'
  ],
  ['resource_spec of the other source', spec({ cpu: 1 }), ['body', 'source_config', 'resource_spec'], 'value_error'],
  [
    'listener_id of the other source',
    config({ listener_id: DEFAULT_LISTENER_ID }),
    ['body', 'source_config', 'listener_id'],
    'value_error'
  ],
  [
    'listener_config of the other source',
    config({ listener_config: {} }),
    ['body', 'source_config', 'listener_config'],
    'value_error'
  ]
]

const inSpec = (...path: (string | number)[]) => ['body', 'source_config', 'resource_spec', ...path]
const sidecar = (values: Json) => spec({ sidecars: [{ name: 'a', image: 'b', ...values }] })

const IMAGE_ROWS: Row[] = [
  ['image_uri missing', revision({ image_uri: null }), ['body', 'source_revision_config', 'image_uri'], 'missing'],
  ['repo_url of the other source', config({ repo_url: 'a' }), ['body', 'source_config', 'repo_url'], 'value_error'],
  [
    'build_on_push of the other source',
    config({ build_on_push: false }),
    ['body', 'source_config', 'build_on_push'],
    'value_error'
  ],
  [
    'repo_ref of the other source',
    revision({ repo_ref: 'main' }),
    ['body', 'source_revision_config', 'repo_ref'],
    'value_error'
  ],
  ['listener_id no uuid', config({ listener_id: 'x' }), ['body', 'source_config', 'listener_id'], 'uuid_parsing'],
  [
    'listener_config with more',
    config({ listener_config: { namespace: 'a' } }),
    ['body', 'source_config', 'listener_config', 'namespace'],
    'extra_forbidden'
  ],
  ['custom_url no string', config({ custom_url: 1 }), ['body', 'source_config', 'custom_url'], 'string_type'],
  [
    'cluster_namespace no string',
    config({ listener_config: { cluster_namespace: 1 } }),
    ['body', 'source_config', 'listener_config', 'cluster_namespace'],
    'string_type'
  ],
  ...INTEGERS.flatMap((field): Row[] => [
    [`${field} as text`, spec({ [field]: '1' }), inSpec(field), 'int_type'],
    [`${field} as a fraction`, spec({ [field]: 1.5 }), inSpec(field), 'int_from_float']
  ]),
  ['db_cpu as text', spec({ db_cpu: '1' }), inSpec('db_cpu'), 'float_type'],
  ['db_cpu_limit as text', spec({ db_cpu_limit: '1' }), inSpec('db_cpu_limit'), 'float_type'],
  ['a field that does not exist', spec({ gpu: 1 }), inSpec('gpu'), 'extra_forbidden'],
  ['a label that is no string', spec({ labels: { 'a/b': 1 } }), inSpec('labels', 'a/b'), 'string_type'],
  ['annotations as text', spec({ annotations: 'a' }), inSpec('annotations'), 'dict_type'],
  [
    'service_account_name as a number',
    spec({ service_account_name: 1 }),
    inSpec('service_account_name'),
    'string_type'
  ],
  [
    'image_pull_secrets without name',
    spec({ image_pull_secrets: [{}] }),
    inSpec('image_pull_secrets', 0, 'name'),
    'missing'
  ],
  ['a volume without name', spec({ volumes: [{}] }), inSpec('volumes', 0, 'name'), 'missing'],
  ['a volume that is no DNS label', spec({ volumes: [{ name: 'A_b' }] }), inSpec('volumes', 0, 'name'), 'value_error'],
  ['a volume twice', spec({ volumes: [{ name: 'a' }, { name: 'a' }] }), inSpec('volumes', 1, 'name'), 'value_error'],
  [
    'a mount without path',
    spec({ volume_mounts: [{ name: 'a' }] }),
    inSpec('volume_mounts', 0, 'mountPath'),
    'missing'
  ],
  [
    'a mount of no volume',
    spec({ volume_mounts: [{ name: 'a', mountPath: '/' }] }),
    inSpec('volume_mounts', 0, 'name'),
    'value_error'
  ],
  [
    'a container without image',
    spec({ init_containers: [{ name: 'a' }] }),
    inSpec('init_containers', 0, 'image'),
    'missing'
  ],
  [
    'a volume source that is no object',
    spec({ volumes: [{ name: 'a', nfs: 'b' }] }),
    inSpec('volumes', 0, 'nfs'),
    'dict_type'
  ],
  [
    'a mount that is read-only in words',
    spec({ volumes: [{ name: 'a' }], volume_mounts: [{ name: 'a', mountPath: '/', readOnly: 'yes' }] }),
    inSpec('volume_mounts', 0, 'readOnly'),
    'bool_type'
  ],
  ['a container that is no DNS label', sidecar({ name: 'A b' }), inSpec('sidecars', 0, 'name'), 'value_error'],
  ['a command as a line', sidecar({ command: 'true' }), inSpec('sidecars', 0, 'command'), 'list_type'],
  [
    'a mount of a container of no volume',
    sidecar({ volumeMounts: [{ name: 'a', mountPath: '/' }] }),
    inSpec('sidecars', 0, 'volumeMounts', 0, 'name'),
    'value_error'
  ],
  ['envFrom of texts', sidecar({ envFrom: ['a'] }), inSpec('sidecars', 0, 'envFrom', 0), 'dict_type'],
  [
    'a security context as text',
    sidecar({ securityContext: 'x' }),
    inSpec('sidecars', 0, 'securityContext'),
    'dict_type'
  ],
  ['an image pull policy', sidecar({ imagePullPolicy: 'x' }), inSpec('sidecars', 0, 'imagePullPolicy'), 'enum'],
  ['a restart policy', sidecar({ restartPolicy: 'Never' }), inSpec('sidecars', 0, 'restartPolicy'), 'enum'],
  ['a variable without name', sidecar({ env: [{}] }), inSpec('sidecars', 0, 'env', 0, 'name'), 'missing'],
  [
    'a variable that is no identifier',
    sidecar({ env: [{ name: '1a' }] }),
    inSpec('sidecars', 0, 'env', 0, 'name'),
    'value_error'
  ],
  [
    'value and valueFrom',
    sidecar({ env: [{ name: 'A', value: 'a', valueFrom: {} }] }),
    inSpec('sidecars', 0, 'env', 0, 'valueFrom'),
    'value_error'
  ],
  [
    'resource limits as numbers',
    sidecar({ resources: { limits: { cpu: 1 } } }),
    inSpec('sidecars', 0, 'resources', 'limits', 'cpu'),
    'string_type'
  ]
]

describe('an invalid create is refused with 422 that says where and why', () => {
  test.each([
    ...GIT_ROWS.map(([what, change, loc, type]) => ({ what: `git_host: ${what}`, body: git(change), loc, type })),
    ...IMAGE_ROWS.map(([what, change, loc, type]) => ({ what: `container: ${what}`, body: image(change), loc, type }))
  ])('$what', async ({ body, loc, type }) => {
    await using emulator = await borrowEmulator()
    const reply = await call(emulator, 'POST /v2/deployments', { body })
    expect(reply.status).toBe(422)
    expect(reply.body.detail).toEqual([{ loc, msg: expect.any(String), type }])
    expect(emulator.controlPlane.list({ limit: 1, offset: 0 }).resources).toEqual([])
  })

  test('all problems are reported at once, in the words of pydantic', async () => {
    await using emulator = await borrowEmulator()
    const body = { ...imageRequest(), source: 'svn', source_config: { resource_spec: { cpu: 'x' } }, secrets: [{}] }
    const reply = await call(emulator, 'POST /v2/deployments', { body })
    expect(reply.body.detail).toEqual([
      { loc: ['body', 'source'], msg: "Input should be 'git_host' or 'external_container'", type: 'enum' },
      { loc: inSpec('cpu'), msg: 'Input should be a valid integer', type: 'int_type' },
      { loc: ['body', 'secrets', 0, 'name'], msg: 'Field required', type: 'missing' },
      { loc: ['body', 'secrets', 0, 'value'], msg: 'Field required', type: 'missing' }
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
    ['a branch by its full path', git(revision({ repo_ref: 'refs/heads/main' })), /bare name of a branch/],
    ['a ref that is neither', git(revision({ repo_ref: 'refs/pull/7/merge' })), /bare name of a branch/],
    ['custom_url for git_host', git(config({ custom_url: 'https://a.example' })), /custom_url/],
    ['an unknown integration', git(config({ integration_id: NO_SUCH })), /integration_id.*does not exist/],
    ['an unknown listener', image(config({ listener_id: NO_SUCH })), /listener_id.*does not exist/],
    [
      'a namespace without listener',
      image(config({ listener_id: null, listener_config: { cluster_namespace: 'a' } })),
      /listener_id/
    ],
    ['a namespace the listener has not', image(config({ listener_config: { cluster_namespace: 'other' } })), /other/],
    [
      'a namespace with another compute type',
      image(config({ listener_id: VM, listener_config: { cluster_namespace: 'a' } })),
      /compute type/
    ]
  ])('%s', async (_what, body, detail) => {
    const cluster = { id: DEFAULT_LISTENER_ID, cluster_namespaces: ['default'] }
    await using emulator = await borrowEmulator({ listeners: [cluster, { id: VM, compute_type: 'vm' }] })
    const reply = await call(emulator, 'POST /v2/deployments', { body })
    expect([reply.status, reply.body]).toEqual([400, { detail: expect.stringMatching(detail) }])
  })

  test('a second deployment of one name would make every look-up ambiguous: 409', async () => {
    await using emulator = await borrowEmulator()
    await create(emulator)
    const reply = await call(emulator, 'POST /v2/deployments', { body: imageRequest() })
    expect([reply.status, reply.body]).toEqual([409, { detail: expect.stringContaining('support') }])
  })
})

describe('a valid create', () => {
  test('from git answers every field of §2.1, with the first revision as the latest', async () => {
    await using emulator = await borrowEmulator({ heads: [{ ref: 'main', commit_sha: 'abc123' }], virtualClock: true })
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

  test('from an image returns every field and sub-shape of §2.4 unchanged', async () => {
    await using emulator = await borrowEmulator()
    const body = image(config({ resource_spec: FULL_SPEC, listener_config: { cluster_namespace: 'default' } }))
    const { source_config } = await create(emulator, body)
    expect(source_config.resource_spec).toEqual(FULL_SPEC)
    expect(source_config.listener_config).toEqual({ cluster_namespace: 'default' })
  })

  test('takes null for whatever is not required, at every depth (§2.2 to §2.5)', async () => {
    await using emulator = await borrowEmulator()
    const nulls = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, null]))
    const container = nulls(
      'imagePullPolicy command args workingDir env envFrom resources volumeMounts securityContext restartPolicy'
    )
    const resource_spec = {
      ...Object.fromEntries(Object.keys(FULL_SPEC).map((field) => [field, null])),
      volumes: [
        { name: 'data', ...nulls('configMap secret emptyDir persistentVolumeClaim nfs projected downwardAPI csi') }
      ],
      volume_mounts: [{ name: 'data', mountPath: '/', ...nulls('subPath mountPropagation readOnly subPathExpr') }],
      sidecars: [
        { name: 'a', image: 'b', ...container },
        {
          name: 'c',
          image: 'd',
          ...container,
          resources: nulls('limits requests'),
          env: [{ name: 'A', ...nulls('value valueFrom') }]
        }
      ]
    }
    const elsewhere = nulls(
      'integration_id repo_url deployment_type build_on_push custom_url listener_id install_command build_command'
    )
    const body = image(config({ resource_spec, ...elsewhere, listener_config: { cluster_namespace: null } }))
    Object.assign(body.source_revision_config, nulls('repo_ref graph_config_path'))
    expect((await create(emulator, body)).source_config.resource_spec).toEqual(resource_spec)
  })

  test('keeps the custom_url of a container, and gives it one where there is none', async () => {
    await using emulator = await borrowEmulator()
    const own = await create(emulator, image(config({ custom_url: 'https://support.example' })))
    const made = await create(emulator, imageRequest('other'))
    expect(own.source_config.custom_url).toBe('https://support.example')
    expect(made.source_config.custom_url).toBe(`${emulator.url}/agents/${made.id}`)
  })
})
