import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { planDeployment } from '../../../../src/deploy/plan/plan.js'
import { PlanError } from '../../../../src/errors.js'
import { EmulatedWorld, planOf } from '../../../support/fakes/emulated-world.js'
import { provableWorlds, worlds } from '../../../support/fakes/worlds.js'
import { runs } from '../../../support/runs.js'
import { sortedByName } from './proof.js'

test("the plan's prediction of a revision is right, for thousands of random states and requests", () => {
  const seen = { withRevision: 0, without: 0, unchanged: 0, refused: 0 }
  fc.assert(
    fc.property(worlds, (world) => {
      const there = new EmulatedWorld(world)
      const plan = planOf(world, there)
      if (plan === undefined) return void seen.refused++
      if (plan.operation === 'unchanged') return void seen.unchanged++
      const before = there.latestId()
      const { status, body } = there.patch(plan.request)
      expect([status, body]).toEqual([200, expect.anything()])
      const made = there.latestId() !== before
      expect(made).toBe(plan.new_revision && plan.built_by_service === undefined)
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
      if (auto === undefined || (auto.new_revision && auto.built_by_service === undefined))
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
        expect(there.patch(plan.request).status).toBe(200)
      }
      const { commit, source_revision_config: code } = { commit: undefined, ...world.wanted }
      if (plan.built_by_service !== undefined && 'repo_ref' in code) there.push(code.repo_ref ?? '', commit ?? '')
      const again = planOf(world, there)
      expect(again).toMatchObject({ operation: 'unchanged', new_revision: false, changes: [] })
      expect(again?.built_by_service).toBeUndefined()
    }),
    { numRuns: runs(1_500) }
  )
  expect(updated).toBeGreaterThanOrEqual(runs(500) / 2)
})

const FIXED = ['integration_id', 'repo_url', 'deployment_type', 'listener_id', 'listener_config']

test('a patch has no field that cannot be changed and none that is already deployed', () => {
  fc.assert(
    fc.property(worlds, (world) => {
      const there = new EmulatedWorld(world)
      const { deployment } = there.current()
      const plan = planOf(world, there)
      if (plan?.operation !== 'update') return
      const { source_config, source_revision_config, secrets, ...rest } = plan.request
      expect(rest).toEqual({})
      for (const field of FIXED) expect(source_config ?? {}).not.toHaveProperty(field)
      const twice = new Set(
        plan.changes.flatMap(({ path, difference }) => (/unproven|repeated/.test(difference) ? [path] : []))
      )
      const changed = (section: 'source_config' | 'source_revision_config', values: object) => {
        for (const [field, value] of Object.entries(values)) {
          const branchMoved = field === 'repo_ref' && !twice.has('source_revision_config.repo_ref')
          if (twice.has(`${section}.${field}`) || branchMoved) continue
          expect([field, value]).not.toEqual([field, (deployment[section] as Record<string, unknown>)[field]])
        }
      }
      changed('source_config', source_config ?? {})
      changed('source_revision_config', source_revision_config ?? {})
      if (secrets != null && world.told === 'values') {
        expect(sortedByName(secrets)).not.toEqual(sortedByName(deployment.secrets as typeof secrets))
      }
    }),
    { numRuns: runs(1_500) }
  )
})

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(Object.freeze(value))) deepFreeze(inner)
  return value
}

test('planning changes nothing it is given, and the same question gets the same answer', () => {
  fc.assert(
    fc.property(worlds, ({ wanted, policy, ...world }) => {
      const current = deepFreeze(new EmulatedWorld({ wanted, policy, ...world }).current())
      const ask = () => {
        try {
          return planDeployment({ wanted: deepFreeze(wanted), current, new_revision: policy })
        } catch (error) {
          if (error instanceof PlanError) return error.message
          throw error
        }
      }
      expect(ask()).toEqual(ask())
    }),
    { numRuns: runs(500) }
  )
})
