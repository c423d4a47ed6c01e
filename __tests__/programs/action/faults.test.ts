/** Faults of the network and of the service, over real connections. What follows from each is in `__tests__/scenarios`. */
import { expect, test } from '@jest/globals'
import { deploy, gitInputs, runBundle } from './bundle.js'
import { inventory, startPlane, startTimelessPlane, statuses } from './emulated.js'

/** Faults of a write, and how often it is sent: once if the service acted before it failed. */
const WRITE_FAULTS: [fault: string, sent: number][] = [
  ['drop-before', 2],
  ['drop-after', 1],
  ['truncate', 1],
  ['garbage', 1],
  ['504-after', 1],
  ['503-before', 2],
  ['429 retry-after=date:0', 2]
]

test.each(WRITE_FAULTS)('a create and a patch that meet %s make one revision each', async (fault, sent) => {
  await using plane = await startTimelessPlane()
  plane.addFault(`POST /v2/deployments ${fault}`)
  plane.addFault(`PATCH /v2/deployments/* ${fault}`)
  const created = await deploy(plane, { secrets: 'A=value-a' })
  const updated = await deploy(plane, { secrets: 'A=value-b' })
  expect([created, updated].map(({ outputs }) => outputs.operation)).toEqual(['created', 'updated'])
  expect([inventory(plane), updated.outputs.status]).toEqual([{ support: 2 }, 'DEPLOYED'])
  expect([statuses(plane, 'POST').length, statuses(plane, 'PATCH').length]).toEqual([sent, sent])
})

test.each(['garbage', 'truncate', 'drop-before', 'redirect'])(
  'a service that answers everything with %s is a failure in time',
  async (fault) => {
    await using plane = await startTimelessPlane()
    plane.addFault(`* ** ${fault} times=always`)
    const { exitCode, stdout } = await deploy(plane, { timeout: '1s' })
    expect(exitCode).toBe(1)
    expect(stdout).toMatch(/^::error::.*%0A {2}GET \/v2\/deployments/m)
    expect(inventory(plane)).toEqual({})
  }
)

test('a control plane that goes away and comes back during the wait loses nothing and doubles nothing', async () => {
  await using plane = await startPlane({ buildTime: '600ms' })
  let restarted: Promise<void> | undefined
  const { exitCode, outputs } = await runBundle(gitInputs(plane.url), {
    onLine: (line) => {
      if (line.endsWith('BUILDING')) restarted ??= plane.restart(200)
    }
  })
  await restarted
  expect(restarted).toBeDefined()
  expect([exitCode, outputs.operation, outputs.status]).toEqual([0, 'created', 'DEPLOYED'])
  expect(inventory(plane)).toEqual({ support: 1 })
})
