import { expect, test } from '@jest/globals'
import {
  findJob,
  findStep,
  pushToBranch,
  type WorkflowRun,
  workflowDispatch
} from '../../../support/workflow-harness/index.js'
import { ControlPlane, deployed } from './control-plane.js'

const controlPlane = new ControlPlane()

const [FIRST, SECOND] = [
  '1111111111111111111111111111111111111111',
  '2222222222222222222222222222222222222222'
]
const rollbackOf = (run: WorkflowRun) => findStep(findJob(run, 'rollback'), 'rollback').outputs

test('a rollback by hand returns to the last code that worked, records it, and can name the revision', async () => {
  const first = deployed(await controlPlane.run('push.yml', pushToBranch({ sha: FIRST }))).outputs
  const second = deployed(await controlPlane.run('push.yml', pushToBranch({ sha: SECOND }))).outputs

  const dry = await controlPlane.run(
    'rollback.yml',
    workflowDispatch({ sha: SECOND, inputs: { revision: '', dry_run: 'true' } })
  )
  expect(rollbackOf(dry)).toMatchObject({ operation: 'planned', new_revision: 'true' })
  expect(await controlPlane.revisionCount(first['deployment_id'])).toBe(2)

  const back = await controlPlane.run('rollback.yml', workflowDispatch({ sha: SECOND }))
  expect(back.conclusion).toBe('success')
  const rolledBack = rollbackOf(back)
  expect(rolledBack).toMatchObject({
    operation: 'rolled_back',
    rolled_back_to: first['revision_id'],
    commit_sha: FIRST
  })
  expect(controlPlane.github.repository.deployments).toMatchObject([
    { environment: 'production', ref: FIRST }
  ])

  const forth = await controlPlane.run(
    'rollback.yml',
    workflowDispatch({ sha: SECOND, inputs: { revision: second['revision_id'] ?? '' } })
  )
  expect(rollbackOf(forth)).toMatchObject({
    rolled_back_to: second['revision_id'],
    commit_sha: SECOND
  })
})
