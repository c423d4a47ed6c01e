import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { Ajv } from 'ajv'
import { parse } from 'yaml'
import { DEPLOYMENT_KEYS } from '../../../src/manifest/keys.js'
import { ManifestSchema } from '../../../src/manifest/schema.js'
import { manifestOf, problemsOf } from '../../support/fakes/manifests.js'

const SCHEMA = JSON.parse(readFileSync('schema/deployments.schema.json', 'utf8'))
/** Independent of the library that the schema comes from. */
const validate = new Ajv({ strict: true, allowUnionTypes: true }).compile(SCHEMA)

const examples = [
  ...readdirSync('examples')
    .filter((name) => name.endsWith('.yaml'))
    .map((name): [string, string] => [name, readFileSync(`examples/${name}`, 'utf8')]),
  ...[...readFileSync('docs/manifest.md', 'utf8').matchAll(/```yaml\n((?:#.*\n)*version: 1\n[\s\S]*?)```/g)].map(
    ([, text = ''], i): [string, string] => [`docs/manifest.md, ${i + 1}`, text]
  )
]

test.each(examples)('an independent validator accepts the example %s, and so does the action', async (_name, text) => {
  expect(validate(parse(text)) || validate.errors).toBe(true)
  const given = {
    secrets: 'OPENAI_API_KEY=sk-0815-0815\nDATABASE_PASSWORD=pw',
    variables: 'REPORTS_IMAGE=ghcr.io/acme/reports:1'
  }
  expect(await problemsOf(text, given)).toEqual([])
  for (const environment of Object.keys(parse(text).environments ?? {}))
    expect(await problemsOf(text, { ...given, environment })).toEqual([])
})

test('there are examples in the folder and on the page', () => {
  expect(examples.length).toBeGreaterThan(2)
})

test.each([
  manifestOf('a:'),
  manifestOf('a: { wait: "${variables.W}", paths: x, secrets: [A], smoke_input: { a: [1] }, timeout: null }'),
  manifestOf('a: { secrets: { A: null, B: 1 }, environments: { prod: } }', 'environments: { prod: }\ndefaults:'),
  manifestOf('a: { wait: "true" }'),
  manifestOf('a: { deployment_type: big }'),
  manifestOf('a: { needs: [1] }'),
  manifestOf('a: { foo: 1 }'),
  manifestOf('a: { resource_spec: [] }'),
  manifestOf('_a: {}'),
  manifestOf('a: {}', 'max_parallel: 51'),
  manifestOf('a: {}', 'defaults: { needs: [] }'),
  manifestOf('a: {}', 'environments: { " x": {} }'),
  'version: 2\ndeployments: { a: {} }',
  'version: 1\ndeployments: {}',
  'version: 1',
  '[]'
])('the schema for editors and the check of the action agree: %j', (text) => {
  expect(validate(parse(text))).toBe(ManifestSchema.safeParse(parse(text)).success)
})

test('every key of a deployment has a description for editors', () => {
  const { properties } = SCHEMA.definitions.deployment
  expect(Object.keys(properties).sort()).toEqual([...DEPLOYMENT_KEYS, 'needs', 'environments'].sort())
  for (const { description } of Object.values<{ description?: string }>(properties))
    expect(description).toMatch(/\w{3}/)
})
