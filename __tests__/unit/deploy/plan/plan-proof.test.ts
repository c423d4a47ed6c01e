import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { EmulatedWorld, planOf } from '../../../support/fakes/emulated-world.js'
import { worlds } from '../../../support/fakes/worlds.js'
import { runs } from '../../../support/runs.js'
import { proofOf } from './proof.js'

test('only what is proven unchanged is skipped: the branch at this commit, the digest, the values', () => {
  let skipped = 0
  fc.assert(
    fc.property(worlds, (world) => {
      const there = new EmulatedWorld(world)
      const plan = planOf(world, there)
      if (plan?.operation !== 'unchanged' || plan.built_by_service !== undefined) return
      skipped++
      expect(world.policy).not.toBe('always')
      const proof = proofOf(world.wanted, there.current())
      expect(proof).toEqual(Object.fromEntries(Object.keys(proof).map((condition) => [condition, true])))
    }),
    { numRuns: runs(3_000) }
  )
  expect(skipped).toBeGreaterThanOrEqual(runs(200) / 2)
})
