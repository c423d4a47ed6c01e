import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { readRawInputs } from '../../../src/inputs/raw-inputs.js'
import { parseStructured } from '../../../src/inputs/structured/parse-structured.js'
import { canBeMasked, piecesOf } from '../../../src/masking/forms.js'
import { findInputSecrets } from '../../../src/masking/input-secrets.js'
import { maskAnswers, mayShowSecrets, returnedValues } from '../../../src/masking/mask-answers.js'
import { publicFacts } from '../../../src/masking/public-facts.js'
import { createRedactor } from '../../../src/masking/redactor.js'
import { gitDeployment } from '../../support/fakes/answers.js'
import { contextOf } from '../../support/fakes/inputs.js'
import { runs } from '../../support/runs.js'
import { FORMS } from './disguises.js'

/** Without the star, which replaces secrets. */
const secret = fc.string({
  unit: fc.constantFrom(...'abcXYZ019 "\\/=+%:&?\n\r\t'.split(''), 'ü', '😀'),
  minLength: 4,
  maxLength: 30
})
/** What begins an escape may take the first characters of an encoded secret for its own. */
const around = fc
  .string({ unit: fc.constantFrom(...'abc "\\{}%\n'.split('')), maxLength: 10 })
  .map((text) => `${text} `)

/** The ways in which a value turns up in what we or a server write. */
function disguises(value: string): string[] {
  const shown = value.trim().length >= 8 ? Object.values(FORMS).map((form) => form(value)) : []
  return [...shown, ...value.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '' && canBeMasked(line))]
}
const long = (value: string) => value.trim() !== '' && canBeMasked(value)

test('no form of a secret is left in any text that passes through', () => {
  fc.assert(
    fc.property(
      fc.array(secret.filter(long), { minLength: 1, maxLength: 3 }),
      around,
      around,
      (secrets, before, after) => {
        const redactor = createRedactor()
        for (const value of secrets) redactor.add(value)
        const forms = secrets.flatMap(piecesOf)
        const leaks = secrets.flatMap(disguises).flatMap((shown) => {
          const clean = redactor.redact(`${before}${shown}${after}`)
          return clean.includes('***') ? forms.filter((form) => clean.includes(form)) : [shown]
        })
        expect(leaks).toEqual([])
      }
    ),
    { numRuns: runs(1_000) }
  )
})

test('secrets are taken out of every text of a record, keys and lists included', () => {
  const redactor = createRedactor()
  redactor.add('hunter22')
  const record = { plain: 'a hunter22 b', list: [{ deep: 'hunter22' }, 1, null, true], hunter22: undefined }
  expect(JSON.stringify(redactor.redactAll(record))).not.toContain('hunter22')
  expect(redactor.redactAll(record)).toEqual({ plain: 'a *** b', list: [{ deep: '***' }, 1, null, true] })
})

test('one megabyte in which a secret overlaps itself at each character costs no more than any other', () => {
  const redactor = createRedactor()
  redactor.add('0000')
  const before = process.memoryUsage().heapUsed
  expect(redactor.redact(`a${'0'.repeat(2 ** 20)}b`)).toBe('a***b')
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(100 * 2 ** 20)
})

test('of two secrets the one that holds the other goes whole', () => {
  const redactor = createRedactor()
  redactor.add('pass')
  redactor.add('passwords')
  expect(redactor.redact('my passwords')).toBe('my ***')
})

test.each([
  ['the password first', ['hunter22', 'postgres://app:hunter22@db.internal:5432/main']],
  ['the URL first', ['postgres://app:hunter22@db.internal:5432/main', 'hunter22']]
])('nothing of a database URL is left where its password is a secret, too: %s', (_order, values) => {
  const redactor = createRedactor()
  for (const value of values) redactor.add(value)
  const url = 'postgres://app:hunter22@db.internal:5432/main'
  for (const text of [url, encodeURIComponent(url), JSON.stringify(url), Buffer.from(url).toString('base64url')]) {
    expect(redactor.redact(`cannot connect to ${text} now`)).toMatch(/^cannot connect to "?\*+"? now$/)
  }
})

test('nothing is left of secrets that overlap', () => {
  const redactor = createRedactor()
  for (const value of ['abcd-1234-efgh', '1234-efgh-5678', 'efgh-5678-ijkl']) redactor.add(value)
  expect(redactor.redact('x abcd-1234-efgh-5678-ijkl y')).toBe('x *** y')
})

test('secrets that differ by blanks at their ends are one', () => {
  const redactor = createRedactor()
  redactor.add('  hunter22\n')
  expect(redactor.redact('(hunter22)')).toBe('(***)')
  expect(redactor.add('hunter22')).toEqual([])
})

