import { expect, test } from '@jest/globals'
import { WantedResourceSpec } from '../../../src/contract/resource-spec.js'
import { exampleOf, fieldsAt } from '../../../src/inputs/structured/suggest-field.js'
import { nearest } from '../../../src/text/did-you-mean.js'

test.each([
  ['memory', [], 'memory_mb'],
  ['mem_mb', [], 'memory_mb'],
  ['cpus', [], 'cpu'],
  ['minScale', [], 'min_scale'],
  ['emptydir', ['volumes', 0], 'emptyDir'],
  ['imagePullpolicy', ['sidecars', 1], 'imagePullPolicy'],
  ['zzz', [], undefined],
  ['x', [], undefined],
  ['', [], undefined]
])('the field nearest to %j at %j is %s', (key, path, field) => {
  expect(nearest(key, fieldsAt(WantedResourceSpec, path))).toBe(field)
})

test('a path that leads to no object has no fields', () => {
  expect(fieldsAt(WantedResourceSpec, ['labels', 'a'])).toEqual([])
  expect(fieldsAt(WantedResourceSpec, ['nothing'])).toEqual([])
})

test('an example has a value that such a field usually has', () => {
  expect(['memory_mb', 'db_storage_gi', 'cpu_limit', 'min_scale', 'labels'].map(exampleOf)).toEqual([
    'memory_mb: 2048',
    'db_storage_gi: 20',
    'cpu_limit: 1',
    'min_scale: 1',
    undefined
  ])
})
