import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'

/** What the registry says of a package: one advisory for each. */
const advisory = (name: string) => ({
  [name]: [
    {
      id: 1,
      url: 'https://x.example/1',
      title: 'Leaks keys',
      severity: 'high',
      vulnerable_versions: '<99',
      cwe: [],
      cvss: {}
    }
  ]
})

/** npm remembers what it once worked out of an advisory. */
const cache = mkdtempSync(join(tmpdir(), 'npm-cache-'))
afterAll(() => rmSync(cache, { recursive: true, force: true }))

/** `npm run audit` against a registry that gives this answer about vulnerabilities. */
async function audit(answer: number | object): Promise<{ exitCode: number; output: string }> {
  const registry = createServer((request, response) => {
    request.resume()
    const name = decodeURIComponent(request.url?.slice(1) ?? '')
    const found = { name, versions: { '1.0.0': { name, version: '1.0.0' } }, 'dist-tags': { latest: '1.0.0' } }
    const isAudit = request.url === '/-/npm/v1/security/advisories/bulk'
    response.statusCode = isAudit && typeof answer === 'number' ? answer : 200
    response.setHeader('content-type', 'application/json').end(JSON.stringify(isAudit ? answer : found))
  })
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
  const { port } = registry.address() as AddressInfo
  const settings = { registry: `http://127.0.0.1:${port}`, fetch_retries: '0', cache }
  const env = {
    ...process.env,
    ...Object.fromEntries(Object.entries(settings).map(([key, value]) => [`npm_config_${key}`, value]))
  }
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/audit.mjs'], { env }, (error, stdout, stderr) => {
      registry.close()
      registry.closeAllConnections()
      resolve({ exitCode: Number(error?.code ?? 0), output: stdout + stderr })
    })
  })
}

test('the audit passes if the registry reports no vulnerability', async () => {
  expect(await audit({})).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('0 vulnerabilities in shipped packages')
  })
})

test.each([
  ['zod', 'a runtime dependency'],
  ['undici', 'a dependency of one'],
  ['fastify', 'a development dependency that is bundled into dist/cli']
])('a known vulnerability of %s fails the audit: %s', async (name) => {
  const { exitCode, output } = await audit(advisory(name))
  expect(output).toMatch(new RegExp(`shipped +high +${name} .*Leaks keys`))
  expect(exitCode).toBe(1)
})

test('a vulnerability of a tool that is not shipped is printed, and does not fail the audit', async () => {
  expect(await audit(advisory('jest'))).toMatchObject({
    exitCode: 0,
    output: expect.stringMatching(/tool +high +jest/)
  })
})

test('a registry without audits never counts as a clean result', async () => {
  expect(await audit(405)).toMatchObject({ exitCode: 3, output: expect.stringContaining('Not audited') })
  expect((await audit(500)).exitCode).toBe(1)
})
