import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Ordered, runInOrder } from '../../../src/run/deployments/order.js'

const node = (key: string, ...needs: string[]): Ordered => ({ key, needs })

test('the next one begins though the one before it threw, and the error is that of the run', async () => {
  const keys: string[] = []
  const work = runInOrder([node('a'), node('b')], 1, (one, _needed, inPlace) =>
    inPlace(async () => {
      keys.push(one.key)
      if (one.key === 'a') throw new TypeError('bug')
    })
  )
  await expect(work).rejects.toThrow('bug')
  expect(keys).toEqual(['a', 'b'])
})

/** A graph without cycles: each node needs some of those before it. The order in the file is another one. */
const graphs = fc
  .array(fc.record({ needs: fc.array(fc.nat(11), { maxLength: 3 }), fails: fc.boolean() }), {
    maxLength: 12
  })
  .chain((nodes) =>
    fc.tuple(
      fc.constant(nodes),
      fc.shuffledSubarray([...nodes.keys()], { minLength: nodes.length })
    )
  )
  .map(([nodes, order]) => ({
    fails: new Set(nodes.flatMap(({ fails }, i) => (fails ? [`d${i}`] : []))),
    nodes: order.map((i) =>
      node(
        `d${i}`,
        ...new Set(nodes[i]!.needs.filter((need) => need < i).map((need) => `d${need}`))
      )
    )
  }))

test('each runs once after all that it needs, is given how they ended, and never too many run at a time', async () => {
  const property = fc.asyncProperty(
    graphs,
    fc.integer({ min: 1, max: 4 }),
    fc.scheduler(),
    async (graph, limit, s) => {
      const { nodes, fails } = graph
      const ended = new Map<string, boolean>()
      let running = 0
      const work = runInOrder(
        nodes,
        limit,
        async ({ key, needs }, needed: ReadonlyMap<string, boolean>, inPlace) => {
          expect([...needed]).toEqual(needs.map((need) => [need, ended.get(need)]))
          const isBlocked = [...needed.values()].includes(false)
          const run = async () => {
            running++
            expect(running).toBeLessThanOrEqual(limit)
            await s.schedule(Promise.resolve())
            running--
            return !fails.has(key)
          }
          const isLive = isBlocked ? false : await inPlace(run)
          expect(ended.has(key)).toBe(false)
          ended.set(key, isLive)
          return isLive
        }
      )
      await s.waitFor(work)
      expect([...ended.keys()].sort()).toEqual(nodes.map(({ key }) => key).sort())
    }
  )
  await fc.assert(property, { numRuns: 200 })
})
