import { expect, test } from '@jest/globals'
import * as z from 'zod'
import {
  DeploymentCreateRequest,
  DeploymentPatchRequest
} from '../../../src/contract/deployment.js'
import { HTTPValidationError } from '../../../src/contract/errors.js'
import {
  DISCOURAGED_FIELDS,
  RESOURCE_SPEC_FIELDS,
  ResourceSpec,
  WantedResourceSpec
} from '../../../src/contract/resource-spec.js'
import { WIRE_SHAPES } from '../dialect/wire-shapes.js'

/** What a schema takes, without the words and the rules for single texts. */
function shapeOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return { [schema.type]: shapeOf(schema.unwrap() as z.ZodType) }
  if (schema instanceof z.ZodArray) return [shapeOf(schema.element as z.ZodType)]
  if (schema instanceof z.ZodEnum) return schema.options
  if (schema instanceof z.ZodRecord) return { of: shapeOf(schema.valueType as z.ZodType) }
  if (schema instanceof z.ZodNumber) return schema.format?.includes('int') ? 'integer' : 'number'
  if (!(schema instanceof z.ZodObject)) return schema.type
  const fields = Object.entries(schema.shape).map(([name, field]) => [
    name,
    shapeOf(field as z.ZodType)
  ])
  return {
    fields: Object.fromEntries(fields),
    takes_more: schema.safeParse({ misspelt: 1 }).success
  }
}

test.each([
  ['create', DeploymentCreateRequest],
  ['patch', DeploymentPatchRequest]
] as const)(
  'the body of a %s has the fields of §2 as they are written by hand, and no others',
  (name, schema) => {
    expect(shapeOf(schema)).toEqual(shapeOf(WIRE_SHAPES[name]))
  }
)

test('a fraction of a CPU is left for the service to decide, and any other fraction is refused', () => {
  const takes = (schema: z.ZodType) =>
    RESOURCE_SPEC_FIELDS.filter((field) => schema.safeParse({ [field]: 0.5 }).success)
  expect(takes(ResourceSpec)).toEqual(['db_cpu', 'db_cpu_limit'])
  expect(takes(WantedResourceSpec)).toEqual(
    RESOURCE_SPEC_FIELDS.filter((field) => field.includes('cpu'))
  )
  expect(WantedResourceSpec.safeParse({ cpus: 1 }).success).toBe(false)
})

test('exactly the ten fields marked "do not use" have that mark', () => {
  const marked = RESOURCE_SPEC_FIELDS.filter((field) =>
    /use/.test(ResourceSpec.shape[field].description ?? '')
  )
  expect([DISCOURAGED_FIELDS.length, DISCOURAGED_FIELDS]).toEqual([
    10,
    marked.filter((field) => !field.startsWith('im'))
  ])
})

const container = { name: 'a', image: 'i' }
const sidecar = (over: object) => ({ sidecars: [{ ...container, ...over }] })
test.each<[object, string]>([
  [{ volumes: [{ name: 'a_b' }] }, 'volumes.0.name'],
  [{ volumes: [{ name: 'x'.repeat(64) }] }, 'volumes.0.name'],
  [{ volumes: [{ name: 'v' }, { name: 'v' }] }, 'volumes.1.name'],
  [
    { volumes: [{ name: 'a' }], volume_mounts: [{ name: 'b', mountPath: '/b' }] },
    'volume_mounts.0.name'
  ],
  [sidecar({ name: 'A' }), 'sidecars.0.name'],
  [sidecar({ volumeMounts: [{ name: 'no', mountPath: '/' }] }), 'sidecars.0.volumeMounts.0.name'],
  [sidecar({ env: [{ name: 'A' }, { name: '1B' }] }), 'sidecars.0.env.1.name'],
  [
    sidecar({ env: [{ name: 'A', value: 'x', valueFrom: { secretKeyRef: {} } }] }),
    'sidecars.0.env.0.valueFrom'
  ],
  [sidecar({ env: [{ name: '_a1', value: '', valueFrom: { secretKeyRef: {} } }] }), ''],
  [{ volumes: [{ name: 'a-1' }], volume_mounts: [{ name: 'a-1', mountPath: '/' }] }, '']
])('the path leads to what is wrong in %j', (spec, path) => {
  for (const schema of [ResourceSpec, WantedResourceSpec])
    expect(schema.safeParse(spec).error?.issues[0]?.path.join('.') ?? '').toBe(path)
})

test('a create has a name and ids, and a validation error has the shape of §2.7', () => {
  const issues = DeploymentCreateRequest.safeParse({
    name: '',
    source_config: { integration_id: '7' }
  }).error?.issues
  expect(issues?.map(({ path }) => path.join('.'))).toEqual(
    expect.arrayContaining(['name', 'source_config.integration_id'])
  )
  const entry = { loc: ['body', 'secrets', 0, 'name'], msg: 'Field required', type: 'missing' }
  expect(HTTPValidationError.safeParse({ detail: [entry] }).success).toBe(true)
  expect(HTTPValidationError.safeParse({ detail: [{ ...entry, loc: [1.5] }] }).success).toBe(false)
})
