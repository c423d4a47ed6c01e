import { expect, test } from '@jest/globals'
import {
  maskAnswers,
  mayShowSecrets,
  returnedValues
} from '../../../src/adapters/http/mask-answers.js'
import type { HttpAnswer } from '../../../src/adapters/http/sender.js'

test('what an answer holds is masked before it is used, whatever its status', async () => {
  const masked: string[] = []
  for (const status of [200, 409, 503]) {
    const answer = { status, text: JSON.stringify({ secrets: [{ value: 'v-1' }] }) } as HttpAnswer
    const sender = maskAnswers({ send: () => Promise.resolve(answer) }, (value) =>
      masked.push(value)
    )
    expect(await sender.send({ method: 'GET', path: '/x', timeoutMs: 1 })).toBe(answer)
  }
  expect(masked).toEqual(['v-1', 'v-1', 'v-1'])
})

const row = { name: 'OTHER', value: 'v-1' }
const inJson = JSON.stringify({ secrets: [row] })
test.each<[string, unknown, string[]]>([
  ['a deployment', { id: 'd1', secrets: [row] }, ['v-1']],
  [
    'an error of a shape that nobody knows',
    { error: { context: [{ request: { secrets: [row] } }] } },
    ['v-1']
  ],
  ['JSON in a text', { detail: `invalid body: ${inJson}` }, ['v-1']],
  ['JSON in JSON', { body: JSON.stringify({ request: inJson }) }, ['v-1']],
  ['variables of a container', { sidecars: [{ env: [row] }, { env: ['A=v-2'] }] }, ['v-2', 'v-1']],
  ['a map of names', { environment_variables: { OTHER: 'v-1' } }, ['v-1']],
  [
    'a mixed list',
    { secrets: [{ name: 'KEY' }, row, row, { name: 'EMPTY', value: '' }, null] },
    ['v-1']
  ],
  ['a nested value', { secrets: { A: { value: 'v-1', version: 3 } } }, ['v-1']],
  ['a member of any name without a value', { secrets: [{ label: 'x-1' }] }, ['x-1']],
  [
    'a password in a URL of a command',
    { source_config: { install_command: 'npm i https://u:v-11@npm.example/x TOKEN=x-1' } },
    ['v-11']
  ],
  ['user and password of a URL', { error: { at: 'pg://app:Hunter2@db/x' } }, ['Hunter2']],
  // What is masked is lost to the log.
  [
    'names, ids and dates',
    { secrets: ['A', { name: 'K', id: 'i-1', created_at: '2026-01-01' }], name: 's' },
    []
  ],
  ['a value outside of secrets', { value: 'v-1', list: [{ value: 'v-1' }] }, []],
  [
    'values that are no text',
    { secrets: [{ value: 3 }, { value: null }, { value: { x: true } }] },
    []
  ],
  [
    'settings',
    {
      resource_spec: { image_pull_secrets: [{ name: 'r' }], volumes: [{ secret: { name: 'x' } }] }
    },
    []
  ],
  [
    'the URL or the id of a deployment in the same answer',
    {
      resources: [{ id: 'i-1', secrets: [] }, { secrets: [{ value: 'i-1' }, { value: 'u-1' }] }],
      custom_url: 'u-1'
    },
    []
  ],
  [
    'a value that contains the URL or the id of the deployment',
    { id: 'i-1', custom_url: 'u-1', secrets: [{ value: 'u-1/v-1' }, { value: 'i-1:v-2' }] },
    ['i-1:v-2', 'u-1/v-1']
  ],
  ['a token in a text that is no command', { message: 'TOKEN=v-11 npm ci' }, []]
])('what is secret in %s', (_, answer, values) => {
  expect(returnedValues(answer)).toEqual(values)
})

test.each([
  ['{"secrets": [', true],
  ["conflict with {'secrets': [{'name': 'A', 'value': 'x'}]}", true],
  ['body was {\\"value\\": \\"x\\"}', true],
  ["Secret(name='A', value='x')", true],
  ['<pre>{&quot;secrets&quot;: {&quot;A&quot;: &quot;x&quot;}}</pre>', true],
  ['%7B%22value%22%3A%22x%22%7D', true],
  ['{:value=>"x"', true],
  ['secrets: Field required', false],
  ['secrets.0.value: 3 is too small', false]
])('a text that may show secrets is seen: %s', (text, may) => {
  expect(mayShowSecrets(text)).toBe(may)
})

test.each<[string, unknown, string[]]>([
  ['a list', { secrets: [{ name: 'MODEL', value: 'gpt-4o' }, row] }, ['v-1']],
  ['a map', { secrets: { MODEL: 'gpt-4o', OTHER: 'v-1' } }, ['v-1']],
  ['assignments', { env: ['MODEL=gpt-4o', 'OTHER=v-1'] }, ['v-1']],
  ['another case', { secrets: [{ name: 'Model', value: 'v-1' }] }, ['v-1']],
  ['a name that is no text', { secrets: [{ name: { toString: null }, value: 'v-1' }] }, ['v-1']]
])(
  'what a service shows under the name of a public variable is not masked: %s',
  (_, answer, values) => {
    expect(returnedValues(answer, (name) => name === 'MODEL')).toEqual(values)
  }
)
