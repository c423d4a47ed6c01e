import { describe, expect, test } from '@jest/globals'
import { StatusError } from '../../../src/errors.js'
import { type Advice, errorFromResponse } from '../../../src/http/error-from-response.js'
import type { HttpAnswer } from '../../../src/http/sender.js'

const HELD = 'held-by-the-service'

const ADVICE: Advice = { subject: 'The service', address: 'base_url', byStatus: {} }

function errorOf(
  status: number,
  body: unknown,
  { advice = ADVICE, location }: { advice?: Advice; location?: string } = {}
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return errorFromResponse({
    request: 'GET /x',
    answer: { status, text, location } as HttpAnswer,
    advice,
    redact: (text) => text
  })
}

/** The message of the error for a response, before any secret is registered. */
function messageOf(status: number, body: unknown): string {
  const error = errorOf(status, body)
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

test.each<[number, RegExp]>([
  [300, /redirect/],
  [400, /refused the request/],
  [404, /does not have/],
  [408, /failed to process/],
  [409, /conflict/],
  [425, /failed to process/],
  [429, /limits/],
  [499, /refused the request/],
  [500, /failed to process/],
  [501, /failed to process/],
  [505, /failed to process/]
])('the first line says what the service did: %i', (status, said) => {
  expect(messageOf(status, '').split('\n')[0]).toMatch(said)
  expect(messageOf(status, '').split('\n')[0]).toContain(`(${status})`)
})

test.each([
  [501, false],
  [505, false],
  [503, true],
  [520, true]
])('what a service never does is not asked for again: %i', (status, retryable) => {
  expect(errorOf(status, '')).toMatchObject({ retryable, mayHaveBeenApplied: retryable })
})

test('a page that refuses with 403 leads to the proxy, and to what else may help', () => {
  const fix = 'Check `api_key`.'
  const refused = { ...ADVICE, byStatus: { 403: { headline: 'The service refused the key', fix } } }
  for (const page of ['<html>', ' \n<html>']) {
    const error = errorOf(403, page, { advice: refused })
    expect(error.message).toMatch(/^The request was refused with a web page/)
    expect(error.advice).toMatch(/proxy or firewall.* Otherwise: Check `api_key`\.$/)
    expect(errorOf(403, page).advice).not.toContain('Otherwise')
  }
  for (const answer of ['', 'a < b', '{"detail":"<no>"}']) {
    expect(errorOf(403, answer, { advice: refused }).advice).toBe(fix)
  }
})

test('a redirect that leads nowhere is a redirect still', () => {
  expect(errorOf(302, '').message).toMatch(/answered 302$/)
  expect(errorOf(302, '', { location: 'https://other.example/x' }).message).toContain('https://other.example/x')
})

test('twenty fields are enough', () => {
  const detail = Array.from({ length: 30 }, (_, i) => ({ loc: ['body', `f${i}`], msg: 'bad' }))
  const { message } = errorOf(422, { detail })
  expect(message).toContain('f19: bad')
  expect(message).not.toContain('f20: bad')
})
