/**
 * The local control plane where the public service does more than the specification says, or
 * something else.
 */
import { afterEach, describe, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Emulator, EmulatorOptions } from '../../emulator/index.js'
import { borrowEmulator } from '../support/borrowed-emulator.js'
import { publicGit, publicImage } from './public-requests.js'
import { call, create, gitRequest, imageRequest, type Json, patch, read } from './support.js'

const COMMIT = 'c0ffee00'.repeat(5)

let borrowed: Emulator | undefined
async function start(options: EmulatorOptions = {}): Promise<Emulator> {
  const heads = [{ ref: 'main', commit_sha: COMMIT }]
  borrowed = await borrowEmulator({ dialect: 'langsmith', virtualClock: true, heads, ...options })
  return borrowed
}
afterEach(async () => {
  await borrowed?.close()
  borrowed = undefined
})

const createReply = (emulator: Emulator, body: unknown) =>
  call(emulator, 'POST /v2/deployments', { body })
const named = (name: string, body: Json = publicGit()) => ({ ...body, name })

describe('what was built from git', () => {
  test('replaces what was requested once the build is over, beside the branch', async () => {
    const emulator = await start({ buildTime: '10s' })
    const before = await create(emulator, publicGit())
    expect(before).toMatchObject({
      source_config: { repo_branch: 'main' },
      source_revision_config: { repo_ref: 'main', image_uri: null }
    })
    emulator.advance('10s')
    const after = await read(emulator, before.id)
    const built = { repo_ref: COMMIT, repo_commit_sha: COMMIT, image_uri: expect.any(String) }
    expect(after).toMatchObject({
      source_config: { repo_branch: 'main' },
      source_revision_config: built
    })
    const revisions = await call(emulator, `GET /v2/deployments/${before.id}/revisions`)
    expect(revisions.body.resources[0].source_revision_config).toMatchObject(built)
  })

  test('a failed build leaves the branch as repo_ref', async () => {
    const emulator = await start({ buildTime: 0, outcomes: ['BUILD_FAILED'] })
    const { id } = await create(emulator, publicGit())
    expect((await read(emulator, id)).source_revision_config).toMatchObject({
      repo_ref: 'main',
      image_uri: null
    })
  })

  test('a later change of the secrets builds the branch, not the shown commit', async () => {
    const emulator = await start({ buildTime: 0 })
    const { id } = await create(emulator, publicGit({ build_on_push: true }))
    emulator.setHead({ ref: 'main', commit_sha: 'b'.repeat(40) })
    const { body } = await patch(emulator, id, { secrets: [{ name: 'A', value: 'b' }] })
    expect(body.source_revision_config.repo_ref).toBe('b'.repeat(40))
    expect(emulator.push({ ref: 'main' }).revisions).toHaveLength(1)
  })

  test('a tag has no branch, and an image shows what was requested', async () => {
    const emulator = await start({ buildTime: 0 })
    const source_revision_config = {
      repo_ref: 'refs/tags/v1',
      langgraph_config_path: 'langgraph.json'
    }
    const tag = await create(emulator, { ...publicGit(), source_revision_config })
    expect(tag.source_config.repo_branch).toBeNull()
    const image = await create(emulator, publicImage())
    expect(image.source_config.repo_branch).toBeNull()
    expect(image.source_revision_config.image_uri).toBe('registry.example/k8s:1')
  })
})

describe('a create from git', () => {
  test.each(['deployment_type', 'build_on_push'])('needs %s', async (field) => {
    const reply = await createReply(await start(), publicGit({ [field]: undefined }))
    expect(reply).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'source_config', field], type: 'missing' }] }
    })
  })

  test('takes any word of deployment_type', async () => {
    const { status, body } = await createReply(
      await start(),
      publicGit({ deployment_type: 'serverless' })
    )
    expect({ status, type: body.source_config.deployment_type }).toEqual({
      status: 201,
      type: 'serverless'
    })
  })
})

