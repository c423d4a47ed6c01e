import { describe, expect, test } from '@jest/globals'
import { type Access, controlPlaneAdvice } from '../../../src/adapters/control-plane/advice.js'
import type { Credentials } from '../../../src/adapters/control-plane/headers.js'
import { CredentialsExpiredError } from '../../../src/errors.js'
import type { ControlPlane } from '../../../src/ports.js'
import { controlPlaneOver } from '../../support/fakes/control-plane-over.js'
import { DEPLOYMENT, failureOf } from './client.js'
import { answering, json } from './sender.js'

const BASE_URL = 'https://api.example/api-host'
const NO = json({ detail: 'no' })
const read = (answer: Parameters<typeof answering>[0]) =>
  failureOf(controlPlaneOver(answering(answer)).readDeployment('id'))
const patch = (answer: Parameters<typeof answering>[0]) =>
  failureOf(controlPlaneOver(answering(answer)).patchDeployment('id', {}))

test.each<[number, RegExp]>([
  [401, /api_key/],
  [403, /permission/],
  [404, /base_url/],
  [409, /concurrency/],
  [413, /smaller/],
  [422, /Correct what/],
  [429, /timeout/]
])('a write that is refused with %i says what to do', async (status, advice) => {
  expect((await patch({ ...NO, status })).fix.join(' ')).toMatch(advice)
})

const FIELDS = '{"detail":[{"loc":["body","name"],"msg":"bad","type":"x"}]}'
test.each<[number, string, RegExp]>([
  [400, FIELDS, /^Correct the fields above/],
  [400, '{"detail":"the name is reserved"}', /Correct what the/],
  [422, '', /gives no reason/],
  [
    422,
    `{"detail":"source must be 'github' or 'external_docker'"}`,
    /`api_dialect` to `langsmith`/
  ],
  [403, '{"detail":"This requires workspace specification"}', /set `tenant_id`/]
])('the advice fits what the answer says: %i %s', async (status, text, advice) => {
  expect((await read({ status, text })).fix.join(' ')).toMatch(advice)
})

test.each([400, 422])(
  'a list that refuses the search (%i) leads to deployment_id',
  async (status) => {
    const list = controlPlaneOver(answering({ status, text: FIELDS })).listDeployments({
      name_contains: 'a',
      limit: 100,
      offset: 0
    })
    expect((await failureOf(list)).fix.join(' ')).toMatch(/refuses the search.*set `deployment_id`/)
  }
)

test.each([
  [301, true],
  [303, true],
  [307, false]
])(
  'a write that is redirected (%i) may have been applied: %s',
  async (status, mayHaveBeenApplied) => {
    const redirect = { status, location: 'https://other.example/' }
    expect(await patch(redirect)).toMatchObject({ mayHaveBeenApplied, retryable: false })
    expect((await patch(redirect)).fix.join(' ').includes('may have applied')).toBe(
      mayHaveBeenApplied
    )
    expect((await read(redirect)).fix.join(' ')).not.toContain('may have applied')
  }
)

test.each<[string, boolean, string, string | undefined]>([
  ['neutral, to LangSmith', false, "one of 'github', 'external_docker'", 'to `langsmith`'],
  [
    'langsmith, to a neutral service',
    true,
    `one of 'git_host', "input":"github"`,
    'Remove `api_dialect`'
  ],
  ['langsmith, with another mistake', true, '"input":"github"', undefined]
])(
  'a refusal leads to the dialect that the service speaks: %s',
  (_, speaks_langsmith, text, fix) => {
    const refusal = { status: 422, text, said: 'fields' } as const
    const explained = controlPlaneAdvice({ speaks_langsmith }, 'createDeployment').explain(refusal)
    if (fix === undefined) expect(explained.fix).toMatch(/^Correct the fields/)
    else expect(explained.fix).toContain(fix)
  }
)

test.each([
  ['https://api.smith.langchain.com', 'https://api.host.langchain.com'],
  ['https://eu.api.smith.langchain.com', 'https://eu.api.host.langchain.com'],
  ['https://smith.langchain.com', 'https://api.host.langchain.com'],
  ['https://api.host.langchain.com', undefined],
  ['https://api.smith.example', undefined]
])('a 404 of %s leads to the control plane %s', (base_url, meant) => {
  for (const operation of ['createDeployment', 'readDeployment'] as const) {
    const { fix = '' } = explained({ base_url }, 404, operation)
    expect(fix.startsWith(`Set \`base_url\` to ${meant},`)).toBe(meant !== undefined)
  }
})

