import { expect, test } from '@jest/globals'
import {
  findJob,
  findStep,
  pullRequest,
  pushToBranch,
  type StandIn
} from '../../../support/workflow-harness/index.js'
import { ControlPlane, deployed, docker } from './control-plane.js'

const controlPlane = new ControlPlane()

const FIRST = `sha256:${'1'.repeat(64)}`
const SECOND = `sha256:${'2'.repeat(64)}`

const run = async (digest: string) =>
  deployed(await controlPlane.run('container.yml', pushToBranch(), docker(digest)))

test('the image just built is deployed by its digest, and an image that did not change is left alone', async () => {
  const first = await run(FIRST)
  expect(first.outputs).toMatchObject({ operation: 'created', status: 'DEPLOYED' })
  const id = first.outputs['deployment_id']
  const created = await controlPlane.deployment(id)
  expect(created.source).toBe('external_container')
  expect(created.source_revision_config['image_uri']).toBe(`ghcr.io/acme/support-agent@${FIRST}`)
  expect(created.source_config['resource_spec']).toMatchObject({
    min_scale: 1,
    max_scale: 3,
    cpu: 1,
    memory_mb: 2048
  })

  expect((await run(FIRST)).outputs).toMatchObject({
    operation: 'unchanged',
    new_revision: 'false'
  })

  const next = await run(SECOND)
  expect(next.outputs).toMatchObject({
    operation: 'updated',
    new_revision: 'true',
    deployment_id: id
  })
  expect(await controlPlane.revisionCount(id)).toBe(2)
})

test('the job may push the image and nothing else', async () => {
  expect((await run(FIRST)).job.permissions).toEqual({ contents: 'read', packages: 'write' })
})

test('a pull request has a preview with its own image, until it is closed without a build', async () => {
  const { pulls } = controlPlane.github.repository
  const previewOf = (action: 'opened' | 'closed', stands: Record<string, StandIn>) =>
    controlPlane.run('container-preview.yml', pullRequest({ action }), stands)
  const stepIn = (run: Awaited<ReturnType<typeof previewOf>>) =>
    findStep(findJob(run, 'preview'), 'deploy')
  pulls.set(12, 'open')
  const opened = await previewOf('opened', docker(FIRST))
  expect(opened.violations).toEqual([])
  expect(stepIn(opened)).toMatchObject({ conclusion: 'success', outputs: { operation: 'created' } })
  expect(controlPlane.names()).toContain('support-agent-pr-12')
  pulls.set(12, 'closed')
  const closed = stepIn(await previewOf('closed', {}))
  expect(closed).toMatchObject({ conclusion: 'success', outputs: { operation: 'deleted' } })
  expect(controlPlane.names()).not.toContain('support-agent-pr-12')
})

test('a pull request of a fork builds and deploys nothing', async () => {
  const fork = pullRequest({ action: 'opened', number: 13, fork: 'stranger/support-agent' })
  const run = await controlPlane.run('container-preview.yml', fork, {})
  expect(run.conclusion).toBe('skipped')
})