describe('whether a PATCH makes a revision', () => {
  const reference = { name: 'TOKEN', secret_name: 'agent', secret_key: 'token' }
  const commands = publicGit({ build_command: 'make' })
  const referring = { ...publicImage(), secret_references: [reference] }
  const sized = { ...publicGit(), deployment_tier: 'SERVERLESS_S' }
  test.each<[string, Json, Json, boolean]>([
    ['another build_command', commands, { source_config: { build_command: 'npm run b' } }, true],
    ['the same build_command', commands, { source_config: { build_command: 'make' } }, false],
    ['a new install_command', commands, { source_config: { install_command: 'npm ci' } }, true],
    ['an empty list of secrets', commands, { secrets: [] }, false],
    ['new references', publicImage(), { secret_references: [reference] }, true],
    ['the same references', referring, { secret_references: [reference] }, false],
    ['no references any more', referring, { secret_references: [] }, true],
    ['no references where none are', publicImage(), { secret_references: [] }, false],
    ['another tier', sized, { deployment_tier: 'SERVERLESS_L' }, true],
    ['the same tier', sized, { deployment_tier: 'SERVERLESS_S' }, false],
    ['a display name', sized, { display_name: 'Support' }, false]
  ])('%s', async (_what, request, body, makes) => {
    const emulator = await start()
    const before = await create(emulator, request)
    const reply = await patch(emulator, before.id, body)
    expect({
      status: reply.status,
      makes: reply.body.latest_revision_id !== before.latest_revision_id
    }).toEqual({ status: 200, makes })
  })

  test('an empty list of secrets changes nothing', async () => {
    const emulator = await start()
    const before = await create(emulator, publicGit())
    const { body } = await patch(emulator, before.id, { secrets: [] })
    expect(body).toEqual(before)
  })
})

describe('a resource spec', () => {
  test.each([
    [0.25, 0.2],
    [0.75, 0.8],
    [1.04, 1],
    [0.5, 0.5]
  ])('has its CPUs rounded to 0.1: %d becomes %d', async (cpu, rounded) => {
    const emulator = await start()
    const { source_config } = await create(emulator, publicImage({ cpu }))
    expect(source_config.resource_spec.cpu).toBe(rounded)
  })

  test('is completed on create and on patch, which replaces it as a whole', async () => {
    const emulator = await start()
    const { id, source_config } = await create(emulator, publicImage({ cpu: 2, tomorrow: 'new' }))
    const filled = {
      db_cpu: expect.any(Number),
      redis_memory_mb: expect.any(Number),
      core_cpu: expect.any(Number)
    }
    expect(source_config.resource_spec).toMatchObject({ cpu: 2, tomorrow: 'new', ...filled })
    const { body } = await patch(emulator, id, { source_config: { resource_spec: { db_cpu: 4 } } })
    expect(body.source_config.resource_spec).toMatchObject({ ...filled, cpu: 1, db_cpu: 4 })
    expect(body.source_config.resource_spec).not.toHaveProperty('tomorrow')
  })

  test.each([
    [{ cpu: 0.05 }, 'cpu', 'greater_than_equal'],
    [{ redis_cpu: 'x' }, 'redis_cpu', 'float_type']
  ])('%j is refused', async (spec, field, type) => {
    const { body } = await createReply(await start(), publicImage(spec))
    expect(body.detail).toMatchObject([
      { loc: ['body', 'source_config', 'resource_spec', field], type }
    ])
  })
})

describe('references to secrets', () => {
  const secret_references = [{ name: 'TOKEN', secret_name: 'agent', secret_key: 'token' }]

  test('are shown as they were sent', async () => {
    const made = await create(await start(), { ...publicImage(), secret_references })
    expect(made.secret_references).toEqual(secret_references)
  })

  test.each([
    ['of git', { ...publicGit(), secret_references }, ['secret_references'], 'value_error'],
    [
      'without a key',
      { ...publicImage(), secret_references: [{ name: 'A', secret_name: 'b' }] },
      ['secret_references', 0, 'secret_key'],
      'missing'
    ]
  ])('are refused: %s', async (_what, body, loc, type) => {
    const reply = await createReply(await start(), body)
    expect(reply).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', ...loc], type }] }
    })
  })
})

describe('the tracing project of a deployment', () => {
  const remove = (emulator: Emulator, id: string, query = '') =>
    call(emulator, `DELETE /v2/deployments/${id}${query}`)

  test('reserves the name after a delete', async () => {
    const emulator = await start()
    const { id } = await create(emulator, publicGit())
    expect((await remove(emulator, id)).status).toBe(204)
    expect(await createReply(emulator, publicGit())).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('tracing project') }
    })
    expect((await createReply(emulator, named('other'))).status).toBe(201)
  })

  test('frees the name if it is deleted with the deployment', async () => {
    const emulator = await start({ deleteTime: '1m' })
    const { id } = await create(emulator, publicGit())
    await remove(emulator, id, '?delete_tracing_project=true')
    expect((await createReply(emulator, publicGit())).status).toBe(409)
    emulator.advance('1m')
    expect((await createReply(emulator, publicGit())).status).toBe(201)
  })

  test('a value that is no boolean is refused', async () => {
    const emulator = await start()
    const { id } = await create(emulator, publicGit())
    expect((await remove(emulator, id, '?delete_tracing_project=maybe')).status).toBe(422)
    expect((await remove(emulator, id, '?delete_tracing_project=false')).status).toBe(204)
  })

  test('force ends a delete that is going on, and only such a one', async () => {
    const emulator = await start({ deleteTime: '1m' })
    const { id } = await create(emulator, publicGit())
    expect((await remove(emulator, id, '?force=true')).status).toBe(400)
    await remove(emulator, id)
    expect((await remove(emulator, id, '?force=true')).status).toBe(204)
    expect((await call(emulator, `GET /v2/deployments/${id}`)).status).toBe(404)
  })
})

