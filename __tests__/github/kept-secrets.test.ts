/** A service that merges the list of secrets keeps one that was removed. */
import { beforeEach, expect, test } from '@jest/globals'
import { pushToBranch } from '../support/workflow-harness/index.js'
import { NAME, Rig, warningsOf } from './rig.js'

const rig = new Rig()
const SHA = '1'.repeat(40)
const BASE = { name: NAME, graph_config_path: 'agent.json' }
const BOTH = 'STAYS=first-value\nREMOVED=second-value'

/** Runs at one commit. */
const run = (secrets: string, inputs: Record<string, string> = { environment: 'production' }) =>
  rig.run({ inputs: { ...BASE, ...inputs, secrets }, event: pushToBranch({ sha: SHA }) })

const revisions = () => rig.emulator.controlPlane.dump()[0]?.revisions.length

beforeEach(() => {
  const { controlPlane } = rig.emulator
  const patch = controlPlane.patch.bind(controlPlane)
  controlPlane.patch = (id, body) => {
    const sent = body as { secrets?: { name: string }[] }
    const names = new Set(sent.secrets?.map(({ name }) => name))
    const kept = controlPlane
      .dump()
      .flatMap(({ secrets }) => secrets.filter(({ name }) => !names.has(name)))
    return patch(id, { ...sent, ...(sent.secrets && { secrets: [...sent.secrets, ...kept] }) })
  }
})

test('with an environment, the same removal makes no second revision; another one does', async () => {
  await run(`${BOTH}\nLAST=third-value`)
  const second = await run(BOTH)
  expect([second.outputs['operation'], revisions()]).toEqual(['updated', 2])
  expect(warningsOf(second)).toContainEqual(expect.stringContaining('LAST'))
  for (const _ of [1, 2]) {
    const again = await run(BOTH)
    expect(again.outputs).toMatchObject({ operation: 'unchanged', new_revision: 'false' })
    expect(warningsOf(again)).toContainEqual(expect.stringContaining('LAST'))
  }
  expect((await run('STAYS=first-value')).outputs['operation']).toBe('updated')
  expect(revisions()).toBe(3)
})

test('a value that changes meanwhile makes the removal a new one', async () => {
  await run(BOTH)
  await run('STAYS=first-value')
  await run('STAYS=rotated-value')
  expect(revisions()).toBe(3)
  expect((await run('STAYS=rotated-value')).outputs['operation']).toBe('unchanged')
  await run('STAYS=rotated-value', { environment: 'staging' })
  expect(revisions()).toBe(4)
})
