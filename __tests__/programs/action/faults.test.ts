/** Faults of the network and of the service, over real connections. What follows from each is in `__tests__/scenarios`. */
import { expect, test } from '@jest/globals'
import { deploy, gitInputs, runBundle } from './bundle.js'
import { inventory, startPlane, startTimelessPlane } from './emulated.js'

test.each(['garbage', 'truncate', 'drop-before', 'redirect'])(
  'a service that answers everything with %s is a failure in time',
  async (fault) => {
    await using plane = await startTimelessPlane()
    plane.addFault(`* ** ${fault} times=always`)
    const { exitCode, stdout } = await deploy(plane, { timeout: '1s' })
    expect(exitCode).toBe(1)
    expect(stdout).toMatch(/^::error::.*%0A {2}Request: GET \/v2\/deployments/m)
    expect(inventory(plane)).toEqual({})
  }
)

test('a control plane that goes away and comes back during the wait loses nothing and doubles nothing', async () => {
  await using plane = await startPlane({ buildTime: '600ms' })
  let restarted: Promise<void> | undefined
  const { exitCode, outputs } = await runBundle(gitInputs(plane.url), {
    onLine: (line) => {
      if (/(?:CREATING|QUEUED|BUILDING)$/.test(line)) restarted ??= plane.restart(200)
    }
  })
  await restarted
  expect(restarted).toBeDefined()
  expect({ exitCode, operation: outputs.operation, status: outputs.status }).toEqual({
    exitCode: 0,
    operation: 'created',
    status: 'DEPLOYED'
  })
  expect(inventory(plane)).toEqual({ support: 1 })
})