test('lists have the documented filters', async () => {
  const emulator = await start({ deleteTime: '1m', buildTime: 0 })
  const first = await create(emulator, publicGit())
  const second = await create(
    emulator,
    named('support-2', publicGit({ deployment_type: 'dev_zero' }))
  )
  const image = await create(emulator, publicImage())
  await call(emulator, `DELETE /v2/deployments/${image.id}`)
  const found = async (query: string) => {
    const { status, body } = await call(emulator, `GET /v2/deployments?${query}`)
    return status === 200 ? body.resources.map(({ name }: Json) => name) : status
  }
  expect({
    name: await found('name=support'),
    part: await found('name_contains=upport'),
    status: await found('status=AWAITING_DELETE'),
    type: await found('deployment_type=dev_zero'),
    ids: await found(`deployment_ids=${first.id},${image.id}`),
    url: await found(`url=${encodeURIComponent(second.source_config.custom_url)}`),
    none: await found('name=support&status=UNUSED'),
    others: await found('image_version=1&tag_value_ids=a&remote_reconciled=true'),
    unknown: await found('labels=a')
  }).toEqual({
    name: ['support'],
    part: ['support', 'support-2'],
    status: ['billing'],
    type: ['support-2'],
    ids: ['support', 'billing'],
    url: ['support-2'],
    none: [],
    others: ['support', 'support-2', 'billing'],
    unknown: 422
  })
})

test('the list of revisions has the documented filters', async () => {
  const emulator = await start({ buildTime: 0 })
  const { id, latest_revision_id } = await create(emulator, publicGit())
  emulator.setOutcome('BUILD_FAILED')
  const secrets = [{ name: 'A', value: 'b' }]
  const failed = (await patch(emulator, id, { secrets })).body.latest_revision_id
  const found = async (query: string) => {
    const { status, body } = await call(emulator, `GET /v2/deployments/${id}/revisions?${query}`)
    return status === 200 ? body.resources.map((revision: Json) => revision.id) : status
  }
  expect({
    one: await found('status=DEPLOYED'),
    two: await found('status=DEPLOYED,BUILD_FAILED&remote_reconciled=true'),
    page: await found('status=DEPLOYED,BUILD_FAILED&limit=1&offset=1'),
    unknown: await found('source=github')
  }).toEqual({
    one: [latest_revision_id],
    two: [failed, latest_revision_id],
    page: [latest_revision_id],
    unknown: 422
  })
})

test('the logs of a revision are read with GET, by type', async () => {
  const emulator = await start({ buildTime: 0 })
  const { id, latest_revision_id } = await create(emulator, publicGit())
  const path = `/v2/deployments/${id}/revisions/${latest_revision_id}/logs`
  const logOf = async (query: string) => (await call(emulator, `GET ${path}?${query}`)).body
  expect((await logOf('type=build')).logs[0].message).toContain('Cloning')
  expect((await logOf('type=deploy&order=desc')).logs[0].message).toContain('serving')
  const page = await logOf('type=build&limit=1')
  expect(page.logs).toHaveLength(1)
  const next = await logOf(`type=build&limit=1&offset=${page.next_offset}`)
  expect(next.logs[0].message).toContain('Reading')
  expect((await call(emulator, `GET ${path}`)).status).toBe(422)
  const unknown = path.replace(latest_revision_id, id)
  expect((await call(emulator, `GET ${unknown}?type=build`)).status).toBe(404)
})

test('what a deployment says beyond the specification is null or false if empty', async () => {
  const emulator = await start({ buildTime: '1m' })
  const before = await create(emulator, publicGit())
  expect(before).toMatchObject({
    secret_references: null,
    shareable: false,
    route_through_gateway: false,
    tracer_session_id: null,
    url: null,
    is_preview: false,
    display_name: null,
    is_managed_deep_agent: false,
    deployment_tier: null,
    compute_tier: null,
    database_tier: null
  })
  emulator.advance('1m')
  expect(await read(emulator, before.id)).toMatchObject({ url: before.source_config.custom_url })
})

