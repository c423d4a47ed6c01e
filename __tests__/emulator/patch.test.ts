/** PATCH: what makes a revision, what cannot change, what null means (§2, §3). */
import { describe, expect, test } from '@jest/globals'
import { DEFAULT_INTEGRATION_ID, DEFAULT_LISTENER_ID } from '../../emulator/index.js'
import { borrowEmulator } from '../support/borrowed-emulator.js'
import { call, create, gitRequest, imageRequest, type Json, patch, REPO, read } from './support.js'

const config = (source_config: Json) => ({ source_config })
const revision = (source_revision_config: Json) => ({ source_revision_config })

function withConfig(request: ReturnType<typeof gitRequest>, source_config: Json) {
  return { ...request, source_config: { ...request.source_config, ...source_config } }
}

describe('a PATCH makes a revision exactly when one of the five fields of §3 is non-null', () => {
  test.each([
    ['repo_ref', gitRequest(), revision({ repo_ref: 'next' }), true],
    ['graph_config_path', gitRequest(), revision({ graph_config_path: 'b.json' }), true],
    ['image_uri', imageRequest(), revision({ image_uri: 'a:2' }), true],
    ['secrets', gitRequest(), { secrets: [{ name: 'A', value: 'b' }] }, true],
    ['an empty list of secrets', gitRequest(), { secrets: [] }, true],
    ['resource_spec', imageRequest(), config({ resource_spec: { cpu: 2 } }), true],
    ['nothing', gitRequest(), {}, false],
    [
      'nulls',
      gitRequest(),
      { secrets: null, ...revision({ repo_ref: null, graph_config_path: null }) },
      false
    ],
    ['build_on_push', gitRequest(), config({ build_on_push: true }), false],
    ['build_command', gitRequest(), config({ build_command: 'npm run b' }), false],
    ['custom_url', imageRequest(), config({ custom_url: 'https://b.example' }), false]
  ])('%s', async (_what, request, body, makes) => {
    await using emulator = await borrowEmulator()
    const before = await create(emulator, request)
    const reply = await patch(emulator, before.id, body)
    expect(reply.status).toBe(200)
    expect(reply.body.latest_revision_id !== before.latest_revision_id).toBe(makes)
    const revisions = await call(emulator, `GET /v2/deployments/${before.id}/revisions`)
    expect(revisions.body.resources).toHaveLength(makes ? 2 : 1)
  })
})

describe('what a PATCH sets, and what it leaves', () => {
  test('unset and null fields stay unchanged', async () => {
    await using emulator = await borrowEmulator()
    const before = await create(
      emulator,
      withConfig(gitRequest(), { install_command: 'npm ci', build_on_push: true })
    )
    const { body } = await patch(emulator, before.id, {
      source_config: { build_command: 'make', install_command: null },
      source_revision_config: { graph_config_path: 'b.json', repo_ref: null }
    })
    expect(body.source_config).toEqual({ ...before.source_config, build_command: 'make' })
    expect(body.source_revision_config).toEqual({
      ...before.source_revision_config,
      graph_config_path: 'b.json'
    })
    expect(body.secrets).toEqual(before.secrets)
  })

  test('resource_spec and secrets are overwritten whole, so what is omitted is removed', async () => {
    await using emulator = await borrowEmulator()
    const request = { ...imageRequest(), secrets: [{ name: 'TOKEN', value: 'v1' }] }
    const { id } = await create(
      emulator,
      withConfig(request, { resource_spec: { cpu: 1, memory_mb: 512 } })
    )
    const secrets = [{ name: 'OTHER', value: 'x' }]
    const { body } = await patch(emulator, id, {
      ...config({ resource_spec: { cpu: 2 } }),
      secrets
    })
    expect({ resource_spec: body.source_config.resource_spec, secrets: body.secrets }).toEqual({
      resource_spec: { cpu: 2 },
      secrets
    })
  })

  test('a revision that follows from secrets alone is built from where the branch stands now', async () => {
    await using emulator = await borrowEmulator({ heads: [{ ref: 'main', commit_sha: 'aaa' }] })
    const { id } = await create(emulator)
    emulator.setHead({ ref: 'main', commit_sha: 'bbb' })
    const { body } = await patch(emulator, id, { secrets: [] })
    expect(body.source_revision_config.repo_commit_sha).toBe('bbb')
  })
})

