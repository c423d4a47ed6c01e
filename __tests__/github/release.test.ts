import { expect, test } from '@jest/globals'
import { pushTag, releasePublished, type WorkflowEvent, workflowDispatch } from '../support/workflow-harness/index.js'
import { NAME, Rig } from './rig.js'

const rig = new Rig()
const INPUTS = { name: NAME, graph_config_path: 'agent.json' }
const TAG = 'refs/tags/v1.0.0'

test.each<[string, WorkflowEvent]>([
  ['a published release', releasePublished({ tag: 'v1.0.0' })],
  ['a pushed tag', pushTag({ tag: 'v1.0.0' })],
  ['a start by hand on a tag', workflowDispatch({ ref: TAG })]
])('%s deploys the tag by its full name', async (_, event) => {
  const run = await rig.run({ inputs: INPUTS, event })
  expect(run.outputs).toMatchObject({ operation: 'created', status: 'DEPLOYED' })
  expect(rig.emulator.controlPlane.dump()[0]?.revisions[0].source_revision_config.repo_ref).toBe(TAG)
})

test('a release is recorded on GitHub for the commit of its tag', async () => {
  const event = releasePublished({ tag: 'v1.0.0' })
  await rig.run({ inputs: { ...INPUTS, environment: 'production' }, event })
  expect(rig.deployment).toMatchObject({ ref: event.sha, environment: 'production', transient_environment: false })
})
