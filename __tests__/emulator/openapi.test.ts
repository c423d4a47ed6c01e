/** The API document and the interactive reference. */
import { expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { UNREADABLE_BODY } from '../../emulator/http/operations/operation.js'
import { VERSION } from '../../src/release.js'
import { borrowEmulator } from '../support/borrowed-emulator.js'
import { call, gitRequest, imageRequest, type Json } from './support.js'

async function document(): Promise<Json> {
  await using emulator = await borrowEmulator()
  return (await call(emulator, 'GET /openapi.json', { headers: {} })).body
}

function* references(value: Json): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    if (key === '$ref') yield child as string
    else yield* references(child)
  }
}

test('lists every operation, each under one id and with a summary', async () => {
  const { paths } = await document()
  const operations = Object.entries<Json>(paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, operation]) => ({
      name: `${method} ${path}`,
      operation
    }))
  )
  const isLocal = ({ name }: { name: string }) => name.includes('/_emulator/')
  const served = operations.filter((operation) => !isLocal(operation)).map(({ name }) => name)
  expect(served.sort()).toEqual([
    'delete /v2/deployments/{deployment_id}',
    'get /v1/integrations/git_host/install',
    'get /v2/deployments',
    'get /v2/deployments/{deployment_id}',
    'get /v2/deployments/{deployment_id}/revisions',
    'get /v2/deployments/{deployment_id}/revisions/{latest_revision_id}',
    'get /v2/listeners',
    'get /v2/listeners/{listener_id}',
    'patch /v2/deployments/{deployment_id}',
    'post /v1/projects/{deployment_id}/deploy_logs',
    'post /v1/projects/{deployment_id}/revisions/{revision_id}/build_logs',
    'post /v1/projects/{deployment_id}/revisions/{revision_id}/deploy_logs',
    'post /v2/deployments',
    'post /v2/deployments/{deployment_id}/revisions/{revision_id}/redeploy'
  ])
  const local = operations.filter(isLocal)
  expect(local.map(({ operation }) => operation.tags)).toEqual(local.map(() => ['local']))
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(operations.every(({ operation }) => operation.summary)).toBe(true)
})

test('describes create as §4.1 does: body, answers, any one of three schemes', async () => {
  const { paths, components } = await document()
  const { post } = paths['/v2/deployments']
  const schema = (content: Json) => content.content['application/json'].schema
  expect(schema(post.requestBody)).toEqual({ $ref: '#/components/schemas/DeploymentCreateRequest' })
  expect(schema(post.responses[201])).toEqual({ $ref: '#/components/schemas/Deployment' })
  expect(schema(post.responses[400])).toEqual({ $ref: '#/components/schemas/ErrorDetail' })
  expect(schema(post.responses[422])).toEqual({ $ref: '#/components/schemas/HTTPValidationError' })
  expect(post.security).toEqual([{ api_key: [] }, { tenant_id: [] }, { bearer: [] }])
  expect(components.securitySchemes).toEqual({
    api_key: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
    tenant_id: { type: 'apiKey', in: 'header', name: 'X-Tenant-Id' },
    bearer: { type: 'http', scheme: 'bearer' }
  })
})

test.each([
  ['git_host', gitRequest(), { resource_spec: { cpu: 1 } }],
  ['external_container', imageRequest(), { repo_url: 'https://git.example/a' }]
])('its schema refuses what a source does not take: %s', async (_source, request, foreign) => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema(await document(), 'document')
  const validate = ajv.getSchema('document#/components/schemas/DeploymentCreateRequest')
  expect(validate?.(request)).toBe(true)
  expect(validate?.({ ...request, source_config: { ...request.source_config, ...foreign } })).toBe(
    false
  )
})

test('has each schema once, and every reference leads to one', async () => {
  const whole = await document()
  const schemas = Object.keys(whole.components.schemas)
  const referred = [...references(whole)].map((reference) =>
    reference.replace('#/components/schemas/', '')
  )
  expect(referred.filter((name) => !schemas.includes(name))).toEqual([])
  expect(schemas).toEqual(
    expect.arrayContaining(['Deployment', 'ResourceSpec', 'Secret', 'Revision', 'EmulatorFault'])
  )
})

test('the reference page and all it loads come from this server', async () => {
  await using emulator = await borrowEmulator()
  const page = await fetch(`${emulator.url}/docs`)
  const html = await page.text()
  const loaded = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '')
  expect(loaded.length).toBeGreaterThan(4)
  for (const path of loaded) {
    expect(path).toMatch(/^\//)
    expect((await fetch(emulator.url + path)).status).toBe(200)
  }
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  const setup = await (await fetch(`${emulator.url}/docs/static/setup.js`)).text()
  expect(setup).toContain('validatorUrl: null')
  expect((await call(emulator, 'GET /docs/json')).body.info.version).toBe(VERSION)
})

test('says what any request may be refused with, before its operation is reached', async () => {
  const { paths } = await document()
  const { get, post } = paths['/v2/deployments']
  expect(Object.keys(get.responses)).toEqual(expect.arrayContaining(['417']))
  expect(Object.keys(post.responses)).toEqual(expect.arrayContaining(Object.keys(UNREADABLE_BODY)))
})