test('an address that has answered is the control plane, whatever is not found there', () => {
  const access = { base_url: 'https://api.smith.langchain.com', has_answered: true }
  expect(explained(access, 404).fix).toMatch(/^Check `deployment_id`/)
})

test('without a list of integrations, LangSmith is the dialect to set or to remove', () => {
  const fixOf = (speaks_langsmith: boolean) =>
    explained({ has_answered: true, speaks_langsmith }, 404, 'listIntegrations').fix
  expect(fixOf(false)).toContain('set `api_dialect` to `langsmith`')
  expect(fixOf(true)).toContain('remove `api_dialect`')
})

/** What the advice says about a status. */
const explained = (
  access: Access,
  status: number,
  operation: keyof ControlPlane = 'readDeployment'
) => controlPlaneAdvice(access, operation).explain({ status, text: '', said: 'nothing' })
const inputsIn = (fix = '') => [...fix.matchAll(/`(\w+)`/g)].map(([, input = '']) => input)

test.each<[Credentials, string[], string]>([
  [{ api_key: 'k' }, ['api_key', 'tenant_id'], 'key'],
  [{ bearer_token: 'b' }, ['bearer_token', 'tenant_id'], 'token'],
  [{ tenant_id: 't' }, ['tenant_id'], 'tenant ID'],
  [{ api_key: 'k', tenant_id: 't' }, ['api_key', 'tenant_id'], 'key']
])(
  'whoever is refused learns which of the given inputs to check: %j',
  (credentials, named, noun) => {
    const access = { base_url: BASE_URL, credentials }
    expect(inputsIn(explained(access, 403).fix)).toEqual(named)
    expect(inputsIn(explained(access, 401).fix)).toEqual(Object.keys(credentials))
    for (const status of [401, 403]) {
      expect(explained(access, status).headline).toContain(`the ${noun}`)
      expect(explained(access, status).fix).toContain(BASE_URL)
    }
  }
)

test.each<[keyof ControlPlane, (plane: ControlPlane) => Promise<unknown>, RegExp]>([
  [
    'createDeployment',
    (plane) => plane.createDeployment({} as never),
    /^The control plane does not have/
  ],
  ['listIntegrations', (plane) => plane.listIntegrations(), /has no list of integrations \(404\)/],
  ['listListeners', (plane) => plane.listListeners(), /has no list of listeners \(404\)/]
])(
  'a 404 of %s means a wrong address, unless a request was answered before',
  async (_, call, missing) => {
    const notFound = json({ detail: 'Not Found' }, 404)
    const plane = controlPlaneOver(
      answering(notFound, json({ ...DEPLOYMENT, id: 'd' }), notFound),
      {
        access: { base_url: BASE_URL }
      }
    )
    const atFirst = await failureOf(call(plane))
    expect(atFirst.message).toMatch(/^No control plane API was found at `base_url` \(404\)\./)
    expect(atFirst.fix.join(' ')).toContain(`This run requested ${BASE_URL}/`)
    await plane.readDeployment('d')
    expect((await failureOf(call(plane))).message).toMatch(missing)
  }
)

describe('credentials that worked before', () => {
  test.each<[string, number[], boolean]>([
    ['were never accepted: they are wrong', [401], false],
    ['have expired', [200, 401], true],
    ['are no longer permitted what they were', [200, 403], true]
  ])('%s (%j)', async (_, statuses, isExpired) => {
    const answers = statuses.map((status) =>
      status < 300 ? json({ ...DEPLOYMENT, id: 'd' }, status) : { ...NO, status }
    )
    const plane = controlPlaneOver(answering(...answers))
    for (const _ of statuses.slice(1)) await plane.readDeployment('d').catch(() => {})
    const error = await failureOf(plane.readDeployment('d'))
    expect(error instanceof CredentialsExpiredError).toBe(isExpired)
    expect(error).toMatchObject({
      code: 'auth_failed',
      retryable: false,
      request: 'GET /v2/deployments/d'
    })
  })

  test('may never have had another permission', async () => {
    const plane = controlPlaneOver(
      answering(json({ ...DEPLOYMENT, id: 'd' }), { ...NO, status: 403 })
    )
    await plane.readDeployment('d')
    const error = await failureOf(plane.patchDeployment('d', {}))
    expect(error).not.toBeInstanceOf(CredentialsExpiredError)
    expect(error.message).toMatch(/can read deployments, but not make this change/)
  })
})
