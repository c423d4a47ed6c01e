import { describe, expect, test } from '@jest/globals'
import { errorOf } from '../../support/shown-messages.js'
import { API_KEY, COMMIT, deploy, gitInputs, REPO_URL, runBundle, variables } from './bundle.js'
import { inventory, startPlane, writes } from './emulated.js'

const NEXT = '1111111111111111111111111111111111111111'
const UUID = /^[0-9a-f-]{36}$/

const container = ({ url }: { url: string }, more: Record<string, string> = {}) =>
  runBundle({
    base_url: url,
    api_key: API_KEY,
    name: 'billing',
    image_uri: 'registry.example/billing:1.0',
    poll_interval: '25ms',
    ...more
  })

describe('a deployment that does not exist yet', () => {
  test.concurrent('from git: it is created once, waited for, and every output is set', async () => {
    await using plane = await startPlane()
    const { exitCode, outputs, summary, stdout } = await runBundle(gitInputs(plane.url, { secrets: 'A=value-a' }))
    expect(exitCode).toBe(0)
    expect(outputs).toMatchObject({
      operation: 'created',
      new_revision: 'true',
      status: 'DEPLOYED',
      commit_sha: COMMIT
    })
    expect(outputs.deployment_id).toMatch(UUID)
    expect(outputs.revision_id).toMatch(UUID)
    expect(outputs.url).toBe(`${plane.url}/agents/${outputs.deployment_id}`)
    expect(outputs.docs_url).toBe(`${outputs.url}/docs`)
    expect(JSON.parse(outputs.plan ?? '')).toMatchObject({ operation: 'create', new_revision: true })
    expect(writes(plane)).toEqual(['POST /v2/deployments'])
    expect(plane.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      source_config: { repo_url: REPO_URL },
      source_revision_config: { repo_ref: 'main', graph_config_path: 'graph.json' }
    })
    expect(summary).toContain('### ✅')
    expect(stdout.trimEnd().split('\n').at(-1)).toContain(outputs.url)
  })

  test.concurrent('from a container: the listener of the namespace is found and the resources are sent whole', async () => {
    await using plane = await startPlane({ listeners: [{ cluster_namespaces: ['agents'] }] })
    const { exitCode, outputs } = await container(plane, {
      cluster_namespace: 'agents',
      resource_spec: 'cpu: 2\nlabels: {team: a}',
      custom_url: 'https://a.example'
    })
    expect([exitCode, outputs.operation, outputs.status]).toEqual([0, 'created', 'DEPLOYED'])
    expect(outputs.url).toBe('https://a.example')
    expect(plane.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      source: 'external_container',
      source_config: {
        resource_spec: { cpu: 2, labels: { team: 'a' } },
        listener_config: { cluster_namespace: 'agents' }
      }
    })
  })
})

