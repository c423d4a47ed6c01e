import { expect, test } from '@jest/globals'
import { pushTag, pushToBranch } from '../../../support/workflow-harness/index.js'
import { ControlPlane, deployed } from './control-plane.js'

const controlPlane = new ControlPlane()

const FIRST = '1111111111111111111111111111111111111111'
const SECOND = '2222222222222222222222222222222222222222'
const push = (tag: string, sha: string) => controlPlane.run('tag.yml', pushTag({ tag, sha }))

test('a version tag is deployed, the next one replaces it, and the first one can be deployed again', async () => {
  const first = deployed(await push('v1.0.0', FIRST))
  expect(first.outputs).toMatchObject({ operation: 'created', commit_sha: FIRST })
  expect(first.job.environment).toEqual({ name: 'production', url: first.outputs['url'] })
  const id = first.outputs['deployment_id']
  for (const [tag, sha] of [
    ['v1.1.0', SECOND],
    ['v1.0.0', FIRST]
  ] as const) {
    expect(deployed(await push(tag, sha)).outputs).toMatchObject({
      operation: 'updated',
      commit_sha: sha,
      deployment_id: id
    })
    const { source_revision_config } = await controlPlane.deployment(id)
    expect(source_revision_config['repo_ref']).toBe(`refs/tags/${tag}`)
  }
})

test('a pre-release, another tag and a push to a branch deploy nothing', async () => {
  for (const event of [
    pushTag({ tag: 'v1.2.3-rc.1' }),
    pushTag({ tag: 'nightly' }),
    pushToBranch()
  ]) {
    expect((await controlPlane.run('tag.yml', event)).triggered).toBe(false)
  }
})
