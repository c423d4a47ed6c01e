import { beforeEach, expect, test } from '@jest/globals'
import {
  findJob,
  findStep,
  pullRequest,
  type WorkflowRun
} from '../../../support/workflow-harness/index.js'
import { ControlPlane } from './control-plane.js'
import { Neon } from './neon.js'

const controlPlane = new ControlPlane()
const neon = new Neon()

const NEXT = '2222222222222222222222222222222222222222'
const NAME = 'support-agent-pr-12'

const run = (action: 'opened' | 'synchronize' | 'closed', options = {}) =>
  controlPlane.run(
    'database-preview.yml',
    pullRequest({ action, ...options }),
    {},
    {
      secrets: { NEON_API_KEY: Neon.KEY },
      vars: { NEON_PROJECT_URL: neon.url, NEON_PARENT_BRANCH_ID: Neon.PARENT }
    }
  )
const deployIn = (workflow: WorkflowRun) => findStep(findJob(workflow, 'preview'), 'deploy')

async function databaseUrlOf(workflow: WorkflowRun): Promise<string | undefined> {
  const { secrets } = await controlPlane.deployment(deployIn(workflow).outputs['deployment_id'])
  return secrets.find(({ name }) => name === 'DATABASE_URL')?.value
}

beforeEach(() => {
  controlPlane.reset()
  neon.branches.clear()
  // Its name contains the one of pull request 12.
  neon.branches.set('support-agent-pr-123', 'br-of-another')
  controlPlane.github.repository.pulls.set(12, 'open')
})

test('a preview has a database branch of its own from its first deploy until the pull request closes', async () => {
  const opened = await run('opened')
  expect(opened).toMatchObject({ conclusion: 'success', violations: [] })
  const id = neon.branches.get(NAME)
  expect(await databaseUrlOf(opened)).toBe(Neon.uri(id))

  const pushed = await run('synchronize', { headSha: NEXT })
  expect(deployIn(pushed).outputs).toMatchObject({ operation: 'updated', commit_sha: NEXT })
  expect(await databaseUrlOf(pushed)).toBe(Neon.uri(id))

  controlPlane.github.repository.pulls.set(12, 'closed')
  for (const closed of [await run('closed'), await run('closed')]) {
    expect(closed.conclusion).toBe('success')
    expect(controlPlane.names()).toEqual([])
    expect([...neon.branches.keys()]).toEqual(['support-agent-pr-123'])
  }
})

test('the URL of the database is masked before another step has it as an input', async () => {
  const workflow = await run('opened')
  const { stdout, outputs } = findStep(findJob(workflow, 'preview'), 'database')
  const masks = stdout.split('\n').filter((line) => line.startsWith('::add-mask::'))
  expect(masks).toEqual([`::add-mask::${outputs['url']?.replaceAll('%', '%25')}`])
  expect(workflow.log).not.toContain(Neon.PASSWORD)
})

test('a deploy during which the pull request closed deletes the database branch, too', async () => {
  controlPlane.github.repository.pulls.set(12, 'closed')
  const late = await run('synchronize')
  expect(deployIn(late).outputs['operation']).toBe('deleted')
  expect(neon.branches.has(NAME)).toBe(false)
})

test('a pull request from a fork reaches neither the control plane nor the database', async () => {
  const before = neon.requests
  const fork = await run('opened', { fork: 'stranger/support-agent' })
  expect(fork.conclusion).toBe('skipped')
  expect(neon.requests).toBe(before)
  expect(controlPlane.names()).toEqual([])
})
