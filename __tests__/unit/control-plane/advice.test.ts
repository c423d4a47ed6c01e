import { expect, test } from '@jest/globals'
import { type Access, controlPlaneAdvice } from '../../../src/control-plane/advice.js'
import type { Credentials } from '../../../src/control-plane/credentials.js'

const BASE_URL = 'https://api.example/api-host'

/** The inputs that the advice names for a status. */
function inputsNamed(access: Access, status: number): string[] {
  const { fix = '' } = controlPlaneAdvice(access, 'readDeployment').byStatus[status] ?? {}
  return [...fix.matchAll(/`(\w+)`/g)].map(([, input = '']) => input)
}

test.each<[Credentials, string[], string]>([
  [{ api_key: 'k' }, ['api_key', 'tenant_id'], 'key'],
  [{ bearer_token: 'b' }, ['bearer_token', 'tenant_id'], 'token'],
  [{ tenant_id: 't' }, ['tenant_id'], 'tenant ID'],
  [{ api_key: 'k', tenant_id: 't' }, ['api_key', 'tenant_id'], 'key'],
  [{ bearer_token: 'b', tenant_id: 't' }, ['bearer_token', 'tenant_id'], 'token']
])('whoever is refused learns which of the given inputs to check: %j', (credentials, named, noun) => {
  const access = { base_url: BASE_URL, credentials }
  expect(inputsNamed(access, 403)).toEqual(named)
  expect(inputsNamed(access, 401)).toEqual(Object.keys(credentials))
  for (const status of [401, 403]) {
    const { headline, fix } = controlPlaneAdvice(access, 'readDeployment').byStatus[status] ?? {}
    expect(headline).toContain(`the ${noun}`)
    expect(fix).toContain(BASE_URL)
  }
})

test('an unknown address is named by its input', () => {
  expect(inputsNamed({}, 401)).toEqual(['api_key', 'base_url'])
})

test('a 404 from an address without an API shows the whole address that was requested', () => {
  const fixOf = (access: Access) => controlPlaneAdvice(access, 'createDeployment').byStatus[404]?.fix
  expect(fixOf({ base_url: BASE_URL })).toContain(`${BASE_URL}/v2/deployments`)
  expect(fixOf({})).not.toContain('undefined')
  expect(fixOf({ base_url: BASE_URL, has_answered: true })).not.toContain(BASE_URL)
})
