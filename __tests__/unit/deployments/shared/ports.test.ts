import { expect, test } from '@jest/globals'
import type { RunPorts } from '../../../../src/command.js'
import { sharePorts } from '../../../../src/deployments/shared/ports.js'
import type { TimeLimit } from '../../../../src/http/time-limit.js'
import type { Connection } from '../../../../src/inputs/connection.js'
import type { ControlPlane } from '../../../../src/ports.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

test('a deployment whose time may end before that of a shared read neither waits for it nor shares its own', async () => {
  let reads = 0
  const listIntegrations = async () => {
    reads++
    return reads === 2 ? new Promise<never>(() => {}) : []
  }
  const connect = async () => ({ listIntegrations }) as unknown as ControlPlane
  const ports = sharePorts({ clock: new VirtualClock(), connect, checkout: {} } as unknown as RunPorts, [])
  const open = (ms: number) => ports.connect({} as Connection, { remainingMs: () => ms } as unknown as TimeLimit)
  const [short, long, other] = [await open(90_000), await open(90_001), await open(1_800_000)]
  expect(await short.listIntegrations()).toEqual([])
  const shared = long.listIntegrations()
  expect(await short.listIntegrations()).toEqual([])
  expect([other.listIntegrations(), reads]).toEqual([shared, 3])
})
