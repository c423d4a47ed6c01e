import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { runHere } from '../../support/run-here.js'
import { API_KEY, COMMIT, PUSH, REPOSITORY, variables } from './bundle.js'
import { inventory, startPlane, writes } from './emulated.js'

/** A run of an event of pull request 7. */
const pull = (action: string) => ({
  event: {
    action,
    pull_request: { number: 7, head: { ref: 'feature', sha: COMMIT, repo: { full_name: REPOSITORY } } }
  },
  more: variables('pull_request', 'refs/pull/7/merge')
})

const DEFAULTS = 'version: 1\ndefaults: {graph_config_path: graph.json, poll_interval: 25ms, verify_serving: off}\n'

/** Runs the action in this process over a workspace with this manifest. */
async function runManifest(
  plane: { url: string },
  text: string,
  {
    inputs = {},
    event,
    more = {}
  }: { inputs?: Record<string, string>; event?: object; more?: Record<string, string> } = {}
) {
  const workspace = mkdtempSync(join(tmpdir(), 'manifest-'))
  writeFileSync(join(workspace, 'deployments.yaml'), DEFAULTS + text)
  try {
    const run = await runHere({
      inputs: { base_url: plane.url, api_key: API_KEY, manifest: 'deployments.yaml', ...inputs },
      variables: { ...PUSH, GITHUB_WORKSPACE: workspace, ...more },
      ...(event && { event })
    })
    const json = (name: string) => JSON.parse(run.outputs[name] ?? 'null')
    return { ...run, json, deployments: json('deployments') as Record<string, Record<string, unknown>> }
  } finally {
    rmSync(workspace, { recursive: true, force: true })
  }
}

