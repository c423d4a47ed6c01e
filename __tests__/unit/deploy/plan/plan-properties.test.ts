import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { EmulatedWorld, planOf } from '../../../support/fakes/emulated-world.js'
import { provableWorlds, worlds } from '../../../support/fakes/worlds.js'
import { runs } from '../../../support/runs.js'

test("the plan's prediction of a revision is right, for thousands of random states and requests", () => {
  const seen = { withRevision: 0, without: 0, unchanged: 0, refused: 0 }
  fc.assert(
    fc.property(worlds, (world) => {
      const there = new EmulatedWorld(world)
      const plan = planOf(world, there)
      if (plan === undefined) return void seen.refused++
      if (plan.operation === 'unchanged') return void seen.unchanged++
      const before = there.latestId()
      const { status, body } = there.patch(plan.request ?? {})
      expect([status, body]).toEqual([200, expect.anything()])
      const made = there.latestId() !== before
      expect(made).toBe(plan.new_revision && plan.pushed_commit === undefined)
      seen[made ? 'withRevision' : 'without']++
    }),
    { numRuns: runs(4_500) }
  )
  expect(seen.withRevision + seen.without + seen.unchanged).toBeGreaterThanOrEqual(runs(3_000) / 2)
  expect(seen.withRevision).toBeGreaterThanOrEqual(runs(1_000) / 2)
  expect(seen.without).toBeGreaterThanOrEqual(runs(150) / 2)
  expect(seen.unchanged).toBeGreaterThanOrEqual(runs(300) / 2)
})

test('never refuses exactly what auto would build, so that it is safe to set and not in the way', () => {
  fc.assert(
    fc.property(worlds, (world) => {
      const there = new EmulatedWorld(world)
      const auto = planOf({ ...world, policy: 'auto' }, there)
      const never = planOf({ ...world, policy: 'never' }, there)
      if (auto === undefined || (auto.new_revision && auto.pushed_commit === undefined))
        expect(never).toBeUndefined()
      else expect(never).toEqual(auto)
    }),
    { numRuns: runs(600) }
  )
})

test('a second run after a deploy changes nothing: no rebuild for nothing, no endless differences', () => {
  let updated = 0
  fc.assert(
    fc.property(provableWorlds, (world) => {
      const there = new EmulatedWorld(world)
      const plan = planOf(world, there)
      if (plan === undefined) return
      if (plan.operation === 'update') {
        updated++
        expect(there.patch(plan.request ?? {}).status).toBe(200)
      }
      const { commit, source_revision_config: code } = { commit: undefined, ...world.wanted }
      if (plan.pushed_commit !== undefined && 'repo_ref' in code)
        there.push(code.repo_ref ?? '', commit ?? '')
      const again = planOf(world, there)
      expect(again).toMatchObject({ operation: 'unchanged', new_revision: false, changes: [] })
      expect(again?.pushed_commit).toBeUndefined()
    }),
    { numRuns: runs(1_500) }
  )
  expect(updated).toBeGreaterThanOrEqual(runs(500) / 2)
})
