import { afterEach, expect, test } from '@jest/globals'
import { addProxySchemes } from '../../../src/adapters/runner/environment.js'
import { startProxy } from '../../support/servers/proxy.js'
import { replyJson } from '../../support/servers/raw-server.js'
import { API_KEY, clientOf, DEPLOYMENT, failureOf, serve } from './client.js'

const NAMES = [
  'HTTP_PROXY',
  'http_proxy',
  'HTTPS_PROXY',
  'https_proxy',
  'NO_PROXY',
  'no_proxy'
] as const
const before = Object.fromEntries(NAMES.map((name) => [name, process.env[name]]))

function setProxy(variables: Partial<Record<(typeof NAMES)[number], string>>): void {
  for (const name of NAMES) delete process.env[name]
  Object.assign(process.env, variables)
}
afterEach(() =>
  setProxy(Object.fromEntries(Object.entries(before).filter(([, value]) => value !== undefined)))
)

test.each([
  ['localhost:3128', 'http://localhost:3128'],
  ['proxy.example:3128', 'http://proxy.example:3128'],
  ['user:pw@10.0.0.1:3128', 'http://user:pw@10.0.0.1:3128'],
  ['https://proxy.example', 'https://proxy.example'],
  ['', '']
])('the proxy %j is %j', (HTTPS_PROXY, complete) => {
  setProxy({ HTTPS_PROXY })
  addProxySchemes()
  expect(process.env['HTTPS_PROXY']).toBe(complete)
})

test('a proxy without a scheme is used', async () => {
  const proxy = await startProxy({ refuse: 407 })
  setProxy({ HTTP_PROXY: new URL(proxy.url).host })
  addProxySchemes()
  const read = clientOf('http://control-plane.test').controlPlane.readDeployment('d')
  expect((await failureOf(read)).what).toContain(new URL(proxy.url).host)
  expect(proxy.asked).toHaveLength(1)
  await proxy.close()
})

test('a proxy carries the requests and gives their answers back whole, but not those to this machine', async () => {
  const server = await serve(() => replyJson(200, DEPLOYMENT))
  const proxy = await startProxy({ port: server.port })
  setProxy({ HTTP_PROXY: proxy.url })
  const { controlPlane } = clientOf('http://control-plane.test')
  for (let i = 0; i < 3; i++)
    await expect(controlPlane.readDeployment('d')).resolves.toMatchObject(DEPLOYMENT)
  expect(server.requests.map(({ headers }) => headers['x-api-key'])).toEqual([
    API_KEY,
    API_KEY,
    API_KEY
  ])
  expect(new Set(proxy.asked.map(({ request }) => request))).toEqual(
    new Set(['CONNECT control-plane.test:80'])
  )
  const asked = proxy.asked.length
  await clientOf(server.url).controlPlane.readDeployment('d')
  expect({ requests: server.requests.length, asked: proxy.asked.length }).toEqual({
    requests: 4,
    asked
  })
  await proxy.close()
})
