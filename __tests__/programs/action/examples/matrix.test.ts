import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'
import { git, writeRepository } from '../../../support/repositories/repository.js'
import {
  findJob,
  findStep,
  pullRequest,
  pushToBranch,
  type StandIn,
  type WorkflowEvent,
  type WorkflowRun
} from '../../../support/workflow-harness/index.js'
import { scratchFolder, tree } from '../../../unit/paths/scratch.js'
import { ControlPlane } from './control-plane.js'

const controlPlane = new ControlPlane()
const at = scratchFolder()

const agents = {
  'agents/support/agent.json': '{}',
  'agents/billing/agent.json': '{}',
  'lib/x.py': '1',
  'README.md': '1'
}
const HISTORY = [
  { parents: [], tree: tree(agents) },
  { parents: [0], tree: tree({ ...agents, 'agents/billing/main.py': '1' }) },
  { parents: [1], tree: tree({ ...agents, 'agents/billing/main.py': '1', 'README.md': '2' }) },
  {
    parents: [2],
    tree: tree({ ...agents, 'agents/billing/main.py': '1', 'README.md': '2', 'lib/x.py': '2' })
  }
]
const [FIRST = '', BILLING = '', README = '', LIBRARY = ''] = writeRepository(at('code'), HISTORY)

/** Does what `actions/checkout` does with the inputs of the example. */
const checkout: StandIn = ({ with: inputs, workspace }) => {
  expect(inputs).toMatchObject({ 'fetch-depth': '0', filter: 'blob:none' })
  git(workspace, ['clone', '--quiet', '--no-checkout', pathToFileURL(at('code')).href, '.'])
  return {}
}
const run = (event: WorkflowEvent) =>
  controlPlane.run('matrix.yml', event, { 'actions/checkout': checkout })

const stepOf = (run: WorkflowRun, agent: string) =>
  findStep(findJob(run, 'deploy', { agent }), 'deploy')

test('main has a deployment of each agent, a pull request a preview of each, with a comment each', async () => {
  const main = await run(pushToBranch())
  expect(main.conclusion).toBe('success')
  expect(controlPlane.names()).toEqual(['billing-agent', 'support-agent'])
  expect(controlPlane.github.repository.comments).toEqual([])

  controlPlane.github.repository.pulls.set(12, 'open')
  const opened = await run(pullRequest({ action: 'opened' }))
  expect(opened.conclusion).toBe('success')
  expect(controlPlane.names()).toEqual([
    'billing-agent',
    'billing-agent-pr-12',
    'support-agent',
    'support-agent-pr-12'
  ])
  expect(controlPlane.github.repository.comments).toHaveLength(2)
  const id = stepOf(opened, 'billing').outputs['deployment_id']
  const { source_revision_config } = await controlPlane.deployment(id)
  expect(source_revision_config['graph_config_path']).toBe('agents/billing/agent.json')

  controlPlane.github.repository.pulls.set(12, 'closed')
  const closed = await run(pullRequest({ action: 'closed' }))
  expect(closed.conclusion).toBe('success')
  expect(controlPlane.names()).toEqual(['billing-agent', 'support-agent'])
  expect(controlPlane.github.repository.comments).toHaveLength(2)
})

test('each agent waits for itself alone, pushes to main are never cut off, and a delete never is', async () => {
  const concurrency = async (event: WorkflowEvent) =>
    findJob(await run(event), 'deploy', { agent: 'support' }).concurrency
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

test('a push builds the agents whose files it changes, and no other', async () => {
  const built = async (sha: string) => {
    const pushed = await run(pushToBranch({ sha }))
    expect(pushed.conclusion).toBe('success')
    return ['support', 'billing'].filter(
      (agent) => stepOf(pushed, agent).outputs['new_revision'] === 'true'
    )
  }
  await built(FIRST)
  const asked = controlPlane.github.log.length
  expect(await built(BILLING)).toEqual(['billing'])
  expect(await built(README)).toEqual([])
  expect(await built(LIBRARY)).toEqual(['support', 'billing'])
  // The checkout knows, so GitHub is not asked.
  expect(controlPlane.github.log.slice(asked)).toEqual([])
}, 180_000)
