import { expect, test } from '@jest/globals'
import { ResourceSpec, WantedResourceSpec } from '../../../src/contract/resource-spec.js'
import { DISCOURAGED_FIELDS } from '../../../src/contract/vocabulary.js'
import {
  ALL_FIELDS,
  CPU_INTEGERS,
  DO_NOT_USE_CPU,
  DO_NOT_USE_OTHER,
  INTEGERS,
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

test('each field takes null and its own kind of value only', () => {
  const refused = (field: string, values: unknown[]) => values.filter((value) => !accepts({ [field]: value }))
  expect(ALL_FIELDS.filter((field) => !accepts({ [field]: null }) || !accepted({ [field]: null }))).toEqual([])
  const noNumbers = ['1', true, [], {}, Number.NaN, Number.POSITIVE_INFINITY]
  for (const field of INTEGERS) expect(refused(field, [0, 4096, 1.5, ...noNumbers])).toEqual([1.5, ...noNumbers])
  for (const field of NUMBERS) expect(refused(field, [0, 0.5, ...noNumbers])).toEqual(noNumbers)
  const noMaps = [{ replicas: 3 }, { a: null }, ['a'], 'a=b']
  for (const field of STRING_MAPS) expect(refused(field, [{ team: 'agents', 'x.io/y': '' }, ...noMaps])).toEqual(noMaps)
})

test('a fraction of a CPU is left for the service to decide, and any other fraction is refused', () => {
  expect(INTEGERS.filter((field) => accepted({ [field]: 0.5 })).sort()).toEqual(
    [...CPU_INTEGERS, ...DO_NOT_USE_CPU].sort()
  )
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
