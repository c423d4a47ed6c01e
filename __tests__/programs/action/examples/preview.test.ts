import { expect, test } from '@jest/globals'
import {
  findJob,
  findStep,
  pullRequest,
  schedule,
  type WorkflowRun,
  workflowDispatch
} from '../../../support/workflow-harness/index.js'
import { ControlPlane } from './control-plane.js'

const controlPlane = new ControlPlane()

const NEXT = '2222222222222222222222222222222222222222'
const stepOf = (run: WorkflowRun) => findStep(findJob(run, 'preview'), 'deploy')
const preview = (action: 'opened' | 'synchronize' | 'reopened' | 'closed', options = {}) =>
  controlPlane.run('preview.yml', pullRequest({ action, ...options }))

test('a pull request has a preview from its opening to its closing, and again when it is reopened', async () => {
  controlPlane.github.repository.pulls.set(12, 'open')
  const opened = stepOf(await preview('opened'))
  expect(opened).toMatchObject({
    conclusion: 'success',
    outputs: { operation: 'created', status: 'DEPLOYED' }
  })
  expect(opened.annotations).toEqual([])
  expect(controlPlane.names()).toEqual(['support-agent-pr-12'])

  const pushed = stepOf(await preview('synchronize', { headSha: NEXT }))
  expect(pushed.outputs).toMatchObject({ operation: 'updated', commit_sha: NEXT })

  controlPlane.github.repository.pulls.set(12, 'closed')
  expect(stepOf(await preview('closed', { merged: true })).outputs['operation']).toBe('deleted')
  expect(stepOf(await preview('closed')).outputs['operation']).toBe('deleted')
  expect(controlPlane.names()).toEqual([])

  controlPlane.github.repository.pulls.set(12, 'open')
  const reopened = await preview('reopened')
  expect(stepOf(reopened).outputs['operation']).toBe('created')
  expect(reopened.violations).toEqual([])
  expect(controlPlane.github.repository.comments).toHaveLength(1)
  const last = controlPlane.github.repository.deployments.map(
    ({ statuses }) => statuses.at(-1)?.state
  )
  expect(last).toEqual(['inactive', 'inactive', 'success'])
})

test('a pull request from a fork stays green and untouched', async () => {
  const before = controlPlane.names()
  const run = await preview('opened', { number: 13, fork: 'stranger/support-agent' })
  expect(run.conclusion).toBe('success')
  expect(stepOf(run).outputs['operation']).toBe('skipped')
  expect(stepOf(run).annotations).toMatchObject([{ level: 'notice' }])
  expect(controlPlane.names()).toEqual(before)
})

test('a newer push cancels the run of the older one, and nothing ever cancels the run that deletes', async () => {
  const push = await preview('synchronize', { number: 14, fork: 'stranger/support-agent' })
  expect(push.concurrency).toEqual({ group: 'preview-14-deploy', cancelInProgress: true })
  const closed = await preview('closed', { number: 14, fork: 'stranger/support-agent' })
  expect(closed.concurrency).toEqual({ group: 'preview-14-delete', cancelInProgress: false })
})

test('the nightly sweep deletes what was left over; by hand it lists first', async () => {
  const { pulls } = controlPlane.github.repository
  pulls.set(20, 'open').set(21, 'open')
  await preview('opened', { number: 20, headBranch: 'a' })
  await preview('opened', { number: 21, headBranch: 'b' })
  pulls.set(20, 'closed')

  const sweep = (run: WorkflowRun) => findStep(findJob(run, 'sweep'), 'sweep')
  const listed = sweep(await controlPlane.run('sweep.yml', workflowDispatch()))
  expect(listed.outputs).toMatchObject({ operation: 'planned', swept: '["support-agent-pr-20"]' })
  expect(controlPlane.names()).toContain('support-agent-pr-20')

  const swept = sweep(await controlPlane.run('sweep.yml', schedule({ cron: '17 3 * * *' })))
  expect(swept.annotations).toEqual([])
  expect(swept.outputs).toMatchObject({ operation: 'swept', swept: '["support-agent-pr-20"]' })
  expect(controlPlane.names()).not.toContain('support-agent-pr-20')
  expect(controlPlane.names()).toContain('support-agent-pr-21')
})
