import { describe, expect, test } from '@jest/globals'
import {
  type Advice,
  type Explanation,
  errorFromResponse,
  parseJson,
  retryAfterMs
} from '../../../src/adapters/http/answer.js'
import type { HttpAnswer } from '../../../src/adapters/http/sender.js'
import { AnswerError, inOneLine, StatusError } from '../../../src/errors.js'

const HELD = 'held-by-the-service'

/** A response, whose refusals are explained in this way. */
function answered(
  status: number,
  body: unknown,
  { known = {}, ...rest }: { known?: Explanation } & Partial<HttpAnswer> = {}
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const advice: Advice = { subject: 'The service', address: 'base_url', explain: () => known }
  const answer = { status, text, ...rest } as HttpAnswer
  return { request: 'GET /x', answer, advice, redact: (quote: string) => quote }
}
const errorOf = (...response: Parameters<typeof answered>) =>
  errorFromResponse(answered(...response))

test('a value is one by the status of its response alone', () => {
  for (const status of [200, 204, 299]) expect(parseJson(answered(status, '{}'))).toEqual({})
  for (const status of [300, 404, 500])
    expect(() => parseJson(answered(status, '{}'))).toThrow(StatusError)
  expect(() => parseJson(answered(199, '{}'))).toThrow(AnswerError)
})

test('a body too deep for a recursion is refused, and ends no run as a bug', () => {
  const deep = '['.repeat(100) + ']'.repeat(100)
  expect(parseJson(answered(200, deep))).toEqual(JSON.parse(deep))
  for (const text of [`[${deep}]`, `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`]) {
    expect(() => parseJson(answered(200, text))).toThrow(AnswerError)
  }
})

test.each<[string, unknown]>([
  ['a shape that nobody knows', { error: { request: { secrets: [{ value: HELD }] } } }],
  ['a list', [{ secrets: { OTHER: HELD } }]],
  ['JSON that is cut off', `{"error": {"secrets": [{"value": "${HELD}"`],
  [
    'a detail that quotes the request',
    { detail: `bad request: ${JSON.stringify({ secrets: { OTHER: HELD } })}` }
  ],
  [
    'a field that quotes it',
    { detail: [{ loc: ['body', 'x'], msg: `got {"value": "${HELD}"}`, type: 'x' }] }
  ],
  ['a page', `<pre>{&quot;secrets&quot;: [{&quot;value&quot;: &quot;${HELD}&quot;}]}</pre>`],
  ['the notation of Python', `{'error': {'env': ['OTHER=${HELD}']}}`]
])('an error body that may hold secrets of the service is not quoted: %s', (_, body) => {
  for (const status of [400, 409, 422, 500])
    expect(inOneLine(errorOf(status, body))).not.toContain(HELD)
})

const entry = (loc: unknown[], msg: string) => ({ loc, msg, type: 'x' })
test.each<[string, unknown, string[]]>([
  ['a sentence', { detail: 'The name is taken' }, ['The name is taken']],
  [
    'fields',
    {
      detail: [
        entry(['body', 'source_config', 'cpu'], 'bad'),
        entry(['body', 'secrets', 0, 'name'], 'Required')
      ]
    },
    ['source_config.cpu: bad', 'secrets[0].name: Required']
  ],
  ['texts', { detail: ['No quota', 'No name'] }, ['No quota', 'No name']],
  ['JSON of its own', { code: 'boom' }, ['{"code":"boom"}']],
  ['a page', '<html><title>502 Bad Gateway</title></head>\r\n<p>nginx', ['502 Bad Gateway nginx']],
  ['plain text', 'no healthy upstream', ['no healthy upstream']],
  ['nothing', '', []]
])('an error body is reported in words: %s', (_, body, lines) => {
  expect(errorOf(400, body)).toMatchObject({
    what: 'The service refused the request (400).',
    facts: [
      { label: 'Request', value: 'GET /x answered 400' },
      ...lines.map((value) => ({ label: 'Response', value }))
    ]
  })
})

test('an error body does not flood the log, and its text stays on its line', () => {
  const detail = Array.from({ length: 5_000 }, (_, i) =>
    entry(['body', `f${i}`], 'x'.repeat(5_000))
  )
  const many = inOneLine(errorOf(422, { detail }))
  expect(many.length).toBeLessThan(10_000)
  expect(many).toContain('f19: x')
  expect(many).not.toContain('f20: x')
  const hostile = errorOf(400, {
    detail: 'a\r\n::error::x\u2028##[command]y\u001b[31m\u202Ez'
  })
  expect(hostile.facts).toContainEqual({
    label: 'Response',
    value: expect.stringMatching(/^a ::error::x/)
  })
  expect(inOneLine(hostile)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
})

// What the first line says, whether a write may have been applied, and whether the request may succeed later.
test.each<[number, RegExp, boolean, boolean]>([
  [302, /redirect/, true, false],
  [400, /refused the request/, false, false],
  [404, /does not have/, false, false],
  [408, /failed to process/, true, true],
  [409, /conflict/, false, false],
  [425, /failed to process/, false, true],
  [429, /limits/, false, true],
  [500, /failed to process/, true, true],
  [501, /failed to process/, false, false],
  [503, /failed to process/, true, true]
])(
  '%i: what the service did (%s), perhaps applied %s, retried %s',
  (status, said, mayHaveBeenApplied, retryable) => {
    const error = errorOf(status, '')
    expect(error).toMatchObject({ status, mayHaveBeenApplied, retryable, request: 'GET /x' })
    expect(error.what).toMatch(said)
    expect(error.what).toContain(`(${status})`)
    expect(error.fix.length > 0).toBe(retryable || status < 400)
  }
)

describe('the fix', () => {
  test('about a redirect says where it leads, and that it is not followed', () => {
    const { facts, fix } = errorOf(302, '', { location: 'https://other.example/x' })
    expect(facts).toContainEqual({
      label: 'Response',
      value: 'redirect to https://other.example/x'
    })
    expect(fix).toEqual([expect.stringMatching(/^Set base_url to the address/)])
  })

  test('about a page that refuses with 403 leads to the proxy, and to what else may help', () => {
    const known = { headline: 'The service refused the key', fix: 'Check `api_key`.' }
    for (const page of ['<html>', ' \n<html>']) {
      expect(errorOf(403, page, { known }).what).toMatch(/^The request was refused with a web page/)
      expect(errorOf(403, page, { known }).fix).toEqual([
        expect.stringContaining('proxy or firewall'),
        'Otherwise: Check `api_key`.'
      ])
      expect(errorOf(403, page).fix).toHaveLength(1)
    }
    expect(errorOf(403, '{"detail":"<no>"}', { known }).fix).toEqual([known.fix])
  })
})

const RECEIVED = Date.UTC(2026, 5, 1, 12)
const inSeconds = (seconds: number) => new Date(RECEIVED + 1_000 * seconds).toUTCString()
test.each<[string | undefined, string | undefined, number | undefined]>([
  [' 7 ', undefined, 7_000],
  ['1.5', undefined, 1_500],
  [inSeconds(7), undefined, 7_000],
  [inSeconds(7), inSeconds(-60), 67_000],
  [inSeconds(-7), undefined, 0],
  ['7 seconds', undefined, undefined],
  [undefined, inSeconds(7), undefined]
])('Retry-After %j of an answer that was sent at %j asks to wait %p ms', (retryAfter, date, ms) => {
  expect(retryAfterMs({ retryAfter, date, receivedAt: RECEIVED })).toBe(ms)
})
