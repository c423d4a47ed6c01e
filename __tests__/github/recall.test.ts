import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { pullRequest } from '../support/workflow-harness/index.js'
import { NAME, PREVIEW, PREVIEW_NAME, Rig, warningsOf } from './rig.js'

/** A control plane with nothing beyond the specification: no list to look a name up in. */
const rig = new Rig({ documentedOnly: true })

const ENVIRONMENT = `preview/${PREVIEW_NAME}`
const AGAIN = pullRequest({ action: 'synchronize', headSha: '2'.repeat(40) })

/** Another deployment, which must never be touched. */
async function other(): Promise<string> {
  const run = await rig.run({ inputs: { name: 'billing-agent', graph_config_path: 'agent.json' } })
  return run.outputs['deployment_id'] ?? ''
}

const revisionsOf = (name: string) =>
  rig.emulator.controlPlane.dump().find((deployment) => deployment.name === name)?.revisions.length

test('a later run finds the preview by what an earlier run recorded on GitHub', async () => {
  const first = await rig.run({ inputs: PREVIEW })
  const second = await rig.run({ inputs: { ...PREVIEW, new_revision: 'always' }, event: AGAIN })
  expect(second.outputs).toMatchObject({ operation: 'updated', deployment_id: first.outputs['deployment_id'] })
  expect(rig.names()).toEqual([PREVIEW_NAME])
})

test('edited payloads are ignored: the record before them counts', async () => {
  const first = await rig.run({ inputs: PREVIEW })
  const edited = [
    'gibberish',
    '',
    { name: 7 },
    { name: PREVIEW_NAME },
    { name: PREVIEW_NAME, deployment_id: '../../v1/integrations' },
    { name: PREVIEW_NAME, deployment_id: '00000000-0000-4000-8000-000000000000' },
    { name: 'billing-agent', deployment_id: first.outputs['deployment_id'] }
  ]
  for (const payload of edited) rig.github.repository.deploy({ environment: ENVIRONMENT, payload })
  const second = await rig.run({ inputs: { ...PREVIEW, new_revision: 'always' }, event: AGAIN })
  expect(second.outputs).toMatchObject({ operation: 'updated', deployment_id: first.outputs['deployment_id'] })
  expect(rig.names()).toEqual([PREVIEW_NAME])
})

test('a payload edited to name another deployment changes and deletes nothing of it', async () => {
  const foreign = await other()
  rig.github.repository.deploy({ environment: ENVIRONMENT, payload: { name: PREVIEW_NAME, deployment_id: foreign } })
  const run = await rig.run({ inputs: PREVIEW })
  expect(run.outputs['operation']).toBe('created')
  expect(run.outputs['deployment_id']).not.toBe(foreign)
  expect(warningsOf(run).join('\n')).toContain('Ignoring it')

  rig.github.repository.pulls.set(12, 'closed')
  rig.github.repository.deploy({ environment: ENVIRONMENT, payload: { name: PREVIEW_NAME, deployment_id: foreign } })
  await rig.run({ inputs: PREVIEW, event: pullRequest({ action: 'closed' }) })
  expect(rig.emulator.requests.filter(({ method, url }) => method !== 'GET' && url.includes(foreign))).toEqual([])
  expect(revisionsOf('billing-agent')).toBe(1)
})

test('where GitHub cannot be asked either, a delete by name says what to give', async () => {
  rig.github.repository.pulls.set(12, 'closed')
  rig.github.permissions['deployments'] = 'none'
  const run = await rig.run({ inputs: PREVIEW, event: pullRequest({ action: 'closed' }) })
  expect(run.exitCode).toBe(1)
  expect(run.stdout).toContain('Set `deployment_id`')
})

test('without a list and without a record, a delete stops because the deployment is unknown', async () => {
  rig.github.repository.pulls.set(12, 'closed')
  const run = await rig.run({ inputs: PREVIEW, event: pullRequest({ action: 'closed' }) })
  expect(run.exitCode).toBe(1)
  expect(run.stdout).toContain('or `environment` if earlier runs recorded the deployment there')
})

test('without a list, a recorded deployment that no longer exists counts as deleted', async () => {
  const { outputs } = await rig.run({ inputs: PREVIEW })
  rig.github.repository.pulls.set(12, 'closed')
  const event = pullRequest({ action: 'closed' })
  rig.emulator.controlPlane.delete(outputs['deployment_id'] ?? '')
  expect((await rig.run({ inputs: PREVIEW, event })).exitCode).toBe(0)
  // Below another base_url nothing is found at all, which says nothing of this deployment.
  const base_url = `${rig.emulator.url}/elsewhere`
  const lost = [
    { event, inputs: { ...PREVIEW, base_url } },
    { inputs: { command: 'delete', deployment_id: outputs['deployment_id'] ?? '', base_url } }
  ]
  for (const run of lost) {
    const { exitCode, stdout } = await rig.run(run)
    expect(exitCode).toBe(1)
    expect(stdout).toContain('Check the path of')
  }
})

test('a standing deployment is found by its environment', async () => {
  const inputs = { name: NAME, graph_config_path: 'agent.json', environment: 'staging' }
  const first = await rig.run({ inputs })
  const second = await rig.run({ inputs: { ...inputs, new_revision: 'always' } })
  expect(second.outputs).toMatchObject({ operation: 'updated', deployment_id: first.outputs['deployment_id'] })
})

describe('what a deployment of a manifest needs, outside the selection', () => {
  const workspace = mkdtempSync(join(tmpdir(), 'needs-'))
  writeFileSync(
    join(workspace, 'deployments.yaml'),
    `version: 1
defaults: {graph_config_path: agent.json}
environments: {staging: {name: '\${name}-staging'}}
deployments: {support: {}, router: {needs: [support], secrets: {SUPPORT_URL: '\${deployments.support.url}'}}}`
  )
  afterAll(() => rmSync(workspace, { recursive: true, force: true }))
  const run = (select: string, inputs: Record<string, string>) =>
    rig.run({
      inputs: { manifest: 'deployments.yaml', select, ...inputs },
      variables: { GITHUB_WORKSPACE: workspace }
    })

  test.each([
    ['a standing deployment', { environment: 'staging' }, 'staging/support-staging'],
    ['a preview', { preview: 'true' }, 'preview/support-pr-12']
  ])('%s is found by the record of an earlier run', async (_, inputs, environment) => {
    await run('support', inputs)
    expect(rig.github.repository.deployments.map((one) => one.environment)).toEqual([environment])
    const { exitCode, outputs } = await run('router', inputs)
    expect([exitCode, outputs['operation']]).toEqual([0, 'created'])
  })

  test('that no environment records, the run stops before it deploys', async () => {
    await run('support', {})
    const { exitCode, outputs, stdout } = await run('router', {})
    expect([exitCode, outputs['error_code'], rig.names()]).toEqual([1, 'dependency_not_ready', ['support']])
    expect(stdout).toContain('Set its deployment_id, or environment if earlier runs recorded it there.')
  })

  test('is not live without a record, nor with the record of another deployment', async () => {
    const { stdout: unrecorded } = await run('router', { environment: 'staging' })
    expect(unrecorded).toContain('at this control plane, and no GitHub Deployment records it.')
    const foreign = await other()
    rig.github.repository.deploy({
      environment: 'staging/support-staging',
      payload: { name: 'support-staging', deployment_id: foreign }
    })
    const { exitCode, outputs, stdout } = await run('router', { environment: 'staging' })
    expect([exitCode, outputs['error_code']]).toEqual([1, 'dependency_not_ready'])
    expect(stdout).toContain('Ignoring it')
  })
})
