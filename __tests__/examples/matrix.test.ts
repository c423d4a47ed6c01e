import { expect, test } from '@jest/globals'
import { findJob, findStep, pullRequest, pushToBranch, type WorkflowEvent, type WorkflowRun } from '../harness/index.js'
import { ControlPlane } from './control-plane.js'

const controlPlane = new ControlPlane()

const stepOf = (run: WorkflowRun, agent: string) => findStep(findJob(run, 'deploy', { agent }), 'deploy')

test('main has a deployment of each agent, a pull request a preview of each, with a comment each', async () => {
  const main = await controlPlane.run('matrix.yml', pushToBranch())
  expect(main.conclusion).toBe('success')
  expect(controlPlane.names()).toEqual(['billing-agent', 'support-agent'])
  expect(controlPlane.github.repository.comments).toEqual([])

  controlPlane.github.repository.pulls.set(12, 'open')
  const opened = await controlPlane.run('matrix.yml', pullRequest({ action: 'opened' }))
  expect(opened.conclusion).toBe('success')
  expect(controlPlane.names()).toEqual(['billing-agent', 'billing-agent-pr-12', 'support-agent', 'support-agent-pr-12'])
  expect(controlPlane.github.repository.comments).toHaveLength(2)
  const id = stepOf(opened, 'billing').outputs['deployment_id']
  const { source_revision_config } = await controlPlane.deployment(id)
  expect(source_revision_config['graph_config_path']).toBe('agents/billing/agent.json')

  controlPlane.github.repository.pulls.set(12, 'closed')
  const closed = await controlPlane.run('matrix.yml', pullRequest({ action: 'closed' }))
  expect(closed.conclusion).toBe('success')
  expect(controlPlane.names()).toEqual(['billing-agent', 'support-agent'])
  expect(controlPlane.github.repository.comments).toHaveLength(2)
})

test('each agent waits for itself alone, pushes to main are never cut off, and a delete never is', async () => {
  const concurrency = async (event: WorkflowEvent) =>
    findJob(await controlPlane.run('matrix.yml', event), 'deploy', { agent: 'support' }).concurrency
  expect(await concurrency(pushToBranch())).toEqual({
    group: 'support-refs/heads/main-deploy',
    cancelInProgress: false
  })
  const fork = 'stranger/agents'
  expect(await concurrency(pullRequest({ action: 'synchronize', fork }))).toEqual({
    group: 'support-12-deploy',
    cancelInProgress: true
  })
  expect(await concurrency(pullRequest({ action: 'closed', fork }))).toEqual({
    group: 'support-12-delete',
    cancelInProgress: false
  })
})