test('a value is masked once, and a short one does not blot out the log', () => {
  const redactor = createRedactor()
  expect(redactor.add('hunter22').length).toBeGreaterThan(0)
  expect(redactor.add('hunter22')).toEqual([])
  expect(redactor.add('abc')).toEqual([])
  expect(redactor.redact('abc')).toBe('abc')
})

test('each line of a multi-line value is masked separately, as a log shows it', () => {
  const masked = createRedactor().add('-----BEGIN KEY-----\r\n  abcdef==  \r\n-----END KEY-----')
  expect(masked).toEqual(expect.arrayContaining(['-----BEGIN KEY-----', 'abcdef==', '-----END KEY-----']))
})

const FACTS = publicFacts(
  readRawInputs(
    (name) =>
      ({ name: 'support-agent', base_url: 'https://api.agents.example/host/', repo_ref: 'refs/tags/v1.2.3' })[name] ??
      ''
  ),
  contextOf({
    sha: '9f8e7d6c5b4a39281706f5e4d3c2b1a098765432',
    repository: 'octo-org/support',
    ref: 'refs/heads/feature/x-1'
  })
)

test.each([
  'support-agent',
  'https://api.agents.example/host',
  'https://api.agents.example',
  'api.agents.example',
  'octo-org/support',
  'octo-org',
  'https://github.com/octo-org/support.git',
  'feature/x-1',
  'refs/heads/feature/x-1',
  'v1.2.3',
  '9f8e7d6c5b4a39281706f5e4d3c2b1a098765432',
  '9f8e7d6'
])('the runner does not mask public values of the run, and they stay: %s', (value) => {
  const redactor = createRedactor()
  for (const fact of FACTS) redactor.keep(fact)
  expect(redactor.add(value)).toEqual([])
  expect(redactor.redact(`see ${value}.`)).toBe(`see ${value}.`)
})

test.each(['production', 'Support', 'DEBUG', 'main'])('the runner does not mask the plain word %s', (word) => {
  const redactor = createRedactor()
  expect(redactor.add(word)).toEqual([])
  expect(redactor.redact(`in ${word}`)).toBe('in ***')
})

test('a credential is masked whatever else it equals, and makes nothing public', () => {
  const redactor = createRedactor()
  expect(redactor.add('swordfish', { credential: true })).toEqual(['swordfish'])
  expect(redactor.add('key-of-octo-1', { credential: true })).toEqual(['key-of-octo-1'])
  redactor.keep('https://x.example/key-of-octo-1')
  expect(redactor.redact('https://x.example/key-of-octo-1')).toBe('https://x.example/***')
})

test('a public address with a word of a secret in it stays a working one, and the word is redacted elsewhere', () => {
  const redactor = createRedactor()
  for (const value of ['support', 'agents', 'db-1.agents.example', '4711']) redactor.add(value)
  redactor.keep('https://support-4711.agents.example')
  expect(redactor.redact('https://support-4711.agents.example/docs by agents 4711')).toBe(
    'https://support-4711.agents.example/docs by *** ***'
  )
})

test.each([
  ['a commit', '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567', true],
  ['an id', '5f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1', true],
  ['an address', 'https://hooks.example/T0/B0', true],
  ['a token', 'sk-4711-abcdef', false],
  ['an address with a user', 'https://me:sk-4711@x.example', false]
])('a text of the service that equals a secret is public only where it looks so: %s', (_what, fact, stays) => {
  const redactor = createRedactor()
  redactor.add(fact)
  redactor.keep(fact)
  expect(redactor.redact(fact)).toBe(stays ? fact : '***')
})

test.each([
  [Buffer.from('absk-4711-abcdefcd').toString('base64url'), '***'],
  ['sk-4711-abcdef', '***'],
  ['support-sk-4711-abcdef', 'support-sk-4711-abcdef']
])('an id that holds a secret in another encoding is not public: %s', (id, shown) => {
  const redactor = createRedactor()
  redactor.add('sk-4711-abcdef')
  redactor.keep(id)
  expect(redactor.redact(id).replace(/^\w{1,4}(?=\*)|(?<=\*)\w{1,4}$/g, '')).toBe(shown)
})

const secretsOf = (inputs: Record<string, string>) =>
  findInputSecrets(parseStructured(readRawInputs((name) => inputs[name] ?? '')))

test('every credential and every value is found before anything is printed', () => {
  const { credentials, secrets, guesses } = secretsOf({
    api_key: 'the-api-key',
    tenant_id: 'the-tenant',
    bearer_token: 'the-token',
    agent_api_key: 'the-agent-key',
    github_token: 'the-github-token',
    secrets: 'A=value-one\nB="value\ntwo"'
  })
  expect([...credentials, ...secrets.map(({ value }) => value), ...guesses]).toEqual(
    expect.arrayContaining([
      'the-api-key',
      'the-tenant',
      'the-token',
      'the-agent-key',
      'the-github-token',
      'value-one',
      'value\ntwo'
    ])
  )
})

