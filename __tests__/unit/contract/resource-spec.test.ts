import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import {
  applyResourceDefaults,
  RESOURCE_SPEC_FIELDS,
  type ResourceSpec
} from '../../../src/contract/resource-spec.js'
import { diffResourceSpec } from '../../../src/deploy/compare/diff-resource-spec.js'

test.each<[string, ResourceSpec, ResourceSpec]>([
  [
    'cpu_limit is twice cpu',
    { cpu: 3 },
    { cpu: 3, cpu_limit: 6, queue_cpu: 3, queue_cpu_limit: 6 }
  ],
  [
    'a given limit stays, and a queue limit follows the queue',
    { memory_mb: 3, memory_limit_mb: 4, queue_memory_mb: 1 },
    { memory_mb: 3, memory_limit_mb: 4, queue_memory_mb: 1, queue_memory_limit_mb: 2 }
  ],
  [
    'queue scales follow the main ones; zero is a value',
    { min_scale: 1, max_scale: 5, queue_min_scale: 0 },
    { min_scale: 1, max_scale: 5, queue_min_scale: 0, queue_max_scale: 5 }
  ],
  ['fractions of the database are doubled', { db_cpu: 0.5 }, { db_cpu: 0.5, db_cpu_limit: 1 }],
  [
    'orchestrator and executor limits follow §8; null is unset',
    { orchestrator_cpu: 1, executor_memory_mb: 8, executor_memory_limit_mb: null },
    {
      orchestrator_cpu: 1,
      orchestrator_cpu_limit: 2,
      executor_memory_mb: 8,
      executor_memory_limit_mb: 16
    }
  ],
  [
    'a limit alone makes no request',
    { cpu_limit: 4, cache_memory_mb: 1 },
    { cpu_limit: 4, cache_memory_mb: 1 }
  ]
])('%s', (_, given, full) => {
  expect(applyResourceDefaults(given)).toEqual(full)
})

const NUMERIC = RESOURCE_SPEC_FIELDS.filter((field) =>
  /_(?:scale|mb|gi|connections)$|cpu/.test(field)
)
const field = fc.option(fc.integer({ min: 0, max: 64 }), { nil: null })
const numeric: fc.Arbitrary<ResourceSpec> = fc.record(
  Object.fromEntries(NUMERIC.map((name) => [name, field])),
  {
    requiredKeys: []
  }
)

test('writing the defaults out twice is writing them out once, and keeps every value that was given', () => {
  fc.assert(
    fc.property(numeric, (spec) => {
      const frozen = Object.freeze({ ...spec })
      const full = applyResourceDefaults(frozen)
      expect(applyResourceDefaults(full)).toEqual(full)
      for (const [name, value] of Object.entries(spec)) {
        if (value !== null) expect(full[name as keyof ResourceSpec]).toBe(value)
      }
    })
  )
})

test('a spec that only writes the defaults out is no reason to rebuild', () => {
  fc.assert(
    fc.property(numeric, (spec) => {
      expect(diffResourceSpec(spec, applyResourceDefaults(spec))).toEqual([])
      expect(diffResourceSpec(applyResourceDefaults(spec), spec)).toEqual([])
    })
  )
})
