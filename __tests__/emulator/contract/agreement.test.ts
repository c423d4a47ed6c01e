/**
 * The proof that both programs and the local control plane speak the public service's API as its reference documents it:
 * a proxy between them holds each request and each answer against `langsmith-api.json`.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Emulator } from '../../../emulator/index.js'
import { COMMIT } from '../../programs/action/bundle.js'
import { startPlane } from '../../programs/action/emulated.js'
import { access } from '../../programs/command-line/program.js'
import { runProgramHere } from '../../programs/command-line/program-here.js'
import { PROGRAMS } from '../../support/program-under-test.js'
import { tellStory } from '../../unit/dialect/story.js'
import { Contract } from './contract.js'
import { type ContractProxy, startContractProxy } from './proxy.js'
import { HEAD, OF_MANIFEST, play, STEPS } from './stories.js'

const LISTENER = {
  id: '22222222-2222-4222-8222-222222222222',
  cluster_namespaces: ['k8s', 'github']
}
const HEADS = [
  { ref: 'main', commit_sha: COMMIT },
  { ref: 'github', commit_sha: COMMIT },
  { ref: 'refs/tags/v1', commit_sha: COMMIT },
  { ref: 'k8s', commit_sha: HEAD },
  { ref: 'topic', commit_sha: HEAD }
]

/** What only a service without the paths of the vendor's tools is asked. */
const DOCUMENTED_LOG = 'GET /v2/deployments/{deployment_id}/revisions/{revision_id}/logs'

const contract = new Contract()
const startPublicPlane = () =>
  startPlane({
    buildTime: 0,
    deleteTime: '1h',
    listeners: [LISTENER],
    heads: HEADS,
    dialect: 'langsmith'
  })

/** The control plane, as it is reached through the proxy. */
const behind = (plane: Emulator, { url }: ContractProxy): Emulator =>
  Object.create(plane, { url: { value: url } }) as Emulator

/** Returns each violation since the last call, once. */
const takeViolations = ({ violations }: ContractProxy) => [...new Set(violations.splice(0))]
const operationsOf = (runs: typeof STEPS) => runs.map(({ operation }) => operation)

describe.each(PROGRAMS)('the $name and the local control plane', (program) => {
  let plane: Awaited<ReturnType<typeof startPublicPlane>>
  let proxy: ContractProxy

  beforeAll(async () => {
    plane = await startPublicPlane()
    proxy = await startContractProxy({ target: plane.url, contract })
  })
  afterAll(async () => {
    await proxy.close()
    await plane.close()
  })

  test('agree on the contract in the story of all dialects', async () => {
    const { told } = await tellStory(behind(plane, proxy), 'langsmith', program)
    expect(told).toHaveLength(18)
    expect(takeViolations(proxy)).toEqual([])
  })

  test.each([
    ['a step', STEPS],
    ['a manifest', OF_MANIFEST]
  ])('agree on the contract in %s with what only the public service has', async (_, runs) => {
    expect(await play(program, proxy.url, runs)).toEqual(operationsOf(runs))
    expect(takeViolations(proxy)).toEqual([])
  })

  test('used each operation of the contract', () => {
    const operations = contract.operations.filter((name) => name !== DOCUMENTED_LOG)
    expect([...proxy.operations].toSorted()).toEqual(operations.toSorted())
  })
})

test.each([
  ['of the vendor’s tools', undefined],
  ['of the reference', /^\/v1\/projects\//]
])('list, status and logs keep to the contract with the log %s', async (_, absent) => {
  await using plane = await startPublicPlane()
  const proxy = await startContractProxy({ target: plane.url, contract, absent })
  const [create] = STEPS
  await play(PROGRAMS[0] as (typeof PROGRAMS)[number], proxy.url, create ? [create] : [])
  const variables = { ...access(proxy.url), DEPLOY_AGENT_SERVER_API_DIALECT: 'langsmith' }
  const failed: unknown[] = []
  for (const args of [
    ['list'],
    ['status', '--name', 'sized', '--history'],
    ['logs', '--name', 'sized', '--build'],
    ['logs', '--name', 'sized', '--deploy']
  ]) {
    const { status, stdout } = await runProgramHere(args, { variables })
    if (status !== 0 || stdout === '') failed.push({ args, status, stdout })
  }
  expect(failed).toEqual([])
  expect(takeViolations(proxy)).toEqual([])
  expect(proxy.operations.has(DOCUMENTED_LOG)).toBe(absent !== undefined)
  await proxy.close()
})
