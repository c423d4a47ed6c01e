import { expect, test } from '@jest/globals'
import { pushTag, pushToBranch } from '../../../support/workflow-harness/index.js'
import { ControlPlane, deployed, SECRETS } from './control-plane.js'

const controlPlane = new ControlPlane()

const FIRST = '1111111111111111111111111111111111111111'
const SECOND = '2222222222222222222222222222222222222222'

test('a push creates the deployment, the same commit again changes nothing, the next one makes one revision', async () => {
  const first = deployed(await controlPlane.run('push.yml', pushToBranch({ sha: FIRST })))
  expect(first.job.conclusion).toBe('success')
  expect(first.outputs).toMatchObject({
    operation: 'created',
    new_revision: 'true',
    status: 'DEPLOYED'
  })
  expect(first.job.outputs['url']).toBe(first.outputs['url'])
  const id = first.outputs['deployment_id']
  expect(await controlPlane.deployment(id)).toMatchObject({
    name: 'support-agent',
    source: 'git_host',
    latest_revision_id: first.outputs['revision_id'],
    source_config: {
      repo_url: 'https://github.com/octo-org/support-agent',
      deployment_type: 'prod'
    },
    source_revision_config: { repo_ref: 'main', graph_config_path: 'agent.json' }
  })

  const again = deployed(await controlPlane.run('push.yml', pushToBranch({ sha: FIRST })))
  expect(again.outputs).toMatchObject({
    operation: 'unchanged',
    new_revision: 'false',
    deployment_id: id
  })
  expect(again.outputs['revision_id']).toBe(first.outputs['revision_id'])

  const next = deployed(await controlPlane.run('push.yml', pushToBranch({ sha: SECOND })))
  expect(next.outputs).toMatchObject({
    operation: 'updated',
    new_revision: 'true',
    commit_sha: SECOND
  })
  expect(next.outputs['revision_id']).not.toBe(first.outputs['revision_id'])
  expect(await controlPlane.revisionCount(id)).toBe(2)
})

test('no secret of the workflow shows anywhere, not even before the runner masks it', async () => {
  const run = await controlPlane.run('push.yml', pushToBranch())
  const step = deployed(run).job.steps[0]
  const printed = `${step?.stdout}${step?.stderr}`.replaceAll(/^::add-mask::.*$/gm, '')
  for (const secret of Object.values(SECRETS)) {
    expect(run.log).not.toContain(secret)
    expect(printed).not.toContain(secret)
  }
  expect(run.violations).toEqual([])
})

test('deploys of one branch wait for each other, need no permission, and a tag deploys nothing', async () => {
  const run = await controlPlane.run('push.yml', pushToBranch())
  expect(run.concurrency).toEqual({ group: 'deploy-refs/heads/main', cancelInProgress: false })
  expect(deployed(run).job.permissions).toEqual({})
  expect((await controlPlane.run('push.yml', pushTag({ tag: 'v1.0.0' }))).triggered).toBe(false)
  expect((await controlPlane.run('push.yml', pushToBranch({ branch: 'dev' }))).triggered).toBe(
    false
  )
})