describe('several deployments from one manifest', () => {
  test('each is created once; a second run finds all of them unchanged with two requests each and one list', async () => {
    await using plane = await startPlane()
    const text = 'deployments: {support: {}, router: {}, reports: {}}'
    const first = await runManifest(plane, text)
    expect(first.exitCode).toBe(0)
    expect(inventory(plane)).toEqual({ support: 1, router: 1, reports: 1 })
    expect(first.json('deployed')).toEqual(['support', 'router', 'reports'])
    expect(first.deployments.support).toMatchObject({ operation: 'created', status: 'DEPLOYED', new_revision: true })
    const before = plane.requests.length
    const second = await runManifest(plane, text)
    expect(second.exitCode).toBe(0)
    expect(second.json('unchanged')).toEqual(['support', 'router', 'reports'])
    const requests = plane.requests.slice(before).map(({ method, url }) => `${method} ${url.split('?')[0]}`)
    expect(requests.filter((request) => request === 'GET /v2/deployments').length).toBeLessThanOrEqual(2)
    expect(requests.length).toBeLessThanOrEqual(2 + 3 * 2)
  })

  test('one that needs another starts once that is live, and gets its address', async () => {
    await using plane = await startPlane()
    const { exitCode, deployments } = await runManifest(
      plane,
      `deployments:
  router:
    needs: [support]
    secrets: {SUPPORT_URL: '\${deployments.support.url}', TOKEN: '\${secrets.TOKEN}'}
  support: {}`,
      { inputs: { secrets: 'TOKEN=token-for-the-router\nOTHER=value-of-the-other' } }
    )
    expect(exitCode).toBe(0)
    const created = plane.requests
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => body as { name: string; secrets?: unknown })
    expect(created.map(({ name }) => name)).toEqual(['support', 'router'])
    expect(created[1]?.secrets).toEqual([
      { name: 'SUPPORT_URL', value: deployments.support?.url },
      { name: 'TOKEN', value: 'token-for-the-router' }
    ])
    expect(created[0]?.secrets ?? []).toEqual([])
  })

  test('one that fails is red with its code; those that need it are skipped, and the others continue', async () => {
    await using plane = await startPlane({ outcomes: ['BUILD_FAILED deployment=support'] })
    const { exitCode, outputs, json, deployments, stdout, summary } = await runManifest(
      plane,
      `max_parallel: 1
deployments: {support: {}, router: {needs: [support]}, front: {needs: [router]}, reports: {}}`
    )
    expect(exitCode).toBe(1)
    expect(outputs.error_code).toBe('revision_failed')
    expect(json('failed')).toEqual(['support'])
    expect(json('skipped')).toEqual(['router', 'front'])
    expect(json('deployed')).toEqual(['reports'])
    expect(deployments.router).toMatchObject({ operation: 'skipped', error_code: 'dependency_failed' })
    expect(inventory(plane)).toEqual({ support: 1, reports: 1 })
    expect(stdout).toContain('support')
    expect(summary).toContain('### ❌ 1 deployed, 1 failed, 2 skipped\n')
  })

  test('outside the selection, what is needed must be live', async () => {
    await using plane = await startPlane()
    const text = 'deployments: {support: {}, router: {needs: [support]}}'
    const early = await runManifest(plane, text, { inputs: { select: 'router' } })
    expect([early.exitCode, early.outputs.error_code]).toEqual([1, 'dependency_not_ready'])
    expect(writes(plane)).toEqual([])
    await runManifest(plane, text, { inputs: { select: 'support' } })
    const late = await runManifest(plane, text, { inputs: { select: 'router' } })
    expect([late.exitCode, late.outputs.operation]).toEqual([0, 'created'])
    expect(late.outputs.deployment_id).toBe(late.deployments.router?.deployment_id)
  })

  test('what another one needs must be waited for: nothing is sent', async () => {
    await using plane = await startPlane()
    const text = 'deployments: {support: {}, router: {needs: [support]}}'
    const { exitCode, outputs } = await runManifest(plane, text, { inputs: { wait: 'false' } })
    expect([exitCode, outputs.error_code, writes(plane)]).toEqual([1, 'input_invalid', []])
  })

  test('a name is shown even if the control plane returns a secret with the same value', async () => {
    await using plane = await startPlane()
    await runManifest(plane, 'deployments: {support: {secrets: {LANGSMITH_PROJECT: router-agent}}}')
    const { stdout } = await runManifest(plane, 'max_parallel: 1\ndeployments: {support: {}, router-agent: {}}')
    expect(stdout).toContain('✓ router-agent: deployed')
  })

  test('previews of all are made, and deleted when the pull request closes', async () => {
    await using plane = await startPlane()
    const text = 'deployments: {support: {}, router: {}}'
    const opened = await runManifest(plane, text, { inputs: { preview: 'true' }, ...pull('opened') })
    expect([opened.exitCode, inventory(plane)]).toEqual([0, { 'support-pr-7': 1, 'router-pr-7': 1 }])
    const closed = await runManifest(plane, text, { inputs: { preview: 'true' }, ...pull('closed') })
    expect([closed.exitCode, inventory(plane)]).toEqual([0, {}])
  })

  test('a plan sends nothing; a matrix leaves out what would not change', async () => {
    await using plane = await startPlane()
    await runManifest(plane, 'deployments: {support: {}}')
    const before = writes(plane)
    const text = 'deployments: {support: {}, router: {needs: [support]}}'
    const plan = await runManifest(plane, text, { inputs: { command: 'plan' } })
    expect([plan.exitCode, plan.deployments.router?.operation]).toEqual([0, 'planned'])
    const matrix = await runManifest(plane, text, { inputs: { command: 'matrix' } })
    expect(matrix.json('matrix')).toEqual({ include: [{ name: 'router' }] })
    expect(writes(plane)).toEqual(before)
  })

  test('the output plans has the plan of each; plan is set for a single one', async () => {
    await using plane = await startPlane()
    await runManifest(plane, 'deployments: {support: {}}')
    const text = 'deployments: {support: {}, router: {}}'
    const both = await runManifest(plane, text, { inputs: { command: 'plan' } })
    expect(both.outputs.plan).toBeUndefined()
    expect(both.json('plans')).toEqual({
      support: expect.objectContaining({ operation: 'unchanged', new_revision: false, changes: [] }),
      router: expect.objectContaining({ operation: 'create', new_revision: true, warnings: [] })
    })
    const one = await runManifest(plane, text, { inputs: { select: 'router' } })
    expect(one.json('plans')).toEqual({ router: one.json('plan') })
  })

  test('a plan and a matrix know the address of what is live: nothing changed is no change', async () => {
    await using plane = await startPlane()
    const text = `deployments: {support: {}, router: {needs: [support], secrets: {URL: '\${deployments.support.url}'}}}`
    await runManifest(plane, text)
    const plan = await runManifest(plane, text, { inputs: { command: 'plan' } })
    expect(plan.stdout).not.toContain('URL changed')
    for (const select of ['', 'router']) {
      const matrix = await runManifest(plane, text, { inputs: { command: 'matrix', select } })
      expect(matrix.json('matrix')).toEqual({ include: [] })
    }
  })

  test('a need with an id is that deployment, whatever has its key as a name', async () => {
    await using plane = await startPlane()
    await runManifest(plane, 'deployments: {support-eu: {}, support: {}}')
    const { id } = plane.controlPlane.dump().find(({ name }) => name === 'support-eu') ?? {}
    const text = `deployments:
  support: {deployment_id: ${id}}
  router: {needs: [support], secrets: {URL: '\${deployments.support.url}'}}`
    const { exitCode } = await runManifest(plane, text, { inputs: { select: 'router' } })
    expect(exitCode).toBe(0)
    const created = plane.requests.findLast(({ method }) => method === 'POST')?.body as { secrets: unknown }
    expect(created.secrets).toEqual([{ name: 'URL', value: `${plane.url}/agents/${id}` }])
  })

  test('a matrix has a job for what is still in progress, and for what failed', async () => {
    await using plane = await startPlane({
      outcomes: ['stuck:BUILDING deployment=support', 'BUILD_FAILED deployment=router']
    })
    const text = 'deployments: {support: {wait: false}, router: {wait: false}, reports: {}}'
    await runManifest(plane, text)
    const { json } = await runManifest(plane, text, { inputs: { command: 'matrix' } })
    expect(json('matrix').include.map(({ name }: { name: string }) => name)).toEqual(['support', 'router'])
  })

  test('only what was created or updated counts as deployed', async () => {
    await using plane = await startPlane()
    const text = 'deployments: {support: {}, router: {}}'
    const plan = await runManifest(plane, text, { inputs: { command: 'plan' } })
    expect([plan.json('deployed'), plan.json('unchanged')]).toEqual([[], []])
    await runManifest(plane, text)
    const again = await runManifest(plane, text, { inputs: { command: 'plan' } })
    expect([again.json('deployed'), again.json('unchanged')]).toEqual([[], ['support', 'router']])
    const deleted = await runManifest(plane, text, { inputs: { command: 'delete', select: 'router' } })
    expect([deleted.json('deployed'), inventory(plane)]).toEqual([[], { support: 1 }])
  })

  test('the manifest wins over the default, and the step over the manifest, also with the default', async () => {
    await using plane = await startPlane()
    const unset = await runManifest(plane, 'deployments: {support: {wait: false}}')
    const set = await runManifest(plane, 'deployments: {router: {wait: false}}', { inputs: { wait: 'true' } })
    expect(unset.deployments.support?.status).not.toBe('DEPLOYED')
    expect(set.deployments.router?.status).toBe('DEPLOYED')
  })

  test('the error of the run lists the causes of each deployment', async () => {
    await using plane = await startPlane()
    await runManifest(plane, 'deployments: {support: {}, router: {}}')
    const { stdout, outputs } = await runManifest(
      plane,
      'deployments: {support: {repo_url: https://github.com/octo/other}, router: {}}'
    )
    expect(outputs.error_code).toBe('immutable_field')
    const error = stdout.split('\n').findLast((line) => line.startsWith('::error::')) ?? ''
    expect(error).toContain('source_config.repo_url')
  })

  test('without a credential, a matrix has all that are selected', async () => {
    const { exitCode, json } = await runManifest({ url: '' }, 'deployments: {support: {secrets: [KEY]}, router: {}}', {
      inputs: { command: 'matrix', api_key: '', base_url: '' }
    })
    expect([exitCode, json('matrix')]).toEqual([0, { include: [{ name: 'support' }, { name: 'router' }] }])
  })
})

