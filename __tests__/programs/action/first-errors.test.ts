/** The errors that a new user meets first: each names the cause, has a code, and says where to fix it. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from '@jest/globals'
import { ERROR_CODES } from '../../../src/error-codes.js'
import { rawServer, reply } from '../../support/servers/raw-server.js'
import { errorOf } from '../../support/shown-messages.js'
import { gitInputs, runSource } from './bundle.js'

interface Expected {
  code: keyof typeof ERROR_CODES
  first: RegExp
  fix: RegExp
}

async function expectError(
  inputs: Record<string, string>,
  { code, first, fix }: Expected,
  variables: Record<string, string> = {}
): Promise<string[]> {
  const { exitCode, outputs, stdout } = await runSource(inputs, { variables })
  const error = errorOf(stdout)
  expect([exitCode, outputs['error_code'], error.code]).toEqual([1, code, code])
  expect(error.first).toMatch(first)
  expect(error.rest.join('\n')).toMatch(fix)
  return error.rest
}

describe('an answer of the control plane', () => {
  const ANSWERS: [string, Buffer, Record<string, string>, Expected][] = [
    [
      'refuses the key',
      reply(403, '{"detail":"Forbidden"}'),
      {},
      {
        code: 'auth_failed',
        first: /^The control plane refused the key \(403\)\. Nothing was changed\.$/,
        fix: /value of `api_key`/
      }
    ],
    [
      'refuses a token',
      reply(401, '{"detail":"expired"}'),
      { api_key: '', bearer_token: 'token-1234567' },
      { code: 'auth_failed', first: /refused the token \(401\)/, fix: /value of `bearer_token`/ }
    ],
    [
      'is the page of a proxy',
      reply(403, '<html><title>Access Denied</title></html>'),
      {},
      {
        code: 'auth_failed',
        first: /refused with a web page \(403\), most likely by a proxy/,
        fix: /owner of the proxy/
      }
    ],
    [
      'is 404 to everything: the path of base_url is wrong',
      reply(404, '<html>Not Found</html>'),
      {},
      {
        code: 'not_found',
        first: /^No control plane API was found at `base_url` \(404\)\. Nothing was changed\.$/,
        fix: /path of `base_url`.*\/v2\/deployments/
      }
    ]
  ]
  test.each(ANSWERS)('that %s', async (_, answer, inputs, expected) => {
    const server = await rawServer(() => answer)
    try {
      const lines = await expectError(
        gitInputs(server.url, { integration_id: '11111111-1111-4111-8111-111111111111', ...inputs }),
        expected
      )
      expect(lines[0]).toMatch(/^ {2}(?:GET|POST) \/v2\/deployments answered \d{3}/)
    } finally {
      await server.close()
    }
  })
})

describe('an address', () => {
  test('at which nothing listens is the runner itself, and fails within seconds', async () => {
    const startedAt = Date.now()
    await expectError(gitInputs('http://127.0.0.1:9'), {
      code: 'control_plane_unreachable',
      first: /^No program listens at 127\.0\.0\.1:9\. This address is the runner itself\. Nothing was changed\.$/,
      fix: /Check `base_url`.*earlier step of the same job/
    })
    expect(Date.now() - startedAt).toBeLessThan(20_000)
  })

  test('that does not exist is named', async () => {
    await expectError(gitInputs('https://control-plane.invalid', { timeout: '1s' }), {
      code: 'control_plane_unreachable',
      first: /^The (?:host|name server).* control-plane\.invalid/,
      fix: /spelling of `base_url`/
    })
  })

  test('that a proxy refuses is named with the proxy', async () => {
    const proxy = createServer().on('connect', (_, socket) => socket.end('HTTP/1.1 403 Forbidden\r\n\r\n'))
    await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
    const { port } = proxy.address() as AddressInfo
    try {
      await expectError(
        gitInputs('https://control-plane.invalid', { timeout: '1s' }),
        {
          code: 'control_plane_unreachable',
          first: /^The proxy refused to connect to control-plane\.invalid \(403\)\. Nothing was changed\.$/,
          fix: /HTTPS_PROXY.*NO_PROXY/
        },
        { HTTPS_PROXY: `http://127.0.0.1:${port}`, https_proxy: '', NO_PROXY: '', no_proxy: '' }
      )
    } finally {
      proxy.close()
    }
  })
})

describe('an input', () => {
  const SETTINGS = 'Settings → Secrets and variables'
  const INPUTS: [string, Record<string, string>, string][] = [
    ['without any credential', { api_key: '' }, `  api_key: is not set.*${SETTINGS} → Actions.*Dependabot.*forks`],
    ['without base_url', { base_url: '' }, `  base_url: is not set.*https://.*${SETTINGS} → Actions → Variables`],
    ['with a tag that lacks refs/', { repo_ref: 'tags/v1.2.0' }, '  repo_ref: "tags/v1.2.0".* Write refs/tags/v1.2.0'],
    [
      'with an unknown field of resource_spec',
      { graph_config_path: '', image_uri: 'ghcr.io/octo/support:1', resource_spec: 'memory: 2048' },
      '  resource_spec.memory: is not a field. Did you mean "memory_mb"'
    ]
  ]
  test.each(INPUTS)('%s', async (_, inputs, problem) => {
    const { exitCode, outputs, stdout } = await runSource(gitInputs('http://127.0.0.1:9', inputs))
    const { code, rest } = errorOf(stdout)
    expect([exitCode, outputs['error_code'], code]).toEqual([1, 'input_invalid', 'input_invalid'])
    expect(rest.filter((line) => new RegExp(`^${problem}`).test(line))).toHaveLength(1)
  })

  test('that names the tag of this run like a branch', async () => {
    const { stdout } = await runSource(gitInputs('http://127.0.0.1:9', { repo_ref: 'v1' }), {
      variables: { GITHUB_REF: 'refs/tags/v1' }
    })
    expect(errorOf(stdout).rest).toEqual([
      expect.stringMatching(/^ {2}repo_ref: "v1" is a tag.*Write refs\/tags\/v1\./)
    ])
  })
})

test('each code has a meaning, causes and a fix', () => {
  for (const [code, { meaning, causes, fix }] of Object.entries(ERROR_CODES)) {
    expect(code).toMatch(/^[a-z]+(?:_[a-z]+)*$/)
    for (const text of [meaning, fix, ...causes]) expect(text).toMatch(/^[A-Z`].*\.$/s)
    expect(causes.length).toBeGreaterThan(0)
  }
})
