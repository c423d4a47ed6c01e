import { expect, test } from '@jest/globals'
import { pushTag, pushToBranch } from '../harness/index.js'
import { ControlPlane, deployed } from './control-plane.js'

const controlPlane = new ControlPlane()

test('a version tag is what gets deployed, and the next one replaces it', async () => {
  const first = deployed(await controlPlane.run('release.yml', pushTag({ tag: 'v1.0.0' })))
  expect(first.outputs).toMatchObject({ operation: 'created', status: 'DEPLOYED' })
  expect(first.job.environment).toEqual({ name: 'production', url: first.outputs['url'] })
  const id = first.outputs['deployment_id']
  const ref = async () => (await controlPlane.deployment(id)).source_revision_config['repo_ref']
  expect(await ref()).toBe('refs/tags/v1.0.0')

  const again = deployed(await controlPlane.run('release.yml', pushTag({ tag: 'v1.0.0' })))
  expect(again.outputs).toMatchObject({ operation: 'unchanged', new_revision: 'false' })

  const next = deployed(await controlPlane.run('release.yml', pushTag({ tag: 'v1.1.0' })))
  expect(next.outputs).toMatchObject({ operation: 'updated', new_revision: 'true', deployment_id: id })
  expect(await ref()).toBe('refs/tags/v1.1.0')
})

test('a push to a branch releases nothing', async () => {
  expect((await controlPlane.run('release.yml', pushToBranch())).triggered).toBe(false)
})
