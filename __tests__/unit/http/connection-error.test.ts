import { expect, test } from '@jest/globals'
import {
  connectionError,
  type FailedExchange
} from '../../../src/adapters/http/connection-error.js'

const FAILED: FailedExchange = {
  request: 'POST /v2/deployments',
  baseUrl: 'https://api.example:8443/api-host',
  address: '`base_url`',
  proxy: undefined,
  timedOutMs: undefined,
  hasAnswered: false
}
const TUNNEL = 'tunneling socket could not be established'
const failure = (code: string, text = `connect ${code}`) => Object.assign(new Error(text), { code })

// Whether a write may have been applied, whether the request may succeed later, and what the advice names.
test.each<[string, boolean, boolean, RegExp]>([
  ['ECONNREFUSED', false, true, /port of `base_url`/],
  ['ENOTFOUND', false, true, /spelling of `base_url`/],
  ['EADDRNOTAVAIL', false, true, /Check `base_url`/],
  ['ECONNRESET', true, true, /Check `base_url`/],
  ['EPROTO', false, false, /NODE_EXTRA_CA_CERTS/],
  ['CERT_HAS_EXPIRED', false, false, /NODE_EXTRA_CA_CERTS/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', false, false, /NODE_EXTRA_CA_CERTS/]
])(
  'after %s, a write may have been applied: %s; it may be retried: %s',
  (code, mayHaveBeenApplied, retryable, fix) => {
    const error = connectionError(failure(code), FAILED)
    expect(error).toMatchObject({
      mayHaveBeenApplied,
      retryable,
      timed_out: false,
      request: FAILED.request
    })
    expect(error.brief).toBe(`POST /v2/deployments: connect ${code}`)
    expect(error.what).toContain('api.example:8443')
    expect(error.fix.join(' ')).toMatch(fix)
  }
)

test('a failure without a code may have happened after the service acted', () => {
  for (const cause of [new Error('socket hang up'), 'socket hang up', null, undefined]) {
    expect(connectionError(cause, FAILED)).toMatchObject({
      mayHaveBeenApplied: true,
      retryable: true
    })
  }
})

test.each([
  ['refuses the connection', failure('ECONNRESET', `${TUNNEL}, statusCode=407`)],
  ['does not exist', failure('ECONNRESET', `${TUNNEL}, cause=getaddrinfo ENOTFOUND proxy.example`)],
  ['is not reached', failure('ECONNREFUSED')]
])('a proxy that %s is named', (_, cause) => {
  const error = connectionError(cause, { ...FAILED, proxy: 'proxy.example:3128' })
  expect(error.what).toMatch(/^The proxy proxy.example:3128 made no connection to api\.example/)
  expect(error.brief).toContain(cause.message)
  expect(error.fix.join(' ')).toMatch(/HTTPS_PROXY, with user and password/)
})

test('a service that does not answer through a proxy is no fault of the proxy', () => {
  const failed = { ...FAILED, proxy: 'proxy.example:3128', timedOutMs: 1_000 }
  const error = connectionError(failure('ABORT_ERR'), failed)
  expect(error.what).toMatch(/^api\.example:8443 sent no whole answer/)
  expect(error.fix.join(' ')).toContain('the proxy proxy.example:3128')
})

test.each([
  [1_000, 1],
  [1_001, 2],
  [30_000, 30]
])(
  'a deadline of %i ms that passed is shown as %i s, and the request may have been applied',
  (timedOutMs, seconds) => {
    const error = connectionError(failure('ABORT_ERR'), { ...FAILED, timedOutMs })
    expect(error).toMatchObject({ timed_out: true, mayHaveBeenApplied: true, retryable: true })
    for (const text of [error.what, error.brief]) expect(text).toContain(`within ${seconds} s`)
  }
)

test.each([
  ['http://127.0.0.1:8124', 'ECONNREFUSED', 4],
  ['http://localhost:8124/x', 'ECONNREFUSED', 4],
  ['http://[::1]:8124', 'ECONNREFUSED', 4],
  ['http://127.0.0.1:8124', 'ECONNRESET', undefined],
  ['https://api.example', 'ECONNREFUSED', undefined]
])(
  '%s that fails with %s is tried %p times at most: no program listens there',
  (baseUrl, code, mostAttempts) => {
    expect(connectionError(failure(code), { ...FAILED, baseUrl }).mostAttempts).toBe(mostAttempts)
  }
)

test('what has answered in this run, and stops, is tried as often as any other: it may start again', () => {
  const failed = { ...FAILED, baseUrl: 'http://127.0.0.1:8124', hasAnswered: true }
  expect(connectionError(failure('ECONNREFUSED'), failed).mostAttempts).toBeUndefined()
})