test('a password in a URL is a secret, as written and as meant', () => {
  for (const input of ['base_url', 'repo_url', 'custom_url']) {
    expect(secretsOf({ [input]: 'https://user:p%40ss@h.example/x' }).credentials).toEqual(
      expect.arrayContaining(['p%40ss', 'p@ss'])
    )
  }
})

test.each([
  'A="hunter22',
  'hunter22',
  'A=hunter22 # c',
  'A="x" hunter22',
  '1A=hunter22',
  'A: [hunter22]',
  'A: hunter22\nA: x',
  'A=1\n  hunter22  \n',
  'A="first\nhunter22\nlast',
  'A="first\nB=hunter22',
  "A='x\ny' hunter22",
  'A="x" y\nhunter22',
  '{"A": "x",\n"B": "hunter22",}',
  '- a\n- hunter22'
])('a value in text that is not understood is masked all the same: %j', (text) => {
  const redactor = createRedactor()
  const { secrets, guesses } = secretsOf({ secrets: text })
  for (const value of [...secrets.map((secret) => secret.value), ...guesses]) redactor.add(value)
  expect(redactor.redact(`printed: ${text}`)).not.toContain('hunter22')
  expect(redactor.redact('a line later: hunter22')).not.toContain('hunter22')
})

test('a value that is too short to be masked is detected', () => {
  expect(['123', '12345', 'true', 'abc\nde', ' \n', 'a-b-c'].map(canBeMasked)).toEqual([
    false,
    true,
    false,
    false,
    true,
    true
  ])
})

const VALUE = 'value-of-somebody-else'
test.each<[string, unknown]>([
  ['a deployment', gitDeployment({ secrets: [{ name: 'A', value: VALUE }] })],
  ['a list of deployments', { resources: [gitDeployment({ secrets: [{ name: 'A', value: VALUE }] })] }],
  ['a map', { error: { secrets: { A: VALUE } } }],
  ['variables of a container', { pod: { containers: [{ env: [{ name: 'A', value: VALUE }] }] } }],
  ['assignments', { Config: { Env: [`A=${VALUE}`] } }],
  ['JSON in a text', { detail: `conflict with {"secrets": [{"name": "A", "value": "${VALUE}"}]}, sorry` }],
  ['JSON in JSON', { body: JSON.stringify({ request: JSON.stringify({ secrets: { A: VALUE } }) }) }],
  ['a nested value', { secrets: { A: { value: VALUE, version: 3 } } }]
])('the secrets in an answer are found: %s', (_what, answer) => {
  expect(returnedValues(answer)).toEqual([VALUE])
})

test('names, ids and settings in an answer are no secrets', () => {
  const answer = {
    name: 'support',
    secrets: ['OPENAI_API_KEY', { name: 'SENTRY_DSN', id: 's-1', created_at: '2026-01-01' }],
    source_config: {
      resource_spec: { image_pull_secrets: [{ name: 'registry' }], volumes: [{ secret: { secretName: 'x' } }] }
    },
    detail: 'value: Field required'
  }
  expect(returnedValues(answer)).toEqual([])
})

test.each([
  '{"secrets": [{"name": "A", "value": "x"}]}',
  "conflict with {'secrets': [{'name': 'A', 'value': 'x'}]}",
  'body was {\\"value\\": \\"x\\"}',
  "Secret(name='A', value='x')",
  '<pre>{&quot;secrets&quot;: {&quot;A&quot;: &quot;x&quot;}}</pre>',
  '%7B%22value%22%3A%22x%22%7D'
])('a text that may show secrets of others is detected: %s', (text) => {
  expect(mayShowSecrets(text)).toBe(true)
})

test.each([
  'secrets: Field required',
  'value is not a valid list',
  'the secrets, and env, are wrong',
  'secrets.0.value'
])('a text about secrets is shown: %s', (text) => {
  expect(mayShowSecrets(text)).toBe(false)
})

test.each([200, 409])(
  'secrets that the service returns with %i are masked before the response is used',
  async (status) => {
    const masked: string[] = []
    const answer = {
      status,
      text: JSON.stringify({ secrets: [{ name: 'A', value: VALUE }] }),
      retryAfter: undefined,
      location: undefined,
      date: undefined,
      receivedAt: 0
    }
    const send = () => Promise.resolve(answer)
    const sender = maskAnswers({ send }, (value) => masked.push(value))
    const request = { method: 'GET', path: '/', timeoutMs: 1 } as const
    await sender.send(request)
    expect(masked).toEqual([VALUE])
  }
)

test('an empty text is no public fact', () => {
  const redactor = createRedactor()
  redactor.add('sk-live-4711-secret')
  redactor.keep('')
  expect(redactor.redact('key sk-live-4711-secret')).toBe('key ***')
})
