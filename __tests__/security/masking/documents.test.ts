/** A secret that is a document: what is secret in it stays hidden however a log quotes it. */
import { expect, test } from '@jest/globals'
import { maskAnswers } from '../../../src/adapters/http/mask-answers.js'
import type { HttpAnswer } from '../../../src/adapters/http/sender.js'
import { maskInputs } from '../../../src/inputs/mask-inputs.js'
import { readRawInputs } from '../../../src/inputs/raw-inputs.js'
import { parseStructured } from '../../../src/inputs/structured/parse-structured.js'
import { createRedactor } from '../../../src/masking/redactor.js'
import { contextOf, GOOD } from '../../support/fakes/inputs.js'

const LINES = ['MIIEvQIBADANBgkq/hkiG9w0BAQEFAASC', 'BKcwggSjAgEAAoIBAQ+C7x3Zq1', 'Zq9w==']
const PRIVATE_KEY = ['-----BEGIN PRIVATE KEY-----', ...LINES, '-----END PRIVATE KEY-----', ''].join(
  '\n'
)
const ACCOUNT = {
  type: 'service_account',
  project_id: 'acme-agents',
  region: 'us-east-1',
  private_key: PRIVATE_KEY,
  password: 'a"b\\c-77'
}

/** Quotes a text in JSON in JSON, so many times. */
function quoted(text: string, depth: number): string {
  return depth === 0 ? text : JSON.stringify({ msg: quoted(text, depth - 1) })
}

function redactorFor(secret: string, more: Record<string, string> = {}) {
  const redactor = createRedactor()
  const given: Record<string, string> = {
    ...GOOD,
    ...more,
    secrets: JSON.stringify({ ACCOUNT: secret })
  }
  const runner = { mask: (value: string) => redactor.add(value), notice: () => {} }
  const inputs = parseStructured(readRawInputs((name) => given[name] ?? ''))
  maskInputs(inputs, { runner, redactor, context: contextOf() })
  return redactor
}

const WAYS: [string, string][] = [
  ['compact', JSON.stringify(ACCOUNT)],
  ['indented', JSON.stringify(ACCOUNT, null, 2)],
  [
    'in YAML',
    Object.entries(ACCOUNT)
      .map(([name, text]) => `${name}: ${JSON.stringify(text)}`)
      .join('\n')
  ],
  [
    'in YAML with a block',
    `password: 'a"b\\c-77'\nprivate_key: |\n  ${PRIVATE_KEY.trim().replaceAll('\n', '\n  ')}\n`
  ]
]

test.each(WAYS)('a key in a document that is given %s is hidden in any log', (_, secret) => {
  const redactor = redactorFor(secret)
  const { password } = ACCOUNT
  const quotes = [
    PRIVATE_KEY,
    `loaded ${JSON.stringify(ACCOUNT)}`,
    JSON.stringify(ACCOUNT, null, 4),
    password
  ]
  for (const quote of quotes) {
    for (const depth of [0, 1, 2, 3]) {
      const shown = redactor.redact(quoted(quote, depth))
      expect(LINES.filter((line) => shown.includes(line))).toEqual([])
      expect(shown.replaceAll('\\', '')).not.toContain('c-77')
    }
  }
})

test('a region and a project of a document stay as they are in other texts', () => {
  const text = 'Deploying acme-agents in us-east-1 as service_account'
  expect(redactorFor(JSON.stringify(ACCOUNT)).redact(text)).toBe(text)
})

test('what is public elsewhere stays, even under a name for a credential', () => {
  const secret = JSON.stringify({ key_region: 'us-east-1', key_name: GOOD.name, key: 'Zq-4711' })
  const { redact } = redactorFor(secret, { env_vars: 'REGION=us-east-1' })
  expect(redact(`${GOOD.name} in us-east-1: Zq-4711`)).toBe(`${GOOD.name} in us-east-1: ***`)
})

test('a document that the service shows is hidden, too', async () => {
  const redactor = createRedactor()
  const body = { secrets: [{ name: 'ACCOUNT', value: JSON.stringify(ACCOUNT) }] }
  const answer = { status: 200, text: JSON.stringify(body) } as HttpAnswer
  const sender = maskAnswers({ send: () => Promise.resolve(answer) }, (value) =>
    redactor.add(value)
  )
  await sender.send({ method: 'GET', path: '/x', timeoutMs: 1 })
  const shown = redactor.redact(quoted(PRIVATE_KEY, 2))
  expect(LINES.filter((line) => shown.includes(line))).toEqual([])
})
