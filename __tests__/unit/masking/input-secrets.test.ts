import { describe, expect, test } from '@jest/globals'
import { readRawInputs } from '../../../src/inputs/raw-inputs.js'
import type { ParsedInputs } from '../../../src/inputs/reading.js'
import { findInputSecrets } from '../../../src/masking/input-secrets.js'

type Parsed = NonNullable<ParsedInputs['secrets']>
const parsed = (over: Partial<Parsed>): Parsed => ({
  form: 'lines',
  secrets: [],
  problems: [],
  unread: [],
  ...over
})
const found = (inputs: Record<string, string>, secrets?: Partial<Parsed>) =>
  findInputSecrets({
    raw: readRawInputs((name) => inputs[name] ?? ''),
    ...(secrets && { secrets: parsed(secrets) })
  })

describe('what a run authenticates with', () => {
  test.each<[string, Record<string, string>, string[]]>([
    ['nothing', {}, []],
    [
      'each credential',
      { api_key: 'k-1', bearer_token: 'b-1', agent_api_key: 'a-1', github_token: 'g-1' },
      ['k-1', 'b-1', 'a-1', 'g-1']
    ],
    ['a tenant', { tenant_id: 'tenant-0815' }, ['tenant-0815']],
    ['not a tenant that is a plain word, which would blot out others', { tenant_id: 'support' }, []],
    ['a password', { base_url: 'https://user:pass-1@api.example' }, ['user:pass-1', 'user:pass-1', 'pass-1', 'pass-1']],
    ['a token', { repo_url: 'https://ghp_0815@github.com/a/b' }, ['ghp_0815', 'ghp_0815', 'ghp_0815', 'ghp_0815']],
    [
      'a password with escapes, and what it means',
      { custom_url: 'https://:p%40ss@x.example' },
      [':p%40ss', ':p@ss', 'p%40ss', 'p@ss']
    ],
    ['a password with malformed escapes', { base_url: 'https://:p%zz@x.example' }, [':p%zz', ':p%zz', 'p%zz', 'p%zz']],
    ['no user of a git host', { repo_url: 'git@github.com:acme/support' }, []],
    ['nothing behind the host', { base_url: 'https://api.example/@x-1' }, []]
  ])('%s', (_, inputs, credentials) => {
    expect(found(inputs).credentials).toEqual(credentials)
  })
})

test.each<[string, Record<string, string>, string[]]>([
  ['nothing', {}, []],
  ['a tenant of any kind', { tenant_id: 'support' }, ['support']],
  ['tokens of both commands', { install_command: 'TOKEN=abc-1 x', build_command: 'TOKEN=abc-2 y' }, ['abc-1', 'abc-2']]
])('guesses: %s', (_, inputs, guesses) => {
  expect(found(inputs)).toMatchObject({ secrets: [], guesses })
})

describe('the secrets', () => {
  const secrets = [{ name: 'KEY', value: 'value-1' }]
  test('keep their names if they were understood', () => {
    expect(found({}, { secrets })).toEqual({ credentials: [], secrets, guesses: [] })
  })

  test('have no name if they were not: it may be part of a value', () => {
    expect(found({}, { secrets, problems: ['line 2 is not NAME=value'] })).toEqual({
      credentials: [],
      secrets: [],
      guesses: ['value-1']
    })
  })
})

// A stack trace or a service may print any piece of a text that was not understood.
test.each<[string, string, string[]]>([
  ['a value in quotes', ' KEY = "two wo-1" ', ['KEY = "two wo-1"', '"two wo-1"', 'two wo-1', 'wo-1']],
  ['a value with a quote in it', "KEY='it's-1'", ["KEY='it's-1'", "'it's-1'", "it's-1", 's-1']],
  ['a value with a quote at its end only', 'KEY=x-1`', ['KEY=x-1`', 'x-1`', 'x-1', 'x-1']],
  ['a value with an equals sign', 'KEY=a1=b2', ['KEY=a1=b2', 'a1=b2', 'a1=b2', 'a1', 'b2']],
  ['an entry of a map', 'KEY: v-1', ['KEY: v-1', 'v-1', 'v-1', 'v-1']],
  ['a line without a name', ' v-1 ', ['v-1', 'v-1', 'v-1', 'v-1']],
  [
    'lines',
    'K=v-1\r\nL=v-2\nM=v-3',
    ['K=v-1', 'v-1', 'v-1', 'v-1', 'L=v-2', 'v-2', 'v-2', 'v-2', 'M=v-3', 'v-3', 'v-3', 'v-3']
  ],
  ['JSON', '{"K":["v-1"],"word"}', ['{"K":["v-1"],"word"}', '["v-1"],"word"}', '["v-1"],"word"}', 'v-1']]
])('of a text that is not understood, each piece may be secret: %s', (_, unread, guesses) => {
  expect(found({}, { unread: [unread], problems: ['x'] }).guesses).toEqual(guesses)
})
