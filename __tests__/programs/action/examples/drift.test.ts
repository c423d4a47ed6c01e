import { expect, test } from '@jest/globals'
import {
  findJob,
  findStep,
  pushToBranch,
  schedule
} from '../../../support/workflow-harness/index.js'
import { ControlPlane, deployed } from './control-plane.js'

const controlPlane = new ControlPlane()

const [FIRST, SECOND] = [
  '1111111111111111111111111111111111111111',
  '2222222222222222222222222222222222222222'
]
const check = (sha: string) => controlPlane.run('drift.yml', schedule({ cron: '43 5 * * *', sha }))

test('the check passes while the branch is deployed, and fails with the plan in its summary once it is not', async () => {
  const { outputs } = deployed(await controlPlane.run('push.yml', pushToBranch({ sha: FIRST })))
  expect((await check(FIRST)).conclusion).toBe('success')

  const drifted = await check(SECOND)
  expect(drifted.conclusion).toBe('failure')
  const plan = findStep(findJob(drifted, 'plan'), 'plan')
  expect(plan.conclusion).toBe('success')
  expect(JSON.parse(plan.outputs['plan'] ?? '')).toMatchObject({
    operation: 'update',
    new_revision: true
  })
  expect(plan.summary).toContain('2222222')
  expect(await controlPlane.revisionCount(outputs['deployment_id'])).toBe(1)
})
