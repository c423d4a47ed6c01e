import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import {
  findJob,
  findStep,
  pullRequest,
  runWorkflow,
  type StandIn
} from '../../../support/workflow-harness/index.js'

/** The repository of the user. */
const checkout: StandIn = ({ workspace }) => {
  writeFileSync(join(workspace, 'agent.json'), '{"graphs": {"agent": "./agent.mjs:graph"}}')
  const git = (...args: string[]) =>
    execFileSync('git', [
      '-C',
      workspace,
      '-c',
      'user.name=a',
      '-c',
      'user.email=a@b.example',
      ...args
    ])
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Add the agent')
  return {}
}

test('a pull request is deployed, fails to build and is deleted on the runner alone, and the workflow ends well', async () => {
  const run = await runWorkflow({
    file: 'examples/rehearsal.yml',
    event: pullRequest({ action: 'opened', headBranch: 'feature/x' }),
    actionPath: '.',
    apiUrl: 'http://127.0.0.1:9',
    uses: { 'actions/checkout': checkout }
  })
  const job = findJob(run, 'rehearse')
  expect(run.log).toContain('DELETE /v2/deployments/')
  expect(job.steps.map(({ outcome, conclusion }) => `${outcome} ${conclusion}`)).toEqual([
    ...Array.from({ length: 4 }, () => 'success success'),
    'failure success',
    ...Array.from({ length: 3 }, () => 'success success')
  ])
  expect(findStep(job, 'deploy').outputs).toMatchObject({
    operation: 'created',
    status: 'DEPLOYED',
    smoke: 'passed'
  })
  expect(findStep(job, 'deploy').annotations).toMatchObject([
    { level: 'warning', message: expect.stringContaining('#12') }
  ])
  expect(findStep(job, 'broken').stdout).toContain('npm error 404')
  expect(run.violations).toEqual([])
  // The post step of the local control plane shows its log, and leaves no process.
  const post = job.steps.at(-1)
  expect(post?.name).toBe('Post Run deploy-agent-server/deploy-agent-server/emulator@v1')
  expect(post?.stdout).toContain('::group::Log of the local control plane')
  expect(() => process.kill(Number(findStep(job, 'plane').state.pid), 0)).toThrow('ESRCH')
})
