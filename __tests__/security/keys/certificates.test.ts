import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { gitInputs, runBundle } from '../../programs/action/bundle.js'
import { selfSigned } from '../../support/servers/certificate.js'
import { hostileControlPlane } from '../../support/servers/hostile-control-plane.js'
import { startProxy } from '../../support/servers/proxy.js'
import { ToldDeployments } from '../../support/servers/told-deployments.js'
import { errorOf } from '../../support/shown-messages.js'

const OFF = { NODE_TLS_REJECT_UNAUTHORIZED: '0' }
const folder = mkdtempSync(join(tmpdir(), 'certificates-'))
const authority = join(folder, 'authority.pem')
let server: Server
let url = ''
/** What arrived, with every header that could carry a key. */
const arrived: string[] = []

beforeAll(async () => {
  const certificate = selfSigned('localhost')
  writeFileSync(authority, certificate.cert)
  server = createServer(certificate, (request, response) => {
    arrived.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`)
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  url = `https://localhost:${(server.address() as { port: number }).port}`
})
beforeEach(() => void arrived.splice(0))
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

const remove = (variables: Record<string, string>, base = url) =>
  runBundle(
    gitInputs(base, {
      command: 'delete',
      name: '',
      deployment_id: '5f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1',
      timeout: '3s'
    }),
    { variables }
  )

describe('a job that turns the checking of certificates off', () => {
  test('does not turn verification off: no key is sent to a server without a trusted certificate, and a warning says so', async () => {
    const { exitCode, outputs, stdout } = await remove(OFF)
    expect({ exitCode, error_code: outputs.error_code, arrived }).toEqual({
      exitCode: 1,
      error_code: 'control_plane_unreachable',
      arrived: []
    })
    expect(stdout).toMatch(/^::warning::NODE_TLS_REJECT_UNAUTHORIZED=0 .*NODE_EXTRA_CA_CERTS/m)
    const { first, rest } = errorOf(stdout)
    expect(first).toContain(new URL(url).host)
    expect(rest[0]).toMatch(/DELETE .*SELF_SIGNED/)
    expect(stdout.indexOf('::warning::')).toBeGreaterThan(stdout.lastIndexOf('::add-mask::'))
  })

  test('nor behind a proxy', async () => {
    const proxy = await startProxy({ port: (server.address() as { port: number }).port })
    const { exitCode } = await remove(
      { ...OFF, HTTPS_PROXY: proxy.url },
      'https://control-plane.test'
    )
    await proxy.close()
    expect({ exitCode, arrived, asked: proxy.asked.length }).toEqual({
      exitCode: 1,
      arrived: [],
      asked: 1
    })
  })

  test('reaches a server whose authority it names', async () => {
    const { exitCode, stdout } = await remove({ ...OFF, NODE_EXTRA_CA_CERTS: authority })
    expect({ exitCode, arrived: arrived.length }).toEqual({ exitCode: 0, arrived: 1 })
    expect(stdout).toContain('::warning::NODE_TLS_REJECT_UNAUTHORIZED=0')
  })

  test.each<[string, Record<string, string>, number, RegExp]>([
    [
      'GitHub no token',
      { environment: 'production', github_token: 'ghs_of_the_tests' },
      0,
      /^::warning::GitHub cannot be/m
    ],
    [
      'the agent server no key',
      { smoke_assistant: 'agent', smoke_timeout: '1s' },
      1,
      /Smoke check failed.*SELF_SIGNED/
    ]
  ])('gives %s that way either', async (_what, inputs, code, said) => {
    const plane = await hostileControlPlane({
      told: new ToldDeployments([], { created: { custom_url: url } })
    })
    const variables = { ...OFF, GITHUB_API_URL: url }
    const { exitCode, stdout } = await runBundle(gitInputs(plane.url, inputs), { variables })
    await plane.close()
    expect({ exitCode, arrived }).toEqual({ exitCode: code, arrived: [] })
    expect(stdout).toMatch(said)
  })
})

test('a proxy comes from the variables of the runner, not from an input of that name', async () => {
  const proxy = await startProxy({ refuse: 502 })
  const inputs = {
    https_proxy: proxy.url,
    http_proxy: proxy.url,
    all_proxy: proxy.url,
    proxy: proxy.url
  }
  const { exitCode } = await runBundle(
    { ...gitInputs(url, { command: 'delete', timeout: '1s' }), ...inputs },
    { variables: { ALL_PROXY: proxy.url } }
  )
  await proxy.close()
  expect({ exitCode, asked: proxy.asked }).toEqual({ exitCode: 1, asked: [] })
})
