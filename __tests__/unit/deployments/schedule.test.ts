import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type EndState, type GraphNode, nextSteps, runGraph } from '../../../src/deployments/schedule.js'

const node = (key: string, ...needs: string[]): GraphNode => ({ key, needs })
const ended = (...states: [string, EndState][]) => new Map(states)

describe('which deployments start and which are skipped', () => {
  test.each<[string, GraphNode[], string[], Map<string, EndState>, number, string[], string[]]>([
    ['all without needs, in order', [node('a'), node('b')], [], ended(), 5, ['a', 'b'], []],
    ['no more than the limit', [node('a'), node('b'), node('c')], ['a'], ended(), 2, ['b'], []],
    ['none while its need runs', [node('a'), node('b', 'a')], ['a'], ended(), 5, [], []],
    ['one whose need is live', [node('a'), node('b', 'a')], [], ended(['a', 'live']), 5, ['b'], []],
    ['one whose need failed is skipped', [node('a'), node('b', 'a')], [], ended(['a', 'failed']), 5, [], ['b: a']],
    ['one whose need was skipped', [node('a'), node('b', 'a')], [], ended(['a', 'skipped']), 5, [], ['b: a']],
    [
      'a skip waits for all needs, and names each that is not live',
      [node('a'), node('b'), node('c'), node('d', 'a', 'b', 'c')],
      [],
      ended(['a', 'failed'], ['b', 'live'], ['c', 'failed']),
      5,
      [],
      ['d: a c']
    ],
    [
      'and is not told before the last has ended',
      [node('a'), node('b'), node('c', 'a', 'b')],
      ['b'],
      ended(['a', 'failed']),
      5,
      [],
      []
    ]
  ])('%s', (_, nodes, running, done, limit, start, skip) => {
    const steps = nextSteps(nodes, { running: new Set(running), ended: done }, limit)
    expect(steps.start).toEqual(start)
    expect(steps.skip.map(({ key, unmet }) => `${key}: ${unmet.join(' ')}`)).toEqual(skip)
  })
})

/** A graph without cycles: each node needs some of those before it. The order in the file is another one. */
const graphs = fc
  .array(fc.record({ needs: fc.array(fc.nat(11), { maxLength: 3 }), fails: fc.boolean() }), { maxLength: 12 })
  .chain((nodes) => fc.tuple(fc.constant(nodes), fc.shuffledSubarray([...nodes.keys()], { minLength: nodes.length })))
  .map(([nodes, order]) => ({
    fails: new Set(nodes.flatMap(({ fails }, i) => (fails ? [`d${i}`] : []))),
    nodes: order.map((i) =>
      node(`d${i}`, ...new Set(nodes[i]!.needs.filter((need) => need < i).map((need) => `d${need}`)))
    )
  }))

test('each runs after its needs are live, never too many at a time, and one failure skips exactly its dependents', async () => {
  const property = fc.asyncProperty(graphs, fc.integer({ min: 1, max: 4 }), fc.scheduler(), async (graph, limit, s) => {
    const { nodes, fails } = graph
    const states = new Map<string, EndState>()
    let running = 0
    const work = runGraph(nodes, limit, {
      run: async (key) => {
        running++
        expect(running).toBeLessThanOrEqual(limit)
        const needs = nodes.find((one) => one.key === key)?.needs ?? []
        expect(needs.map((need) => states.get(need))).toEqual(needs.map(() => 'live'))
        await s.schedule(Promise.resolve())
        running--
        const state = fails.has(key) ? 'failed' : 'live'
        states.set(key, state)
        return state
      },
      skip: (key, unmet) => {
        const needs = nodes.find((one) => one.key === key)?.needs ?? []
        expect(unmet).toEqual(needs.filter((need) => states.get(need) !== 'live'))
        expect(unmet).not.toEqual([])
        states.set(key, 'skipped')
      }
    })
    await s.waitFor(work)
    expect([...states.keys()].sort()).toEqual(nodes.map(({ key }) => key).sort())
  })
  await fc.assert(property, { numRuns: 200 })
})