test.each<[what: string, inputs: Record<string, string>, problems: RegExp[]]>([
  [
    'a file that is no YAML',
    { seelect: 'support', base_url: 'nowhere' },
    [/seelect: is not an input\. Did you mean select/, /base_url: is not a URL/, /deployments\.yaml:3:\d+: /]
  ],
  [
    'no file at all',
    { manifest: 'absent.yaml', seelect: 'support', api_key: '' },
    [/seelect: /, /api_key: is not set/, /manifest: "absent\.yaml" does not exist/]
  ],
  ['no file and nothing to send', { manifest: 'absent.yaml', command: 'matrix', api_key: '' }, [/manifest: "absent/]]
])('problems of inputs are reported beside %s', async (_what, inputs, problems) => {
  const { outputs, stdout } = await runManifest({ url: 'https://api.example' }, 'deployments: {a: [', { inputs })
  expect(outputs.error_code).toBe('input_invalid')
  const error = stdout.split('\n').findLast((line) => line.startsWith('::error')) ?? ''
  const places = stdout.match(/^::error title=Invalid manifest,file=deployments\.yaml,line=3,col=\d+::/gm) ?? []
  expect(places).toHaveLength(problems.filter(({ source }) => source.includes(':3:')).length)
  const lines = error.split('%0A').filter((line) => /^ {2}\S/.test(line))
  expect(lines).toEqual(problems.map((problem) => expect.stringMatching(problem)))
})

test('a sweep looks at the previews of every deployment, and lists them in one summary', async () => {
  await using plane = await startPlane()
  const text = 'deployments: {support: {}, router: {}}'
  await runManifest(plane, text, { inputs: { preview: 'true' }, ...pull('opened') })
  // Without a token, the state of the pull request is unknown: nothing is deleted.
  const swept = await runManifest(plane, text, { inputs: { command: 'sweep', max_age: '1ms' } })
  expect([swept.exitCode, swept.json('swept')]).toEqual([0, []])
  expect(swept.summary).toContain('### 🗑️ 2 deployments swept\n')
  for (const name of ['support-pr-7', 'router-pr-7']) expect(swept.summary).toContain(`| \`${name}\` | 7 | kept |`)
  expect(inventory(plane)).toEqual({ 'support-pr-7': 1, 'router-pr-7': 1 })
})

describe('of what a manifest says is masked', () => {
  const masks = (stdout: string) => [...stdout.matchAll(/^::add-mask::(.*)$/gm)].map(([, value]) => value)
  const HOOK = 'https://hooks.example/services/T0/B0'

  test('each secret before the first line, but not the URL of a deployment of the same file', async () => {
    await using plane = await startPlane()
    const [own, other] = ['https://support.agents.example', 'https://router.agents.example']
    const text = `deployments:
  support: {image_uri: acme/support, custom_url: '${own}', secrets: {OTHER: '${other}', HOOK: '\${secrets.HOOK}'}}
  router: {image_uri: acme/router, custom_url: '${other}', secrets: {OTHER: '${own}'}}`
    const { stdout } = await runManifest(plane, text, { inputs: { command: 'plan', secrets: `HOOK=${HOOK}` } })
    expect(masks(stdout)).toEqual([API_KEY, HOOK])
    expect(stdout).toMatch(/^(?:::add-mask::.*\n){2}(?!::add-mask::)/)
  })

  test('not the URL of a deployment that another one has as a secret, also when the service shows it', async () => {
    await using plane = await startPlane()
    const text = "deployments: {support: {}, router: {needs: [support], secrets: {URL: '${deployments.support.url}'}}}"
    await runManifest(plane, text)
    const { deployments, stdout } = await runManifest(plane, text)
    expect(deployments.router).toMatchObject({ operation: 'unchanged' })
    expect(deployments.support?.url).toMatch(/^http/)
    expect(masks(stdout)).toEqual([API_KEY])
  })

  test('not that of one which is not part of the run', async () => {
    await using plane = await startPlane()
    const text = "deployments: {support: {}, router: {needs: [support], secrets: {URL: '${deployments.support.url}'}}}"
    await runManifest(plane, text, { inputs: { select: 'support' } })
    const { exitCode, stdout } = await runManifest(plane, text, { inputs: { select: 'router' } })
    expect([exitCode, masks(stdout)]).toEqual([0, [API_KEY]])
  })
})
