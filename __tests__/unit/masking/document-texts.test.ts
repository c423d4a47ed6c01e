import { expect, test } from '@jest/globals'
import { documentTexts } from '../../../src/masking/document-texts.js'

const LONG = 'a text of twenty-two c'

test.each<[string, string, string[]]>([
  [
    'a service account',
    JSON.stringify({
      type: 'service_account',
      project_id: 'acme-agents',
      private_key: '-----BEGIN\nAAAA\n',
      client_email: 'bot@acme-agents.iam.example'
    }),
    ['-----BEGIN\nAAAA\n', 'bot@acme-agents.iam.example']
  ],
  [
    'a name for a credential',
    '{"apiKey": "ab-1", "PASSWORD": "cd-2", "region": "eu-west1"}',
    ['ab-1', 'cd-2']
  ],
  ['a long text', JSON.stringify({ note: LONG, short: LONG.slice(3) }), [LONG]],
  [
    'a list under a name for a credential',
    '{"tokens": ["a-1", "b-2"], "zones": ["c-3"]}',
    ['a-1', 'b-2']
  ],
  [
    'a map under a name for a credential, without the words of a setting',
    '{"credentials": {"user": "bob@x.io", "pin": "77-31", "region": "us-east-1", "project": "acme-agents"}}',
    ['bob@x.io', '77-31']
  ],
  ['JSON in JSON', JSON.stringify({ k: JSON.stringify({ secret: 'a-1' }) }), ['a-1']],
  ['numbers and null', '{"key": 12345678, "token": null}', []],
  ['YAML', 'region: eu-west1\nauth:\n  token: a-1 # why\n  user: bob', ['a-1']],
  ['quotes in YAML', `key: "a\\tb"\ntoken: 'it''s'\n"secret": c-3`, ['a\tb', "it's", 'c-3']],
  [
    'lists in YAML',
    'tokens:\n  - a-1\n  - b-2\nusers:\n- name: bob\n  password: c-3',
    ['a-1', 'b-2', 'c-3']
  ],
  [
    'maps in braces in YAML',
    'a: {user: bob, token: a-1, in: {password: b-2}}\nb: {"key": "c-3"}',
    ['a-1', 'b-2', 'c-3']
  ],
  [
    'a map under a name for a credential in YAML',
    'credentials:\n  user: bob@x.io\nuser: al@x.io',
    ['bob@x.io']
  ],
  ['no document', 'sk-4711/ab+cd==', []],
  ['a text with a colon', `Answer as follows: ${LONG}`, []],
  ['a URL', 'https://user:pw@host/x?token=a-1', []],
  ['broken JSON', '{"key": "a-1"', []],
  ['lines NAME=value', 'KEY=a-1\nTOKEN=b-2', []]
])('the secrets in a secret that is a document: %s', (_, value, texts) => {
  expect(
    documentTexts(value)
      .filter((text) => !text.startsWith('{'))
      .sort()
  ).toEqual(texts.sort())
})

test('a document that is too deep is not searched, and costs nothing', () => {
  const deep = `${'['.repeat(5000)}"${LONG}"${']'.repeat(5000)}`
  expect(documentTexts(deep)).toEqual([])
  expect(documentTexts(`a: ${deep}`)).toEqual([])
  expect(documentTexts(`a: ${'{a: '.repeat(100_000)}`)).toEqual([])
  expect(documentTexts('a: '.repeat(100_000))).toHaveLength(1)
})
