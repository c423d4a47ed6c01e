import { describe, expect, test } from '@jest/globals'
import { connectionError, type FailedExchange } from '../../../src/http/connection-error.js'

const FAILED: FailedExchange = {
  request: 'POST /v2/deployments',
  baseUrl: 'https://api.example:8443/api-host',
  address: '`base_url`',
  timedOutMs: undefined,
  hasAnswered: false
}
const failure = (code: string, text = `connect ${code}`) => Object.assign(new Error(text), { code })

// Whether a write may have been applied, and whether the request may succeed later.
test.each([
  ['ECONNREFUSED', false, true],
  ['ENOTFOUND', false, true],
  ['EAI_AGAIN', false, true],
  ['EHOSTUNREACH', false, true],
  ['ENETUNREACH', false, true],
  ['EADDRNOTAVAIL', false, true],
  ['ECONNRESET', true, true],
  ['EPIPE', true, true],
  ['ETIMEDOUT', true, true],
  ['UND_ERR_SOCKET', true, true],
  ['HPE_INVALID_CONSTANT', true, true],
  ['EPROTO', false, false],
  ['CERT_HAS_EXPIRED', false, false],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', false, false],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', false, false],
  ['ERR_TLS_CERT_ALTNAME_INVALID', false, false],
  ['EPROTONOSUPPORT', true, true]
])('after %s, a write may have been applied: %s; it may be retried: %s', (code, mayHaveBeenApplied, retryable) => {
  const error = connectionError(failure(code), FAILED)
  expect(error).toMatchObject({ mayHaveBeenApplied, retryable, timed_out: false, request: FAILED.request })
  expect(error.brief).toBe(`POST /v2/deployments: connect ${code}`)
})

test('a failure without a code may have happened after the service acted', () => {
  for (const cause of [new Error('socket hang up'), 'socket hang up', null, undefined]) {
    expect(connectionError(cause, FAILED)).toMatchObject({ mayHaveBeenApplied: true, retryable: true })
  }
})

test.each([
  [1, 1],
  [1_000, 1],
  [1_001, 2],
  [30_000, 30]
])('a deadline of %i ms that passed is shown as %i s, and the request may have been applied', (timedOutMs, seconds) => {
  const error = connectionError(failure('ABORT_ERR'), { ...FAILED, timedOutMs })
  expect(error).toMatchObject({ timed_out: true, mayHaveBeenApplied: true, retryable: true })
  expect(error.brief).toContain(`within ${seconds} s`)
  expect(error.message.split('\n')[0]).toContain(`within ${seconds} s`)
})

describe('a refused connection', () => {
  const refused = (over: Partial<FailedExchange>) => connectionError(failure('ECONNREFUSED'), { ...FAILED, ...over })

  test.each([
    ['http://127.0.0.1:8124', false, 4],
    ['http://localhost:8124/x', false, 4],
    ['http://[::1]:8124', false, 4],
    ['http://127.0.0.1:8124', true, undefined],
    ['https://api.example', false, undefined]
  ])('of %s, which has answered before: %s, is tried %p times at most', (baseUrl, hasAnswered, mostAttempts) => {
    expect(refused({ baseUrl, hasAnswered }).mostAttempts).toBe(mostAttempts)
  })

  test('another failure of this machine is retried like any', () => {
    const baseUrl = 'http://127.0.0.1:8124'
    expect(connectionError(failure('ECONNRESET'), { ...FAILED, baseUrl }).mostAttempts).toBeUndefined()
  })
})

describe('the advice names what to change', () => {
  const proxied = (status: number) => failure('', `tunneling socket could not be established, statusCode=${status}`)
  test.each<[string, unknown, RegExp]>([
    ['the password of a proxy', proxied(407), /HTTPS_PROXY/],
    ['the owner of a proxy', proxied(403), /NO_PROXY/],
    ['an authority', failure('SELF_SIGNED_CERT_IN_CHAIN'), /NODE_EXTRA_CA_CERTS/],
    ['the spelling', failure('ENOTFOUND'), /spelling of `base_url`/],
    ['the network', failure('EAI_AGAIN'), /network of the runner/],
    ['host and port', failure('ECONNREFUSED'), /port of `base_url`/],
    ['the address', failure('ECONNRESET'), /Check `base_url`/]
  ])('%s', (_, cause, advice) => {
    const error = connectionError(cause, FAILED)
    expect(error.advice).toMatch(advice)
    expect(error.message.split('\n')[0]).toContain('api.example:8443')
  })
})
