import { expect, test } from '@jest/globals'
import { pushToBranch } from '../support/workflow-harness/index.js'
import { NAME, PREVIEW, Rig, warningsOf } from './rig.js'

const rig = new Rig()
const DEPLOYED = { exitCode: 0, outputs: { operation: 'created', status: 'DEPLOYED' } }

test('each permission that is missing costs one warning with the line to add, and never the deploy', async () => {
  rig.github.permissions['deployments'] = 'none'
  rig.github.permissions['pull-requests'] = 'none'
  const run = await rig.run({ inputs: PREVIEW })
  expect(run).toMatchObject(DEPLOYED)
  const warnings = warningsOf(run)
  const adding = (line: string) =>
    warnings.filter((warning) => warning.endsWith(`permissions of the job: ${line}`))
  expect(adding('deployments: write')).toHaveLength(1)
  expect(adding('pull-requests: read')).toHaveLength(1)
  expect(adding('pull-requests: write')).toHaveLength(1)
  expect(warnings).toHaveLength(3)
})

test('GitHub being down costs one warning', async () => {
  rig.github.faults = [{ answer: 'down' }]
  const run = await rig.run({ inputs: PREVIEW })
  expect(run).toMatchObject(DEPLOYED)
  expect(warningsOf(run)).toHaveLength(1)
  expect(warningsOf(run)[0]).toMatch(/GitHub cannot be reached.*The deploy continues\./)
}, 90_000)

test('a GitHub that takes a request and never answers holds neither the deploy nor the end of the job', async () => {
  rig.github.faults = [{ method: 'GET', path: /\/pulls\//, answer: 'hang', times: 1 }]
  const startedAt = performance.now()
  const run = await rig.run({ inputs: PREVIEW })
  expect(run).toMatchObject(DEPLOYED)
  expect(performance.now() - startedAt).toBeLessThan(20_000)
  expect(warningsOf(run)).toEqual([expect.stringContaining('GitHub did not answer in time')])
  expect(rig.states()).toEqual([['in_progress', 'success']])
})

test('a server error that passes is waited out: nothing is lost, nothing is written twice', async () => {
  rig.github.faults = [
    { method: 'GET', path: /\/pulls\//, answer: { status: 502 }, times: 1 },
    { method: 'POST', path: /\/statuses/, answer: { status: 503 }, times: 1 }
  ]
  const run = await rig.run({ inputs: PREVIEW })
  expect(run).toMatchObject(DEPLOYED)
  expect(warningsOf(run)).toEqual([])
  expect(rig.states()).toEqual([['in_progress', 'success']])
})

test('the secondary rate limit is waited for as long as GitHub asks', async () => {
  const answer = {
    status: 429,
    body: { message: 'You have exceeded a secondary rate limit.' },
    headers: { 'retry-after': '1' }
  }
  rig.github.faults = [{ path: /\/comments/, answer, times: 1 }]
  const run = await rig.run({ inputs: PREVIEW })
  expect(warningsOf(run)).toEqual([])
  expect(rig.comment.body).toMatch(/^### ✅ /)
})

test('a standing deployment is recorded in its environment, the earlier record is retired', async () => {
  const inputs = {
    name: NAME,
    graph_config_path: 'agent.json',
    environment: 'staging',
    new_revision: 'always'
  }
  await rig.run({ inputs, event: pushToBranch() })
  await rig.run({ inputs, event: pushToBranch() })
  expect(rig.states()).toEqual([
    ['in_progress', 'success', 'inactive'],
    ['in_progress', 'success']
  ])
  const [first] = rig.github.repository.deployments
  expect(first).toMatchObject({
    environment: 'staging',
    transient_environment: false,
    ref: pushToBranch().sha
  })
  expect(rig.github.repository.comments).toEqual([])
})

test('two standing deployments that share an environment both stay active there', async () => {
  const inputs = (name: string) => ({
    name,
    graph_config_path: 'agent.json',
    environment: 'staging'
  })
  await rig.run({ inputs: inputs('support-agent'), event: pushToBranch() })
  await rig.run({ inputs: inputs('billing-agent'), event: pushToBranch() })
  expect(rig.states()).toEqual([
    ['in_progress', 'success'],
    ['in_progress', 'success']
  ])
})
