import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import {
  findJob,
  findStep,
  pullRequest,
  pushToBranch,
  type StandIn,
  type WorkflowEvent,
  type WorkflowRun
} from '../../../support/workflow-harness/index.js'
import { ControlPlane } from './control-plane.js'

const controlPlane = new ControlPlane()
const ALL = ['reports', 'router', 'support']

/** The workspace has the manifest. The commits are made up, so there is no history to compare with. */
const checkout: StandIn = ({ workspace }) => {
  mkdirSync(workspace, { recursive: true })
  copyFileSync('examples/deployments.yaml', join(workspace, 'deployments.yaml'))
  return {}
}
const run = (example: string, event: WorkflowEvent) =>
  controlPlane.run(example, event, { 'actions/checkout': checkout })

const outputsOf = (run: WorkflowRun) => findStep(findJob(run, 'deploy'), 'deploy').outputs
const jsonOf = (run: WorkflowRun, output: string): unknown =>
  JSON.parse(outputsOf(run)[output] ?? '')

test('one step deploys all agents to main, and a pull request gets a preview of each until it closes', async () => {
  const main = await run('manifest.yml', pushToBranch())
  expect(main.conclusion).toBe('success')
  expect(controlPlane.names()).toEqual(ALL)
  expect((jsonOf(main, 'deployed') as string[]).sort()).toEqual(ALL)
  const again = await run('manifest.yml', pushToBranch())
  expect(again.conclusion).toBe('success')
  expect(jsonOf(again, 'failed')).toEqual([])

  controlPlane.github.repository.pulls.set(12, 'open')
  const opened = await run('manifest.yml', pullRequest({ action: 'opened' }))
  expect(opened.conclusion).toBe('success')
  const previews = ALL.map((name) => `${name}-pr-12`)
  expect(controlPlane.names()).toEqual([...ALL, ...previews].sort())

  controlPlane.github.repository.pulls.set(12, 'closed')
  const closed = await run('manifest.yml', pullRequest({ action: 'closed' }))
  expect(closed.conclusion).toBe('success')
  expect(controlPlane.names()).toEqual(ALL)
}, 120_000)

const namesIn = (run: WorkflowRun): string[] => {
  const { include } = JSON.parse(findJob(run, 'changed').outputs['matrix'] ?? '') as {
    include: { name: string }[]
  }
  return include.map(({ name }) => name).sort()
}

test('a matrix has one job for each agent with changes', async () => {
  const event = pushToBranch({ sha: 'c'.repeat(40) })
  const pushed = await run('manifest-matrix.yml', event)
  expect(pushed.conclusion).toBe('success')
  expect(namesIn(pushed)).toEqual(ALL)
  for (const name of ALL) {
    const job = findJob(pushed, 'deploy', { name })
    expect(job).toMatchObject({ conclusion: 'success', environment: { name: 'production' } })
  }
  // The tag of an image may have moved, so its deployment always has a job.
  const again = await run('manifest-matrix.yml', event)
  expect(again.conclusion).toBe('success')
  expect(namesIn(again)).toEqual(['reports'])
}, 120_000)
