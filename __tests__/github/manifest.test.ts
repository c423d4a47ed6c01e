import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { pullRequest } from '../support/workflow-harness/index.js'
import { Rig } from './rig.js'

const rig = new Rig()
const workspace = mkdtempSync(join(tmpdir(), 'manifest-'))
const MANIFEST = `version: 1
defaults: {graph_config_path: agent.json, verify_serving: off}
environments: {staging: {}}
deployments: {support: {}, router: {needs: [support]}}`
writeFileSync(join(workspace, 'deployments.yaml'), MANIFEST)
afterAll(() => rmSync(workspace, { recursive: true, force: true }))

const run = (
  inputs: Record<string, string>,
  action: 'opened' | 'closed' | 'synchronize' = 'opened',
  more: Record<string, string> = {}
) =>
  rig.run({
    inputs: { manifest: 'deployments.yaml', ...inputs, ...more },
    event: pullRequest({ action }),
    variables: { GITHUB_WORKSPACE: workspace }
  })

test('previews of a manifest have one comment with a row each, and one environment each; both end with the pull request', async () => {
  expect((await run({ preview: 'true' })).exitCode).toBe(0)
  const [comment, ...others] = rig.github.repository.comments
  expect(others).toEqual([])
  expect(comment?.body).toContain('### ✅ 2 agents are live\n')
  for (const key of ['support', 'router'])
    expect(comment?.body).toContain(`| \`${key}\` (\`${key}-pr-12\`) | ✅ `)
  const environments = rig.github.repository.deployments.map(({ environment }) => environment)
  expect(environments.sort()).toEqual(['preview/router-pr-12', 'preview/support-pr-12'])

  rig.github.repository.pulls.set(12, 'closed')
  expect((await run({ preview: 'true' }, 'closed')).exitCode).toBe(0)
  const headings = () => rig.github.repository.comments.map(({ body }) => body.split('\n')[0])
  expect(headings()).toEqual(['### 🗑️ 2 deployments deleted'])
  // A second run finds nothing to delete.
  expect((await run({ preview: 'true' }, 'closed')).exitCode).toBe(0)
  expect(headings()).toEqual(['### 🗑️ 2 deployments deleted'])
})

test('a deployment that this run skipped has its row, without the state of an earlier run', async () => {
  await run({ preview: 'true' })
  rig.emulator.setOutcome('BUILD_FAILED deployment=support-pr-12')
  const failed = await run({ preview: 'true' }, 'synchronize', { new_revision: 'always' })
  expect(failed.exitCode).toBe(1)
  const body = rig.github.repository.comments[0]?.body
  expect(body).toContain('| `router` (`router-pr-12`) | ⏭️ Skipped. It needs ')
  expect(body).toContain('### ❌ `support` failed, 1 skipped\n')
}, 30_000)

