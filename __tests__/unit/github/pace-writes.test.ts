/** When the writes of a run begin. */
import { expect, test } from '@jest/globals'
import { startExchanges } from '../../../src/adapters/github/exchange.js'
import { paceWrites } from '../../../src/adapters/github/pace-writes.js'
import { CancelledError } from '../../../src/errors.js'
import { SimulatedGitHub } from '../../support/comments/simulated-github.js'

/** Seconds at which each of the writes begins, which all come at once. */
async function starts(count: number, endsAt?: number) {
  const server = new SimulatedGitHub(1)
  const ending = new AbortController()
  const pace = paceWrites(server.clock(), ending.signal)
  const begun: number[] = []
  const write = async () => {
    await pace()
    begun.push(server.now / 1_000)
  }
  const end = async () => {
    if (endsAt === undefined) return
    await server.after(endsAt * 1_000)
    ending.abort()
  }
  const writes = Array.from({ length: count }, write)
  await server.run(Promise.all([...writes, end()]))
  return begun
}

const zeros = (count: number) => Array<number>(count).fill(0)

test('the first 30 writes of a run do not wait', async () => {
  expect(await starts(30)).toEqual(zeros(30))
})

test('further writes begin a second apart', async () => {
  expect(await starts(34)).toEqual([...zeros(30), 1, 2, 3, 4])
})

test('what is left a second after the deployments have ended does not wait', async () => {
  const begun = await starts(120, 2)
  expect(begun.slice(30, 34)).toEqual([1, 2, 3, 3])
  expect(begun.at(-1)).toBe(3)
})

test('after a cancel none waits', async () => {
  const sleep = () => Promise.reject(new CancelledError())
  const pace = paceWrites({ now: () => 0, date: () => 0, sleep })
  await expect(Promise.all(Array.from({ length: 40 }, pace))).resolves.toHaveLength(40)
})

test('reads do not wait, and writes do', async () => {
  const server = new SimulatedGitHub(1)
  const exchange = startExchanges({ clock: server.clock() })(new AbortController().signal)
  const begun: Record<'read' | 'write', number> = { read: 0, write: 0 }
  const send = (kind: 'read' | 'write') =>
    exchange(kind, 'deployments: write', async () => {
      begun[kind] = server.now
    })
  const writes = Array.from({ length: 31 }, () => send('write'))
  await server.run(Promise.all([...writes, send('read')]))
  expect(begun).toEqual({ read: 0, write: 1_000 })
})
