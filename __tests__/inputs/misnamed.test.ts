import { expect, test } from '@jest/globals'
import { misnamedInputs } from '../../src/inputs/misnamed.js'

test.each<[string, RegExp]>([
  ['langgraph_config_path', /^There is no input langgraph_config_path.*no effect: its name here is graph_config_path/],
  ['k8s_namespace', /its name here is cluster_namespace/],
  ['redis_memory_mb', /cache_memory_mb stands inside resource_spec/],
  ['memory_mb', /memory_mb stands inside resource_spec/],
  ['listener_config', /give cluster_namespace/]
])('a field of the API that is no input, %s, is not lost in silence', (name, notice) => {
  expect(misnamedInputs(['name', name])).toEqual([expect.stringMatching(notice)])
})

test('inputs that are there, and names of others, are left to GitHub', () => {
  expect(misnamedInputs(['name', 'graph_config_path', 'source', 'github', 'k8s', 'whatever', '__proto__'])).toEqual([])
})
