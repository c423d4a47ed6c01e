import { expect, test } from '@jest/globals'
import {
  pushToBranch,
  releasePublished,
  workflowDispatch
} from '../../../support/workflow-harness/index.js'
import { ControlPlane, deployed } from './control-plane.js'

const controlPlane = new ControlPlane()

test('a release is deployed as its tag, the next one replaces it, and an older one can be brought back by hand', async () => {
  const first = deployed(await controlPlane.run('release.yml', releasePublished({ tag: 'v1.0.0' })))
  expect(first.outputs).toMatchObject({ operation: 'created', status: 'DEPLOYED' })
  expect(first.job.environment).toEqual({ name: 'production', url: first.outputs['url'] })
  const id = first.outputs['deployment_id']
  const ref = async () => (await controlPlane.deployment(id)).source_revision_config['repo_ref']
  expect(await ref()).toBe('refs/tags/v1.0.0')

  const again = deployed(await controlPlane.run('release.yml', releasePublished({ tag: 'v1.0.0' })))
  expect(again.outputs).toMatchObject({ operation: 'unchanged', new_revision: 'false' })

  const next = deployed(await controlPlane.run('release.yml', releasePublished({ tag: 'v1.1.0' })))
  expect(next.outputs).toMatchObject({
    operation: 'updated',
    new_revision: 'true',
    deployment_id: id
  })
  expect(await ref()).toBe('refs/tags/v1.1.0')

  const back = deployed(
    await controlPlane.run('release.yml', workflowDispatch({ ref: 'refs/tags/v1.0.0' }))
  )
  expect(back.outputs).toMatchObject({ operation: 'updated', deployment_id: id })
  expect(await ref()).toBe('refs/tags/v1.0.0')
  // The environment of the job is GitHub's own record: the action needs no permission and adds none.
  expect(controlPlane.github.log).toEqual([])
})

test('neither a push to a branch nor a start by hand on a branch releases anything', async () => {
  expect((await controlPlane.run('release.yml', pushToBranch())).triggered).toBe(false)
  expect((await controlPlane.run('release.yml', workflowDispatch())).conclusion).toBe('skipped')
})
