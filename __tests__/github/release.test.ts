import { expect, test } from '@jest/globals'
import {
  pushTag,
  pushToBranch,
  releasePublished,
  type WorkflowEvent,
  workflowDispatch
} from '../support/workflow-harness/index.js'
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

test('a deployment that followed a branch switches to the tag, stops building pushes, and the plan says so', async () => {
  await rig.run({ inputs: { ...INPUTS, build_on_push: 'true' }, event: pushToBranch() })
  const run = await rig.run({ inputs: INPUTS, event: pushTag({ tag: 'v1.0.0' }) })
  expect(run.outputs).toMatchObject({ operation: 'updated', status: 'DEPLOYED' })
  expect(run.stdout).toMatch(/build_on_push +true → false \(must be off with a tag\)/)
  const patch = rig.emulator.requests.find(({ method }) => method === 'PATCH')
  expect(patch?.body).toEqual({
    source_config: { build_on_push: false },
    source_revision_config: { repo_ref: TAG }
  })
})

test('build_on_push with a tag is refused before anything is sent', async () => {
  const run = await rig.run({ inputs: { ...INPUTS, build_on_push: 'true' }, event: pushTag({ tag: 'v1.0.0' }) })
  expect(run.exitCode).toBe(1)
  expect(run.stdout).toContain('build_on_push: cannot be true while `repo_ref` is a tag')
  expect(rig.emulator.requests).toEqual([])
})

test('a release is recorded on GitHub for the commit of its tag', async () => {
  const event = releasePublished({ tag: 'v1.0.0' })
  await rig.run({ inputs: { ...INPUTS, environment: 'production' }, event })
  expect(rig.deployment).toMatchObject({ ref: event.sha, environment: 'production', transient_environment: false })
})
