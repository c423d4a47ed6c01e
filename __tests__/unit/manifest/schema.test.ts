import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { Ajv } from 'ajv'
import { parse } from 'yaml'
import { DEPLOYMENT_KEYS } from '../../../src/input-table.js'
import { ManifestSchema } from '../../../src/inputs/manifest/schema.js'
import { manifestOf, placesOf, problemsOf } from '../../support/fakes/manifests.js'

const SCHEMA = JSON.parse(readFileSync('schema/deployments.schema.json', 'utf8'))
/** Independent of the library that the schema comes from. */
const validate = new Ajv({ strict: true, allowUnionTypes: true }).compile(SCHEMA)

const examples = [
  ...readdirSync('examples')
    .filter((name) => name.endsWith('.yaml'))
    .map((name): [string, string] => [name, readFileSync(`examples/${name}`, 'utf8')]),
  ...[
    ...readFileSync('docs/manifest.md', 'utf8').matchAll(
      /```yaml\n((?:#.*\n)*version: 1\n[\s\S]*?)```/g
    )
  ].map(([, text = ''], i): [string, string] => [`docs/manifest.md, ${i + 1}`, text])
]

test.each(examples)(
  'an independent validator accepts the example %s, and so does the action',
  async (_name, text) => {
    expect(validate(parse(text)) || validate.errors).toBe(true)
    const given = {
      secrets: 'OPENAI_API_KEY=sk-0815-0815\nDATABASE_PASSWORD=pw',
      variables: 'REPORTS_IMAGE=ghcr.io/acme/reports:1'
    }
    expect(await problemsOf(text, given)).toEqual([])
    for (const environment of Object.keys(parse(text).environments ?? {}))
      expect(await problemsOf(text, { ...given, environment })).toEqual([])
  }
)

test.each([
  manifestOf('a:'),
  manifestOf(
    'a: { wait: "${variables.W}", paths: x, secrets: [A], smoke_input: { a: [1] }, timeout: null }'
  ),
  manifestOf('_a: {}'),
  manifestOf(
    'a: { secrets: { A: null, B: 1 }, environments: { prod: } }',
    'environments: { prod: }\ndefaults:'
  ),
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

const refused = (key: string, ...values: unknown[]) =>
  values.map((value): [string, unknown] => [key, value])
const UUID = '11111111-1111-4111-8111-11111111111a'
/** Of an agent that is otherwise right. */
const agent = (key: string, value: unknown) =>
  manifestOf(
    `a: ${JSON.stringify({ graph_config_path: 'x', smoke_assistant: 'agent', [key]: value })}\nb: { graph_config_path: y }`
  )

test.each([
  ...refused(
    'timeout',
    'soon',
    '30',
    30,
    '30 m',
    '1h 30m',
    '-5m',
    '0s',
    '0.0m',
    '5M',
    '1h30',
    'm',
    '1.m',
    true
  ),
  ...refused('timeout', ['5m'], { m: 5 }, 'auto'),
  ...refused('poll_interval', 'soon', '0s'),
  ...refused('smoke_timeout', 'soon', '0s'),
  ...refused('deployment_id', 'x', 7, UUID.slice(1), `${UUID}0`, `g${UUID.slice(1)}`, [UUID]),
  ...['integration_id', 'listener_id'].flatMap((key) => refused(key, 'x')),
  ...['source', 'new_revision', 'verify_serving'].flatMap((key) => refused(key, 'x', 1, '', [key])),
  ...['build_on_push', 'allow_empty_secrets', 'wait', 'build_logs', 'rollback'].flatMap((key) =>
    refused(key, 'true', 1)
  ),
  ...refused('secrets', 'A', ['A B'], [''], [1], { '1A': 'x' }, { A: ['x'] }),
  ...refused('needs', ['a b'], 'b', [['b']]),
  ...refused('paths', { a: 'b' }),
  ...refused('resource_spec', [1]),
  ...refused('smoke_input', [1]),
  ...refused('name', ['x']),
  ...refused('nmae', 'x'),
  ...refused('api_key', 'x')
])('the schema for editors refuses what the action refuses: %s: %j', async (key, value) => {
  expect(validate(parse(agent(key, value)))).toBe(false)
  expect(await placesOf(agent(key, value))).toEqual([
    expect.stringMatching(`^3:.* deployments\\.a\\.${key}`)
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
  expect(await placesOf(agent('timeout', '25h'))).toEqual(['3:57 deployments.a.timeout'])
})

test('every key of a deployment has a description for editors', () => {
  const { properties } = SCHEMA.definitions.deployment
  expect(Object.keys(properties).sort()).toEqual(
    [...DEPLOYMENT_KEYS, 'needs', 'environments'].sort()
  )
  for (const { description } of Object.values<{ description?: string }>(properties))
    expect(description).toMatch(/\w{3}/)
})
