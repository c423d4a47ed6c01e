import { describe, expect, test } from '@jest/globals'
import { pushToBranch } from '../../../support/workflow-harness/index.js'
import { COMMIT } from '../bundle.js'
import { ControlPlane, deployed, docker } from './control-plane.js'

const controlPlane = new ControlPlane('langsmith')

describe('examples/langsmith-cloud.yml', () => {
  test('the public service is asked for a git deployment in its own words, and an unchanged push sends nothing', async () => {
    const event = pushToBranch()
    const first = deployed(await controlPlane.run('langsmith-cloud.yml', event))
    expect(first.outputs).toMatchObject({ operation: 'created', status: 'DEPLOYED' })
    const id = first.outputs['deployment_id']
    const made = await controlPlane.deployment(id)
    // It shows the commit that it built in place of the ref.
    expect(made).toMatchObject({
      source: 'github',
      source_config: { repo_branch: 'main' },
      source_revision_config: { repo_ref: COMMIT, langgraph_config_path: 'langgraph.json' }
    })

    const again = deployed(await controlPlane.run('langsmith-cloud.yml', event))
    expect(again.outputs).toMatchObject({ operation: 'unchanged', deployment_id: id })
    expect(await controlPlane.revisionCount(id)).toBe(1)
  })
})

describe('examples/langsmith-self-hosted.yml', () => {
  const digest = `sha256:${'3'.repeat(64)}`

  test('the image is deployed by its digest to the namespace whose listener is looked up', async () => {
    // The cloud example has the same name, and a deployment cannot change its source.
    controlPlane.reset()
    const run = deployed(
      await controlPlane.run('langsmith-self-hosted.yml', pushToBranch(), docker(digest))
    )
    expect(run.outputs).toMatchObject({ operation: 'created', status: 'DEPLOYED' })
    const made = await controlPlane.deployment(run.outputs['deployment_id'])
    expect(made.source).toBe('external_docker')
    expect(made.source_revision_config).toMatchObject({
      image_uri: `ghcr.io/acme/support-agent@${digest}`
    })
    expect(made.source_config['resource_spec']).toMatchObject({
      min_scale: 1,
      cpu: 1,
      memory_mb: 1024
    })
  })
})
