/** The examples of the served API documents: each works unchanged. */
import { describe, expect, test } from '@jest/globals'
import { type Emulator, startEmulator } from '../../emulator/index.js'
import { call, type Json, KEY } from './support.js'

interface Example {
  name: string
  method: string
  path: string
  body: unknown
}

const document = async (emulator: Emulator, path: string): Promise<Json> =>
  (await call(emulator, `GET ${path}`)).body

/** A request per operation, made from nothing but the document. */
function examplesOf({ paths, servers = [{ url: '' }] }: Json): Example[] {
  return Object.entries<Json>(paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, operation]) => {
      const filled = (operation.parameters ?? [])
        .filter((parameter: Json) => parameter.in === 'path')
        .reduce((text: string, { name, example }: Json) => text.replace(`{${name}}`, example), path)
      const query = (operation.parameters ?? [])
        .filter((parameter: Json) => parameter.in === 'query' && parameter.required)
        .map(({ name, schema }: Json) => `?${name}=${schema.enum[0]}`)
        .join('')
      const body = operation.requestBody?.content['application/json'].example
      return {
        name: operation.operationId,
        method: method.toUpperCase(),
        path: servers[0].url + filled + query,
        body
      }
    })
  )
}

const send = ({ url }: Emulator, { method, path, body }: Example) =>
  fetch(url + path, {
    method,
    headers: body === undefined ? KEY : { ...KEY, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) })
  })

describe.each(['neutral', 'langsmith'])(
  'the reference of the control plane in the words of %s',
  (dialect) => {
    test('has an example for each body, and all are accepted', async () => {
      await using emulator = await startEmulator({ dialect, buildTime: 0 })
      const first = examplesOf(await document(emulator, '/docs/json')).find(
        ({ name }) => name === 'create_deployment'
      )
      expect((await send(emulator, first as Example)).status).toBe(201)
      const whole = await document(emulator, '/openapi.json')
      const bodies = Object.values<Json>(whole.paths).flatMap((methods) =>
        Object.values<Json>(methods)
      )
      expect(
        bodies.filter(({ requestBody: body }) => body && !body.content['application/json'].example)
      ).toEqual([])
      // Those that take away what others need come last.
      const order = ['delete_deployment', 'reset', 'restart']
      const examples = examplesOf(whole).sort(
        (a, b) => order.indexOf(a.name) - order.indexOf(b.name)
      )
      for (const example of examples) {
        // The fault of the example would meet the requests after it.
        emulator.faults.clear()
        const answer = await send(emulator, example)
        expect({
          example,
          status: answer.status,
          text: answer.ok ? '' : await answer.text()
        }).toMatchObject({ text: '' })
      }
      expect(examples.length).toBeGreaterThan(20)
    })
  }
)

test('the reference of an agent server has working examples and only its own schemas', async () => {
  await using emulator = await startEmulator({ buildTime: 0 })
  const create = examplesOf(await document(emulator, '/openapi.json')).find(
    ({ name }) => name === 'create_deployment'
  )
  const { id } = (await (await send(emulator, create as Example)).json()) as Json
  const agent = await document(emulator, `/agents/${id}/openapi.json`)
  for (const example of examplesOf(agent)) {
    expect({ name: example.name, status: (await send(emulator, example)).status }).toEqual({
      name: example.name,
      status: 200
    })
  }
  expect(
    Object.keys(agent.components.schemas).filter((name) =>
      /Deployment|Revision|Emulator|Secret/.test(name)
    )
  ).toEqual([])
})
