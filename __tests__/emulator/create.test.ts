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
const revision = (values: Json) => (request: Request) => Object.assign(request.source_revision_config, values)
const spec = (resource_spec: Json) => config({ resource_spec })
const sidecar = (values: Json) => spec({ sidecars: [{ name: 'a', image: 'b', ...values }] })

const GIT_ROWS: Row[] = [
  ['name missing', top({ name: undefined }), 'name', 'missing'],
  ['name empty', top({ name: '' }), 'name', 'string_too_short'],
  ['a field that is read-only', top({ status: 'READY' }), 'status', 'extra_forbidden'],
  ['source missing', top({ source: undefined }), 'source', 'missing'],
  ['source_config missing', top({ source_config: undefined }), 'source_config', 'missing'],
  ['source_revision_config missing', top({ source_revision_config: undefined }), 'source_revision_config', 'missing'],
  ['secrets missing', top({ secrets: undefined }), 'secrets', 'missing'],
  ['secrets no list', top({ secrets: {} }), 'secrets', 'list_type'],
  ['secret without value', top({ secrets: [{ name: 'A' }] }), 'secrets.0.value', 'missing'],
  ['integration_id no uuid', config({ integration_id: '1' }), 'source_config.integration_id', 'uuid_parsing'],
  ['integration_id missing', config({ integration_id: null }), 'source_config.integration_id', 'missing'],
  ['repo_url missing', config({ repo_url: undefined }), 'source_config.repo_url', 'missing'],
  ['repo_url empty', config({ repo_url: '' }), 'source_config.repo_url', 'string_too_short'],
  ['deployment_type unknown', config({ deployment_type: 'x' }), 'source_config.deployment_type', 'enum'],
  ['build_on_push no boolean', config({ build_on_push: 'yes' }), 'source_config.build_on_push', 'bool_type'],
  ['install_command no string', config({ install_command: 1 }), 'source_config.install_command', 'string_type'],
  ['repo_ref missing', revision({ repo_ref: null }), 'source_revision_config.repo_ref', 'missing'],
  ['no graph file', revision({ graph_config_path: null }), 'source_revision_config.graph_config_path', 'missing'],
  ['a commit', revision({ repo_commit_sha: 'a' }), 'source_revision_config.repo_commit_sha', 'extra_forbidden'],
  ['an image', revision({ image_uri: 'a' }), 'source_revision_config.image_uri', 'value_error'],
  ['a resource_spec', spec({ cpu: 1 }), 'source_config.resource_spec', 'value_error'],
  ['a listener_config', config({ listener_config: {} }), 'source_config.listener_config', 'value_error']
]

const IMAGE_ROWS: Row[] = [
  ['image_uri missing', revision({ image_uri: null }), 'source_revision_config.image_uri', 'missing'],
  ['a repo_url', config({ repo_url: 'a' }), 'source_config.repo_url', 'value_error'],
  ['build_on_push', config({ build_on_push: false }), 'source_config.build_on_push', 'value_error'],
  ['a repo_ref', revision({ repo_ref: 'main' }), 'source_revision_config.repo_ref', 'value_error'],
  ['listener_id no uuid', config({ listener_id: 'x' }), 'source_config.listener_id', 'uuid_parsing'],
  ['a whole number as text', spec({ min_scale: '1' }), 'source_config.resource_spec.min_scale', 'int_type'],
  ['cpu as a fraction', spec({ cpu: 1.5 }), 'source_config.resource_spec.cpu', 'int_from_float'],
  ['db_cpu as text', spec({ db_cpu: '1' }), 'source_config.resource_spec.db_cpu', 'float_type'],
  ['an unknown resource', spec({ gpu: 1 }), 'source_config.resource_spec.gpu', 'extra_forbidden'],
  ['a label', spec({ labels: { 'a/b': 1 } }), 'source_config.resource_spec.labels.a/b', 'string_type'],
  ['annotations as text', spec({ annotations: 'a' }), 'source_config.resource_spec.annotations', 'dict_type'],
  ['no DNS label', spec({ volumes: [{ name: 'A_b' }] }), 'source_config.resource_spec.volumes.0.name', 'value_error'],
  ['a command as a line', sidecar({ command: 'x' }), 'source_config.resource_spec.sidecars.0.command', 'list_type'],
  ['a restart policy', sidecar({ restartPolicy: 'x' }), 'source_config.resource_spec.sidecars.0.restartPolicy', 'enum'],
  ['a variable', sidecar({ env: [{}] }), 'source_config.resource_spec.sidecars.0.env.0.name', 'missing']
]

/** The place of a field in a 422. */
const locOf = (field: string) => ['body', ...field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))]

describe('an invalid create is refused with 422 that says where and why', () => {
  test.each([
    ...GIT_ROWS.map(([what, change, field, type]) => ({ what: `git_host: ${what}`, body: git(change), field, type })),
    ...IMAGE_ROWS.map(([what, change, field, type]) => ({
      what: `container: ${what}`,
      body: image(change),
      field,
      type
    }))
  ])('$what', async ({ body, field, type }) => {
    await using emulator = await borrowEmulator()
    const reply = await call(emulator, 'POST /v2/deployments', { body })
    expect(reply.status).toBe(422)
    expect(reply.body.detail).toEqual([{ loc: locOf(field), msg: expect.any(String), type }])
    expect(emulator.controlPlane.list({ limit: 1, offset: 0 }).resources).toEqual([])
  })

  test('all problems are reported at once, in the words of pydantic', async () => {
    await using emulator = await borrowEmulator()
    const body = { ...imageRequest(), source: 'svn', source_config: { resource_spec: { cpu: 'x' } }, secrets: [{}] }
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