describe('its API document', () => {
  const REFERENCES = [{ name: 'A', secret_name: 'b', secret_key: 'c' }]

  async function schemasOf(emulator: Emulator) {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    ajv.addSchema((await call(emulator, 'GET /openapi.json', { headers: {} })).body, 'document')
    return (name: string) => {
      const validate = ajv.getSchema(`document#/components/schemas/${name}`)
      if (validate === undefined) throw new Error(`The document has no ${name}`)
      return (value: unknown) => (validate(value) ? [] : validate.errors)
    }
  }

  test('agrees with every answer', async () => {
    const emulator = await start({ buildTime: 0, deleteTime: '1m' })
    const schema = await schemasOf(emulator)
    const [isDeployment, isRevision] = [schema('Deployment'), schema('Revision')]
    const made = [
      await create(emulator, { ...publicGit(), deployment_tier: 'DEDICATED_M', shareable: true }),
      await create(emulator, { ...publicImage({ cpu: 0.3 }), secret_references: REFERENCES })
    ]
    for (const deployment of made) {
      const { id, latest_revision_id: revision } = deployment
      const path = `/v2/deployments/${id}`
      expect(isDeployment(deployment)).toEqual([])
      const set = { display_name: 'A', secrets: [{ name: 'A', value: 'b' }] }
      expect(isDeployment((await patch(emulator, id, set)).body)).toEqual([])
      const redeployed = await call(emulator, `POST ${path}/revisions/${revision}/redeploy`)
      expect(isDeployment(redeployed.body)).toEqual([])
      expect(isRevision((await call(emulator, `GET ${path}/revisions/${revision}`)).body)).toEqual(
        []
      )
      await call(emulator, `DELETE ${path}`)
      expect(isDeployment(await read(emulator, id))).toEqual([])
      const log = `${path}/revisions/${revision}/logs?type=deploy`
      expect(schema('LogPage')((await call(emulator, `GET ${log}`)).body)).toEqual([])
    }
  })

  test.each<[string, Json]>([
    ['git', publicGit()],
    ['a type that nobody knows', publicGit({ deployment_type: 'serverless' })],
    ['git without deployment_type', publicGit({ deployment_type: undefined })],
    ['git without build_on_push', publicGit({ build_on_push: null })],
    ['an image', publicImage()],
    ['a field of a spec that nobody knows', publicImage({ tomorrow: 1 })],
    ['a CPU that is too small', publicImage({ core_cpu: 0.01 })],
    ['references', { ...publicImage(), secret_references: REFERENCES }],
    ['references of git', { ...publicGit(), secret_references: REFERENCES }],
    ['a tier', { ...publicGit(), deployment_tier: 'SERVERLESS_M' }],
    ['a tier that nobody knows', { ...publicGit(), deployment_tier: 'HUGE' }]
  ])('and service take or refuse the same create: %s', async (_what, body) => {
    const emulator = await start()
    const sent = JSON.parse(JSON.stringify(body)) as unknown
    const problems = (await schemasOf(emulator))('DeploymentCreateRequest')(sent)
    const { status } = await createReply(emulator, sent)
    expect({ isTaken: problems?.length === 0 }).toEqual({ isTaken: status === 201 })
  })
})

describe('in the neutral dialect, none of this holds', () => {
  test.each<[string, Json]>([
    ['references', { ...imageRequest(), secret_references: [] }],
    ['a tier', { ...gitRequest(), deployment_tier: 'SERVERLESS_S' }]
  ])('%s are refused', async (_what, body) => {
    const { status } = await createReply(await start({ dialect: 'neutral' }), body)
    expect(status).toBe(422)
  })

  test('a delete frees the name, a build keeps the branch, no filter or log is added', async () => {
    const emulator = await start({ dialect: 'neutral', buildTime: 0 })
    const { id, latest_revision_id } = await create(emulator)
    const { source_config, source_revision_config } = await read(emulator, id)
    expect(source_config).not.toHaveProperty('repo_branch')
    expect(source_revision_config).toMatchObject({ repo_ref: 'main', image_uri: null })
    const log = `/v2/deployments/${id}/revisions/${latest_revision_id}/logs?type=build`
    expect((await call(emulator, `GET ${log}`)).status).toBe(404)
    expect((await call(emulator, 'GET /v2/deployments?status=READY')).status).toBe(422)
    await call(emulator, `DELETE /v2/deployments/${id}`)
    expect((await createReply(emulator, gitRequest())).status).toBe(201)
  })
})
