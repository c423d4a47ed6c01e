import { describe, expect, test } from '@jest/globals'
import { deploy, gitInputs, runBundle } from './bundle.js'
import { inventory, startPlane, startTimelessPlane, statuses } from './emulated.js'

/** Faults of a write. The client cannot see whether the service applied it. */
const WRITE_FAULTS = [
  'drop-before',
  'drop-after',
  'truncate',
  'garbage',
  'wrong-type',
  '500',
  '500-after',
  '502-after',
  '503-before',
  '504-after',
  '408-after',
  '429 retry-after=0',
  '429 retry-after=date:0',
  '425'
]

/** Whether the service acts before it fails; a write is then not sent again. */
const acts = (fault: string) => /after|truncate|garbage|wrong-type/.test(fault.replace(/retry-after.*/, ''))

describe('a write whose request or response is lost', () => {
  test.each(WRITE_FAULTS)('a create that meets %s makes exactly one deployment with one revision', async (fault) => {
    await using plane = await startTimelessPlane()
    plane.addFault(`POST /v2/deployments ${fault}`)
    const { exitCode, outputs } = await deploy(plane, { secrets: 'A=value-a' })
    expect([exitCode, outputs.operation, outputs.status]).toEqual([0, 'created', 'DEPLOYED'])
    expect(inventory(plane)).toEqual({ support: 1 })
    expect(statuses(plane, 'POST')).toHaveLength(acts(fault) ? 1 : 2)
    const [only] = plane.controlPlane.dump()
    expect([outputs.deployment_id, outputs.revision_id]).toEqual([only?.id, only?.revisions[0]?.id])
  })

  test.each([...WRITE_FAULTS, '409'])('a patch that meets %s makes exactly one revision', async (fault) => {
    await using plane = await startTimelessPlane()
    await deploy(plane, { secrets: 'A=value-a' })
    plane.addFault(`PATCH /v2/deployments/* ${fault}`)
    const { exitCode, outputs } = await deploy(plane, { secrets: 'A=value-b' })
    expect([exitCode, outputs.operation, outputs.status]).toEqual([0, 'updated', 'DEPLOYED'])
    expect(inventory(plane)).toEqual({ support: 2 })
    expect(statuses(plane, 'PATCH')).toHaveLength(acts(fault) ? 1 : 2)
    expect(outputs.revision_id).toBe(plane.controlPlane.dump()[0]?.revisions[1]?.id)
  })

  test.each(['400', '401', '403', '422', '413'])(
    'a create that is refused with %s is not sent twice',
    async (status) => {
      await using plane = await startTimelessPlane()
      plane.addFault(`POST /v2/deployments ${status} times=always`)
      const { exitCode, stdout } = await deploy(plane)
      expect(exitCode).toBe(1)
      expect(stdout).toMatch(new RegExp(`^::error::.*%0A {2}POST /v2/deployments answered ${status}`, 'm'))
      expect(stdout).toContain('To fix: ')
      expect(statuses(plane, 'POST')).toEqual([Number(status)])
    }
  )
})

describe('a read that goes wrong during the wait', () => {
  test.each([
    '500',
    '502',
    '503 retry-after=0',
    '429',
    '408',
    'drop-before',
    'truncate',
    'garbage',
    'wrong-type',
    'redirect'
  ])('%s five times does not end it', async (fault) => {
    await using plane = await startTimelessPlane()
    plane.addFault(`GET /v2/deployments/*/revisions/* ${fault} times=5 skip=1`)
    const { exitCode, outputs } = await deploy(plane)
    expect([exitCode, outputs.status]).toEqual([0, 'DEPLOYED'])
  })

  test.each(['401', '403', '404'])('%s ends it at once and is never a success', async (status) => {
    await using plane = await startTimelessPlane()
    plane.setOutcome('stuck:BUILDING')
    plane.addFault(`GET /v2/deployments/*/revisions/* ${status} times=always skip=2`)
    const { exitCode, stdout, outputs } = await deploy(plane)
    expect(exitCode).toBe(1)
    expect(stdout).toContain(`answered ${status}`)
    expect(outputs.revision_id).toMatch(/^[0-9a-f-]{36}$/)
  })

  test.each([
    ['garbage', startTimelessPlane],
    ['500', startTimelessPlane],
    ['drop-before', startTimelessPlane],
    ['hang', startPlane]
  ])('%s without end ends at the timeout, not in a success', async (fault, start) => {
    await using plane = await start()
    plane.addFault(`GET /v2/deployments/*/revisions/* ${fault} times=always`)
    const { exitCode, stdout } = await deploy(plane, { timeout: '2s' })
    expect(exitCode).toBe(1)
    expect(stdout).toMatch(/::error::Timed out after [\d.]+ s\. The revision could not be read/)
  })

  test.each(['garbage', 'wrong-type', 'truncate', 'drop-before', 'redirect'])(
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
})

describe('a control plane that goes away', () => {
  test('and comes back during the wait loses nothing and doubles nothing', async () => {
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
})
