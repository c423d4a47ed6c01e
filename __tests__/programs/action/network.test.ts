import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { type Certificate, selfSigned } from '../../support/servers/certificate.js'
import { type Proxy, startProxy } from '../../support/servers/proxy.js'
import { DEPLOYMENT_ID } from '../../support/servers/told-deployments.js'
import { errorOf } from '../../support/shown-messages.js'
import { API_KEY, gitInputs, runBundle } from './bundle.js'

const HOST = 'control-plane.test'
const URL_OF_HOST = `https://${HOST}/api-host`

/** An https control plane under a made-up name that only the proxy knows; it counts what arrives. */
class SecurePlane {
  readonly folder = mkdtempSync(join(tmpdir(), 'secure-plane-'))
  readonly authority = join(this.folder, 'authority.pem')
  readonly requests: { line: string; key: unknown }[] = []
  private readonly certificate: Certificate = selfSigned(HOST)
  private readonly server = createServer(this.certificate, (request, response) => {
    this.requests.push({
      line: `${request.method} ${request.url}`,
      key: request.headers['x-api-key']
    })
    response.writeHead(204).end()
  })

  async listen(): Promise<number> {
    writeFileSync(this.authority, this.certificate.cert)
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return (this.server.address() as { port: number }).port
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
    rmSync(this.folder, { recursive: true })
  }
}

const plane = new SecurePlane()
let port = 0
let proxies: Proxy[] = []
beforeAll(async () => {
  port = await plane.listen()
})
afterEach(async () => {
  plane.requests.length = 0
  await Promise.all(proxies.map((proxy) => proxy.close()))
  proxies = []
})
afterAll(() => plane.close())

async function proxyTo(target: Parameters<typeof startProxy>[0]): Promise<Proxy> {
  const proxy = await startProxy(target)
  proxies.push(proxy)
  return proxy
}

const remove = (variables: Record<string, string>, timeout = '20s') =>
  runBundle(
    gitInputs(URL_OF_HOST, { command: 'delete', deployment_id: DEPLOYMENT_ID, name: '', timeout }),
    {
      variables
    }
  )

describe('a runner behind a proxy', () => {
  test('reaches the service through it, which never sees the key', async () => {
    const proxy = await proxyTo({ port })
    const { exitCode, outputs } = await remove({
      https_proxy: proxy.url,
      NODE_EXTRA_CA_CERTS: plane.authority
    })
    expect({ exitCode, operation: outputs.operation }).toEqual({
      exitCode: 0,
      operation: 'deleted'
    })
    expect(plane.requests).toEqual([
      { line: `DELETE /api-host/v2/deployments/${DEPLOYMENT_ID}`, key: API_KEY }
    ])
    expect(proxy.asked.map(({ request }) => request)).toEqual([`CONNECT ${HOST}:443`])
    expect(JSON.stringify(proxy.asked)).not.toContain(API_KEY)
  })

  test('does not use it for a host that NO_PROXY names', async () => {
    const proxy = await proxyTo({ port })
    const { exitCode, stdout } = await remove(
      { HTTPS_PROXY: proxy.url, NO_PROXY: `a.example,${HOST}` },
      '2s'
    )
    expect(exitCode).toBe(1)
    expect(stdout).toMatch(/ENOTFOUND|EAI_AGAIN|no whole answer/)
    expect(proxy.asked).toEqual([])
  })

  test('the error names the host that could not be reached if the proxy refuses', async () => {
    const proxy = await proxyTo({ refuse: 407 })
    const { exitCode, outputs, stdout } = await remove({ HTTPS_PROXY: proxy.url }, '300ms')
    const { first, code, rest } = errorOf(stdout)
    expect({ exitCode, error_code: outputs.error_code, code }).toEqual({
      exitCode: 1,
      error_code: 'control_plane_unreachable',
      code: 'control_plane_unreachable'
    })
    expect(first).toContain(HOST)
    expect(rest[0]).toContain('statusCode=407')
    expect(rest[0]).toContain(`DELETE /v2/deployments/${DEPLOYMENT_ID}: `)
  })
})

describe('a certificate that is not trusted', () => {
  test('gets no key, is not retried, and the fix is not to turn verification off', async () => {
    const proxy = await proxyTo({ port })
    const { exitCode, stdout } = await remove({ HTTPS_PROXY: proxy.url })
    expect(exitCode).toBe(1)
    expect(plane.requests).toEqual([])
    expect(proxy.asked).toHaveLength(1)
    expect(stdout).toContain('NODE_EXTRA_CA_CERTS')
  })
})
