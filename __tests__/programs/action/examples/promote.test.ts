import { expect, test } from '@jest/globals'
import {
  findJob,
  findStep,
  pushToBranch,
  releasePublished,
  type WorkflowRun
} from '../../../support/workflow-harness/index.js'
import { ControlPlane } from './control-plane.js'

const controlPlane = new ControlPlane()
const outputsOf = (run: WorkflowRun, job: string) => findStep(findJob(run, job), 'deploy').outputs

test('a release is deployed to staging, checked there, and then the same tag to production', async () => {
  const run = await controlPlane.run('promote.yml', releasePublished({ tag: 'v1.0.0' }))
  expect(run.conclusion).toBe('success')
  for (const environment of ['staging', 'production']) {
    const outputs = outputsOf(run, environment)
    expect(outputs).toMatchObject({ operation: 'created', smoke: 'passed' })
    expect(findJob(run, environment).environment).toEqual({
      name: environment,
      url: outputs['url']
    })
    const { name, source_revision_config } = await controlPlane.deployment(outputs['deployment_id'])
    expect({ name, ref: source_revision_config['repo_ref'] }).toEqual({
      name: `support-agent-${environment}`,
      ref: 'refs/tags/v1.0.0'
    })
  }
})

test('what fails its check in staging does not reach production', async () => {
  controlPlane.setAgent('throw')
  const run = await controlPlane.run('promote.yml', releasePublished({ tag: 'v1.1.0' }))
  expect(outputsOf(run, 'staging')).toMatchObject({ smoke: 'failed', error_code: 'check_failed' })
  expect(findJob(run, 'production').conclusion).toBe('skipped')
})

test('a push to a branch promotes nothing', async () => {
  expect((await controlPlane.run('promote.yml', pushToBranch())).triggered).toBe(false)
})
