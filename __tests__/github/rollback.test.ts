/** What a rollback by hand and a release leave on GitHub. */
import { expect, test } from '@jest/globals'
import {
  pullRequest,
  pushToBranch,
  releasePublished,
  workflowDispatch
} from '../support/workflow-harness/index.js'
import { NAME, PREVIEW, Rig } from './rig.js'

const rig = new Rig()
const INPUTS = { name: NAME, environment: 'production' }
const [FIRST, SECOND] = ['1'.repeat(40), '2'.repeat(40)]

async function deployTwice(): Promise<void> {
  for (const sha of [FIRST, SECOND])
    await rig.run({
      inputs: { ...INPUTS, graph_config_path: 'agent.json' },
      event: pushToBranch({ sha })
    })
}

const rollback = (inputs: Record<string, string> = {}) =>
  rig.run({
    inputs: { ...INPUTS, command: 'rollback', ...inputs },
    event: workflowDispatch({ sha: SECOND })
  })

test('is recorded in the environment for the commit that it returns to, and retires the record before', async () => {
  await deployTwice()
  const { outputs } = await rollback()
  expect(outputs).toMatchObject({ operation: 'rolled_back', commit_sha: FIRST })
  const { deployments } = rig.github.repository
  expect(deployments.map(({ ref }) => ref)).toEqual([FIRST, SECOND, FIRST])
  expect(rig.states()).toEqual([
    ['in_progress', 'success', 'inactive'],
    ['in_progress', 'success', 'inactive'],
    ['in_progress', 'success']
  ])
  expect(rig.github.repository.comments).toEqual([])
})

test('that fails is recorded as a failure, and a dry run not at all', async () => {
  await deployTwice()
  await rollback({ dry_run: 'true' })
  expect(rig.states()).toHaveLength(2)
  rig.emulator.setOutcome('BUILD_FAILED')
  await rollback()
  expect(rig.states()[2]).toEqual(['in_progress', 'failure'])
})

test('of a preview updates its comment', async () => {
  for (const sha of [FIRST, SECOND])
    await rig.run({ inputs: PREVIEW, event: pullRequest({ action: 'synchronize', headSha: sha }) })
  const { graph_config_path: _, ...inputs } = PREVIEW
  const event = pullRequest({ action: 'labeled', headSha: SECOND })
  expect(
    (await rig.run({ inputs: { ...inputs, command: 'rollback' }, event })).outputs
  ).toMatchObject({
    commit_sha: FIRST
  })
  expect(rig.comment.body).toMatch(
    /^### ✅ Rolled back `support-agent-pr-12` from `2222222` to `1111111`/
  )
  expect(rig.comment.body).toContain('✅ Rolled back |')
})

test('a release is recorded on GitHub for the commit of its tag', async () => {
  const event = releasePublished({ tag: 'v1.0.0' })
  await rig.run({
    inputs: { name: NAME, graph_config_path: 'agent.json', environment: 'production' },
    event
  })
  expect(rig.deployment).toMatchObject({
    ref: event.sha,
    environment: 'production',
    transient_environment: false
  })
})
