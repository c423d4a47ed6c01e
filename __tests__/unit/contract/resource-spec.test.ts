import { expect, test } from '@jest/globals'
import { ResourceSpec, WantedResourceSpec } from '../../../src/contract/resource-spec.js'
import { DISCOURAGED_FIELDS } from '../../../src/contract/vocabulary.js'
import {
  ALL_FIELDS,
  CPU_INTEGERS,
  DO_NOT_USE_CPU,
  DO_NOT_USE_OTHER,
  INTEGERS,
  MAIN_INTEGERS,
  NUMBERS,
  STRING_MAPS
} from './resource-spec-fields.js'

const accepts = (spec: unknown) => ResourceSpec.safeParse(spec).success
const accepted = (spec: unknown) => WantedResourceSpec.safeParse(spec).success
const paths = (spec: unknown) =>
  ResourceSpec.safeParse(spec).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test('every field of §2.4 is accepted, and no other one', () => {
  expect(Object.keys(ResourceSpec.shape).sort()).toEqual([...ALL_FIELDS].sort())
  expect(accepts({ cpus: 1 })).toBe(false)
  expect(accepted({ cpus: 1 })).toBe(false)
  expect(accepts({})).toBe(true)
})

test.each(ALL_FIELDS)('%s may be null, as all fields of §2.4 may', (field) => {
  expect(accepts({ [field]: null })).toBe(true)
  expect(accepted({ [field]: null })).toBe(true)
})

test.each(INTEGERS)('%s takes an integer and nothing else', (field) => {
  for (const good of [0, 1, 4096]) expect(accepts({ [field]: good })).toBe(true)
  for (const bad of [1.5, '1', true, [], {}, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(accepts({ [field]: bad })).toBe(false)
  }
})

test.each(NUMBERS)('%s takes any number', (field) => {
  for (const good of [0, 0.5, 2]) expect(accepts({ [field]: good })).toBe(true)
  for (const bad of ['0.5', true, Number.NaN]) expect(accepts({ [field]: bad })).toBe(false)
})

test.each([...CPU_INTEGERS, ...DO_NOT_USE_CPU])('a fraction in %s is left for the service to decide', (field) => {
  expect(accepted({ [field]: 0.5 })).toBe(true)
  expect(accepted({ [field]: '0.5' })).toBe(false)
})

test.each([...MAIN_INTEGERS, ...DO_NOT_USE_OTHER])('a fraction in %s is refused before it is sent', (field) => {
  expect(accepted({ [field]: 0.5 })).toBe(false)
})

test.each(STRING_MAPS)('%s is a map of text to text', (field) => {
  expect(accepts({ [field]: { team: 'agents', 'x.io/y': '' } })).toBe(true)
  for (const bad of [{ replicas: 3 }, { on: true }, { a: null }, ['a'], 'a=b']) {
    expect(accepts({ [field]: bad })).toBe(false)
  }
})

test('exactly the ten fields marked "do not use" have that mark', () => {
  expect([...DISCOURAGED_FIELDS].sort()).toEqual([...DO_NOT_USE_CPU, ...DO_NOT_USE_OTHER].sort())
})

test.each([
  [{ service_account_name: 1 }, 'service_account_name'],
  [{ image_pull_secrets: ['registry'] }, 'image_pull_secrets.0'],
  [{ image_pull_secrets: [{}] }, 'image_pull_secrets.0.name'],
  [{ volumes: {} }, 'volumes'],
  [{ volumes: [{ name: 'v' }, { name: 'v' }] }, 'volumes.1.name'],
  [{ volumes: [{ name: 'a' }], volume_mounts: [{ name: 'b', mountPath: '/b' }] }, 'volume_mounts.0.name'],
  [{ volume_mounts: [{ name: 'b', mountPath: '/b' }] }, 'volume_mounts.0.name'],
  [{ sidecars: [{ name: 'a', image: 'i' }, { name: 'b' }] }, 'sidecars.1.image'],
  [
    { sidecars: [{ name: 'a', image: 'i', volumeMounts: [{ name: 'no', mountPath: '/' }] }] },
    'sidecars.0.volumeMounts.0.name'
  ],
  [
    { init_containers: [{ name: 'a', image: 'i', env: [{ name: 'A' }, { name: '1B' }] }] },
    'init_containers.0.env.1.name'
  ],
  [
    { sidecars: [{ name: 'a', image: 'i', env: [{ name: 'A', value: 'x', valueFrom: { secretKeyRef: {} } }] }] },
    'sidecars.0.env.0.valueFrom'
  ]
])('the path leads to what is wrong in %j', (spec, path) => {
  expect(paths(spec)?.[0]?.split(':')[0]).toBe(path)
})

test('a spec that uses everything is taken', () => {
  const container = { name: 'proxy', image: 'envoy', volumeMounts: [{ name: 'conf', mountPath: '/etc' }] }
  const spec = {
    ...Object.fromEntries([...INTEGERS, ...NUMBERS].map((field) => [field, 2])),
    labels: { a: 'b' },
    annotations: { a: 'b' },
    service_account_name: 'runner',
    image_pull_secrets: [{ name: 'registry' }],
    volumes: [{ name: 'conf', configMap: { name: 'c' } }],
    volume_mounts: [{ name: 'conf', mountPath: '/conf' }],
    init_containers: [container],
    sidecars: [container]
  }
  expect(ResourceSpec.parse(spec)).toEqual(spec)
  expect(WantedResourceSpec.parse(spec)).toEqual(spec)
})
