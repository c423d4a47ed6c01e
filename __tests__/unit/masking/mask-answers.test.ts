import { describe, expect, test } from '@jest/globals'
import type { HttpAnswer, HttpSender } from '../../../src/http/sender.js'
import { maskAnswers, mayShowSecrets, returnedValues } from '../../../src/masking/mask-answers.js'

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

describe('what a response shows as secret, and nothing else: what is masked is lost to the log', () => {
  test.each<[string, unknown, string[]]>([
    ['a value outside of secrets', { value: 'v-1', list: [{ value: 'v-1' }] }, []],
    ['an assignment outside of variables', { args: ['LEVEL=info-1'] }, []],
    ['lists within variables', { env: [['A=v-1']] }, ['v-1']],
    ['text in variables that assigns nothing', { env: ['v-1'] }, []],
    ['values that are no text', { secrets: [{ value: 3 }, { value: null }, { value: { x: true } }] }, []],
    ['other members beside a value', { secrets: [{ value: 'v-1', label: 'x-1' }] }, ['v-1']],
    ['a member of any name without a value', { secrets: [{ label: 'x-1' }] }, ['x-1']],
    ['an empty value', { secrets: [{ value: '' }], env: ['A='] }, []],
    [
      'not the URL or the id of a deployment in the same answer',
      { resources: [{ id: 'i-1', secrets: [] }, { secrets: [{ value: 'i-1' }, { value: 'u-1' }] }], custom_url: 'u-1' },
      []
    ],
    ['a value twice', { secrets: [{ value: 'v-1' }, { value: 'v-1' }] }, ['v-1']],
    [
      'a token in a command',
      { source_config: { install_command: 'TOKEN=v-11 npm ci', build_command: null } },
      ['v-11']
    ],
    ['a token in a text that is no command', { message: 'TOKEN=v-11 npm ci' }, []],
    ['brackets that hold no JSON', { secrets: { note: ']v-1[' } }, [']v-1[']],
    ['a text that is only a bracket', { message: '[' }, []],
    ['a number', 3, []],
    ['null', null, []]
  ])('%s', (_, answer, values) => {
    expect(returnedValues(answer)).toEqual(values)
  })
})

test('a connection that masks is closed with its run', () => {
  let closed = 0
  const never = () => Promise.reject(new Error('not sent'))
  maskAnswers({ send: never, stream: never, close: () => void closed++ }, () => {}).close()
  expect(closed).toBe(1)
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