const OTHER = '99999999-9999-4999-8999-999999999999'

describe('what cannot change after creation is refused with 400, and repeating it is fine', () => {
  const full = withConfig(gitRequest(), { deployment_type: 'dev' })
  const placed = withConfig(imageRequest(), { listener_config: { cluster_namespace: 'default' } })
  test.each([
    ['integration_id', full, { integration_id: OTHER }, { integration_id: DEFAULT_INTEGRATION_ID }],
    ['repo_url', full, { repo_url: 'https://git.example/other' }, { repo_url: REPO }],
    ['deployment_type', full, { deployment_type: 'prod' }, { deployment_type: 'dev' }],
    ['listener_id', placed, { listener_id: OTHER }, { listener_id: DEFAULT_LISTENER_ID }],
    [
      'listener_config.cluster_namespace',
      placed,
      { listener_config: { cluster_namespace: 'b' } },
      { listener_config: { cluster_namespace: 'default' } }
    ]
  ])('%s', async (field, request, changed, same) => {
    await using emulator = await borrowEmulator()
    const before = await create(emulator, request)
    const refused = await patch(emulator, before.id, { ...config(changed), secrets: [] })
    expect({ status: refused.status, body: refused.body }).toEqual({
      status: 400,
      body: { detail: expect.stringContaining(`source_config.${field}`) }
    })
    expect(await read(emulator, before.id)).toMatchObject({
      latest_revision_id: before.latest_revision_id
    })
    const repeated = await patch(emulator, before.id, config(same))
    expect({ status: repeated.status, source_config: repeated.body.source_config }).toEqual({
      status: 200,
      source_config: before.source_config
    })
  })

  test('custom_url of git_host is read-only; sending back what was read is fine', async () => {
    await using emulator = await borrowEmulator()
    const { id, source_config } = await create(emulator)
    expect(
      (await patch(emulator, id, config({ custom_url: 'https://other.example' }))).status
    ).toBe(400)
    expect(
      (await patch(emulator, id, config({ custom_url: source_config.custom_url }))).status
    ).toBe(200)
  })

  test('name and source are no fields of a PATCH: 422', async () => {
    await using emulator = await borrowEmulator()
    const { id } = await create(emulator)
    const { status, body } = await patch(emulator, id, { name: 'b', source: 'git_host' })
    expect([status, body.detail.map((entry: Json) => [entry.loc, entry.type])]).toEqual([
      422,
      [
        [['body', 'name'], 'extra_forbidden'],
        [['body', 'source'], 'extra_forbidden']
      ]
    ])
  })
})

describe('build_on_push with a tag is judged on what would result', () => {
  const tag = revision({ repo_ref: 'refs/tags/v1' })
  test.each([
    ['a tag onto a deployment that builds on push', true, 'main', tag, 400],
    ['build_on_push onto a tag', false, 'refs/tags/v1', config({ build_on_push: true }), 400],
    ['both at once', false, 'main', { ...config({ build_on_push: true }), ...tag }, 400],
    [
      'a tag while turning it off',
      true,
      'main',
      { ...config({ build_on_push: false }), ...tag },
      200
    ],
    [
      'a branch whose name only looks like a tag',
      true,
      'main',
      revision({ repo_ref: 'tags/v1' }),
      200
    ]
  ])('%s', async (_what, build_on_push, repo_ref, body, status) => {
    await using emulator = await borrowEmulator()
    const request = withConfig(gitRequest(), { build_on_push })
    request.source_revision_config.repo_ref = repo_ref
    const { id } = await create(emulator, request)
    expect((await patch(emulator, id, body)).status).toBe(status)
  })
})

test('a field of the other source is refused with 422, as on create', async () => {
  await using emulator = await borrowEmulator()
  const { id } = await create(emulator)
  const { status, body } = await patch(emulator, id, revision({ image_uri: 'a' }))
  expect({ status, loc: body.detail[0].loc }).toEqual({
    status: 422,
    loc: ['body', 'source_revision_config', 'image_uri']
  })
})
