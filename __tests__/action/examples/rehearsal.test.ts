import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { findJob, findStep, pullRequest, runWorkflow, type StandIn } from '../../support/workflow-harness/index.js'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rehearsal-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A port that is free at the moment. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** The example at a port of its own, as the usual one may be taken on this machine. */
async function example(): Promise<string> {
  const port = await freePort()
  const text = readFileSync('examples/rehearsal.yml', 'utf8')
  const file = join(folder, 'rehearsal.yml')
  writeFileSync(file, text.replaceAll(':8124', `:${port}`).replace(' emulator --', ` emulator --port ${port} --`))
  return file
}

/** The repository of the user, and the action beside it. */
const checkout: StandIn = ({ with: { path }, workspace }) => {
  if (path === undefined) writeFileSync(join(workspace, 'agent.json'), '{"graphs": {"agent": "./agent.mjs:graph"}}')
  else symlinkSync(resolve('.'), join(workspace, path))
  return {}
}

test('a pull request is deployed, fails to build and is deleted on the runner alone, and the workflow ends well', async () => {
  const run = await runWorkflow({
    file: await example(),
    event: pullRequest({ action: 'opened', headBranch: 'feature/x' }),
    actionPath: '.',
    apiUrl: 'http://127.0.0.1:9',
    uses: { 'actions/checkout': checkout }
  })
  const job = findJob(run, 'rehearse')
  expect(run.log).toContain('DELETE /v2/deployments/')
  expect(job.steps.map(({ outcome, conclusion }) => `${outcome} ${conclusion}`)).toEqual([
    ...Array.from({ length: 5 }, () => 'success success'),
    'failure success',
    ...Array.from({ length: 3 }, () => 'success success')
  ])
  expect(findStep(job, 'deploy').outputs).toMatchObject({ operation: 'created', status: 'DEPLOYED', smoke: 'passed' })
  expect(findStep(job, 'deploy').annotations).toMatchObject([
    { level: 'warning', message: expect.stringContaining('#12') }
  ])
  expect(findStep(job, 'broken').stdout).toContain('npm error 404')
  expect(run.violations).toEqual([])
})
