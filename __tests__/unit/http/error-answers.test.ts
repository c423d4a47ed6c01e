import { describe, expect, test } from '@jest/globals'
import { StatusError } from '../../../src/errors.js'
import { errorFromResponse } from '../../../src/http/error-from-response.js'
import type { HttpAnswer } from '../../../src/http/sender.js'

const HELD = 'held-by-the-service'

/** The message of the error for a response, before any secret is registered. */
function messageOf(status: number, body: unknown): string {
  const answer = { status, text: typeof body === 'string' ? body : JSON.stringify(body) } as HttpAnswer
  const error = errorFromResponse({
    request: 'GET /x',
    answer,
    advice: { subject: 'The service', address: 'base_url', byStatus: {} },
    redact: (text) => text
  })
  expect(error).toBeInstanceOf(StatusError)
  return error.message
}

describe('an error body that may hold secrets of the service is not quoted', () => {
  const secrets = [{ name: 'OTHER', value: HELD }]
  test.each<[string, unknown]>([
    ['a shape that nobody knows', { error: { request: { secrets } } }],
    ['a list', [{ secrets }]],
    ['JSON that is cut off', JSON.stringify({ error: { secrets } }).slice(0, -4)],
    ['a detail that quotes the request', { detail: `bad request: ${JSON.stringify({ secrets })}` }],
    [
      'a field that quotes the request',
      { detail: [{ loc: ['body', 'x'], msg: `got ${JSON.stringify({ secrets })}`, type: 'value_error' }] }
    ],
    ['a page', `<pre>{&quot;secrets&quot;: [{&quot;value&quot;: &quot;${HELD}&quot;}]}</pre>`],
    ['the notation of Python', `{'error': {'env': ['OTHER=${HELD}']}}`]
  ])('%s', (_, body) => {
    for (const status of [400, 409, 422, 500]) expect(messageOf(status, body)).not.toContain(HELD)
  })
})

test.each<[string, unknown, RegExp]>([
  ['a detail', { detail: 'cpu is too small' }, /answered 400: cpu is too small$/],
  ['a shape that nobody knows', { error: { code: 'E7' } }, /\{"error":\{"code":"E7"\}\}$/],
  ['a field', { detail: [{ loc: ['body', 'name'], msg: 'is taken', type: 'x' }] }, /name: is taken$/],
  ['a page', '<h1>Bad gateway</h1>', /Bad gateway/]
])('what holds none is quoted: %s', (_, body, said) => {
  expect(messageOf(400, body)).toMatch(said)
})
