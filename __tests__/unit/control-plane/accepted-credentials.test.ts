import { expect, test } from '@jest/globals'
import { rememberAccepted } from '../../../src/control-plane/accepted-credentials.js'
import { CredentialsExpiredError, type StatusError } from '../../../src/errors.js'
import type { HttpAnswer, HttpSender } from '../../../src/http/sender.js'
import type { ControlPlane } from '../../../src/ports.js'
import { refusal } from '../../support/fakes/answers.js'
import { controlPlaneOver } from '../../support/fakes/control-plane-over.js'

const STARTED = Date.UTC(2026, 0, 1)

const failureOf = (call: Promise<unknown>) => call.then(String, (error: unknown) => error) as Promise<StatusError>

/** A control plane that answers one request after another with these statuses, ten minutes apart. */
function answering(...statuses: number[]): ControlPlane {
  let sent = 0
  const send = async (): Promise<HttpAnswer> => {
    const status = statuses[sent] ?? 500
    const text = status < 300 ? '{"id":"d","name":"support","latest_revision_id":null}' : '{"detail":"no"}'
    return { status, text, receivedAt: STARTED + 600_000 * sent++ } as HttpAnswer
  }
  return controlPlaneOver({ send, stream: send, close: () => {} } satisfies HttpSender)
}

test.each([
  ['a credential that was never accepted is wrong', [401], false],
  ['one that was accepted has expired', [200, 401], true],
  ['even if only the first of several requests was accepted', [299, 500, 401], true],
  ['a redirect or a failure accepts nothing', [302, 500, 401], false],
  ['what was permitted and no longer is, has expired', [200, 403], true],
  ['another refusal is no question of credentials', [200, 404], false]
])('%s (%j)', async (_, statuses, isExpired) => {
  const controlPlane = answering(...statuses)
  for (const _ of statuses.slice(1)) await controlPlane.readDeployment('d').catch(() => {})
  const error = await failureOf(controlPlane.readDeployment('d'))
  expect(error instanceof CredentialsExpiredError).toBe(isExpired)
  expect(error).toMatchObject({ status: statuses.at(-1), request: 'GET /v2/deployments/d' })
})

test('a permission that the credential never had has not expired', async () => {
  const controlPlane = answering(200, 403)
  await controlPlane.readDeployment('d')
  expect(await failureOf(controlPlane.patchDeployment('d', {}))).not.toBeInstanceOf(CredentialsExpiredError)
})

test('an expired credential is not tried again, says what the service said, and since when it worked', async () => {
  const controlPlane = answering(200, 401)
  await controlPlane.readDeployment('d')
  const error = await failureOf(controlPlane.patchDeployment('d', {}))
  expect(error).toMatchObject({ code: 'auth_failed', retryable: false, mayHaveBeenApplied: false })
  expect(error.message.split('\n')).toEqual([
    expect.stringContaining('(401)'),
    'PATCH /v2/deployments/d answered 401: no',
    expect.stringContaining('10 min')
  ])
})

test('what is no refusal stays what it is, and time does not run backwards', () => {
  const credentials = rememberAccepted<string>()
  credentials.accept('read', STARTED)
  const lost = new Error('the connection was lost')
  expect(credentials.explain(lost, 'read', STARTED)).toBe(lost)
  const expired = credentials.explain(refusal(401), 'read', STARTED - 60_000) as StatusError
  expect(expired).toBeInstanceOf(CredentialsExpiredError)
  expect(expired.message).not.toContain('-')
})
