import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import {
  findJob,
  findStep,
  pushTag,
  pushToBranch,
  type StandIn
} from '../../../support/workflow-harness/index.js'
import { ControlPlane, SECRETS } from './control-plane.js'

const controlPlane = new ControlPlane()

/** A repository whose test suite asks the agent server for its assistants, and ends with an exit code. */
const repository =
  (exitCode: number): StandIn =>
  ({ workspace }) => {
    const script = [
      '#!/usr/bin/env bash',
      'curl -fsS "$AGENT_URL/assistants/search" -H "X-Api-Key: $AGENT_API_KEY" \\',
      "  -H 'content-type: application/json' -d '{}' || exit 2",
      `exit ${exitCode}`
    ]
    writeFileSync(join(workspace, 'evaluate.sh'), script.join('\n'), { mode: 0o755 })
    return {}
  }

const evaluate = (exitCode: number) =>
  controlPlane.run(
    'evaluate.yml',
    pushTag({ tag: 'v1.0.0' }),
    { 'actions/checkout': repository(exitCode) },
    { secrets: { AGENT_API_KEY: SECRETS.CONTROL_PLANE_API_KEY } }
  )

beforeEach(() => controlPlane.reset())

test('a tag whose preview passes the test suite is deployed to production', async () => {
  const run = await evaluate(0)
  expect(run).toMatchObject({ conclusion: 'success', violations: [] })
  const { outputs } = findStep(findJob(run, 'production'), 'deploy')
  const { name, source_revision_config } = await controlPlane.deployment(outputs['deployment_id'])
  expect({ name, ref: source_revision_config['repo_ref'] }).toEqual({
    name: 'support-agent-production',
    ref: 'refs/tags/v1.0.0'
  })
  expect(findJob(run, 'evaluate').permissions).toEqual({ contents: 'read' })
})

test('a tag whose preview fails the test suite does not reach production', async () => {
  const run = await evaluate(1)
  expect(run.conclusion).toBe('failure')
  expect(findJob(run, 'evaluate').steps.at(-1)?.exitCode).toBe(1)
  expect(findJob(run, 'production').conclusion).toBe('skipped')
  expect(controlPlane.names()).toEqual(['support-agent-preview'])
})

test('a push to a branch evaluates nothing', async () => {
  expect((await controlPlane.run('evaluate.yml', pushToBranch())).triggered).toBe(false)
})
