import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { readRawInputs } from '../../src/inputs/raw.js'
import { canBeMasked, formsOf } from '../../src/secrecy/forms.js'
import { findInputSecrets } from '../../src/secrecy/input-secrets.js'
import { maskAnswers } from '../../src/secrecy/mask-answers.js'
import { createRedactor } from '../../src/secrecy/redactor.js'
import { gitDeployment } from '../fakes/answers.js'
import { ScriptedControlPlane } from '../fakes/scripted-control-plane.js'
import { VirtualClock } from '../fakes/virtual-clock.js'

/** Without the star, which is what a secret is replaced by. */
const secret = fc.string({
  unit: fc.constantFrom(...'abcXYZ019 "\\/=+%:&?\n\r\t'.split(''), 'ü', '😀'),
  minLength: 4,
  maxLength: 30
})
const around = fc.string({ unit: fc.constantFrom(...'abc "\\{}%\n'.split('')), maxLength: 10 })

/** The ways in which a value turns up in what we or a server write. */
function disguises(value: string): string[] {
  const lines = value.split(/\r\n|\n|\r/)
  const trimmed = lines.map((line) => line.trim())
  return [
    value,
    JSON.stringify(value).slice(1, -1),
    encodeURIComponent(value),
    ...[...lines, ...trimmed].filter((line) => line.trim() !== '' && canBeMasked(line)),
    ...(value.trim().length >= 8
      ? [Buffer.from(value).toString('base64'), Buffer.from(value).toString('base64url')]
      : [])
  ]
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
        const forms = secrets.flatMap(formsOf)
        const leaks = secrets.flatMap(disguises).flatMap((shown) => {
          const clean = redactor.redact(`${before}${shown}${after}`)
          return clean.includes('***') ? forms.filter((form) => clean.includes(form)) : [shown]
        })
        expect(leaks).toEqual([])
      }
    ),
    { numRuns: 1_000 }
  )
})

test('secrets are taken out of every text of a record, keys and lists included', () => {
  const redactor = createRedactor()
  redactor.add('hunter22')
  const record = { plain: 'a hunter22 b', list: [{ deep: 'hunter22' }, 1, null, true], hunter22: undefined }
  expect(JSON.stringify(redactor.redactAll(record))).not.toContain('hunter22')
  expect(redactor.redactAll(record)).toEqual({ plain: 'a *** b', list: [{ deep: '***' }, 1, null, true] })
})

test('a text of megabytes in which a secret overlaps itself at each character costs no more than any other', () => {
  const redactor = createRedactor()
  redactor.add('0000')
  const before = process.memoryUsage().heapUsed
  expect(redactor.redact(`a${'0'.repeat(2 ** 23)}b`)).toBe('a***b')
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(100 * 2 ** 20)
})

test('of two secrets the one that holds the other goes whole', () => {
  const redactor = createRedactor()
  redactor.add('pass')
  redactor.add('passwords')
  expect(redactor.redact('my passwords')).toBe('my ***')
})

test('a value is masked once, and a short one does not blot out the log', () => {
  const redactor = createRedactor()
  expect(redactor.add('hunter22').length).toBeGreaterThan(0)
  expect(redactor.add('hunter22')).toEqual([])
  expect(redactor.add('abc')).toEqual([])
  expect(redactor.redact('abc')).toBe('abc')
})

test('each line of a value of several lines is masked by itself, as a log shows it line by line', () => {
  expect(formsOf('-----BEGIN KEY-----\r\n  abcdef==  \r\n-----END KEY-----')).toEqual(
    expect.arrayContaining(['-----BEGIN KEY-----', 'abcdef==', '-----END KEY-----'])
  )
})

const secretsOf = (inputs: Record<string, string>) => findInputSecrets(readRawInputs((name) => inputs[name] ?? ''))

test('every credential and every value is found before anything is printed', () => {
  const { values } = secretsOf({
    api_key: 'the-api-key',
    tenant_id: 'the-tenant',
    bearer_token: 'the-token',
    agent_api_key: 'the-agent-key',
    github_token: 'the-github-token',
    secrets: 'A=value-one\nB="value\ntwo"'
  })
  expect(values).toEqual(
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
    expect(secretsOf({ [input]: 'https://user:p%40ss@h.example/x' }).values).toEqual(
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
  'A=1\n  hunter22  \n'
])('a value in text that is not understood is masked all the same: %j', (secrets) => {
  const redactor = createRedactor()
  for (const value of secretsOf({ secrets }).values) redactor.add(value)
  expect(redactor.redact(`printed: ${secrets}`)).not.toContain('hunter22')
})

test('a value that is too short to be masked is named, never shown', () => {
  expect(secretsOf({ secrets: 'PIN=123\nLONG=12345' }).unmasked).toEqual(['PIN'])
  expect(secretsOf({ secrets: 'PIN=1\nPIN=2' }).unmasked).toEqual(['PIN'])
})

test('what the service sends back is masked before anybody sees it', async () => {
  const masked: string[] = []
  const answer = gitDeployment({ secrets: [{ name: 'A', value: 'sent-back' }] })
  const script = {
    createDeployment: [answer],
    readDeployment: [answer],
    patchDeployment: [answer],
    listDeployments: [[answer]]
  }
  const controlPlane = maskAnswers(new ScriptedControlPlane(new VirtualClock(), script), (value) => masked.push(value))
  const body = { name: 'a', source: 'git_host', source_config: {}, source_revision_config: {}, secrets: [] } as const
  const calls = [
    () => controlPlane.createDeployment({ ...body, secrets: [] }),
    () => controlPlane.readDeployment('a'),
    () => controlPlane.patchDeployment('a', {}),
    () => controlPlane.listDeployments({ name_contains: '', limit: 1, offset: 0 })
  ]
  for (const call of calls) {
    masked.length = 0
    await call()
    expect(masked).toEqual(['sent-back'])
  }
})