describe('a deployment that exists', () => {
  const first = (plane: { url: string }, more: Record<string, string> = {}) =>
    deploy(plane, { secrets: 'A=value-a', ...more })

  test.concurrent('and holds what is asked for: nothing is sent, and the outputs are the same', async () => {
    await using plane = await startPlane()
    const created = await first(plane)
    const again = await first(plane)
    expect(again.exitCode).toBe(0)
    expect(writes(plane)).toEqual(['POST /v2/deployments'])
    expect(again.outputs).toMatchObject({ operation: 'unchanged', new_revision: 'false', status: 'DEPLOYED' })
    for (const name of ['deployment_id', 'revision_id', 'url', 'commit_sha']) {
      expect([name, again.outputs[name]]).toEqual([name, created.outputs[name]])
    }
  })

  test.concurrent('and The branch moved: one revision of the new commit', async () => {
    await using plane = await startPlane()
    const created = await first(plane)
    plane.setHead({ ref: 'main', commit_sha: NEXT })
    const { exitCode, outputs } = await runBundle(gitInputs(plane.url), {
      variables: variables('push', 'refs/heads/main', NEXT)
    })
    expect([exitCode, outputs.operation, outputs.commit_sha]).toEqual([0, 'updated', NEXT])
    expect(outputs.revision_id).not.toBe(created.outputs.revision_id)
    expect(inventory(plane)).toEqual({ support: 2 })
  })

  test.concurrent('and only a setting differs: it is sent alone and builds nothing', async () => {
    await using plane = await startPlane()
    const created = await first(plane)
    const { exitCode, outputs } = await first(plane, { install_command: 'npm ci' })
    expect([exitCode, outputs.operation, outputs.new_revision]).toEqual([0, 'updated', 'false'])
    expect(outputs.revision_id).toBe(created.outputs.revision_id)
    const patch = plane.requests.find(({ method }) => method === 'PATCH')
    expect(patch?.body).toEqual({ source_config: { install_command: 'npm ci' } })
    expect(inventory(plane)).toEqual({ support: 1 })
  })

  test.concurrent('a plan says what would happen, sends nothing, and outputs the ids', async () => {
    await using plane = await startPlane()
    const created = await first(plane)
    const { exitCode, outputs, stdout } = await first(plane, { command: 'plan', secrets: 'A=other\nB=value-b' })
    expect([exitCode, outputs.operation, outputs.new_revision]).toEqual([0, 'planned', 'true'])
    expect(outputs.deployment_id).toBe(created.outputs.deployment_id)
    const { changes } = JSON.parse(outputs.plan ?? '') as { changes: { path: string }[] }
    expect(changes.map(({ path }) => path)).toEqual(['secrets.A', 'secrets.B'])
    expect(stdout).toContain('Plan only. Nothing was changed.')
    expect(writes(plane)).toEqual(['POST /v2/deployments'])
  })

  test.concurrent('by its id, it is updated whatever its name is', async () => {
    await using plane = await startPlane()
    const created = await first(plane)
    const { exitCode, outputs } = await first(plane, {
      name: '',
      deployment_id: created.outputs.deployment_id ?? '',
      new_revision: 'always'
    })
    expect([exitCode, outputs.operation]).toEqual([0, 'updated'])
    expect(inventory(plane)).toEqual({ support: 2 })
  })

  test.concurrent('with a name that only begins alike, it is left alone', async () => {
    await using plane = await startPlane()
    await first(plane, { name: 'support-pr-12' })
    await first(plane, { name: 'support-pr-1' })
    expect(inventory(plane)).toEqual({ 'support-pr-12': 1, 'support-pr-1': 1 })
    const { exitCode } = await first(plane, { name: 'support-pr-1', command: 'delete' })
    expect([exitCode, inventory(plane)]).toEqual([0, { 'support-pr-12': 1 }])
  })

  test.concurrent('is deleted once, and deleting it again is no failure', async () => {
    await using plane = await startPlane()
    await first(plane)
    const deleted = await first(plane, { command: 'delete' })
    const again = await first(plane, { command: 'delete' })
    expect([deleted.exitCode, deleted.outputs.operation]).toEqual([0, 'deleted'])
    expect([again.exitCode, again.outputs.operation]).toEqual([0, 'deleted'])
    expect(writes(plane)).toEqual(['POST /v2/deployments', 'DELETE /v2/deployments/:id'])
    expect(inventory(plane)).toEqual({})
  })

  test.concurrent('a field that cannot be changed fails before anything is sent, with both values', async () => {
    await using plane = await startPlane()
    await first(plane, { deployment_type: 'dev' })
    const { exitCode, outputs, stdout } = await first(plane, { deployment_type: 'prod' })
    expect([exitCode, outputs.error_code]).toEqual([1, 'immutable_field'])
    expect(errorOf(stdout).rest[0]).toMatch(/source_config\.deployment_type: .*\bdev\b.*\bprod\b/)
    expect(writes(plane)).toEqual(['POST /v2/deployments'])
  })

  test.concurrent('new_revision: never fails before anything is sent when one would result', async () => {
    await using plane = await startPlane()
    await first(plane)
    const { exitCode, stdout } = await first(plane, { secrets: 'A=other', new_revision: 'never' })
    expect(exitCode).toBe(1)
    expect(stdout).toContain('`new_revision` is never')
    expect(writes(plane)).toEqual(['POST /v2/deployments'])
  })

  test.concurrent('an image whose tag may have moved is deployed again, one with a digest is not', async () => {
    await using plane = await startPlane()
    const digest = { image_uri: `registry.example/billing@sha256:${'a'.repeat(64)}` }
    await container(plane)
    expect((await container(plane)).outputs.operation).toBe('updated')
    await container(plane, digest)
    expect((await container(plane, digest)).outputs.operation).toBe('unchanged')
    expect(inventory(plane)).toEqual({ billing: 3 })
  })
})
