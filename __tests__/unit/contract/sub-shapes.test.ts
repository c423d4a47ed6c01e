import { expect, test } from '@jest/globals'
import {
  Container,
  EnvVar,
  LocalObjectReference,
  ResourceRequirements,
  Volume,
  VolumeMount
} from '../../../src/contract/resource-spec.js'

const container = { name: 'proxy', image: 'envoy:1' }
const volume = { name: 'conf' }
const mount = { name: 'conf', mountPath: '/etc/conf' }
const variable = { name: 'LOG_LEVEL' }
const sources = ['configMap', 'secret', 'emptyDir', 'persistentVolumeClaim', 'nfs', 'projected', 'downwardAPI', 'csi']

/** An additional field, with valid and invalid values. */
type Row = readonly [shape: keyof typeof SHAPES, field: string, good: readonly unknown[], bad: readonly unknown[]]

const SHAPES = {
  LocalObjectReference: { schema: LocalObjectReference, base: { name: 'registry' }, required: ['name'] },
  Volume: { schema: Volume, base: volume, required: ['name'] },
  VolumeMount: { schema: VolumeMount, base: mount, required: ['name', 'mountPath'] },
  Container: { schema: Container, base: container, required: ['name', 'image'] },
  EnvVar: { schema: EnvVar, base: variable, required: ['name'] },
  ResourceRequirements: { schema: ResourceRequirements, base: {}, required: [] }
} as const

const LABELS = {
  good: ['a', 'a-1', '1a', 'x'.repeat(63)],
  bad: ['', 'A', '-a', 'a-', 'a_b', 'a.b', 'x'.repeat(64), 'a\n']
}
const optionalText = [
  ['x', '', null],
  [1, true, {}, ['x']]
] as const
const listOfText = [
  [['a'], [], ['sh', '-c', 'x'], null],
  ['a', [1], {}]
] as const
const freeForm = [
  [{}, { a: { b: [1, null] } }, null],
  ['a', 1, [], true]
] as const

const ROWS: readonly Row[] = [
  ['LocalObjectReference', 'name', ['any.name'], [1, null]],
  ['Volume', 'name', LABELS.good, LABELS.bad],
  ...sources.map((source): Row => ['Volume', source, ...freeForm]),
  ['VolumeMount', 'name', ['conf'], [1, null]],
  ['VolumeMount', 'mountPath', ['/x'], [1, null]],
  ['VolumeMount', 'subPath', ...optionalText],
  ['VolumeMount', 'mountPropagation', ...optionalText],
  ['VolumeMount', 'subPathExpr', ...optionalText],
  ['VolumeMount', 'readOnly', [true, false, null], ['true', 1]],
  ['Container', 'name', LABELS.good, LABELS.bad],
  ['Container', 'image', ['x'], [1, null]],
  ['Container', 'imagePullPolicy', ['Always', 'Never', 'IfNotPresent', null], ['always', 'OnFailure', '', 1]],
  ['Container', 'command', ...listOfText],
  ['Container', 'args', ...listOfText],
  ['Container', 'workingDir', ...optionalText],
  ['Container', 'env', [[], [variable], null], [variable, ['A=1'], [{}]]],
  ['Container', 'envFrom', [[], [{ secretRef: { name: 's' } }], null], [{}, ['a']]],
  ['Container', 'resources', [{}, { limits: { cpu: '1' } }, null], [{ limits: { cpu: 1 } }, { limit: {} }, []]],
  ['Container', 'volumeMounts', [[], [mount], null], [mount, [{ name: 'conf' }]]],
  ['Container', 'securityContext', ...freeForm],
  ['Container', 'restartPolicy', ['Always', 'OnFailure', null], ['Never', 'always', '']],
  ['EnvVar', 'name', ['A', '_a', 'a1', 'LOG_LEVEL'], ['', '1A', 'A-B', 'A.B', 'A B', 'Ä', 'A\n']],
  ['EnvVar', 'value', ...optionalText],
  ['EnvVar', 'valueFrom', ...freeForm],
  ['ResourceRequirements', 'limits', [{}, { cpu: '500m' }, null], [{ cpu: 1 }, ['cpu'], 'x']],
  ['ResourceRequirements', 'requests', [{}, { memory: '1Gi' }, null], [{ memory: null }, 1]]
]

test.each(ROWS)('%s.%s takes what §2.4 allows and refuses the rest before it is sent', (shape, field, good, bad) => {
  const { schema, base } = SHAPES[shape]
  for (const value of good)
    expect([value, schema.safeParse({ ...base, [field]: value }).success]).toEqual([value, true])
  for (const value of bad)
    expect([value, schema.safeParse({ ...base, [field]: value }).success]).toEqual([value, false])
})

test.each(Object.entries(SHAPES))('%s: what is required is missed, and a misspelt field is seen', (_, shape) => {
  const { schema, base, required } = shape
  expect(schema.safeParse(base).success).toBe(true)
  for (const field of required) {
    const without = Object.fromEntries(Object.entries(base).filter(([key]) => key !== field))
    expect(schema.safeParse(without).success).toBe(false)
  }
  expect(schema.safeParse({ ...base, misspelt: null }).success).toBe(false)
})

test('no field of a sub-shape of §2.4 is missing from the tables above', () => {
  for (const [shape, { schema }] of Object.entries(SHAPES)) {
    const tested = ROWS.filter(([name]) => name === shape).map(([, field]) => field)
    expect([shape, Object.keys(schema.shape).sort()]).toEqual([shape, tested.sort()])
  }
})
