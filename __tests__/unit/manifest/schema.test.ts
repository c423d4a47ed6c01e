import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { Ajv } from 'ajv'
import { parse } from 'yaml'
import { DEPLOYMENT_KEYS } from '../../../src/inputs/manifest/keys.js'
import { ManifestSchema } from '../../../src/inputs/manifest/schema.js'
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

const UUID = '11111111-1111-4111-8111-11111111111a'
/** Of an agent that is otherwise right. */
const agent = (key: string, value: unknown) =>
  manifestOf(
    `a: ${JSON.stringify({ graph_config_path: 'x', smoke_assistant: 'agent', [key]: value })}\nb: { graph_config_path: y }`
  )

test.each([
  ...['timeout', 'poll_interval', 'smoke_timeout'].flatMap((key): [string, unknown][] =>
    ['soon', '30', 30, '30 m', '1h 30m', '-5m', '0s', '0.0m', '5M', '1h30', 'm', '1.m', true, ['5m'], { m: 5 }].map(
      (value) => [key, value]
    )
  ),
  ['timeout', 'auto'],
  ...['deployment_id', 'integration_id', 'listener_id'].flatMap((key): [string, unknown][] =>
    ['x', 7, UUID.slice(1), `${UUID}0`, `g${UUID.slice(1)}`, [UUID]].map((value) => [key, value])
  ),
  ...['source', 'deployment_type', 'new_revision', 'verify_serving'].flatMap((key): [string, unknown][] =>
    ['x', 'DEV', 1, true, '', [key]].map((value) => [key, value])
  ),
  ...['build_on_push', 'allow_empty_secrets', 'wait', 'build_logs', 'rollback'].flatMap((key): [string, unknown][] =>
    ['true', 'yes', 1, [true]].map((value) => [key, value])
  ),
  ['secrets', 'A'],
  ['secrets', ['A B']],
  ['secrets', ['']],
  ['secrets', [1]],
  ['secrets', { '1A': 'x' }],
  ['secrets', { A: ['x'] }],
  ['needs', ['a b']],
  ['needs', 'b'],
  ['needs', [['b']]],
  ['paths', { a: 'b' }],
  ['resource_spec', [1]],
  ['smoke_input', [1]],
  ['name', ['x']],
  ['nmae', 'x'],
  ['api_key', 'x']
])('the schema for editors refuses what the action refuses: %s: %j', async (key, value) => {
  expect(validate(parse(agent(key, value)))).toBe(false)
  expect(await problemsOf(agent(key, value))).toEqual([
    expect.stringMatching(`^deployments\\.yaml:3:.* deployments\\.a\\.${key}`)
  ])
})

test.each<[string, unknown]>([
  ['timeout', ''],
  ['timeout', ' 1h30m\n'],
  ['timeout', '0.5h'],
  ['timeout', '100ms'],
  ['timeout', '${variables.T}'],
  ['poll_interval', 'auto'],
  ['integration_id', UUID.toUpperCase()],
  ['integration_id', ` ${UUID} `],
  ['deployment_id', `\${variables.ID}`],
  ['wait', '${variables.W}'],
  ['secrets', ['A.b-c']],
  ['secrets', { _A: null }],
  ['needs', ['b']]
])('both take %s: %j', async (key, value) => {
  expect(validate(parse(agent(key, value)))).toBe(true)
  const given = { secrets: 'A.b-c=x', variables: `T=5m\nW=true\nID=${UUID}` }
  expect(await problemsOf(agent(key, value), given)).toEqual([])
})

test('how long is too long only the action says', async () => {
  expect(await problemsOf(agent('timeout', '25h'))).toEqual([expect.stringMatching(/"25h" is too long/)])
})

test('every key of a deployment has a description for editors', () => {
  const { properties } = SCHEMA.definitions.deployment
  expect(Object.keys(properties).sort()).toEqual([...DEPLOYMENT_KEYS, 'needs', 'environments'].sort())
  for (const { description } of Object.values<{ description?: string }>(properties))
    expect(description).toMatch(/\w{3}/)
})
