import { describe, expect, test } from '@jest/globals'
import { normalizedSpec } from '../../../../src/contract/resource-spec.js'
import {
  diffResourceSpec,
  includesAsked
} from '../../../../src/deploy/compare/diff-resource-spec.js'

type Spec = Record<string, unknown>
const container = (over: Spec = {}) => ({ name: 'wait', image: 'busybox', ...over })
const env = (...variables: unknown[]) => ({ init_containers: [container({ env: variables })] })

describe('two resource specs that mean the same make no revision', () => {
  test.each<[string, Spec | null | undefined, Spec]>([
    ['nothing and nothing', undefined, {}],
    ['null and nothing', null, {}],
    ['a field that is null', { cpu: 1, min_scale: null }, { cpu: 1 }],
    ['an empty list and an empty map', { cpu: 1, volumes: [], labels: {} }, { cpu: 1 }],
    [
      'defaults written out',
      { cpu: 1, cpu_limit: 2, queue_cpu: 1, queue_cpu_limit: 2 },
      { cpu: 1 }
    ],
    ['null deep down', { volumes: [{ name: 'a', secret: null }] }, { volumes: [{ name: 'a' }] }],
    ['a variable without its value', env({ name: 'A', value: '' }), env({ name: 'A' })],
    [
      'a variable whose value is null',
      env({ name: 'A', value: null }),
      env({ name: 'A', value: '' })
    ],
    ['a field that is not one of a resource spec', { cpu: 1, region: 'eu' }, { cpu: 1 }]
  ])('%s', (_, before, after) => {
    expect(diffResourceSpec(before, after)).toEqual([])
    expect(diffResourceSpec(after, before ?? {})).toEqual([])
  })
})

describe('two resource specs that differ make one', () => {
  const valueFrom = { secretKeyRef: { name: 'a', key: 'b' } }
  test.each<[string, Spec, Spec, object[]]>([
    [
      'a number',
      { service_account_name: 'a' },
      { service_account_name: 'b' },
      [{ difference: 'changed', before: 'a', after: 'b' }]
    ],
    [
      'a field more',
      {},
      { labels: { team: 'a' } },
      [{ difference: 'added', after: { team: 'a' } }]
    ],
    [
      'a field less',
      { labels: { team: 'a' } },
      {},
      [{ difference: 'removed', before: { team: 'a' } }]
    ],
    [
      'a list: only names are shown, as it may hold secrets',
      env({ name: 'A', value: 'secret' }),
      { init_containers: [container(), {}] },
      [{ difference: 'changed', before: 'wait', after: 'wait, entry 2' }]
    ],
    [
      'an empty map deep down',
      { volumes: [{ name: 'a', emptyDir: {} }] },
      { volumes: [{ name: 'a' }] },
      [{}]
    ],
    [
      'a variable of another source',
      env({ name: 'A', valueFrom }),
      env({ name: 'A', value: '' }),
      [{}]
    ],
    [
      'the value of a variable',
      env({ name: 'A', value: '1' }),
      env({ name: 'A', value: '2' }),
      [{ before: 'wait', after: 'wait', note: 'differs in wait' }]
    ],
    ['a variable that is no map', env('A'), env(null), [{}]],
    [
      'an `env` that is no list',
      { volumes: [{ env: { name: 'A' } }] },
      { volumes: [{ env: { name: 'A', value: '' } }] },
      [{}]
    ]
  ])('%s', (_, before, after, changes) => {
    expect(diffResourceSpec(before, after)).toEqual(
      changes.map((change) => expect.objectContaining({ new_revision: true, ...change }))
    )
  })

  test('each field with its path, and no value that is unset', () => {
    expect(diffResourceSpec({ min_scale: 1 }, { max_scale: 2 })).toEqual(
      ['min_scale', 'max_scale', 'queue_min_scale', 'queue_max_scale'].map((field) => ({
        path: `source_config.resource_spec.${field}`,
        ...(field.includes('min')
          ? { difference: 'removed', before: 1 }
          : { difference: 'added', after: 2 }),
        new_revision: true
      }))
    )
  })
})

test('values keep their form: a list stays one, and zero and false are values', () => {
  const spec = { min_scale: 0, volumes: [{ name: 'a', optional: false, items: ['x', null] }] }
  expect(normalizedSpec(spec)).toMatchObject(spec)
})

describe('what a service shows includes what was requested', () => {
  test.each<[string, unknown, unknown, boolean]>([
    ['the same', { a: 1 }, { a: 1 }, true],
    ['more in a map', { a: 1, b: 2 }, { a: 1 }, true],
    ['less in a map', { a: 1 }, { a: 1, b: 2 }, false],
    ['more in a list, in another order', [{ n: 2 }, { n: 1, d: 0 }], [{ n: 1 }], true],
    ['less in a list', [{ n: 1 }], [{ n: 1 }, { n: 2 }], false],
    ['a list for a map', [1], { 0: 1 }, false],
    ['a map for a list', { 0: 1, length: 1 }, [1], false],
    ['another value', { a: 1 }, { a: 2 }, false],
    ['nothing', undefined, { a: 1 }, false],
    ['null', null, {}, false],
    ['a map for null', {}, null, false],
    ['a text for a map', 'a', {}, false],
    ['a map for a text', {}, 'a', false]
  ])('%s', (_, shown, asked, expected) => expect(includesAsked(shown, asked)).toBe(expected))
})
