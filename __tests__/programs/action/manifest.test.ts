/** Several deployments from one manifest, over HTTP. What a run decides for each is in `__tests__/unit/deployments`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { API_KEY, runSource } from './bundle.js'
import { inventory, startPlane } from './emulated.js'

const DEFAULTS =
  'version: 1\ndefaults: {graph_config_path: graph.json, poll_interval: 25ms, verify_serving: off}\n'
const NEEDING =
  "deployments: {support: {}, router: {needs: [support], secrets: {URL: '${deployments.support.url}'}}}"

/** Runs the action in this process over a workspace with this manifest. */
async function runManifest(
  { url }: { url: string },
  text: string,
  inputs: Record<string, string> = {}
) {
  const workspace = mkdtempSync(join(tmpdir(), 'manifest-'))
  writeFileSync(join(workspace, 'deployments.yaml'), DEFAULTS + text)
  try {
    const step = { base_url: url, api_key: API_KEY, manifest: 'deployments.yaml', ...inputs }
    const run = await runSource(step, { variables: { GITHUB_WORKSPACE: workspace } })
    const json = (name: string) => JSON.parse(run.outputs[name] ?? 'null')
    return {
      ...run,
      json,
      deployments: json('deployments') as Record<string, Record<string, unknown>>
    }
  } finally {
    rmSync(workspace, { recursive: true, force: true })
  }
}

const masks = (stdout: string) =>
  [...stdout.matchAll(/^::add-mask::(.*)$/gm)].map(([, value]) => value)

test('each is created once; a second run finds all of them unchanged with two requests each and one list', async () => {
  await using plane = await startPlane()
  const text = 'deployments: {support: {}, router: {}, reports: {}}'
  const first = await runManifest(plane, text)
  expect(first.exitCode).toBe(0)
  expect(inventory(plane)).toEqual({ support: 1, router: 1, reports: 1 })
  expect(first.json('deployed')).toEqual(['support', 'router', 'reports'])
  expect(first.deployments.support).toMatchObject({
    operation: 'created',
    status: 'DEPLOYED',
    new_revision: true
  })
  const before = plane.requests.length
  const second = await runManifest(plane, text)
  expect([second.exitCode, second.json('unchanged')]).toEqual([0, ['support', 'router', 'reports']])
  const requests = plane.requests
    .slice(before)
    .map(({ method, url }) => `${method} ${url.split('?')[0]}`)
  expect(
    requests.filter((request) => request === 'GET /v2/deployments').length
  ).toBeLessThanOrEqual(2)
  expect(requests.length).toBeLessThanOrEqual(2 + 3 * 2)
})

test('one that needs another starts once that is live, and gets its address, which is no change afterwards', async () => {
  await using plane = await startPlane()
  const { exitCode, deployments } = await runManifest(plane, NEEDING, {
    secrets: 'OTHER=value-of-the-other'
  })
  expect(exitCode).toBe(0)
  const created = plane.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(created).toMatchObject([
    { name: 'support', secrets: [] },
    { name: 'router', secrets: [{ name: 'URL', value: deployments.support?.url }] }
  ])
  const plans = await runManifest(plane, NEEDING, { command: 'plan' })
  const unchanged = expect.objectContaining({ operation: 'unchanged', changes: [] })
  expect(plans.json('plans')).toEqual({ support: unchanged, router: unchanged })
  for (const select of ['', 'router']) {
    const matrix = await runManifest(plane, NEEDING, { command: 'matrix', select })
    expect([matrix.json('matrix'), masks(matrix.stdout)]).toEqual([{ include: [] }, [API_KEY]])
  }
})

test('each secret of the file is masked before the first line, but not the URL of a deployment of the same file', async () => {
  await using plane = await startPlane()
  const [own, other] = ['https://support.agents.example', 'https://router.agents.example']
  const hook = 'https://hooks.example/services/T0/B0'
  const text = `deployments:
  support: {image_uri: acme/support, custom_url: '${own}', secrets: {OTHER: '${other}', HOOK: '\${secrets.HOOK}'}}
  router: {image_uri: acme/router, custom_url: '${other}', secrets: {OTHER: '${own}'}}`
  const { stdout } = await runManifest(plane, text, { command: 'plan', secrets: `HOOK=${hook}` })
  expect(masks(stdout)).toEqual([API_KEY, hook])
  expect(stdout).toMatch(/^(?:::add-mask::.*\n){2}(?!::add-mask::)/)
})
