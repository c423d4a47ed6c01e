/** The bundle from start to end: what each command sends and outputs. What it decides is in `__tests__/scenarios`. */
import { describe, expect, test } from '@jest/globals'
import { errorOf } from '../../support/shown-messages.js'
import { API_KEY, COMMIT, deploy, gitInputs, REPO_URL, runBundle, variables } from './bundle.js'
import { inventory, startPlane, writes } from './emulated.js'

const NEXT = '1111111111111111111111111111111111111111'
const UUID = /^[0-9a-f-]{36}$/

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
    const { exitCode, outputs } = await runBundle({
      base_url: plane.url,
      api_key: API_KEY,
      name: 'billing',
      image_uri: 'registry.example/billing:1.0',
      poll_interval: '25ms',
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

  test.concurrent('is unchanged, with the same outputs; planned; updated once its branch moved', async () => {
    await using plane = await startPlane()
    const created = await first(plane)
    const again = await first(plane)
    expect(again.exitCode).toBe(0)
    expect(again.outputs).toMatchObject({ operation: 'unchanged', new_revision: 'false', status: 'DEPLOYED' })
    for (const name of ['deployment_id', 'revision_id', 'url', 'commit_sha']) {
      expect([name, again.outputs[name]]).toEqual([name, created.outputs[name]])
    }
    const planned = await first(plane, { command: 'plan', secrets: 'A=other\nB=value-b' })
    expect(planned.outputs).toMatchObject({ operation: 'planned', new_revision: 'true' })
    const { changes } = JSON.parse(planned.outputs.plan ?? '') as { changes: { path: string }[] }
    expect(changes.map(({ path }) => path)).toEqual(['secrets.A', 'secrets.B'])
    expect(writes(plane)).toEqual(['POST /v2/deployments'])

    plane.setHead({ ref: 'main', commit_sha: NEXT })
    const { exitCode, outputs } = await runBundle(gitInputs(plane.url), {
      variables: variables('push', 'refs/heads/main', NEXT)
    })
    expect([exitCode, outputs.operation, outputs.commit_sha]).toEqual([0, 'updated', NEXT])
    expect(outputs.revision_id).not.toBe(created.outputs.revision_id)
    expect(inventory(plane)).toEqual({ support: 2 })
  })

  test.concurrent('is deleted once, and deleting it again is no failure', async () => {
    await using plane = await startPlane()
    await first(plane)
    const deleted = await first(plane, { command: 'delete' })
    const again = await first(plane, { command: 'delete' })
    expect([deleted.exitCode, deleted.outputs.operation]).toEqual([0, 'deleted'])
    expect([again.exitCode, again.outputs.operation]).toEqual([0, 'deleted'])
    expect(writes(plane)).toEqual(['POST /v2/deployments', 'DELETE /v2/deployments/:id'])
  })

  test.concurrent('with a field that cannot be changed fails before anything is sent, with both values', async () => {
    await using plane = await startPlane()
    await first(plane, { deployment_type: 'dev' })
    const { exitCode, outputs, stdout } = await first(plane, { deployment_type: 'prod' })
    expect([exitCode, outputs.error_code]).toEqual([1, 'immutable_field'])
    expect(errorOf(stdout).rest[0]).toMatch(/source_config\.deployment_type: .*\bdev\b.*\bprod\b/)
    expect(writes(plane)).toEqual(['POST /v2/deployments'])
  })
})
