import { describe, expect, test } from '@jest/globals'
import type { HttpAnswer, HttpSender } from '../../../src/http/sender.js'
import { maskAnswers, mayShowSecrets } from '../../../src/masking/mask-answers.js'

const GET = { method: 'GET', path: '/x', timeoutMs: 1 } as const

/** What is masked of one answer, however it is asked for. */
async function maskedOf(status: number, body: unknown): Promise<string[][]> {
  const answer = { status, text: typeof body === 'string' ? body : JSON.stringify(body) } as HttpAnswer
  const sender: HttpSender = { send: async () => answer, stream: async () => answer, close: () => {} }
  const sent: string[] = []
  const streamed: string[] = []
  await maskAnswers(sender, (value) => sent.push(value)).send(GET)
  await maskAnswers(sender, (value) => streamed.push(value)).stream(GET, 1, () => {})
  return [sent, streamed]
}

describe('secrets that the service sends are masked before the response is used', () => {
  const row = { name: 'OTHER', value: 'held-by-the-service' }
  test.each<[string, unknown]>([
    ['a deployment', { id: 'd1', secrets: [row] }],
    ['an error of a shape that nobody knows', { error: { context: [{ request: { secrets: [row] } }] } }],
    ['an error whose detail holds JSON', { detail: `invalid body: ${JSON.stringify({ secrets: [row] })}` }],
    ['a text around JSON', `upstream said ${JSON.stringify({ secrets: [row] })}`],
    ['variables of a container', { sidecars: [{ env: [row] }] }],
    ['assignments', { env: ['OTHER=held-by-the-service'] }],
    ['a map of names', { environment_variables: { OTHER: 'held-by-the-service' } }],
    ['a list of other lists', [[{ secrets: [[row]] }]]],
    ['a mixed list', { secrets: [{ name: 'KEY' }, row, { name: 'EMPTY', value: '' }, null] }]
  ])('%s', async (_, body) => {
    for (const status of [200, 400, 422, 500, 503]) {
      for (const masked of await maskedOf(status, body)) expect(masked).toContain('held-by-the-service')
    }
  })

  test('user and password of a URL, wherever it stands', async () => {
    for (const masked of await maskedOf(502, { error: { at: 'pg://app:Hunter2-pass@db/x' } })) {
      expect(masked).toContain('Hunter2-pass')
    }
  })

  test('names, ids and dates are no secrets', async () => {
    const secrets = [{ name: 'KEY', id: 'i-1', created_at: '2026-01-01', value: 'one-value' }]
    for (const masked of await maskedOf(500, { name: 'support', secrets })) expect(masked).toEqual(['one-value'])
  })
})

test.each([
  ['{"secrets": [', true],
  ['{"secrets":"x', true],
  ["{'env': ['A=b'", true],
  ['\\"secrets\\":[', true],
  ['%22secrets%22%3A%5B', true],
  ['{:value=>"x"', true],
  ['the secrets are missing', false],
  ['value: 3 is too small', false]
])('a text that may show secrets is seen: %s', (text, may) => {
  expect(mayShowSecrets(text)).toBe(may)
})
