/** The bundle from start to end: what each command sends and outputs. What it decides is in `__tests__/scenarios`. */
import { describe, expect, test } from '@jest/globals'
import { COMMIT, deploy, gitInputs, REPO_URL, runBundle, variables } from './bundle.js'
import { inventory, startPlane, writes } from './emulated.js'

const NEXT = '1111111111111111111111111111111111111111'
const UUID = /^[0-9a-f-]{36}$/

describe('a deployment that does not exist yet', () => {
  test.concurrent('from git: it is created once, waited for, and every output is set', async () => {
    await using plane = await startPlane()
    const { exitCode, outputs, summary, stdout } = await runBundle(
      gitInputs(plane.url, { secrets: 'A=value-a' })
    )
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
    expect(JSON.parse(outputs.plan ?? '')).toMatchObject({
      operation: 'create',
      new_revision: true
    })
    expect(writes(plane)).toEqual(['POST /v2/deployments'])
    expect(plane.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      source_config: { repo_url: REPO_URL },
      source_revision_config: { repo_ref: 'main', graph_config_path: 'graph.json' }
    })
    expect(summary).toContain('### ✅')
    expect(stdout.trimEnd().split('\n').at(-1)).toContain(outputs.url)
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
    expect(again.outputs).toMatchObject({
      operation: 'unchanged',
      new_revision: 'false',
      status: 'DEPLOYED'
    })
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
    expect({ exitCode, operation: outputs.operation, commit_sha: outputs.commit_sha }).toEqual({
      exitCode: 0,
      operation: 'updated',
      commit_sha: NEXT
    })
    expect(outputs.revision_id).not.toBe(created.outputs.revision_id)
    expect(inventory(plane)).toEqual({ support: 2 })
  })
})
