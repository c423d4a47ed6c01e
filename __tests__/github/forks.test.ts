import { expect, test } from '@jest/globals'
import { pullRequest, pullRequestTarget } from '../support/workflow-harness/index.js'
import { PREVIEW, PREVIEW_NAME, Rig, warningsOf } from './rig.js'

const rig = new Rig()
const FORK = 'stranger/support-agent'

const deployed = () => {
  const [record] = rig.emulator.controlPlane.dump()
  return {
    repo_url: record?.source_config.repo_url,
    repo_ref: record?.revisions[0].source_revision_config.repo_ref
  }
}

test('a pull request from a fork, which gets no secrets, is skipped with a reason and stays green', async () => {
  const event = pullRequest({ action: 'opened', fork: FORK })
  const run = await rig.run({ inputs: { ...PREVIEW, api_key: '' }, event })
  expect(run).toMatchObject({ exitCode: 0, outputs: { operation: 'skipped' } })
  expect(run.stdout).toMatch(/^::notice::Skipped: Pull request #12 comes from a fork/m)
  expect(rig.emulator.requests).toEqual([])
  expect(rig.github.log).toEqual([])
})

test('a fork with credentials is built from the fork, and the log says from where', async () => {
  rig.github.permissions['deployments'] = 'read'
  rig.github.permissions['pull-requests'] = 'read'
  const run = await rig.run({
    inputs: PREVIEW,
    event: pullRequest({ action: 'opened', fork: FORK })
  })
  expect(run.exitCode).toBe(0)
  expect(deployed()).toEqual({
    repo_url: `https://github.com/${FORK}`,
    repo_ref: 'feature/greeting'
  })
  expect(run.stdout).toContain(`comes from a fork. Building https://github.com/${FORK}.`)
  // Its token cannot write whatever the workflow says: adding a permission would be the wrong advice.
  expect(warningsOf(run).join('\n')).toContain(
    'never grants to a run of a pull request from a fork'
  )
})

test('pull_request_target never gives the secrets to the code of a fork automatically', async () => {
  const event = pullRequestTarget({ action: 'opened', fork: FORK })
  const refused = await rig.run({ inputs: PREVIEW, event })
  expect(refused.exitCode).toBe(1)
  expect(refused.stdout).toContain(
    `repo_ref: is not set. Pull request #12 comes from the fork ${FORK}`
  )
  expect(rig.emulator.requests).toEqual([])

  const asked = await rig.run({ inputs: { ...PREVIEW, repo_ref: 'feature/greeting' }, event })
  expect(asked.exitCode).toBe(0)
  expect(deployed()).toEqual({
    repo_url: `https://github.com/${FORK}`,
    repo_ref: 'feature/greeting'
  })
  expect(rig.names()).toEqual([PREVIEW_NAME])
})
