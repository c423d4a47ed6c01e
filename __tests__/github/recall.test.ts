import { expect, test } from '@jest/globals'
import { pullRequest } from '../support/workflow-harness/index.js'
import { NAME, PREVIEW, PREVIEW_NAME, Rig, warningsOf } from './rig.js'

/** A control plane with nothing beyond the specification: no list to look a name up in. */
const rig = new Rig({ documentedOnly: true })

const ENVIRONMENT = `preview/${PREVIEW_NAME}`
const AGAIN = pullRequest({ action: 'synchronize', headSha: '2'.repeat(40) })

/** Another deployment, which must never be touched. */
async function other(): Promise<string> {
  const run = await rig.run({ inputs: { name: 'billing-agent', graph_config_path: 'agent.json' } })
  return run.outputs['deployment_id'] ?? ''
}

const revisionsOf = (name: string) =>
  rig.emulator.controlPlane.dump().find((deployment) => deployment.name === name)?.revisions.length

test('a later run finds the preview by what an earlier run recorded on GitHub', async () => {
  const first = await rig.run({ inputs: PREVIEW })
  const second = await rig.run({ inputs: { ...PREVIEW, new_revision: 'always' }, event: AGAIN })
  expect(second.outputs).toMatchObject({
    operation: 'updated',
    deployment_id: first.outputs['deployment_id']
  })
  expect(rig.names()).toEqual([PREVIEW_NAME])
})

test('a payload edited to name another deployment changes and deletes nothing of it', async () => {
  const foreign = await other()
  rig.github.repository.deploy({
    environment: ENVIRONMENT,
    payload: { name: PREVIEW_NAME, deployment_id: foreign }
  })
  const run = await rig.run({ inputs: PREVIEW })
  expect(run.outputs['operation']).toBe('created')
  expect(run.outputs['deployment_id']).not.toBe(foreign)
  expect(warningsOf(run).join('\n')).toContain('Ignoring it')

  rig.github.repository.pulls.set(12, 'closed')
  rig.github.repository.deploy({
    environment: ENVIRONMENT,
    payload: { name: PREVIEW_NAME, deployment_id: foreign }
  })
  await rig.run({ inputs: PREVIEW, event: pullRequest({ action: 'closed' }) })
  expect(
    rig.emulator.requests.filter(({ method, url }) => method !== 'GET' && url.includes(foreign))
  ).toEqual([])
  expect(revisionsOf('billing-agent')).toBe(1)
})

test('a standing deployment is found by its environment', async () => {
  const inputs = { name: NAME, graph_config_path: 'agent.json', environment: 'staging' }
  const first = await rig.run({ inputs })
  const second = await rig.run({ inputs: { ...inputs, new_revision: 'always' } })
  expect(second.outputs).toMatchObject({
    operation: 'updated',
    deployment_id: first.outputs['deployment_id']
  })
})
