import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
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
  expect(comment?.body).toContain('### ✅ 2 deployments deployed\n')
  for (const name of ['support-pr-12', 'router-pr-12'])
    expect(comment?.body).toContain(`| \`${name}\` | ✅ `)
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

test('previews whose pull request closes just before they are live are all deleted', async () => {
  const place = join(workspace, 'three.yaml')
  writeFileSync(
    place,
    'version: 1\ndefaults: {graph_config_path: agent.json}\ndeployments: {support: {}, router: {}, billing: {}}'
  )
  const live = new Set<string>()
  const { exitCode, outputs } = await rig.run({
    inputs: { manifest: 'three.yaml', preview: 'true' },
    event: pullRequest({ action: 'opened' }),
    variables: { GITHUB_WORKSPACE: workspace },
    onLine: () => {
      for (const name of rig.names()) live.add(name)
      if (live.size === 3) rig.github.repository.pulls.set(12, 'closed')
    }
  })
  expect([exitCode, live.size, rig.names()]).toEqual([0, 3, []])
  const deployments = Object.values(
    JSON.parse(outputs['deployments'] ?? '') as Record<string, { operation: string }>
  )
  expect(deployments.map(({ operation }) => operation)).toEqual(['deleted', 'deleted', 'deleted'])
})

test('a deployment that this run skipped has its row, without the state of an earlier run', async () => {
  await run({ preview: 'true' })
  rig.emulator.setOutcome('BUILD_FAILED deployment=support-pr-12')
  const failed = await run({ preview: 'true' }, 'synchronize', { new_revision: 'always' })
  expect(failed.exitCode).toBe(1)
  const body = rig.github.repository.comments[0]?.body
  expect(body).toContain('| `router-pr-12` | ⏭️ Skipped. It needs ')
  expect(body).toContain('### ❌ `support-pr-12` failed, 1 skipped\n')
}, 30_000)