describe('a key that the manifest no longer has when the pull request closes', () => {
  const at = join(workspace, 'renamed.yaml')
  const write = (...keys: string[]) => {
    const lines = keys.map((key) => `  ${key}: {}`)
    const defaults = 'defaults: {graph_config_path: agent.json, verify_serving: off}'
    writeFileSync(at, ['version: 1', defaults, 'deployments:', ...lines].join('\n'))
  }
  const renamed = { manifest: 'renamed.yaml', preview: 'true' }
  const states = () =>
    rig.github.repository.deployments.map(({ environment, statuses }) => ({
      environment,
      state: statuses.at(-1)?.state
    }))
  const close = async (more: Record<string, string> = {}) => {
    rig.github.repository.pulls.set(12, 'closed')
    return run(renamed, 'closed', more)
  }

  test('its preview is deleted with the others, with its record and its row of the comment', async () => {
    write('support', 'old')
    await run(renamed)
    write('support', 'new')
    await run(renamed, 'synchronize')
    expect(rig.names().toSorted()).toEqual(['new-pr-12', 'old-pr-12', 'support-pr-12'])

    const { exitCode, outputs } = await close()
    expect({ exitCode, names: rig.names() }).toEqual({ exitCode: 0, names: [] })
    expect(JSON.parse(outputs['deployments'] ?? '')).toMatchObject({
      support: { operation: 'deleted' },
      new: { operation: 'deleted' },
      old: { operation: 'deleted' }
    })
    expect(new Set(states().map(({ state }) => state))).toEqual(new Set(['inactive']))
    const [comment] = rig.github.repository.comments
    expect(comment?.body).toContain('### 🗑️ 3 deployments deleted\n')
  })

  test('the preview of a key that got another name is deleted beside the new one', async () => {
    write('support')
    await run(renamed)
    write('support: {name: helper} #')
    const { exitCode, outputs } = await close()
    expect({ exitCode, names: rig.names() }).toEqual({ exitCode: 0, names: [] })
    expect(JSON.parse(outputs['deployments'] ?? '')).toMatchObject({
      support: { operation: 'deleted' },
      'support-pr-12': { operation: 'deleted' }
    })
  })

  test('a plan names its preview and deletes nothing', async () => {
    write('support', 'old')
    await run(renamed)
    write('support')
    const { outputs } = await close({ command: 'plan' })
    expect(Object.keys(JSON.parse(outputs['deployments'] ?? ''))).toEqual(['support', 'old'])
    expect(rig.names().toSorted()).toEqual(['old-pr-12', 'support-pr-12'])
  })

  test('nothing is looked for while the pull request is open', async () => {
    write('support', 'old')
    await run(renamed)
    write('support')
    await run(renamed, 'synchronize')
    expect(rig.names().toSorted()).toEqual(['old-pr-12', 'support-pr-12'])
    expect(rig.github.requests.filter(({ query }) => 'task' in query)).toEqual([])
  })

  test('the preview of a pull request that was reopened stays', async () => {
    write('support', 'old')
    await run(renamed)
    write('support')
    const { outputs } = await run(renamed, 'closed')
    expect(JSON.parse(outputs['deployments'] ?? '')).toMatchObject({
      old: { operation: 'skipped' }
    })
    expect(rig.names().toSorted()).toEqual(['old-pr-12', 'support-pr-12'])
  })

  type Foreign = { payload: Record<string, unknown>; task?: string }
  const KEPT: [what: string, change: (own: Foreign) => Foreign][] = [
    ['another manifest', ({ payload }) => ({ payload: { ...payload, manifest: 'other.yaml' } })],
    ['no manifest', ({ payload }) => ({ payload: { ...payload, manifest: undefined } })],
    [
      'another environment of the manifest',
      ({ payload }) => ({ payload: { ...payload, manifest_environment: 'staging' } })
    ],
    [
      'another control plane',
      ({ payload }) => ({ payload: { ...payload, control_plane: '0'.repeat(16) } })
    ],
    ['no control plane', ({ payload }) => ({ payload: { ...payload, control_plane: undefined } })]
  ]
  test.each(KEPT)('a preview whose record names %s stays', async (_, change) => {
    write('support', 'old')
    await run(renamed)
    for (const deployment of rig.github.repository.deployments)
      Object.assign(deployment, change(deployment as unknown as Foreign))
    write('support')
    await close()
    expect(rig.names()).toEqual(['old-pr-12'])
  })

  test.each<[string, name: string]>([
    ['a deployment that is no preview', 'production'],
    ['a preview of another pull request', 'old-pr-1'],
    ['a preview of a longer number', 'old-pr-112'],
    ['a name that only contains the number', 'old-pr-12-x'],
    ['the suffix alone', '-pr-12']
  ])('a record that names %s deletes nothing', async (_, name) => {
    write('support')
    await run(renamed)
    const [own] = rig.github.repository.deployments
    const payload = { ...(own?.payload as object), name }
    const environment = `preview/${name}`
    rig.github.repository.deploy({ environment, task: 'deploy:pr-12', payload })
    const { outputs } = await close()
    expect(Object.keys(JSON.parse(outputs['deployments'] ?? ''))).toEqual(['support'])
  })

  test('a preview of that name that is built from another repository stays', async () => {
    write('support')
    await run(renamed)
    const theirs = await rig.run({
      inputs: {
        name: 'theirs-pr-12',
        graph_config_path: 'agent.json',
        preview: 'false',
        repo_url: 'https://github.com/another/repository',
        repo_ref: 'main',
        github_token: ''
      }
    })
    expect(theirs.exitCode).toBe(0)
    const [own] = rig.github.repository.deployments
    const payload = { ...(own?.payload as object), name: 'theirs-pr-12' }
    const environment = 'preview/theirs-pr-12'
    rig.github.repository.deploy({ environment, task: 'deploy:pr-12', payload })
    const { exitCode, outputs } = await close()
    expect({ exitCode, names: rig.names() }).toEqual({ exitCode: 0, names: ['theirs-pr-12'] })
    expect(JSON.parse(outputs['deployments'] ?? '')).toMatchObject({
      theirs: { operation: 'skipped' }
    })
  })

  test('without an answer of GitHub, those that the manifest names are deleted, with a warning', async () => {
    write('support')
    await run(renamed)
    rig.github.permissions['deployments'] = 'none'
    const { exitCode, stdout } = await close()
    expect({ exitCode, names: rig.names() }).toEqual({ exitCode: 0, names: [] })
    expect(stdout).toMatch(/::warning::.*deployments: write/)
  })
})
